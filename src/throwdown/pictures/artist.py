"""Puts box, shadows, dice and marks together: one drawing after another in the same size."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING

import numpy as np
from PIL import Image

from .box import backdrop, blocks
from .camera import Camera
from .dice import Body, Patch, patch
from .finish import PLAIN, Finish
from .marks import Marks, draw_numbers, draw_rings
from .shadows import shadows

if TYPE_CHECKING:
    from collections.abc import Sequence

    from .camera import Field

#: Dice sink into the foam, and what is covered by less than this is not covered, in m along the line of sight.
SUNK = 0.0004
UNMARKED = Marks()


@dataclass(frozen=True, eq=False)
class Drawing:
    """A finished picture, and what can be seen in it."""

    image: Image.Image
    camera: Camera
    samples: int
    dice: Field = field(repr=False)
    """For each sample the die that is seen there, or -1."""
    faces: Field = field(repr=False)
    """And which of its faces."""

    def face_at(self, x: float, y: float) -> tuple[int, int] | None:
        """The die and the face that are seen at a pixel."""
        row, column = int(y * self.samples), int(x * self.samples)
        if not (0 <= row < self.dice.shape[0] and 0 <= column < self.dice.shape[1]) or self.dice[row, column] < 0:
            return None
        return int(self.dice[row, column]), int(self.faces[row, column])

    def pixel(self, x: float, y: float, z: float) -> tuple[float, float]:
        """Where a point of the arena (m) is in the picture."""
        across, down = self.camera.pixels(np.array([x, y, z]))
        return float(across), float(down)


class Artist:
    """Draws one arena after another; what does not change from one to the next is cached."""

    def __init__(
        self,
        size: tuple[int, int],
        samples: int,
        symbols: Sequence[str],
        finish: Finish = PLAIN,
        across: float = 0.5,
    ) -> None:
        """``across``: the middle of the arena is this share of the width from the left."""
        self.camera = Camera(*size, across)
        self.samples = samples
        self.symbols = tuple(symbols)
        self.backdrop = backdrop(self.camera, samples, finish)
        self._mat = self.backdrop.names.index("mat")
        self._normals = np.array([part.surface.normal for part in self.backdrop.parts], dtype=np.float32)
        offsets = [part.surface.offset - part.surface.normal @ self.camera.eye for part in self.backdrop.parts]
        self._offsets = np.array(offsets, dtype=np.float32)
        self._cached: dict[int, tuple[bytes, Patch, Field]] = {}

    def empty(self) -> Image.Image:
        """The arena without dice."""
        return _image(self.backdrop.colours)

    def draw(self, bodies: Sequence[Body], marks: Marks = UNMARKED) -> Drawing:
        ground = _image(self.backdrop.colours * shadows(self.backdrop, bodies))
        draw_rings(ground, self.backdrop, bodies, marks)
        patches = [self._patch(body, bodies) for body in bodies]
        image, dice, faces = self._composed(ground, [(each, box) for each, box in patches if not each.empty])
        if marks.numbers:
            draw_numbers(image, self.camera, bodies, marks)
        return Drawing(image, self.camera, self.samples, dice, faces)

    def _patch(self, body: Body, bodies: Sequence[Body]) -> tuple[Patch, Field]:
        """A die, and how far the box is behind it. One that lies as before among the same dice is not drawn again."""
        close = [other for other in bodies if other is not body and body.touched_by(other)]
        state = b"".join(each.state() for each in (body, *close))
        if self._cached.get(body.die, (b"",))[0] != state:
            drawn = patch(self.backdrop, body, close, self.symbols)
            self._cached[body.die] = (state, drawn, self._box_behind(drawn))
        return self._cached[body.die][1:]

    def _box_behind(self, each: Patch) -> Field:
        x = each.columns.start + (np.arange(each.depth.shape[1]) + 0.5) / self.samples
        y = each.rows.start + (np.arange(each.depth.shape[0]) + 0.5) / self.samples
        seen = self.backdrop.seen[self._there(each)]
        if (seen == self._mat).all():
            return np.full(seen.shape, np.inf, dtype=np.float32)
        rays = self.camera.rays(x, y)
        depth = np.zeros(seen.shape, dtype=np.float32)
        for number in np.unique(seen):
            mine = seen == number
            depth[mine] = self._offsets[number] / np.minimum(rays[mine] @ self._normals[number], -1e-4)
        return depth + SUNK

    def _composed(self, ground: Image.Image, patches: list[tuple[Patch, Field]]) -> tuple[Image.Image, Field, Field]:
        """Every sample shows what is nearest: a die or the box."""
        dice, faces = self._nearest(patches)
        canvas = np.asarray(ground, dtype=np.float32) / 255
        share = np.zeros(canvas.shape[:2], dtype=np.float32)
        ink = np.zeros_like(canvas)
        for each, _ in patches:
            mine = (dice[self._there(each)] == each.body.die).astype(np.float32)
            share[each.rows, each.columns] += blocks(mine, self.samples)
            for colour in range(3):
                ink[each.rows, each.columns, colour] += blocks(each.colour[colour] * mine, self.samples)
        return _image(canvas * (1 - share[..., None]) + ink), dice, faces

    def _nearest(self, patches: list[tuple[Patch, Field]]) -> tuple[Field, Field]:
        shape = self.backdrop.seen.shape
        nearest = np.full(shape, np.inf, dtype=np.float32)
        dice, faces = np.full(shape, -1, dtype=np.int16), np.full(shape, -1, dtype=np.int8)
        for each, box in patches:
            there = self._there(each)
            wins = (each.depth < nearest[there]) & (each.depth < box)
            nearest[there][wins] = each.depth[wins]
            dice[there][wins] = each.body.die
            faces[there][wins] = each.face[wins]
        return dice, faces

    def _there(self, each: Patch) -> tuple[slice, slice]:
        """The samples of a patch in the whole picture."""
        rows, columns = each.rows, each.columns
        return (
            slice(rows.start * self.samples, rows.stop * self.samples),
            slice(columns.start * self.samples, columns.stop * self.samples),
        )


def _image(colours: Field) -> Image.Image:
    return Image.fromarray((np.clip(colours, 0, 1) * 255 + 0.5).astype(np.uint8))
