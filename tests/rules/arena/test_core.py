"""The core that all arena games share: sections 1, 3, 9 and 13 of the clauses, judged on positions.

Strike is the core and nothing else (STR-01), so most positions are Strike. What needs a second thrower in
one resolution (AMB-04, AMB-05, AMB-44, D-07) is shown with a lightning storm or a Relashio.
"""

from __future__ import annotations

from itertools import product
from random import Random
from typing import Any

import pytest

from tests.cases import for_each
from tests.rules.arena.helpers import Position, Table, dice_in, faces, position, reaction, setup
from tests.samples import sample
from throwdown.errors import ActionRefused, OutcomeRefused, SeatsRefused
from throwdown.rules import Decision, InFlight, Over, Resign, Stop, Timeout, game
from throwdown.rules.arena.events import (
    DiceCollected,
    DiceLeftArena,
    DiceSettled,
    GameOver,
    Nudged,
    PlayerEliminated,
    SetsFound,
    ThrowCommitted,
    TurnEnded,
    TurnStarted,
    XRemoved,
)
from throwdown.rules.arena.pipeline import MAX_THROWS, ArenaGame, in_arena
from throwdown.rules.arena.state import (
    ArenaState,
    Collect,
    KeepPiles,
    Landed,
    MoveDie,
    PlaceStart,
    Raced,
    React,
    RotateArena,
    StackDie,
    Throw,
    ThrowAll,
    ThrowFromPile,
    ThrowPile,
    TurnDie,
)
from throwdown.rules.game import Listed
from throwdown_lab.scenarios.arena import judge
from throwdown_lab.scenarios.fields import ScenarioMalformed

ARENA_GAMES = ("strike", "impact", "impact_power", "impact_avatar", "hp_strike")
CORE_GAMES = ("strike", "impact")


# The parts, and the set-up


@for_each(
    ("game_id", "symbols", "lost"),
    [
        ("strike", "2 3 4 5 6", "X"),
        ("impact", "FIRE WATER STONE LIGHTNING AIR", "BLANK"),
        ("impact_power", "FIRE WATER STONE LIGHTNING AIR", "BLANK"),
        ("impact_avatar", "FIRE WATER STONE LIGHTNING AIR", "BLANK"),
        ("hp_strike", "IMMOBULUS RELASHIO ACCIO LEVIOSA CONFUNDO", "X"),
    ],
)
def test_26_dice_with_five_symbols_and_one_lost_face(game_id: str, symbols: str, lost: str) -> None:
    """CORE-01."""
    table = Table.new(game_id)
    assert table.game.symbols == tuple(symbols.split())
    assert table.game.lost_face == lost
    assert table.game.faces == {*symbols.split(), lost}
    assert dice_in(table.state) == list(range(26))


@for_each("game_id", ARENA_GAMES)
@for_each("seats", [-1, 0, 1, 6, 26])
def test_other_numbers_of_players_are_refused(game_id: str, seats: int) -> None:
    """CORE-02."""
    with pytest.raises(SeatsRefused) as refused:
        game(game_id, seats)
    assert refused.value.clause == "CORE-02"
    assert str(seats) in refused.value.message
    assert setup(game_id, seats, "AIR" if "impact" in game_id else "5" if game_id == "strike" else "ACCIO")[0] == {
        "legal": False
    }


@for_each("game_id", ARENA_GAMES)
@for_each(("players", "each", "aside"), [(2, 8, 9), (3, 7, 4), (4, 6, 1), (5, 5, 0)])
def test_dice_per_player_and_what_is_set_aside(game_id: str, players: int, each: int, aside: int) -> None:
    """CORE-03, CORE-05, and number 10 of section 13."""
    symbol = game(game_id).symbols[2]  # type: ignore[attr-defined]
    result, _ = setup(game_id, players, symbol)
    assert result["supplies"] == [each] * players
    assert sum(result["supplies"]) == {2: 16, 3: 21, 4: 24, 5: 25}[players]
    assert result["arena_after"] == [symbol]
    assert result["set_aside"] == aside
    assert result["removed_total"] == 0


@for_each("game_id", ["strike", "hp_strike", "impact_power", "impact_avatar"])
def test_start_die_is_thrown_again_while_it_shows_the_lost_face(game_id: str) -> None:
    """CORE-04, STR-02, D-01: thrown in Strike, HP and Power; X or blank is thrown again."""
    rules = game(game_id)
    assert isinstance(rules, ArenaGame)
    lost, good = rules.lost_face, rules.symbols[-1]
    result, events = setup(game_id, 3, [lost, lost, good])
    assert result["legal"]
    assert (result["arena_after"], result["start_rolls_used"]) == ([good], 3)
    assert (result["removed_total"], result["next_throw"]) == (0, "single")
    assert events[-1] == "turn_started"
    assert setup(game_id, 3, [lost])[0] == {"legal": False}, "play cannot begin with that face"


@pytest.mark.parametrize("game_id", ["strike", "hp_strike"])
def test_start_die_that_shows_x_may_be_turned_where_agreed(game_id: str) -> None:
    """D-01, STR-02: start_x=turn."""
    rules = game(game_id)
    assert isinstance(rules, ArenaGame)
    symbol = rules.symbols[1]
    result, _ = setup(game_id, 2, "X", turned_to=symbol, start_x="turn")
    assert (result["legal"], result["arena_after"], result["start_rolls_used"]) == (True, [symbol], 1)
    assert setup(game_id, 2, "X", turned_to="X", start_x="turn")[0] == {"legal": False}, "not to X again"
    assert setup(game_id, 2, "X", turned_to=symbol)[0] == {"legal": False}, "by default it is thrown again"
    assert setup(game_id, 2, symbol, turned_to="X", start_x="turn")[0] == {"legal": False}, "only an X is turned"


def test_turning_the_start_die_is_for_the_first_player() -> None:
    """D-01: the die that shows X is turned by the player who threw it, to any symbol."""
    table = Table.new("strike", 3, first=2, start_x="turn")
    table.lands("X")
    assert table.game.awaiting(table.state) == Decision(2, Listed(PlaceStart(symbol) for symbol in "23456"))
    with pytest.raises(ActionRefused):
        table.do(PlaceStart("4"), 0)
    table.do(PlaceStart("4"), 2)
    assert (table.arena, table.state.active) == (faces("4"), 2)


@pytest.mark.parametrize(("game_id", "lost"), [("strike", "X"), ("hp_strike", "X"), ("impact", "BLANK")])
def test_placed_start_die_shows_any_symbol_but_the_lost_face(game_id: str, lost: str) -> None:
    """CORE-04, D-01: start_die=placed (Impact, Dutch HP)."""
    rules = game(game_id)
    assert isinstance(rules, ArenaGame)
    for symbol in rules.symbols:
        result, _ = setup(game_id, 4, symbol, start_die="placed")
        assert (result["legal"], result["arena_after"], result["start_rolls_used"]) == (True, [symbol], 0)
    assert setup(game_id, 4, lost, start_die="placed")[0] == {"legal": False}


@pytest.mark.parametrize("game_id", ["strike", "impact_power"])
def test_start_die_that_misses_the_arena_is_thrown_again(game_id: str) -> None:
    """AMB-24: nothing is removed."""
    symbol = "5" if game_id == "strike" else "AIR"
    result, events = setup(game_id, 2, ["OUT", symbol])
    assert (result["legal"], result["arena_after"], result["removed_total"]) == (True, [symbol], 0)
    assert "dice_left_arena" not in events


def test_start_die_is_thrown_once_only() -> None:
    """CORE-04: a start die that shows a symbol stays."""
    assert setup("strike", 2, "5 6")[0] == {"legal": False}


@for_each("game_id", ARENA_GAMES)
def test_first_player_begins_and_play_goes_clockwise(game_id: str) -> None:
    """CORE-06: the seat that begins is told from outside; its left neighbour follows."""
    table = Table.new(game_id, 5, first=3)
    if table.state.phase == "place":
        table.do(PlaceStart("AIR"), 3)
    else:
        table.lands(table.game.symbols[0])
    seats = []
    for face in (table.game.symbols[1], table.game.symbols[2], table.game.symbols[3]):
        seats.append(table.state.active)
        table.do(Throw())
        table.lands(face)
        table.do(Stop())
    assert seats == [3, 4, 0]
    with pytest.raises(ActionRefused):
        table.game.new_game(5)


# Throwing


@for_each(
    ("action", "fields"),
    [
        ("stop", {}),
        ("throw", {"kind": "single", "count": 2}),
        ("throw", {"kind": "single", "count": 0}),
        ("throw", {"kind": "big"}),
        ("throw", {"kind": "big", "count": 1}),
        ("throw", {"kind": "pile"}),
        ("throw", {"kind": "single", "from": "pile"}),
        ("throw", {"kind": "single", "by": 1}),
        ("throw", {"kind": "single", "by": 2}),
    ],
)
def test_a_turn_begins_with_one_die_and_nothing_else(action: str, fields: dict[str, Any]) -> None:
    """CORE-08, D-22: no passing, no second die, no big throw while dice lie there, nobody else's turn."""
    at = position("strike", [4, 6, 0], "5")
    assert not at.action(action, **fields).legal
    assert at.action("throw", kind="single", count=1).legal


@for_each("game_id", ARENA_GAMES)
def test_the_only_choice_at_the_start_of_a_turn_is_a_throw(game_id: str) -> None:
    """CORE-08."""
    table = Table.new(game_id)
    if table.state.phase == "place":
        table.do(PlaceStart("AIR"))
    else:
        table.lands(table.game.symbols[0])
    assert list(table.game.legal_actions(table.state, 0)) == [Throw()]
    assert list(table.game.legal_actions(table.state, 1)) == []
    with pytest.raises(ActionRefused) as refused:
        table.do(Stop())
    assert refused.value.clause == "CORE-08"


def test_hitting_dice_is_part_of_the_game() -> None:
    """CORE-09: dice that were turned by the hit count with their new face."""
    after = position("strike", [5, 6, 4], "2 3 4").throw("5", changed={0: "6", 2: "6"})
    assert after.supplies == [6, 6, 4]
    assert after.arena == faces("3 5")


@for_each(
    ("thrown", "left", "lies"),
    [("OUT", [], "3 5"), ("3", ["t0"], "3 5"), ("4", [0], "5 4"), ("4", [0, 1], "4"), ("OUT", [0, 1], "")],
)
def test_dice_that_leave_the_arena_are_removed_and_the_throw_counts(thrown: str, left: list[int], lies: str) -> None:
    """CORE-10: thrown dice and lying dice alike; the die is gone from the supply and the player may go on."""
    after = position("strike", [5, 6, 4], "3 5").throw(thrown, left=left)
    assert after.supplies == [4, 6, 4]
    assert after.arena == faces(lies)
    assert after.removed_now == len(left) + (thrown == "OUT")
    assert after.goes_on
    assert after.tells("throw_committed", "dice_left_arena", "dice_settled", "sets_found", "choice_required")


def test_a_die_knocked_out_makes_no_set() -> None:
    """CORE-11: dice outside are removed before sets are looked for."""
    after = position("strike", [5, 6, 4], "3 5").throw("3", left=[0])
    assert (after.goes_on, after.arena) == (True, faces("5 3"))


def test_x_goes_before_sets_are_looked_for() -> None:
    """CORE-11, CORE-12: the partner that was turned to X matches nothing."""
    after = position("strike", [5, 6, 4], "3 5").throw("3", changed={0: "X"})
    assert (after.goes_on, after.arena, after.removed_now) == (True, faces("5 3"), 1)
    assert after.tells("dice_settled", "x_removed", "sets_found")


@for_each(
    ("thrown", "changed", "lies", "lost"),
    [("X", {}, "3 5", 1), ("X", {0: "X"}, "5", 2), ("X", {0: "X", 1: "X"}, "", 3), ("4", {1: "X"}, "3 4", 1)],
)
def test_every_x_is_removed_and_no_set(thrown: str, changed: dict[int | str, str], lies: str, lost: int) -> None:
    """CORE-12: thrown or turned to X; two X are no set."""
    after = position("strike", [5, 6, 4], "3 5").throw(thrown, changed=changed)
    assert (after.arena, after.removed_now, after.supplies) == (faces(lies), lost, [4, 6, 4])
    assert after.goes_on


@for_each(
    ("arena", "thrown", "changed", "gain", "lies"),
    [
        ("3 5", "3", {}, 2, "5"),
        ("3 5 6", "3", {1: "3"}, 3, "6"),
        ("2 3 5 6", "3", {0: "6"}, 4, "5"),
        ("2 3 5", "6", {0: "5"}, 2, "3 6"),
        ("2 3 4 5 6", "2", {1: "2", 3: "4", 4: "4"}, 6, ""),
    ],
)
def test_all_sets_are_collected_completely(
    arena: str, thrown: str, changed: dict[int | str, str], gain: int, lies: str
) -> None:
    """CORE-13, CORE-14, CORE-25: all of each set, whoever made it; the rest stays; the turn is over."""
    after = position("strike", [5, 6, 4], arena, active=1).throw(thrown, changed=changed)
    assert after.supplies == [5, 5 + gain, 4]
    assert after.arena == faces(lies)
    assert after.removed_now == 0
    assert (after["turn_over"], after.collector) == (True, 1)
    assert not after.goes_on
    assert after.next == (2, "single" if lies else "big")


def test_one_die_of_a_symbol_is_no_set() -> None:
    """CORE-13, AMB-03."""
    for thrown in "23456":
        after = position("strike", [5, 6]).but(options={"big_throw_cause": "taken_only"}).throw(thrown)
        assert after.goes_on
        assert after.arena == faces(thrown)


def test_only_equality_matters() -> None:
    """STR-01: no number beats or adds up to another."""
    for lying, thrown in product("23456", repeat=2):
        after = position("strike", [5, 6], lying).throw(thrown)
        assert after.goes_on is (lying != thrown)


def test_without_a_set_the_player_stops_or_throws_one_more() -> None:
    """CORE-15, CORE-16, STR-04: as often as the supply lasts; stopping keeps the rest."""
    first = position("strike", [3, 5], "2").throw("3")
    assert first.goes_on
    assert first.next == (0, "single")
    second = first.then_throw("4")
    assert second.goes_on
    assert second.supplies == [1, 5]
    stopped = second.then_stop()
    assert (stopped["turn_over"], stopped.supplies, stopped.next) == (True, [1, 5], (1, "single"))
    assert stopped.events == ["turn_stopped", "turn_ended", "turn_started"]
    third = second.then_throw("5")
    assert third.eliminated == [0]


def test_after_no_match_one_die_or_stop_are_the_choices() -> None:
    """CORE-15."""
    table = position("strike", [3, 5], "2").table()
    table.do(Throw())
    table.lands("3")
    assert set(table.game.legal_actions(table.state, 0)) == {Throw(), Stop()}
    with pytest.raises(ActionRefused):
        table.do(ThrowAll())


def test_a_further_throw_is_judged_like_the_first() -> None:
    """CORE-16: out, X, sets; die ids are positions in what lies there now."""
    after = position("strike", [5, 5], "2 3").throw("X").then_throw("4", left=[0]).then_throw("6", changed={1: "3"})
    assert after.supplies == [4, 5]
    assert after.arena == faces("6")
    assert after["removed_total"] - position("strike", [5, 5], "2 3").scenario["removed_before"] == 2


# Going out, and the end


@pytest.mark.parametrize(("thrown", "lies"), [("6", "2 4 6"), ("X", "2 4"), ("OUT", "2 4")])
def test_last_die_without_a_set_eliminates(thrown: str, lies: str) -> None:
    """CORE-17, D-06, AMB-03: dice in the arena do not count as owned."""
    after = position("strike", [4, 1, 3], "2 4", active=1).throw(thrown)
    assert (after.supplies, after.eliminated, after.winner) == ([4, 0, 3], [1], None)
    assert after.arena == faces(lies)
    assert after.next == (2, "single")


def test_last_die_with_a_set_saves() -> None:
    """CORE-17: throwing the last die is no elimination by itself."""
    after = position("strike", [4, 1, 3], "2 4", active=1).throw("4")
    assert (after.supplies, after.eliminated) == ([4, 2, 3], [])


@pytest.mark.parametrize("others", [1, 2])
def test_game_ends_when_one_player_owns_dice(others: int) -> None:
    """CORE-07, CORE-20: the last player owning dice wins, at once."""
    after = position("strike", [1, 5] + [0] * (others - 1), "3").throw("X")
    assert (after.winner, after.eliminated, after.next) == (1, [0], (None, None))
    assert after["turn_over"]
    assert after.events[-2:] == ["player_eliminated", "game_over"]


def test_the_end_is_not_checked_between_release_and_collection() -> None:
    """CORE-20: with the last die in the air the player is still in."""
    table = position("strike", [1, 5], "3").table()
    table.do(Throw())
    assert table.owned(0) == 0
    assert isinstance(table.game.awaiting(table.state), InFlight)
    table.lands("3")
    assert (table.owned(0), table.game.result(table.state)) == (2, None)


def test_eliminated_players_are_skipped_and_their_dice_stay() -> None:
    """CORE-26, CORE-25."""
    after = position("strike", [5, 4, 0, 0, 3], "2 3", active=1).throw("3")
    assert after.next == (4, "single")
    out = position("strike", [5, 1, 0, 0, 3], "2 3", active=1).throw("4")
    assert (out.arena, out.next) == (faces("2 3 4"), (4, "single"))


def test_dice_in_the_arena_have_no_owner() -> None:
    """CORE-27: a die thrown by another player is collected like any other."""
    table = position("strike", [3, 3], "2").table()
    table.do(Throw())
    (mine,) = table.in_the_air
    table.lands("5")
    table.do(Stop())
    table.do(Throw())
    table.lands("5")
    assert mine in table.state.supplies[1]
    assert table.supplies == [2, 4]


# The big throw


def test_empty_arena_at_the_start_of_a_turn_forces_all_dice_at_once() -> None:
    """CORE-18, D-03, D-26: one throw with everything."""
    at = position("strike", [4, 3], active=1)
    assert at.action("throw", kind="big", count=3).legal
    assert not at.action("throw", kind="single", count=1).legal
    assert not at.action("throw", kind="big", count=2).legal
    assert not at.action("stop").legal
    table = at.table()
    assert list(table.game.legal_actions(table.state, 1)) == [ThrowAll()]
    table.do(ThrowAll())
    assert len(table.in_the_air) == 3


def test_big_throw_is_checked_like_any_other() -> None:
    """CORE-19: X out, sets taken, turn over."""
    after = position("strike", [3, 6, 5], active=1).throw_all("3 X 3 5 OUT 2")
    assert (after.supplies, after.arena, after.removed_now) == ([3, 2, 5], faces("5 2"), 2)
    assert after.next == (2, "single")
    assert after.tells("turn_started", "big_throw_required", "throw_committed", "dice_collected", "turn_ended")


@for_each("thrown", ["2 3 4", "X X 5", "X X X", "OUT OUT 6", "OUT OUT OUT"])
def test_big_throw_without_a_set_eliminates(thrown: str) -> None:
    """CORE-19, D-04."""
    after = position("strike", [4, 3, 5], active=1).throw_all(thrown)
    assert (after.supplies, after.eliminated) == ([4, 0, 5], [1])


@for_each("face", ["2", "3", "4", "5", "6", "X", "OUT"])
def test_big_throw_of_one_die_always_eliminates(face: str) -> None:
    """CORE-19."""
    assert position("strike", [4, 1, 3], active=1).throw_all(face).eliminated == [1]


def test_who_takes_everything_forces_the_next_player() -> None:
    """CORE-18, under both causes of D-05."""
    for cause in ("any", "taken_only"):
        after = position("strike", [3, 5], "4", big_throw_cause=cause).throw("4")
        assert after.next == (1, "big")
        assert after.events[-2:] == ["turn_started", "big_throw_required"]


@for_each(("cause", "thrown"), [("any", "big"), ("taken_only", "single")])
@for_each("emptied", [{"thrown": "X", "changed": {0: "X"}}, {"thrown": "OUT", "left": [0]}])
def test_arena_emptied_by_loss_counts_only_for_any_cause(cause: str, thrown: str, emptied: dict[str, Any]) -> None:
    """D-05, AMB-02: a player stops, or goes out, and leaves an empty arena."""
    how = {key: value for key, value in emptied.items() if key != "thrown"}
    stopped = position("strike", [3, 5], "4", big_throw_cause=cause).throw(emptied["thrown"], **how).then_stop()
    assert stopped.next == (1, thrown)
    out = position("strike", [1, 5, 4], "4", big_throw_cause=cause).throw(emptied["thrown"], **how)
    assert (out.eliminated, out.next) == ([0], (1, thrown))


@pytest.mark.parametrize(("cause", "second"), [("any", "big"), ("taken_only", "single")])
def test_big_throws_can_follow_each_other(cause: str, second: str) -> None:
    """AMB-02 and D-05: the second arena is empty because of X, whatever emptied the first."""
    after = position("strike", [5, 3, 4], active=1, big_throw_cause=cause).throw_all("X X X")
    assert (after.eliminated, after.next) == ([1], (2, second))


def test_single_throw_into_an_empty_arena_that_nobody_took() -> None:
    """D-05: taken_only, and the arena was emptied by X: an ordinary turn."""
    after = position("strike", [3, 5], big_throw_cause="taken_only").throw("4")
    assert (after.goes_on, after.arena) == (True, faces("4"))


def test_empty_arena_in_the_middle_of_a_turn_is_just_no_match() -> None:
    """AMB-01, D-03: stop or throw one die."""
    empty = position("strike", [4, 5], "3").throw("X", changed={0: "X"})
    assert (empty.goes_on, empty.next, empty.arena) == (True, (0, "single"), faces(""))
    assert "big_throw_required" not in empty.events
    assert empty.then_throw("5").goes_on
    assert empty.then_stop().next == (1, "big")


def test_whenever_empty_forces_the_big_throw_in_mid_turn() -> None:
    """D-03: big_throw_when=whenever_empty; stopping is then illegal."""
    empty = position("strike", [4, 5], "3", big_throw_when="whenever_empty").throw("X", changed={0: "X"})
    assert (empty["turn_over"], empty["may_throw"], empty["may_stop"]) == (False, True, False)
    assert empty.next == (0, "big")
    with pytest.raises(ScenarioMalformed):
        empty.then_stop()
    with pytest.raises(ScenarioMalformed):
        empty.then_throw("5")
    saved = empty.then_throw_all("5 5 2")
    assert (saved.supplies, saved.next) == ([2, 5], (1, "single"))
    assert empty.then_throw_all("5 4 2").eliminated == [0]


def test_whenever_empty_leaves_other_throws_alone() -> None:
    """D-03: one die still, while dice lie there."""
    after = position("strike", [4, 5], "3", big_throw_when="whenever_empty").throw("X")
    assert (after.goes_on, after.next) == (True, (0, "single"))


def test_whenever_empty_with_taken_only_never_strikes_in_mid_turn() -> None:
    """D-03 with D-05: who takes ends the turn, so in mid-turn the arena is only ever emptied by loss."""
    options: dict[str, Any] = {"big_throw_when": "whenever_empty", "big_throw_cause": "taken_only"}
    empty = position("strike", [4, 5], "3", **options).throw("OUT", left=[0])
    assert (empty.goes_on, empty.next) == (True, (0, "single"))
    assert empty.then_stop().next == (1, "single")
    assert position("strike", [4, 5], "3", **options).throw("3").next == (1, "big")


def test_timeout_before_a_forced_big_throw_throws_everything() -> None:
    """AMB-48 with D-03: the mandatory throw, at the start of a turn or in mid-turn."""
    table = position("strike", [4, 5], active=1).table()
    table.do(Timeout())
    assert len(table.in_the_air) == 5
    table = position("strike", [4, 5], "3", big_throw_when="whenever_empty").table()
    table.do(Throw())
    table.lands("X", changed={0: "X"})
    table.do(Timeout())
    assert len(table.in_the_air) == 3


# Before a throw

MOVES: dict[str, dict[str, Any]] = {
    "off the wall, all agree": {"from_wall": True, "consent": [True, True, True]},
    "off the wall, one does not agree": {"from_wall": True, "consent": [True, False, True]},
    "off the wall, nobody asked": {"from_wall": True},
    "in the middle, all agree": {"from_wall": False, "consent": [True, True, True]},
    "towards the others": {"effect": "closer_to_others"},
    "away from the others": {"effect": "apart_from_others"},
}


@for_each(
    ("rule", "allowed"),
    [
        ("free", set(MOVES)),
        ("group", set(MOVES) - {"away from the others"}),
        ("off_walls_by_consent", {"off the wall, all agree"}),
        ("none", set()),
    ],
)
@for_each("move", MOVES)
@for_each("game_id", ["strike", "impact"])
def test_moving_dice_before_a_throw(game_id: str, rule: str, allowed: set[str], move: str) -> None:
    """CORE-21, D-15: what each value of pre_move allows."""
    arena = "2 3" if game_id == "strike" else "FIRE AIR"
    judged = position(game_id, [6, 4, 5], arena, pre_move=rule).action("move_die", die=0, **MOVES[move])
    assert judged.legal is (move in allowed)
    assert judged.arena == faces(arena)


@for_each(("game_id", "free"), [("strike", False), ("hp_strike", False), ("impact", True), ("impact_avatar", True)])
def test_moving_dice_by_default(game_id: str, free: bool) -> None:
    """CORE-21, D-15, STR-03: freely in Impact; in Strike and HP off the walls, if all agree."""
    rules = game(game_id)
    assert isinstance(rules, ArenaGame)
    at = position(game_id, [6, 4], [rules.symbols[0], rules.symbols[2]])
    assert at.action("move_die", die=1, from_wall=False, consent=[True, True]).legal is free
    assert at.action("move_die", die=1, from_wall=True, consent=[True, False]).legal is free
    assert at.action("move_die", die=1, from_wall=True, consent=[True, True]).legal


def test_who_is_out_need_not_agree() -> None:
    """CORE-21: all who play have to agree."""
    at = position("strike", [6, 4, 0], "2 3")
    assert at.action("move_die", die=0, from_wall=True, consent=[True, True, False]).legal


@for_each("rule", ["free", "group", "off_walls_by_consent", "none"])
@for_each("game_id", ["strike", "impact"])
def test_turning_and_stacking_by_hand_are_never_allowed(game_id: str, rule: str) -> None:
    """CORE-21: in no edition and by no consent."""
    lying, other = ("2", "3") if game_id == "strike" else ("FIRE", "AIR")
    at = position(game_id, [6, 4], [lying, other], pre_move=rule)
    assert not at.action("turn_die", die=0, to=other, consent=[True, True]).legal
    assert not at.action("stack_die", die=0, on=1, consent=[True, True]).legal


@pytest.mark.parametrize("game_id", ["strike", "impact", "hp_strike"])
def test_the_box_may_be_turned_before_a_throw(game_id: str) -> None:
    """CORE-22: nothing else changes."""
    rules = game(game_id)
    assert isinstance(rules, ArenaGame)
    judged = position(game_id, [6, 4], rules.symbols[:2]).action("rotate_arena", degrees=90)
    assert judged.legal
    assert judged.arena == faces(rules.symbols[:2])
    assert judged.events == ["turn_started", "arena_rotated"]


@pytest.mark.parametrize("action", [MoveDie(0), RotateArena(180)])
def test_only_the_player_about_to_throw_touches_the_box(action: MoveDie | RotateArena) -> None:
    """AMB-28: before each own throw, not while dice fly, not in others' turns."""
    table = position("impact", [3, 4], "FIRE AIR").table()
    table.do(action, 0)
    with pytest.raises(ActionRefused) as refused:
        table.do(action, 1)
    assert refused.value.clause == "AMB-28"
    table.do(Throw())
    with pytest.raises(ActionRefused):
        table.do(action, 0)
    table.lands("WATER")
    table.do(action, 0)
    assert table.state.arena[:2] == ((0, "FIRE"), (1, "AIR"))


def test_a_die_that_lies_nowhere_cannot_be_moved() -> None:
    """CORE-21: only dice in the arena are shifted."""
    table = position("impact", [3, 4], "FIRE AIR").table()
    with pytest.raises(ActionRefused):
        table.do(MoveDie(25))


# Leaning dice, the rim, accidental stacks


@pytest.mark.parametrize(("after_nudge", "supplies", "removed"), [("3", [7, 4], 0), ("4", [5, 4], 0), ("X", [5, 4], 1)])
def test_the_face_after_the_nudge_counts(after_nudge: str, supplies: list[int], removed: int) -> None:
    """CORE-23, D-21."""
    after = position("strike", [6, 4], "2 3").throw("COCKED", nudge={"t0": after_nudge})
    assert (after.supplies, after.removed_now) == (supplies, removed)
    assert after.tells("throw_committed", "nudged", "dice_settled", "sets_found")


def test_other_dice_turned_by_the_nudge_count_too() -> None:
    """AMB-26: all faces after the nudge."""
    after = position("strike", [6, 4], "2 3").throw("COCKED", nudge={"t0": "5", 1: "2"})
    assert (after.supplies, after.arena) == ([7, 4], faces("5"))


def test_a_leaning_die_has_to_be_settled() -> None:
    """CORE-23: without the nudge nothing can be read."""
    with pytest.raises(ScenarioMalformed):
        position("strike", [6, 4], "2 3").throw("COCKED")


def test_a_die_on_another_is_nudged_down_in_strike_and_impact() -> None:
    """AMB-27: an outcome with a stack cannot be; with accidental_stack=tower only the top counts."""
    assert position("strike", [6, 4], "2 3").throw("ON_TOP_OF_0", nudge={"t0": "3"}).arena == faces("2")
    with pytest.raises(ScenarioMalformed):
        position("strike", [6, 4], "2 3").throw("2", stacks=[[1, "t0"]])
    tower = position("strike", [6, 4], "2 3", accidental_stack="tower").throw("4", stacks=[[1, "t0"]])
    assert tower.stacks == [["3", "4"]]
    covered = position("strike", [6, 4], "2 3", accidental_stack="tower").throw("4", changed={0: "3"}, stacks=[[1, 0]])
    assert covered.goes_on, "the covered 3 does not match"


@for_each(
    ("touched", "rest", "inside"),
    [
        (("floor",), "floor", True),
        (("wall", "floor"), "floor", True),
        (("rim", "floor"), "floor", True),
        (("floor", "die"), "die", True),
        (("floor", "wall"), "wall", True),
        (("rim",), "rim", False),
        (("floor", "rim"), "rim", False),
        (("table",), "table", False),
        (("floor", "rim", "table"), "table", False),
        (("rim", "table", "floor"), "floor", False),
        (("table", "rim"), "rim", False),
    ],
)
def test_in_or_out_at_the_rim(touched: tuple[str, ...], rest: str, inside: bool) -> None:
    """AMB-25: rest inside, and never touched anything outside."""
    assert in_arena(touched, rest) is inside


# Several players in one resolution


def storm(players: list[int], arena: str = "LIGHTNING", **options: Any) -> Position:
    """A position in which lightning makes all others throw."""
    return position("impact_power", players, arena, elements="LIGHTNING", **options)


def test_who_runs_out_in_a_reaction_is_out_once_the_throw_is_resolved() -> None:
    """AMB-04, D-07: also where the active player may go on, and long before the own turn."""
    after = storm([4, 3, 1], "LIGHTNING FIRE").throw(
        "LIGHTNING", reaction=reaction({1: "AIR", 2: "WATER"}, changed={0: "STONE"})
    )
    assert (after.goes_on, after.eliminated, after.supplies) == (True, [2], [3, 2, 0])
    assert after.tells("sets_found_again", "player_eliminated", "choice_required")


@pytest.mark.parametrize(
    ("when", "order"),
    [
        ("after_resolution", ("dice_collected", "player_eliminated", "turn_ended")),
        ("immediate", ("player_eliminated", "sets_found_again", "dice_collected", "turn_ended")),
    ],
)
def test_moment_at_which_a_non_active_player_goes_out(when: str, order: tuple[str, ...]) -> None:
    """D-07: after everything, or as the reaction dice land."""
    after = storm([4, 3, 1], elim_nonactive=when).throw("LIGHTNING", reaction=reaction({1: "AIR", 2: "WATER"}))
    assert (after.eliminated, after.supplies) == ([2], [5, 2, 0])
    assert after.tells(*order)


def test_own_turn_keeps_a_player_without_dice_until_the_own_turn() -> None:
    """D-07: stays in with 0 dice, throws in no reaction, and is out when the own turn comes."""
    kept = storm([4, 1, 3], elim_nonactive="own_turn").throw("LIGHTNING", reaction=reaction({1: "AIR", 2: "WATER"}))
    assert (kept.supplies, kept.eliminated, kept.next) == ([5, 0, 2], [1], (2, "single")), "the own turn comes next"
    later = storm([4, 3, 1], elim_nonactive="own_turn").throw("LIGHTNING", reaction=reaction({1: "AIR", 2: "WATER"}))
    assert (later.supplies, later.eliminated, later.next) == ([5, 2, 0], [], (1, "single"))
    skipped = storm([4, 3, 0], out=(), elim_nonactive="own_turn").throw("LIGHTNING", reaction=reaction({1: "AIR"}))
    assert (skipped.eliminated, skipped.next) == ([], (1, "single"))


def test_own_turn_still_ends_the_game_when_one_player_owns_dice() -> None:
    """D-07: the end check counts only players owning dice."""
    after = storm([4, 1], elim_nonactive="own_turn").throw("LIGHTNING", reaction=reaction({1: "AIR"}))
    assert (after.winner, after.eliminated) == (0, [1])


def test_own_turn_is_about_the_others_only() -> None:
    """D-07, CORE-17: the player on turn goes out after the own throw."""
    after = storm([1, 4, 3], elim_nonactive="own_turn").throw("FIRE")
    assert (after.eliminated, after.next) == ([0], (1, "single"))


def test_the_next_player_is_chosen_among_those_still_in() -> None:
    """AMB-44: effects, then eliminations, then the next seat."""
    after = storm([4, 1, 3]).throw("LIGHTNING", reaction=reaction({1: "AIR", 2: "WATER"}))
    assert (after.eliminated, after.next) == ([1], (2, "single"))


@pytest.mark.parametrize(("rule", "winner", "out"), [("draw", [0, 1], [0, 1]), ("active_wins", 0, [1])])
def test_all_run_out_in_one_throw(rule: str, winner: int | list[int], out: list[int]) -> None:
    """AMB-05."""
    after = storm([1, 1, 0], all_out=rule).throw("LIGHTNING", reaction=reaction({1: "FIRE"}, changed={0: "AIR"}))
    assert (after.winner, after.eliminated, after.supplies) == (winner, out, [0, 0, 0])
    assert after.events[-2:] == ["player_eliminated", "game_over"]


@pytest.mark.parametrize("when", ["after_resolution", "immediate", "own_turn"])
def test_a_draw_is_among_those_who_went_out_in_that_throw(when: str) -> None:
    """AMB-05: whenever the non-active ones go out (D-07); who was out before has no part in it."""
    at = storm([0, 1, 1, 1], active=2, elim_nonactive=when)
    after = at.throw("LIGHTNING", reaction=reaction({1: "FIRE", 3: "BLANK"}, changed={0: "AIR"}))
    assert (after.winner, after.eliminated) == ([1, 2, 3], [1, 2, 3])


@pytest.mark.parametrize("when", ["after_resolution", "immediate", "own_turn"])
def test_active_wins_when_all_run_out(when: str) -> None:
    """AMB-05: all_out=active_wins."""
    at = storm([0, 1, 1, 1], active=2, elim_nonactive=when, all_out="active_wins")
    after = at.throw("LIGHTNING", reaction=reaction({1: "FIRE", 3: "BLANK"}, changed={0: "AIR"}))
    assert (after.winner, after.eliminated) == (2, [1, 3])


def test_replay_begins_again_from_set_up() -> None:
    """AMB-05: all_out=replay; same first player, full supplies, nobody notes points."""
    table = storm([1, 1, 0], start_player=1, all_out="replay").table()
    table.do(Throw())
    table.lands("LIGHTNING")
    table.do(React(), 1)
    table.lands("FIRE", changed={0: "AIR"})
    fresh = table.game.new_game(1)[0]
    assert table.state.resolution.effects == ("storm",)  # what the last throw set off is still told
    assert table.state.but(resolution=fresh.resolution) == fresh
    assert not any(isinstance(event, PlayerEliminated) for event in table.events)
    assert table.game.result(table.state) is None
    table.lands("AIR")
    assert (table.state.phase, table.state.active, table.supplies) == ("turn", 1, [7, 7, 7])


def test_a_scenario_where_all_go_out_is_replayed() -> None:
    """AMB-05: nobody is out, nobody has won, the first player is next; the storm did take place."""
    at = storm([1, 1, 0], start_player=1, all_out="replay").scenario
    throw = {"kind": "single", "thrown": ["LIGHTNING"]}
    result = judge(at | {"throw": throw, "reaction": reaction({1: "FIRE"}, changed={0: "AIR"})})["result"]
    assert (result["eliminated"], result["winner"], result["turn_over"]) == ([], None, True)
    assert (result["supplies"], result["next_player"], result["next_throw"]) == ([7, 7, 7], 1, "single")
    assert result["triggers"] == ["storm"]


# Views


@pytest.mark.parametrize("game_id", ["strike", "hp_strike"])
def test_hidden_supplies_show_others_only_who_has_dice(game_id: str) -> None:
    """AMB-45, CORE-24, D-16."""
    symbol = "5" if game_id == "strike" else "ACCIO"
    table = position(game_id, [4, 6, 0], symbol, supply_visibility="hidden").table()
    assert table.view(0).supplies == (4, None, None)
    assert table.view(1).supplies == (None, 6, None)
    assert table.view(None).supplies == (None, None, None)
    for seat in (0, 1, 2, None):
        assert table.view(seat).has_dice == (True, True, False)


@for_each("game_id", ARENA_GAMES)
def test_supplies_are_visible_by_default(game_id: str) -> None:
    """CORE-24, D-16, STR-03."""
    table = Table.new(game_id, 3)
    for seat in (0, 1, 2, None):
        assert table.view(seat).supplies == (7, 7, 7)
    assert setup(game_id, 3, table.game.symbols[0])[0]["supplies_shown_to_others"] is True


@pytest.mark.parametrize("game_id", ["strike", "hp_strike"])
def test_hidden_supplies_may_be_agreed(game_id: str) -> None:
    """D-16, CORE-24, STR-03."""
    symbol = "5" if game_id == "strike" else "ACCIO"
    result, _ = setup(game_id, 3, symbol, supply_visibility="hidden")
    assert result["supplies_shown_to_others"] is False


def test_a_view_shows_the_rest_of_the_table() -> None:
    """The public part of a position, and only the own actions."""
    table = position("strike", [4, 6, 0], "5 3", active=1).table()
    view = table.view(1)
    assert (view.game, view.seat, view.active, view.direction, view.phase) == ("strike", 1, 1, 1, "turn")
    assert (view.arena, view.removed, view.aside, view.out) == (((0, "5"), (1, "3")), 10, 4, ((2,),))
    assert (view.to_act, list(view.actions), view.must_throw_all) == ((1,), [Throw()], False)
    assert list(table.view(0).actions) == list(table.view(None).actions) == []
    assert position("strike", [4, 6], active=1).table().view(0).must_throw_all


# Leaving and time-outs


@pytest.mark.parametrize("by", [0, 1, 2])
def test_who_leaves_is_out_and_the_supply_leaves_the_game(by: int) -> None:
    """AMB-46: points by players still in; dice in the arena stay; if on turn, the next player follows."""
    after = position("strike", [4, 5, 3], "2 5", active=1).action("resign", by=by)
    supplies = [4, 5, 3]
    lost, supplies[by] = supplies[by], 0
    assert (after.legal, after.supplies, after.removed_now, after.arena) == (True, supplies, lost, faces("2 5"))
    assert (after.eliminated, after["points"], after.winner) == ([by], {str(by): 2}, None)
    assert (after["turn_over"], after["next_player"]) == (by == 1, 2 if by == 1 else 1)


@pytest.mark.parametrize("by", [0, 1])
def test_the_last_one_who_stays_wins(by: int) -> None:
    """AMB-46, CORE-20: nobody acts any more, so the turn is over too."""
    after = position("strike", [4, 5], "2 5").action("resign", by=by)
    assert (after.winner, after.eliminated, after["points"]) == (1 - by, [by], {str(by): 1})
    assert (after.next, after["turn_over"]) == ((None, None), True)


def test_leaving_on_turn_leaves_an_empty_arena_to_the_next() -> None:
    """AMB-46, AMB-02, CORE-18."""
    after = position("strike", [4, 5, 3], active=1).action("resign")
    assert after.next == (2, "big")
    assert after.tells("player_eliminated", "turn_ended", "turn_started", "big_throw_required")


@pytest.mark.parametrize("cause", ["any", "taken_only"])
def test_leaving_does_not_change_why_the_arena_is_empty(cause: str) -> None:
    """AMB-46, D-05: what the player before took is still taken."""
    table = position("strike", [4, 5, 3], "6", big_throw_cause=cause).table()
    table.do(Throw())
    table.lands("6")
    table.do(Resign(), 1)
    assert list(table.game.legal_actions(table.state, 2)) == [ThrowAll()]


def test_two_leave_one_after_the_other() -> None:
    """AMB-46, TOUR-03: each notes the players still in at that moment."""
    table = position("strike", [4, 5, 3, 2], "6").table()
    gone = [event for seat in (3, 0, 1) for event in table.do(Resign(), seat)]
    assert [event for event in gone if isinstance(event, PlayerEliminated)] == [
        PlayerEliminated((3,), 3, (3,)),
        PlayerEliminated((0,), 2, (2,)),
        PlayerEliminated((1,), 1, (1,)),
    ]
    assert gone[-1] == GameOver((2,), "last_with_dice")
    assert table.state.out == ((3,), (0,), (1,))


def test_who_is_out_cannot_leave_again() -> None:
    """AMB-46."""
    assert not position("strike", [4, 5, 0], "6").action("resign", by=2).legal


PHASES = ("start", "place", "turn", "flying", "choice", "collect")


def in_phase(phase: str, seats: int = 3) -> Table:
    """A game of the core that stands in this phase, seat 1 being on turn."""
    table = Table.new(
        "impact", seats, first=1, start_die="placed" if phase == "place" else "thrown", collect="optional"
    )
    if phase in ("start", "place"):
        return table
    table.lands("AIR")
    if phase == "turn":
        return table
    table.do(Throw())
    if phase == "flying":
        return table
    table.lands("FIRE" if phase == "choice" else "AIR")
    assert table.state.phase == phase
    return table


@for_each("phase", PHASES)
def test_another_player_leaves_in_any_phase(phase: str) -> None:
    """AMB-46: what the player on turn is about to do goes on."""
    table = in_phase(phase)
    arena, awaited = table.arena, table.game.awaiting(table.state)
    removed = len(table.state.removed)
    table.do(Resign(), 2)
    assert table.game.awaiting(table.state) == awaited
    assert (table.arena, table.owned(2), table.state.out) == (arena, 0, ((2,),))
    assert len(table.state.removed) == removed + 7
    assert dice_in(table.state) == list(range(26))


@for_each("phase", PHASES)
def test_the_player_on_turn_leaves_in_any_phase(phase: str) -> None:
    """AMB-46: the turn ends, dice in the arena stay, dice in the own hand go with the supply; the next follows."""
    table = in_phase(phase)
    arena = table.arena
    table.do(Resign(), 1)
    assert (table.state.active, table.owned(1), table.state.out) == (2, 0, ((1,),))
    assert dice_in(table.state) == list(range(26))
    assert table.supplies == [7, 0, 7]
    if phase == "start":
        table.lands("AIR")
    elif phase == "place":
        table.do(PlaceStart("AIR"), 2)
    else:
        assert table.arena == arena
    assert table.game.awaiting(table.state) == Decision(2, Listed((Throw(),)))


@for_each("phase", PHASES)
@for_each("by", [0, 1])
def test_leaving_a_game_of_two_ends_it_in_any_phase(phase: str, by: int) -> None:
    """AMB-46, CORE-20, CORE-28."""
    table = in_phase(phase, seats=2)
    table.do(Resign(), by)
    awaited = table.game.awaiting(table.state)
    assert isinstance(awaited, Over)
    assert awaited.result.winners == (1 - by,)
    assert dice_in(table.state) == list(range(26))
    assert table.event_names[-2:] == ["player_eliminated", "game_over"]


@pytest.mark.parametrize("phase", ["collect", "piles"])
def test_who_was_to_collect_leaves(phase: str) -> None:
    """AMB-46: the winner of a race is gone, the sets stay, and the turn is over as after any race (D-02)."""
    options: dict[str, Any] = {"collect": "optional"} if phase == "collect" else {"piles_after_fire": "owner_choice"}
    table = position("impact_power", [5, 4, 6], "FIRE AIR", elements="FIRE", piles={0: [2]}, **options).table()
    table.do(Throw())
    table.lands("FIRE")
    table.resolve(Raced(1))
    assert table.state.phase == phase
    table.do(Resign(), 1)
    if phase == "piles":
        table.do(KeepPiles(True), 0)
    assert (table.arena, table.supplies, table.state.out) == (faces("FIRE AIR FIRE"), [4, 0, 6], ((1,),))
    assert (table.state.phase, table.state.active) == ("turn", 2)


def test_points_when_leaving_follow_the_players_still_in() -> None:
    """AMB-46, TOUR-03."""
    assert position("strike", [4, 5, 3, 0, 2], "2").action("resign", by=4)["points"] == {"4": 3}


@for_each(("phase", "then"), [("place", "turn"), ("turn", "flying"), ("choice", "turn"), ("collect", "turn")])
def test_timeout_does_the_least(phase: str, then: str) -> None:
    """AMB-48: a mandatory throw is made, afterwards it is a stop; sets are taken as they must be."""
    table = in_phase(phase)
    table.do(Timeout(), 1)
    assert table.state.phase == then
    assert table.state.active == (2 if phase in ("choice", "collect") else 1)
    assert table.owned(1) == {"place": 7, "turn": 6, "choice": 6, "collect": 8}[phase]


@for_each("phase", PHASES)
def test_nobody_else_can_time_out(phase: str) -> None:
    """AMB-48: only a seat that is asked for something; the state stays as it is."""
    table = in_phase(phase)
    before = table.state
    for seat in (0, 2) if phase not in ("start", "flying") else (0, 1, 2):
        with pytest.raises(ActionRefused) as refused:
            table.do(Timeout(), seat)
        assert refused.value.clause == "AMB-48"
    assert table.state == before


def test_timeout_at_the_choice_is_a_stop() -> None:
    """AMB-48, as it is told."""
    after = position("strike", [4, 5], "2").throw("3").then_timeout()
    assert (after["turn_over"], after.supplies, after.next) == (True, [3, 5], (1, "single"))


def test_safety_cap_ends_an_endless_game_as_a_draw() -> None:
    """AMB-47: after 5,000 throws, among all who are still in."""
    assert MAX_THROWS == 5000
    at = position("strike", [4, 5, 0, 3], "2").table()
    at.state = at.state.but(throws=4998)
    at.do(Throw())
    at.lands("3")
    assert at.state.phase == "choice", "the 4,999th throw is an ordinary one"
    at.do(Throw())
    at.lands("4")
    awaited = at.game.awaiting(at.state)
    assert isinstance(awaited, Over)
    assert awaited.result.winners == (0, 1, 3)
    assert at.event_names[-1] == "game_over"


def test_the_cap_does_not_take_a_won_game_away() -> None:
    """AMB-47 guards against defects only: who wins with the last throw has won (CORE-20)."""
    table = position("strike", [1, 5], "2").table()
    table.state = table.state.but(throws=4999)
    table.do(Throw())
    table.lands("X")
    result = table.game.result(table.state)
    assert result is not None
    assert result.winners == (1,)


# What cannot be

BAD_OUTCOMES: dict[str, tuple[Landed, str]] = {
    "a die that was not thrown and does not lie there": (Landed(((2, "3"), (9, "4"))), "outcome/die"),
    "a die that does not exist": (Landed(((2, "3"), (26, "4"))), "outcome/die"),
    "a removed die": (Landed(((2, "3"), (25, "4"))), "outcome/die"),
    "an unknown face": (Landed(((2, "7"),)), "outcome/face"),
    "a face of another game": (Landed(((2, "FIRE"),)), "outcome/face"),
    "an unreadable face": (Landed(((2, "COCKED"),)), "outcome/face"),
    "an unknown face on a lying die": (Landed(((2, "3"), (0, ""))), "outcome/face"),
    "the thrown die is missing": (Landed(((0, "3"),)), "outcome/dice"),
    "nothing is told": (Landed(()), "outcome/dice"),
    "the thrown die twice": (Landed(((2, "3"), (2, "3"))), "outcome/dice"),
    "a lying die twice": (Landed(((2, "3"), (0, "4"), (0, "5"))), "outcome/dice"),
    "the thrown die is out and shown": (Landed(((2, "3"),), ((2, "missed"),)), "outcome/die"),
    "a lying die is out and shown": (Landed(((2, "3"), (0, "4")), ((0, "knocked"),)), "outcome/die"),
    "a die leaves twice": (Landed(((2, "3"),), ((0, "knocked"), (0, "knocked"))), "outcome/die"),
    "a die leaves that was not there": (Landed(((2, "3"),), ((9, "knocked"),)), "outcome/die"),
    "a die leaves in no known way": (Landed(((2, "3"),), ((0, "stolen"),)), "outcome/cause"),
    "a nudged die without its face": (Landed(((2, "3"),), nudged=(0,)), "outcome/die"),
    "a stack where dice are nudged down": (Landed(((2, "3"),), stacks=((0, 2),)), "outcome/stack"),
    "a stack of one": (Landed(((2, "3"),), stacks=((0,),)), "outcome/stack"),
    "a stack with a die that left": (Landed(((2, "3"),), ((0, "knocked"),), ((0, 2),)), "outcome/stack"),
    "a die in two stacks": (Landed(((2, "3"),), stacks=((0, 2), (1, 2))), "outcome/stack"),
    "a stack with a die that is not there": (Landed(((2, "3"),), stacks=((9, 2),)), "outcome/stack"),
}


@for_each("wrong", BAD_OUTCOMES)
def test_an_outcome_that_cannot_be_is_refused(wrong: str) -> None:
    """DIG-01, CORE-28, AMB-27: every thrown die once, only dice that are there, only faces that exist."""
    landed, code = BAD_OUTCOMES[wrong]
    table = position("strike", [1, 5, 4], "3 5").table()
    table.do(Throw())
    assert table.in_the_air == (2,)
    before = table.state
    with pytest.raises(OutcomeRefused) as refused:
        table.resolve(landed)
    assert refused.value.code == code
    assert table.state == before


@for_each("phase", ["place", "turn", "choice", "collect", "over"])
def test_dice_land_only_when_they_fly(phase: str) -> None:
    """An outcome that the game does not wait for is refused."""
    table = in_phase("turn" if phase == "over" else phase, seats=2)
    if phase == "over":
        table.do(Resign())
    with pytest.raises(OutcomeRefused) as refused:
        table.resolve(Landed(((16, "AIR"),)))
    assert refused.value.code == "outcome/unexpected"


@for_each(
    ("action", "clause"),
    [
        (Throw(), "CORE-08"),
        (ThrowAll(), "CORE-08"),
        (ThrowPile(0), "CORE-08"),
        (ThrowFromPile(0), "CORE-08"),
        (Collect(True), "D-02"),
        (PlaceStart("AIR"), "CORE-11"),
        (MoveDie(0), "AMB-28"),
        (RotateArena(90), "AMB-28"),
        (TurnDie(0, "AIR"), "CORE-21"),
        (StackDie(0, 1), "CORE-21"),
        (Timeout(), "AMB-48"),
    ],
)
def test_actions_out_of_turn_are_refused_with_the_clause(action: Any, clause: str) -> None:
    """CORE-08, AMB-28, AMB-48 …: the error names what forbids, and nothing changes."""
    table = in_phase("turn")
    before = table.state
    with pytest.raises(ActionRefused) as refused:
        table.do(action, 0)
    assert refused.value.clause == clause
    assert not table.game.is_legal(before, 0, action)
    assert table.state == before


def test_an_action_of_another_game_is_refused() -> None:
    """Nobody reacts in the base game: it has no storms (IMP-01)."""
    with pytest.raises(ActionRefused) as refused:
        in_phase("turn").do(React(), 0)
    assert refused.value.code == "action/unknown"


@for_each("action", [Throw(), ThrowAll(), Stop(), Collect(True), MoveDie(0), Resign(), Timeout()])
def test_nothing_is_done_after_the_end(action: Any) -> None:
    """CORE-20."""
    table = position("strike", [1, 5, 0], "3").table()
    table.do(Throw())
    table.lands("X")
    for seat in (0, 1, 2):
        with pytest.raises(ActionRefused) as refused:
            table.do(action, seat)
        assert (refused.value.code, refused.value.clause) == ("action/game_over", "CORE-20")
        assert list(table.game.legal_actions(table.state, seat)) == []


@for_each("phase", ["start", "place", "flying", "collect"])
@for_each("action", [Throw(), ThrowAll(), Stop(), MoveDie(0)])
def test_throwing_and_stopping_wait_for_the_resolution(phase: str, action: Any) -> None:
    """CORE-11: nothing is thrown or stopped while a throw is being resolved."""
    table = in_phase(phase)
    with pytest.raises(ActionRefused):
        table.do(action, 1)


def test_all_dice_are_not_thrown_while_dice_lie_there() -> None:
    """CORE-18."""
    with pytest.raises(ActionRefused) as refused:
        position("strike", [4, 5], "3").table().do(ThrowAll())
    assert refused.value.clause == "CORE-18"
    with pytest.raises(ActionRefused) as refused:
        position("strike", [4, 5]).table().do(Throw())
    assert refused.value.clause == "CORE-18"


def test_stopping_instead_of_a_forced_big_throw_is_refused_with_the_clause() -> None:
    """D-03."""
    table = position("strike", [4, 5], "3", big_throw_when="whenever_empty").table()
    table.do(Throw())
    table.lands("OUT", left=[0])
    with pytest.raises(ActionRefused) as refused:
        table.do(Stop())
    assert refused.value.clause == "D-03"


# Events (section 12)


def test_events_of_a_plain_throw() -> None:
    """EVT-01, 04, 07, 09, 25, 26, 27 in their order and with their payload."""
    table = position("strike", [4, 5], "3 5").table()
    (die,) = table.state.supplies[0][-1:]
    table.do(Throw())
    table.lands("4", changed={1: "6"})
    table.do(Stop())
    assert table.event_names == [
        "turn_started", "throw_committed", "dice_settled", "sets_found", "choice_required",
        "turn_stopped", "turn_ended", "turn_started",
    ]  # fmt: skip
    assert table.events[:4] == [
        TurnStarted(0, 1, 2),
        ThrowCommitted(0, "single", (die,)),
        DiceSettled(((die, "4"),), ((1, "6"),), ()),
        SetsFound(()),
    ]
    assert table.events[-2:] == [TurnEnded(0, "stopped"), TurnStarted(1, 1, 3)]


def test_events_of_a_throw_in_which_everything_happens() -> None:
    """EVT-04 to EVT-09, EVT-16, EVT-27: left, nudged, settled, X, sets, collected."""
    table = position("strike", [4, 5], "3 5 6 2").table()
    (die,) = table.state.supplies[0][-1:]
    table.do(Throw())
    events = table.lands("6", left=[0], changed={1: "X", 3: "4"}, nudged=(3,))
    assert [event.name for event in events] == [
        "dice_left_arena", "nudged", "dice_settled", "x_removed", "sets_found", "dice_collected",
        "turn_ended", "turn_started",
    ]  # fmt: skip
    assert events[:6] == (
        DiceLeftArena(((0, "knocked"),)),
        Nudged(1, ((3, "4"),)),
        DiceSettled(((die, "6"),), ((1, "X"), (3, "4")), ()),
        XRemoved((1,)),
        SetsFound((("6", (2, die)),)),
        DiceCollected(0, ("6",), (2, die)),
    )
    assert events[6] == TurnEnded(0, "collected")


def test_all_sets_are_collected_in_one_event() -> None:
    """EVT-16: one event for all sets."""
    table = position("strike", [4, 5], "3 5 6").table()
    table.do(Throw())
    events = table.lands("6", changed={0: "5"})
    (collected,) = [event for event in events if isinstance(event, DiceCollected)]
    assert set(collected.symbols) == {"5", "6"}
    assert len(collected.dice) == 4


def test_events_of_a_big_throw() -> None:
    """EVT-02 before EVT-04, which says so and counts the dice."""
    table = position("strike", [4, 3], active=1).table()
    table.do(ThrowAll())
    assert table.event_names == ["turn_started", "big_throw_required", "throw_committed"]
    committed = table.events[-1]
    assert isinstance(committed, ThrowCommitted)
    assert (committed.seat, committed.kind, len(committed.dice)) == (1, "big", 3)


def test_events_of_an_elimination_and_of_the_end() -> None:
    """EVT-23, EVT-24, EVT-27: players still in and points; no turn ends once the game is over."""
    table = position("strike", [4, 1, 1], "3", active=1).table()
    table.do(Throw())
    events = table.lands("4")
    assert [event.name for event in events] == [
        "dice_settled", "sets_found", "player_eliminated", "turn_ended", "turn_started",
    ]  # fmt: skip
    assert events[2:4] == (PlayerEliminated((1,), 2, (2,)), TurnEnded(1, "no_dice"))
    table.do(Throw())
    events = table.lands("X")
    assert [event.name for event in events] == [
        "dice_settled", "x_removed", "sets_found", "player_eliminated", "game_over",
    ]  # fmt: skip
    assert events[3] == PlayerEliminated((2,), 1, (1,))
    assert isinstance(events[4], GameOver)
    assert events[4].winners == (0,)


# Section 13: invariants and numbers


@for_each("more", [-1, 1])
@for_each("field", ["removed_before", "set_aside"])
def test_a_position_that_does_not_add_up_to_26_is_refused(field: str, more: int) -> None:
    """CORE-28."""
    at = position("strike", [4, 5], "3")
    with pytest.raises(ScenarioMalformed) as refused:
        at.but(**{field: at.scenario[field] + more}).throw("5")
    assert refused.value.code == "scenario/dice"
    assert str(26 + more) in refused.value.message


def moves(rng: Random, table: Table) -> None:
    """Whatever the game waits for, by chance: dice show any face, hit and knock out others, players leave."""
    awaited = table.game.awaiting(table.state)
    if isinstance(awaited, InFlight):
        lying = [die for die, _ in table.state.arena]
        left = [die for die in lying if rng.random() < 0.05]
        hit = [die for die in lying if die not in left and rng.random() < 0.2]
        shown = [rng.choice([*sorted(table.game.faces), "OUT"]) for _ in table.in_the_air]
        table.lands(shown, left=left, changed={die: rng.choice(sorted(table.game.faces)) for die in hit})
    elif isinstance(awaited, Decision):
        odd = rng.random()
        if odd < 0.01:
            table.do(
                Resign(), rng.choice(sorted(set(range(table.game.seats)) - {s for g in table.state.out for s in g}))
            )
        elif odd < 0.05:
            table.do(Timeout(), awaited.seat)
        else:
            table.do(awaited.actions.sample(rng), awaited.seat)
    else:
        raise AssertionError(f"the core game never waits for {awaited}")


VARIANTS: list[dict[str, Any]] = [
    {},
    {"big_throw_when": "whenever_empty"},
    {"big_throw_cause": "taken_only"},
    {"collect": "optional"},
    {"big_throw_when": "whenever_empty", "big_throw_cause": "taken_only", "collect": "optional", "start_die": "placed"},
]


@for_each("game_id", CORE_GAMES)
@for_each("options", VARIANTS)
@for_each("seats", [2, 3, 5])
def test_invariants_hold_through_whole_games(game_id: str, options: dict[str, Any], seats: int) -> None:
    """CORE-28 and the invariants 1 to 6 of section 13; games end (AMB-47 is never needed)."""
    for seed in range(sample(8, 25)):
        rng = Random(f"{game_id}{sorted(options.items())}{seats}{seed}")
        table = Table.new(game_id, seats, first=rng.randrange(seats), **options)
        aside = table.state.aside
        while not isinstance(table.game.awaiting(table.state), Over):
            before, found = table.state, len(table.events)
            moves(rng, table)
            check_invariants(table, before, [event.name for event in table.events[found:]])
            if not any(event.name == "player_eliminated" for event in table.events):
                assert table.state.aside == aside
        assert table.state.throws < MAX_THROWS
        result = table.game.result(table.state)
        assert result is not None
        (winner,) = result.winners
        assert not any(table.owned(seat) for seat in range(seats) if seat != winner)


def check_invariants(table: Table, before: ArenaState, events: list[str]) -> None:
    state = table.state
    assert dice_in(state) == list(range(26)), "1: CORE-28"
    assert set(before.removed) <= set(state.removed), "2: removed never decreases"
    assert all(not piles for piles in state.piles), "6: no piles here"
    ends = [name for name in events if name in ("choice_required", "turn_ended", "game_over")]
    if "sets_found" in events and state.phase != "collect":
        assert len(ends) == 1, f"5: exactly one of them follows a resolution, not {ends}"
    if state.phase == "turn":
        symbols = [face for _, face in state.arena]
        if table.game.options["collect"] == "mandatory":
            assert len(set(symbols)) == len(symbols) <= 5, "3: all symbols differ at the start of a turn"
        assert table.game.lost_face not in symbols
        still_in = set(range(table.game.seats)) - {seat for group in state.out for seat in group}
        assert all(table.owned(seat) for seat in still_in), "4: who is in owns dice"


@for_each(("dice", "percent"), [(1, 0.0), (2, 13.9), (3, 37.0), (4, 61.3)])
def test_chance_of_a_set_in_a_big_throw(dice: int, percent: float) -> None:
    """Number 8 of section 13: each symbol once per die (CORE-01), X never matches (CORE-12)."""
    table = position("strike", [dice, 8, 4]).table()
    table.do(ThrowAll())
    flying, rules, throws = table.in_the_air, table.game, list(product(sorted(table.game.faces), repeat=dice))
    sets = 0
    for shown in throws:
        state, _ = rules.resolve(table.state, Landed(tuple(zip(flying, shown, strict=True))))
        sets += bool(state.supplies[0])
    assert 100 * sets / len(throws) == pytest.approx(percent, abs=0.05)


@for_each("different", [1, 2, 3, 4, 5])
def test_chances_of_a_soft_drop(different: int) -> None:
    """Number 9 of section 13: k different symbols: match k of 6 faces, loss 1 of 6, else one symbol more."""
    at = position("strike", [5, 5], list("23456"[:different]))
    judged = [at.throw(face) for face in ("2", "3", "4", "5", "6", "X")]
    assert sum(after.collector == 0 for after in judged) == different
    assert sum(after.removed_now for after in judged) == 1
    assert sum(len(after.arena) == different + 1 for after in judged) == 5 - different
