"""Parts of a whole, in a bar for each of several cases."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from throwdown.pictures.pens import SOFT, short
from throwdown.pictures.poster import EDGE, INK, PAPER, font

from .paper import (
    HEADING,
    LEFT,
    LETTERS,
    PETROL,
    RIGHT,
    SMALL,
    STRONG,
    WIDE,
    Scale,
    box,
    heading,
    letters_room,
    name_room,
)

if TYPE_CHECKING:
    from throwdown.pictures.pens import Pen

PITCH, KEY = 46, 40
#: From the faintest to the strongest part.
FAINTEST = 0.35


@dataclass(frozen=True)
class Stack:
    """One case: how much of the whole each part is."""

    name: str
    shares: tuple[float, ...]
    label: str
    """What is written behind it."""


@dataclass(frozen=True)
class Stacks:
    """Several; the first part is what nobody wants and is drawn pale."""

    heading: str
    parts: tuple[str, ...]
    stacks: tuple[Stack, ...]

    @property
    def high(self) -> float:
        return HEADING + KEY + PITCH * len(self.stacks) + 14

    def draw(self, pen: Pen, top: float) -> None:
        heading(pen, top, self.heading)
        self._key(pen, top + HEADING)
        room = max(letters_room(stack.label, SMALL) for stack in self.stacks)
        start = LEFT + name_room(stack.name for stack in self.stacks)
        scale = Scale(0.0, 1.0, start, WIDE - RIGHT - room - 24)
        for number, stack in enumerate(self.stacks):
            y = top + HEADING + KEY + PITCH * number
            pen.text((LEFT, y + 29), short(stack.name, start - LEFT - 16, LETTERS), LETTERS, INK)
            self._stack(pen, stack, y, scale)
            pen.text((scale.end + 16, y + 28), stack.label, SMALL, INK)

    def _stack(self, pen: Pen, stack: Stack, y: float, scale: Scale) -> None:
        begun = 0.0
        for part, share in enumerate(stack.shares):
            left, wide = scale.at(begun), scale.at(begun + share) - scale.at(begun)
            colour, strength = self._colour(part)
            box(pen, (left, y + 4), (wide, 34), colour, strength)
            text = f"{share:.0%}" if share >= 0.1 else f"{share:.1%}"
            if font(SMALL).getlength(text) + 8 < wide:
                pen.text((left + wide / 2, y + 27), text, SMALL, PAPER if strength > STRONG and part else INK, "middle")
            begun += share

    def _key(self, pen: Pen, y: float) -> None:
        x = float(LEFT)
        for part, name in enumerate(self.parts):
            colour, strength = self._colour(part)
            box(pen, (x, y + 4), (20, 20), colour, strength)
            pen.text((x + 28, y + 20), name, SMALL, SOFT)
            x += 28 + letters_room(name, SMALL) + 24

    def _colour(self, part: int) -> tuple[str, float]:
        if not part:
            return EDGE, 1.0
        steps = max(len(self.parts) - 2, 1)
        return PETROL, FAINTEST + (1 - FAINTEST) * (part - 1) / steps
