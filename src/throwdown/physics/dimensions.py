"""Sizes, times and limits of the physical arena, with their units: the same in every parameter set.

The sizes are a choice that plays well with 16 mm dice, not those of a published box. How surfaces answer,
and all else in which one set differs from another, is in ``arenas.py``. Any change here that moves a landing
would make recorded games come out otherwise: such a number goes into the sets first.
"""

from __future__ import annotations

from math import cos, pi, radians, sin, sqrt, tan

# Dice

#: Edge of a die in m: what the boxes of the published games hold.
EDGE = 0.016
HALF = EDGE / 2
#: Radius of the rounded edges in m.
ROUNDING = 0.002
#: Mass in kg: a 16 mm cube of acrylic with rounded edges (4.6 g computed).
MASS = 0.0045
#: Moment of inertia in kg m²: a cube's, a little less for the rounding (0.93).
INERTIA = MASS * EDGE**2 / 6 * 0.93
#: Farthest point of a die from its centre in m.
REACH = (HALF - ROUNDING) * sqrt(3) + ROUNDING
#: The most dice that any of the games has.
MOST_DICE = 26

# Arena: an octagon with two flats across the x axis, floor at z = 0

#: Centre to wall at the floor in m.
APOTHEM = 0.09
WALL_HEIGHT = 0.05
WALL_THICKNESS = 0.012
#: How far the walls reach under the floor in m, so that nothing slips through.
WALL_FOOT = 0.02
#: Walls lean outward by this angle in rad.
LEAN = radians(12)
SIDES = 8
FOAM_THICKNESS = 0.04
#: Half the side of the foam in m; its corners are outside, under the buttresses.
FOAM_HALF = 0.095
#: The buttresses that close the corners of the foam slope by this angle, so that nothing rests there.
BUTTRESS_SLOPE = radians(45)
#: The table around the box, in m.
TABLE_Z = -0.01

# Time

#: Steps of the engine per second; fewer make the bounce noisy.
STEPS_PER_SECOND = 1920
FRAMES_PER_SECOND = 60
STEPS_PER_FRAME = STEPS_PER_SECOND // FRAMES_PER_SECOND
#: Contacts are looked at so often per frame: dice touch each other for little more than a millisecond.
LOOKS_PER_FRAME = 16
#: Every so many looks all contacts are noted, and between these only where there are more than at the last of these.
LOOKS_TO_NOTE = 4
GRAVITY = 9.81

# Rest (DIG-05)

REST_SPEED = 0.008
"""m/s"""
REST_SPIN = 0.6
"""rad/s"""
REST_FRAMES = 18
"""0.3 s of simulated time."""
OUT_FRAMES = 24
"""Dice that left may roll on for so much longer: 0.4 s."""
CALM_SPEED = 0.1
"""m/s: a tower that is touched sways, but no faster than this"""
CALM_SPIN = 3.0
"""rad/s"""
CALM_FRAMES = 3
"""No die that flies is slow for so long."""
SWAY_KEPT = 0.7
"""What dice on others keep of their speed each frame once all is calm: real dice rub, the engine's sway for seconds."""
MOST_SECONDS = 5.0
"""A throw that is not at rest by then is laid flat."""

# Reading

#: A die is readable if its top face is level within this angle in rad (DIG-NUDGE-1).
READABLE = radians(2)
#: Heights that differ by less than this in m are the same level; dice sag a few µm.
LEVEL = 0.001

# Nudges (AMB-26): gentle enough not to throw a die out

NUDGE_UP = 0.3
"""m/s"""
NUDGE_INWARD = 0.15
"""m/s"""
NUDGE_SPIN_MRAD = 10_000
"""mrad/s, standard deviation per axis: that of the sum of three whole numbers up to this, either way"""
NUDGE_GROWTH = 1.25
MOST_NUDGES = 5

# Contacts that are heard

#: Contacts weaker than this make no sound, in N: more than the weight of a tower of eight.
AUDIBLE = 0.4
#: Touches of the same two things closer than this are one sound, in s.
SAME_SOUND = 0.03


def rim(height: float) -> float:
    """Distance of the walls from the centre at this height."""
    return APOTHEM + max(height, 0.0) * tan(LEAN)


def outward(side: int) -> tuple[float, float]:
    """The direction of one of the eight walls."""
    angle = 2 * pi * side / SIDES
    return cos(angle), sin(angle)


def distance_out(x: float, y: float) -> float:
    """How far a point is from the centre, measured as the octagon does: towards the nearest flat."""
    return max(x * ox + y * oy for ox, oy in OUTWARD)


OUTWARD = tuple(outward(side) for side in range(SIDES))
