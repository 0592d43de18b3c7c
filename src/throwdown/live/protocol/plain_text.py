"""Names and chat as they may be shown to others: plain text in any script, and nothing that plays tricks.

Text is brought into composed form (NFC), blanks become single spaces, and the ends are trimmed. Refused are
characters that cannot be seen, that turn the direction of what follows or that have no meaning (controls,
zero width, private use); a joiner stays where a script or an emoji needs it. Length is counted in what
people take for one letter: a flag or a family is one. A name also keeps to one of the alphabets that share
letters of the same look, so that no one can imitate another person, and is none that could be the server's own.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable, Iterator, Mapping

from throwdown.errors import ThrowdownError
from throwdown.live.limits import TableLimits
from throwdown.words import folded

ZWNJ, ZWJ = "\u200c", "\u200d"
TEXT_STYLE, EMOJI_STYLE = "\ufe0e", "\ufe0f"
KEYCAP = "\u20e3"
BLACK_FLAG = "\U0001f3f4"
TAGS = range(0xE0020, 0xE0080)
SKIN_TONES = range(0x1F3FB, 0x1F400)
REGIONAL = range(0x1F1E6, 0x1F200)
#: Letters and marks by their category, and yet nothing to be seen.
UNSEEN = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0\ufffc\ufffd")
#: Controls, formats, private use, surrogates and what is not assigned.
MEANINGLESS = frozenset({"Cc", "Cf", "Co", "Cs", "Cn"})
#: The largest emoji families have three joiners.
JOINERS = 3
#: No honest text has more code points to a letter, on average.
POINTS_PER_LETTER = 8
#: The class of marks that end a syllable in the scripts of India.
VIRAMA = 9
#: The name of a tournament, a group or a season may have so many letters.
TITLE_LENGTH = 60


class TextRefused(ThrowdownError):
    """Raised when a name or a message holds what cannot be shown to others."""

    code = "chat/characters"


#: Alphabets with letters that look the same.
ALIKE = ("LATIN", "CYRILLIC", "GREEK")
#: Names under which people would believe the server to speak.
RESERVED = frozenset({"admin", "administrator", "moderator", "server", "support", "system", "throwdown"})

#: What can be wrong: the code and the sentence.
NAME_TROUBLES = {
    "empty": ("name/empty", "A name needs at least one letter."),
    "length": ("name/length", "A name has at most {most} letters."),
    "characters": ("name/characters", "This name has characters that cannot be shown: leave them out."),
    "scripts": ("name/scripts", "This name mixes letters of alphabets that look alike: keep to one of them."),
    "bot": ("name/bot", "This name is the name of a bot: choose another one."),
    "reserved": ("name/reserved", "This name could be taken for the server itself: choose another one."),
}
CHAT_TROUBLES = {
    "empty": ("chat/empty", "This message is empty: write something."),
    "length": ("chat/length", "A message has at most {most} letters."),
    "characters": ("chat/characters", "This message has characters that cannot be shown: leave them out."),
}


def name_of(text: str, limits: TableLimits | None = None, most: int | None = None) -> str:
    """The name as it is shown; without ``most`` it is as long as that of a person may be."""
    limits = limits or TableLimits()
    name = _checked(text, most or limits.name_length, limits.combining_marks, NAME_TROUBLES)
    if len(_alphabets(unicodedata.normalize("NFKC", name))) > 1:
        raise _refused("scripts", NAME_TROUBLES)
    if look(name) in _RESERVED_LOOKS:
        raise _refused("reserved", NAME_TROUBLES)
    return name


def title_of(text: str, limits: TableLimits) -> str:
    """The name of a tournament, a group or a season as it is shown."""
    return name_of(text, limits, max(TITLE_LENGTH, limits.name_length))


def shortened(title: str, most: int) -> str:
    """A title where only so many letters have room."""
    letters = list(clusters(title))
    return title if len(letters) <= most else "".join(letters[: most - 1]).rstrip() + "…"


def person_name_of(text: str, limits: TableLimits, bots: Iterable[str]) -> str:
    """The name of a person as it is shown; none of these bots has it, or one that looks the same."""
    name = name_of(text, limits)
    if look(name) in set(map(look, bots)):
        raise _refused("bot", NAME_TROUBLES)
    # Whole words only: parts of words are in honest names.
    if not OFFICES.isdisjoint(look_words(name)):
        raise _refused("reserved", NAME_TROUBLES)
    return name


def look(name: str) -> str:
    """What a name looks like at a glance: names with the same look are taken for each other.

    Letters of other styles (full-width, mathematical) and digits or letters of other alphabets that look like a letter
    become that letter; blanks, signs and a number at the end do not count.
    """
    plain = unicodedata.normalize("NFKC", name).rstrip("0123456789 ") or name
    return "".join(filter(str.isalnum, folded(plain).translate(ALIKE_LETTERS)))


def look_words(name: str) -> list[str]:
    """The look of each word of a name."""
    return [word for part in name.split() if (word := look(part))]


#: Signs, digits and letters of other alphabets that are taken for these letters, all of them small; i looks like l.
ALIKE_LETTERS = str.maketrans(
    "0134578|@$i"
    "\u0430\u0435\u043e\u0440\u0441\u0445\u0443\u0456\u0455\u043a\u043c\u0442\u0432\u043d"
    "\u03bf\u03b1\u03bd\u03c1\u03c4\u03b9\u03ba",
    "oleastblaslaeopcxylskmtbhoavptlk",
)
_RESERVED_LOOKS = frozenset(map(look, RESERVED))
#: Words under which people would believe to speak to those who look after the server, anywhere in a name.
OFFICES = frozenset(map(look, ("admin", "administrator", "moderator")))


def chat_of(text: str, limits: TableLimits | None = None) -> str:
    """The message as it is shown, on one line."""
    limits = limits or TableLimits()
    return _checked(text, limits.chat_length, limits.combining_marks, CHAT_TROUBLES)


def _checked(text: str, most: int, marks: int, troubles: Mapping[str, tuple[str, str]]) -> str:
    trouble, shown = _plain(text, most, marks)
    if trouble:
        raise _refused(trouble, troubles, most)
    return shown


def _refused(trouble: str, troubles: Mapping[str, tuple[str, str]], most: int = 0) -> TextRefused:
    code, sentence = troubles[trouble]
    return TextRefused(sentence, code=code, most=most)


def _alphabets(name: str) -> set[str]:
    """Those among the alphabets that look alike from which this name has letters."""
    return {first for one in name if (first := unicodedata.name(one, "").split(" ")[0]) in ALIKE}


def _plain(text: str, most: int, marks: int) -> tuple[str, str]:
    """What is wrong, if anything, and the text as it is shown."""
    # Before any work: composing ten thousand marks takes its time.
    if len(text) > most * POINTS_PER_LETTER:
        return "length", ""
    text = " ".join(filter(None, _with_spaces(unicodedata.normalize("NFC", text)).split(" ")))
    if not text:
        return "empty", ""
    if not all(_fits(text, at) for at in range(len(text))):
        return "characters", ""
    letters = list(clusters(text))
    if any(_overloaded(letter, marks) for letter in letters):
        return "characters", ""
    return ("length" if len(letters) > most else ""), text


def _with_spaces(text: str) -> str:
    """Every blank as a space; other controls stay, to be refused."""
    return "".join(" " if one in "\t\n\r" or unicodedata.category(one)[0] == "Z" else one for one in text)


# Which characters are allowed where


def _fits(text: str, at: int) -> bool:
    one = text[at]
    before, after = text[at - 1 : at], text[at + 1 : at + 2]
    if one in (TEXT_STYLE, EMOJI_STYLE):
        return _pictorial(before) or before in set("#*0123456789")
    if one == ZWJ:
        return _after_virama(before) or (_joinable(before) and _pictorial(after))
    if one == ZWNJ:
        return _after_virama(before) or (_arabic(before) and _arabic(after))
    if ord(one) in TAGS:
        return before == BLACK_FLAG or (before != "" and ord(before) in TAGS)
    if one in UNSEEN or unicodedata.name(one, "").startswith("VARIATION SELECTOR"):
        return False
    if before in ("", " ") and unicodedata.category(one)[0] == "M":
        return False  # a mark on nothing
    return unicodedata.category(one) not in MEANINGLESS


def _pictorial(one: str) -> bool:
    """An emoji, or a symbol that can be one."""
    return one != "" and unicodedata.category(one) in ("So", "Sm", "Po", "Sk")


def _joinable(one: str) -> bool:
    return one == EMOJI_STYLE or _pictorial(one)


def _after_virama(before: str) -> bool:
    return before != "" and unicodedata.combining(before) == VIRAMA


def _arabic(one: str) -> bool:
    return one != "" and unicodedata.bidirectional(one) == "AL"


# Letters as people count them


def clusters(text: str) -> Iterator[str]:
    """The text in pieces that people take for one letter: a base with all that belongs to it."""
    start = 0
    for at in range(1, len(text)):
        if not _belongs(text, start, at):
            yield text[start:at]
            start = at
    if text:
        yield text[start:]


def _belongs(text: str, start: int, at: int) -> bool:
    """Whether the character at ``at`` is still part of the letter that began at ``start``."""
    one, before = text[at], text[at - 1]
    if unicodedata.category(one)[0] == "M" or one in (ZWJ, ZWNJ) or ord(one) in TAGS or ord(one) in SKIN_TONES:
        return True
    if before == ZWJ and _pictorial(one):
        return True
    return ord(one) in REGIONAL and ord(before) in REGIONAL and at - start == 1


def _overloaded(letter: str, marks: int) -> bool:
    """More marks or joiners on one letter than any script needs."""
    styles = (TEXT_STYLE, EMOJI_STYLE, KEYCAP)
    carried = sum(unicodedata.category(one)[0] == "M" and one not in styles for one in letter)
    tags = sum(ord(one) in TAGS for one in letter)
    return carried > marks or letter.count(ZWJ) > JOINERS or tags > 7
