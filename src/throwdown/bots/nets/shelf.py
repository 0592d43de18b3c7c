"""Which games have a learned network: files in ``data/nets``, one for each game and number of players."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from throwdown.bots.coding import coding_for
from throwdown.rules.arena.dice import SUPPLY
from throwdown.rules.rulings import HANDICAP

from .net import Net, read

if TYPE_CHECKING:
    from throwdown.rules import Game

SHELF = Path(__file__).parents[1] / "data" / "nets"


def file_of(game: str, seats: int) -> Path:
    return SHELF / f"{game}-{seats}.npz"


def net_for(game: Game[Any]) -> Net | None:
    """The network for this table, if one was learned for so many players.

    It has seen supplies and heaps that lie open, and knows nothing of hidden ones, nor of more dice than usual.
    """
    options = game.options
    hidden = options.get("supply_visibility") == "hidden" or not options.get("show_heap_counts", True)
    more = sum(options.get(HANDICAP, ())) > SUPPLY[game.seats] * game.seats
    return None if hidden or more else _net(game.id, game.seats)


@cache
def _net(game: str, seats: int) -> Net | None:
    path = file_of(game, seats)
    return read(coding_for(game, seats), path) if path.exists() else None
