"""``throwdown join``: let a bot play at a table of a server."""

from __future__ import annotations

import asyncio
import json
from typing import TYPE_CHECKING, Any

import click

from .shared import json_option, think_option

if TYPE_CHECKING:
    from throwdown.client import TableLink
    from throwdown.rules import Result


#: Six letters and what people write between them; ids of tables are longer.
LONGEST_CODE = 12


@click.command()
@click.argument("url")
@click.argument("table")
@click.option("--bot", default="regular", show_default=True, metavar="NAME", help="A bot of ours, or module:name.")
@click.option("--token", envvar="THROWDOWN_TOKEN", help="The token of the bot (default: it comes as a guest).")
@click.option("--name", help="The name of a guest (default: that of the bot).")
@click.option("--seat", type=click.IntRange(0, 4), help="Where it sits (default: in any free seat).")
@click.option("--games", default=1, show_default=True, type=click.IntRange(1), help="How many games it stays for.")
@think_option("250ms")
@json_option
def join(url: str, table: str, bot: str, think: float, as_json: bool, **given: Any) -> None:
    """Let a bot sit down at TABLE of the server at URL and play.

    TABLE is the id of a table, the link to it or its short code.

    Example: throwdown join http://localhost:8642 KBT-RWS --bot expert
    """
    played = asyncio.run(_play(url, _id(table), bot, think, **given))
    for seat, result in played:
        won = seat in result.winners
        told = {"seat": seat, "won": won, "winners": list(result.winners), "reason": result.reason}
        click.echo(json.dumps(told) if as_json else f"seat {seat} {'won' if won else 'lost'} ({result.reason})")


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
    async with client.connect(table) as link:
        if not link.seats:
            await link.sit(seat)
        return [await _one_game(link, bot, think) for _ in range(games)]


async def _one_game(link: TableLink, bot: str, think: float) -> tuple[int, Result]:
    """The own seat in one game, and how that ended."""
    from throwdown.bots import make_bot
    from throwdown.rules.catalogue import game

    table = link.table
    rules = game(table["game"], len(table["seats"]), table["options"], preset=table.get("preset"))
    result = await link.play(make_bot(rules, bot, think=think))
    assert link.game is not None  # noqa: S101  # it has just been played
    return link.game["places"].index(link.seats[0]), result
