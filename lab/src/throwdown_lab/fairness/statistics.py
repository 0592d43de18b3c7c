"""The mathematics of the report: how far counts are from all alike, and whether shares rise."""

from __future__ import annotations

from itertools import pairwise
from math import erfc, exp, pi, sqrt
from typing import TYPE_CHECKING

from throwdown_lab.studies.fit import Share, deviations

if TYPE_CHECKING:
    from collections.abc import Sequence


def chi_square(counts: Sequence[int]) -> float:
    """How far counts are from all alike."""
    expected = sum(counts) / len(counts)
    return sum((count - expected) ** 2 for count in counts) / expected if expected else 0.0


def p_of_six(square: float) -> float:
    """The chance that six faces of a fair die are at least so far from all alike (five degrees of freedom).

    The upper part of the chi-square distribution; for odd degrees of freedom it has a closed form.
    """
    return erfc(sqrt(square / 2)) + sqrt(2 * square / pi) * exp(-square / 2) * (1 + square / 3)


def around(share: float, throws: int, level: float) -> tuple[float, float]:
    """Where a count falls that has this chance: the interval as a share of the throws."""
    half = deviations(level) * sqrt(share * (1 - share) / throws) if throws else 1.0
    return max(share - half, 0.0), min(share + half, 1.0)


def rises(shares: Sequence[Share]) -> bool:
    """Whether shares rise: the last is clearly above the first, and nowhere is there a clear fall."""
    falls = any(later.high < earlier.low for earlier, later in pairwise(shares))
    return shares[-1].low > shares[0].high and not falls


# Numbers as words


def percent(share: float) -> str:
    return f"{100 * share:.1f} %"


def between(share: Share) -> str:
    return f"{100 * share.low:.1f} – {100 * share.high:.1f} %"


def with_interval(share: Share) -> str:
    return f"{percent(share.share)} ({between(share)})"
