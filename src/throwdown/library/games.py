"""Games by name, ready to be played."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Literal, overload

from throwdown.errors import OptionRefused
from throwdown.rules.catalogue import games as games  # noqa: PLC0414  # offered from here

from .own import game_named

if TYPE_CHECKING:
    from throwdown.rules import Game
    from throwdown.rules.arena.pipeline import ArenaGame
    from throwdown.rules.verasselt.play import Verasselt

#: The games whose dice are thrown into an arena.
ArenaName = Literal["strike", "impact", "impact_power", "impact_avatar", "hp_strike"]


@overload
def game(name: ArenaName, seats: int = 2, *, edition: str | None = None, **options: Any) -> ArenaGame: ...
@overload
def game(name: Literal["verasselt"], seats: int = 2, *, edition: str | None = None, **options: Any) -> Verasselt: ...
@overload
def game(name: str, seats: int = 2, *, edition: str | None = None, **options: Any) -> Game[Any]: ...
def game(name: str, seats: int = 2, *, edition: str | None = None, **options: Any) -> Game[Any]:
    """A game with its number of seats and its options resolved.

        throwdown.game("strike", seats=3, collect="optional")
        throwdown.game("hp_strike", edition="de")

    ``edition`` is a printed edition, by its language or name. Every
    other keyword is an option of the game. ``name`` may be ``module:name`` for a game of your own. Invalid arguments
    raise ``ThrowdownError``; its message lists the valid values.
    """
    if edition is not None and not isinstance(edition, str):
        raise OptionRefused(f"edition must be a language or a name, as 'de', not {edition!r}", code="option/edition")
    return game_named(name, seats, options, edition=edition)
