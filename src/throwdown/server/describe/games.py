"""What the games bring to the wire inside of messages: views, actions and events, as each game declares them."""

from __future__ import annotations

from itertools import chain
from typing import TYPE_CHECKING

from throwdown.rules import GAMES

if TYPE_CHECKING:
    from collections.abc import Iterable

    from throwdown.rules.values import Value

    Kind = type[Value]


def views() -> list[Kind]:
    return _each(game.types.view for game in GAMES.values())


def actions() -> list[Kind]:
    return _each(chain.from_iterable(game.types.actions for game in GAMES.values()))


def spaces() -> list[Kind]:
    """Spaces of actions that are too large to be written out."""
    return _each(chain.from_iterable(game.types.spaces for game in GAMES.values()))


def events() -> dict[str, list[Kind]]:
    """By family of games, which is known by its view: the events; families have some names in common."""
    return {
        view.__name__.removesuffix("View"): _each(
            chain.from_iterable(game.types.events for game in GAMES.values() if game.types.view is view)
        )
        for view in views()
    }


def _each(kinds: Iterable[Kind]) -> list[Kind]:
    """Each of them once, in the order in which they come."""
    return list(dict.fromkeys(kinds))
