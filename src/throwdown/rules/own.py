"""The base class for games of your own: the contract, and what else a table needs from them.

Such a game has no catalogue of sentences, so it returns its own words, in one language. Only ``luck`` has no default:
a game with dice has to return their outcomes.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

import msgspec

from .game import Game, Setting, State

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from random import Random

    from .game import Action, Awaiting, Event, Outcome
    from .values import Value


class OwnGame(Game[State]):
    """A game that is not in the box: everything of ``Game``, with words and luck of its own."""

    title: ClassVar[str] = ""
    """What people call it; its id if it is empty."""
    guide: ClassVar[str] = ""
    """The rules in Markdown, shown to players who ask."""
    secret: ClassVar[bool] = False
    """Whether players hide something from each other, so that people at one screen must look away."""
    settings: ClassVar[Mapping[str, tuple[Setting, ...]]] = {}
    """Its options: the values of each, the default first."""

    def luck(self, state: State, awaited: Awaiting, rng: Random) -> Outcome | None:
        """A random outcome of the dice in the air. The table draws lots and races without it."""
        return None

    def imagine(self, view: Any, rng: Random) -> State | None:
        """A state that fits this view, for bots that look ahead; None if they cannot play this game."""
        return None

    def tell(self, event: Event, players: Sequence[str]) -> str:
        """An event in one sentence; "" for an event without one."""
        return in_words(event, players)

    def show(self, view: Any, players: Sequence[str]) -> list[str]:
        """The view of a seat, as lines of text."""
        return [f"{field}: {_plain(value)}" for field, value in fields(view) if field not in ("actions", "seat")]

    def offer(self, action: Action) -> str:
        """The name of an action in the list of choices."""
        return in_words(action)


def fields(value: Value) -> list[tuple[str, Any]]:
    """The fields of a value with what they hold."""
    return [(field.name, getattr(value, field.name)) for field in msgspec.structs.fields(value)]


def in_words(value: Value, players: Sequence[str] = ()) -> str:
    """``DiceRolled(seat=0, face=5)`` as "Ada: dice rolled, face 5"."""
    values = dict(fields(value))
    seat = values.pop("seat", None) if players else None
    name = type(value).name.replace("_", " ")
    text = ", ".join([name, *(f"{field.replace('_', ' ')} {_plain(each)}" for field, each in values.items())])
    return f"{players[seat]}: {text}" if isinstance(seat, int) and seat < len(players) else text


def _plain(value: Any) -> str:
    if isinstance(value, tuple):
        return ", ".join(map(_plain, value)) or "none"
    return "none" if value is None else str(value)
