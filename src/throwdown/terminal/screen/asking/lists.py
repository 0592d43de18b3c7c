"""A list of choices, each with a key of its own."""

from __future__ import annotations

from typing import TYPE_CHECKING

from textual.content import Content

from throwdown.rules.arena.state import TakeExtra
from throwdown.terminal.questions import MANNER_CHOICES, Answer
from throwdown.terminal.screen.canvas import padded
from throwdown.terminal.screen.hints import pressing
from throwdown.terminal.screen.styles import KEY, MARKED, SOFT
from throwdown.throwers import MANNERS

from .base import BODY_ROWS, CHOICE_KEYS, FIRST_MANNER, MANNER_KEYS, Asking, MoveWish

if TYPE_CHECKING:
    from collections.abc import Mapping

    from throwdown.rules.record import Manner
    from throwdown.terminal.questions import Question
    from throwdown.words import Words


class ListAsking(Asking):
    """Choices with a key each; where dice fly, the manner is set beside them."""

    def __init__(self, question: Question, words: Words, manner: Manner = FIRST_MANNER) -> None:
        super().__init__(question, words)
        self.choices = question.choices
        default = question.default_choice
        self.cursor = self.choices.index(default) if default is not None else 0
        if any(choice.throws for choice in self.choices):
            self.cursor = next(place for place, choice in enumerate(self.choices) if choice.throws)
        self.manner = manner

    @property
    def throws(self) -> bool:
        return any(choice.throws for choice in self.choices)

    @property
    def labels(self) -> Mapping[int, str]:
        return {
            choice.action.die: CHOICE_KEYS[place]
            for place, choice in enumerate(self.choices)
            if isinstance(choice.action, TakeExtra) and choice.action.die is not None
        }

    def press(self, key: str, character: str | None) -> Answer | MoveWish | None:
        if key in ("up", "down"):
            self.cursor = (self.cursor + (1 if key == "down" else -1)) % len(self.choices)
        elif key in ("enter", "space"):
            return self._answer(self.cursor)
        elif self.throws and self._set_manner(key):
            return None
        elif character and character in CHOICE_KEYS[: len(self.choices)]:
            return self._answer(CHOICE_KEYS.index(character))
        return None

    def _set_manner(self, key: str) -> bool:
        if key in MANNER_KEYS:
            self.manner = MANNER_KEYS[key]
        elif key in ("left", "right"):
            step = 1 if key == "right" else -1
            self.manner = MANNERS[(MANNERS.index(self.manner) + step) % len(MANNERS)]
        else:
            return False
        return True

    def _answer(self, place: int) -> Answer:
        choice = self.choices[place]
        return Answer(choice.action, self.manner if choice.throws else None)

    @property
    def _rows(self) -> int:
        """Lines for choices: how to throw takes one."""
        return BODY_ROWS - self.throws

    def body(self, width: int) -> list[Content]:
        rows = self._rows
        columns = -(-len(self.choices) // rows)
        each = width // columns
        lines = [
            Content("").join(self._choice(place, each) for place in range(row, len(self.choices), rows))
            for row in range(min(rows, len(self.choices)))
        ]
        return [*lines, self._manners()] if self.throws else lines

    def _choice(self, place: int, width: int) -> Content:
        choice = self.choices[place]
        marked = place == self.cursor
        label = padded(" " + choice.label.localised(self.words), width - 5)
        return Content.assemble(
            ("▸ " if marked else "  ", "$primary"),
            (f" {CHOICE_KEYS[place]} ", pressing(CHOICE_KEYS[place], KEY)),
            (label, pressing(CHOICE_KEYS[place], MARKED if marked else "")),
        )

    def _manners(self) -> Content:
        parts: list[tuple[str, str]] = [(f"  {self.words.say('screen-how')} ", SOFT)]
        for key, choice in zip(MANNER_KEYS, MANNER_CHOICES, strict=True):
            chosen = choice.manner == self.manner
            word = choice.word.localised(self.words)
            shown = f"[{word}]" if chosen else f" {word} "
            parts += [(f" {key} ", pressing(key, KEY)), (shown, pressing(key, MARKED if chosen else ""))]
        return Content.assemble(*parts)

    def hint(self) -> str:
        return self.words.say("screen-keys-throw" if self.throws else "screen-keys-list")
