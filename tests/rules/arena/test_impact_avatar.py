"""Impact, Avatar: several elements at once, their order, and how they meet (IMP-AVA-…)."""

from __future__ import annotations

from itertools import chain, combinations
from typing import TYPE_CHECKING, Any

import pytest

from tests.cases import for_each
from tests.rules.arena.helpers import Position, faces, position, reaction, setup
from throwdown.rules.arena.state import KeepPiles, Raced, React, Throw
from throwdown.rules.game import Race
from throwdown.rules.rulings import ELEMENTS

if TYPE_CHECKING:
    from collections.abc import Sequence

LIGHTNING, AIR, STONE, WATER, FIRE = "LIGHTNING", "AIR", "STONE", "WATER", "FIRE"
ALL = " ".join(ELEMENTS)
SUBSETS = list(chain.from_iterable(combinations(ELEMENTS, size) for size in range(6)))


def avatar(players: Sequence[int], arena: str = "", elements: str = ALL, **more: Any) -> Position:
    """A position of Impact Avatar; all elements are active unless told otherwise."""
    return position("impact_avatar", players, arena, elements=elements, **more)


# The agreed elements


@for_each("elements", SUBSETS)
def test_the_agreed_elements_act_and_no_others(elements: tuple[str, ...]) -> None:
    """IMP-AVA-01, IMP-AVA-02, IMP-AVA-04: one throw with a pair of everything, under every agreement."""
    at = avatar([5, 3, 4], "FIRE FIRE WATER WATER STONE STONE AIR AIR LIGHTNING", " ".join(elements))
    after = at.throw(LIGHTNING, reaction=reaction({1: "BLANK", 2: "OUT"}), race=1)
    order = {LIGHTNING: "storm", FIRE: "fire", STONE: "boulders", AIR: "hurricane"}
    assert after.effects == [effect for element, effect in order.items() if element in elements]

    collector = 1 if FIRE in elements else 0
    supplies = [4, 2, 3] if LIGHTNING in elements else [4, 3, 4]
    supplies[collector] += 8 if WATER in elements else 10
    piles = {collector: [2]} if STONE in elements else {}
    if AIR in elements:
        supplies = [supplies[2], supplies[0], supplies[1]]
        piles = {(seat + 1) % 3: sizes for seat, sizes in piles.items()}
    assert after.collector == collector and after.supplies == supplies and after.piles == piles
    assert after.arena == faces("WATER WATER" if WATER in elements else "")
    assert after.next == (collector + 1, "single" if WATER in elements else "big")


@for_each("start_die", ELEMENTS)
def test_the_start_die_activates_nothing_further(start_die: str) -> None:
    """AMB-20, IMP-AVA-01: it is thrown, blank again, and only lies there."""
    result, _ = setup("impact_avatar", 4, f"BLANK {start_die}", active_elements=[AIR, STONE])
    assert sorted(result["activated"]) == [AIR, STONE]
    assert result["arena_after"] == [start_die] and result["start_rolls_used"] == 2
    assert result["race_started"] is False


# The order


def test_everything_in_one_throw() -> None:
    """IMP-AVA-02: blanks out, storm, column of fire, boulders, hurricane; each event in its place."""
    after = avatar([6, 4, 4], "LIGHTNING FIRE STONE AIR WATER WATER WATER", piles={2: [2]}).throw(
        LIGHTNING,
        changed={4: FIRE, 5: STONE, 6: "BLANK"},
        reaction=reaction({1: "OUT", 2: AIR}, changed={1: WATER, "t0": FIRE}),
        race=2,
    )
    # after the storm: LIGHTNING WATER STONE AIR FIRE STONE FIRE AIR
    assert after.effects == ["storm", "fire", "boulders", "hurricane"] and after.removed_now == 2
    assert after.collector == 2 and after.arena == faces("LIGHTNING WATER")
    assert after.supplies == [9, 5, 3] and after.piles == {0: [2]}
    assert after.next == (0, "single")
    assert after.events == [
        "turn_started", "throw_committed", "dice_settled", "x_removed", "sets_found",
        "reaction_started", "reaction_committed", "reaction_committed", "dice_left_arena", "dice_settled",
        "sets_found_again", "race_started", "race_finished", "piles_dissolved", "dice_collected", "pile_built",
        "hurricane_passed", "turn_ended", "turn_started",
    ]  # fmt: skip


def test_the_event_of_held_water_comes_between_collecting_and_piling() -> None:
    """IMP-AVA-02, IMP-AVA-04, EVT-16 to EVT-19."""
    after = avatar([6, 4, 4], "STONE AIR WATER WATER FIRE").throw(STONE, changed={4: AIR})
    assert after.events == [
        "turn_started", "throw_committed", "dice_settled", "sets_found", "dice_collected", "dice_held", "pile_built",
        "hurricane_passed", "turn_ended", "turn_started",
    ]  # fmt: skip


def test_blanks_go_before_anything_is_set_off() -> None:
    """IMP-AVA-02: a die turned blank by the throw is in no pair, and none turned blank by the storm is either."""
    at = avatar([5, 4, 4], "LIGHTNING FIRE STONE")
    none = at.throw(LIGHTNING, changed={0: "BLANK"})
    assert none.effects == [] and none.goes_on
    storm = at.throw(LIGHTNING, reaction=reaction({1: FIRE, 2: STONE}, changed={1: "BLANK"}))
    assert storm.effects == ["storm", "boulders"] and storm.removed_now == 1


@for_each(("winner", "next_player"), [(0, 1), (1, 2), (2, 3), (3, 0)])
def test_after_race_and_hurricane_play_goes_on_from_the_winner(winner: int, next_player: int) -> None:
    """IMP-AVA-02, IMP-POW-FIRE-03: the winner collects, everybody passes, left of the winner is on turn."""
    after = avatar([5, 4, 3, 6], "FIRE AIR STONE").throw(FIRE, changed={2: AIR}, race=winner)
    supplies = [4, 4, 3, 6]
    supplies[winner] += 4
    assert after.supplies == [supplies[3], *supplies[:3]] and after.collector == winner
    assert after.next == (next_player, "big")


def test_a_race_winner_can_be_blown_out_of_the_game() -> None:
    """IMP-AVA-02, AMB-08, AMB-44: effects first, then eliminations; play still goes on from that seat."""
    after = avatar([1, 4, 3], "FIRE AIR STONE WATER").throw(FIRE, changed={2: AIR}, race=1)
    assert after.supplies == [3, 0, 8] and after.collector == 1
    assert after.eliminated == [1] and after.next == (2, "single")


# Storm and what follows it


@for_each(("element", "effect", "more"), [(FIRE, "fire", {"race": 0}), (STONE, "boulders", {}), (AIR, "hurricane", {})])
@for_each(
    ("before", "after_storm", "recheck", "locked"),
    [
        (False, True, True, False),  # made by the storm
        (True, True, True, True),  # there before and after
        (True, False, False, False),  # broken by the storm
    ],
)
@for_each("option", ["recheck", "locked"])
def test_which_pairs_act_after_a_storm(
    option: str,
    element: str,
    effect: str,
    more: dict[str, Any],
    before: bool,
    after_storm: bool,
    recheck: bool,
    locked: bool,
) -> None:
    """AMB-17: those that lie there then; by option only those that lay there before as well."""
    lying = f"LIGHTNING {element} {element if before else WATER} "
    storm = reaction({1: "BLANK", 2: "BLANK"}, changed={2: element if after_storm else WATER})
    after = avatar([5, 4, 4], lying, storm_chain=option).throw(LIGHTNING, reaction=storm, **more)
    acts = recheck if option == "recheck" else locked
    assert after.effects == (["storm", effect] if acts else ["storm"])
    taken = 4 if after_storm else 2
    assert sum(after.supplies) == 4 + 3 + 3 + taken and after.collector == 0


def test_a_pair_made_of_other_dice_by_the_storm_is_paired_before_and_after() -> None:
    """AMB-17, locked: the element counts, not the dice."""
    after = avatar([5, 4, 4], "LIGHTNING STONE STONE", storm_chain="locked").throw(
        LIGHTNING, reaction=reaction({1: STONE, 2: STONE}, changed={1: AIR, 2: WATER})
    )
    assert after.effects == ["storm", "boulders"] and after.piles == {0: [2]}


def test_without_a_storm_nothing_is_locked() -> None:
    """AMB-17."""
    after = avatar([5, 4, 4], "STONE FIRE", storm_chain="locked").throw(STONE)
    assert after.effects == ["boulders"]


@pytest.mark.parametrize("option", ["recheck", "locked"])
def test_the_swamp_needs_no_pair_before_the_storm(option: str) -> None:
    """AMB-17, IMP-AVA-04: it is a standing restriction."""
    after = avatar([5, 4, 4], LIGHTNING, storm_chain=option).throw(LIGHTNING, reaction=reaction({1: WATER, 2: WATER}))
    assert after.supplies == [6, 3, 3] and after.arena == faces("WATER WATER")


@for_each(
    ("water_only", "no_match", "goes_on"),
    [
        ("not_a_match", "may_continue", True),
        ("not_a_match", "turn_ends", False),
        ("ends_turn", "may_continue", False),
        ("ends_turn", "turn_ends", False),
    ],
)
def test_only_water_matches_after_a_storm(water_only: str, no_match: str, goes_on: bool) -> None:
    """AMB-15, AMB-18: either option alone ends the turn."""
    after = avatar([5, 4, 4], LIGHTNING, swamp_water_only=water_only, reaction_no_match=no_match).throw(
        LIGHTNING, reaction=reaction({1: WATER, 2: WATER}, changed={0: STONE})
    )
    assert after.goes_on is goes_on and after.collector is None and after.supplies == [4, 3, 3]


def test_the_fewest_dice_are_counted_after_the_storm() -> None:
    """DIG-FIRE-3, IMP-AVA-02: storm dice are gone when the towers are built."""
    after = avatar([4, 4, 9], LIGHTNING, fire_mode="fewest_dice").throw(
        LIGHTNING, reaction=reaction({1: FIRE, 2: FIRE})
    )
    assert after.collector == 0
    after = avatar([5, 4, 9], LIGHTNING, fire_mode="fewest_dice").throw(
        LIGHTNING, reaction=reaction({1: FIRE, 2: FIRE})
    )
    assert after.collector == 1


def test_a_whole_pile_in_a_storm_can_start_the_race_it_takes_part_in() -> None:
    """AMB-06, AMB-17, AMB-50: and who threw everything away does not race."""
    after = avatar([5, 2, 4], LIGHTNING, piles={1: [2]}).throw(
        LIGHTNING, reaction=reaction({1: "FIRE FIRE", 2: WATER}), race=2
    )
    assert after.effects == ["storm", "fire"] and after.supplies == [4, 0, 7] and after.eliminated == [1]
    table = avatar([5, 2, 4], LIGHTNING, piles={1: [2]}).table()
    table.do(Throw())
    table.lands(LIGHTNING)
    table.do(React(0), 1)
    table.do(React(), 2)
    table.lands("FIRE FIRE WATER")
    assert table.game.awaiting(table.state) == Race((0, 2))


@pytest.mark.parametrize("storm_collector", ["turn_player", "start_player"])
def test_nobody_can_race(storm_collector: str) -> None:
    """AMB-50: the player on turn collects, whoever began the game, and so is the last with dice."""
    after = avatar([1, 1], "LIGHTNING FIRE", start_player=1, storm_collector=storm_collector).throw(
        LIGHTNING, reaction=reaction({1: FIRE})
    )
    assert after.collector == 0 and after.supplies == [4, 0]
    assert after.eliminated == [1] and after.winner == 0


@pytest.mark.parametrize(("option", "collector"), [("cannot_race", 2), ("wins_instantly", 0)])
def test_no_dice_left_when_storm_and_fire_come_together(option: str, collector: int) -> None:
    """AMB-12: only the player on turn can win without dice."""
    after = avatar([1, 1, 4], "LIGHTNING FIRE", fire_empty_supply=option).throw(
        LIGHTNING, reaction=reaction({1: FIRE, 2: AIR})
    )
    assert after.collector == collector and after.supplies[collector] == (7 if collector else 4)
    assert after.eliminated == ([0, 1] if collector else [1])


@pytest.mark.parametrize("start_player", [1, 2])
def test_a_race_decides_about_what_a_storm_left(start_player: int) -> None:
    """D-08, IMP-AVA-02: also where the start player would collect; without fire, that player builds the pile."""
    at = avatar([5, 4, 4], LIGHTNING, start_player=start_player, storm_collector="start_player")
    race = at.throw(LIGHTNING, reaction=reaction({1: FIRE, 2: FIRE}), race=0)
    assert race.collector == 0 and race.supplies == [8, 3, 3] and race.next == (1, "big")
    stones = at.throw(LIGHTNING, reaction=reaction({1: STONE, 2: STONE}))
    assert stones.collector == start_player and stones.piles == {start_player: [2]} and stones.next == (1, "big")


# Hurricane after a storm


def test_two_players_and_a_hurricane_after_a_storm_turn_the_game_around() -> None:
    """AMB-08, AMB-04: the player without dice is still in, passes nothing and gets everything."""
    after = avatar([5, 1], "LIGHTNING AIR").throw(LIGHTNING, reaction=reaction({1: AIR}))
    assert after.effects == ["storm", "hurricane"] and after.supplies == [0, 8]
    assert after.eliminated == [0] and after.winner == 1


@pytest.mark.parametrize(
    ("option", "supplies", "out", "winner"),
    [
        ("after_resolution", [3, 8, 0], [2], None),  # 1 had thrown the last die and passed nothing on
        ("immediate", [3, 0, 8], [1], None),  # skipped: 0 passes to 2
        ("own_turn", [3, 8, 0], [], None),
    ],
)
def test_a_hurricane_while_a_player_has_no_dice(
    option: str, supplies: list[int], out: list[int], winner: int | None
) -> None:
    """AMB-08, D-07."""
    after = avatar([5, 1, 4], "LIGHTNING AIR FIRE", elim_nonactive=option).throw(
        LIGHTNING, reaction=reaction({1: AIR, 2: WATER})
    )
    assert after.supplies == supplies and after.eliminated == out and after.winner == winner
    assert after.next[0] == (2 if option == "immediate" else 1)


def test_out_as_the_dice_land_means_no_race_and_no_hurricane() -> None:
    """D-07, immediate: two remain, and one of them can be left alone by what follows."""
    after = avatar([5, 1], "LIGHTNING AIR", elim_nonactive="immediate").throw(LIGHTNING, reaction=reaction({1: AIR}))
    assert after.supplies == [8, 0] and after.winner == 0 and after.eliminated == [1]


@pytest.mark.parametrize(("option", "piles"), [("intact", {1: [2, 2], 2: [3]}), ("loosen", {})])
def test_the_new_pile_is_blown_to_the_left_with_the_old_ones(option: str, piles: dict[int, list[int]]) -> None:
    """AMB-07, IMP-AVA-02: boulders come before the hurricane."""
    after = avatar([5, 4, 3], "STONE AIR FIRE", piles={0: [2], 1: [3]}, hurricane_piles=option).throw(
        STONE, changed={2: AIR}
    )
    assert after.effects == ["boulders", "hurricane"] and after.supplies == [3, 8, 4] and after.piles == piles


# Fire and boulders


@for_each(
    ("options", "piles"),
    [
        ({}, {2: [2]}),
        ({"piles_after_fire": "owner_choice"}, {2: [2]}),
        ({"piles_after_fire": "keep"}, {1: [3], 2: [2, 2]}),
        ({"piles_after_fire": "keep", "pile_merge": "merge"}, {1: [3], 2: [4]}),
        ({"pile_merge": "merge"}, {2: [2]}),
    ],
)
def test_stones_won_in_a_race_are_piled_while_old_piles_fall_apart(
    options: dict[str, str], piles: dict[int, list[int]]
) -> None:
    """AMB-21, IMP-AVA-03, D-10, AMB-22: the new pile stands, the old ones of all players need not be rebuilt."""
    after = avatar([5, 4, 4], "FIRE STONE AIR", piles={1: [3], 2: [2]}, **options).throw(
        FIRE, changed={2: STONE}, race=2
    )
    assert after.effects == ["fire", "boulders"] and after.supplies == [4, 4, 8] and after.piles == piles
    assert after.tells("race_finished", "dice_collected", "pile_built")


def test_an_owner_who_keeps_the_old_pile_adds_the_new_one() -> None:
    """D-10, AMB-21, AMB-22: oldest first."""
    table = avatar([5, 4, 5], "FIRE STONE AIR", piles={1: [3], 2: [4]}, piles_after_fire="owner_choice").table()
    table.do(Throw())
    table.lands(FIRE, changed={2: STONE})
    table.resolve(Raced(2))
    table.do(KeepPiles(False), 1)
    table.do(KeepPiles(True), 2)
    assert [[len(pile) for pile in piles] for piles in table.state.piles] == [[], [], [4, 2]]


def test_piles_stand_while_no_race_is_run() -> None:
    """IMP-AVA-03: only a column of fire uses them up."""
    after = avatar([5, 6, 4], "FIRE AIR", piles={1: [3]}, elements="FIRE STONE").throw(AIR)
    assert after.piles == {1: [3]}


# Swamp


@pytest.mark.parametrize("winner", [0, 1])
def test_the_swamp_binds_the_winner_of_a_race(winner: int) -> None:
    """IMP-AVA-04."""
    after = avatar([5, 4, 4], "FIRE WATER WATER").throw(FIRE, race=winner)
    assert after.arena == faces("WATER WATER") and after.supplies[winner] == 6
    assert after.next == (winner + 1, "single")


def test_the_swamp_binds_the_start_player_after_a_storm() -> None:
    """IMP-AVA-04, D-08."""
    after = avatar([5, 4, 4], "LIGHTNING WATER", start_player=2, storm_collector="start_player").throw(
        LIGHTNING, reaction=reaction({1: WATER, 2: AIR})
    )
    assert after.arena == faces("WATER WATER AIR") and after.supplies == [4, 3, 5]


def test_without_the_swamp_water_is_taken() -> None:
    """IMP-AVA-01, IMP-AVA-04."""
    after = avatar([5, 4, 4], "FIRE WATER WATER", elements="FIRE").throw(FIRE, race=1)
    assert after.arena == faces("") and after.supplies == [4, 8, 4]


# Sets that may be left lying (collect=optional)


def test_everything_is_set_off_though_nothing_is_taken() -> None:
    """D-02: storm, race and hurricane by what lies there; only taken stones are piled."""
    at = avatar([5, 4, 4], "LIGHTNING FIRE STONE AIR", collect="optional")
    storm = reaction({1: STONE, 2: AIR}, changed={0: FIRE})
    left = at.throw(LIGHTNING, reaction=storm, race=1, collect=False)
    assert left.effects == ["storm", "fire", "hurricane"] and left.collector is None
    assert left.supplies == [3, 4, 3] and left.piles == {} and left.next == (2, "single")
    taken = at.throw(LIGHTNING, reaction=storm, race=1, collect=True)
    assert taken.effects == ["storm", "fire", "boulders", "hurricane"] and taken.collector == 1
    assert taken.supplies == [3, 4, 9] and taken.piles == {2: [2]} and taken.next == (2, "single")


# A turn that goes on


def test_a_turn_of_many_throws_under_all_elements() -> None:
    """AMB-16, AMB-18, IMP-AVA-02: no match, a storm without a match, water, and a race at last."""
    first = avatar([6, 4, 4], "LIGHTNING WATER").throw(AIR)
    assert first.goes_on and first.effects == []
    second = first.then_throw(LIGHTNING, reaction=reaction({1: STONE, 2: "BLANK"}, changed={0: FIRE}))
    assert second.goes_on and second.effects == ["storm"] and second.supplies == [4, 3, 3]
    third = second.then_throw(WATER)
    assert third.goes_on and third.effects == []
    # FIRE WATER AIR LIGHTNING STONE WATER
    fourth = third.then_throw(FIRE, changed={1: STONE, 3: AIR}, race=2)
    assert fourth.effects == ["fire", "boulders", "hurricane"] and fourth.collector == 2
    assert fourth.supplies == [9, 2, 3] and fourth.piles == {0: [2]} and fourth.arena == faces(WATER)
    assert fourth.next == (0, "single")
