"""The record of a day that is over: JSON lines, each with the hash of everything before it.

The first line is the day, then comes each listed throw, and the secret at last. Names are not in it, so that a name
can be withdrawn and the record stays the same.
"""

from __future__ import annotations

import json
from hashlib import sha256
from typing import TYPE_CHECKING, Any, TypeVar

import msgspec

from throwdown.errors import RecordDamaged

from .day import FORMAT, Day, canonical
from .landing import Landing

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

T = TypeVar("T", bound=msgspec.Struct)


class Thrown(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A listed throw, with a random id."""

    throw: str
    intent: tuple[int, ...]
    landing: Landing


class _Revealed(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    secret: str


class DayRecord(msgspec.Struct, frozen=True, kw_only=True):
    """A day that is over."""

    day: Day
    throws: tuple[Thrown, ...]
    secret: str
    final: str
    """The hash of its last line."""


def lines_of(day: Day, throws: Iterable[Thrown], secret: str) -> list[str]:
    """The record; throws are in the order of their ids, which says nothing about them."""
    contents = [day, *sorted(throws, key=lambda thrown: thrown.throw), _Revealed(secret=secret)]
    lines, chain = [], ""
    for content in map(msgspec.to_builtins, contents):
        chain = _link(chain, content)
        lines.append(json.dumps({**content, "hash": chain}))
    return lines


def is_daily(lines: Sequence[str]) -> bool:
    """Whether these are the lines of a day, and not of a game."""
    try:
        first = json.loads(lines[0]) if lines else None
    except (ValueError, RecursionError):
        return False
    return isinstance(first, dict) and first.get("format") == FORMAT


def read_day(lines: Sequence[str]) -> DayRecord:
    """The day of these lines; refused with the first line that does not hold."""
    contents, chain = [], ""
    for number, line in enumerate(lines, start=1):
        content, stated = _content(line, number)
        chain = _link(chain, content)
        if chain != stated:
            raise RecordDamaged("its hash does not fit: this line or one before it was changed", line=number)
        contents.append(content)
    if len(contents) < 2:
        raise RecordDamaged("the secret of the day is missing", line=len(contents) + 1)
    day = _read(contents[0], Day, 1)
    throws = tuple(_read(content, Thrown, number) for number, content in enumerate(contents[1:-1], start=2))
    if len({thrown.throw for thrown in throws}) < len(throws):
        raise RecordDamaged("a throw is in it twice", line=2)
    return DayRecord(day=day, throws=throws, secret=_read(contents[-1], _Revealed, len(contents)).secret, final=chain)


def _content(line: str, number: int) -> tuple[dict[str, Any], str]:
    try:
        content = json.loads(line)
        return content, str(content.pop("hash"))
    except (ValueError, LookupError, AttributeError, TypeError, RecursionError):
        raise RecordDamaged("this is not a line of a record", line=number) from None


def _read(content: dict[str, Any], kind: type[T], number: int) -> T:
    try:
        value = msgspec.convert(content, kind)
    except (msgspec.ValidationError, RecursionError) as error:
        raise RecordDamaged(str(error), line=number) from None
    if canonical(msgspec.to_builtins(value)) != canonical(content):
        raise RecordDamaged("it has more or less than such a line has", line=number)
    return value


def _link(chain: str, content: Any) -> str:
    return sha256(f"{chain}\n{canonical(content)}".encode()).hexdigest()
