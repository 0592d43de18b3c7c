"""The logs of open tournaments: reading one as it is now, and adding to it.

What is added follows from what was read. If another server has written the same version in the meantime, everything is
read and decided again: so nothing is lost, and nothing happens twice.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field, replace
from functools import cached_property, reduce
from typing import TYPE_CHECKING, Final
from weakref import WeakValueDictionary

import msgspec

from throwdown.api.faults import NotFound
from throwdown.errors import ThrowdownError
from throwdown.live.protocol.fields import ClockName
from throwdown.server.protocol.tournaments import Play
from throwdown.server.storage.store import Batch, EntryRow, StoreConflict, StoreDamaged, StoreFailed
from throwdown.tournaments import BellRung, Paired, TournamentRefused, after, fold, phase, read_entry, standings
from throwdown.tournaments import entry_bytes as written

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping

    from throwdown.api.person import Person
    from throwdown.live.timers import Time
    from throwdown.server.storage.store import EntrantRow, Store, TournamentRow
    from throwdown.tournaments import AnyEntry, Standing, State

#: So many tournaments are folded in memory, more than a list has; others are read from their beginning.
CACHED: Final = 256
#: How often it is decided again what is added: each time another server was faster.
TRIES: Final = 20


class TournamentDamaged(ThrowdownError):
    """Raised when what is stored of a tournament cannot be read; the other tournaments go on."""

    code = "tournament/damaged"


class Terms(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What is played, and where; in the settings of a tournament under ``terms``."""

    game: str = "strike"
    edition: str = ""
    thrower: str = "physics"
    clock: ClockName = "none"
    play: Play = "online"
    boxes: int = 0
    fill: str = ""
    minutes: int = 0


class Place(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """Where a table plays."""

    play: Play = "online"
    box: int = 0
    """The number of the real box; 0 where there is none."""
    table: str = ""
    """The id of the live table."""


@dataclass(frozen=True, eq=False)
class Folded:
    """A log up to its last entry."""

    state: State
    moments: tuple[float, ...]
    """By version: when it was written."""
    paired: tuple[float, ...] = ()
    """By round: when it was paired."""
    bell: float | None = None

    @cached_property
    def standings(self) -> tuple[Standing, ...]:
        return standings(self.state)

    @cached_property
    def terms(self) -> Terms:
        return msgspec.convert(self.state.settings.terms, Terms)


@dataclass(frozen=True, eq=False)
class OpenTournament:
    """A tournament as it is now; the same object for as long as nothing changes."""

    row: TournamentRow
    folded: Folded
    entrants: Mapping[int, EntrantRow]

    @property
    def id(self) -> str:
        return self.row.id

    @property
    def state(self) -> State:
        return self.folded.state

    @property
    def terms(self) -> Terms:
        return self.folded.terms

    def is_host(self, person: Person | None) -> bool:
        return person is not None and self.row.host in person.ids

    def number_of(self, person: Person | None) -> int | None:
        """The number of this person, if they have entered."""
        if person is None:
            return None
        return next((row.number for row in self.entrants.values() if row.person in person.ids), None)

    def place_of(self, table: int) -> Place:
        return msgspec.convert(self.state.table(table).place, Place)

    def waits_since(self, entrant: int) -> float:
        """Since when this entrant has had no table."""
        return self.folded.moments[self.state.entrant(entrant).free_since - 1]


@dataclass
class Change:
    """What is added to a tournament, and written with it."""

    entries: list[AnyEntry] = field(default_factory=list)
    entrants: list[EntrantRow] = field(default_factory=list)
    """New ones, or other names."""
    name: str | None = None
    """Of the tournament."""

    def __bool__(self) -> bool:
        return bool(self.entries or self.entrants or self.name is not None)


Decide = Callable[[OpenTournament], Awaitable[Change]]


class TournamentLogs:
    """The logs of all tournaments."""

    def __init__(self, store: Store, time: Time) -> None:
        self._store = store
        self._time = time
        self._open: dict[str, OpenTournament] = {}
        """Those that were read last."""
        self._locks = WeakValueDictionary[str, asyncio.Lock]()
        """Those who add to the same tournament at this server wait for each other."""

    async def find(self, id: str) -> OpenTournament | None:
        return await self._store.read_in_thread(self._read, id)

    async def open(self, id: str) -> OpenTournament:
        found = await self.find(id)
        if found is None:
            raise NotFound("there is no such tournament, or you may not see it")
        return found

    def _read(self, id: str) -> OpenTournament | None:
        row = self._store.tournament(id)
        if row is None:
            return None
        known = self._open.get(id)
        before = known.folded if known is not None else None
        try:
            folded = _grown(before, self._store.tournament_log(id, len(before.moments) if before is not None else 0))
        except Exception as error:  # whatever is wrong with one log, only this tournament may suffer
            if isinstance(error, StoreFailed) and not isinstance(error, StoreDamaged):
                raise  # the store does not answer, which says nothing about the log
            raise TournamentDamaged("the log of this tournament cannot be read ({why})", why=error) from error
        # Who was written since the log was read belongs to a later version.
        known_to_log = len(folded.state.entrants)
        entrants = {row.number: row for row in self._store.entrants(id) if row.number <= known_to_log}
        if known is not None and (known.folded, known.row, known.entrants) == (folded, row, entrants):
            return known
        return self._cache(OpenTournament(row, folded, entrants))

    def _cache(self, found: OpenTournament) -> OpenTournament:
        self._open.pop(found.id, None)
        self._open[found.id] = found
        for oldest in list(self._open)[:-CACHED]:
            self._open.pop(oldest, None)
        return found

    async def add(self, id: str, decide: Decide) -> OpenTournament:
        """Add what is decided about the tournament as it is; the tournament after that."""
        lock = self._locks.setdefault(id, asyncio.Lock())
        async with lock:
            for _ in range(TRIES):
                found = await self.open(id)
                change = await decide(found)
                if not change:
                    return found
                try:
                    await self._store.commit(self._batch(found, change))
                except StoreConflict:
                    continue  # another server was faster
                return await self.open(id)
        raise TournamentRefused("others change this tournament at the same moment: try again", code="tournament/busy")

    @staticmethod
    def after(found: OpenTournament, change: Change) -> OpenTournament:
        """The tournament as it would be after this change."""
        entrants = dict(found.entrants) | {row.number: row for row in change.entrants}
        folded = replace(found.folded, state=reduce(after, change.entries, found.state))
        return replace(found, folded=folded, entrants=entrants)

    def _batch(self, found: OpenTournament, change: Change) -> Batch:
        state, now, batch = found.state, self._time.wall(), Batch()
        for row in change.entrants:
            batch.entrant(row)
        if change.name is not None:
            batch.rename_tournament(found.id, change.name)
        for entry in change.entries:
            state = after(state, entry)
            added = EntryRow(state.version, now, written(entry).decode())
            batch.entry(found.id, added, running=phase(state) != "over")
        return batch


def _grown(known: Folded | None, rows: Iterable[EntryRow]) -> Folded:
    """The log with these entries more."""
    for row in rows:
        entry = read_entry(row.entry)
        if known is None:
            known = Folded(fold([entry]), (row.at,))
            continue
        known = replace(known, state=after(known.state, entry), moments=(*known.moments, row.at))
        if isinstance(entry, Paired):
            known = replace(known, paired=(*known.paired, row.at))
        elif isinstance(entry, BellRung):
            known = replace(known, bell=row.at)
    if known is None:
        raise ValueError("it is empty")
    return known
