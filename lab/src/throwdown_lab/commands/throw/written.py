"""What people write on the command line about a throw."""

from __future__ import annotations

import re

from throwdown.errors import ThrowdownError, ThrowRefused
from throwdown.library.printable import printable


def whole(field: str, text: str, low: int, high: int, code: str) -> int:
    number = as_number(text.strip())
    if not isinstance(number, int) or not low <= number <= high:
        raise ThrowRefused(f"{field} must be a whole number from {low} to {high}, not {quoted(text)}", code=code)
    return number


def number(field: str, text: str, low: float, high: float, unit: str) -> float:
    """A finite number in its range."""
    plain = re.fullmatch(r"[-+]?([0-9]{1,9}(\.[0-9]{0,9})?|\.[0-9]{1,9})", text.strip())
    if plain is None or not low <= float(text) <= high:
        raise ThrowRefused(
            f"{field} must be a number from {low:g} to {high:g} {unit}, not {quoted(text)}", code="throw/bounds"
        )
    return float(text)


def text(field: str, text: str) -> str:
    if printable(text) != text:
        raise ThrowdownError(f"{field} must be one line of UTF-8 text, not {quoted(text)}")
    return text


def as_number(text: str) -> int | str:
    """A whole number as such, everything else as text."""
    return int(text) if re.fullmatch(r"[-+]?[0-9]{1,12}", text) else text


def quoted(text: str) -> str:
    shown = printable(text)
    return repr(shown if len(shown) <= 40 else shown[:37] + "...")
