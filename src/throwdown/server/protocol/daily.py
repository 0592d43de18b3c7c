"""What comes and goes over HTTP about the daily throw."""

from __future__ import annotations

from typing import Annotated

import msgspec
from msgspec import Meta

from throwdown.api.http import Body
from throwdown.live.protocol.fields import Lies, Numbers


class DailyThrowWanted(Body, frozen=True, kw_only=True):
    """Your one throw of a day. It is stored before it is answered, and cannot be changed."""

    day: Annotated[str, Meta(max_length=10)]
    """The day whose arena you saw: a throw that comes after its end is refused."""
    intent: Numbers


class DailyLanding(msgspec.Struct, frozen=True, kw_only=True):
    """How a throw ended."""

    faces: dict[str, str]
    out: dict[str, str]
    lying: list[Lies]
    turned: list[int]
    """Dice of the position that show another face."""
    points: int
    """One for each turned die; each die that left the arena costs one."""


class DailyThrow(msgspec.Struct, frozen=True, kw_only=True):
    """A throw of a day."""

    throw: str
    listed: bool
    landing: DailyLanding | None
    """Null if it could not be computed yet: ask for the motion to have that done."""


class DailyMotion(msgspec.Struct, frozen=True, kw_only=True):
    """A throw of a day with its recorded motion."""

    throw: str
    listed: bool
    landing: DailyLanding
    motion: str


class DailyArena(msgspec.Struct, frozen=True, kw_only=True):
    """What lies in the arena of a day, and what is thrown into it."""

    game: str
    lying: list[Lies]
    faces: dict[str, str]
    dice: int
    commitment: str
    """Published before the first throw. The position follows from it, and the secret must fit it."""


class DailyToday(msgspec.Struct, frozen=True, kw_only=True):
    """The throw of today."""

    day: str
    """In UTC."""
    now: float
    ends: float
    arena: DailyArena
    throws: int
    """How many people have thrown."""
    listed: bool
    """Whether your throw would be in the list: only with a credential that is older than the day."""
    own: DailyThrow | None
    last: str | None
    """The last day that is over."""


class DailyPlace(msgspec.Struct, frozen=True, kw_only=True):
    """A place in the list of a day."""

    place: int
    """From 1; equal points share a place."""
    name: str
    """Empty if it was withdrawn."""
    throw: str
    points: int
    turned: int
    out: int
    you: bool


class DailyResult(msgspec.Struct, frozen=True, kw_only=True):
    """A day that is over."""

    day: str
    arena: DailyArena
    secret: str
    final: str
    """The hash of its record, which the public list has; empty until every throw is computed."""
    throws: int
    listed: int
    places: list[DailyPlace]
    """The best; the record has all."""
    own: DailyThrow | None
    place: int | None
    """Your place, if you are listed."""
    before: str | None
    after: str | None
    """The days beside it that are over."""
