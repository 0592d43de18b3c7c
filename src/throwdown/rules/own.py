"""The base of games that others add: the contract, and what else a table needs from them.

A game of one's own has no catalogue of sentences, so it says itself what things are called, in one language. Only
``luck`` has no plain answer: a game that lets dice fly has to say how they may fall.
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
        """How the dice that are in the air may fall. Lots and races are drawn without being asked for here."""
        return None

    def imagine(self, view: Any, rng: Random) -> State | None:
        """A state that looks like this view to its seat: bots that look ahead play from it. None: they cannot."""
        return None

    def tell(self, event: Event, players: Sequence[str]) -> str:
        """What happened, in one sentence; nothing where it is not worth one."""
        return in_words(event, players)

    def show(self, view: Any, players: Sequence[str]) -> list[str]:
        """What a seat sees, in lines of text."""
        return [f"{field}: {_plain(value)}" for field, value in fields(view) if field not in ("actions", "seat")]

    def offer(self, action: Action) -> str:
        """What an action is called where it is offered."""
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
