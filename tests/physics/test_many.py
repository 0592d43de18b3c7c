"""125 throws of all kinds, a thousand with ``--deep``: each ends well. The benchmark does twenty thousand."""

from __future__ import annotations

from random import Random

import pytest

from tests.physics.hands import MANNERS, faults, hand
from tests.samples import sample
from throwdown.physics import Scene, simulate

#: Dice per throw: mostly few, because each of so many throws costs.
COUNTS = (*[1] * 40, 2, 2, 3, 4, 5, 8)
PARTS, THROWS = sample(1, 8), 125


@pytest.mark.study
@pytest.mark.parametrize("part", range(PARTS))
def test_mixed_throws_end_well(part: int) -> None:
    """Settled in 5 s, nothing under the table, in a wall, sunk or leaning, face shown = face scored (DIG-05)."""
    rng = Random(part)
    scene = Scene({})
    shown = 0
    for number in range(THROWS):
        count = 26 if number == 0 else rng.choice(COUNTS)
        filling = 0 if number == 0 else min(rng.randint(0, 12), 26 - count)
        scene = Scene(dict(enumerate(list(scene.poses.values())[:filling])))
        throws = hand(scene, count, rng, rng.choice(MANNERS))
        landing = simulate(scene, throws, seed=number)
        assert faults(scene, throws, landing) == [], (part, number)
        shown += len(landing.faces)
        scene = landing.scene
    assert shown > 2 * THROWS
