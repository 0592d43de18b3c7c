"""Starting dice for each seat: who begins with more, what is set aside, and what cannot be."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.cases import for_each
from throwdown.errors import OptionRefused
from throwdown.rules.arena.pipeline import ArenaGame
from throwdown.rules.catalogue import game
from throwdown.rules.editions import house_rules, table_options
from throwdown.rules.record import read_record
from throwdown.rules.rulings import ARENA, HANDICAP, defaults, options_of_seats
from throwdown.table import Match, Seat
from throwdown.throwers import Luck

of_each_game = pytest.mark.parametrize("game_id", ARENA)


def arena(game_id: str, dice: Any, seats: int = 2) -> ArenaGame:
    made = game(game_id, seats, {HANDICAP: dice})
    assert isinstance(made, ArenaGame)
    return made


@of_each_game
@pytest.mark.parametrize("dice", [(8, 10), (5, 8), (1, 24), (7, 9, 7), (5, 8, 5, 5), (1, 5, 5, 5, 9)])
def test_each_seat_begins_with_its_dice_and_the_others_are_aside(game_id: str, dice: tuple[int, ...]) -> None:
    """CORE-28: all 26 dice are somewhere."""
    rules = arena(game_id, list(dice), len(dice))
    state, _ = rules.new_game()
    assert tuple(map(len, state.supplies)) == dice
    assert len(state.aside) == 25 - sum(dice)
    assert rules.parse(rules.notation(state)) == state
    everywhere = [*sum(state.supplies, ()), *state.aside, *state.resolution.hands[0][1]]
    assert sorted(everywhere) == list(range(26))


@of_each_game
def test_a_game_without_a_handicap_has_the_options_that_it_always_had(game_id: str) -> None:
    assert HANDICAP not in game(game_id).options
    assert HANDICAP not in arena(game_id, None).options
    assert arena(game_id, [8, 8]).options == game(game_id).options
    assert game(game_id).options.keys() == defaults(game_id).keys()


@for_each("dice", [[8], [8, 8, 8], [25, 1], [0, 8], [-1, 8], ["8", 8], [True, 8], [8.0, 8], "8,8", 8, {}])
def test_other_starting_dice_are_refused(dice: Any) -> None:
    with pytest.raises(OptionRefused) as refused:
        arena("strike", dice)
    assert (refused.value.code, refused.value.clause) == ("option/dice", "CORE-03")


def test_cards_have_no_starting_dice() -> None:
    with pytest.raises(OptionRefused) as refused:
        game("verasselt", 2, {HANDICAP: [8, 10]})
    assert refused.value.code == "option/not_in_edition"


def test_a_handicap_is_a_house_rule_of_every_edition() -> None:
    options = table_options("strike", "strike-FR", {HANDICAP: [8, 10]})
    assert house_rules("strike", options, "strike-FR") == {HANDICAP: (8, 10)}


def test_seats_keep_their_dice_where_only_some_of_them_play() -> None:
    assert options_of_seats({HANDICAP: (7, 9, 6)}, (2, 1)) == {HANDICAP: (6, 9)}
    assert options_of_seats({"collect": "mandatory"}, (2, 1)) == {"collect": "mandatory"}


@of_each_game
def test_a_record_has_the_handicap_and_is_read_as_it_was_played(game_id: str) -> None:
    rng = Random(game_id)
    match = Match(arena(game_id, [6, 12]), [Seat("Ann", "thumb"), Seat("Ben", "novice")], Luck(rng), rng=rng)
    match.run()
    lines = list(match.log.lines())
    read = read_record(lines)
    assert dict(read.header.options)[HANDICAP] == (6, 12)
    assert [step.state for step in read.replay()][-1] == match.state
    with pytest.raises(Exception, match="hash"):
        read_record([lines[0].replace("[6, 12]", "[6, 11]"), *lines[1:]])
