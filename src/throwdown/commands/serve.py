"""``throwdown serve``: tables online."""

from __future__ import annotations

import gc
import json
import socket
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from .shared import CommandWords, json_option

if TYPE_CHECKING:
    from throwdown.server.operations.settings import Settings
    from throwdown.words import Words


@click.command()
@click.option("--host")
@click.option("--port", type=int)
@click.option("--data", type=click.Path(path_type=Path))
@click.option("--store", metavar="ADDRESS")
@click.option("--name", "server_name", metavar="NAME")
@click.option("--lan", is_flag=True, default=None)
@click.option("--tls", nargs=2, metavar="CERT KEY")
@click.option("--settings", type=click.Path(path_type=Path))
@click.option("--open/--no-open", "open_page", default=None)
@click.option("--give-up-games", is_flag=True)
@json_option
def serve(
    settings: Path | None,
    open_page: bool | None,
    give_up_games: bool = False,
    tls: tuple[str, str] | None = None,
    as_json: bool = False,
    **given: Any,
) -> None:
    """Serve tables, bots and the page; everything is stored in one folder.

    Example: throwdown serve --lan
    """
    gc.disable()  # nothing of what is imported is garbage, and looking for some takes 3 to 6 % of the imports' time
    from throwdown.server.operations.logs import configure
    from throwdown.server.operations.settings import load
    from throwdown.server.web.app import make_app
    from throwdown.server.web.transport import listen, tls_context, tune_interpreter
    from throwdown.server.web.transport import serve as serve_until_stopped

    gc.enable()
    certificate, key = tls or (None, None)
    loaded = load(
        settings,
        overrides=given
        | {"data": str(given["data"]) if given["data"] else None}
        | {"tls_certificate": certificate, "tls_key": key},
    )
    configure(loaded)
    app, server = make_app(loaded)
    tls_context(loaded)  # a certificate that does not fit is refused before the data are touched
    server.open_data(give_up_games=give_up_games)
    try:
        listening = listen(loaded)
    except BaseException:
        server.close_data()
        raise
    port = listening.getsockname()[1]
    here = loaded.address(port)
    if as_json:
        click.echo(json.dumps(_report(loaded, port)))
    else:
        _print_start(loaded, port)
    if open_page:
        import webbrowser

        webbrowser.open(here)
    tune_interpreter()
    serve_until_stopped(app, loaded, listening, server.hand_over)


def _print_start(settings: Settings, port: int) -> None:
    """Where the page is, and where everything is stored."""
    words = CommandWords.current()
    click.echo(words.say("cli-said-open", address=settings.public_url or settings.address(port)))
    if settings.lan:
        _print_lan_address(settings, port, words)
    if not settings.store:
        click.echo(words.say("cli-said-folder", folder=str(settings.data.absolute())))
    click.echo(words.say("cli-said-stop"))


def _report(settings: Settings, port: int) -> dict[str, str | None]:
    """The same for a program."""
    network = own_address() if settings.lan else None
    return {
        "address": settings.public_url or settings.address(port),
        "phones": settings.address(port, network) if network is not None else None,
        "folder": None if settings.store else str(settings.data.absolute()),
    }


def _print_lan_address(settings: Settings, port: int, words: Words) -> None:
    """The address for phones in the same network, as text and as a code to photograph."""
    import segno

    address = own_address()
    if address is None:
        click.echo(words.say("cli-said-no-network"))
        return
    url = settings.address(port, address)
    click.echo(words.say("cli-said-phones", address=url))
    segno.make(url, error="l").terminal(compact=True, border=2)


def own_address() -> str | None:
    """The address of this machine in its network; nothing is sent to find it."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # a documentation address: only the route is resolved
        except OSError:
            return None
        return str(probe.getsockname()[0])
