"""Thousands of games as a batch of arrays, for learning; ``lab/docs/batch.md`` shows how."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from throwdown.errors import GameUnknown
from throwdown.rules.catalogue import game as make_game

from .arena.batch import ArenaBatch
from .form import Batch, Played
from .verasselt.batch import VerasseltBatch

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from throwdown.rules import Game

_ARENA = ("strike", "impact", "impact_power", "impact_avatar", "hp_strike")
BATCHES: dict[str, Callable[[Game[Any], int], Batch]] = {
    **dict.fromkeys(_ARENA, ArenaBatch),
    "verasselt": VerasseltBatch,
}


def batch_for(
    game_id: str,
    seats: int = 2,
    options: Mapping[str, Any] | None = None,
    *,
    edition: str | None = None,
    games: int = 1024,
) -> Batch:
    """So many games, ready for ``reset``."""
    return batch_of(make_game(game_id, seats, options, edition=edition), games)


def batch_of(game: Game[Any], games: int) -> Batch:
    """The same for a game object."""
    if game.id not in BATCHES:
        raise GameUnknown(f"{game.id!r} has no batch engine: choose one of {', '.join(BATCHES)}")
    return BATCHES[game.id](game, games)


__all__ = ["BATCHES", "Batch", "Played", "batch_for", "batch_of"]
