"""The arena and its dice as the engine's model. Geoms in this order: foam, table, walls, buttresses, dice."""

from __future__ import annotations

from functools import cache
from math import cos, pi, sin, tan
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from .arenas import ARENA
from .dimensions import (
    APOTHEM,
    BUTTRESS_SLOPE,
    FOAM_HALF,
    FOAM_THICKNESS,
    GRAVITY,
    HALF,
    INERTIA,
    LEAN,
    MASS,
    OUTWARD,
    ROUNDING,
    SIDES,
    STEPS_PER_SECOND,
    TABLE_Z,
    WALL_FOOT,
    WALL_HEIGHT,
    WALL_THICKNESS,
    rim,
)
from .engine import mujoco

if TYPE_CHECKING:
    from .arenas import Arena, Surface

Array = npt.NDArray[np.float64]


@cache
def model(dice: int) -> Any:
    """The arena with so many dice."""
    return mujoco().MjModel.from_xml_string(described(dice, ARENA))


#: What the first geoms of the model are; the rest are dice in order.
FURNITURE = ("foam", "table", *(["wall"] * SIDES), *(["buttress"] * (SIDES // 2)))


@cache
def things(dice: int) -> Array:
    """What each geom of the model is: furniture by its number in ``FURNITURE``, then dice in order."""
    bodies = model(dice).geom_bodyid
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
            contype="2" conaffinity="1" priority="0" {_surface(arena.dice)}/>
    </default>
  </default>
  <worldbody>
    <geom size="{FOAM_HALF} {FOAM_HALF} {FOAM_THICKNESS / 2}" pos="0 0 {-FOAM_THICKNESS / 2}" {_surface(arena.foam)}/>
    <geom type="plane" size="0 0 1" pos="0 0 {TABLE_Z}" {_surface(arena.table)}/>
    {"".join(_wall(side, arena.wall) for side in range(SIDES))}
    {"".join(_buttress(side, arena.wall) for side in range(1, SIDES, 2))}
    {dice * _die()}
  </worldbody>
</mujoco>"""


#: Half the width of the faces of a die with notched edges, in m: they end a little outside the rounded ones, and the
#: notches lie a little inside. Rounded edges, a margin around a box, the engine finds too late: it pushes dice apart
#: with up to five times the energy that they had.
NOTCHED = 0.007


def _die() -> str:
    return f"""
    <body>
      <freejoint/>
      <inertial pos="0 0 0" mass="{MASS}" diaginertia="{INERTIA} {INERTIA} {INERTIA}"/>
      <geom class="die"/>{"".join(map(_slab, range(3)))}
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
