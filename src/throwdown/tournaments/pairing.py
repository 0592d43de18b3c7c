"""The next tables of a tournament."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .costs import pair_costs
from .log import Paired, Seating
from .meetings import meetings, seat_order
from .progress import chance, is_played, lots_of, players, wants_round
from .refused import TournamentRefused
from .search import cheapest_tables
from .sizes import plan
from .standings import tallies

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from .meetings import Meetings
    from .sizes import Plan
    from .state import State

#: The largest table, by the seats that tables usually have: a knock-out with no more players ends with one table.
LARGEST = {2: 2, 4: 5}


def next_round(state: State, *, hurry: bool = False) -> Paired:
    """The next tables. In an open evening they may be none: then nobody is seated yet.

    ``hurry`` is for an open evening: those who wait have waited for long, so three of them play, too.
    """
    _check_ready(state)
    if state.settings.mode == "evening":
        return _evening(state, hurry=hurry or bool(state.rounds and not state.playing))
    if state.settings.mode == "knockout":
        return _knockout(state)
    return _swiss(state)


def _check_ready(state: State) -> None:
    if state.closed:
        raise TournamentRefused("the tournament is over", code="tournament/closed")
    if state.bell:
        raise TournamentRefused("nobody is seated after the bell", code="tournament/bell")
    if is_played(state):
        raise TournamentRefused("all rounds are played", code="tournament/played")
    if state.settings.mode != "evening" and state.playing:
        raise TournamentRefused("tables of this round still play", code="tournament/running")


def _swiss(state: State) -> Paired:
    here = players(state)
    return _round(state, here) if wants_round(state) else _final(state, here[: state.settings.seats])


def _knockout(state: State) -> Paired:
    remaining = players(state)
    is_last = len(remaining) <= LARGEST[state.settings.seats]
    return _final(state, remaining) if is_last else _round(state, remaining)


def _final(state: State, numbers: Sequence[int]) -> Paired:
    if len(numbers) < 2:
        raise TournamentRefused("a final needs two players", code="tournament/few")
    return Paired(tables=_numbered(state, [numbers], meetings(state)), final=True)


def _round(state: State, numbers: Sequence[int]) -> Paired:
    planned = plan(len(numbers), len(_free_fillers(state)), state.settings.seats)
    if planned is None:
        raise TournamentRefused("too few players are here", code="tournament/few")
    played = meetings(state)
    byes = _resting(played, numbers, planned.byes)
    tables = _tables(state, [it for it in numbers if it not in byes], planned, played)
    return Paired(tables=_numbered(state, tables, played), byes=tuple(byes))


def _evening(state: State, *, hurry: bool) -> Paired:
    """Without hurry only full tables, and none of players who all come from one table."""
    seats, waiting = state.settings.seats, players(state)
    seated = waiting if hurry else _longest_waiting(state, waiting, len(waiting) // seats * seats)
    planned = plan(len(seated), len(_free_fillers(state)) if hurry else 0, seats)
    if planned is None:
        return Paired(tables=())
    played = meetings(state)
    sitting = seated[: sum(planned.sizes) - planned.fillers]
    tables = [it for it in _tables(state, sitting, planned, played) if hurry or not _just_met(state, it)]
    return Paired(tables=_numbered(state, tables, played))


def _longest_waiting(state: State, waiting: list[int], seats: int) -> list[int]:
    """So many of them. One who came later joins players who would only meet again."""
    first = waiting[:seats]
    return first if not _just_met(state, first) else first[:-1] + waiting[-1:]


def _just_met(state: State, numbers: Sequence[int]) -> bool:
    """Whether all of them come from the same table."""
    last = [max((table.number for table in state.tables if it in table.seats), default=-it) for it in numbers]
    return len(set(last)) == 1 < len(numbers)


def _resting(played: Meetings, numbers: Sequence[int], byes: int) -> list[int]:
    """Who sits out: those who did so least often, of these the last in the standings.

    A round that a player missed counts like one that they sat out: coming back earns nothing.
    """
    last_first = numbers[::-1]
    return sorted(last_first, key=lambda number: -played.games[number])[:byes]


def _free_fillers(state: State) -> list[int]:
    busy = {number for table in state.playing for number in table.seats}
    return [it.number for it in state.entrants if it.filler and it.here and it.number not in busy]


def _tables(state: State, numbers: Sequence[int], planned: Plan, played: Meetings) -> list[list[int]]:
    """The best tables; those with the most points first."""
    fillers = sorted(_free_fillers(state), key=lambda number: (played.games[number], number))
    everybody = [*numbers, *fillers[: planned.fillers]]
    starts = [played.begun[number] for number in everybody]
    costs, meeting = pair_costs(state, everybody, played)
    found = cheapest_tables(costs, meeting, starts, planned.sizes, chance(state, "tables"))
    return _top_first(state, [[everybody[player] for player in table] for table in found])


def _top_first(state: State, tables: list[list[int]]) -> list[list[int]]:
    collected = tallies(state)
    return sorted(tables, key=lambda table: -sum(collected[number].points for number in table) / len(table))


def _numbered(state: State, tables: Iterable[Sequence[int]], played: Meetings) -> tuple[Seating, ...]:
    """The tables with their numbers and the order of their seats."""
    lots = lots_of(state, "seats")
    first = len(state.tables) + 1
    return tuple(Seating(number, seat_order(played, table, lots)) for number, table in enumerate(tables, start=first))
