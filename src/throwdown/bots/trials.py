"""What throws at a lying die did in thousands of trials, with the tremor of a hand: by way and speed.

``throwdown lab make trials`` makes the table. The page has the same rows, and says them while somebody aims.
"""

from __future__ import annotations

import json
from functools import cache
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

FILE = Path(__file__).parent / "data" / "trials.json"
#: The table of each way of throwing at a die: a smash is a hit that is harder.
TABLE_OF = {"toss": "toss", "hit": "hit", "smash": "hit"}


class Trials(NamedTuple):
    """What became of throws of one die at another; two to four lay there."""

    speed: float
    """m/s"""
    turns: float
    """The die that is thrown at shows another face."""
    others: float
    """So many other dice turn, on the mean."""
    leaves: float
    """The thrown die flies out."""
    nudged: float
    """A die had to be nudged."""
    throws: int


@cache
def trials() -> dict[str, tuple[Trials, ...]]:
    """The rows of each table, from the slowest to the hardest."""
    stored = json.loads(FILE.read_text(encoding="utf-8"))["ways"]
    return {way: tuple(Trials(**row) for row in rows) for way, rows in stored.items()}


def promised(way: str, speed: float) -> Trials:
    """What a throw of this way and speed does, between two rows in proportion."""
    rows = trials()[TABLE_OF[way]]
    speed = min(max(speed, rows[0].speed), rows[-1].speed)
    low, high = next((low, high) for low, high in pairwise(rows) if speed <= high.speed)
    share = (speed - low.speed) / (high.speed - low.speed)
    turns, others, leaves, nudged = (
        one + share * (other - one) for one, other in zip(low[1:5], high[1:5], strict=True)
    )
    return Trials(speed, turns, others, leaves, nudged, min(low.throws, high.throws))
