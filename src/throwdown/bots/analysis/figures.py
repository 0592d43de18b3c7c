"""The figures of an analysis, as page, terminal and programs get them."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from throwdown.rules.record import Manner

#: No throw has more dice, or more nudges than this.
MOST_DICE, MOST_NUDGES = 26, 256
#: The same hand is thrown again at most so often, and no game has more hands that are.
MOST_DRAWS, MOST_HANDS = 48, 2000

FORMAT = "throwdown-analysis"
VERSION = 3

#: How the game began, what a seat chose, or what chance did.
Kind = Literal["start", "choice", "chance"]
#: What a hand in the arena throws at.
Meets = Literal["die", "floor", "wall", "outside"]
Strength = Literal["soft", "even", "hard"]
#: How dice leave the arena.
Cause = Literal["missed", "bounced", "knocked"]
#: Was it luck? Too few throws to say, no, in part, or yes.
WasLuck = Literal["few", "no", "some", "yes"]


class Figure(msgspec.Struct, frozen=True, kw_only=True):
    """A part of an analysis."""


class HandDone(Figure, frozen=True, kw_only=True):
    """What a hand did in the arena."""

    force: int
    """From 0 to 100, as the page counts it."""
    strength: Strength
    meets: Meets
    """The first thing that the die would meet without a tremor."""
    symbol: str | None = None
    """What the die shows that it would meet."""


class EncodedChoice(Figure, frozen=True, kw_only=True):
    """An action and, where it is a throw, in which manner."""

    action: Annotated[Any, Meta(title="Action", description="An action, its name under `is`.")]
    manner: Manner | None = None
    hand: HandDone | None = None
    """How a hand threw in the arena; its speed is nearest to that of the manner."""


class ThrownAgain(Figure, frozen=True, kw_only=True):
    """What the same hand does on average."""

    draws: int
    """So often it was thrown again."""
    out: float
    """Of its dice: so many leave the arena."""
    turned: float
    """In this share of throws it turns a lying die or knocks one out."""
    matched: float
    """In this share of throws dice can be taken."""


class HandLanding(Figure, frozen=True, kw_only=True, omit_defaults=True):
    """How the dice came to rest when the same hand was thrown once more."""

    faces: Annotated[dict[int, Annotated[int, Meta(ge=0, le=5)]], Meta(max_length=MOST_DICE)]
    """The face on top, by die: of every die that is still in the arena."""
    out: Annotated[dict[int, Cause], Meta(max_length=MOST_DICE)] = {}
    """Dice that left, and how."""
    stacks: Annotated[
        tuple[Annotated[tuple[int, ...], Meta(max_length=MOST_DICE)], ...], Meta(max_length=MOST_DICE)
    ] = ()
    """Dice on each other, bottom to top."""
    nudges: Annotated[tuple[int, ...], Meta(max_length=MOST_NUDGES)] = ()
    """Each nudge by its die, in order."""


#: What came of the draws of one hand, in their order; None where the engine could not compute one.
Landings = tuple[HandLanding | None, ...]


class HandToThrow(Figure, frozen=True, kw_only=True):
    """A hand of a finished game that can be thrown again."""

    step: int
    """Of the record: where it was locked."""
    arena: str
    """The parameter set of the physics."""
    towers: bool
    """Whether a die that comes to rest on another may stay there."""
    dice: list[int]
    intent: list[int]
    lying: list[tuple[int, tuple[int, ...]]]
    """Dice that lay there before: each with its place and rotation."""
    seed: str
    """32 bytes in hexadecimal. Draw ``n`` is the stream of SHA-256(seed, n as 8 bytes)."""


class Judgement(Figure, frozen=True, kw_only=True):
    """What a seat chose, what would have been best, and what the difference cost it."""

    done: EncodedChoice
    best: EncodedChoice | None
    """None where nothing was better, or where it was not analysed."""
    cost: float
    """In chances to win; 0 where nothing is better beyond doubt. A hand may also gain: then it is below 0."""
    error: float
    """Standard error of the cost."""
    options: int
    """How many choices were compared; 0 where time was up, or without a decision."""
    again: ThrownAgain | None = None
    """Of a hand in the arena, where there was time to throw it again."""


class CurvePoint(Figure, frozen=True, kw_only=True):
    """A point of the curve: everybody's chance to win after one step of the record."""

    step: int
    """Of the record; 0 is the beginning."""
    throw: int
    """How many throws there were up to here."""
    kind: Kind
    seat: int | None
    """Who chose, or whose dice these were; None for lots, races and throws of several."""
    values: list[float]
    """By seat."""
    errors: list[float]
    """Their standard errors: 0 where the game is solved."""
    exact: bool
    judgement: Judgement | None = None


class SeatTotal(Figure, frozen=True, kw_only=True):
    """Where the chances of one seat came from: start + luck + skill + others = end."""

    seat: int
    start: float
    end: float
    luck: float
    """What dice, lots and races gave or took; where the game is not solved, all that no choice surely did.

    Where hands were thrown again, it is what happened less what the same hand does on average.
    """
    skill: float
    """What the own choices cost; with the own hands, where they were thrown again: these may gain, too."""
    others: float
    """What the choices of the others gave or took."""
    error: float
    """Standard error of luck; 0 where the game is solved."""
    skill_error: float
    decisions: int
    """How many choices there were."""
    hands: int = 0
    """So many own throws were thrown again."""
    was_luck: WasLuck | None = None
    """Where hands were thrown again: whether luck made the end what it was."""


class Analysis(Figure, frozen=True, kw_only=True):
    """A whole game: the curve, its decisions, and what was luck and what was skill."""

    format: str
    version: int
    id: str
    game: str
    players: list[str]
    bots: list[str | None]
    thrower: str
    model: str
    """The table of luck that throws are held against; empty where none is needed."""
    exact: bool
    """Whether every value is that of the solved game; never where hands were thrown again."""
    winners: list[int]
    """Empty in a game that broke off."""
    throws: int
    points: list[CurvePoint]
    totals: list[SeatTotal]
    seconds: float
    """How long it took."""
    positions_exact: bool = False
    """Whether every value between throws is that of the solved game."""


class HandsToThrow(Figure, frozen=True, kw_only=True):
    """What a browser needs to analyse a game of the arena: it throws, and the server weighs what comes of it."""

    draws: int
    """Each hand is thrown again so often at most."""
    least: int
    """… and at least so often."""
    hands: list[HandToThrow]
    analysis: Analysis | None = None
    """Where the server has analysed the game already: then nothing needs to be thrown."""


class HandsThrown(Figure, frozen=True, kw_only=True):
    """What came of the hands of a game that were thrown again."""

    game: str
    landings: Annotated[dict[int, Annotated[Landings, Meta(max_length=MOST_DRAWS)]], Meta(max_length=MOST_HANDS)]
    """By the step in which a hand was locked."""
