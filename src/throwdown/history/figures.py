"""The figures of one seat in one game, as they are stored with its row."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal

import msgspec

if TYPE_CHECKING:
    from collections.abc import Iterable

#: What is counted: X, dice that left the arena, lying dice that were turned or knocked out; busts and caught cards.
Counted = Literal["x", "out", "turned", "busts", "caught"]


class Expected(msgspec.Struct, frozen=True, array_like=True):
    """How often something came, and how often it usually does. All three add up over games."""

    seen: int = 0
    mean: float = 0.0
    variance: float = 0.0


NOTHING = Expected()


def total(parts: Iterable[Expected]) -> Expected:
    """The same over several games."""
    seen, mean, variance = 0, 0.0, 0.0
    for part in parts:
        seen, mean, variance = seen + part.seen, mean + part.mean, variance + part.variance
    return Expected(seen, mean, variance)


class SeatFigures(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What one seat threw in one game."""

    throws: int = 0
    dice: int = 0
    began_with: int = 0
    """Starting dice, where the seats had a handicap."""
    faces: dict[str, int] = {}
    """Of thrown dice that stayed in the arena, or of rolled dice."""
    counts: dict[Counted, Expected] = {}
    """Only what can be expected: how hard a hand throws real dice is unknown."""


class BadCounts(msgspec.Struct, frozen=True):
    """The counts that no hand can choose, and that everybody would rather not have."""

    x: Expected = NOTHING
    """In the arena."""
    busts: Expected = NOTHING
    """With cards."""


class _Began(msgspec.Struct, frozen=True):
    """Figures without all but the starting dice."""

    began_with: int = 0


class _Bad(msgspec.Struct, frozen=True):
    """Figures without all that is not needed for this: thousands of games are read for one page."""

    counts: BadCounts = BadCounts()


class Judged(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What an analysis says of one seat in one game."""

    decisions: int = 0
    """Own choices."""
    cost: float = 0.0
    """What they cost altogether, in chances to win; below 0 where hands gained."""
    luck: float = 0.0
    """What dice, lots and races gave or took, in chances to win."""
    exact: bool = False
    """Whether every value is that of the solved game."""


_encode = msgspec.json.Encoder().encode
_decode = msgspec.json.Decoder(SeatFigures).decode


_decode_began = msgspec.json.Decoder(_Began).decode
_decode_bad = msgspec.json.Decoder(_Bad).decode
_decode_judged = msgspec.json.Decoder(Judged).decode


def written(figures: SeatFigures | Judged) -> str:
    return _encode(figures).decode()


def read_figures(text: str) -> SeatFigures:
    return _decode(text)


def began_with(text: str) -> int:
    """The starting dice in these figures; 0 without a handicap."""
    return _decode_began(text).began_with


def bad_dice(text: str) -> Expected:
    """X and busts in these figures."""
    counts = _decode_bad(text).counts
    return counts.x if counts.busts is NOTHING else counts.busts


def read_judged(text: str) -> Judged | None:
    """Nothing for a game that is not analysed."""
    return _decode_judged(text) if text else None
