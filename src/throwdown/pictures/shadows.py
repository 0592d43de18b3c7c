"""The shadows of dice on the box: one of the lamp, and one of the sky where a die is close to what is under it."""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil, log
from typing import TYPE_CHECKING

import numpy as np
from PIL import Image, ImageDraw, ImageFilter

from throwdown.physics.dimensions import HALF

from .box import LIGHT, SHADE, hull

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from .box import Backdrop, Part, Surface
    from .camera import Camera, Field
    from .dice import Body

#: How dark they are at most.
LAMP, SKY = 0.62, 0.50
#: A die darkens the sky of what it is as close to as this, in m.
NEAR = 0.012
#: Dice higher than this above a surface cast no shadow that could be seen, in m.
HIGH = 0.35
#: Light that falls flatter on a surface than this casts none either.
FLAT = 0.05


@dataclass(frozen=True, eq=False)
class Cast:
    """One shadow on a surface: its outline in pixels, how blurred it is in pixels, and how dark."""

    outline: Field
    blur: float
    dark: float


def shadows(scene: Backdrop, bodies: Sequence[Body]) -> Field:
    """What dice leave of the light on the box: a factor for each pixel and colour."""
    camera = scene.camera
    shade = np.ones((camera.height, camera.width, 3), dtype=np.float32)
    if not bodies:
        return shade
    corners = np.array([body.corners for body in bodies])
    middles = np.array([body.place for body in bodies])[:, None]
    for part in scene.parts:
        if part.cover.size and part.surface.name != "side":
            for cast in (_lamp, _sky):
                found = [each for each in cast(camera, part.surface, corners, middles) if _in_view(part, each)]
                for blur in sorted({each.blur for each in found}):
                    _darken(shade, part, [each for each in found if each.blur == blur])
    return shade


def _lamp(camera: Camera, surface: Surface, corners: Field, middles: Field) -> Iterator[Cast]:
    """Corners follow the light down to the surface."""
    slope = float(surface.normal @ LIGHT)
    if slope < FLAT:
        return
    corners = middles + 0.95 * (corners - middles)
    above = corners @ surface.normal - surface.offset
    lowest = above.min(axis=1)
    fallen = corners - (np.maximum(above, 0) / slope)[..., None] * LIGHT
    for die in np.flatnonzero((lowest > -HALF) & (lowest < HIGH) & _meets(surface, fallen)):
        height = max(float(lowest[die]), 0.0)
        blur = _blur(camera, fallen[die], 0.0011 + 0.10 * height)
        yield Cast(camera.pixels(fallen[die]), blur, LAMP / (1 + 9 * height))


def _sky(camera: Camera, surface: Surface, corners: Field, middles: Field) -> Iterator[Cast]:
    """Right under a die, or beside it at a wall."""
    corners = middles + 1.12 * (corners - middles)
    above = corners @ surface.normal - surface.offset
    lowest = above.min(axis=1)
    under = corners - above[..., None] * surface.normal
    for die in np.flatnonzero((lowest > -HALF) & (lowest < NEAR) & _meets(surface, under)):
        height = max(float(lowest[die]), 0.0)
        blur = _blur(camera, under[die], 0.0016 + 0.25 * height)
        yield Cast(camera.pixels(under[die]), blur, SKY * (1 - height / NEAR))


def _meets(surface: Surface, casts: Field) -> Field:
    """Which of the shadows on its plane come near the surface itself."""
    low, high = surface.corners.min(axis=0) - NEAR, surface.corners.max(axis=0) + NEAR
    return np.asarray((casts.max(axis=1) > low).all(axis=1) & (casts.min(axis=1) < high).all(axis=1))


def _blur(camera: Camera, points: Field, metres: float) -> float:
    """In pixels, by steps of a half: shadows of one step are blurred together."""
    return float(1.5 ** round(log(metres * camera.scale(points.mean(axis=0)), 1.5)))


def _in_view(part: Part, cast: Cast) -> bool:
    """Whether the surface is seen where the shadow falls."""
    left, top = cast.outline.min(axis=0) - 2 * cast.blur
    right, bottom = cast.outline.max(axis=0) + 2 * cast.blur
    rows, columns = _common(top, bottom, part.rows), _common(left, right, part.columns)
    return bool(part.cover[_inside(rows, part.rows), _inside(columns, part.columns)].any())


def _darken(shade: Field, part: Part, casts: list[Cast]) -> None:
    """Shadows of the same blur on one surface: where they overlap, the last one counts."""
    margin = ceil(3 * casts[0].blur) + 1
    outlines = np.concatenate([each.outline for each in casts])
    (left, top), (right, bottom) = np.floor(outlines.min(axis=0)) - margin, np.ceil(outlines.max(axis=0)) + margin
    rows, columns = _common(top, bottom, part.rows), _common(left, right, part.columns)
    corner = np.array([columns.start - margin, rows.start - margin])
    mask = Image.new("L", (columns.stop - columns.start + 2 * margin, rows.stop - rows.start + 2 * margin))
    pen = ImageDraw.Draw(mask)
    for each in casts:
        pen.polygon(hull(each.outline - corner), fill=round(255 * each.dark))
    blurred = np.asarray(mask.filter(ImageFilter.GaussianBlur(casts[0].blur)), dtype=np.float32)
    cover = part.cover[_inside(rows, part.rows), _inside(columns, part.columns)]
    dark = blurred[margin:-margin, margin:-margin] * cover / 255
    shade[rows, columns] *= 1 - dark[..., None] * SHADE


def _common(start: float, stop: float, whole: slice) -> slice:
    begin = min(max(int(start), whole.start), whole.stop)
    return slice(begin, max(begin, min(int(stop), whole.stop)))


def _inside(one: slice, whole: slice) -> slice:
    """A slice, counted from the start of the one that holds it."""
    return slice(one.start - whole.start, one.stop - whole.start)
