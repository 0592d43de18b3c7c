"""What all screens share: the words, and a plain sentence where the window is too small."""

from __future__ import annotations

from typing import TYPE_CHECKING, Generic, TypeVar, cast

from textual.app import App
from textual.containers import Vertical
from textual.screen import Screen
from textual.widgets import Static

from .hints import clickable, deeds

if TYPE_CHECKING:
    from textual import events
    from textual.app import ComposeResult
    from textual.await_complete import AwaitComplete

    from throwdown.words import Words

LEAST_WIDTH, LEAST_HEIGHT = 80, 24

#: Classes that the style sheet knows, by the size of the window.
NARROW_TO_WIDE = [(0, "-narrow"), (LEAST_WIDTH, "-normal"), (110, "-wide")]
SHORT_TO_TALL = [(0, "-short"), (LEAST_HEIGHT, "-tall")]

Given = TypeVar("Given")


class SpeakingApp(App[None]):
    """An app whose pages speak one language."""

    def __init__(self, words: Words) -> None:
        super().__init__()
        self.words = words


class Page(Screen[Given], Generic[Given]):
    """A screen of ours. Subclasses put their widgets into ``contents`` and take keys in ``pressed``."""

    HORIZONTAL_BREAKPOINTS = NARROW_TO_WIDE
    VERTICAL_BREAKPOINTS = SHORT_TO_TALL

    left = False
    """Whether the page was closed; keys of the same burst may still come."""

    @property
    def words(self) -> Words:
        return cast("SpeakingApp", self.app).words

    @property
    def too_small(self) -> bool:
        return self.app.size.width < LEAST_WIDTH or self.app.size.height < LEAST_HEIGHT

    @property
    def is_seen(self) -> bool:
        """Whether people can see this page now."""
        return self.is_current and not self.too_small

    def compose(self) -> ComposeResult:
        sentence = self.words.say("screen-too-small", width=LEAST_WIDTH, height=LEAST_HEIGHT)
        yield Static(sentence, id="too-small", markup=False)
        with Vertical(id="contents"):
            yield from self.contents()

    def contents(self) -> ComposeResult:
        yield from ()

    def on_mount(self) -> None:
        """Links have colours of their own; Textual would give it those of links."""
        for widget in self.query("Static"):
            widget.auto_links = False

    def on_key(self, event: events.Key) -> None:
        """No key does anything where its effect cannot be seen: in a small window, or once the page is closed."""
        if self.left or (not self.too_small and self._takes(event.key, event.character)):
            event.stop()
            event.prevent_default()

    def _takes(self, key: str, character: str | None) -> bool:
        if self.pressed(key, character):
            return True
        explained = self.explained() if key == "f1" else None
        if explained is not None:
            self.app.push_screen(explained)
        return explained is not None

    def action_press(self, key: str) -> None:
        """As if the key had been pressed: what a click and the command palette do."""
        if not (self.left or self.too_small):
            self._takes(key, key if len(key) == 1 else None)

    def deeds(self) -> list[tuple[str, str]]:
        """(key, what it does), for the command palette."""
        return [(key, text) for key, text in deeds(self.words.say("screen-keys-game")) if key in ("f1", "f9")]

    def dismiss(self, result: Given | None = None) -> AwaitComplete:
        self.left = True
        return super().dismiss(result)

    def pressed(self, key: str, character: str | None) -> bool:
        """A key; true if it meant something here."""
        return False

    def explained(self) -> TextPage | None:
        """What F1 shows, where this page has no other use for it."""
        return TextPage(self.words.say("screen-help-title"), self.words.say("screen-help"))


class TextPage(Page[None]):
    """A long text to scroll through: rules, a clause, the whole story."""

    def __init__(self, title: str, text: str, *, at_end: bool = False, markdown: bool = False) -> None:
        super().__init__()
        self.heading = title
        self.text = text
        self.at_end = at_end
        self.markdown = markdown

    def contents(self) -> ComposeResult:
        from textual.containers import VerticalScroll
        from textual.widgets import Markdown  # slow to import, and only needed here

        yield Static(self.heading, id="title", markup=False)
        with VerticalScroll(id="reading"):
            yield Markdown(self.text, open_links=False) if self.markdown else Static(self.text, markup=False)
        yield Static(clickable(self.words.say("screen-keys-text")), id="keys")

    def on_mount(self) -> None:
        reading = self.query_one("#reading")
        reading.focus()
        if self.at_end:
            self.call_after_refresh(reading.scroll_end, animate=False)

    def pressed(self, key: str, character: str | None) -> bool:
        if key in ("escape", "enter", "f1", "f2", "q", "w", "question_mark"):
            self.dismiss()
            return True
        return False
