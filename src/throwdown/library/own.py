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
    """Let a game of your own be played by its id, in this process.

        throwdown.register(Pig)
        throwdown.register("my_games:Pig", bots={"thumb": PigThumb})

    ``bots`` are classes made with a generator of random numbers, by the names under which they sit down; ``random``
    plays everything. The games in the box, and what a server offers, stay as they are. Also as a decorator:
    ``@throwdown.register``.
    """
    kind = _imported(game) if isinstance(game, str) else game
    catalogue.register(kind)
    own_bots(kind.id, bots or {})
    return kind


def game_id(name: str) -> str:
    """The id of the game that is meant; ``module:name`` is imported and registered."""
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
    """A name by which another process finds the same game: ``module:name`` for one of your own."""
    kind = catalogue.registered(game_id(name))
    return name if kind is None or ":" in name else f"{kind.__module__}:{kind.__qualname__}"


def _imported(name: str) -> type[OwnGame[Any]]:
    kind: type[OwnGame[Any]] = imported(name, "game", "my_games:Pig", lambda why: GameRefused(f"the game {name} {why}"))
    return kind
