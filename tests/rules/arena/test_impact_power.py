"""Impact, Power of the Elements: one element has its power for the whole game (IMP-POW-…)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from tests.cases import for_each
from tests.rules.arena.helpers import Position, Table, faces, position, reaction, setup
from tests.rules.arena.power_helpers import cannot_be, forbids, plays_on, stays_sound, takes_only_what_it_offers
from throwdown.rules.arena.state import (
    Collect,
    KeepPiles,
    Landed,
    Raced,
    React,
    Throw,
    ThrowAll,
    ThrowFromPile,
    ThrowPile,
)
from throwdown.rules.game import Decision, InFlight, Over, Race, Resign, Several, Stop, Timeout
from throwdown.rules.rulings import ELEMENTS
from throwdown.rules.tournament import game_points

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from throwdown.rules import Action

LIGHTNING, AIR, STONE, WATER, FIRE = "LIGHTNING", "AIR", "STONE", "WATER", "FIRE"

#: A throw of one die up to the point where its sets are looked for, and the end of a turn.
THROWN = ["turn_started", "throw_committed", "dice_settled", "sets_found"]
ENDED = ["turn_ended", "turn_started"]


def power(element: str, players: Sequence[int], arena: str = "", **more: Any) -> Position:
    """A position of Impact Power with this element in force."""
    return position("impact_power", players, arena, elements=element, **more)


# The element in force


@for_each("element", ELEMENTS)
def test_the_start_die_makes_its_element_the_active_one(element: str) -> None:
    """IMP-POW-01, IMP-POW-FIRE-04, D-25: the start throw itself sets nothing off; supplies stay unstacked."""
    result, events = setup("impact_power", 3, element)
    assert result["activated"] == [element]
    assert result["supplies"] == [7, 7, 7] and result["arena_after"] == [element] and result["set_aside"] == 4
    assert result["race_started"] is False
    assert events == ["dice_settled", "turn_started"]


def test_a_blank_start_die_is_thrown_again_by_the_first_player() -> None:
    """IMP-POW-01: a surplus die, nobody's supply; blank does not count, and turning it is no choice here."""
    table = Table.new("impact_power", 3, first=2)
    assert table.game.awaiting(table.state) == InFlight(((2, table.in_the_air),))
    table.lands("BLANK")
    assert table.state.phase == "start"
    table.lands(AIR)
    assert table.state.elements == (AIR,) and table.state.active == 2
    assert table.supplies == [7, 7, 7] and table.arena == faces(AIR)


def test_the_element_stays_active_for_the_whole_game() -> None:
    """IMP-POW-01: also when the start die has long been collected."""
    table = Table.new("impact_power", 2)
    table.lands(AIR)
    table.do(Throw())
    assert "hurricane_passed" in [event.name for event in table.lands(AIR)]
    assert table.arena == faces("") and table.supplies == [8, 9]
    table.do(ThrowAll())
    assert "hurricane_passed" in [event.name for event in table.lands(["BLANK"] * 7 + [AIR] * 2)]
    assert table.supplies == [2, 8]


@for_each(("element", "pair"), [(element, pair) for element in ELEMENTS for pair in ELEMENTS if pair != element])
def test_every_other_element_is_ordinary(element: str, pair: str) -> None:
    """IMP-POW-02: a pair of anything else is simply taken by the player on turn."""
    after = power(element, [5, 4, 3], f"{pair} {element}").throw(pair)
    assert after.supplies == [6, 4, 3] and after.arena == faces(element)
    assert after.effects == [] and after.piles == {} and after.collector == 0
    assert after.next == (1, "single")
    assert after.events == [*THROWN, "dice_collected", *ENDED]


@for_each(
    ("element", "effect", "more"),
    [
        (LIGHTNING, ["storm"], {"reaction": reaction({1: AIR, 2: WATER})}),
        (FIRE, ["fire"], {"race": 0}),
        (STONE, ["boulders"], {}),
        (AIR, ["hurricane"], {}),
        (WATER, [], {}),
    ],
)
def test_knocked_dice_set_off_an_element_as_well_as_thrown_ones(
    element: str, effect: list[str], more: dict[str, Any]
) -> None:
    """IMP-POW-02, D-23: what counts is what the dice show, not which of them was thrown."""
    other = FIRE if element != FIRE else STONE
    blank = power(element, [5, 4, 3], f"{element} {other}").throw("BLANK", changed={1: element}, **more)
    assert blank.effects == effect and blank.removed_now == 1


@for_each("element", ELEMENTS)
def test_one_die_of_the_element_sets_nothing_off(element: str) -> None:
    """IMP-POW-02: two or more have to show it, after what left and what is blank has gone."""
    other = FIRE if element != FIRE else STONE
    at = power(element, [5, 4, 3], f"{element} {other}")
    for after in (
        at.throw("OUT"),
        at.throw("BLANK"),
        at.throw(element, left=[0]),
        at.throw(element, changed={0: "BLANK"}),
    ):
        assert after.effects == [] and after.goes_on and after.removed_now == 1


# Lightning storm


def test_in_a_storm_all_others_throw_one_die_each() -> None:
    """IMP-POW-STORM-01, IMP-POW-STORM-02: then the player on turn takes every set, new ones too."""
    after = power(LIGHTNING, [5, 4, 6], "LIGHTNING FIRE").throw(LIGHTNING, reaction=reaction({1: FIRE, 2: WATER}))
    assert after.supplies == [8, 3, 5] and after.arena == faces(WATER)
    assert after.effects == ["storm"] and after.collector == 0
    assert after.next == (1, "single")
    assert after.events == [
        *THROWN, "reaction_started", "reaction_committed", "reaction_committed", "dice_settled", "sets_found_again",
        "dice_collected", *ENDED,
    ]  # fmt: skip


def test_the_lightning_that_called_the_storm_lies_there_to_be_hit() -> None:
    """IMP-POW-STORM-01, IMP-POW-STORM-02: sets broken by the storm are lost, sets made by it are taken."""
    after = power(LIGHTNING, [5, 4, 6], "LIGHTNING FIRE AIR").throw(
        LIGHTNING, changed={2: FIRE}, reaction=reaction({1: STONE, 2: STONE}, changed={"t0": WATER, 1: AIR})
    )
    assert after.supplies == [6, 3, 5] and after.arena == faces("LIGHTNING WATER AIR FIRE")


def test_lightning_after_a_storm_is_collected_without_another_storm() -> None:
    """IMP-POW-STORM-03, D-18: still there or newly there makes no difference."""
    at = power(LIGHTNING, [5, 4, 6], "LIGHTNING FIRE")
    three = at.throw(LIGHTNING, reaction=reaction({1: LIGHTNING, 2: STONE}))
    assert three.supplies == [7, 3, 5]
    again = at.throw(LIGHTNING, reaction=reaction({1: LIGHTNING, 2: LIGHTNING}, changed={0: AIR, "t0": WATER}))
    assert again.supplies == [6, 3, 5] and again.arena == faces("FIRE AIR WATER")
    for after in (three, again):
        assert after.effects == ["storm"] and after.events.count("reaction_started") == 1


def test_storm_dice_can_miss_show_blank_and_knock_dice_out() -> None:
    """IMP-POW-STORM-04: CORE-10 and CORE-12 hold for them too."""
    after = power(LIGHTNING, [5, 4, 6, 2], "LIGHTNING FIRE").throw(
        LIGHTNING, reaction=reaction({1: "OUT", 2: "BLANK", 3: FIRE}, left=[1], changed={0: "BLANK"})
    )
    assert after.removed_now == 4 and after.arena == faces("LIGHTNING FIRE")
    assert after.supplies == [4, 3, 5, 1] and after.goes_on
    assert after.tells("reaction_committed", "dice_left_arena", "dice_settled", "x_removed", "sets_found_again")


def test_storm_dice_are_thrown_at_the_same_moment_and_blind() -> None:
    """D-18, IMP-POW-STORM-01: in any order, once each, and nothing lands before the last one is thrown."""
    states = []
    for order in ((1, 2, 3), (3, 1, 2)):
        table = power(LIGHTNING, [4, 4, 4, 4], LIGHTNING).table()
        table.do(Throw())
        table.lands(LIGHTNING)
        for waiting in (3, 2, 1):
            awaited = table.game.awaiting(table.state)
            assert isinstance(awaited, Several) and len(awaited.decisions) == waiting
            seat = order[3 - waiting]
            table.do(React(), seat)
            assert len(table.arena) == 1 and table.arena[LIGHTNING] == 2
            assert forbids(table, React(), seat) is not None
        thrown = {seat: dice[0] for seat, dice in table.state.resolution.hands}
        shown = zip((1, 2, 3), (FIRE, AIR, WATER), strict=True)
        table.resolve(Landed(tuple((thrown[seat], face) for seat, face in shown)))
        states.append(table.state)
    assert states[0] == states[1]


def test_the_player_on_turn_and_players_who_are_out_throw_nothing_into_a_storm() -> None:
    """IMP-POW-STORM-01, AMB-52."""
    at = power(LIGHTNING, [5, 4, 0, 3], "LIGHTNING FIRE", active=1)
    table = at.table()
    table.do(Throw())
    table.lands(LIGHTNING)
    assert [seat for seat in range(4) if table.game.legal_actions(table.state, seat)] == [0, 3]
    for seat in (1, 2):
        assert forbids(table, React(), seat) == "IMP-POW-STORM-01"
        assert not at.action("reaction_throw", by=seat).legal
    assert at.action("reaction_throw", by=3).legal


def test_no_storm_no_reaction_throw() -> None:
    """IMP-POW-02: where lightning is ordinary there is nothing to throw into."""
    assert not power(FIRE, [5, 4, 3], "LIGHTNING LIGHTNING").action("reaction_throw", by=1).legal


@for_each(
    ("option", "thrown", "piles", "supply"),
    [
        ("throw_pile", "FIRE AIR STONE", [2], 2),
        ("throw_pile", "FIRE AIR", [3], 3),
        ("one_from_pile", "FIRE", [2, 2], 4),
        ("exempt", "", [3, 2], 5),
    ],
)
def test_a_player_with_nothing_but_piles_in_a_storm(option: str, thrown: str, piles: list[int], supply: int) -> None:
    """AMB-06: one whole pile of the own choice; by option one die off it, or nothing."""
    throws = {2: WATER} | ({1: thrown} if thrown else {})
    after = power(LIGHTNING, [5, 5, 4], LIGHTNING, piles={1: [3, 2]}, storm_pile_only=option).throw(
        LIGHTNING, reaction=reaction(throws)
    )
    assert after.supplies == [6, supply, 3] and after.piles == {1: piles}
    assert after.arena == faces(f"{thrown} WATER")


def test_a_pile_thrown_into_a_storm_is_the_own_choice_and_a_loose_die_goes_first() -> None:
    """AMB-06."""
    table = power(LIGHTNING, [5, 5, 4], LIGHTNING, piles={1: [3, 2], 2: [3]}).table()
    table.do(Throw())
    table.lands(LIGHTNING)
    assert list(table.game.legal_actions(table.state, 1)) == [React(0), React(1)]
    assert list(table.game.legal_actions(table.state, 2)) == [React()]
    assert forbids(table, React(0), 2) == "AMB-06"
    assert forbids(table, React(), 1) == "AMB-06"
    assert forbids(table, React(2), 1) == "AMB-06"


@pytest.mark.parametrize(("option", "legal"), [("throw_pile", True), ("one_from_pile", True), ("exempt", False)])
def test_whether_piles_alone_let_a_player_throw_into_a_storm(option: str, legal: bool) -> None:
    """AMB-06."""
    at = power(LIGHTNING, [5, 3, 4], LIGHTNING, piles={1: [3]}, storm_pile_only=option)
    assert at.action("reaction_throw", by=1).legal is legal


def test_one_die_off_a_pile_of_two_leaves_the_other_loose() -> None:
    """AMB-06: a single die is no pile."""
    after = power(LIGHTNING, [5, 2, 4], LIGHTNING, piles={1: [2]}, storm_pile_only="one_from_pile").throw(
        LIGHTNING, reaction=reaction({1: AIR, 2: WATER})
    )
    assert after.supplies == [6, 1, 3] and after.piles == {} and after.next == (1, "single")


def test_a_storm_into_which_nobody_throws_is_collected_all_the_same() -> None:
    """AMB-06, IMP-POW-STORM-02: with exempt the only other player may have no loose die."""
    after = power(LIGHTNING, [5, 4], "LIGHTNING FIRE", piles={1: [4]}, storm_pile_only="exempt").throw(LIGHTNING)
    assert after.supplies == [6, 4] and after.collector == 0 and after.next == (1, "pile")


@pytest.mark.parametrize(("option", "goes_on"), [("may_continue", True), ("turn_ends", False)])
def test_nothing_matches_after_the_storm(option: str, goes_on: bool) -> None:
    """AMB-15: as usual, stop or throw on."""
    after = power(LIGHTNING, [5, 4, 6], "LIGHTNING FIRE", reaction_no_match=option).throw(
        LIGHTNING, reaction=reaction({1: AIR, 2: WATER}, changed={0: STONE})
    )
    assert after.goes_on is goes_on and after.collector is None
    assert after.supplies == [4, 3, 5] and after.next == (0 if goes_on else 1, "single")


@pytest.mark.parametrize("option", ["may_continue", "turn_ends"])
def test_only_a_storm_changes_what_no_match_means(option: str) -> None:
    """AMB-15, CORE-15: without one the player always has the choice."""
    assert power(LIGHTNING, [5, 4, 6], "LIGHTNING FIRE", reaction_no_match=option).throw(AIR).goes_on


def test_a_later_throw_of_the_same_turn_may_bring_a_new_storm() -> None:
    """AMB-16: the ban covers one resolution."""
    first = power(LIGHTNING, [5, 4, 6], LIGHTNING).throw(
        LIGHTNING, reaction=reaction({1: AIR, 2: WATER}, changed={0: STONE})
    )
    assert first.goes_on
    second = first.then_throw(LIGHTNING, reaction=reaction({1: AIR, 2: "BLANK"}))
    assert second.effects == ["storm"] and second.supplies == [7, 2, 4] and second.arena == faces("STONE WATER")


def test_no_match_after_a_storm_with_an_empty_supply_is_the_end() -> None:
    """AMB-15, CORE-17: who has nothing left cannot throw on."""
    after = power(LIGHTNING, [1, 4, 6], LIGHTNING).throw(
        LIGHTNING, reaction=reaction({1: AIR, 2: WATER}, changed={0: STONE})
    )
    assert after.eliminated == [0] and after.next == (1, "single")


@for_each(
    ("option", "start_player", "collector"),
    [("turn_player", 2, 0), ("start_player", 2, 2), ("start_player", 0, 0), ("start_player", 3, 0)],
)
def test_who_collects_after_a_storm(option: str, start_player: int, collector: int) -> None:
    """D-08: the player on turn; by option who began the game, unless that seat is out. Play goes on from the turn."""
    after = power(LIGHTNING, [5, 4, 6, 0], "LIGHTNING FIRE", start_player=start_player, storm_collector=option).throw(
        LIGHTNING, reaction=reaction({1: FIRE, 2: WATER})
    )
    supplies = [4, 3, 5, 0]
    supplies[collector] += 4
    assert after.supplies == supplies and after.collector == collector and after.next == (1, "single")


def test_the_start_player_collects_only_after_a_storm() -> None:
    """D-08."""
    after = power(LIGHTNING, [5, 4, 6], "LIGHTNING FIRE", start_player=2, storm_collector="start_player").throw(FIRE)
    assert after.collector == 0 and after.supplies == [6, 4, 6]


def test_a_start_player_without_dice_is_saved_by_collecting() -> None:
    """D-08, AMB-04: the last die thrown into the storm is no elimination before the storm is resolved."""
    at = power(LIGHTNING, [5, 4, 1], "LIGHTNING FIRE", start_player=2, storm_collector="start_player")
    after = at.throw(LIGHTNING, reaction=reaction({1: AIR, 2: WATER}))
    assert after.eliminated == [] and after.supplies == [4, 3, 2]


def test_the_thrower_is_out_when_the_start_player_takes_everything() -> None:
    """AMB-51: and play goes on from the thrower."""
    at = power(LIGHTNING, [4, 1, 6], "LIGHTNING FIRE", active=1, start_player=0, storm_collector="start_player")
    after = at.throw(LIGHTNING, reaction=reaction({0: AIR, 2: WATER}))
    assert after.eliminated == [1] and after.supplies == [5, 0, 5]
    assert after.collector == 0 and after.next == (2, "single")


# Running out of dice in a storm


@pytest.mark.parametrize(
    ("option", "order"),
    [
        ("after_resolution", ["dice_collected", "player_eliminated", "turn_ended"]),
        ("immediate", ["player_eliminated", "sets_found_again", "dice_collected", "turn_ended"]),
    ],
)
def test_when_a_player_goes_out_whose_last_die_was_thrown_into_a_storm(option: str, order: list[str]) -> None:
    """D-07, AMB-04: once the throw is resolved; by option as the dice land."""
    after = power(LIGHTNING, [3, 4, 1], "LIGHTNING AIR", elim_nonactive=option).throw(
        LIGHTNING, reaction=reaction({1: STONE, 2: WATER})
    )
    assert after.eliminated == [2] and after.supplies == [4, 3, 0] and after.next == (1, "single")
    assert after.tells(*order)


@pytest.mark.parametrize(("option", "out"), [("after_resolution", [2]), ("immediate", [2]), ("own_turn", [])])
def test_going_out_does_not_wait_for_the_player_on_turn_to_stop(option: str, out: list[int]) -> None:
    """D-07: out also if the active player may continue; with own_turn not yet."""
    after = power(LIGHTNING, [3, 4, 1], LIGHTNING, elim_nonactive=option).throw(
        LIGHTNING, reaction=reaction({1: STONE, 2: WATER}, changed={0: AIR})
    )
    assert after.goes_on and after.eliminated == out
    assert after.then_stop().eliminated == []


def test_without_dice_a_player_is_out_when_the_own_turn_comes() -> None:
    """D-07, own_turn: not before, and the turn passes on at once."""
    after = power(LIGHTNING, [3, 1, 4], "LIGHTNING AIR", elim_nonactive="own_turn").throw(
        LIGHTNING, reaction=reaction({1: STONE, 2: WATER})
    )
    assert after.eliminated == [1] and after.next == (2, "single")
    assert after.tells("dice_collected", "turn_ended", "player_eliminated", "turn_started")


def test_a_player_without_dice_waits_through_the_turns_of_others() -> None:
    """D-07, own_turn: in while the others play, out when it would be that seat's turn."""
    table = power(LIGHTNING, [3, 4, 1], "LIGHTNING AIR", elim_nonactive="own_turn").table()
    table.do(Throw())
    table.lands(LIGHTNING)
    table.do(React(), 1)
    table.do(React(), 2)
    table.lands("STONE WATER")
    assert table.state.active == 1 and "player_eliminated" not in table.event_names
    table.do(Throw())
    table.lands(FIRE)
    table.do(Stop())
    assert table.state.out == ((2,),) and table.state.active == 0


@pytest.mark.parametrize(("element", "phase"), [(LIGHTNING, "reaction"), (FIRE, "race")])
def test_without_dice_a_player_skips_storms_and_races(element: str, phase: str) -> None:
    """D-07, own_turn; AMB-50."""
    table = power(element, [3, 0, 4, 2], element, out=[], elim_nonactive="own_turn").table()
    table.do(Throw())
    table.lands(element)
    assert table.state.phase == phase and 1 not in table.state.resolution.waiting


@pytest.mark.parametrize("players", [[3, 1], [3, 0, 1]])
def test_the_end_check_counts_only_players_who_own_dice(players: list[int]) -> None:
    """D-07, own_turn; CORE-20: one owner left is the winner, whoever still waits for the own turn."""
    last = len(players) - 1
    after = power(LIGHTNING, players, "LIGHTNING AIR", out=[], elim_nonactive="own_turn").throw(
        LIGHTNING, reaction=reaction({last: STONE})
    )
    assert after.winner == 0 and after.next == (None, None)


@pytest.mark.parametrize(("option", "winner", "out"), [("draw", [0, 1], [0, 1]), ("active_wins", 0, [1])])
def test_all_run_out_in_the_same_storm(option: str, winner: int | list[int], out: list[int]) -> None:
    """AMB-05: a draw, or the player on turn wins and is not eliminated."""
    after = power(LIGHTNING, [1, 1], LIGHTNING, all_out=option).throw(
        LIGHTNING, reaction=reaction({1: FIRE}, changed={0: AIR})
    )
    assert after.winner == winner and after.eliminated == out and after.supplies == [0, 0]


def test_all_run_out_and_the_game_is_replayed() -> None:
    """AMB-05, replay: from set-up, same first player, nobody notes points."""
    table = power(LIGHTNING, [1, 1, 1], LIGHTNING, all_out="replay", start_player=2).table()
    table.do(Throw())
    table.lands(LIGHTNING)
    table.do(React(), 1)
    table.do(React(), 2)
    table.lands("FIRE AIR", changed={0: STONE})
    assert table.state.first == table.state.active == 2 and table.state.phase == "start"
    assert table.supplies == [7, 7, 7] and table.state.removed == () and table.state.out == ()
    assert table.game.result(table.state) is None and "player_eliminated" not in table.event_names
    table.lands(WATER)
    assert table.state.elements == (WATER,) and table.event_names[-1] == "turn_started"


def test_out_as_the_dice_land_is_still_out_in_the_same_throw() -> None:
    """AMB-05 with elim_nonactive=immediate: a draw among all who went out in it."""
    after = power(LIGHTNING, [1, 1, 0], LIGHTNING, elim_nonactive="immediate").throw(
        LIGHTNING, reaction=reaction({1: FIRE}, changed={0: AIR})
    )
    assert after.winner == [0, 1] and after.eliminated == [0, 1]


def test_points_noted_agree_with_the_order_of_going_out() -> None:
    """D-07 immediate, AMB-09: who is out as the dice land leaves more players in the game than who is out later."""
    table = power(LIGHTNING, [1, 1, 4, 5], LIGHTNING, elim_nonactive="immediate").table()
    table.do(Throw())
    table.lands(LIGHTNING)
    for seat in (1, 2, 3):
        table.do(React(), seat)
    table.lands("AIR WATER STONE", changed={0: FIRE})
    noted: dict[int, int] = {}
    for event in table.events:
        if event.name == "player_eliminated":
            noted |= dict(zip(event.seats, event.points, strict=True))  # type: ignore[attr-defined]
    tallied = game_points(4, table.state.out, "after_all")
    assert noted == {seat: tallied[seat] for seat in (0, 1)}


# Hurricane


def test_in_a_hurricane_everybody_hands_everything_to_the_left() -> None:
    """IMP-POW-HURR-01: after the player on turn has collected; other sets too."""
    after = power(AIR, [5, 4, 3], "AIR FIRE STONE").throw(AIR, changed={2: FIRE})
    assert after.supplies == [3, 8, 4] and after.collector == 0
    assert after.effects == ["hurricane"] and after.next == (1, "big")
    assert after.events == [*THROWN, "dice_collected", "hurricane_passed", *ENDED, "big_throw_required"]


def test_a_hurricane_skips_players_who_are_out_and_the_turn_passes_as_usual() -> None:
    """IMP-POW-HURR-02."""
    after = power(AIR, [5, 0, 4, 0, 2], "AIR STONE", active=2).throw(AIR)
    assert after.supplies == [2, 0, 5, 0, 5] and after.next == (4, "single")


@pytest.mark.parametrize(("option", "piles"), [("intact", {1: [2], 0: [3, 2]}), ("loosen", {})])
def test_piles_in_a_hurricane(option: str, piles: dict[int, list[int]]) -> None:
    """AMB-07, IMP-POW-BOUL-03: they are part of the supply and go along, whole or loosened."""
    after = power(AIR, [5, 4, 5], AIR, piles={0: [2], 2: [3, 2]}, hurricane_piles=option).throw(AIR)
    assert after.supplies == [5, 6, 4] and after.piles == piles


def test_a_hurricane_tells_who_gave_what_to_whom() -> None:
    """EVT-19: from, to, number, piles."""
    table = power(AIR, [5, 4, 3], AIR, piles={0: [2], 2: [3]}).table()
    table.do(Throw())
    table.lands(AIR)
    (passed,) = [event for event in table.events if event.name == "hurricane_passed"]
    assert passed.passed == ((0, 1, 6, (2,)), (1, 2, 4, ()), (2, 0, 3, (3,)))  # type: ignore[attr-defined]


def test_a_hurricane_can_save_the_player_without_dice_and_sink_another() -> None:
    """AMB-08, CORE-17: who has none passes none; with two players the game turns around."""
    three = power(AIR, [1, 0, 4], AIR, out=[], elim_nonactive="own_turn").throw(AIR)
    assert three.supplies == [4, 2, 0] and three.eliminated == [] and three.next == (1, "big")
    usual = power(AIR, [1, 0, 4], AIR, out=[]).throw(AIR)
    assert usual.supplies == [4, 2, 0] and usual.eliminated == [2] and usual.winner is None


# Boulders


@pytest.mark.parametrize(("more", "size"), [("", 2), ("STONE", 3)])
def test_the_stones_of_a_collection_become_one_pile(more: str, size: int) -> None:
    """IMP-POW-BOUL-01, AMB-49: only the stones; other sets are loose."""
    after = power(STONE, [5, 4, 3], f"STONE FIRE WATER {more}").throw(STONE, changed={2: FIRE})
    assert after.supplies == [6 + size, 4, 3] and after.piles == {0: [size]}
    assert after.effects == ["boulders"] and after.next == (1, "big")
    assert after.events == [*THROWN, "dice_collected", "pile_built", *ENDED, "big_throw_required"]


def test_other_sets_build_no_pile() -> None:
    """IMP-POW-BOUL-01, AMB-49."""
    after = power(STONE, [5, 4, 3], "STONE FIRE").throw(FIRE)
    assert after.piles == {} and after.effects == []


@pytest.mark.parametrize(("option", "sizes"), [("separate", [3, 2]), ("merge", [5])])
def test_a_second_pile(option: str, sizes: list[int]) -> None:
    """AMB-22: piles stay apart, the oldest first; by option they become one."""
    after = power(STONE, [5, 4, 3], STONE, piles={0: [3]}, pile_merge=option).throw(STONE)
    assert after.piles == {0: sizes} and after.supplies == [6, 4, 3]
    assert after["piles"] == {"0": sizes}


def test_a_merged_pile_is_thrown_as_one() -> None:
    """AMB-22."""
    table = power(STONE, [4, 4], STONE, piles={0: [3]}, pile_merge="merge").table()
    table.do(Throw())
    table.lands(STONE)
    table.do(ThrowAll())
    table.lands("FIRE FIRE AIR BLANK")
    table.do(ThrowPile(0))
    assert len(table.in_the_air) == 5 and table.supplies == [0, 2]


def test_a_pile_is_thrown_together_as_one_throw() -> None:
    """IMP-POW-BOUL-02, AMB-23: its dice are then ordinary ones, judged one by one, and the turn goes on."""
    at = power(STONE, [5, 4, 3], "FIRE AIR", piles={0: [2, 3]})
    no_match = at.throw_pile("STONE BLANK WATER", pile=1)
    assert no_match.supplies == [2, 4, 3] and no_match.piles == {0: [2]} and no_match.removed_now == 1
    assert no_match.goes_on and no_match.arena == faces("FIRE AIR STONE WATER")
    match = at.throw_pile("FIRE STONE OUT", pile=1)
    assert match.supplies == [4, 4, 3] and match.arena == faces("AIR STONE") and match.removed_now == 1
    assert match.effects == []


def test_a_thrown_pile_can_become_a_pile_again() -> None:
    """IMP-POW-BOUL-01."""
    after = power(STONE, [4, 4, 3], "STONE", piles={0: [3]}).throw_pile("STONE AIR WATER")
    assert after.supplies == [3, 4, 3] and after.piles == {0: [2]} and after.effects == ["boulders"]


def test_a_pile_may_be_thrown_at_any_moment_of_the_turn() -> None:
    """AMB-23: first or later; the loose dice or the pile, as the player likes."""
    table = power(STONE, [4, 4, 3], FIRE, piles={0: [2]}).table()
    assert set(table.game.legal_actions(table.state, 0)) == {Throw(), ThrowPile(0)}
    table.do(Throw())
    table.lands(AIR)
    assert set(table.game.legal_actions(table.state, 0)) == {Throw(), ThrowPile(0), Stop()}
    table.do(ThrowPile(0))
    assert table.events[-1].but(dice=()).kind == "pile"  # type: ignore[attr-defined]
    table.lands("WATER STONE")
    assert table.state.phase == "choice" and table.supplies[0] == 1


def test_with_nothing_but_piles_a_pile_has_to_be_thrown() -> None:
    """AMB-23."""
    at = power(STONE, [5, 4, 3], FIRE, piles={0: [3, 2]})
    assert not at.action("throw", kind="single", count=1).legal
    assert not at.action("throw", kind="single", count=1, **{"from": "pile"}).legal
    assert not at.action("throw", kind="pile", count=1).legal
    assert not at.action("stop").legal
    assert at.action("throw", kind="pile", count=3).legal
    assert at.action("throw", kind="pile", count=2, pile=1).legal
    assert not at.action("throw", kind="pile", count=2, pile=2).legal
    table = at.table()
    assert set(table.game.legal_actions(table.state, 0)) == {ThrowPile(0), ThrowPile(1)}
    assert forbids(table, Throw(), 0) == "AMB-23"


@pytest.mark.parametrize(("option", "next_throw"), [("forbidden", "pile"), ("allowed", "single")])
def test_pile_dice_keep_a_player_in_the_game(option: str, next_throw: str) -> None:
    """IMP-POW-BOUL-03: they belong to the supply; AMB-23, D-09 say how they can be thrown."""
    after = power(STONE, [3, 4, 3], FIRE, piles={0: [2]}, pile_split=option).throw("BLANK")
    assert after.eliminated == [] and after.goes_on and after.next == (0, next_throw)


@for_each(
    ("sizes", "pile", "rest"), [([3], 0, {0: [2]}), ([2], 0, {}), ([3, 2], 1, {0: [3]}), ([2, 3], 1, {0: [2, 2]})]
)
def test_single_dice_off_a_pile(sizes: list[int], pile: int, rest: dict[int, list[int]]) -> None:
    """D-09, IMP-POW-BOUL-02: forbidden; by option allowed, and a single die that is left over is loose."""
    strict = power(STONE, [6, 4, 3], FIRE, piles={0: sizes})
    assert not strict.action("throw", kind="single", pile=pile, **{"from": "pile"}).legal
    assert forbids(strict.table(), ThrowFromPile(pile), 0) == "IMP-POW-BOUL-02"
    loose = power(STONE, [6, 4, 3], FIRE, piles={0: sizes}, pile_split="allowed")
    assert loose.action("throw", kind="single", count=1, pile=pile, **{"from": "pile"}).legal
    after = loose.throw_from_pile(AIR, pile=pile)
    assert after.supplies == [5, 4, 3] and after.piles == rest and after.goes_on


def test_a_big_throw_takes_the_piles_too() -> None:
    """AMB-10, IMP-POW-BOUL-03: everything in one throw."""
    at = power(STONE, [5, 4, 3], piles={0: [2, 2]})
    assert not at.action("throw", kind="pile", count=2).legal
    assert not at.action("throw", kind="single", count=1).legal
    assert not at.action("throw", kind="big", count=1).legal
    assert at.action("throw", kind="big", count=5).legal
    after = at.throw_all("STONE STONE STONE AIR FIRE")
    assert after.supplies == [3, 4, 3] and after.piles == {0: [3]} and after.arena == faces("AIR FIRE")


def test_next_in_an_empty_arena_throws_everything_though_it_be_a_pile() -> None:
    """AMB-10: next_throw is big, not pile."""
    assert power(STONE, [5, 3, 3], FIRE, piles={1: [3]}).throw(FIRE).next == (1, "big")


# Swamp


@pytest.mark.parametrize("lying", [1, 2, 4])
def test_water_is_never_collected(lying: int) -> None:
    """IMP-POW-SWAMP-01: however many lie there; it is no trigger."""
    after = power(WATER, [5, 4, 3], "WATER " * lying + "FIRE").throw(WATER)
    assert after.supplies == [4, 4, 3] and after.arena == faces("WATER " * (lying + 1) + "FIRE")
    assert after.effects == [] and after.collector is None and after.goes_on


def test_other_sets_are_taken_out_of_the_swamp() -> None:
    """IMP-POW-SWAMP-01, EVT-17."""
    after = power(WATER, [5, 4, 3], "WATER WATER FIRE").throw(FIRE)
    assert after.supplies == [6, 4, 3] and after.arena == faces("WATER WATER")
    assert after.next == (1, "single") and after.effects == []
    assert after.events == [*THROWN, "dice_collected", "dice_held", *ENDED]


def test_water_that_is_turned_is_water_no_more() -> None:
    """IMP-POW-SWAMP-02: with its new symbol it is taken, blank it is removed."""
    at = power(WATER, [5, 4, 3], "WATER WATER FIRE")
    taken = at.throw(AIR, changed={0: FIRE, 1: AIR})
    assert taken.supplies == [8, 4, 3] and taken.arena == faces("")
    blank = at.throw(AIR, changed={0: "BLANK", 1: "BLANK"})
    assert blank.removed_now == 2 and blank.arena == faces("FIRE AIR") and blank.goes_on


@pytest.mark.parametrize(("option", "goes_on"), [("not_a_match", True), ("ends_turn", False)])
def test_only_water_matches(option: str, goes_on: bool) -> None:
    """AMB-18: as no match; by option the turn is over. An old pair counts like a new one."""
    at = power(WATER, [5, 4, 3], "WATER WATER FIRE", swamp_water_only=option)
    for after in (at.throw(AIR), at.throw(WATER)):
        assert after.goes_on is goes_on and after.collector is None
        assert after.next == (0 if goes_on else 1, "single")
        assert after.tells("sets_found", "dice_held", "choice_required" if goes_on else "turn_ended")
    assert at.throw(AIR, changed={0: STONE}).goes_on


@pytest.mark.parametrize("option", ["not_a_match", "ends_turn"])
def test_a_big_throw_with_only_water_saves_nobody(option: str) -> None:
    """AMB-19."""
    after = power(WATER, [3, 4, 4], swamp_water_only=option).throw_all("WATER WATER AIR")
    assert after.eliminated == [0] and after.arena == faces("WATER WATER AIR") and after.next == (1, "single")


# Column of fire


@pytest.mark.parametrize(("winner", "supplies"), [(0, [8, 4, 3]), (1, [4, 8, 3]), (2, [4, 4, 7])])
def test_the_winner_of_the_race_takes_all_sets_and_play_goes_on_from_there(winner: int, supplies: list[int]) -> None:
    """IMP-POW-FIRE-01, IMP-POW-FIRE-03: not only the fire; next is the left neighbour of the winner."""
    after = power(FIRE, [5, 4, 3], "FIRE AIR STONE WATER").throw(FIRE, changed={2: AIR}, race=winner)
    assert after.supplies == supplies and after.arena == faces(WATER)
    assert after.collector == winner and after.effects == ["fire"]
    assert after.next == ((winner + 1) % 3, "single")
    assert after.events == [*THROWN, "race_started", "race_finished", "dice_collected", *ENDED]


def test_the_player_on_turn_races_on_equal_terms() -> None:
    """IMP-POW-FIRE-02, AMB-50: with everybody who has a die, and without those who are out."""
    table = power(FIRE, [5, 2, 0, 3], FIRE, active=1).table()
    table.do(Throw())
    table.lands(FIRE)
    awaited = table.game.awaiting(table.state)
    assert isinstance(awaited, Race) and sorted(awaited.seats) == [0, 1, 3]


@pytest.mark.parametrize("mode", ["live", "simulated"])
def test_a_race_is_decided_outside_the_rules(mode: str) -> None:
    """DIG-FIRE-3: live and simulated races are told to them."""
    assert power(FIRE, [5, 4, 3], FIRE, fire_mode=mode).throw(FIRE, race=1).collector == 1


@for_each(
    ("players", "active", "winner"),
    [
        ([5, 4, 3], 0, 2),  # fewest
        ([4, 3, 3], 0, 0),  # three each after the throw: the player on turn
        ([3, 9, 3], 1, 2),  # a tie of others: first to the left
        ([3, 3, 9], 2, 0),
        ([1, 4, 3], 0, 2),  # no dice, no tower
    ],
)
def test_the_fewest_dice_win_where_the_table_plays_so(players: list[int], active: int, winner: int) -> None:
    """DIG-FIRE-3, AMB-11, AMB-12: after the throw; ties to the player on turn, then to the left."""
    at = power(FIRE, players, FIRE, active=active, fire_mode="fewest_dice")
    assert at.throw(FIRE).collector == winner


def test_piles_give_no_head_start() -> None:
    """AMB-14: towers are built of all dice, stacked or not."""
    at = power(FIRE, [4, 4, 5], FIRE, piles={1: [3]}, fire_mode="fewest_dice")
    assert at.throw(FIRE).collector == 0


@for_each(
    ("active", "times", "winner"),
    [
        (0, {0: 2100, 1: 2100, 2: 2500}, 0),
        (0, {0: 2600, 1: 2500, 2: 2500}, 1),
        (1, {0: 2500, 1: 2600, 2: 2500}, 2),
        (2, {0: 2500, 1: 2500, 2: 2600}, 0),
        (0, {1: 9000, 2: 4000}, 2),
    ],
)
def test_equal_times_go_to_the_player_on_turn_then_to_the_left(active: int, times: dict[int, int], winner: int) -> None:
    """AMB-11; who has no time has no result (AMB-48)."""
    assert power(FIRE, [5, 4, 3], FIRE, active=active).throw(FIRE, race=times).collector == winner


def test_a_tied_race_may_be_run_again() -> None:
    """AMB-11, fire_tie=rerun: only a tie for the first place."""
    table = power(FIRE, [5, 4, 3], FIRE, fire_tie="rerun").table()
    table.do(Throw())
    table.lands(FIRE)
    before = table.game.awaiting(table.state)
    events = table.resolve(Raced(times=((0, 2100), (1, 2500), (2, 2100))))
    assert [event.name for event in events] == ["race_finished", "race_started"]
    assert table.game.awaiting(table.state) == before
    table.resolve(Raced(times=((0, 2600), (1, 2500), (2, 2600))))
    assert table.state.active == 2 and table.supplies == [4, 6, 3]


def test_judging_stops_at_a_race_that_is_to_be_run_again() -> None:
    """AMB-11, fire_tie=rerun: nobody has won yet, so nothing is collected and nobody else is on turn."""
    after = power(FIRE, [5, 4, 3], FIRE, fire_tie="rerun").throw(FIRE, race={0: 2100, 1: 2100, 2: 2500})
    assert after.collector is None and after.arena == faces("FIRE FIRE") and after.supplies == [4, 4, 3]
    assert after.events == [*THROWN, "race_started", "race_finished", "race_started"]
    assert not after["may_throw"] and not after["may_stop"] and after["next_player"] == 0


@pytest.mark.parametrize(
    ("option", "collector", "supplies", "out"),
    [("cannot_race", 1, [0, 6, 3], [0]), ("wins_instantly", 0, [2, 4, 3], [])],
)
def test_a_racer_without_dice(option: str, collector: int, supplies: list[int], out: list[int]) -> None:
    """AMB-12: no dice, no tower, no win; by option the fastest of all."""
    after = power(FIRE, [1, 4, 3], "FIRE STONE", fire_empty_supply=option).throw(FIRE, race=1)
    assert after.collector == collector and after.supplies == supplies and after.eliminated == out
    assert after.next == ((collector + 1) % 3, "single")
    reported = power(FIRE, [0, 4, 3], "FIRE STONE FIRE", out=[], fire_empty_supply=option)
    assert reported.action("race_result", winner=0).legal is (option == "wins_instantly")
    assert reported.action("race_result", winner=1).legal is (option == "cannot_race")


@pytest.mark.parametrize(("option", "collector"), [("cannot_race", 2), ("wins_instantly", 0)])
def test_a_big_throw_can_start_a_race(option: str, collector: int) -> None:
    """AMB-13, AMB-12: the thrower has nothing left to build with."""
    after = power(FIRE, [3, 4, 3], fire_empty_supply=option).throw_all("FIRE FIRE AIR", race=2)
    assert after.collector == collector and after.eliminated == ([0] if collector else [])


def test_a_big_throw_can_call_a_storm() -> None:
    """AMB-13: and collecting saves."""
    after = power(LIGHTNING, [3, 4, 4]).throw_all("LIGHTNING LIGHTNING AIR", reaction=reaction({1: AIR, 2: WATER}))
    assert after.supplies == [4, 3, 3] and after.eliminated == []


def test_one_racer_wins_unopposed() -> None:
    """AMB-50: nobody has to tell who won."""
    after = power(FIRE, [1, 4], "FIRE STONE").throw(FIRE)
    assert after.collector == 1 and after.eliminated == [0] and after.winner == 1


@for_each("outcome", [Raced(0), Raced(2), Raced(7), Raced(times=((0, 300), (1, 900))), Raced(times=((2, 300),))])
def test_a_race_cannot_be_won_by_who_does_not_race(outcome: Raced) -> None:
    """AMB-12, AMB-50: without dice, out of the game, or not at the table."""
    table = power(FIRE, [1, 4, 0, 5], FIRE).table()
    table.do(Throw())
    table.lands(FIRE)
    assert cannot_be(table, outcome) == "outcome/racer"
    table.resolve(Raced(3))
    assert table.owned(3) == 7


def test_where_no_race_is_on_nobody_can_be_reported_its_winner() -> None:
    """IMP-POW-02, IMP-POW-FIRE-01: fire has to be active, and to lie there twice."""
    assert not power(AIR, [5, 4, 3], "FIRE FIRE").action("race_result", winner=1).legal
    assert not power(FIRE, [5, 4, 3], "FIRE STONE").action("race_result", winner=1).legal
    assert power(FIRE, [5, 4, 3], "FIRE FIRE").action("race_result", winner=1).legal
    assert not power(FIRE, [5, 4, 0], "FIRE FIRE").action("race_result", winner=2).legal


def test_a_race_without_a_result_leaves_the_sets_to_the_player_on_turn() -> None:
    """AMB-48, AMB-50: nobody finished in time."""
    table = power(FIRE, [5, 4, 3], "FIRE AIR", active=1).table()
    table.do(Throw())
    table.lands(FIRE)
    table.resolve(Raced())
    assert table.supplies == [5, 5, 3] and table.state.active == 2


@pytest.mark.parametrize(("option", "piles"), [("dissolve", {}), ("keep", {0: [2], 1: [3, 2]}), ("owner_choice", {})])
def test_piles_after_a_race(option: str, piles: dict[int, list[int]]) -> None:
    """D-10: they fall apart, for all players; by option they stand, or their owners say (time-out: dissolve)."""
    after = power(FIRE, [5, 6, 3], FIRE, piles={0: [2], 1: [3, 2]}, piles_after_fire=option).throw(FIRE, race=2)
    assert after.piles == piles and after.supplies == [4, 6, 5]
    assert after.tells("race_finished", "piles_dissolved", "dice_collected") is (option != "keep")


def test_owners_are_asked_in_seat_order_from_the_player_on_turn() -> None:
    """D-10, owner_choice: each for all of the own piles."""
    table = power(
        FIRE, [5, 6, 4, 3], FIRE, active=2, piles={0: [2], 1: [2, 2], 2: [2]}, piles_after_fire="owner_choice"
    ).table()
    table.do(Throw())
    table.lands(FIRE)
    table.resolve(Raced(3))
    for seat, keeps in ((2, False), (0, False), (1, True)):
        awaited = table.game.awaiting(table.state)
        assert isinstance(awaited, Decision) and awaited.seat == seat
        assert set(awaited.actions) == {KeepPiles(True), KeepPiles(False)}
        takes_only_what_it_offers(table)
        table.do(KeepPiles(keeps), seat)
    assert [len(piles) for piles in table.state.piles] == [0, 2, 0, 0]
    assert table.supplies == [5, 6, 3, 5] and table.state.active == 0


def test_without_piles_nothing_dissolves_and_nobody_is_asked() -> None:
    """D-10."""
    for option in ("dissolve", "owner_choice", "keep"):
        after = power(FIRE, [5, 4, 3], FIRE, piles_after_fire=option).throw(FIRE, race=2)
        assert "piles_dissolved" not in after.events and after.collector == 2


# Sets that may be left lying (collect=optional)


@pytest.mark.parametrize(("take", "collector", "supplies"), [(True, 0, [3, 6, 4]), (False, None, [3, 4, 4])])
def test_a_hurricane_passes_whether_its_air_is_taken_or_not(
    take: bool, collector: int | None, supplies: list[int]
) -> None:
    """D-02: effects are triggered by what lies there."""
    after = power(AIR, [5, 4, 3], "AIR FIRE", collect="optional").throw(AIR, collect=take)
    assert after.effects == ["hurricane"] and after.supplies == supplies and after.collector == collector
    assert after.next == (1, "single") and after.arena == faces("FIRE" if take else "AIR AIR FIRE")


@pytest.mark.parametrize("take", [True, False])
def test_the_winner_of_a_race_takes_or_leaves(take: bool) -> None:
    """D-02: a race was still run, and play goes on from its winner."""
    after = power(FIRE, [5, 4, 3], "FIRE STONE", collect="optional").throw(FIRE, race=1, collect=take)
    assert after.effects == ["fire"] and after.next == (2, "single")
    assert after.supplies == [4, 6 if take else 4, 3] and after.collector == (1 if take else None)


@pytest.mark.parametrize(("take", "effects", "piles"), [(True, ["boulders"], {0: [2]}), (False, [], {})])
def test_only_stones_that_are_taken_are_piled(take: bool, effects: list[str], piles: dict[int, list[int]]) -> None:
    """D-02."""
    after = power(STONE, [5, 4, 3], "STONE FIRE", collect="optional").throw(STONE, collect=take)
    assert after.effects == effects and after.piles == piles and after.next == (1, "single")


@pytest.mark.parametrize("take", [True, False])
def test_sets_left_after_a_storm_end_the_turn_too(take: bool) -> None:
    """D-02."""
    after = power(LIGHTNING, [5, 4, 3], LIGHTNING, collect="optional").throw(
        LIGHTNING, reaction=reaction({1: AIR, 2: WATER}), collect=take
    )
    assert after.effects == ["storm"] and after.supplies == [6 if take else 4, 3, 2] and after.next == (1, "single")


def test_the_collector_alone_takes_or_leaves() -> None:
    """D-02, D-08: whoever that is; held water is no choice."""
    table = power(
        LIGHTNING, [5, 4, 3], LIGHTNING, collect="optional", storm_collector="start_player", start_player=2
    ).table()
    table.do(Throw())
    table.lands(LIGHTNING)
    table.do(React(), 1)
    table.do(React(), 2)
    table.lands("AIR WATER")
    assert table.game.awaiting(table.state) == Decision(2, table.game.legal_actions(table.state, 2))
    assert set(table.game.legal_actions(table.state, 2)) == {Collect(True), Collect(False)}
    takes_only_what_it_offers(table)
    assert power(WATER, [5, 4, 3], WATER, collect="optional").throw(WATER).goes_on


def test_leaving_the_set_that_would_save_you_is_the_end() -> None:
    """D-02, CORE-17."""
    after = power(AIR, [1, 4, 3], FIRE, collect="optional").throw(FIRE, collect=False)
    assert after.eliminated == [0] and after.arena == faces("FIRE FIRE")


# How a turn ends


@for_each(
    ("element", "supply", "thrown", "reason"),
    [
        (STONE, 5, FIRE, "collected"),
        (STONE, 5, AIR, "stopped"),
        (STONE, 1, AIR, "no_dice"),
        (WATER, 5, WATER, "held_match"),
        (FIRE, 5, FIRE, "race"),
    ],
)
def test_a_turn_tells_why_it_ended(element: str, supply: int, thrown: str, reason: str) -> None:
    """EVT-27: collected, stopped, no dice, held match or race."""
    options = {"swamp_water_only": "ends_turn", "fire_mode": "fewest_dice"}
    table = power(element, [supply, 4, 3], "FIRE WATER", **options).table()
    table.do(Throw())
    table.lands(thrown)
    if table.state.phase == "choice":
        table.do(Stop())
    (ended,) = [event for event in table.events if event.name == "turn_ended"]
    assert ended.reason == reason  # type: ignore[attr-defined]


# In the middle of a throw: what may be done, leaving, time-outs


def in_a_storm() -> Table:
    """Seats 1 to 3 owe a die; 1 has thrown, 2 has nothing but a pile."""
    table = power(LIGHTNING, [4, 4, 3, 5], "LIGHTNING FIRE", piles={2: [3]}).table()
    table.do(Throw())
    table.lands(LIGHTNING)
    table.do(React(), 1)
    return table


def storm_in_the_air() -> Table:
    table = in_a_storm()
    table.do(React(0), 2)
    table.do(React(), 3)
    return table


def in_a_race() -> Table:
    table = power(FIRE, [4, 4, 3, 5], "FIRE AIR", piles={1: [2], 3: [2, 3]}, piles_after_fire="owner_choice").table()
    table.do(Throw())
    table.lands(FIRE)
    return table


def at_the_piles() -> Table:
    """Seat 1 has won and is asked about the own piles, then seat 3."""
    table = in_a_race()
    table.resolve(Raced(1))
    return table


def at_the_piles_of_the_loser() -> Table:
    """Seat 1 has won and has answered; seat 3 is asked."""
    table = at_the_piles()
    table.do(KeepPiles(True), 1)
    return table


def winner_may_collect() -> Table:
    """Seat 2 has won a race and may take the sets."""
    table = power(FIRE, [4, 4, 3, 5], "FIRE AIR", collect="optional").table()
    table.do(Throw())
    table.lands(FIRE)
    table.resolve(Raced(2))
    return table


def starter_may_collect() -> Table:
    """Seat 3 began the game and may take what the storm left."""
    options = {"collect": "optional", "storm_collector": "start_player"}
    table = power(LIGHTNING, [4, 4, 3, 5], "LIGHTNING FIRE", start_player=3, **options).table()
    table.do(Throw())
    table.lands(LIGHTNING)
    for seat in (1, 2, 3):
        table.do(React(), seat)
    table.lands("AIR WATER STONE")
    return table


MOMENTS = [
    in_a_storm,
    storm_in_the_air,
    in_a_race,
    at_the_piles,
    at_the_piles_of_the_loser,
    winner_may_collect,
    starter_may_collect,
]


@for_each("moment", MOMENTS)
def test_only_what_is_asked_for_may_be_done(moment: Callable[[], Table]) -> None:
    """CORE-11, IMP-POW-STORM-01, D-02, D-10: anything else, by anybody, is refused with its clause."""
    takes_only_what_it_offers(moment())


@for_each("moment", MOMENTS)
def test_outcomes_that_are_not_awaited_are_refused(moment: Callable[[], Table]) -> None:
    """DIG-01: dice land when dice are in the air, a race is won when one is run."""
    table = moment()
    awaited = table.game.awaiting(table.state)
    if not isinstance(awaited, InFlight):
        assert cannot_be(table, Landed(((0, FIRE),))) == "outcome/unexpected"
    if not isinstance(awaited, Race):
        assert cannot_be(table, Raced(1)) == "outcome/unexpected"


@for_each("seat", range(4))
@for_each("moment", MOMENTS)
def test_leaving_in_the_middle_of_a_throw(moment: Callable[[], Table], seat: int) -> None:
    """AMB-46: out at that moment, the supply leaves the game, and the game goes on with all dice accounted for."""
    table = moment()
    arena, removed = table.arena, len(table.state.removed)
    in_hand = sum(len(dice) for owner, dice in table.state.resolution.hands if owner == seat)
    supply = table.owned(seat)
    events = [event.name for event in table.do(Resign(), seat)]
    assert events[0] == "player_eliminated" and table.state.out == ((seat,),)
    assert table.owned(seat) == 0
    if seat == 0:  # the player on turn: what lies there stays, and the next one follows
        assert table.arena == arena and len(table.state.removed) == removed + supply + in_hand
        assert table.state.phase == "turn" and table.state.active == 1
        assert events == ["player_eliminated", "turn_ended", "turn_started"]
    stays_sound(table)
    plays_on(table)


@for_each("seats", [(1, 2, 3), (3, 2, 1), (0, 1, 2), (2, 0, 3)])
@for_each("moment", MOMENTS)
def test_the_last_to_stay_wins(moment: Callable[[], Table], seats: tuple[int, ...]) -> None:
    """AMB-46, CORE-20: when all others leave, wherever the throw stands."""
    table = moment()
    for seat in seats:
        table.do(Resign(), seat)
        stays_sound(table)
    awaited = table.game.awaiting(table.state)
    (last,) = set(range(4)) - set(seats)
    assert isinstance(awaited, Over) and awaited.result.winners == (last,)


def test_a_storm_does_not_wait_for_who_has_left() -> None:
    """AMB-46: the dice that were thrown land; the last to be waited for may leave too."""
    table = in_a_storm()
    table.do(Resign(), 2)
    table.do(Resign(), 3)
    awaited = table.game.awaiting(table.state)
    assert isinstance(awaited, InFlight) and [seat for seat, _ in awaited.hands] == [1]
    table.lands(FIRE)
    assert table.supplies == [7, 3, 0, 0] and table.state.active == 1


def test_a_thrown_storm_die_leaves_with_its_owner() -> None:
    """AMB-46: it had not landed."""
    table = storm_in_the_air()
    removed = len(table.state.removed)
    table.do(Resign(), 1)
    assert len(table.state.removed) == removed + 4
    table.lands("AIR WATER STONE BLANK")
    assert table.supplies == [5, 0, 0, 4] and table.state.out == ((1,), (2,))


@pytest.mark.parametrize("has_thrown", [False, True])
def test_a_storm_that_all_throwers_left_is_resolved_without_them(has_thrown: bool) -> None:
    """AMB-46, IMP-POW-STORM-02: nothing more lands, the sets are taken."""
    table = power(LIGHTNING, [4, 4, 3], "LIGHTNING FIRE", piles={2: [3]}, storm_pile_only="exempt").table()
    table.do(Throw())
    table.lands(LIGHTNING)
    if has_thrown:
        table.do(React(), 1)
    table.do(Resign(), 1)
    assert table.supplies == [5, 0, 3] and table.state.active == 2


def test_a_race_continues_among_those_who_stay() -> None:
    """AMB-46, AMB-50: and the last racer wins unopposed."""
    table = power(FIRE, [1, 4, 3, 5], FIRE).table()
    table.do(Throw())
    table.lands(FIRE)
    table.do(Resign(), 1)
    assert table.game.awaiting(table.state) == Race((2, 3))
    assert cannot_be(table, Raced(1)) == "outcome/racer"
    table.do(Resign(), 3)
    assert table.supplies == [0, 0, 5, 0] and table.game.result(table.state) is not None


def test_who_won_a_race_and_left_collects_nothing() -> None:
    """AMB-46: no dice go to a player who is out; play goes on from that seat (IMP-POW-FIRE-03)."""
    for table in (at_the_piles(), at_the_piles_of_the_loser()):
        table.do(Resign(), 1)
        while isinstance(awaited := table.game.awaiting(table.state), Decision) and table.state.phase == "piles":
            table.do(KeepPiles(False), awaited.seat)
        assert table.owned(1) == 0 and table.state.active == 2
    table = winner_may_collect()
    table.do(Resign(), 2)
    assert table.supplies == [3, 4, 0, 5] and table.arena == faces("FIRE FIRE AIR") and table.state.active == 3


def test_the_player_on_turn_takes_what_the_start_player_left_behind() -> None:
    """AMB-46, D-08: a start player who is out collects nothing."""
    table = starter_may_collect()
    table.do(Resign(), 3)
    table.do(Collect(True), 0)
    assert table.supplies == [5, 3, 2, 0] and table.state.active == 1


@for_each(
    ("moment", "asked"),
    [
        (in_a_storm, (2, 3)),
        (storm_in_the_air, ()),
        (in_a_race, ()),
        (at_the_piles, (1,)),
        (at_the_piles_of_the_loser, (3,)),
        (winner_may_collect, (2,)),
        (starter_may_collect, (3,)),
    ],
)
def test_time_runs_out_only_for_those_who_are_asked(moment: Callable[[], Table], asked: tuple[int, ...]) -> None:
    """AMB-48: everybody else is refused, and the game goes on."""
    for seat in range(4):
        table = moment()
        if seat in asked:
            table.do(Timeout(), seat)
            plays_on(table)
        else:
            assert forbids(table, Timeout(), seat) == "AMB-48"


def test_what_a_time_out_does() -> None:
    """AMB-48, D-10: the storm die is dropped, piles fall apart."""
    storm = in_a_storm()
    storm.do(Timeout(), 2)
    storm.do(Timeout(), 3)
    assert [len(dice) for _, dice in storm.state.resolution.hands] == [1, 3, 1]
    piles = at_the_piles()
    piles.do(Timeout(), 1)
    assert piles.state.piles[1] == () and piles.owned(1) == 4
    assert [len(pile) for pile in piles.state.piles[3]] == [2, 3]


@pytest.mark.parametrize(
    ("arena", "piles", "action"),
    [
        (FIRE, {}, Throw()),
        (FIRE, {0: [4]}, ThrowPile(0)),
        ("", {0: [2]}, ThrowAll()),
    ],
)
def test_the_mandatory_throw_after_the_time_limit(arena: str, piles: dict[int, list[int]], action: Action) -> None:
    """AMB-48, AMB-23, AMB-10: what has to be thrown is dropped; a choice is a stop."""
    at = power(STONE, [4, 4, 3], arena, piles=piles)
    timed_out, thrown = at.table(), at.table()
    timed_out.do(Timeout())
    thrown.do(action)
    assert timed_out.state == thrown.state
    assert power(STONE, [4, 4, 3], FIRE, piles={0: [2]}).throw(AIR).then_timeout().next == (1, "single")
