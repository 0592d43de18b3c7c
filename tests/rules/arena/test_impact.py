"""Impact, the base game: section 4 of the clauses. Everything else is the core (``test_core``)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.cases import for_each
from tests.rules.arena.helpers import Table, faces, position, setup
from throwdown.errors import ActionRefused, OptionRefused
from throwdown.rules import Decision, Resign, Stop, Timeout, game
from throwdown.rules.arena.state import Collect, PlaceStart, Throw, ThrowAll
from throwdown.rules.game import Listed
from throwdown_lab.scenarios.fields import ScenarioMalformed

ELEMENTS = ("FIRE", "WATER", "STONE", "LIGHTNING", "AIR")


@for_each("element", ELEMENTS)
def test_symbols_have_no_powers(element: str) -> None:
    """IMP-01: no storm, no race, no pile, no hurricane, and water is taken like all others."""
    after = position("impact", [5, 4, 6], [element, "FIRE" if element != "FIRE" else "AIR"]).throw(element)
    assert after.supplies == [6, 4, 6]
    assert (after.effects, after.piles, after.collector) == ([], {}, 0)
    assert after.events == [
        "turn_started", "throw_committed", "dice_settled", "sets_found", "dice_collected", "turn_ended", "turn_started",
    ]  # fmt: skip
    assert after.next == (1, "single")


def test_worked_example_of_the_booklets() -> None:
    """IMP-02: three different, then four different, then two pairs and a single one: four taken, one stays."""
    first = position("impact", [5, 6, 6, 5], "FIRE WATER STONE").throw("AIR", changed={2: "LIGHTNING"})
    assert (first.goes_on, first.arena) == (True, faces("FIRE WATER LIGHTNING AIR"))
    second = first.then_throw("FIRE", changed={2: "WATER", 3: "STONE"})
    assert (second.supplies, second.arena) == ([7, 6, 6, 5], faces("STONE"))
    assert second.next == (1, "single")


@for_each("element", ELEMENTS)
def test_start_die_is_placed_by_the_first_player(element: str) -> None:
    """IMP-03, D-01: on any symbol, not on the blank."""
    table = Table.new("impact", 3, first=2)
    assert table.game.awaiting(table.state) == Decision(2, Listed(map(PlaceStart, ELEMENTS)))
    with pytest.raises(ActionRefused) as refused:
        table.do(PlaceStart("BLANK"), 2)
    assert refused.value.clause == "CORE-04"
    with pytest.raises(ActionRefused):
        table.do(PlaceStart(element), 0)
    table.do(PlaceStart(element), 2)
    assert (table.arena, table.state.active, table.state.elements) == (faces(element), 2, ())


def test_start_die_may_be_thrown_by_agreement() -> None:
    """D-01: start_die=thrown, with both values of start_x."""
    result, _ = setup("impact", 4, "BLANK WATER", start_die="thrown")
    assert (result["legal"], result["arena_after"], result["start_rolls_used"]) == (True, ["WATER"], 2)
    result, _ = setup("impact", 4, "BLANK", turned_to="AIR", start_die="thrown", start_x="turn")
    assert (result["legal"], result["arena_after"]) == (True, ["AIR"])
    assert setup("impact", 4, "WATER AIR")[0] == {"legal": False}, "a die is placed once"
    assert setup("impact", 4, "WATER", turned_to="AIR")[0] == {"legal": False}, "a placed die is not turned"


def test_dice_may_be_shifted_before_each_own_throw() -> None:
    """IMP-04, CORE-21: without asking, from anywhere, also before a further throw of the turn."""
    at = position("impact", [6, 4], "FIRE AIR")
    assert at.action("move_die", die=0, from_wall=False, consent=[True, False]).legal
    assert at.action("move_die", die=1, effect="apart_from_others").legal
    assert not at.action("move_die", die=0, by=1).legal
    assert not at.action("stack_die", die=0, on=1).legal
    assert not at.action("turn_die", die=0, to="AIR").legal


def test_french_table_only_gathers() -> None:
    """IMP-04, D-15: pre_move=group."""
    at = position("impact", [6, 4], "FIRE AIR WATER", pre_move="group")
    assert at.action("move_die", die=0, effect="closer_to_others").legal
    assert not at.action("move_die", die=0, effect="apart_from_others").legal


@pytest.mark.parametrize("game_id", ["impact", "impact_power", "impact_avatar"])
def test_supplies_are_open(game_id: str) -> None:
    """IMP-05: hidden is refused."""
    with pytest.raises(OptionRefused) as refused:
        game(game_id, 3, {"supply_visibility": "hidden"})
    assert refused.value.clause == "IMP-05"
    assert setup(game_id, 3, "AIR", supply_visibility="hidden")[0] == {"legal": False}
    assert setup(game_id, 3, "AIR", supply_visibility="visible")[0]["supplies_shown_to_others"] is True
    elements = None if game_id == "impact" else "AIR"
    with pytest.raises(ScenarioMalformed) as malformed:
        position(game_id, [5, 4], "AIR", supply_visibility="hidden", elements=elements).throw("FIRE")
    assert malformed.value.code == "scenario/option"


def test_big_bang_when_the_player_before_took_all() -> None:
    """IMP-06, CORE-18."""
    taken = position("impact", [3, 4, 5], "AIR").throw("AIR")
    assert taken.next == (1, "big")
    at = position("impact", [4, 4, 5], active=1)
    assert not at.action("throw", kind="single").legal
    assert at.throw_all("AIR FIRE AIR BLANK").supplies == [4, 2, 5]


@pytest.mark.parametrize(("cause", "thrown"), [("any", "big"), ("taken_only", "single")])
def test_big_bang_for_another_reason(cause: str, thrown: str) -> None:
    """IMP-06, D-05: by default any reason will do; taken_only keeps to the words of the booklets."""
    after = position("impact", [3, 4], "AIR", big_throw_cause=cause).throw("BLANK", changed={0: "BLANK"}).then_stop()
    assert after.next == (1, thrown)


@pytest.mark.parametrize("thrown", ["AIR FIRE WATER", "BLANK BLANK AIR"])
def test_big_bang_without_a_match_eliminates(thrown: str) -> None:
    """D-04, CORE-19."""
    after = position("impact", [3, 4, 5]).throw_all(thrown)
    assert (after.eliminated, after.next) == ([0], (1, "single"))


# D-02: collect=optional


def test_sets_may_be_left_lying() -> None:
    """D-02: the turn ends in either case, and the next player begins with what lies there."""
    at = position("impact", [4, 6], "FIRE AIR", collect="optional")
    left = at.throw("FIRE", collect=False)
    assert (left.supplies, left.arena) == ([3, 6], faces("FIRE AIR FIRE"))
    assert (left["turn_over"], left.collector, left.next) == (True, None, (1, "single"))
    assert "dice_collected" not in left.events
    taken = at.throw("FIRE", collect=True)
    assert (taken.supplies, taken.arena, taken.collector) == ([5, 6], faces("AIR"), 0)


def test_all_sets_or_none() -> None:
    """D-02: the collector takes all sets of this check or none."""
    table = position("impact", [4, 6], "FIRE AIR STONE", collect="optional").table()
    table.do(Throw())
    table.lands("FIRE", changed={2: "AIR"})
    assert table.game.awaiting(table.state) == Decision(0, Listed((Collect(True), Collect(False))))
    table.do(Collect(True))
    assert (table.supplies, table.arena) == ([7, 6], faces(""))


def test_a_pair_that_was_left_is_there_to_be_taken_by_the_next() -> None:
    """D-02, CORE-13: the check after the next throw finds it."""
    table = position("impact", [4, 6], "FIRE AIR", collect="optional").table()
    table.do(Throw())
    table.lands("FIRE")
    table.do(Collect(False))
    table.do(Throw())
    table.lands("BLANK")
    table.do(Collect(True))
    assert (table.supplies, table.arena) == ([3, 7], faces("AIR"))


def test_leaving_a_set_with_the_last_die_eliminates() -> None:
    """D-02 with CORE-17: nothing collected, nothing owned."""
    at = position("impact", [1, 6, 3], "FIRE AIR", collect="optional")
    assert at.throw("FIRE", collect=False).eliminated == [0]
    assert at.throw("FIRE", collect=True).eliminated == []
    big = position("impact", [2, 6, 3], collect="optional").throw_all("FIRE FIRE", collect=False)
    assert (big.eliminated, big.arena) == ([0], faces("FIRE FIRE"))


def test_nothing_to_take_is_nothing_to_decide() -> None:
    """D-02, CORE-15: without a set the choice is stop or throw, as always."""
    table = position("impact", [4, 6], "FIRE AIR", collect="optional").table()
    table.do(Throw())
    table.lands("WATER")
    assert set(table.game.legal_actions(table.state, 0)) == {Throw(), Stop()}


@pytest.mark.parametrize("action", [Throw(), ThrowAll(), Stop()])
def test_the_sets_come_first(action: Any) -> None:
    """D-02, CORE-14: with sets lying there the turn cannot go on, and nobody else decides."""
    table = position("impact", [4, 6], "FIRE AIR", collect="optional").table()
    table.do(Throw())
    table.lands("AIR")
    with pytest.raises(ActionRefused):
        table.do(action)
    with pytest.raises(ActionRefused) as refused:
        table.do(Collect(True), 1)
    assert refused.value.clause == "D-02"


def test_sets_must_be_taken_by_default() -> None:
    """D-02, CORE-14: collect=mandatory asks nobody."""
    table = position("impact", [4, 6], "FIRE AIR").table()
    table.do(Throw())
    table.lands("AIR")
    assert table.supplies == [5, 6]
    with pytest.raises(ActionRefused):
        table.do(Collect(False), 0)


def test_timeout_takes_and_leaving_leaves() -> None:
    """AMB-48, AMB-46 inside the decision of D-02."""
    table = position("impact", [4, 6, 3], "FIRE AIR", collect="optional").table()
    table.do(Throw())
    table.lands("AIR")
    timed_out = table.game.apply(table.state, 0, Timeout())[0]
    assert len(timed_out.supplies[0]) == 5
    table.do(Resign(), 0)
    assert (table.supplies, table.arena, table.state.active) == ([0, 6, 3], faces("FIRE AIR AIR"), 1)
