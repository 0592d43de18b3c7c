"""The arena as a picture: a wooden rim, a mat, dice as small boxes, towers as towers."""

from __future__ import annotations

from typing import TYPE_CHECKING

from throwdown.rules.arena.dice import SYMBOLS
from throwdown.terminal.questions import face_name

from . import styles
from .canvas import BOX, DOUBLE_BOX, Canvas, centred

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping

    from textual.content import Content

    from throwdown.rules.arena.pipeline import ArenaView
    from throwdown.words import Words

DIE_ROWS = 3
ROOMY = (70, 20)
RIM = 3  # rim and a cell of mat at each side
SLASH = "\N{BOX DRAWINGS LIGHT DIAGONAL UPPER RIGHT TO LOWER LEFT}"
ON_MAT = f"{styles.MAT_LINE} on {styles.MAT}"


def ink(face: str) -> str:
    """The colour of a face on a die."""
    return styles.ELEMENT_INKS.get(face, styles.DIE_INK)


class ArenaPicture:
    """One drawing of the arena, for a given room."""

    def __init__(
        self,
        view: ArenaView,
        words: Words,
        size: tuple[int, int],
        *,
        fresh: Collection[int] = (),
        labels: Mapping[int, str] | None = None,
    ) -> None:
        self.view = view
        self.faces = dict(view.arena)
        self.stacks = view.stacks
        stacked = {die for stack in view.stacks for die in stack}
        self.loose = [die for die in self.faces if die not in stacked]
        #: The face that is lost never lies there. Where there is room, faces have their whole names.
        self.short = {face: words.say(f"face-short-{face.lower()}") for face in SYMBOLS[view.game]}
        if size[0] >= ROOMY[0] and size[1] >= ROOMY[1]:
            self.short = {face: face_name(face).localised(words) for face in SYMBOLS[view.game]}
        self.fresh = fresh
        self.labels = labels or {}
        self.canvas = Canvas(*size)
        self.die_width = max(5, max(len(short) for short in self.short.values()) + 2)

    def content(self) -> Content:
        self._rim()
        x = self._towers()
        self._dice(RIM, x)
        return self.canvas.content()

    def _rim(self) -> None:
        """An octagon, as far as characters can."""
        canvas, last, foot = self.canvas, self.canvas.width - 1, self.canvas.height - 1
        for row in range(1, foot):
            inset = 1 if row in (1, foot - 1) else 0
            left, right = ("│", "│") if not inset else (SLASH, "╲") if row == 1 else ("╲", SLASH)
            canvas.put(inset, row, left, styles.WOOD)
            canvas.put(inset + 1, row, " " * (last - 2 * inset - 1), ON_MAT)
            canvas.put(last - inset, row, right, styles.WOOD)
        canvas.put(2, 0, "╭" + "─" * (last - 5) + "╮", styles.WOOD)
        canvas.put(2, foot, "╰" + "─" * (last - 5) + "╯", styles.WOOD)

    # Towers

    def _towers(self) -> int:
        """Towers stand at the right; the answer is the column up to which loose dice have room."""
        x = self.canvas.width - RIM
        for stack in self.stacks:
            x -= self.die_width + 1
            self._tower(x, stack)
        return x - 1 if self.stacks else x

    def _tower(self, x: int, stack: tuple[int, ...]) -> None:
        """Top die first; frames between the dice where there is room for them."""
        room = self.canvas.height - 3
        airy = 2 * len(stack) + 1 <= room
        rows = 2 * len(stack) + 1 if airy else min(len(stack) + 2, room)
        top = self.canvas.height - 2 - rows
        width = self.die_width
        self.canvas.box(x, top, width, rows, self._covered_style())
        shown = list(reversed(stack))
        for level, die in enumerate(shown[: rows - 2 if not airy else None]):
            y = top + 1 + (2 * level if airy else level)
            if airy and level:
                self.canvas.put(x, y - 1, "├" + "─" * (width - 2) + "┤", self._covered_style())
            style = self._style(self.faces[die]) if level == 0 else self._covered_style()
            self.canvas.put(x + 1, y, centred(self.short[self.faces[die]], width - 2), style)
            self._label(x, y, die)
        self.canvas.put(x - 1, self.canvas.height - 2, "▔" * (width + 2), ON_MAT)

    # Loose dice

    def _dice(self, left: int, right: int) -> None:
        """As boxes where they all fit, else as small tiles."""
        step = self.die_width + 1
        columns = max((right - left + 1) // step, 1)
        rows = -(-len(self.loose) // columns)
        if rows * DIE_ROWS <= self.canvas.height - 2:
            self._boxes(left, right, columns, rows)
        else:
            self._tiles(left, right)

    def _boxes(self, left: int, right: int, columns: int, rows: int) -> None:
        if not self.loose:
            return
        columns = -(-len(self.loose) // rows)  # rows of about the same length
        step, room = self.die_width + 1, self.canvas.height - 2
        gap = 1 if rows * (DIE_ROWS + 1) - 1 <= room else 0
        top = 1 + (room - rows * DIE_ROWS - (rows - 1) * gap) // 2
        for row in range(rows):
            dice = self.loose[row * columns : (row + 1) * columns]
            x = left + (right - left - len(dice) * step + 1) // 2
            for place, die in enumerate(dice):
                self._die(x + place * step, top + row * (DIE_ROWS + gap), die)

    def _die(self, x: int, y: int, die: int) -> None:
        face = self.faces[die]
        style = self._style(face)
        self.canvas.box(x, y, self.die_width, DIE_ROWS, style, DOUBLE_BOX if die in self.fresh else BOX)
        self.canvas.put(x + 1, y + 1, centred(self.short[face], self.die_width - 2), style)
        self._label(x + 1, y, die)

    def _tiles(self, left: int, right: int) -> None:
        step = self.die_width + 1
        columns = max((right - left + 1) // step, 1)
        for number, die in enumerate(self.loose):
            row, column = divmod(number, columns)
            frame = "[]" if die in self.fresh else "││"
            text = frame[0] + centred(self.short[self.faces[die]], self.die_width - 2) + frame[1]
            self.canvas.put(left + column * step, 1 + row, text, self._style(self.faces[die]))

    def _label(self, x: int, y: int, die: int) -> None:
        if die in self.labels:
            self.canvas.put(x, y, self.labels[die], f"bold {styles.DIE} on {styles.DIE_INK}")

    def _style(self, face: str) -> str:
        return f"bold {ink(face)} on {styles.DIE}"

    def _covered_style(self) -> str:
        """Covered dice count for nothing: they are drawn in shade."""
        return f"{styles.DIE_INK} on {styles.DIE_SHADE}"
