"""Who is where: points, and what decides where points are equal."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING

import msgspec

from .points import BYE, as_points, points_by_seat

if TYPE_CHECKING:
    from collections.abc import Mapping

    from .state import State, Table

#: Behind everybody who has a place at the final table.
NOT_IN_FINAL = 9

#: The smaller, the better; equal keys share a rank.
Key = tuple[int | Fraction, ...]


class Standing(msgspec.Struct, frozen=True, kw_only=True):
    """One line of the list."""

    entrant: int
    rank: int | None
    """None for fillers, and in an open evening without enough games. Players who are equal in everything share it."""
    points: float
    games: int
    won: int
    """Games in which nobody was better; a shared win counts."""
    opponents: float
    """The points of everybody this player met, once for each meeting."""
    mean: float
    """Points for each game."""
    byes: int
    here: bool


class Tally(msgspec.Struct, kw_only=True):
    """What one entrant has collected; points in sixtieths."""

    points: int = 0
    games: int = 0
    won: int = 0
    byes: int = 0
    met: list[int]
    """Opponents, once for each meeting."""
    opponents: int = 0
    reached: int = 0
    """The last round that this entrant was in."""
    place: int = 0
    """The place at the table of that round; 0 if it plays, does not count, or was a bye."""
    final: int = NOT_IN_FINAL
    """The place at the final table."""

    @property
    def mean(self) -> Fraction:
        return Fraction(self.points, max(self.games, 1))


def points_of(table: Table) -> tuple[float, ...] | None:
    """Points by seat; none while the table plays, if it does not count, and for the final: that decides places."""
    return tuple(map(as_points, points_by_seat(table.places))) if table.places and not table.final else None


def standings(state: State) -> tuple[Standing, ...]:
    """The best first; those without a rank are last."""
    collected = tallies(state)
    keys = {number: key_of(state, tally) for number, tally in collected.items()}
    ranked = sorted((number for number in keys if _has_rank(state, number, collected)), key=lambda it: (keys[it], it))
    others = sorted(keys.keys() - ranked, key=lambda it: (state.entrant(it).filler, keys[it], it))
    behind = [keys[number] for number in ranked]
    lines = [(number, 1 + behind.index(keys[number])) for number in ranked] + [(number, None) for number in others]
    return tuple(_standing(state, number, rank, collected[number]) for number, rank in lines)


def tallies(state: State) -> dict[int, Tally]:
    """What everybody has collected, by entrant."""
    result = {entrant.number: Tally(met=[]) for entrant in state.entrants}
    for paired in state.rounds:
        for number in paired.byes:
            _add_bye(result[number], paired.number)
        for table in paired.tables:
            _add_table(result, state.table(table))
    for tally in result.values():
        tally.opponents = sum(result[other].points for other in tally.met)
    return result


def key_of(state: State, tally: Tally) -> Key:
    """What decides, in this order."""
    equal = (-tally.points, -tally.won, -tally.opponents)
    match state.settings.mode:
        case "swiss":
            return (tally.final, *equal)
        case "knockout":
            return (tally.final, -tally.reached, tally.place, *equal)
        case "evening":
            return (-tally.mean, -Fraction(tally.won, max(tally.games, 1)), -tally.games)


def _add_bye(tally: Tally, number: int) -> None:
    tally.points += BYE
    tally.byes += 1
    tally.reached, tally.place = number, 0


def _add_table(result: Mapping[int, Tally], table: Table) -> None:
    for seat, number in enumerate(table.seats):
        result[number].reached = table.round
        result[number].place = table.places[seat] if table.places else 0
    if not table.places:
        return
    if table.final:
        _add_final(result, table, table.places)
    else:
        _add_points(result, table, table.places)


def _add_final(result: Mapping[int, Tally], table: Table, places: tuple[int, ...]) -> None:
    """The final gives no points: it decides the first places."""
    for number, place in zip(table.seats, places, strict=True):
        result[number].final = place


def _add_points(result: Mapping[int, Tally], table: Table, places: tuple[int, ...]) -> None:
    for number, place, points in zip(table.seats, places, points_by_seat(places), strict=True):
        tally = result[number]
        tally.points += points
        tally.games += 1
        tally.won += place == 1
        tally.met += [other for other in table.seats if other != number]


def _has_rank(state: State, number: int, collected: Mapping[int, Tally]) -> bool:
    enough = state.settings.mode != "evening" or collected[number].games >= state.settings.least_games
    return enough and not state.entrant(number).filler


def _standing(state: State, number: int, rank: int | None, tally: Tally) -> Standing:
    return Standing(
        entrant=number,
        rank=rank,
        points=as_points(tally.points),
        games=tally.games,
        won=tally.won,
        opponents=as_points(tally.opponents),
        mean=as_points(float(tally.mean)),
        byes=tally.byes,
        here=state.entrant(number).here,
    )
