"""How and where to throw, as it is typed: manners, places of the arena, sides."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from throwdown.rules.values import Value
from throwdown.terminal.grid import CELLS, SIDES, Aim
from throwdown.throwers import MANNERS
from throwdown.words import folded

from .answers import AnswerUnclear, meant, shortened
from .lines import Line, line

if TYPE_CHECKING:
    from throwdown.rules.record import Manner
    from throwdown.words import Words

MANNER_QUESTION = line("ask-manner")


class MannerChoice(Value):
    """One way of throwing, to be chosen by number or word."""

    key: str
    manner: Manner
    word: Line
    label: Line


MANNER_CHOICES = tuple(
    MannerChoice(str(number), manner, line(f"ask-word-{manner}"), line(f"ask-manner-{manner}"))
    for number, manner in enumerate(MANNERS, start=1)
)


#: The same in every language, as on the screen, where h gives hints.
LETTERS: dict[str, Manner] = dict(zip("dtis", MANNERS, strict=True))


def read_flight(text: str, words: Words, *, aimed: bool) -> tuple[Manner | None, Aim | None]:
    """How and where to: "toss c4", "3 c4 n", "t"; no manner where it cannot be understood."""
    typed, aim = read_aim(text, words, aimed=aimed)
    word = " ".join(typed)
    return LETTERS.get(word) or read_manner(word, words), aim


def read_aim(text: str, words: Words, *, aimed: bool) -> tuple[list[str], Aim | None]:
    """The words before the place, and the place with the side that may stand behind it."""
    typed = folded(text).split()
    place = next((number for number, word in enumerate(typed) if re.fullmatch(r"[a-z][0-9]{1,2}", word)), None)
    if place is None:
        return typed, None
    if not aimed:
        raise AnswerUnclear(line("ask-unclear-no-arena"), "CORE-09")
    return typed[:place], Aim(read_cell(typed[place]), _side(typed[place + 1 :], words))


def read_cell(word: str) -> str:
    """A place such as c4; refused where it is none."""
    if folded(word) not in CELLS:
        raise AnswerUnclear(line("ask-unclear-cell", typed=shortened(word)))
    return folded(word)


def _side(typed: list[str], words: Words) -> str | None:
    """From where: a point of the compass, in the player's language or in English."""
    if not typed:
        return None
    named = dict(zip(SIDES, SIDES, strict=True)) | dict(zip(sides(words), SIDES, strict=True))
    if len(typed) > 1 or typed[0] not in named:
        shown = shortened(" ".join(typed))
        raise AnswerUnclear(line("ask-unclear-side", typed=shown, sides=" ".join(sides(words))), "CORE-22")
    return named[typed[0]]


def sides(words: Words) -> list[str]:
    """The points of the compass as they are typed, in the order of ``SIDES``."""
    return words.say("ask-sides").split()


def side_word(side: str, words: Words) -> str:
    return sides(words)[SIDES.index(side)]


def read_manner(text: str, words: Words) -> Manner | None:
    """The manner that was typed, by number, word or the beginning of one; nothing typed is a soft drop."""
    typed = folded(text.strip())
    if not typed:
        return MANNERS[0]
    known = {choice.key: choice.word.understood(words) for choice in MANNER_CHOICES}
    begun = meant(typed, known) if len(typed) > 1 else None
    for choice in MANNER_CHOICES:
        if typed in (choice.key, choice.manner) or choice.key == begun:
            return choice.manner
    return None
