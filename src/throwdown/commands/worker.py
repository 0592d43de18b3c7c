"""``throwdown worker``: throws and thoughts for a server on another machine."""

from __future__ import annotations

import json
import os
from pathlib import Path
from typing import TYPE_CHECKING

import click

from .shared import Spoken, json_option

if TYPE_CHECKING:
    from throwdown.server.compute.remote.jobs import Work
    from throwdown.server.compute.worker.processes import Processes


@click.command()
@click.option("--server", required=True, metavar="HOST:PORT")
@click.option("--key-file", required=True, type=click.Path(path_type=Path))
@click.option("--cores", type=click.IntRange(1, 256))
@click.option("--for", "takes", default="throws,thoughts", show_default=True, metavar="WORK")
@json_option
def worker(server: str, key_file: Path, cores: int | None, takes: str, as_json: bool) -> None:
    """Compute throws and thoughts of bots for a server, which may be on another machine.

    Example: throwdown worker --server 10.0.0.2:8701 --key-file workers.key
    """
    import asyncio

    from throwdown.server.compute.worker.processes import Processes
    from throwdown.server.operations.logs import configure
    from throwdown.server.operations.settings import load

    work, key = _work(takes), _key(key_file)
    _check_address(server)
    configure(load())
    hands = Processes(cores or os.cpu_count() or 1, work)
    words = Spoken.in_use()
    if not as_json:
        click.echo(words.say("cli-said-worker", server=server))
    try:
        done = asyncio.run(_run(server, key, hands))
    finally:
        hands.close()
    click.echo(json.dumps({"server": server, "jobs": done}) if as_json else words.say("cli-said-worked", jobs=done))


async def _run(server: str, key: str, hands: Processes) -> int:
    """Until somebody stops it; how many jobs were done."""
    import asyncio
    from signal import SIGINT, SIGTERM

    from throwdown.server.compute.worker.worker import Worker

    working = Worker(server, key, hands)
    for signal in (SIGINT, SIGTERM):
        asyncio.get_running_loop().add_signal_handler(signal, working.stop)
    await working.run()
    return working.done


def _work(told: str) -> tuple[Work, ...]:
    from throwdown.server.compute.remote.jobs import WORK

    wanted = {each.strip() for each in told.split(",") if each.strip()}
    if not wanted or not wanted <= set(WORK):
        raise click.BadParameter(
            f"{told!r} is nothing to do: give {', '.join(WORK)}, or one of them", param_hint="--for"
        )
    return tuple(work for work in WORK if work in wanted)


def _key(file: Path) -> str:
    """The key of the server, which is all that the file holds."""
    from throwdown.server.operations.settings import SettingsRefused, check_shared_key

    try:
        key = file.read_text("utf-8").strip()
    except (OSError, UnicodeDecodeError) as trouble:
        why = getattr(trouble, "strerror", None) or "it is not UTF-8 text"
        raise SettingsRefused(f"{file} cannot be read ({why}): name another file", code="settings/file") from None
    try:
        check_shared_key(f"the key in {file}", key)
    except ValueError as trouble:
        raise SettingsRefused(str(trouble)) from None
    return key


def _check_address(server: str) -> None:
    from throwdown.server.operations.settings import is_inner_address

    if not is_inner_address(server):
        raise click.BadParameter(f"{server!r} is no host and port: give it as 10.0.0.2:8701", param_hint="--server")
