"""All games by their id: those in the box, and those that were registered."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from throwdown.errors import GameRefused, GameUnknown
from throwdown.rules.arena.impact import Impact, ImpactAvatar, ImpactPower
from throwdown.rules.arena.strike import Strike
from throwdown.rules.arena.wizards import HPStrike
from throwdown.rules.verasselt.play import Verasselt

from .game import Game, Types
from .own import OwnGame
from .rulings import own_options, resolve_options
from .values import snake_case

if TYPE_CHECKING:
    from collections.abc import Mapping

#: The games in the box. A public server offers these and no other.
GAMES: dict[str, type[Game[Any]]] = {
    game.id: game for game in (Strike, Impact, ImpactPower, ImpactAvatar, HPStrike, Verasselt)
}
_OWN: dict[str, type[OwnGame[Any]]] = {}


def games() -> tuple[str, ...]:
    """The ids of all games that can be played here: those in the box first, then those that were registered."""
    return (*GAMES, *_OWN)


def known(game_id: str) -> type[Game[Any]]:
    """The game of this id."""
    found = GAMES.get(game_id) or _OWN.get(game_id)
    if found is None:
        from difflib import get_close_matches  # only who mistypes waits for it

        near = get_close_matches(str(game_id), games(), n=1)
        meant = f"did you mean {near[0]}? Choose" if near else "choose"
        raise GameUnknown(
            f"there is no game {{game!r}}: {meant} one of {{known}}", game=game_id, known=", ".join(games())
        )
    return found


def game(
    game_id: str,
    seats: int = 2,
    options: Mapping[str, Any] | None = None,
    *,
    edition: str | None = None,
) -> Game[Any]:
    """A game ready to be played: id, number of players, options, edition."""
    return known(game_id)(seats, resolve_options(game_id, options, edition))


# Games of one's own


def register(game: type[OwnGame[Any]]) -> type[OwnGame[Any]]:
    """Register this game under its id, in this process; built-in games cannot be replaced."""
    _check(game)
    _OWN[game.id] = game
    own_options(game.id, game.settings)
    return game


def registered(game_id: str) -> type[OwnGame[Any]] | None:
    """The registered game with this id, if there is one."""
    return _OWN.get(game_id)


def _check(game: Any) -> None:
    """Refuse what is no game, or has the id of another one."""
    if not isinstance(game, type) or not issubclass(game, OwnGame):
        raise GameRefused("{game!r} is not a game: register a class that is made from throwdown.OwnGame", game=game)
    game_id = getattr(game, "id", None)
    if not isinstance(game_id, str) or game_id != snake_case(game_id) or not game_id.isidentifier():
        raise GameRefused(
            "{name} has the id {game!r}: give it one of small letters, as id = 'my_game'",
            name=game.__name__,
            game=game_id,
        )
    if game_id in GAMES:
        raise GameRefused(
            "{name} has the id {game!r}, which is a game in the box: give it another one",
            name=game.__name__,
            game=game_id,
        )
    if missing := sorted(getattr(game, "__abstractmethods__", ())):
        raise GameRefused(
            "{name} has no {known}: every game answers these", name=game.__name__, known=", ".join(missing)
        )
    if not isinstance(getattr(game, "types", None), Types):
        raise GameRefused("{name} does not say of what it is made: give it types = Types(…)", name=game.__name__)
