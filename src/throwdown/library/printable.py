"""What a file or a server says, as a terminal may show it: no foreign text gives orders to the terminal.

Every command prints names, sentences and errors that it did not make itself through here.
"""

from __future__ import annotations

import re
from logging import Formatter
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from logging import LogRecord

#: What breaks the line, orders of terminals (also those from 80 to 9F), and what turns the direction of text.
_ORDERS = re.compile("[\x00-\x1f\x7f-\x9f\u061c\u200e\u200f\u2028\u2029\u202a-\u202e\u2066\u2067]")
#: Our own sentences set names apart with these: see ``words``.
_OPENS, _CLOSES = "\u2068", "\u2069"


def printable(text: str) -> str:
    """One line. What would break it, orders a terminal, or is only half a character, is shown by its number."""
    shown = _ORDERS.sub(lambda found: _numbered(found[0]), _paired(text))
    return shown.encode("utf-8", "backslashreplace").decode("utf-8")


def printable_lines(text: str) -> str:
    """The same for a text of several lines."""
    return "\n".join(map(printable, text.split("\n")))


def _numbered(letter: str) -> str:
    return letter.encode("unicode_escape").decode("ascii")


def _paired(text: str) -> str:
    """A mark that sets text apart is harmless where it is closed again; any other is shown by its number."""
    if _OPENS not in text and _CLOSES not in text:
        return text
    letters, opened = list(text), list[int]()
    for place, letter in enumerate(text):
        if letter == _OPENS:
            opened.append(place)
        elif letter == _CLOSES and opened:
            opened.pop()
        elif letter == _CLOSES:
            letters[place] = _numbered(letter)
    for place in opened:
        letters[place] = _numbered(_OPENS)
    return "".join(letters)


class PrintableFormatter(Formatter):
    """Lines of a log that quote a server."""

    def formatMessage(self, record: LogRecord) -> str:  # noqa: N802 - the name is the library's
        return printable(super().formatMessage(record))
