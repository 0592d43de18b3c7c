"""The best answer to a player who does not think, and noticing one."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from throwdown.bots.odds.kernels import parse_model
from throwdown.bots.search.best_response import RESPONSES_FILE, THOUGHTLESS, Habit, Response, answer_to_thoughtless
from throwdown.bots.search.evaluation import core
from throwdown.bots.search.opponents import DOUBT, Noticed
from throwdown.bots.solver.core import solve
from throwdown.rules import Stop, game
from throwdown.rules.arena.state import Throw
from throwdown.rules.game import Timeout

ONE_LIES = "choice active=1 supplies=abcdef/hijklm arena=q:2 aside=uvwxyz removed=gnoprst"
GENTLE = parse_model("drop=0,0")


def test_the_answer_to_a_habit_is_at_least_as_good_as_the_solved_game() -> None:
    response, solved = answer_to_thoughtless(), core(2)
    for lying in range(1, 6):
        for own, other in ((6, 5), (3, 6), (1, 4)):
            assert response.mine[lying, own, other] >= solved.values(lying, (own, other))[0] - 1e-4


def test_a_player_without_dice_has_lost() -> None:
    response = answer_to_thoughtless()
    assert (response.theirs[:, 0, 1:] == 0).all()
    assert (response.mine[:, 1:, 0] == 1).all()


def test_two_players_who_never_stop_have_equal_chances() -> None:
    """With one manner and no stopping both sides play the same game: each wins what the other loses."""
    response = Response(GENTLE, Habit(stops=0.0, manners=(("drop", 1.0),)))
    solved = solve(GENTLE, 2)
    assert response.mine[1, 5, 5] >= solved.values(1, (5, 5))[0] - 1e-4
    assert response.mine[5, 1, 1] == pytest.approx(solved.values(5, (1, 1))[0], abs=0.05)


def test_the_answer_beside_the_code_is_for_the_luck_there_is() -> None:
    """Made again by ``throwdown lab make respond`` when the luck model changes."""
    import numpy as np

    from throwdown.bots.search.best_response import named
    from throwdown.throwers.luck import LUCK

    with np.load(RESPONSES_FILE) as known:
        assert str(known["model"]) == named(LUCK)


@pytest.fixture
def rules() -> Any:
    return game("strike", 2)


def test_folly_is_noticed(rules: Any) -> None:
    noticed = Noticed(THOUGHTLESS, core(2))
    view = rules.view(rules.parse(ONE_LIES), None)
    assert noticed.weakness(1) == pytest.approx(DOUBT)
    for _ in range(3):
        noticed.watch(view, 1, Throw())
    assert noticed.weakness(1) > 0.9
    assert noticed.weakness(0) == pytest.approx(DOUBT)


def test_a_time_out_is_no_folly(rules: Any) -> None:
    """AMB-48: whoever is late is served the gentlest action; that tells nothing about sense."""
    noticed, view = Noticed(THOUGHTLESS, core(2)), rules.view(rules.parse(ONE_LIES), None)
    for _ in range(10):
        noticed.watch(view, 1, Timeout())
    assert noticed.weakness(1) == pytest.approx(DOUBT)


def test_good_sense_is_noticed_too(rules: Any) -> None:
    noticed = Noticed(THOUGHTLESS, core(2))
    view = rules.view(rules.parse(ONE_LIES), None)
    for _ in range(3):
        noticed.watch(view, 1, Stop())
    assert noticed.weakness(1) < DOUBT


def test_a_forced_throw_reveals_no_habit(rules: Any) -> None:
    noticed = Noticed(THOUGHTLESS, core(2))
    rng = Random(1)
    state, _ = rules.new_game()
    view = rules.view(state, None)
    noticed.watch(view, rng.randrange(2), Throw())
    assert noticed.weakness(0) == noticed.weakness(1)
