"""Requests and responses of lessons over HTTP."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from throwdown.live.protocol.fields import ActionSaid, Numbers
from throwdown.live.protocol.messages import Moment, Refused, Welcome
from throwdown.rules.record import Manner

from .http import Body


class LessonStep(msgspec.Struct, frozen=True, kw_only=True):
    """One thing to do; its sentences are named after the game and its id."""

    id: str
    lit: str
    """What on the table it is about."""
    clause: str
    turned: bool
    """The dice are turned in the hand so that they show what is taught: people are informed."""


class LessonInfo(msgspec.Struct, frozen=True, kw_only=True):
    """The lesson of a game."""

    game: str
    steps: list[LessonStep]


class LessonMove(Body, frozen=True, kw_only=True):
    """Set up a step, or do something in it."""

    mark: Annotated[str, Meta(max_length=20_000)] = ""
    """The state of the step, as the server sent it last; without it the server sets the step up."""
    action: ActionSaid | None = None
    manner: Manner | None = None
    intent: Numbers = msgspec.field(default_factory=list)


class LessonAnswer(msgspec.Struct, frozen=True, kw_only=True):
    """The state of the step, in the form of a table, so that the same page shows it."""

    welcome: Welcome | None
    """The table, when the step was set up."""
    moments: list[Moment]
    motions: list[str]
    """Base 64, one for each moment that says it has one."""
    verdict: Literal["open", "done", "again"]
    """Whether something is still to be done, it is done, or it can be tried again."""
    mark: str
    refused: Refused | None = None
    """The rules forbid it, or the step is about something else; nothing has changed."""
