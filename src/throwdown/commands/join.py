"""``throwdown join``: let a bot play at a table of a server."""

from __future__ import annotations

import asyncio
import json
import logging
import os
import re
import signal
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click
from click.core import ParameterSource

from throwdown.errors import ThrowdownError
from throwdown.library.files import write_lines
from throwdown.library.printable import PrintableFormatter, printable
from throwdown.rules.codec import encode
from throwdown.words import ArgumentRefused

from .shared import CommandWords, json_option, think_option

if TYPE_CHECKING:
    from collections.abc import Iterator

    from throwdown.bots import Bot
    from throwdown.client import KeyDropped, TableLink
    from throwdown.rules import Result


#: Six letters and what people write between them; ids of tables are longer.
LONGEST_CODE = 12
#: What a server answers to a token that is not one of its own.
UNKNOWN = "person/unknown"


@click.command()
@click.argument("url", required=False)
@click.argument("table", required=False)
@click.option("--config", type=click.Path(dir_okay=False, path_type=Path), metavar="FILE")
@click.option("--new-token", is_flag=True)
@click.option("--bot", default="regular", show_default=True, metavar="NAME")
@click.option("--token", envvar="THROWDOWN_TOKEN")
@click.option("--name")
@click.option("--seat", type=click.IntRange(0, 4))
@click.option("--games", default=1, show_default=True, type=click.IntRange(1))
@think_option("250ms")
@json_option
def join(
    url: str | None,
    table: str | None,
    config: Path | None,
    new_token: bool,
    bot: str,
    think: float,
    as_json: bool,
    **given: Any,
) -> None:
    """Let a bot sit down at TABLE of the server at URL and play; or stand ready for many tables.

    TABLE is the id of a table, the link to it or its short code.

    Example: throwdown join http://localhost:8642 KBT-RWS --bot expert

    Example: throwdown join --config bot.toml
    """
    if config is not None:
        _refuse_beside(config)
        asyncio.run(_make_token(config) if new_token else _stand(config))
        return
    if new_token:
        raise ArgumentRefused("command/needs", option="--new-token", other="--config FILE")
    if url is None or table is None:
        raise ArgumentRefused("command/table")
    try:
        played = asyncio.run(_play(url, _id(table), bot, think, **given))
    except asyncio.CancelledError:
        raise click.Abort from None  # SIGTERM
    for seat, result in played:
        won = seat in result.winners
        report = {"seat": seat, "won": won, "winners": list(result.winners), "reason": result.reason}
        click.echo(json.dumps(report) if as_json else printable(_sentence(seat, result)))


def _sentence(seat: int, result: Result) -> str:
    return f"seat {seat} {'won' if seat in result.winners else 'lost'} ({result.reason})"


def _refuse_beside(config: Path) -> None:
    """The file says everything: other arguments on the command line would do nothing."""
    context = click.get_current_context()
    for parameter in context.command.params:
        name = parameter.name or ""
        if name not in ("config", "new_token") and context.get_parameter_source(name) is ParameterSource.COMMANDLINE:
            option = parameter.opts[0] if parameter.opts[0].startswith("-") else name.upper()
            raise ArgumentRefused("command/together", option="--config", other=option)


async def _stand(config: Path) -> None:
    """Stand ready until the program is stopped."""
    from throwdown.client import Client, Refused
    from throwdown.client.orders import read_orders, read_token
    from throwdown.client.standing import StandingBot

    orders = read_orders(config)
    client = Client(orders.server, read_token(orders, config))
    output = logging.StreamHandler()
    output.setFormatter(PrintableFormatter("%(asctime)s %(levelname)s %(message)s"))
    logging.basicConfig(handlers=[output], level=logging.WARNING)
    logging.getLogger("throwdown.standing").setLevel(logging.INFO)
    stop, loop = asyncio.Event(), asyncio.get_running_loop()
    for number in (signal.SIGINT, signal.SIGTERM):
        with suppress(NotImplementedError):  # on Windows Ctrl-C ends it the usual way
            loop.add_signal_handler(number, stop.set)
    try:
        await StandingBot(client, orders).run(stop)
    except Refused as refused:
        if refused.code != UNKNOWN:
            raise
        raise ArgumentRefused("client/token", server=orders.server) from None


async def _make_token(config: Path) -> None:
    """Sign in as a new person, and make it a bot."""
    from throwdown.client import Client
    from throwdown.client.orders import read_orders, token_path

    orders = read_orders(config)
    file, name = token_path(orders, config), orders.name or orders.bot.rpartition(":")[2]
    try:
        descriptor = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        raise ArgumentRefused("file/there", path=file) from None
    except OSError as error:
        raise ArgumentRefused("file/unwritable", path=file, why=error.strerror) from None
    with os.fdopen(descriptor, "w", encoding="utf-8") as written:
        try:
            token = await (await Client.guest(orders.server, name)).make_token(name)
        except ThrowdownError:
            file.unlink()
            raise
        written.write(f"{token}\n")
    click.echo(f"{name} has a token: {file}")


def _id(table: str) -> str:
    """A link to a table ends with its id."""
    return table.rstrip("/").rpartition("/")[2]


async def _play(
    url: str, table: str, bot: str, think: float, *, token: str | None, name: str | None, seat: int | None, games: int
) -> list[tuple[int, Result]]:
    from throwdown.client import Client

    client = Client(url, token) if token else await Client.guest(url, name or bot.rpartition(":")[2])
    if len(table) <= LONGEST_CODE:
        table = (await client.invitation(table))["table"]
    with _cancelled_by(signal.SIGTERM):
        async with client.connect(table) as link:
            _player(link, bot, think)  # one that cannot play takes no seat
            try:
                if not link.seats:
                    await link.sit(seat)
                return [await _one_game(link, bot, think) for _ in range(games)]
            except asyncio.CancelledError:
                if token is None or not _is_playing(link):  # a guest cannot come back
                    await link.leave_when_stopped()
                raise


@contextmanager
def _cancelled_by(number: signal.Signals) -> Iterator[None]:
    """Let a signal cancel the current task, so that it can say goodbye; Ctrl-C does so without our help."""
    loop, task = asyncio.get_running_loop(), asyncio.current_task()
    assert task is not None  # noqa: S101  # this is called by a coroutine
    try:
        loop.add_signal_handler(number, task.cancel)
    except RuntimeError:  # on Windows, and in a thread
        yield
        return
    try:
        yield
    finally:
        loop.remove_signal_handler(number)


def _is_playing(link: TableLink) -> bool:
    return link.game is not None and link.result is None


def _say_waiting(link: TableLink) -> None:
    """On stderr: results on stdout are for other programs, too."""
    seats = ", ".join(str(seat) for seat in link.seats)
    said = CommandWords.current().say("cli-said-waiting", seat=seats, game=link.table["game"])
    click.echo(printable(said), err=True)


def _player(link: TableLink, bot: str, think: float) -> Bot:
    from throwdown.bots import make_bot
    from throwdown.rules.catalogue import game

    table = link.table
    rules = game(table["game"], len(table["seats"]), table["options"], edition=table.get("edition"))
    return make_bot(rules, bot, think=think)


def _keep(dropped: KeyDropped) -> None:
    """Write down what the server signed, for ``throwdown verify --proof``."""
    name = re.sub(r"\W", "", dropped.proof.game)[:64]
    write_lines(Path(f"throwdown-proof-{name}.json"), [json.dumps(encode(dropped.proof))], overwrite=True)


async def _one_game(link: TableLink, bot: str, think: float) -> tuple[int, Result]:
    """The own seat in one game, and how that ended."""
    from throwdown.client import KeyDropped

    if not _is_playing(link):
        _say_waiting(link)
    try:
        result = await link.play(_player(link, bot, think))
    except KeyDropped as dropped:
        _keep(dropped)
        raise
    assert link.game is not None  # noqa: S101  # it has just been played
    return link.game["places"].index(link.seats[0]), result
