"""Choices and views of a game as numbers, for whatever learns: see ``Coding``."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from throwdown.errors import GameUnknown
from throwdown.rules.catalogue import game as make_game

from .arena import ArenaCoding
from .form import Coding
from .verasselt import VerasseltCoding

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from throwdown.rules import Game

_ARENA = ("strike", "impact", "impact_power", "impact_avatar", "hp_strike")
_CODINGS: dict[str, Callable[[Any], Coding]] = {**dict.fromkeys(_ARENA, ArenaCoding), "verasselt": VerasseltCoding}


def coding_for(
    game_id: str,
    seats: int = 2,
    options: Mapping[str, Any] | None = None,
    *,
    edition: str | None = None,
) -> Coding:
    """The coding of this game for so many seats, with these options."""
    return coding_of(make_game(game_id, seats, options, edition=edition))


def coding_of(game: Game[Any]) -> Coding:
    """The coding of a game whose options are resolved."""
    if game.id not in _CODINGS:
        raise GameUnknown(f"{game.id!r} has no coding in numbers: choose one of {', '.join(_CODINGS)}")
    return _CODINGS[game.id](game)


__all__ = ["ArenaCoding", "Coding", "VerasseltCoding", "coding_for", "coding_of"]
