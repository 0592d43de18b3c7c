"""From what hands intend to dice on their way: what chance adds to a throw, and in which order it is drawn.

Hands are put in the order of their dice, which no player chose, and then into an order that is drawn first:
who was quick gains nothing, and neither does a table that says who was. For each hand and each of its dice:

1. one of the cube's 24 rotations, which says where the faces are: every face is equally likely,
   whatever the hand and the arena do;
2. how the body is held: a quaternion of four whole numbers, uniform in a ball;
3. the tremor of the hand: place, velocity and spin.

At last a seed for nudges. All are whole numbers, so that every machine draws the same.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import isqrt
from typing import TYPE_CHECKING

from throwdown.physics import Intent, Scene, Throw
from throwdown.physics.cube import ROTATIONS
from throwdown.physics.intent import spread

from .fairness import shuffled

if TYPE_CHECKING:
    from random import Random

#: How much a hand trembles: µm, mm/s and a share of its speed in percent, mrad/s.
TREMOR_PLACE = 1000
TREMOR_SPEED, TREMOR_PERCENT = 15, 3
TREMOR_SPIN = 4000
GRAIN = 1 << 20


@dataclass(frozen=True, slots=True)
class Hand:
    """The dice of one hand and what it does with them."""

    dice: tuple[int, ...]
    intent: Intent


def released(rng: Random, hands: tuple[Hand, ...], scene: Scene) -> tuple[list[Throw], int]:
    """All dice on their way at the same moment, and the seed for nudges (DIG-SIM-2)."""
    order = shuffled(rng, tuple(sorted(hands, key=lambda hand: hand.dice)))
    points = spread([(hand.intent, len(hand.dice)) for hand in order], scene)
    throws = [
        _throw(rng, die, hand.intent, tuple(round(1_000_000 * length) for length in point))
        for hand, places in zip(order, points, strict=True)
        for die, point in zip(hand.dice, places, strict=True)
    ]
    return throws, rng.getrandbits(63)


def _throw(rng: Random, die: int, intent: Intent, at: tuple[int, ...]) -> Throw:
    turn = rng.randrange(len(ROTATIONS))
    orientation = _held(rng)
    speed = isqrt(intent.vx**2 + intent.vy**2 + intent.vz**2)
    tremor = TREMOR_SPEED + speed * TREMOR_PERCENT // 100
    return Throw(
        die=die,
        at=_trembling(rng, at, TREMOR_PLACE),
        velocity=_trembling(rng, (intent.vx, intent.vy, intent.vz), tremor),
        spin=_trembling(rng, (intent.wx, intent.wy, intent.wz), TREMOR_SPIN),
        orientation=orientation,
        turn=turn,
    )


def _trembling(rng: Random, numbers: tuple[int, ...], most: int) -> tuple[int, int, int]:
    x, y, z = (number + rng.randrange(2 * most + 1) - most for number in numbers)
    return x, y, z


def _held(rng: Random) -> tuple[int, int, int, int]:
    """Any orientation: points in a cube are drawn until one lies in the ball, and not in its middle."""
    while True:
        w, x, y, z = (rng.randrange(2 * GRAIN + 1) - GRAIN for _ in range(4))
        if GRAIN**2 // 16 < w * w + x * x + y * y + z * z <= GRAIN**2:
            return w, x, y, z
