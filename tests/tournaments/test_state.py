"""The fold of a log, and what it refuses."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec
import pytest

from tests.cases import for_each
from throwdown import tournaments
from throwdown.tournaments import (
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
    Seating,
    Settings,
    TournamentRefused,
    entry_bytes,
    fold,
    read_entry,
)

from .evenings import Evening

if TYPE_CHECKING:
    from throwdown.tournaments import AnyEntry

FOUR = Paired(tables=(Seating(1, (1, 2, 3, 4)),))


def refused(evening: Evening, entry: AnyEntry) -> str:
    before = evening.state
    with pytest.raises(TournamentRefused) as error:
        evening.append(entry)
    assert evening.state == before
    return error.value.code


def test_a_log_that_is_read_again_has_the_same_state() -> None:
    evening = Evening(9, rounds=2, terms={"game": "strike"})
    evening.play_round()
    evening.append(Left(entrant=2), Placed(table=1, place={"box": 1}), Corrected(table=1, places=(1, 1, 3)))
    evening.play()
    evening.append(Closed())
    stored = [entry_bytes(entry) for entry in evening.log]
    assert fold(map(read_entry, stored)) == evening.state
    assert evening.state.version == len(stored)


def test_an_entry_is_short_and_says_what_it_is() -> None:
    assert entry_bytes(Entered(entrant=3)) == b'{"is":"entered","entrant":3}'


@for_each(
    ("entry", "code"),
    [
        (Opened(settings=Settings(seed=1)), "entry"),
        (Entered(entrant=4), "entrant"),
        (Entered(entrant=9), "entrant"),
        (Left(entrant=9), "entrant"),
        (Left(entrant=0), "entrant"),
        (Returned(entrant=1), "entrant"),
        (Paired(tables=()), "entry"),
        (Paired(tables=(Seating(2, (1, 2, 3)),)), "entry"),
        (Paired(tables=(Seating(1, (1,)),)), "entry"),
        (Paired(tables=(Seating(1, (1, 2, 2)),)), "entrant"),
        (Paired(tables=(Seating(1, (1, 2)),), byes=(1,)), "entrant"),
        (Paired(tables=(Seating(1, (1, 2, 5)),)), "entrant"),
        (Reported(table=1, places=(1, 2, 3, 4)), "table"),
        (Corrected(table=0), "table"),
        (Placed(table=1, place={}), "table"),
        (BellRung(), "bell"),
        (Changed(settings=Settings(seed=2)), "settings"),
        (Changed(settings=Settings(seed=1, rounds=0)), "settings"),
    ],
)
def test_what_does_not_fit_is_refused_and_changes_nothing(entry: AnyEntry, code: str) -> None:
    assert refused(Evening(4), entry) == f"tournament/{code}"


@for_each("places", [(), (1, 2, 3), (1, 2, 3, 5), (2, 3, 4, 5), (1, 1, 2, 3), (0, 1, 2, 3)])
def test_places_are_such_as_people_count(places: tuple[int, ...]) -> None:
    evening = Evening(4)
    evening.append(FOUR)
    assert refused(evening, Reported(table=1, places=places)) == "tournament/places"


def test_a_result_is_reported_once() -> None:
    evening = Evening(4)
    evening.append(FOUR, Reported(table=1, places=(1, 2, 2, 4)))
    assert refused(evening, Reported(table=1, places=(1, 2, 2, 4))) == "tournament/reported"


def test_one_who_plays_or_is_away_cannot_be_seated() -> None:
    evening = Evening(8, mode="evening")
    evening.append(FOUR, Left(entrant=5))
    assert refused(evening, Paired(tables=(Seating(2, (4, 6, 7)),))) == "tournament/entrant"
    assert refused(evening, Paired(tables=(Seating(2, (5, 6, 7)),))) == "tournament/entrant"


def test_results_can_be_corrected_after_the_end_and_nothing_else_happens() -> None:
    evening = Evening(4)
    evening.append(FOUR, Closed())
    assert refused(evening, Left(entrant=1)) == "tournament/closed"
    evening.append(Corrected(table=1, places=(1, 2, 3, 4)))


def test_the_host_may_change_the_number_of_rounds() -> None:
    evening = Evening(4, rounds=2)
    evening.append(Changed(settings=msgspec.structs.replace(evening.state.settings, rounds=6)))
    assert evening.state.settings.rounds == 6


def test_a_log_begins_with_its_opening() -> None:
    with pytest.raises(TournamentRefused):
        fold([Entered(entrant=1)])


def test_everything_offered_exists() -> None:
    assert all(hasattr(tournaments, name) for name in tournaments.__all__)
    assert tournaments.__all__ == sorted(tournaments.__all__, key=lambda name: (name.islower(), name))
