"""Where a tournament is, and who plays next."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Literal

from .standings import key_of, tallies

if TYPE_CHECKING:
    from collections.abc import Iterable

    from .standings import Tally
    from .state import State, Table

#: ``entering``: nobody has played. ``playing``: tables play. ``between``: the next round can be paired, or in an open
#: evening nobody is seated now. ``over``: nothing is left to play.
Phase = Literal["entering", "playing", "between", "over"]


def phase(state: State) -> Phase:
    if state.closed or is_played(state):
        return "over"
    if state.playing:
        return "playing"
    return "between" if state.rounds else "entering"


def is_played(state: State) -> bool:
    """Whether all rounds were paired, and all their tables have finished."""
    if state.playing:
        return False
    match state.settings.mode:
        case "swiss":
            return not wants_final(state) and not wants_round(state)
        case "evening":
            return state.bell
        case "knockout":
            return _had_final(state) or bool(state.rounds and len(players(state)) < 2)


def wants_round(state: State) -> bool:
    """Swiss: whether a round comes before the final."""
    return state.round < state.settings.rounds and not _had_final(state)


def wants_final(state: State) -> bool:
    """Swiss: whether the final is still to be paired."""
    return state.settings.final and not _had_final(state)


def _had_final(state: State) -> bool:
    return any(paired.final for paired in state.rounds)


def players(state: State) -> list[int]:
    """Everybody who can be paired now, without fillers; the best first."""
    numbers = [entrant.number for entrant in state.entrants if entrant.here and not entrant.filler]
    if state.settings.mode == "evening":
        busy = {number for table in state.playing for number in table.seats}
        return sorted(set(numbers) - busy, key=lambda number: (state.entrant(number).free_since, number))
    if state.settings.mode == "knockout" and state.rounds:
        numbers = [number for number in qualified(state) if state.entrant(number).here]
    return best_first(state, numbers)


def best_first(state: State, numbers: Iterable[int]) -> list[int]:
    """In the order of the standings; the lot decides among equals."""
    collected = tallies(state)
    lots = lots_of(state, "order")
    return sorted(numbers, key=lambda number: (key_of(state, collected[number]), lots[number]))


def lots_of(state: State, purpose: str) -> dict[int, float]:
    """A number at random for each entrant, the same whenever it is asked for in this round."""
    rng = chance(state, purpose)
    return {entrant.number: rng.random() for entrant in state.entrants}


def chance(state: State, purpose: str) -> Random:
    """The chance of this round. It follows from the seed, so that everybody can repeat a draw."""
    return Random(f"{state.settings.seed} {state.round} {purpose}")


def qualified(state: State) -> list[int]:
    """Knock-out: who plays the next round, by the last one. Earlier rounds remain as they were played."""
    last = state.rounds[-1]
    collected = tallies(state)
    lots = lots_of(state, "qualified")
    return [
        *last.byes,
        *(number for table in last.tables for number in _better_half(state, state.table(table), collected, lots)),
    ]


def _better_half(state: State, table: Table, collected: dict[int, Tally], lots: dict[int, float]) -> list[int]:
    """Rounded up, without fillers. Nobody is out by a table that does not count."""
    numbers = [number for number in table.seats if not state.entrant(number).filler]
    if not table.counts:
        return numbers
    ranked = sorted(numbers, key=lambda number: (key_of(state, collected[number]), lots[number]))
    return ranked[: (len(numbers) + 1) // 2]
