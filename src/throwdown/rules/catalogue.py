"""All games by their id."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from throwdown.errors import GameUnknown
from throwdown.rules.arena.impact import Impact, ImpactAvatar, ImpactPower
from throwdown.rules.arena.strike import Strike
from throwdown.rules.arena.wizards import HPStrike
from throwdown.rules.verasselt.play import Verasselt

from .rulings import settle

if TYPE_CHECKING:
    from collections.abc import Mapping

    from .game import Game

GAMES: dict[str, type[Game[Any]]] = {
    game.id: game for game in (Strike, Impact, ImpactPower, ImpactAvatar, HPStrike, Verasselt)
}


def known(game_id: str) -> type[Game[Any]]:
    """The game of this id."""
    if game_id not in GAMES:
        raise GameUnknown(f"there is no game {game_id!r}: choose one of {', '.join(GAMES)}")
    return GAMES[game_id]


def game(
    game_id: str, seats: int = 2, options: Mapping[str, Any] | None = None, *, preset: str | None = None
) -> Game[Any]:
    """A game ready to be played: id, number of players, options, language preset."""
    return known(game_id)(seats, settle(game_id, options, preset))
