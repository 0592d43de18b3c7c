"""Rounded dice with their symbols: every ray of sight is followed to the die it meets."""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil
from typing import TYPE_CHECKING

import numpy as np

from throwdown.physics.cube import NORMALS, matrix
from throwdown.physics.dimensions import HALF, REACH, ROUNDING

from .box import LIGHT, step, window
from .finish import rgb
from .stamps import coverage
from .symbols import IVORY, glyph

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from numpy.typing import ArrayLike

    from .box import Backdrop
    from .camera import Field
    from .symbols import Glyph

CORE = HALF - ROUNDING
#: Which of the die's own axes run to the right and up on each face, seen from outside.
RIGHT = np.array([[0, 1, 0], [0, -1, 0], [-1, 0, 0], [1, 0, 0], [1, 0, 0], [1, 0, 0]], dtype=np.float32)
UP = np.cross(NORMALS, RIGHT).astype(np.float32)
#: The part of a face that its symbol takes, and the one that a coloured face takes.
SYMBOL, COLOURED = 0.68, 0.90
#: A ray has met the die when it is this close, in m; so many steps are enough.
CLOSE, STEPS = 0.00004, 24
SKY, BOUNCE = rgb("#fff3e4"), rgb("#c9a08c")
SHEEN = 0.10


@dataclass(frozen=True, eq=False)
class Body:
    """A die where it is: its place in m and its own axes, one in each column."""

    die: int
    place: Field
    axes: Field

    @classmethod
    def of(cls, die: int, place: ArrayLike, quaternion: Iterable[float]) -> Body:
        return cls(die, np.asarray(place, dtype=float), np.array(matrix(quaternion)))

    @property
    def corners(self) -> Field:
        """The eight corners, were they not rounded."""
        return np.asarray(self.place + HALF * CORNERS @ self.axes.T)

    def touched_by(self, other: Body) -> bool:
        """Whether the other die takes light from this one: it is close, or on the way to the lamp."""
        apart = other.place - self.place
        toward = float(apart @ LIGHT)
        aside = apart - toward * LIGHT
        between = -HALF < toward < HIGH and float(aside @ aside) < (2 * REACH) ** 2
        return between or float(apart @ apart) < CLOSE_BY**2

    def state(self) -> bytes:
        """The same bytes for dice that look the same."""
        rounded = np.rint(np.concatenate([self.place * 20_000, self.axes.ravel() * 1000]))
        return bytes(rounded.astype(np.int32))


CORNERS = np.array([[x, y, z] for x in (-1, 1) for y in (-1, 1) for z in (-1, 1)])
#: Dice nearer than this take a part of each other's sky; a shadow falls from no higher than this; in m.
CLOSE_BY, HIGH = 3 * HALF + REACH, 0.25


@dataclass(frozen=True, eq=False)
class Patch:
    """The part of a picture in which a die is: for each sample how far away it is, its face and its colour."""

    body: Body
    rows: slice
    columns: slice
    depth: Field
    face: Field
    colour: Field
    """Red, green and blue, one after the other."""

    @property
    def empty(self) -> bool:
        return self.depth.size == 0


def patch(backdrop: Backdrop, body: Body, near: Sequence[Body], symbols: Sequence[str]) -> Patch:
    """A die, drawn alone: this function ignores the dice in front of it. ``near`` are those that take light from it."""
    camera, samples = backdrop.camera, backdrop.samples
    rows, columns = window(camera, camera.pixels(body.corners))
    shape = ((rows.stop - rows.start) * samples, (columns.stop - columns.start) * samples)
    depth = np.full(shape, np.inf, dtype=np.float32)
    face = np.full(shape, -1, dtype=np.int8)
    colour = np.zeros((3, *shape), dtype=np.float32)
    if depth.size:
        x = columns.start + (np.arange(shape[1]) + 0.5) / samples
        y = rows.start + (np.arange(shape[0]) + 0.5) / samples
        rays = camera.rays(x, y).reshape(-1, 3).T
        met, far, points, normals = _met(camera.eye, rays, body)
        faces = _faces(points)
        detail = 8 * ceil(2 * HALF * SYMBOL * camera.scale(body.place) * samples / 8)
        painted = _painted(points, faces, symbols, detail)
        lit = _lit(painted, points, normals, rays[:, met], body, near)
        depth.reshape(-1)[met], face.reshape(-1)[met], colour.reshape(3, -1)[:, met] = far, faces, lit
    return Patch(body, rows, columns, depth, face, colour)


# Where rays meet a rounded cube. Points and directions are three rows: x, y and z.


def _length(vectors: Field) -> Field:
    return np.asarray(np.sqrt(vectors[0] * vectors[0] + vectors[1] * vectors[1] + vectors[2] * vectors[2]))


def _along(vectors: Field, others: Field) -> Field:
    return np.asarray(vectors[0] * others[0] + vectors[1] * others[1] + vectors[2] * others[2])


def _through(start: Field, ways: Field) -> tuple[Field, Field]:
    """Where rays enter and leave the cube, were it not rounded; those that miss it leave before they enter."""
    ways = np.where(np.abs(ways) < 1e-7, np.float32(1e-7), ways)
    one, other = (-HALF - start) / ways, (HALF - start) / ways
    low, high = np.minimum(one, other), np.maximum(one, other)
    return np.maximum(np.maximum(low[0], low[1]), low[2]), np.minimum(np.minimum(high[0], high[1]), high[2])


def _met(eye: Field, rays: Field, body: Body) -> tuple[Field, Field, Field, Field]:
    """Which rays meet the die, how far away, at which point and with which normal in the die's own axes."""
    start = ((eye - body.place) @ body.axes).astype(np.float32)[:, None]
    ways = body.axes.T.astype(np.float32) @ rays
    enter, leave = _through(start, ways)
    met = np.flatnonzero(enter < leave)
    way, far = ways[:, met], enter[met]
    points = start + way * far
    outside = np.abs(points) > CORE
    rounded = np.flatnonzero(outside[0].view(np.int8) + outside[1] + outside[2] > 1)
    reached, touched = _rounding(start, way[:, rounded], far[rounded], leave[met][rounded])
    far[rounded] = reached
    points[:, rounded] = start + way[:, rounded] * reached
    keep = np.ones(len(met), dtype=bool)
    keep[rounded] = touched
    met, far, points = met[keep], far[keep], points[:, keep]
    normals = points - np.clip(points, -CORE, CORE)
    return met, far, points, normals / _length(normals)


def _gap(points: Field) -> Field:
    """How far points are from the rounded surface."""
    return _length(np.maximum(np.abs(points) - np.float32(CORE), 0)) - np.float32(ROUNDING)


def _rounding(start: Field, way: Field, far: Field, leave: Field) -> tuple[Field, Field]:
    """Rays that meet the cube near an edge walk on until they touch the rounding; some miss it."""
    length = _length(way)
    reached = far.copy()
    going = np.arange(len(far))
    for _ in range(STEPS):
        at = reached[going]
        gap = _gap(start + way[:, going] * at)
        at += np.maximum(gap, 0) / length[going]
        reached[going] = at
        going = going[(gap > CLOSE) & (at < leave[going])]
        if not len(going):
            break
    return reached, _gap(start + way * reached) <= 2 * CLOSE


def _faces(points: Field) -> Field:
    """The face to which points of the surface belong."""
    axis = np.abs(points).argmax(axis=0)
    negative = np.take_along_axis(points, axis[None], 0)[0] < 0
    return np.asarray((2 * axis + negative).astype(np.int8))


# Colour


def _painted(points: Field, faces: Field, symbols: Sequence[str], detail: int) -> Field:
    """What is printed there: ivory, or the symbol of the face."""
    colour = np.empty(points.shape, dtype=np.float32)
    for face, symbol in enumerate(symbols):
        mine = np.flatnonzero(faces == face)
        if len(mine):
            there = points[:, mine] / np.float32(HALF)
            colour[:, mine] = _printed(glyph(symbol), RIGHT[face] @ there, UP[face] @ there, detail)
    return colour


def _printed(symbol: Glyph, x: Field, y: Field, detail: int) -> Field:
    """The colours of a face at places from −1 to 1 to the right and up."""
    paper = np.broadcast_to(rgb(IVORY)[:, None], (3, len(x)))
    if symbol.ground != IVORY:
        paper = paper + (rgb(symbol.ground) - rgb(IVORY))[:, None] * _tile(x, y)
    column = np.floor((x / SYMBOL + 1) / 2 * detail).astype(np.int32) + 1
    row = np.floor((1 - y / SYMBOL) / 2 * detail).astype(np.int32) + 1
    mask = coverage(symbol, detail)
    ink = mask[np.clip(row, 0, detail + 1), np.clip(column, 0, detail + 1)]
    return np.asarray(paper + (rgb(symbol.ink)[:, None] - paper) * ink)


def _tile(x: Field, y: Field) -> Field:
    """A square with round corners, from 0 outside to 1 inside."""
    corner = 0.3
    beyond = np.hypot(*(np.maximum(np.abs(at) - (COLOURED - corner), 0) for at in (x, y)))
    return 1 - step(corner - 0.03, corner, beyond)


def _lit(painted: Field, points: Field, normals: Field, rays: Field, body: Body, near: Sequence[Body]) -> Field:
    """Light from one side, from the sky, and back from the mat; dice near by take some of it."""
    axes = body.axes.astype(np.float32)
    world = axes @ normals
    place = axes @ points + body.place.astype(np.float32)[:, None]
    sky = 0.5 + 0.5 * world[2]
    free = _open(place, world, near)
    if body.place[2] < 4 * HALF:
        free = free * step(-0.004, 0.014, place[2])
    direct = np.maximum(LIGHT.astype(np.float32) @ world, 0) * _reached(place, world, near)
    light = (0.62 * SKY[:, None] * sky + 0.66 * BOUNCE[:, None] * (1 - sky)) * (0.60 + 0.40 * free)
    return np.asarray(np.clip(painted * (light + 0.40 * direct) + _sheen(world, rays, direct), 0, 1))


def _sheen(world: Field, rays: Field, direct: Field) -> Field:
    half = LIGHT.astype(np.float32)[:, None] - rays / _length(rays)
    return np.asarray(SHEEN * np.maximum(_along(world, half) / _length(half), 0) ** 48 * np.minimum(4 * direct, 1))


def _open(place: Field, world: Field, near: Sequence[Body]) -> Field:
    """How much of the sky near dice leave, taken as balls."""
    free = np.ones(place.shape[1], dtype=np.float32)
    for other in near:
        away = other.place.astype(np.float32)[:, None] - place
        apart = _length(away)
        free *= 1 - np.clip(0.9 * HALF**2 * np.maximum(_along(away, world), 0) / apart**3, 0, 0.7)
    return free


def _reached(place: Field, world: Field, near: Sequence[Body]) -> Field:
    """Whether the light gets there past the other dice, from 0 to 1: an edge of shadow is a little blurred."""
    reached = np.ones(place.shape[1], dtype=np.float32)
    turned = np.flatnonzero(LIGHT.astype(np.float32) @ world > 0)
    lifted = place[:, turned] + 0.0004 * world[:, turned]
    for other in near:
        axes = other.axes.T.astype(np.float32)
        start = axes @ (lifted - other.place.astype(np.float32)[:, None])
        blocked = np.zeros(len(turned), dtype=np.float32)
        for light in LIGHTS:
            enter, leave = _through(start, (axes @ light.astype(np.float32))[:, None])
            blocked += (enter < leave) & (leave > 0)
        reached[turned] *= 1 - blocked / len(LIGHTS)
    return reached


#: The light is a little wide.
LIGHTS = [LIGHT + 0.09 * np.array(aside) for aside in ((1, 0, 0), (-0.5, 0.87, 0), (-0.5, -0.87, 0))]
