"""The page for a new game: arrows choose, letters write names."""

from __future__ import annotations

from typing import TYPE_CHECKING

from textual.content import Content
from textual.widgets import Static

from . import styles
from .canvas import padded
from .hints import clickable
from .page import Page, TextPage
from .setup_form import Chosen, SetUp
from .styles import MARKED

if TYPE_CHECKING:
    from textual.app import ComposeResult

    from throwdown.words import Words

LABEL_WIDTH = 26


class SetUpPage(Page[Chosen]):
    """The form on the screen."""

    def __init__(self, words: Words, game: str = "strike") -> None:
        super().__init__()
        self.form = SetUp(words, game)
        self.cursor = 0

    def contents(self) -> ComposeResult:
        yield Static(self.words.say("screen-setup-title"), id="title", markup=False)
        yield Static(id="rows")
        yield Static(id="said", markup=False)
        yield Static(clickable(self.words.say("screen-keys-setup")), id="keys")

    def on_mount(self) -> None:
        self.cursor = len(self.form.rows()) - 1
        self._show()

    def on_resize(self) -> None:
        self._show()

    @property
    def row(self) -> str:
        return self.form.rows()[self.cursor]

    def pressed(self, key: str, character: str | None) -> bool:
        rows = self.form.rows()
        if key in ("up", "down", "tab", "shift+tab"):
            self.cursor = (self.cursor + (1 if key in ("down", "tab") else -1)) % len(rows)
        elif key in ("left", "right"):
            self.form.turn(self.row, 1 if key == "right" else -1)
            self.cursor = min(self.cursor, len(self.form.rows()) - 1)
        elif key == "enter":
            self._enter()
        elif key == "escape":
            self.dismiss(None)
        elif not self.form.write(self.row, key, character):
            return False
        self._show()
        return True

    def action_touch(self, row: str) -> None:
        """A click on a row goes there; on the row where one is it changes it, on the start it starts."""
        here = self.row == row
        self.cursor = self.form.rows().index(row)
        if row == "start" or here:
            self.action_press("enter" if row == "start" else "right")
        else:
            self._show()

    def _enter(self) -> None:
        if self.row == "start":
            self.dismiss(self.form.chosen())
        elif self.row == "rules":
            self.form.turn("rules", 1)
        else:
            self.cursor += 1

    def explained(self) -> TextPage:
        """The rules of the game that is chosen, as far as it is chosen."""
        return TextPage(self.words.say("screen-rules-title"), self.form.guide(), markdown=True)

    def _show(self) -> None:
        rows = self.form.rows()
        room = max(self.app.size.height - 7, 5)
        first = max(0, min(self.cursor - room // 2, len(rows) - room))
        shown = [self._line(row, place == self.cursor) for place, row in enumerate(rows)][first : first + room]
        self.query_one("#rows", Static).update(Content("\n").join(shown))
        self.query_one("#said", Static).update(self.form.explained(self.row))

    def _line(self, row: str, marked: bool) -> Content:
        click = f"@click=screen.touch({row!r})"
        if row == "start":
            label = f" {self.form.label(row)} "
            return Content.assemble(("▸ " if marked else "  ", "$primary"), (label, f"{MARKED} {click}"))
        label = padded(self.form.label(row), LABEL_WIDTH + (12 if row.startswith("rule-") else 0))
        value = self.form.value(row)
        style = styles.seat_style(int(row[5:])) if row.startswith("seat-") else ""
        return Content.assemble(
            ("▸ " if marked else "  ", "$primary"),
            (label, f"{style} {click}"),
            (f"◂ {value} ▸" if marked else f"  {value}  ", f"{MARKED if marked else ''} {click}"),
        )
