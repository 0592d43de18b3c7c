"""The parameter sets by which dice land: every record names the one that it was thrown with.

A set that ever threw a recorded game stays as it is, to the last digit, so that the game can be computed
again. Other bounces, another step or other ways of throwing need a new set with a name of its own
and makes it the newest. Sizes of dice and box are the same in all of them (``dimensions.py``).
"""

from __future__ import annotations

import platform
import re
from dataclasses import dataclass, replace
from math import log, pi
from typing import TYPE_CHECKING, NamedTuple

from .dimensions import APOTHEM, EDGE
from .engine import VERSION

if TYPE_CHECKING:
    from collections.abc import Mapping


#: How far from the centre those aim who throw anywhere into the arena, in m.
SCATTER = APOTHEM - 2 * EDGE


class Surface(NamedTuple):
    """How a surface answers a die."""

    friction: float
    bounce: float
    """The bounce that is asked of the engine; see ``measured``."""
    contact_s: float
    """Length of a contact in s: softer is longer."""
    measured: float
    """What drop tests give with this engine and time step: speed after / before, the mean of 0.5 to 6 m/s."""

    def spring(self) -> str:
        """The engine's stiffness and damping: a damped spring with this bounce and length of contact."""
        frequency, decay = pi / self.contact_s, -log(self.bounce) / self.contact_s
        return f"{-(frequency**2 + decay**2):.10g} {-2 * decay:.10g}"


class Way(NamedTuple):
    """A way of throwing for those who do not give numbers."""

    speed: float
    """m/s"""
    spin: float
    """rad/s, rolling forward"""
    back: float
    """How far before its target the hand is, in m."""
    height: float
    """How high above the floor, in m."""
    scatter: float
    """How far from the centre those aim who do not aim, in m."""
    seeks: float = 0.0
    """They go for a die that lies no farther from there than this, in m."""


class Grain(NamedTuple):
    """Steps to which the state of the dice is rounded after every step of the engine, as powers of two.

    Processors differ in the last bits of what they compute. Rounded away at every step, these bits never grow
    into another landing. Places follow from speeds, so that they may be rounded much finer: dice that hardly
    move must not stick.
    """

    place: int
    """m"""
    turn: int
    """Parts of a quaternion."""
    speed: int
    """m/s"""
    spin: int
    """rad/s"""


@dataclass(frozen=True, slots=True)
class Arena:
    """One parameter set."""

    name: str
    foam: Surface
    wall: Surface
    dice: Surface
    table: Surface
    softness: str
    """The engine's ``solimp`` of every contact: harder ones tremble at rest, so that nothing ever settles."""
    solver: str
    """The engine's options for solving contacts."""
    sleep_tolerance: float
    """Below this the engine freezes a die; more would freeze dice that balance on an edge."""
    notched: bool
    """Dice meet each other as three slabs each, with notches for edges. Rounded edges, a margin around a box, the
    engine finds too late: it pushed the dice apart with up to five times the energy that they had."""
    grain: Grain | None
    """To what all is rounded after every step, if at all."""
    rounds_changes: bool
    """What is changed between two steps (dice that sway are slowed, nudged, laid flat) is rounded right then. Left for
    the next step to round, numbers that lie exactly between two others go up on one processor and down on another."""
    brakes_outside: bool
    """Dice that left and still fly are slowed like those that sway on others."""
    whole_nudges: bool
    """Nudges are drawn as whole numbers: sines and logarithms differ from one library to the next."""
    ways: Mapping[str, Way]
    """From the gentlest to the hardest (CORE-09)."""

    @property
    def engine(self) -> str:
        """What computes the throws: another engine, other parameters or another processor may land otherwise."""
        return f"mujoco {VERSION}, arena {self.name}, {platform.machine()}"


#: The first set: calibrated by drop tests (``tests/physics/test_calibration.py``). Games of 0.3 to 0.5.
G1 = Arena(
    name="G1",
    foam=Surface(friction=0.6, bounce=0.70, contact_s=0.004, measured=0.45),
    wall=Surface(friction=0.3, bounce=0.60, contact_s=0.004, measured=0.41),
    dice=Surface(friction=0.25, bounce=0.80, contact_s=0.003, measured=0.44),
    table=Surface(friction=0.6, bounce=0.30, contact_s=0.004, measured=0.28),
    softness="0.5 0.95 0.0005",
    solver='cone="elliptic" impratio="100" solver="Newton" iterations="20" ls_iterations="20" tolerance="1e-6"',
    sleep_tolerance=0.0005,
    notched=False,
    grain=None,
    rounds_changes=False,
    brakes_outside=True,
    whole_nudges=False,
    ways={
        "drop": Way(speed=0.0, spin=4.0, back=0.0, height=0.09, scatter=0.0),
        "lob": Way(speed=1.2, spin=10.0, back=0.10, height=0.11, scatter=SCATTER),
        "toss": Way(speed=2.0, spin=18.0, back=0.12, height=0.09, scatter=SCATTER),
        "smash": Way(speed=4.0, spin=35.0, back=0.12, height=0.09, scatter=SCATTER),
    },
)

#: Lands alike on every processor, but for a rare throw; edges of dice that meet gain no energy; a smash goes for dice
#: and cuts under itself, so that it turns many and stays in more often than not.
G2 = replace(
    G1,
    name="G2",
    solver='cone="elliptic" impratio="100" solver="Newton" iterations="20" tolerance="1e-10" '
    'ls_iterations="50" ls_tolerance="1e-6"',
    notched=True,
    grain=Grain(place=-24, turn=-26, speed=-14, spin=-9),
    ways={
        **G1.ways,
        "smash": Way(speed=3.3, spin=-20.0, back=0.12, height=0.09, scatter=SCATTER, seeks=0.06),
    },
)

#: Lands in WebAssembly as it does natively; dice that left fly on as they flew.
G3 = replace(G2, name="G3", rounds_changes=True, brakes_outside=False, whole_nudges=True)

ARENAS = {arena.name: arena for arena in (G1, G2, G3)}
#: By which new games are thrown.
NEWEST = G3


def arena_of(engine: str) -> Arena | None:
    """The set that an engine's name in a record names; none if this version does not know it."""
    named = re.fullmatch(r"mujoco [^,]*, arena (\w+)(?:, .*)?", engine)
    return ARENAS.get(named[1]) if named else None
