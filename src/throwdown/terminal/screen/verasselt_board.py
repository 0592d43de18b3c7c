"""voll verasselt as a picture: hub and catches in columns, seven dice, the deck."""

from __future__ import annotations

from typing import TYPE_CHECKING

from throwdown.rules.verasselt.state import BAR, COLOURS, NO_CARDS, Cards, size
from throwdown.terminal.questions import colour_keys, colour_name

from . import styles
from .canvas import BOX, DOUBLE_BOX, Canvas, centred, fitted, padded

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    from textual.content import Content

    from throwdown.rules.verasselt.state import VerasseltView
    from throwdown.words import Words

NAME_WIDTH = 9
DIE_WIDTH, DIE_ROWS = 5, 3
FIRST_ROW = 2
DICE_TOP = 8


class VerasseltPicture:
    """One drawing of the table, for a given room."""

    def __init__(
        self,
        view: VerasseltView,
        words: Words,
        size: tuple[int, int],
        players: Sequence[str],
        *,
        rolled: Collection[int] | None = None,
        fresh: Collection[int] = (),
    ) -> None:
        self.view = view
        self.words = words
        self.players = players
        self.rolled = rolled
        self.fresh = fresh
        self.canvas = Canvas(*size)

    def content(self) -> Content:
        self._deck()
        self._groups()
        self._dice()
        return self.canvas.content()

    def _deck(self) -> None:
        text = self.words.say("screen-deck", count=self.view.deck_size)
        self.canvas.put(1, 0, fitted(text, NAME_WIDTH), "bold")

    # Hub and catches

    def _columns(self) -> list[tuple[str, str, Cards, bool]]:
        """(title, owner, cards, whether it is rolled for) of each group on the table."""
        view, say, players = self.view, self.words.say, self.players
        columns = [(say("screen-hub"), "", view.hub, view.target == "hub")]
        if view.table_catch is not None:
            waiting = view.table_catch
            columns.append((say("screen-catch"), players[waiting.owner], waiting.cards, view.target == "catch"))
        if view.own_catch != NO_CARDS:
            columns.append((say("screen-catch"), players[view.active], view.own_catch, False))
        if view.received is not None:
            columns.append((say("screen-received"), players[view.received.owner], view.received.cards, False))
        return columns

    def _groups(self) -> None:
        columns = self._columns()
        for row, (letter, key) in enumerate(zip(COLOURS, colour_keys(self.words), strict=True)):
            name = colour_name(letter).localised(self.words)
            self.canvas.put(1, FIRST_ROW + row, fitted(f"{key} {name}", NAME_WIDTH), "$soft")
        width = (self.canvas.width - NAME_WIDTH - 2) // max(len(columns), 2)
        for place, (title, owner, cards, aimed) in enumerate(columns):
            x = NAME_WIDTH + 2 + place * width
            self.canvas.put(x, 1, padded(owner, width - 1), "bold")
            self._group(x, width - 1, title, cards, aimed)

    def _group(self, x: int, width: int, title: str, cards: Cards, aimed: bool) -> None:
        style = "bold $primary" if aimed else "bold"
        self.canvas.put(x, 0, padded(("▶ " if aimed else "") + title, width), style)
        for row, (letter, key, count) in enumerate(zip(COLOURS, colour_keys(self.words), cards, strict=True)):
            shown = key * min(count, width - 3)
            self.canvas.put(x, FIRST_ROW + row, shown, f"bold {styles.ON_BUG} on {styles.BUG_COLOURS[letter]}")
            self.canvas.put(x + len(shown) + (1 if count else 0), FIRST_ROW + row, str(count), "" if count else "$soft")
        self.canvas.put(x, FIRST_ROW + len(COLOURS), f"= {size(cards)}", "$soft")

    # Dice

    def _dice(self) -> None:
        count = len(self.view.dice)
        step = (self.canvas.width - 2) // count
        for die, face in enumerate(self.view.dice):
            x = 1 + die * step + (step - DIE_WIDTH) // 2
            raised = self.rolled is None or die in self.rolled
            self._die(x, DICE_TOP - (1 if self.rolled is not None and raised else 0), die, face)
            self._under(1 + die * step, step, die)

    def _die(self, x: int, y: int, die: int, face: str) -> None:
        paint = styles.DIE if face == BAR else styles.BUG_COLOURS[face]
        style = f"bold {styles.ON_BUG} on {paint}"
        fresh = die in (self.fresh if self.rolled is None else self.rolled)
        self.canvas.box(x, y, DIE_WIDTH, DIE_ROWS, style, DOUBLE_BOX if fresh else BOX)
        shown = BAR if face == BAR else colour_keys(self.words)[COLOURS.index(face)]
        self.canvas.put(x + 1, y + 1, centred(shown, DIE_WIDTH - 2), style)

    def _under(self, x: int, width: int, die: int) -> None:
        """Number and word: raised and sunk alone would not be enough."""
        row = DICE_TOP + DIE_ROWS
        self.canvas.put(x, row, centred(str(die + 1), width), "$soft")
        if self.rolled is None:
            return
        rolls = die in self.rolled
        word = self.words.say("screen-die-roll" if rolls else "screen-die-keep")
        self.canvas.put(x, row + 1, centred(word, width - 1), "bold $accent" if rolls else "$soft")
