"""The parameters by which dice land: every record names the set that it was thrown with.

Other bounces, another step or other ways of throwing need a set with another name, so that no record claims to land
as it did. Sizes of dice and box stand in ``dimensions.py``.
"""

from __future__ import annotations

import platform
import re
from dataclasses import dataclass
from math import log, pi, radians
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
    steepness: float
    """How steeply the line of fire comes down, in rad above the horizon."""


class Grain(NamedTuple):
    """Steps to which the state of the dice is rounded after every step of the engine, as powers of two.

    Processors differ in the last bits of what they compute. Rounded away at every step, these bits never grow
    into another landing. Places follow from speeds, so that they may be rounded much finer: dice that hardly
    move must not stick. Numbers exactly between two others go up on one processor and down on another: so what is
    changed between two steps is rounded right then, where every processor computes the same.
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
    grain: Grain
    """To what all is rounded after every step, and after every change between two steps."""
    ways: Mapping[str, Way]
    """From the gentlest to the hardest (CORE-09)."""

    @property
    def engine(self) -> str:
        """What computes the throws: another engine, other parameters or another processor may land otherwise."""
        return f"mujoco {VERSION}, arena {self.name}, {platform.machine()}"


#: Calibrated by drop tests (``tests/physics/test_calibration.py``). Lands alike on every processor and in WebAssembly,
#: but for a rare throw. The foam is softer than the dice: a lying die that is hit gives way, so that the die that hits
#: it stays in the box.
ARENA = Arena(
    name="A1",
    foam=Surface(friction=0.6, bounce=0.70, contact_s=0.006, measured=0.51),
    wall=Surface(friction=0.3, bounce=0.60, contact_s=0.004, measured=0.41),
    dice=Surface(friction=0.3, bounce=0.40, contact_s=0.0016, measured=0.23),
    table=Surface(friction=0.6, bounce=0.30, contact_s=0.004, measured=0.28),
    softness="0.5 0.95 0.0005",
    solver='cone="elliptic" impratio="100" solver="Newton" iterations="20" tolerance="1e-10" '
    'ls_iterations="50" ls_tolerance="1e-6"',
    sleep_tolerance=0.0005,
    grain=Grain(place=-24, turn=-26, speed=-14, spin=-9),
    ways={
        "drop": Way(speed=0.0, spin=4.0, steepness=pi / 2),
        "toss": Way(speed=2.2, spin=10.0, steepness=radians(45)),
        "hit": Way(speed=3.3, spin=10.0, steepness=radians(75)),
        "smash": Way(speed=4.8, spin=10.0, steepness=radians(75)),
    },
)

#: How the start die, bugs and all that nobody aims are thrown.
START = Way(speed=1.3, spin=10.0, steepness=radians(45))
#: Steep throws up to this speed are hits, faster ones are smashes, in m/s.
SMASH_FROM = 3.5


def is_known(engine: str) -> bool:
    """Whether an engine's name in a record names the arena of this version."""
    named = re.fullmatch(r"mujoco [^,]*, arena (\w+)(?:, .*)?", engine)
    return named is not None and named[1] == ARENA.name
