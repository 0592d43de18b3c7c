"""Throws in an arena in which dice have places: where to, from where, and which die is moved before."""

from __future__ import annotations

from typing import TYPE_CHECKING

from textual.content import Content

from throwdown.rules.values import Value
from throwdown.terminal.grid import CELLS, COLUMNS, MIDDLE, ROWS, SIDES, Aim, bearing_from, step
from throwdown.terminal.questions import face_name, line, side_word
from throwdown.terminal.screen.styles import MARKED, SOFT

from .base import BODY_ROWS, FIRST_MANNER, Asking, MoveWish, Pointing
from .lists import ListAsking

if TYPE_CHECKING:
    from throwdown.rules.record import Manner
    from throwdown.terminal.floor import Floor
    from throwdown.terminal.questions import Answer, Line, Question
    from throwdown.words import Words

ARROWS = {"left": (-1, 0), "right": (1, 0), "up": (0, 1), "down": (0, -1)}
#: Where a die flies that comes from a side.
FLIGHT = dict(zip(SIDES, "←↙↓↘→↗↑↖", strict=True))


class Target:
    """A cell that is chosen by keys: arrows go on by one, Tab to the next die, C and 4 to c4."""

    def __init__(self, floor: Floor, cell: str | None = None) -> None:
        self.floor = floor
        self.cell = cell
        self._column = ""

    def press(self, key: str, character: str | None) -> bool:
        """True if the key meant a place."""
        column, self._column = self._column, ""
        if key in ARROWS:
            self.cell = step(self.cell, *ARROWS[key]) if self.cell is not None else MIDDLE
        elif key in ("tab", "shift+tab"):
            self._next_die(1 if key == "tab" else -1)
        elif character and character.isupper() and character.lower() in COLUMNS:
            self._column = character.lower()
        elif column and character and character in ROWS:
            self.cell = column + character if column + character in CELLS else self.cell
        else:
            return False
        return True

    def _next_die(self, by: int) -> None:
        cells = [self.floor.cells[die] for die in self.floor.in_order]
        if self.cell in cells:
            self.cell = cells[(cells.index(self.cell) + by) % len(cells)]
        elif cells:
            self.cell = cells[0 if by > 0 else -1]


class Hand(Value):
    """Who throws in an arena, and from where by default."""

    floor: Floor
    bearing: float
    """In rad."""
    side: str
    """The same as a point of the compass."""
    faces: tuple[tuple[int, str], ...]
    """What the dice of the arena show."""

    def face(self, die: int) -> Line:
        return face_name(dict(self.faces)[die])


class AimAsking(ListAsking):
    """A throw in an arena with places: beside the manner, where to and from where."""

    def __init__(self, question: Question, words: Words, hand: Hand, manner: Manner = FIRST_MANNER) -> None:
        super().__init__(question, words, manner)
        self.hand = hand
        self.target = Target(hand.floor)
        self.side: str | None = None

    @property
    def pointing(self) -> Pointing:
        bearing = self.hand.bearing if self.side is None else bearing_from(self.side)
        return Pointing(self.question.seat, self.target.cell, bearing=bearing)

    def press(self, key: str, character: str | None) -> Answer | MoveWish | None:
        self.complaint = ""
        if self.target.press(key, character):
            return None
        if character == "x" or key in ("backspace", "delete"):
            self.target.cell = self.side = None
        elif character == "r":
            self._turn()
        else:
            return super().press(key, character)
        return None

    def _turn(self) -> None:
        """To the next side, the other way round than a clock; a side needs a place to aim at."""
        self.side = SIDES[(SIDES.index(self.side or self.hand.side) + 1) % len(SIDES)]
        self.target.cell = self.target.cell or MIDDLE

    def _answer(self, place: int) -> Answer:
        answer, cell = super()._answer(place), self.target.cell
        return answer if cell is None or answer.manner is None else answer.but(aim=Aim(cell, self.side))

    def body(self, width: int) -> list[Content]:
        return [*super().body(width), self._aim()]

    @property
    def _rows(self) -> int:
        return BODY_ROWS - 2

    def _aim(self) -> Content:
        text = self._aim_text()
        return Content.assemble(
            (f"  {self.words.say('screen-aim')} ", SOFT), (f" {text} ", MARKED if self.target.cell else "")
        )

    def _aim_text(self) -> str:
        cell, side = self.target.cell, self.side or self.hand.side
        if cell is None:
            return self.words.say("screen-aim-none")
        from_side = f"{side_word(side, self.words)} {FLIGHT[side]}"
        die = self.hand.floor.die_at(cell)
        if die is None:
            return self.words.say("screen-aim-place", cell=cell, side=from_side)
        if die in self.hand.floor.stacks:
            return self.words.say("screen-aim-tower", cell=cell, side=from_side)
        symbol = self.hand.face(die).localised(self.words)
        return self.words.say("screen-aim-die", symbol=symbol, cell=cell, side=from_side)

    def hint(self) -> str:
        return self.words.say("screen-keys-aim")


class MoveAsking(Asking):
    """Which die is moved before the throw, and where to; ``back`` is the question that waits."""

    def __init__(self, back: AimAsking) -> None:
        super().__init__(back.question, back.words)
        self.back = back
        self.target = Target(back.hand.floor, back.target.cell)
        self.picked: str | None = None
        if self.target.cell is None:
            self.target.press("tab", None)

    @property
    def prompt(self) -> str:
        floor = self.back.hand.floor
        die = floor.die_at(self.picked) if self.picked else None
        if die is None:
            return self.words.say("screen-move-which")
        symbol = self.back.hand.face(die).localised(self.words)
        return self.words.say("screen-move-where", symbol=symbol, cell=self.picked)

    @property
    def pointing(self) -> Pointing:
        return Pointing(self.question.seat, self.target.cell, self.picked)

    def press(self, key: str, character: str | None) -> Answer | MoveWish | None:
        self.complaint = ""
        if self.target.press(key, character) or key not in ("enter", "space") or self.target.cell is None:
            return None
        if self.picked is not None:
            return MoveWish(self.picked, self.target.cell)
        self._pick(self.target.cell)
        return None

    def _pick(self, cell: str) -> None:
        floor = self.back.hand.floor
        if floor.die_at(cell) is None:
            cells = " ".join(floor.cells[die] for die in floor.in_order) or "-"
            self.complaint = line("ask-move-nothing", cell=cell, cells=cells).localised(self.words)
        else:
            self.picked = cell

    def body(self, width: int) -> list[Content]:
        text = self.words.say("screen-move-place", cell=self.target.cell or "-")
        return [Content.assemble(("  ", ""), (f" {text} ", MARKED))] if self.picked else []

    def hint(self) -> str:
        return self.words.say("screen-keys-move")
