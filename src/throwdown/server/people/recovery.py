"""Recovery codes: 128 random bits as eight words to write down, and a ninth that finds a slip of the pen.

A word has five letters, consonants and vowels in turn. So it can be read aloud in every language, and it needs no list
of words in one of them. The letters are few: none of them is easily taken for another in handwriting.
"""

from __future__ import annotations

import re
import secrets
from hashlib import sha256

from throwdown.errors import ThrowdownError

CONSONANTS, VOWELS = "bdfghjklmnprstvz", "aiou"
#: Which letters each place of a word has, and how many bits that is: 16 in all.
PLACES = ((CONSONANTS, 4), (VOWELS, 2), (CONSONANTS, 4), (VOWELS, 2), (CONSONANTS, 4))
LETTERS = len(PLACES)
BYTES = 16
WORDS = BYTES // 2 + 1


class CodeMistyped(ThrowdownError):
    """Raised when what was typed cannot be a recovery code; no account was looked for."""

    code = "person/code_mistyped"


def new_code() -> str:
    """A new code, as it is shown."""
    return shown(secrets.token_bytes(BYTES))


def shown(code: bytes) -> str:
    """These bits as words."""
    whole = code + _check(code)
    return " ".join(_word(int.from_bytes(whole[at : at + 2])) for at in range(0, len(whole), 2))


def key_of(text: str) -> str:
    """What a code is stored and found by, from what a person typed: case, blanks and dashes do not count.

    The code is as random as any key, so a plain hash of it cannot be searched.
    """
    letters = re.sub(r"[\W\d_]", "", text).lower()
    words = [letters[at : at + LETTERS] for at in range(0, len(letters), LETTERS)]
    if len(letters) != WORDS * LETTERS:
        message = "a recovery code has {words} words of {letters} letters: compare it with the card"
        raise CodeMistyped(message, code="person/code_length", words=WORDS, letters=LETTERS)
    whole = b"".join(_bits(word).to_bytes(2) for word in words)
    code, check = whole[:BYTES], whole[BYTES:]
    if check != _check(code):
        raise CodeMistyped("a letter of this recovery code is wrong: compare it with the card")
    return sha256(b"throwdown/recovery/1" + code).hexdigest()


def _check(code: bytes) -> bytes:
    return sha256(b"throwdown/recovery/check" + code).digest()[:2]


def _word(value: int) -> str:
    letters, rest = [], value
    for choices, bits in reversed(PLACES):
        letters.append(choices[rest % 2**bits])
        rest >>= bits
    return "".join(reversed(letters))


def _bits(word: str) -> int:
    value = 0
    for letter, (choices, bits) in zip(word, PLACES, strict=True):
        if letter not in choices:
            raise CodeMistyped("a letter of this recovery code is wrong: compare it with the card")
        value = value << bits | choices.index(letter)
    return value
