"""What a typed answer wants, and how words are recognised."""

from __future__ import annotations

from typing import TYPE_CHECKING

from throwdown.errors import ThrowdownError
from throwdown.rules.values import Value
from throwdown.words import folded, spellings

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from throwdown.rules import Action
    from throwdown.rules.record import Manner
    from throwdown.terminal.grid import Aim
    from throwdown.words import Words

    from .lines import Line


class AnswerUnclear(ThrowdownError):
    """Raised when a typed answer cannot be understood; ``line`` says what to type instead."""

    code = "answer/unclear"

    def __init__(self, line: Line, clause: str | None = None) -> None:
        super().__init__(line.message, clause=clause)
        self.line = line


class Answer(Value):
    """What a seat wants. ``manner`` is None where it does not matter or was not chosen yet."""

    action: Action
    manner: Manner | None = None
    ask_manner: bool = False
    """Dice fly, and the manner is not chosen yet."""
    aim: Aim | None = None
    """Where to, in an arena in which dice have places."""


def meant(typed: str, known: Mapping[str, Iterable[str]]) -> str | None:
    """The key of the thing whose name was typed, whole or as an unmistakable beginning."""
    names = {key: {spelling for name in each for spelling in spellings(name)} for key, each in known.items()}
    whole = [key for key, each in names.items() if typed in each]
    begun = whole or [key for key, each in names.items() if any(name.startswith(typed) for name in each)]
    return begun[0] if len(begun) == 1 or whole else None


def shortened(text: str) -> str:
    return text if len(text) <= 20 else text[:17] + "..."


def is_word(typed: str, name: str, words: Words) -> bool:
    """A word of the answers, in English or in the player's language."""
    return typed in (name, folded(words.say(f"ask-word-{name}")))
