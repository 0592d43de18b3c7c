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


def meant(typed: str, known: Mapping[str, Iterable[str]], shown: Mapping[str, str] | None = None) -> str | None:
    """The key of the thing whose name was typed, whole or as an unmistakable beginning.

    What the person sees (``shown``, by key) is meant before other names of the same things.
    """
    seen = {key: (name,) for key, name in (shown or {}).items()}
    return _whole(typed, seen) or _whole(typed, known) or _begun(typed, seen) or _begun(typed, known)


def beginning(typed: str, shown: Mapping[str, str]) -> list[str]:
    """The things that the person sees whose names begin like this."""
    return _beginning(typed, {key: (name,) for key, name in shown.items()})


def _whole(typed: str, known: Mapping[str, Iterable[str]]) -> str | None:
    return next((key for key, names in known.items() if any(typed in spellings(name) for name in names)), None)


def _begun(typed: str, known: Mapping[str, Iterable[str]]) -> str | None:
    found = _beginning(typed, known)
    return found[0] if len(found) == 1 else None


def _beginning(typed: str, known: Mapping[str, Iterable[str]]) -> list[str]:
    """The keys of names of which a word begins like this, or the whole name."""
    return [key for key, names in known.items() if any(_begins(name, typed) for name in names)]


def _begins(name: str, typed: str) -> bool:
    return any(part.startswith(typed) for each in spellings(name) for part in (each, *each.split()))


def shortened(text: str) -> str:
    return text if len(text) <= 20 else text[:17] + "..."


def is_word(typed: str, name: str, words: Words) -> bool:
    """A word of the answers, in English or in the player's language."""
    return typed in (name, folded(words.say(f"ask-word-{name}")))
