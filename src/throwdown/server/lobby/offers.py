"""Which open tables the lobby shows: fair to everybody who opens one, however many there are."""

from __future__ import annotations

from operator import attrgetter
from typing import TYPE_CHECKING, NamedTuple

if TYPE_CHECKING:
    from collections.abc import Iterable

#: So many tables are shown in the lobby.
SHOWN = 100
#: Of very many tables without a person so many are candidates, which are chosen again after so many changes.
CANDIDATES = 3 * SHOWN


class Offer(NamedTuple):
    """An open table as far as it matters for which tables are shown."""

    table: str
    address: str
    host: str
    created: float
    awaited: bool
    """Whether a person is at the table."""


_created = attrgetter("created")


def chosen_fairly(offers: Iterable[Offer], many: int) -> list[str]:
    """So many of these tables, the newest first.

    Every address has one before any has two, and at an address every host; the newest of each goes first, and tables
    without a person come last. So however many tables one person opens, those of others are still shown.
    """
    return [offer.table for offer in sorted(_fairly(offers, many), key=_created, reverse=True)]


def _fairly(offers: Iterable[Offer], many: int) -> list[Offer]:
    newest = sorted(offers, key=_created, reverse=True)
    awaited_first = sorted(newest, key=attrgetter("awaited"), reverse=True)
    by_host = [offer for same in _in_turn(awaited_first, "host") for offer in same]
    by_address = _in_turn(by_host, "address")
    shown: list[Offer] = []
    for awaited in (True, False):
        for same in by_address:
            if len(shown) < many:
                shown += [offer for offer in same if offer.awaited is awaited]
    return shown[:many]


def _in_turn(offers: Iterable[Offer], name: str) -> list[list[Offer]]:
    """First one of everybody who has this name, then the second ones, and so on."""
    turns, counts, name_of = list[list[Offer]](), dict[str, int](), attrgetter(name)
    for offer in offers:
        who = name_of(offer)
        turn = counts.get(who, 0)
        counts[who] = turn + 1
        if turn == len(turns):
            turns.append([])
        turns[turn].append(offer)
    return turns


class Offers:
    """Tables without a person. Of very many only some can be shown: which ones is chosen now and then."""

    def __init__(self) -> None:
        self._all: dict[str, Offer] = {}
        self._candidates: set[str] | None = None
        """Those that may be shown, and all that came since they were found."""
        self._changes = 0

    def add(self, offer: Offer) -> None:
        self._all[offer.table] = offer
        self._changes += 1
        if self._candidates is not None:
            self._candidates.add(offer.table)

    def drop(self, table: str) -> None:
        if self._all.pop(table, None) is not None:
            self._changes += 1

    def best(self) -> list[Offer]:
        """As many as could be shown, and some more."""
        if len(self._all) <= CANDIDATES:
            self._candidates = None
            return list(self._all.values())
        if self._candidates is None or self._changes > SHOWN:
            self._candidates = {offer.table for offer in _fairly(self._all.values(), CANDIDATES)}
            self._changes = 0
        return [self._all[table] for table in self._candidates if table in self._all]
