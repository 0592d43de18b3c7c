"""The colours of voll verasselt as people name them: letters, words, kinds of bugs, with their nouns or without.

The letters are those of the language (``V2 R1`` for 2 verdi, 1 rosso), as many of them as it takes to tell the
colours apart. A line that has something in it which the language does not know is read as English: ``Y2 B1``.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import TYPE_CHECKING

from throwdown.rules.verasselt.state import BAR, COLOUR_NAMES, COLOURS, FACES, Cards, counted
from throwdown.words import Words, spellings

from .lines import colour_letter

if TYPE_CHECKING:
    from collections.abc import Iterator

#: "2x yellow".
COUNTED = re.compile(r"(?<!\w)(\d+)[x×]\s*(?=\w)")
WORD = re.compile(r"[0-9]+|=|[^\W\d_]+(?:[-'][^\W\d_]+)*")


class _Unknown(Exception):
    """A word that this language does not have."""


class _Ambiguous(Exception):
    """A word that could be more than one colour, or a number that counts nothing."""


class Colours:
    """Reads colours in one language."""

    def __init__(self, words: Words) -> None:
        nouns = " ".join(words.understood("colour-noun")).split()
        self.nouns = {spelling for noun in nouns for spelling in spellings(noun)}
        self.letters = {
            each: colour for colour in COLOURS for each in spellings(colour_letter(colour).localised(words))
        }
        self.initials = {letter[0] for letter in self.letters}
        self.letters[BAR] = BAR
        self.names = {
            " ".join(self._words(spelling)): face
            for face in FACES
            for name in _names(face, words)
            for spelling in spellings(name)
        }
        self.longest = max(len(name.split()) for name in self.names)

    def _words(self, text: str) -> list[str]:
        return [word for word in WORD.findall(text) if word not in self.nouns]

    def read(self, typed: str) -> list[tuple[str, int]]:
        """Colours with their numbers, in the order in which they are typed."""
        typed = COUNTED.sub(r"\1 ", typed)
        parts = [words for part in re.split("[,;]", typed) if (words := self._words(part))]
        if not parts or re.sub(r"[\s,;]", "", WORD.sub("", typed)):
            raise _Unknown
        return [each for words in parts for each in self._counted(words)]

    def _counted(self, words: list[str]) -> Iterator[tuple[str, int]]:
        number_first = words[0].isdecimal()
        while words:
            number = _number(words) if number_first else 1
            if not words or words[0].isdecimal():
                raise _Ambiguous
            colours = self._colours(words)
            if number_first:
                yield colours[0], number
                yield from ((colour, 1) for colour in colours[1:])
            else:  # yyr2: the number belongs to the last letter
                yield from ((colour, 1) for colour in colours[:-1])
                yield colours[-1], _number(words)

    def _colours(self, words: list[str]) -> str:
        """The colours of the next word, or of the name of several words that begins here."""
        for size in range(min(self.longest, len(words)), 1, -1):
            named = self.names.get(" ".join(words[:size]))
            if named is not None:
                del words[:size]
                return named
        word = words.pop(0)
        return self.names.get(word) or self._run(word) or self._begun(word)

    def _run(self, word: str) -> str:
        """Letters that were typed without a space: the colours of ``yyr``; empty where it is something else."""
        if not word:
            return ""
        for letter, colour in self.letters.items():
            if word == letter:
                return colour
            if word.startswith(letter) and (rest := self._run(word.removeprefix(letter))):
                return colour + rest
        return ""

    def _begun(self, word: str) -> str:
        found = {face for name, face in self.names.items() if name.startswith(word)}
        if not found and not {*word} <= self.initials:
            raise _Unknown
        if len(found) != 1:  # rg: rot, and gelb or grün
            raise _Ambiguous
        return found.pop()


def _names(face: str, words: Words) -> tuple[str, ...]:
    if face == BAR:
        several = words.say("colour-count-bar", count=2).partition(" ")[2]
        return (BAR, several, *words.understood("colour-bar"))
    name = COLOUR_NAMES[face]
    kinds, forms = words.understood(f"colour-kind-{name}"), words.say(f"colour-forms-{name}").split()
    return (colour_letter(face).localised(words), *words.understood(f"colour-{name}"), *forms, *kinds)


def _number(words: list[str]) -> int:
    """The number that stands here, one where none does; there are not a hundred cards."""
    if not words or not words[0].isdecimal():
        return 1
    if len(words[0]) > 2:
        raise _Ambiguous
    return int(words.pop(0))


@lru_cache(maxsize=16)
def _colours(words: Words) -> Colours:
    return Colours(words)


@lru_cache(maxsize=1)
def _english() -> Colours:
    return Colours(Words("en"))


def _read(typed: str, words: Words) -> list[tuple[str, int]] | None:
    """What was typed, in the language or in English; None where it is neither."""
    for language in (_colours(words), _english()):
        try:
            return language.read(typed)
        except _Ambiguous:
            return None
        except _Unknown:
            continue
    return None


def cards_meant(typed: str, words: Words) -> Cards | None:
    """Cards by colour, out of a folded line; None where it cannot be read."""
    found = _read(typed, words)
    if found is None or any(face == BAR for face, _ in found):
        return None
    return counted("".join(colour * count for colour, count in found))


def faces_meant(typed: str, words: Words) -> str | None:
    """What dice show, one letter of the rules for each, out of a folded line; None where it cannot be read."""
    found = _read(typed, words)
    return None if found is None else "".join(face * count for face, count in found)
