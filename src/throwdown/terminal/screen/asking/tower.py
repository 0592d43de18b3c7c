"""The order of a tower, die by die."""

from __future__ import annotations

from typing import TYPE_CHECKING

from textual.content import Content

from throwdown.rules.arena.state import BuildTower
from throwdown.terminal.questions import Answer, TowerForm
from throwdown.terminal.screen.styles import KEY, MARKED, SOFT

from .base import CHOICE_KEYS, Asking

if TYPE_CHECKING:
    from collections.abc import Mapping

    from throwdown.terminal.questions import Question
    from throwdown.words import Words


class TowerAsking(Asking):
    """The order of a tower, bottom to top."""

    def __init__(self, question: Question, words: Words, form: TowerForm) -> None:
        super().__init__(question, words)
        self.dice = form.dice
        self.order: list[int] = []
        self.cursor = 0

    @property
    def labels(self) -> Mapping[int, str]:
        return {die: CHOICE_KEYS[place] for place, (die, _) in enumerate(self.dice) if place not in self.order}

    def press(self, key: str, character: str | None) -> Answer | None:
        if key in ("left", "right"):
            self.cursor = (self.cursor + (1 if key == "right" else -1)) % len(self.dice)
        elif key == "space":
            self._add(self.cursor)
        elif key == "backspace":
            del self.order[-1:]
        elif key == "enter":
            rest = [place for place in range(len(self.dice)) if place not in self.order]
            return Answer(BuildTower(tuple(self.dice[place][0] for place in (*self.order, *rest))))
        elif character and character in CHOICE_KEYS[: len(self.dice)]:
            self._add(CHOICE_KEYS.index(character))
        return None

    def _add(self, place: int) -> None:
        if place not in self.order:
            self.order.append(place)

    def body(self, width: int) -> list[Content]:
        return [
            self._row("screen-tower-loose", [place for place in range(len(self.dice)) if place not in self.order]),
            self._row("screen-tower-order", self.order),
        ]

    def _row(self, title: str, places: list[int]) -> Content:
        parts: list[tuple[str, str]] = [(f"  {self.words.say(title)} ", SOFT)]
        for place in places:
            short = self.words.say(f"face-short-{self.dice[place][1].lower()}")
            parts += [(f" {CHOICE_KEYS[place]}", KEY), (f" {short} ", MARKED if place == self.cursor else "")]
        return Content.assemble(*parts)

    def hint(self) -> str:
        return self.words.say("screen-keys-tower")
