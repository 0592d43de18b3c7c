"""The figures of a story, as page, terminal and programs get them."""

from __future__ import annotations

from typing import Literal

import msgspec

from throwdown.rules.record import Place

#: What is counted and can be expected: throws that matched, X, dice that left; busts and cards that were caught.
Counted = Literal["matches", "lost", "out", "busts", "caught"]
#: Was it luck? Too few throws to say, no more than usual, a little, or more than that. Where hands threw in the arena
#: counts do not say it: the analysis does, which throws every hand again.
Luck = Literal["few", "no", "some", "yes", "hands"]
#: What no hand can choose: of the rest, luck and hand are not separated by counting.
DRAWN: tuple[Counted, ...] = ("lost", "busts", "caught")
#: What more of it means for the thrower.
GOOD: tuple[Counted, ...] = ("matches", "caught")


class Figure(msgspec.Struct, frozen=True, kw_only=True):
    """A part of a story."""


class Count(Figure, frozen=True, kw_only=True):
    """How often something came, and how often it usually does."""

    seen: int
    mean: float
    """On average, had the same dice been thrown in the same way into the same positions."""
    low: int
    high: int
    """Nine of ten games lie from here to there."""
    chance: float
    """Of a game that is at least as far on this side of the average."""
    most: int
    """No more than this was possible."""


class FaceCount(Figure, frozen=True, kw_only=True):
    """How often the dice of a whole game showed one face."""

    face: str
    count: Count


class SeatStory(Figure, frozen=True, kw_only=True):
    """What one seat threw."""

    seat: int
    throws: int
    dice: int
    counts: dict[Counted, Count]
    """Only what can be expected: how hard a hand throws real dice is unknown."""
    luck: Luck
    plunders: int = 0
    """How often it went for a neighbour's catch."""
    plundered: int = 0
    """Cards that it caught there."""


class CoursePoint(Figure, frozen=True, kw_only=True):
    """Where everybody stood after a step of the record: dice in front of each seat, or cards on each heap."""

    step: int
    throw: int
    """How many throws there were up to here."""
    held: list[int]


class AimedThrow(Figure, frozen=True, kw_only=True):
    """One throw into the arena: where it would have come down in an empty box, and what became of it. In mm."""

    step: int
    """Of the record: where it landed."""
    throw: int
    """Throws are counted from 1, as the replay and links count them."""
    seat: int
    aim: tuple[int, int]
    landed: list[tuple[int, int]]
    """Where its dice came to rest."""
    out: int
    """Of its dice: left the arena."""
    struck: int
    """Lying dice that it touched."""
    turned: int
    """Of those: show another face, or were knocked out."""
    matched: bool


class BestThrow(Figure, frozen=True, kw_only=True):
    """The throw that won the most dice, or the roll that caught the most cards."""

    step: int
    throw: int
    """Throws are counted from 1, as the replay and links count them."""
    seat: int
    count: int
    """So many dice or cards."""


class Remark(Figure, frozen=True, kw_only=True):
    """A count that is worth a sentence; the rarest come first."""

    seat: int
    what: Counted
    more: bool
    """More than the average, not less."""
    by: float
    """How far from the average."""
    one_in: int
    """One game in so many is like that."""
    lucky: bool


class Story(Figure, frozen=True, kw_only=True):
    """The story of a finished game."""

    id: str
    game: str
    players: list[str]
    winners: list[int]
    place: Place = ""
    """`tab`: it was played without a server, so that nobody else committed its dice."""
    throws: int
    course: list[CoursePoint]
    """Whenever it changed, and the beginning and the end."""
    faces: list[FaceCount]
    seats: list[SeatStory]
    aims: list[AimedThrow]
    """Only where hands aimed in a physical arena."""
    remarks: list[Remark]
    luck: Luck
    """Of anybody."""
    best: BestThrow | None = None
    """None in a game in which no throw won anything."""
