"""What is drawn to point at dice: rings on the ground, and numbers beside them."""

from __future__ import annotations

from dataclasses import dataclass
from math import cos, pi, sin
from typing import TYPE_CHECKING

import numpy as np
from PIL import Image, ImageDraw

from throwdown.physics.dimensions import HALF, TABLE_Z, distance_out

from .box import OUTER, window
from .stamps import FINER, stamp
from .symbols import numeral

if TYPE_CHECKING:
    from collections.abc import Sequence

    from .box import Backdrop
    from .camera import Camera, Field
    from .dice import Body

COLOURS = CREAM, CORAL, CORAL_DEEP, PETROL_DEEP = "#fff9ec", "#ff8a68", "#b5371f", "#12343a"
#: Radius of a ring in m, and how broad it is for a thrown die and for one that turned.
RING, BROAD, FINE = 1.75 * HALF, 0.0012, 0.0006
#: So many dice that were thrown are ringed; more would only be a tangle.
FEW = 5
#: Where the number of a die may be, in halves of its edge from its middle; the first one that is free is taken.
BESIDE = ((1.25, -1.25), (-1.25, -1.25), (1.25, 1.25), (-1.25, 1.25))


@dataclass(frozen=True, slots=True)
class Marks:
    """What is pointed out: dice that were thrown, dice that turned, and whether numbers are beside the dice."""

    thrown: frozenset[int] = frozenset()
    turned: frozenset[int] = frozenset()
    numbers: bool = False


def draw_rings(image: Image.Image, scene: Backdrop, bodies: Sequence[Body], marks: Marks) -> None:
    """A coral ring around a thrown die, a fine light one around a die that turned; a big throw needs no rings."""
    if len(marks.thrown) > FEW:
        return
    for body in bodies:
        if body.die in marks.thrown:
            _ring(image, scene, body, BROAD, CORAL)
        elif body.die in marks.turned:
            _ring(image, scene, body, FINE, CREAM)


def _ring(image: Image.Image, scene: Backdrop, body: Body, breadth: float, colour: str) -> None:
    x, y, _ = body.place
    ground, height = ("mat", 0.0) if distance_out(x, y) < OUTER else ("table", TABLE_Z)
    outer, inner = (scene.camera.pixels(_circle(x, y, height, radius)) for radius in (RING + breadth, RING))
    rows, columns = window(scene.camera, outer, 2)
    if rows.start >= rows.stop or columns.start >= columns.stop:
        return
    corner = np.array([columns.start, rows.start])
    mask = Image.new("L", ((columns.stop - columns.start) * FINER, (rows.stop - rows.start) * FINER))
    pen = ImageDraw.Draw(mask)
    for points, fill in ((outer, 255), (inner, 0)):
        pen.polygon([(float(px), float(py)) for px, py in (points - corner) * FINER], fill=fill)
    (part,) = [part for part in scene.parts if part.surface.name == ground]
    cover = np.zeros((scene.camera.height, scene.camera.width), dtype=np.float32)
    cover[part.rows, part.columns] = part.cover
    shown = np.asarray(mask.reduce(FINER), dtype=np.float32) * cover[rows, columns]
    image.paste(colour, (columns.start, rows.start), Image.fromarray(shown.astype(np.uint8)))


def _circle(x: float, y: float, height: float, radius: float) -> Field:
    turns = [2 * pi * turn / 96 for turn in range(96)]
    return np.array([[x + radius * cos(turn), y + radius * sin(turn), height] for turn in turns])


def draw_numbers(image: Image.Image, camera: Camera, bodies: Sequence[Body], marks: Marks) -> None:
    """The number of each die beside it, where it hides least of other dice and numbers."""
    middles = {body.die: camera.pixels(body.place + np.array([0, 0, HALF / 2])) for body in bodies}
    taken: list[Field] = []
    for body in bodies:
        size = camera.scale(body.place) * HALF
        others = [*taken, *(middle for die, middle in middles.items() if die != body.die)]
        spots = [middles[body.die] + size * np.array(aside) for aside in BESIDE]
        spot = max(spots, key=lambda spot: min(_room(spot, others), 1.7 * size))
        taken.append(spot)
        colour = CORAL_DEEP if body.die in marks.thrown else PETROL_DEEP
        _badge(image, spot, max(0.60 * size, 8.0), str(body.die), colour)


def _room(spot: Field, others: list[Field]) -> float:
    return min((float(np.hypot(*(spot - other))) for other in others), default=float("inf"))


def _badge(image: Image.Image, at: Field, radius: float, number: str, colour: str) -> None:
    """A disc with a number."""
    reach = round(radius + 2)
    middle = reach * FINER
    disc = Image.new("RGBA", (2 * middle, 2 * middle))
    pen = ImageDraw.Draw(disc)
    for share, fill in ((1.0, CREAM), (0.86, colour)):
        edge = radius * share * FINER
        pen.ellipse((middle - edge, middle - edge, middle + edge, middle + edge), fill=fill)
    tall = round((1.28 if len(number) == 1 else 1.02) * radius * FINER)
    for place, digit in enumerate(number):
        left = middle + (place - (len(number) - 1) / 2) * 0.66 * tall - tall / 2
        disc.paste(CREAM, (round(left), round(middle - tall / 2)), stamp(numeral(digit), tall))
    small = disc.reduce(FINER)
    image.paste(small, (round(float(at[0])) - reach, round(float(at[1])) - reach), small)
