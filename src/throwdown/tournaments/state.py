"""A tournament as it is now: the fold of its log."""

from __future__ import annotations

from functools import reduce
from typing import TYPE_CHECKING, Any, assert_never

import msgspec

from .log import (
    AnyEntry,
    BellRung,
    Changed,
    Closed,
    Corrected,
    Entered,
    Left,
    Opened,
    Paired,
    Placed,
    Reported,
    Returned,
    Settings,
    Source,
)
from .points import SCALES
from .refused import TournamentRefused

if TYPE_CHECKING:
    from collections.abc import Iterable


class Entrant(msgspec.Struct, frozen=True, kw_only=True):
    """One who takes part."""

    number: int
    filler: bool = False
    here: bool = True
    dropped: bool = False
    """Away because the host says so."""
    late: bool = False
    """Entered after the first round was paired."""
    free_since: int = 0
    """The version since which this entrant waits, unless at a table."""


class Table(msgspec.Struct, frozen=True, kw_only=True):
    """A table, playing or finished."""

    number: int
    round: int
    seats: tuple[int, ...]
    final: bool = False
    places: tuple[int, ...] | None = None
    """None while it plays; empty if the host said that it does not count."""
    source: Source | None = None
    corrected: bool = False
    place: dict[str, Any] = {}

    @property
    def plays(self) -> bool:
        return self.places is None

    @property
    def counts(self) -> bool:
        return bool(self.places)


class Round(msgspec.Struct, frozen=True, kw_only=True):
    """One pairing."""

    number: int
    tables: tuple[int, ...]
    byes: tuple[int, ...] = ()
    final: bool = False


class State(msgspec.Struct, frozen=True, kw_only=True):
    """Everything that follows from the log."""

    version: int
    """How many entries there are."""
    settings: Settings
    entrants: tuple[Entrant, ...] = ()
    tables: tuple[Table, ...] = ()
    rounds: tuple[Round, ...] = ()
    bell: bool = False
    closed: bool = False

    def entrant(self, number: int) -> Entrant:
        if not 1 <= number <= len(self.entrants):
            raise TournamentRefused("there is no entrant {number}", code="tournament/entrant", number=number)
        return self.entrants[number - 1]

    def table(self, number: int) -> Table:
        if not 1 <= number <= len(self.tables):
            raise TournamentRefused("there is no table {number}", code="tournament/table", number=number)
        return self.tables[number - 1]

    @property
    def round(self) -> int:
        """The number of the last round; 0 before the first."""
        return len(self.rounds)

    @property
    def playing(self) -> list[Table]:
        return [table for table in self.tables if table.plays]

    def table_of(self, number: int) -> Table | None:
        """The table at which this entrant plays now."""
        return next((table for table in self.playing if number in table.seats), None)


def fold(entries: Iterable[AnyEntry]) -> State:
    """The tournament after these entries."""
    entries = iter(entries)
    opened = next(entries, None)
    if not isinstance(opened, Opened):
        raise TournamentRefused("the first entry opens the tournament")
    return reduce(after, entries, State(version=1, settings=_checked(opened.settings)))


def after(state: State, entry: AnyEntry) -> State:
    """The tournament after one more entry; refuses one that does not fit."""
    if state.closed and not isinstance(entry, Corrected | Placed):
        raise TournamentRefused("the tournament is over", code="tournament/closed")
    return msgspec.structs.replace(_applied(state, entry), version=state.version + 1)


def _applied(state: State, entry: AnyEntry) -> State:
    match entry:
        case Opened():
            raise TournamentRefused("the tournament is open already")
        case Changed():
            return _changed(state, entry.settings)
        case Entered():
            return _entered(state, entry)
        case Left():
            return _with_presence(state, entry.entrant, here=False, dropped=entry.dropped)
        case Returned():
            return _with_presence(state, entry.entrant, here=True)
        case Paired():
            return _paired(state, entry)
        case Placed():
            return _with_table(state, msgspec.structs.replace(state.table(entry.table), place=entry.place))
        case Reported():
            return _reported(state, entry)
        case Corrected():
            return _corrected(state, entry)
        case BellRung():
            return _rung(state)
        case Closed():
            return msgspec.structs.replace(state, closed=True)
        case _:
            assert_never(entry)


def _checked(settings: Settings) -> Settings:
    if settings.rounds < 1 or settings.least_games < 1:
        raise TournamentRefused("at least one round and one game", code="tournament/settings")
    return settings


def _changed(state: State, settings: Settings) -> State:
    before = state.settings
    if (settings.mode, settings.seats, settings.seed) != (before.mode, before.seats, before.seed):
        raise TournamentRefused("mode, seats and seed of a tournament remain", code="tournament/settings")
    return msgspec.structs.replace(state, settings=_checked(settings))


def _entered(state: State, entry: Entered) -> State:
    if entry.entrant != len(state.entrants) + 1:
        raise TournamentRefused("the next entrant is {next}", code="tournament/entrant", next=len(state.entrants) + 1)
    if state.settings.mode == "knockout" and state.rounds:
        raise TournamentRefused("nobody enters a knock-out that has begun", code="tournament/begun")
    entrant = Entrant(
        number=entry.entrant, filler=entry.filler, late=bool(state.rounds), free_since=state.version + 1
    )  # fmt: skip
    return msgspec.structs.replace(state, entrants=(*state.entrants, entrant))


def _with_presence(state: State, number: int, *, here: bool, dropped: bool = False) -> State:
    entrant = state.entrant(number)
    if entrant.here == here and not (dropped and not entrant.dropped):  # the host drops a player who is away, too
        raise TournamentRefused(
            f"entrant {{number}} is {'here' if here else 'away'} already", code="tournament/entrant", number=number
        )
    changed = msgspec.structs.replace(entrant, here=here, dropped=dropped, free_since=state.version + 1)
    return _with_entrant(state, changed)


def _paired(state: State, entry: Paired) -> State:
    number = state.round + 1
    _check_seatings(state, entry)
    tables = [
        Table(number=seating.number, round=number, seats=seating.seats, final=entry.final) for seating in entry.tables
    ]
    paired = Round(
        number=number, tables=tuple(table.number for table in tables), byes=entry.byes, final=entry.final
    )  # fmt: skip
    return msgspec.structs.replace(state, tables=(*state.tables, *tables), rounds=(*state.rounds, paired))


def _check_seatings(state: State, entry: Paired) -> None:
    if state.bell:
        raise TournamentRefused("nobody is seated after the bell", code="tournament/bell")
    if state.settings.mode != "evening" and state.playing:
        raise TournamentRefused("tables of this round still play", code="tournament/running")
    numbers = [seating.number for seating in entry.tables]
    if not numbers or numbers != list(range(len(state.tables) + 1, len(state.tables) + 1 + len(numbers))):
        raise TournamentRefused("tables are numbered on from the last one")
    if any(len(seating.seats) not in SCALES for seating in entry.tables):
        raise TournamentRefused("a table has two to five seats")
    _check_seated(state, [*entry.byes, *(number for seating in entry.tables for number in seating.seats)])


def _check_seated(state: State, numbers: list[int]) -> None:
    busy = {number for table in state.playing for number in table.seats}
    for number in numbers:
        if not state.entrant(number).here or number in busy or numbers.count(number) > 1:
            raise TournamentRefused("entrant {number} is not free", code="tournament/entrant", number=number)


def _reported(state: State, entry: Reported) -> State:
    table = state.table(entry.table)
    if not table.plays:
        raise TournamentRefused(
            "table {table} has a result: the host may correct it", code="tournament/reported", table=entry.table
        )
    _check_places(table, entry.places)
    return _finished(state, msgspec.structs.replace(table, places=entry.places, source=entry.source))


def _corrected(state: State, entry: Corrected) -> State:
    table = state.table(entry.table)
    if entry.places:
        _check_places(table, entry.places)
    return _finished(state, msgspec.structs.replace(table, places=entry.places, source="host", corrected=True))


def _check_places(table: Table, places: tuple[int, ...]) -> None:
    """Places are such as people count: after two who share the first comes the third."""
    fits = len(places) == len(table.seats) and all(
        place == 1 + sum(other < place for other in places) for place in places
    )
    if not fits:
        raise TournamentRefused(
            "places of {count} players do not read {places}",
            code="tournament/places",
            count=len(table.seats),
            places=places,
        )


def _finished(state: State, table: Table) -> State:
    """The table with its result; if it played until now, its players are free."""
    freed = table.seats if state.table(table.number).plays else ()
    for number in freed:
        state = _with_entrant(state, msgspec.structs.replace(state.entrant(number), free_since=state.version + 1))
    return _with_table(state, table)


def _rung(state: State) -> State:
    if state.settings.mode != "evening" or state.bell:
        raise TournamentRefused("the bell ends an open evening, once", code="tournament/bell")
    return msgspec.structs.replace(state, bell=True)


def _with_entrant(state: State, entrant: Entrant) -> State:
    at = entrant.number - 1
    return msgspec.structs.replace(state, entrants=(*state.entrants[:at], entrant, *state.entrants[at + 1 :]))


def _with_table(state: State, table: Table) -> State:
    at = table.number - 1
    return msgspec.structs.replace(state, tables=(*state.tables[:at], table, *state.tables[at + 1 :]))
