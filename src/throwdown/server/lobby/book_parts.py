"""The books of groups, year by year. A year is computed once, and again when the seats in it are others.

Which seats a year has is read as a fingerprint, from an index alone. So it does not matter which server changed
something, or what it was: a game, its deletion, a member who joined or left, a guest who became a person.
"""

from __future__ import annotations

from collections import OrderedDict
from datetime import date
from functools import cached_property
from threading import Lock
from typing import TYPE_CHECKING, Any, Final, TypeVar

import msgspec

from throwdown.book import Luck, Part, Span, Zone, book_from, games_of, part_of, span_of_year, years_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from throwdown.book import Book, Game, Sat
    from throwdown.server.storage.store import BookRow, SatRow, Store

Value = TypeVar("Value")

#: A day of the group may begin and end on another day elsewhere, in s.
AROUND_S: Final = 2 * 86400.0
#: What is cached of all groups together: about 150 bytes for each evening of a member.
CACHED_BYTES: Final = 32 * 1024 * 1024


class _Bad(msgspec.Struct, frozen=True, gc=False):
    """What is bad luck among the figures of a seat."""

    x: Luck | None = None
    busts: Luck | None = None


class _Figures(msgspec.Struct, frozen=True, gc=False):
    counts: _Bad = _Bad()


_all_figures = msgspec.json.Decoder(list[_Figures]).decode


class Cache:
    """Encoded values, each valid for one fingerprint; those that were not used for longest go first."""

    def __init__(self, most_bytes: int = CACHED_BYTES) -> None:
        self._most = most_bytes
        self._bytes = 0
        self._entries = OrderedDict[Any, tuple[object, bytes]]()
        self._lock = Lock()
        """Books are read in threads."""

    def get(self, key: object, fingerprint: object, kind: type[Value], compute: Callable[[], Value]) -> Value:
        """The value of this fingerprint, which was read before ``compute`` reads anything."""
        with self._lock:
            found = self._entries.get(key)
            if found is not None:
                self._entries.move_to_end(key)
        if found is not None and found[0] == fingerprint:
            return msgspec.msgpack.decode(found[1], type=kind)
        value = compute()
        self._put(key, fingerprint, msgspec.msgpack.encode(value))
        return value

    def _put(self, key: object, fingerprint: object, encoded: bytes) -> None:
        with self._lock:
            _, old = self._entries.pop(key, (None, b""))
            self._entries[key] = fingerprint, encoded
            self._bytes += len(encoded) - len(old)
            while self._bytes > self._most:
                _, (_, dropped) = self._entries.popitem(last=False)
                self._bytes -= len(dropped)


class BookReader:
    """Reads the book of one group, once. Members are ids here: no name is cached."""

    def __init__(self, store: Store, cache: Cache, group: BookRow) -> None:
        self._store = store
        self._cache = cache
        self._group = group
        self._zone = Zone(group.zone)
        self._fingerprints: dict[Span, object] = {}
        self._parts: dict[Span, Part] = {}

    def years(self) -> list[int]:
        """The years in which the group played, the newest first."""
        if all(span in self._parts for span in self._all_years):
            return [span.first.year for span in reversed(self._all_years) if self._parts[span].games]
        fingerprints = tuple(self._fingerprint(span) for span in self._all_years)
        return self._cache.get(
            self._group.id, fingerprints, list[int], lambda: years_of(self._store.played(self._group.id), self._zone)
        )

    def book(self, span: Span) -> Book:
        """What the group played in this time."""
        spans = [both for year in self._all_years if (both := year.within(span)) is not None]
        self._parts |= {each: self._part(each) for each in spans}
        return book_from([self._parts[each] for each in spans], self._zone)

    def _part(self, span: Span) -> Part:
        return self._cache.get(
            (self._group.id, span),
            self._fingerprint(span),
            Part,
            lambda: part_of(games_in(self._store, self._group.id, span), span, self._zone),
        )

    def _fingerprint(self, span: Span) -> object:
        if span not in self._fingerprints:
            seats = self._store.seats_print(self._group.id, *_around(span))
            self._fingerprints[span] = self._group.zone, seats
        return self._fingerprints[span]

    @cached_property
    def _all_years(self) -> list[Span]:
        """Every year from the first game of a member to the last."""
        ends = self._store.played_from_to(self._group.id)
        if ends is None:
            return []
        first, last = (self._zone.day(ended).year for ended in ends)
        return [span_of_year(year) for year in range(first, last + 1)]


def games_in(store: Store, book: str, span: Span) -> list[Game]:
    """Games of this time, and some around it: where the group lives days begin and end at another time."""
    return games_of(_sat(store.sat_in(book, *_around(span))))


def _around(span: Span) -> tuple[float, float]:
    return _time(span.first) - AROUND_S, _time(span.last) + AROUND_S


def _time(day: date) -> float:
    return (day - date(1970, 1, 1)).total_seconds()


def _sat(rows: list[SatRow]) -> Iterator[Sat]:
    # Figures are decoded together, and rows are turned into columns: a group may have thousands of seats.
    if not rows:
        return iter(())
    game, _, member, kind, place, ended, rank, figures = zip(*rows, strict=True)
    luck = [_luck(seat.counts) for seat in _all_figures(f"[{','.join(figures)}]")]
    return zip(game, member, kind, place, ended, rank, luck, strict=True)


def _luck(bad: _Bad) -> Luck | None:
    return bad.x.plus(bad.busts) if bad.x and bad.busts else bad.x or bad.busts
