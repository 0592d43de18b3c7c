"""What is normal: how far a count may be from its mean before it is worth a sentence."""

from __future__ import annotations

from math import ceil, erfc, floor, sqrt
from typing import TYPE_CHECKING, Literal

import msgspec

if TYPE_CHECKING:
    from .figures import Expected

#: Nine of ten counts are within so many standard deviations of their mean.
NINE_OF_TEN = 1.645
#: Below this variance a count says nothing.
FEW = 2.0

Verdict = Literal["few", "less", "normal", "more"]


class Band(msgspec.Struct, frozen=True, kw_only=True):
    """A count over many games, and where nine of ten such counts are."""

    seen: int
    mean: float
    low: int
    high: int
    verdict: Verdict
    one_in: int
    """One of so many is at least as far on this side of the mean."""


def band_of(expected: Expected) -> Band:
    """Counts of many dice are spread as the normal curve is; a correction by one half makes up for whole numbers."""
    deviation = sqrt(max(expected.variance, 0.0))
    low = max(0, ceil(expected.mean - NINE_OF_TEN * deviation - 0.5))
    high = floor(expected.mean + NINE_OF_TEN * deviation + 0.5)
    return Band(
        seen=expected.seen,
        mean=round(expected.mean, 2),
        low=low,
        high=high,
        verdict=_verdict(expected, low, high),
        one_in=_one_in(expected, deviation),
    )


def _verdict(expected: Expected, low: int, high: int) -> Verdict:
    if expected.variance < FEW:
        return "few"
    if expected.seen < low:
        return "less"
    return "more" if expected.seen > high else "normal"


def _one_in(expected: Expected, deviation: float) -> int:
    if deviation == 0:
        return 1
    away = max(0.0, abs(expected.seen - expected.mean) - 0.5) / deviation
    return round(1 / max(erfc(away / sqrt(2)) / 2, 1e-9))
