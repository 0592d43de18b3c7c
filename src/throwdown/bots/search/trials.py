"""What throws at a die do, as counted in thousands of trials: ``python -m throwdown_lab.studies.trials``.

Every trial throws one die at one of two to four lying dice, with the tremor of a hand and no other error.
"""

from __future__ import annotations

import json
from functools import cache
from math import atan2
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from throwdown.bots.odds.kernels import AimedChances
from throwdown.physics.intent import WAYS, throw_at
from throwdown.physics.scene import place_of

if TYPE_CHECKING:
    from throwdown.physics import Intent, Scene

TRIALS_FILE = Path(__file__).parents[1] / "data" / "trials.json"
#: How hard, in m/s.
SPEEDS = (1.0, 1.4, 1.8, 2.2, 2.6, 3.0, 3.4, 3.8, 4.2, 4.6, 5.0, 5.4)
#: Ways whose line of fire was tried at every speed: a hit goes on into a smash.
TRIED = ("toss", "hit")


class Trials(NamedTuple):
    """What became of throws at this speed."""

    speed: float
    """m/s"""
    turns: float
    """The die that is aimed at shows another face."""
    others: float
    """So many other dice show another face on average."""
    leaves: float
    """The thrown die leaves."""
    nudged: float
    """A die has to be nudged."""
    throws: int


@cache
def trials() -> dict[str, tuple[Trials, ...]]:
    """By way of throwing, from the slowest to the fastest."""
    stored = json.loads(TRIALS_FILE.read_text(encoding="utf-8"))["ways"]
    return {way: tuple(Trials(**row) for row in stored[way]) for way in TRIED}


def trials_at(manner: str, speed: float) -> Trials:
    """What a throw at this speed does: between two speeds that were tried, in proportion."""
    rows = trials()["toss" if manner == "toss" else "hit"]
    above = next((number for number, row in enumerate(rows) if row.speed >= speed), len(rows) - 1)
    low, high = rows[max(above - 1, 0)], rows[above]
    share = 1.0 if high is low else min(max((speed - low.speed) / (high.speed - low.speed), 0.0), 1.0)
    turns, others, leaves, nudged = (a + share * (b - a) for a, b in zip(low[1:5], high[1:5], strict=True))
    return Trials(speed, turns, others, leaves, nudged, high.throws)


def usual() -> AimedChances:
    """What a hit at any die does."""
    row = trials_at("hit", WAYS["hit"].speed)
    return AimedChances(round(row.turns, 3), round(row.leaves, 3))


def hit_at(scene: Scene, die: int, speed: float, off: tuple[float, float] = (0.0, 0.0)) -> Intent:
    """A throw at a die from above, the hand on the side of the centre; it misses by ``off``, in m."""
    x, y, z = place_of(scene.poses[die])
    way, target = WAYS["hit"], (x + off[0], y + off[1], z)
    return throw_at(target, speed, atan2(-y, -x), steepness=way.steepness, spin=way.spin, scene=scene)
