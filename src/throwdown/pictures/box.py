"""The box without dice: table, foam mat, leaning walls, rim, and the light that falls on them."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import cache, lru_cache
from math import cos, pi, sin, sqrt

import numpy as np
from PIL import Image, ImageDraw, ImageFilter

from throwdown.physics.dimensions import APOTHEM, LEAN, OUTWARD, SIDES, TABLE_Z, WALL_HEIGHT, WALL_THICKNESS, rim

from .camera import Camera, Field
from .finish import PLAIN, Finish, rgb

#: Outer edge of the rim: centre to flat, in m.
OUTER = rim(WALL_HEIGHT) + WALL_THICKNESS / cos(LEAN)
#: The way to the light: from the left, a little from behind, mostly from above.
LIGHT = np.array([-0.50, 0.08, 1.0]) / np.linalg.norm([-0.50, 0.08, 1.0])
#: How blurred the edge of a shadow is, per length of way.
PENUMBRA = 0.16
#: What a shadow takes of red, green and blue: the shades are warm.
SHADE = np.array([0.86, 1.0, 0.94], dtype=np.float32)


GROUND, GROUND_DEEP = rgb("#f3e2d8"), rgb("#dcc0b6")

#: So many painted empty boxes are cached: each takes some megabytes.
BACKDROPS = 4

#: From a field of points to their colours, before shadows of dice.
Paint = Callable[[Field], Field]


@dataclass(frozen=True, eq=False)
class Surface:
    """A flat part of the box."""

    name: str
    corners: Field
    normal: Field
    paint: Paint

    @property
    def offset(self) -> float:
        """Its plane: all points whose part along the normal is this."""
        return float(self.normal @ self.corners[0])


# Light


def step(low: float, high: float, value: Field) -> Field:
    """From 0 to 1, smoothly."""
    share = np.clip((value - low) / (high - low), 0, 1)
    return np.asarray(share * share * (3 - 2 * share))


def outness(points: Field) -> Field:
    """How far points are from the centre, measured as the octagon does."""
    x, y = np.abs(points[..., 0]), np.abs(points[..., 1])
    # two sides face along each axis, four along the diagonals
    return np.asarray(np.maximum(np.maximum(x, y), (x + y) * np.float32(sqrt(0.5))))


def sunlit(points: Field) -> Field:
    """How much of the light reaches points inside the box over its rim, from 0 to 1."""
    way = (WALL_HEIGHT - points[..., 2]) / float(LIGHT[2])
    at_rim = points[..., :2] + way[..., None] * LIGHT[:2].astype(np.float32)
    inside = rim(WALL_HEIGHT) - outness(at_rim)
    blur = np.maximum(PENUMBRA * way, 0.0005)
    return np.asarray(step(-0.5, 0.5, inside / blur / 2))


def noise(x: Field, y: Field) -> Field:
    """Soft noise from 0 to 1, one hill per unit."""
    left, low = np.floor(x), np.floor(y)
    right, up = step(0, 1, x - left), step(0, 1, y - low)
    size = len(_grid())
    column, row = left.astype(np.int32) % size, low.astype(np.int32) % size
    corner = row * size + column
    below, above = (_between_columns(grid, corner, right) for grid in (_grid(), np.roll(_grid(), -1, axis=0)))
    return np.asarray(below + (above - below) * up)


def _between_columns(grid: Field, corner: Field, right: Field) -> Field:
    start = grid.ravel()[corner]
    return np.asarray(start + (np.roll(grid, -1, axis=1).ravel()[corner] - start) * right)


@cache
def _grid() -> Field:
    return np.random.default_rng(16).random((64, 64), dtype=np.float32)


def mixed(one: Field, other: Field, share: Field) -> Field:
    return np.asarray(one + (other - one) * share[..., None])


# Materials


def _mat(finish: Finish) -> Paint:
    """Foam with a fine grain and two octagons printed on it."""
    mat, line = rgb(finish.mat), rgb(finish.mat_line)

    def paint(points: Field) -> Field:
        out = outness(points)
        lines = sum((_line(out, radius) for radius in (0.036, 0.063)), np.zeros_like(out))
        grain = noise(points[..., 0] * 1500, points[..., 1] * 1500) - 0.5
        colour = mixed(mat, line, 0.55 * np.clip(lines, 0, 1))
        dusk = 0.60 + 0.40 * step(0, 0.030, APOTHEM - out)  # corners see less of the sky
        light = 0.52 * dusk + 0.60 * sunlit(points) + 0.035 * grain
        glow = rgb("#7a3a30") * (0.10 * step(0.020, 0.0, APOTHEM - out))[..., None]  # the walls' colour on the mat
        return np.asarray(colour * light[..., None] + glow)

    return paint


def _line(out: Field, radius: float) -> Field:
    return 1 - step(0.0003, 0.0008, np.abs(out - radius))


def _wood(points: Field, side: int) -> Field:
    """Boards with their grain along the wall."""
    ox, oy = OUTWARD[side]
    along = points[..., 0] * -oy + points[..., 1] * ox + 0.3 * side
    across = points[..., 0] * ox + points[..., 1] * oy - points[..., 2]
    bend = 0.6 * noise(along * 18, across * 60)
    fine = noise(along * 30, across * 1400 + 6 * bend)
    broad = noise(along * 9 + 7, across * 330 + 4 * bend)
    return np.asarray(0.55 * fine + 0.45 * broad - 0.5)


def _wall(side: int, finish: Finish) -> Paint:
    normal = _inward(side)
    shade, warm = rgb(finish.wall_shade), rgb(finish.wall)

    def paint(points: Field) -> Field:
        height = points[..., 2] / WALL_HEIGHT
        colour = mixed(shade, warm, step(0.0, 1.0, height))
        direct = max(float(normal @ LIGHT), 0.0) * sunlit(points)
        dusk = 0.50 + 0.50 * step(-0.1, 0.8, height)
        light = 0.78 * dusk + 0.54 * direct + 0.06 * _wood(points, side)
        shaded = colour * light[..., None]
        return np.asarray(
            mixed(shaded, shaded * rgb("#b8667c"), 0.75 * (1 - step(0.0, 0.75, height * (0.75 + direct))))
        )

    return paint


def _rim(side: int, finish: Finish) -> Paint:
    wood, deep = rgb(finish.wood), rgb(finish.wood_deep)

    def paint(points: Field) -> Field:
        share = (outness(points) - rim(WALL_HEIGHT)) / (OUTER - rim(WALL_HEIGHT))
        grain = _wood(points, side)
        inlay = 1 - step(0.035, 0.060, np.abs(share - 0.55))
        colour = mixed(wood * (1.0 + 0.13 * grain)[..., None], deep, 0.92 * inlay)
        worn = 0.10 * (1 - step(0.0, 0.10, share)) + 0.05 * (1 - step(0.0, 0.07, 1 - share))  # edges catch the light
        facing = 0.985 - 0.035 * float(np.dot(OUTWARD[side], LIGHT[:2]))
        return np.asarray(np.clip(colour * facing + worn[..., None], 0, 1))

    return paint


def _side(side: int, finish: Finish) -> Paint:
    """The outside of the box: card with a band."""
    card, stripe = rgb(finish.box), rgb(finish.band)
    direct = max(float(np.dot(OUTWARD[side], LIGHT[:2])), 0.0)

    def paint(points: Field) -> Field:
        height = (points[..., 2] - TABLE_Z) / (WALL_HEIGHT - TABLE_Z)
        band = step(0.70, 0.72, height) * (1 - step(0.80, 0.82, height))
        colour = mixed(card, stripe, 0.9 * band)
        return np.asarray(colour * (0.50 + 0.35 * direct + 0.22 * step(0.0, 1.0, height))[..., None])

    return paint


def _table(points: Field) -> Field:
    far = np.hypot(points[..., 0] + 0.04, points[..., 1] - 0.03)
    return mixed(GROUND, GROUND_DEEP, step(0.06, 0.34, far))


# The box


def _inward(side: int) -> Field:
    ox, oy = OUTWARD[side]
    return np.array([-cos(LEAN) * ox, -cos(LEAN) * oy, sin(LEAN)])


def ring(apothem: float, height: float) -> Field:
    """The corners of an octagon; corner i is where side i ends and the next begins."""
    radius = apothem / cos(pi / SIDES)
    angles = [(2 * side + 1) * pi / SIDES for side in range(SIDES)]
    return np.array([[radius * cos(angle), radius * sin(angle), height] for angle in angles])


def _between(lower: Field, upper: Field, side: int) -> Field:
    return np.array([lower[side - 1], lower[side], upper[side], upper[side - 1]])


@cache
def surfaces(finish: Finish = PLAIN) -> tuple[Surface, ...]:
    """All that can be seen of the box, in the order in which it is painted: later ones cover earlier ones."""
    up = np.array([0.0, 0.0, 1.0])
    foot, edge = ring(APOTHEM, 0.0), ring(rim(WALL_HEIGHT), WALL_HEIGHT)
    top, bottom = ring(OUTER, WALL_HEIGHT), ring(OUTER, TABLE_Z)
    wide = np.array([[-2.0, -0.2, TABLE_Z], [2.0, -0.2, TABLE_Z], [2.0, 2.0, TABLE_Z], [-2.0, 2.0, TABLE_Z]])
    sides = range(SIDES)
    outside = [
        Surface("side", _between(bottom, top, side), np.array([*OUTWARD[side], 0.0]), _side(side, finish))
        for side in sides
    ]
    walls = [Surface("wall", _between(foot, edge, side), _inward(side), _wall(side, finish)) for side in sides]
    rims = [Surface("rim", _between(edge, top, side), up, _rim(side, finish)) for side in sides]
    return (
        Surface("table", wide, up, _table),
        *outside,
        Surface("mat", foot, up, _mat(finish)),
        *walls,
        *rims,
    )


@dataclass(frozen=True, eq=False)
class Part:
    """A surface in a picture: the rows and columns it reaches, and how much of each pixel there it covers."""

    surface: Surface
    rows: slice
    columns: slice
    cover: Field


@dataclass(frozen=True, eq=False)
class Backdrop:
    """The empty box as one camera sees it."""

    camera: Camera
    samples: int
    parts: tuple[Part, ...]
    seen: Field
    """For each sample which surface is seen there, by its number."""
    colours: Field

    @property
    def names(self) -> list[str]:
        return [part.surface.name for part in self.parts]


@lru_cache(maxsize=BACKDROPS)
def backdrop(camera: Camera, samples: int, finish: Finish = PLAIN) -> Backdrop:
    """The empty box, painted once per size; ``samples`` by ``samples`` of them are taken in each pixel."""
    seen = _seen(camera, samples)
    parts = tuple(_part(camera, samples, seen, surface, at) for at, surface in enumerate(surfaces(finish)))
    if camera.height < FINE:  # thin lines need more pixels than a small picture has
        colours = blocks(
            backdrop(replace(camera, width=2 * camera.width, height=2 * camera.height), 1, finish).colours, 2
        )
    else:
        colours = _painted(camera, parts)
    return Backdrop(camera, samples, parts, seen, colours)


#: Pictures lower than this are painted twice as large.
FINE = 600


def _painted(camera: Camera, parts: tuple[Part, ...]) -> Field:
    colours = np.zeros((camera.height, camera.width, 3), dtype=np.float32)
    for part in parts:
        if part.cover.size:
            points = points_on(camera, part)
            colours[part.rows, part.columns] += part.cover[..., None] * part.surface.paint(points).astype(np.float32)
    shade = _shade_of_box(camera, parts[0])
    return np.clip(colours * shade, 0, 1)


def _seen(camera: Camera, samples: int) -> Field:
    picture = Image.new("L", (camera.width * samples, camera.height * samples), 0)
    pen = ImageDraw.Draw(picture)
    for number, surface in enumerate(surfaces()):
        if number and _faces_eye(camera, surface):
            pen.polygon(_flat(camera.pixels(surface.corners) * samples), fill=number)
    return np.asarray(picture)


def _faces_eye(camera: Camera, surface: Surface) -> bool:
    return float(surface.normal @ camera.eye) > surface.offset


def _flat(points: Field) -> list[tuple[float, float]]:
    return [(float(x), float(y)) for x, y in points]


def _part(camera: Camera, samples: int, seen: Field, surface: Surface, number: int) -> Part:
    if number == 0:
        rows, columns = slice(0, camera.height), slice(0, camera.width)
    elif _faces_eye(camera, surface):
        rows, columns = window(camera, camera.pixels(surface.corners))
    else:
        rows = columns = slice(0, 0)
    mine = seen[rows.start * samples : rows.stop * samples, columns.start * samples : columns.stop * samples] == number
    return Part(surface, rows, columns, _share(mine, samples))


def _share(mine: Field, samples: int) -> Field:
    """Which part of each pixel's samples is meant, from 0 to 1."""
    if not mine.size:
        return np.zeros((0, 0), dtype=np.float32)
    return np.asarray(Image.fromarray(mine.view(np.uint8) * 255).reduce(samples), dtype=np.float32) / np.float32(255)


def window(camera: Camera, pixels: Field, margin: int = 1) -> tuple[slice, slice]:
    """The rows and columns around these pixels, inside the picture."""
    (left, top), (right, bottom) = np.floor(pixels.min(axis=0)) - margin, np.ceil(pixels.max(axis=0)) + margin
    return (
        slice(int(np.clip(top, 0, camera.height)), int(np.clip(bottom, 0, camera.height))),
        slice(int(np.clip(left, 0, camera.width)), int(np.clip(right, 0, camera.width))),
    )


def blocks(field: Field, samples: int) -> Field:
    """The mean over the samples of each pixel."""
    total = sum(field[row::samples, column::samples] for row in range(samples) for column in range(samples))
    return np.asarray(total / np.float32(samples**2))


def points_on(camera: Camera, part: Part) -> Field:
    """The points of a surface's plane that its pixels show."""
    x = np.arange(part.columns.start, part.columns.stop) + 0.5
    y = np.arange(part.rows.start, part.rows.stop) + 0.5
    rays = camera.rays(x, y)
    normal = part.surface.normal.astype(np.float32)
    depth = (part.surface.offset - float(part.surface.normal @ camera.eye)) / np.minimum(rays @ normal, -1e-3)
    return np.asarray(camera.eye.astype(np.float32) + rays * depth[..., None])


def _shade_of_box(camera: Camera, table: Part) -> Field:
    """What the box takes from the light on the table: a long soft shadow, and a dark line where it stands."""
    shade = np.ones((camera.height, camera.width, 3), dtype=np.float32)
    top = ring(OUTER, WALL_HEIGHT)
    fallen = top - LIGHT * ((WALL_HEIGHT - TABLE_Z) / LIGHT[2])
    foot = ring(OUTER, TABLE_Z)
    for points, blur, depth in ((np.concatenate([fallen, foot]), 0.009, 0.34), (foot * [1.01, 1.01, 1], 0.005, 0.30)):
        mask = Image.new("L", (camera.width, camera.height))
        ImageDraw.Draw(mask).polygon(hull(camera.pixels(points)), fill=255)
        blurred = mask.filter(ImageFilter.GaussianBlur(blur * camera.scale(foot[0])))
        shade *= 1 - depth * SHADE * np.asarray(blurred, dtype=np.float32)[..., None] / 255
    return np.asarray(1 - (1 - shade) * table.cover[..., None])


def hull(points: Field) -> list[tuple[float, float]]:
    """The convex outline of points, counter-clockwise."""
    ordered = sorted(_flat(points))
    if len(ordered) < 3:
        return ordered

    def half(walk: list[tuple[float, float]]) -> list[tuple[float, float]]:
        found: list[tuple[float, float]] = []
        for x, y in walk:
            while len(found) > 1 and (
                (found[-1][0] - found[-2][0]) * (y - found[-2][1]) <= (found[-1][1] - found[-2][1]) * (x - found[-2][0])
            ):
                found.pop()
            found.append((x, y))
        return found[:-1]

    return half(ordered) + half(ordered[::-1])
