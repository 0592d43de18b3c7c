"""The arena from above, with a grid: every die in its cell, towers marked, a cross at the target."""

from __future__ import annotations

from math import cos, sin
from typing import TYPE_CHECKING

from throwdown.rules.arena.dice import LOST_FACE, SYMBOLS
from throwdown.terminal.grid import CELL, CELLS, COLUMNS, ROWS, cell_at
from throwdown.terminal.questions import face_name

from . import styles
from .arena_board import ON_MAT, SLASH, ink
from .canvas import BOX, DOUBLE_BOX, HEAVY_BOX, Canvas, centred, fitted

if TYPE_CHECKING:
    from collections.abc import Collection, Mapping

    from textual.content import Content

    from throwdown.rules.arena.pipeline import ArenaView
    from throwdown.terminal.floor import Floor
    from throwdown.terminal.motion import Frame
    from throwdown.words import Words

    from .asking import Pointing

SIDE = len(COLUMNS)
#: A cell in characters where there is little room, and where there is more.
SMALL, LARGE = (5, 1), (7, 3)
#: Left of the cells: the number of the row and the rim.
MARGIN = 2
AIMED = "bold $on-accent on $accent"
CROSS = f"bold #ffffff on {styles.MAT}"
PICKED = "bold $on-primary on $primary"
COVERED = f"{styles.DIE_INK} on {styles.DIE_SHADE}"
LABEL = f"bold {styles.DIE} on {styles.DIE_INK}"
#: Where the hand is: a little outside, in m.
HAND = 0.104
INSIDE = 0.1


class ArenaMap:
    """One drawing of the arena from above, for a given room."""

    def __init__(
        self,
        view: ArenaView,
        words: Words,
        size: tuple[int, int],
        floor: Floor,
        *,
        fresh: Collection[int] = (),
        labels: Mapping[int, str] | None = None,
        pointing: Pointing | None = None,
        frame: Frame | None = None,
    ) -> None:
        self.words = words
        self.floor = floor
        self.faces = dict(view.arena)
        self.short = {
            face: words.say(f"face-short-{face.lower()}") for face in (*SYMBOLS[view.game], LOST_FACE[view.game])
        }
        self.fresh = fresh
        self.labels = labels or {}
        self.pointing = pointing
        self.frame = frame or {}
        self.canvas = Canvas(*size)
        self.cell = LARGE if self._fits(LARGE) else SMALL
        self.left = MARGIN + max(0, (size[0] - MARGIN - 1 - SIDE * self.cell[0] - self._tower_room()) // 2)

    def _fits(self, cell: tuple[int, int]) -> bool:
        wide = MARGIN + 1 + SIDE * cell[0] + self._tower_room()
        return wide <= self.canvas.width and SIDE * cell[1] + 2 <= self.canvas.height

    def _tower_room(self) -> int:
        """Beside a large map towers are drawn; under a small one they are listed."""
        return (LARGE[0] + 2) * len(self.floor.stacks) if self.canvas.height >= SIDE * LARGE[1] + 2 else 0

    def content(self) -> Content:
        self._ground()
        self._dice()
        self._flying()
        self._point()
        if self.cell == LARGE:
            self._towers()
        else:
            self._list_towers()
        return self.canvas.content()

    # The ground

    def _corner(self, cell: str) -> tuple[int, int]:
        """The upper left character of a cell."""
        wide, high = self.cell
        return self.left + wide * COLUMNS.index(cell[0]), 1 + high * (SIDE - 1 - ROWS.index(cell[1]))

    def cell_at(self, x: int, y: int) -> str | None:
        """The cell that is drawn at this place of the board."""
        wide, high = self.cell
        column, row = (x - self.left) // wide, SIDE - 1 - (y - 1) // high
        cell = COLUMNS[column] + ROWS[row] if 0 <= column < SIDE and 0 <= row < SIDE else ""
        return cell if cell in CELLS else None

    def _inset(self, line: int) -> int:
        """How much of a line the octagon leaves out at each side."""
        wide, high = self.cell
        from_end = min(line, SIDE * high - 1 - line)
        return max(0, round(2 * wide * (1 - from_end / (2 * high))))

    def _ground(self) -> None:
        wide, high = self.cell
        last = self.left + SIDE * wide
        lines = SIDE * high
        for line in range(lines):
            inset = self._inset(line)
            left, right = ("│", "│") if not inset else (SLASH, "╲") if line < lines // 2 else ("╲", SLASH)
            self.canvas.put(self.left + inset - 1, line + 1, left, styles.WOOD)
            self.canvas.put(self.left + inset, line + 1, " " * (last - self.left - 2 * inset), ON_MAT)
            self.canvas.put(last - inset, line + 1, right, styles.WOOD)
        inset = self._inset(0)
        level = "─" * (last - self.left - 2 * inset)
        self.canvas.put(self.left + inset - 1, 0, f"╭{level}╮", styles.WOOD)
        self.canvas.put(self.left + inset - 1, lines + 1, f"╰{level}╯", styles.WOOD)
        self._names()

    def _names(self) -> None:
        """Letters above, numbers at the left, a dot in every cell."""
        wide, high = self.cell
        for number, column in enumerate(COLUMNS):
            self.canvas.put(self.left + number * wide + wide // 2, 0, column, f"bold {styles.WOOD}")
        for row in ROWS:
            self.canvas.put(self.left - MARGIN, self._corner("a" + row)[1] + high // 2, row, f"bold {styles.WOOD}")
        for cell in CELLS:
            x, y = self._corner(cell)
            self.canvas.put(x + wide // 2, y + high // 2, "·", ON_MAT)

    # Dice

    def _dice(self) -> None:
        for die, cell in self.floor.cells.items():
            if die in self.faces and die not in self.frame:
                self._die(die, cell, self.faces[die], self._style(die, self.faces[die]))

    def _style(self, die: int, face: str) -> str:
        pointing = self.pointing
        cell = self.floor.cells.get(die)
        if pointing is not None and cell is not None:
            if cell == pointing.target:
                return AIMED
            if cell == pointing.picked:
                return PICKED
        return f"bold {ink(face)} on {styles.DIE}"

    def _die(self, die: int, cell: str, face: str, style: str) -> None:
        (x, y), (wide, high) = self._corner(cell), self.cell
        height = len(self.floor.stacks.get(die, ()))
        if high == 1:
            frame = "≡≡" if height else "[]" if die in self.fresh else "││"
            frame = {AIMED: "▸◂", PICKED: "()"}.get(style, frame)
            self.canvas.put(x, y, frame[0] + centred(self.short[face], wide - 2) + frame[1], style)
        else:
            frame = HEAVY_BOX if style in (AIMED, PICKED) else DOUBLE_BOX if die in self.fresh else BOX
            self.canvas.box(x, y, wide, high, style, frame)
            self.canvas.put(x + 1, y + 1, centred(self.short[face], wide - 2), style)
            if height:
                self.canvas.put(x + wide - 3, y, f"×{height}", style)
        if die in self.labels:
            self.canvas.put(x + (high > 1), y, self.labels[die], LABEL)

    def _flying(self) -> None:
        """Dice on their way, wherever they are above the arena."""
        for die, flying in self.frame.items():
            if max(abs(flying.x), abs(flying.y)) < INSIDE and abs(flying.x) + abs(flying.y) < 1.4 * INSIDE:
                self._die(die, cell_at((flying.x, flying.y)), flying.face, f"bold {ink(flying.face)} on {styles.DIE}")

    # The target

    def _point(self) -> None:
        pointing = self.pointing
        if pointing is None:
            return
        if pointing.bearing is not None:
            self._hand(pointing.bearing, pointing.seat)
        if pointing.target is not None and self.floor.die_at(pointing.target) is None:
            (x, y), (wide, high) = self._corner(pointing.target), self.cell
            x, y = x + wide // 2, y + high // 2
            if high > 1:
                self.canvas.put(x, y - 1, "│", CROSS)
                self.canvas.put(x, y + 1, "│", CROSS)
            self.canvas.put(x - 1, y, "─┼─", CROSS)

    def _hand(self, bearing: float, seat: int) -> None:
        """The mark of the seat at the rim, where it throws from."""
        wide, high = self.cell
        x = self.left + wide * (SIDE / 2 + HAND / CELL * cos(bearing))
        y = 1 + high * (SIDE / 2 - HAND / CELL * sin(bearing))
        line = min(max(int(y), 0), SIDE * high + 1)
        column = min(max(int(x) + (line == 0), self.left - 1), self.left + SIDE * wide)  # beside the letter
        self.canvas.put(column, line, styles.SEAT_MARKS[seat], f"bold {styles.seat_style(seat)}")

    # Towers

    def _towers(self) -> None:
        """At the right, top die first."""
        x = self.canvas.width
        for top, stack in self.floor.stacks.items():
            x -= LARGE[0] + 2
            height = 2 * len(stack) + 1
            y = max(1, SIDE * LARGE[1] + 1 - height)
            self.canvas.box(x, y, LARGE[0], height, COVERED)
            self.canvas.put(x + 1, y, self.floor.cells[top], f"bold {COVERED}")
            for level, die in enumerate(reversed(stack)):
                style = f"bold {ink(self.faces[die])} on {styles.DIE}" if level == 0 else COVERED
                if level:
                    self.canvas.put(x, y + 2 * level, "├" + "─" * (LARGE[0] - 2) + "┤", COVERED)
                text = centred(self.short[self.faces[die]], LARGE[0] - 2)
                self.canvas.put(x + 1, y + 1 + 2 * level, text, style)
                if die in self.labels:
                    self.canvas.put(x, y + 1 + 2 * level, self.labels[die], LABEL)

    def _list_towers(self) -> None:
        """In the lines below the map."""
        for line, (top, stack) in enumerate(self.floor.stacks.items(), start=SIDE + 2):
            names = self.words.listed(face_name(self.faces[die]).localised(self.words) for die in stack)
            text = self.words.say("screen-tower", cell=self.floor.cells[top], symbols=names)
            self.canvas.put(0, line, fitted(f" ≡ {text}", self.canvas.width), "$soft")
