"""What each seat threw: the counts are those of the story, and what is expected follows from the table of luck."""

from __future__ import annotations

from random import Random

import pytest

from throwdown.history.counting import figures_of, turn_chance
from throwdown.history.figures import SeatFigures, read_figures, total, written
from throwdown.history.ranks import ranks_of, resigned_in
from throwdown.rules import game
from throwdown.table import Match, Seat
from throwdown.table.story import tell_story
from throwdown.throwers import Luck
from throwdown.throwers.luck import LUCK


def played(kind: str, seats: int, seed: int = 1, leaves: int | None = None) -> Match:
    players = [Seat(f"P{seat}", "thumb") for seat in range(seats)]
    match = Match(game(kind, seats), players, Luck(Random(seed)), rng=Random(seed))
    if leaves is not None:
        match.step()
        match.leave(leaves)
    match.run()
    return match


@pytest.mark.parametrize("kind", ["strike", "impact_power", "verasselt"])
def test_counts_are_those_of_the_story(kind: str) -> None:
    match = played(kind, 3)
    names = {"lost": "x", "out": "out", "busts": "busts", "caught": "caught"}
    for figures, told in zip(figures_of(match), tell_story(match.log).seats, strict=True):
        assert (figures.throws, figures.dice) == (told.throws, told.dice)
        for what, count in told.counts.items():
            if what in names:
                own = figures.counts[names[what]]  # type: ignore[index]
                assert own.seen == count.seen and own.mean == pytest.approx(count.mean, abs=0.001)
                assert own.variance >= 0


def test_faces_add_up_to_the_dice_that_stayed() -> None:
    for figures in figures_of(played("strike", 4)):
        assert sum(figures.faces.values()) == figures.dice - figures.counts["out"].seen
        assert figures.faces.get("X", 0) == figures.counts["x"].seen
        assert read_figures(written(figures)) == figures


def test_turned_dice_are_as_many_as_the_model_says() -> None:
    games = [figures_of(played("strike", 3, seed)) for seed in range(40)]
    turned = total(seat.counts["turned"] for seats in games for seat in seats if "turned" in seat.counts)
    assert abs(turned.seen - turned.mean) < 4 * turned.variance**0.5


def test_one_die_turns_another_as_often_as_it_strikes_it_hard_enough() -> None:
    chances = LUCK["smash"]
    once = chances.hit * (chances.knock + (1 - chances.knock) * chances.turn * 5 / 6)
    assert turn_chance(chances, 1, 6) == pytest.approx(once)
    assert once < turn_chance(chances, 2, 6) < 2 * once


def test_figures_of_nothing_are_short() -> None:
    assert written(SeatFigures()) == "{}"


def test_winners_are_first_and_a_seat_that_gave_up_is_last() -> None:
    match = played("strike", 4, leaves=2)
    result = match.result
    assert result is not None and resigned_in(match) == {2}
    ranks = ranks_of(match, result)
    assert ranks[2] == 4 and all(ranks[winner] == 1 for winner in result.winners)
    assert sorted(ranks) == [1, 2, 3, 4] or len(set(ranks)) < 4


def test_ranks_follow_the_scores() -> None:
    match = played("verasselt", 3)
    result = match.result
    assert result is not None
    by_score = sorted(range(3), key=lambda seat: -result.scores[seat])
    assert [ranks_of(match, result)[seat] for seat in by_score] == sorted(ranks_of(match, result))
