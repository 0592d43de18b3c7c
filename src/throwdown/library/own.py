"""Games of one's own: registered in this process, or named as ``module:name``."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from throwdown.bots.own import imported
from throwdown.bots.roster import own_bots
from throwdown.errors import GameRefused
from throwdown.rules import catalogue

if TYPE_CHECKING:
    from collections.abc import Mapping

    from throwdown.bots import Bot
    from throwdown.rules import Game
    from throwdown.rules.own import OwnGame


def register(game: type[OwnGame[Any]] | str, *, bots: Mapping[str, type[Bot]] | None = None) -> type[OwnGame[Any]]:
    """Register a game of your own under its id, in this process.

        throwdown.register(Pig)
        throwdown.register("my_games:Pig", bots={"thumb": PigThumb})

    ``bots`` maps names to classes that take a generator of random numbers; ``random`` plays everything. The built-in
    games, and the games of a server, do not change. It also works as a decorator: ``@throwdown.register``.
    """
    kind = _imported(game) if isinstance(game, str) else game
    catalogue.register(kind)
    own_bots(kind.id, bots or {})
    return kind


def game_id(name: str) -> str:
    """The id of this game; ``module:name`` is imported and registered."""
    if ":" not in str(name):
        return catalogue.known(name).id
    kind = _imported(name)
    if catalogue.registered(getattr(kind, "id", "")) is not kind:
        register(kind)
    return kind.id


def game_named(
    name: str, seats: int = 2, options: Mapping[str, Any] | None = None, *, edition: str | None = None
) -> Game[Any]:
    """A game ready to be played, by id or as ``module:name``."""
    return catalogue.game(game_id(name), seats, options, edition=edition)


def address(name: str) -> str:
    """A name that another process can resolve to the same game: ``module:name`` for one of your own."""
    kind = catalogue.registered(game_id(name))
    return name if kind is None or ":" in name else f"{kind.__module__}:{kind.__qualname__}"


def _imported(name: str) -> type[OwnGame[Any]]:
    kind: type[OwnGame[Any]] = imported(
        name, "game", "my_games:Pig", lambda why: GameRefused("the game {name} {why}", name=name, why=why)
    )
    return kind
