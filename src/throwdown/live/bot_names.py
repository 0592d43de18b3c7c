"""How bots are called at a table, and which of them may sit down by name."""

from __future__ import annotations

from typing import TYPE_CHECKING

from throwdown.bots import BOTS
from throwdown.errors import BotUnknown

from .protocol.plain_text import look

if TYPE_CHECKING:
    from .state import TableState

#: Names of bots, by seat.
BOT_NAMES = ("Pebble", "Flint", "Moss", "Ember", "Drift")


def bot_names(state: TableState) -> list[str]:
    """A name for a bot in each seat that no one at the table has."""
    taken = {look(chair.name) for chair in state.chairs}
    return [name if look(name) not in taken else f"{name} {seat + 1}" for seat, name in enumerate(BOT_NAMES)]


def check_bot(game: str, bot: str) -> None:
    """Only bots of ours sit down by name; others come with a token."""
    if bot not in BOTS[game]:
        raise BotUnknown(
            "no bot {bot!r} plays {game}: choose one of {known}", bot=bot, game=game, known=", ".join(BOTS[game])
        )
