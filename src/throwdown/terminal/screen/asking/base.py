"""A question that keys can answer: what every kind of question has."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING

from throwdown.rules.values import Value
from throwdown.throwers import MANNERS

if TYPE_CHECKING:
    from collections.abc import Mapping

    from textual.content import Content

    from throwdown.rules.record import Manner
    from throwdown.terminal.questions import Answer, Question
    from throwdown.words import Words

#: Keys for things to choose; d t i s say how to throw, the other missing letters are the screen's own.
CHOICE_KEYS = "123456789abcefgjklmnopvxyz"
#: The key of each manner of throwing.
MANNER_KEYS = dict(zip("dtis", MANNERS, strict=True))
#: The manner of a throw that was not chosen yet.
FIRST_MANNER: Manner = MANNERS[0]
BODY_ROWS = 4


class Pointing(Value):
    """What is marked on the map of an arena."""

    seat: int
    target: str | None = None
    picked: str | None = None
    """The cell of a die that is being moved."""
    bearing: float | None = None
    """From where the hand throws, in rad."""


class MoveWish(Value):
    """A die is to be moved before the throw, from one cell towards another."""

    start: str
    goal: str


class Asking(ABC):
    """A question that is being answered by keys."""

    def __init__(self, question: Question, words: Words) -> None:
        self.question = question
        self.words = words
        self.complaint = ""
        """Why the last key was refused: shown instead of the prompt's second line."""

    @property
    def prompt(self) -> str:
        return self.question.prompt.localised(self.words)

    @property
    def labels(self) -> Mapping[int, str]:
        """Dice of the arena that have a key now."""
        return {}

    @property
    def rolled(self) -> frozenset[int] | None:
        """Dice of voll verasselt that are marked to be rolled; None without a choice."""
        return None

    @property
    def pointing(self) -> Pointing | None:
        """What is marked on the map."""
        return None

    @abstractmethod
    def press(self, key: str, character: str | None) -> Answer | MoveWish | None:
        """One key; the answer, if that was the last one it took."""

    @abstractmethod
    def body(self, width: int) -> list[Content]:
        """The lines below the prompt, at most four."""

    @abstractmethod
    def hint(self) -> str:
        """Which keys answer."""
