"""What an aim means in the arena, and which die may be moved where."""

from __future__ import annotations

from itertools import product
from typing import Any

import pytest

from tests.terminal.arena_tables import arena_match, floor_with, lay, placed_match
from throwdown.physics import Intent, Scene, aim_at, preset
from throwdown.physics.dimensions import EDGE, HALF
from throwdown.rules.arena.state import Throw
from throwdown.rules.record import Acted
from throwdown.table import Match, Seat
from throwdown.terminal import floor
from throwdown.terminal.grid import CELLS, SIDES, Aim, centre
from throwdown.terminal.questions import AnswerUnclear
from throwdown.throwers import MANNERS, Luck
from throwdown.words import Words

WORDS = Words()


def die_of(match: Match) -> int:
    return int(match.state.arena[0][0])


# Seeing


def test_a_table_without_an_arena_has_no_floor() -> None:
    match = placed_match()
    assert floor.floor_of(Match(match.game, [Seat("Ada"), Seat("Ben")], Luck())) is None
    assert floor.floor_of(arena_match("verasselt")) is None


def test_a_tower_has_one_cell_and_its_top_is_seen() -> None:
    seen = floor_with({0: (0, 0), 1: (0, 0), 2: (40, 0)}, stacks=((0, 1),))
    assert seen.cells == {1: "e5", 2: "g5"}
    assert seen.stacks == {1: (0, 1)}
    assert seen.die_at("e5") == 1


def test_dice_at_a_wall_are_known() -> None:
    assert floor_with({0: (80, 0), 1: (60, 0), 2: (-70, -20)}).at_wall == {0}


# Aiming


def test_a_throw_without_a_place_has_no_intent() -> None:
    assert floor.intent(placed_match(), 0, "toss", None) == ()


@pytest.mark.parametrize("manner", ["drop", "toss", "hit", "smash"])
def test_an_aim_at_the_cell_of_a_die_is_one_at_the_die(manner: Any) -> None:
    match = placed_match()
    wanted = aim_at(Scene(match.lying), die_of(match), manner, floor.bearing(match, 0))  # type: ignore[arg-type]
    assert floor.intent(match, 0, manner, Aim("e5")) == wanted.numbers()


def test_an_aim_at_an_empty_cell_is_one_at_its_middle() -> None:
    match = placed_match()
    wanted = preset("toss", floor.bearing(match, 1), (*centre("c4"), HALF), Scene(match.lying))  # type: ignore[arg-type]
    assert floor.intent(match, 1, "toss", Aim("c4")) == wanted.numbers()


def test_another_side_may_be_chosen() -> None:
    match = placed_match()
    from_south, from_north = (Intent.of(floor.intent(match, 0, "toss", Aim("e5", side))) for side in (None, "n"))
    assert from_south.y < 0 < from_north.y
    assert from_north.vy < 0 < from_south.vy


def test_every_place_can_be_aimed_at_in_every_manner_from_every_side() -> None:
    match = placed_match()
    for cell, manner, side in product(CELLS, MANNERS, SIDES):
        match.lockable(0, Throw(), floor.intent(match, 0, manner, Aim(cell, side)))


# Moving (DIG-04)


def refused(match: Match, start: str, goal: str) -> tuple[str, str | None]:
    with pytest.raises(AnswerUnclear) as caught:
        floor.move(match, start, goal)
    assert caught.value.line.localised(WORDS)
    return caught.value.line.message, caught.value.clause


def test_free_dice_go_to_the_middle_of_a_cell() -> None:
    match = placed_match(pre_move="free")
    move, place = floor.move(match, "e5", "c4")
    assert place == (-40_000, -20_000)
    match.act(0, move, intent=place)
    assert match.lying[die_of(match)][:2] == place
    entry = match.log.entries[-1]
    assert isinstance(entry, Acted) and entry.intent == place


def test_a_die_in_the_way_stops_it() -> None:
    match = arena_match("strike", pre_move="free", start_die="placed")
    match.act(0, next(iter(match.view(0).actions)))
    one = die_of(match)
    seen = floor.floor_of(match)
    assert seen is not None
    match.lying[99] = (60_000, 0, *match.lying[one][2:])
    _, place = floor.move(match, seen.cells[one], "h5")
    assert 0 < place[0] <= 60_000 - round(EDGE * 1e6) + 1000
    match.lying[99] = (round(EDGE * 1e6), 0, *match.lying[one][2:])
    assert refused(match, "e5", "f5") == ("ask-move-blocked", "CORE-21")


def test_pre_move_none_refuses_every_move() -> None:
    assert refused(placed_match(pre_move="none"), "e5", "c4") == ("ask-move-none", "D-15")


def test_grouping_is_not_spreading() -> None:
    match = placed_match(pre_move="group")
    match.lying[99] = (60_000, 0, *match.lying[die_of(match)][2:])
    assert refused(match, "e5", "c5") == ("ask-move-spreads", "D-15")
    move, _ = floor.move(match, "e5", "f5")
    assert not move.spreads


def test_only_a_die_at_a_wall_leaves_it_and_only_by_its_width() -> None:
    match = placed_match(pre_move="off_walls_by_consent")
    assert refused(match, "e5", "f5") == ("ask-move-not-at-wall", "CORE-21")
    lay(match, 81, 0)
    move, (x, y) = floor.move(match, "i5", "e5")
    assert move.from_wall
    assert 81_000 - x == pytest.approx(EDGE * 1e6, abs=2)
    assert y == 0
    assert floor.needs_consent(match) and not floor.agreed(match)
    match.act(0, move.but(consent=(True, True)), intent=(x, y))
    assert floor.agreed(match)


def test_an_empty_cell_or_a_tower_does_not_move() -> None:
    match = placed_match(pre_move="free")
    assert refused(match, "c4", "d5") == ("ask-move-nothing", "CORE-21")
    tower = floor_with({0: (0, 0), 1: (0, 0)}, stacks=((0, 1),))
    with pytest.raises(AnswerUnclear, match="ask-move-tower"):
        floor._movable(tower, "e5")


def test_a_table_without_an_arena_moves_nothing() -> None:
    match = placed_match()
    luck = Match(match.game, [Seat("Ada"), Seat("Ben")], Luck())
    assert refused(luck, "e5", "f5")[0] == "ask-unclear-no-arena"
