"""The arena and the dice that lie in it: as a value, and as the engine's model.

A pose is seven whole numbers (x, y, z in µm and a quaternion in millionths), so that a record holds
it exactly and the next throw starts from the very same numbers wherever it is computed.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from itertools import product
from math import cos, hypot, pi, sin, tan
from typing import TYPE_CHECKING, Any

import numpy as np

from throwdown.errors import ThrowRefused

from .arenas import ARENAS, NEWEST
from .cube import Array, matrix, top
from .dimensions import (
    APOTHEM,
    BUTTRESS_SLOPE,
    EDGE,
    FOAM_HALF,
    FOAM_THICKNESS,
    GRAVITY,
    HALF,
    INERTIA,
    LEAN,
    MASS,
    MOST_DICE,
    OUTWARD,
    REACH,
    ROUNDING,
    SIDES,
    STEPS_PER_SECOND,
    TABLE_Z,
    WALL_FOOT,
    WALL_HEIGHT,
    WALL_THICKNESS,
    distance_out,
    rim,
)
from .engine import mujoco

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from .arenas import Arena, Surface

Pose = tuple[int, int, int, int, int, int, int]

MICRO = 1_000_000
#: Numbers of dice fit into a byte, beside those of the things that they touch.
HIGHEST_DIE = 249
#: Dice of a scene may reach into each other by so much, in m: rounded edges and rounding to µm.
TOLERANCE = 0.0005


def pose_of(place: Iterable[float], quaternion: Iterable[float]) -> Pose:
    """Whole numbers for a place in m and an orientation."""
    numbers = [round(float(number) * MICRO) for number in (*place, *quaternion)]
    x, y, z, a, b, c, d = numbers
    return x, y, z, a, b, c, d


def place_of(pose: Pose) -> Array:
    """Where a die is, in m."""
    return np.array(pose[:3]) / MICRO


def quaternion_of(pose: Pose) -> Array:
    """How it lies."""
    quaternion = np.array(pose[3:], dtype=float)
    return np.asarray(quaternion / np.linalg.norm(quaternion))


def face_of(pose: Pose) -> int:
    """The face on top."""
    return top(pose[3:])


@dataclass(frozen=True, slots=True)
class Scene:
    """What lies in the arena."""

    poses: Mapping[int, Pose]

    def without(self, dice: Iterable[int]) -> Scene:
        gone = set(dice)
        return Scene({die: pose for die, pose in self.poses.items() if die not in gone})

    def check(self) -> None:
        """Refuse a scene that cannot be: dice outside or under the floor. The engine sees whether any overlap."""
        if len(self.poses) > MOST_DICE:
            raise ThrowRefused(
                f"{len(self.poses)} dice lie in the arena: at most {MOST_DICE} exist", code="throw/scene"
            )
        for die, pose in self.poses.items():
            _check_pose(die, pose)


def _check_pose(die: int, pose: Pose) -> None:
    if type(die) is not int or not 0 <= die <= HIGHEST_DIE:
        raise ThrowRefused(f"die {die!r}: a die is a whole number from 0 to {HIGHEST_DIE}", code="throw/scene")
    if [type(number) for number in pose] != [int] * 7 or max(map(abs, pose)) > 1000 * MICRO:
        raise ThrowRefused(f"die {die}: a pose is seven whole numbers, not {pose!r}", code="throw/scene")
    if not 0.98 * MICRO < hypot(*pose[3:]) < 1.02 * MICRO:
        raise ThrowRefused(f"die {die}: {pose[3:]} is no orientation: a quaternion in millionths", code="throw/scene")
    x, y, z = (number / MICRO for number in pose[:3])
    if not HALF - 2 * TOLERANCE <= z <= MOST_DICE * EDGE:
        raise ThrowRefused(f"die {die} is {z * 1000:.1f} mm high: dice lie at 8 mm or on others", code="throw/scene")
    if distance_out(x, y) > rim(z):
        raise ThrowRefused(f"die {die} at ({x * 1000:.0f}, {y * 1000:.0f}) mm is not in the arena", code="throw/scene")


def overlap(one: Pose, other: Pose) -> float:
    """How deep two dice are in each other, in m; 0 if they are apart."""
    if max(abs(a - b) for a, b in zip(one[:3], other[:3], strict=True)) > 2 * REACH * MICRO:
        return 0.0
    found = float(overlaps(one, other, np.zeros((1, 3)))[0])
    if not found:
        return 0.0
    between = (_corners(other)[:, None] - _corners(one)).reshape(-1, 3)  # they may meet corner to corner
    return min(found, float(_depth(one, other, np.zeros((1, 3)), between)[0]))


def overlaps(one: Pose, other: Pose, shifts: Array) -> Array:
    """The same for one die shifted in several ways (rows of x, y, z in m); where corners meet it may say too much."""
    a, b = _axes(one), _axes(other)
    return _depth(one, other, shifts, np.concatenate([a, b, np.cross(a[:, None], b[None]).reshape(9, 3)]))


def _depth(one: Pose, other: Pose, shifts: Array, directions: Array) -> Array:
    """How far the dice would have to go apart in the best of these directions."""
    apart = place_of(other) - place_of(one) - shifts
    lengths = np.sqrt((directions**2).sum(axis=1))
    axes = directions[lengths > 1e-6] / lengths[lengths > 1e-6, None]
    reach = (HALF - ROUNDING) * (np.abs(axes @ _axes(one).T).sum(axis=1) + np.abs(axes @ _axes(other).T).sum(axis=1))
    separated = (np.abs(apart @ axes.T) - reach).max(axis=1)  # of the cores: the rounding lies around them
    return np.asarray(np.maximum(2 * ROUNDING - separated, 0))


def _corners(pose: Pose) -> Array:
    """Of its core."""
    return np.asarray(place_of(pose) + (HALF - ROUNDING) * SIGNS @ _axes(pose))


SIGNS = np.array(list(product((-1.0, 1.0), repeat=3)))


def _axes(pose: Pose) -> Array:
    """Its three axes, one in each row."""
    return np.asarray(matrix(pose[3:]).T)


# The engine's model. Geoms in this order: foam, table, walls, buttresses, dice.


@cache
def model(dice: int, arena: str = NEWEST.name) -> Any:
    """The arena of this name with so many dice."""
    return mujoco().MjModel.from_xml_string(described(dice, ARENAS[arena]))


#: What the first geoms of the model are; the rest are dice in order.
FURNITURE = ("foam", "table", *(["wall"] * SIDES), *(["buttress"] * (SIDES // 2)))


@cache
def things(dice: int, arena: str) -> Array:
    """What each geom of the model is: furniture by its number in ``FURNITURE``, then dice in order."""
    bodies = model(dice, arena).geom_bodyid
    return np.where(bodies == 0, np.arange(len(bodies)), bodies + len(FURNITURE) - 1)


#: From so many dice on the engine is faster with sparse matrices.
MANY = 8


def described(dice: int, arena: Arena) -> str:
    """The model in the engine's language."""
    return f"""
<mujoco>
  <option timestep="{1 / STEPS_PER_SECOND!r}" gravity="0 0 {-GRAVITY}" integrator="discrete" {arena.solver}
          jacobian="{"sparse" if dice >= MANY else "dense"}" sleep_tolerance="{arena.sleep_tolerance}">
    <flag sleep="enable" autoreset="disable"/>
  </option>
  <size memory="2M"/>
  <default>
    <geom type="box" contype="1" conaffinity="2" condim="3" priority="1" solimp="{arena.softness}"/>
    <default class="die">
      <geom size="{HALF - ROUNDING} {HALF - ROUNDING} {HALF - ROUNDING}" margin="{ROUNDING}"
            contype="2" conaffinity="{1 if arena.notched else 3}" priority="0" {_surface(arena.dice)}/>
    </default>
  </default>
  <worldbody>
    <geom size="{FOAM_HALF} {FOAM_HALF} {FOAM_THICKNESS / 2}" pos="0 0 {-FOAM_THICKNESS / 2}" {_surface(arena.foam)}/>
    <geom type="plane" size="0 0 1" pos="0 0 {TABLE_Z}" {_surface(arena.table)}/>
    {"".join(_wall(side, arena.wall) for side in range(SIDES))}
    {"".join(_buttress(side, arena.wall) for side in range(1, SIDES, 2))}
    {dice * _die(arena)}
  </worldbody>
</mujoco>"""


#: Half the width of the faces of a die with notched edges, in m: they end a little outside the rounded ones, and the
#: notches lie a little inside.
NOTCHED = 0.007


def _die(arena: Arena) -> str:
    return f"""
    <body>
      <freejoint/>
      <inertial pos="0 0 0" mass="{MASS}" diaginertia="{INERTIA} {INERTIA} {INERTIA}"/>
      <geom class="die"/>{"".join(map(_slab, range(3))) if arena.notched else ""}
    </body>"""


def _slab(axis: int) -> str:
    """What other dice meet of a die along one of its axes."""
    size = " ".join(str(HALF if axis == along else NOTCHED) for along in range(3))
    return f'\n      <geom class="die" size="{size}" margin="0" contype="4" conaffinity="4"/>'


def _surface(surface: Surface) -> str:
    return f'friction="{surface.friction}" solref="{surface.spring()}"'


def _wall(side: int, surface: Surface) -> str:
    """A board whose inner face passes through the edge of the floor and leans outward."""
    middle = (WALL_HEIGHT - WALL_FOOT) / 2
    out = APOTHEM + middle * tan(LEAN) + WALL_THICKNESS / 2 * cos(LEAN)
    up = middle - WALL_THICKNESS / 2 * sin(LEAN)
    width = (rim(WALL_HEIGHT) + WALL_THICKNESS) * tan(pi / SIDES)
    length = (WALL_HEIGHT + WALL_FOOT) / cos(LEAN)
    return _board(side, out, up, LEAN, (WALL_THICKNESS, 2 * width, length), surface)


def _buttress(side: int, surface: Surface) -> str:
    """A slope outside a wall, from near its top down to the table: no die rests on the corner of the foam."""
    reach = 0.06
    out = rim(WALL_HEIGHT) + reach / 2 * cos(BUTTRESS_SLOPE)
    up = WALL_HEIGHT - WALL_THICKNESS - reach / 2 * sin(BUTTRESS_SLOPE)
    return _board(side, out, up, BUTTRESS_SLOPE, (reach, 0.09, WALL_THICKNESS), surface)


def _board(side: int, out: float, up: float, tilt: float, size: tuple[float, float, float], surface: Surface) -> str:
    """A box ``out`` of the centre and ``up``, its outward axis tilted down; sizes along that axis, the wall, up."""
    ox, oy = OUTWARD[side]
    axes = (cos(tilt) * ox, cos(tilt) * oy, -sin(tilt), -oy, ox, 0)
    return (
        f'<geom size="{" ".join(str(length / 2) for length in size)}" pos="{out * ox} {out * oy} {up}" '
        f'xyaxes="{" ".join(map(str, axes))}" {_surface(surface)}/>\n    '
    )
