"""Suggested starting dice: the best whole number, and chances that add up."""

from __future__ import annotations

from itertools import pairwise

import pytest

from throwdown.bots.handicap import chances_of, suggested, tables
from throwdown.bots.search.evaluation import core
from throwdown.bots.search.solved import solved_values
from throwdown.errors import ThrowdownError
from throwdown.rules.arena.pipeline import ArenaGame
from throwdown.rules.catalogue import game
from throwdown.rules.rulings import ARENA, HANDICAP
from throwdown.throwers import Luck
from throwdown_lab.making.handicap import MORE, USUALLY_MORE
from throwdown_lab.simulate import make_plan

of_each_game = pytest.mark.parametrize("game_id", ARENA)
of_all_seats = pytest.mark.parametrize("seats", [2, 3, 4, 5])


def test_the_file_was_made_with_the_luck_of_this_program() -> None:
    assert tables().luck == Luck.engine


@of_each_game
def test_equal_dice_of_two_equal_players_are_even(game_id: str) -> None:
    assert chances_of(game_id, (8, 8)).chances == (0.5, 0.5)
    assert suggested(game_id, 2).dice == (8, 8)


@pytest.mark.parametrize("game_id", ["strike", "impact", "impact_power", "hp_strike"])
def test_more_dice_are_a_better_chance(game_id: str) -> None:
    found = [chances_of(game_id, (8, dice)).chances[1] for dice in range(4, 13)]
    assert all(fewer < more for fewer, more in pairwise(found))
    assert chances_of(game_id, (10, 8)).chances == pytest.approx(chances_of(game_id, (8, 10)).chances[::-1])


@pytest.mark.parametrize("dice", [(8, 10), (5, 12), (1, 24)])
def test_chances_of_strike_are_those_of_the_solved_game(dice: tuple[int, int]) -> None:
    """The mean over who begins."""
    solved, (one, other) = core(2, dice=26), dice
    expected = (solved.values(1, (one, other))[0] + solved.values(1, (other, one))[1]) / 2
    found = chances_of("strike", dice)
    assert found.basis == "solved"
    assert found.chances[0] == pytest.approx(expected, abs=1e-4)


@of_each_game
@of_all_seats
@pytest.mark.parametrize("beginners", [(1,), (0, 1)])
def test_no_other_number_of_dice_for_a_beginner_is_nearer(game_id: str, seats: int, beginners: tuple[int, ...]) -> None:
    found = suggested(game_id, seats, beginners)
    assert found.basis == "simulated" or (seats, len(beginners)) == (2, 2)
    assert sum(found.chances) == pytest.approx(1)
    assert sum(found.dice) <= 25
    for more in (-1, 1):
        dice = [each + more * (seat in beginners) for seat, each in enumerate(found.dice)]
        if len(beginners) == seats or sum(dice) > 25 or max(dice) > 2 * found.usual or dice[1] < min(found.dice):
            continue
        other = chances_of(game_id, dice, beginners)
        assert abs(found.chances[1] - 1 / seats) <= abs(other.chances[1] - 1 / seats)


@of_each_game
def test_suggested_dice_are_among_those_that_were_played(game_id: str) -> None:
    found = suggested(game_id, 2, (1,))
    assert found.dice[1] - found.usual <= MORE.get(game_id, USUALLY_MORE)


@pytest.mark.parametrize(
    ("game_id", "dice", "beginners"), [("verasselt", (8, 8), ()), ("strike", (8,), ()), ("strike", (8, 8), (2,))]
)
def test_other_questions_are_refused(game_id: str, dice: tuple[int, ...], beginners: tuple[int, ...]) -> None:
    with pytest.raises(ThrowdownError):
        chances_of(game_id, dice, beginners)


def test_a_master_knows_the_solved_game_with_more_dice() -> None:
    rules = game("strike", 2, {HANDICAP: [9, 14]})
    assert isinstance(rules, ArenaGame)
    state = rules.parse("turn active=0 supplies=abcdefghi/jklmnopqrstuvw arena=x:5 aside=yz")
    values = solved_values(rules, rules.view(state, 0))
    assert max(values.values()) == pytest.approx(float(core(2, dice=24).values(1, (9, 14))[0]))


def test_bots_take_their_dice_along_when_they_change_seats() -> None:
    plan = make_plan("strike", ("thumb", "novice"), "seats", {HANDICAP: [6, 11]})
    seen = [(match.seats[0].bot, tuple(map(len, match.state.supplies))) for match in map(plan.match, range(2))]
    assert seen == [("thumb", (6, 11)), ("novice", (11, 6))]
