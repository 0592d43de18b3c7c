"""Looking one throw ahead: exact where nothing is left to chance, and right on the whole."""

from __future__ import annotations

from math import hypot
from random import Random
from statistics import fmean, stdev
from typing import TYPE_CHECKING, Any, cast

import pytest

from tests.cases import for_each
from throwdown.bots import Choice
from throwdown.bots.search.determinize import Trial
from throwdown.bots.search.evaluation import Evaluation, core
from throwdown.bots.search.lookahead import Foresight, chance_to_stir
from throwdown.rules import Stop, game
from throwdown.rules.arena.state import Throw, ThrowAll
from throwdown.throwers import MANNERS
from throwdown.throwers.luck import LUCK

if TYPE_CHECKING:
    from throwdown.rules.arena.pipeline import ArenaGame
    from throwdown.rules.arena.state import ArenaState
    from throwdown.rules.record import Manner

TRIALS = 4000
#: A die alone, three that lie apart, and a tower beside two loose dice.
POSITIONS = {
    "strike": "choice active=0 supplies=abcde/fgh arena=i:2,j:4,k:3 removed=lmnop aside=qrstuvwxyz",
    "hp_strike": (
        "choice active=0 supplies=abcde/fgh arena=i:RELASHIO,j:ACCIO,k:LEVIOSA,l:CONFUNDO stacks=kl removed=mnop"
        " aside=qrstuvwxyz"
    ),
}


def rules_of(name: str) -> ArenaGame:
    return cast("ArenaGame", game(name, 2))


def position(name: str) -> ArenaState:
    return rules_of(name).parse(POSITIONS[name])


def view_of(name: str) -> Any:
    return rules_of(name).view(position(name), 0)


def foresight(name: str, seed: int = 1) -> Foresight:
    rules = rules_of(name)
    return Foresight(rules, Random(seed), Evaluation(rules).of_state)


def test_stopping_is_known_and_throwing_is_as_solved(monkeypatch: pytest.MonkeyPatch) -> None:
    """In the core game the solver has the last word."""
    monkeypatch.setattr("throwdown.bots.search.lookahead.LEAST_ROUNDS", 400)
    seen = foresight("strike").look(view_of("strike"), think=0.0)
    solved = core(2).action_values(3, (5, 3), mid=True)
    assert seen[Choice(Stop())].value == pytest.approx(float(solved["stop"][0]), abs=1e-12)
    assert seen[Choice(Stop())].error == 0
    for manner in MANNERS:
        throw = seen[Choice(Throw(), manner)]
        assert abs(throw.value - float(solved[manner][0])) < 5 * throw.error


@for_each("name", POSITIONS)
@for_each("manner", MANNERS)
def test_the_chance_to_stir_agrees_with_luck(name: str, manner: Manner) -> None:
    rules, rng = rules_of(name), Random(2)
    flying, _ = rules.apply(position(name), 0, Throw())
    luck, awaited = Trial(rules, rng).luck, rules.awaiting(flying)
    landings = [luck.answer(rules, flying, awaited, {0: manner}) for _ in range(TRIALS)]
    stirred = fmean(len(each.faces) + len(each.out) > 1 or each.stacks != flying.stacks for each in landings)  # type: ignore[union-attr]
    standing = sum(map(len, flying.stacks))
    loose, towers = len(flying.arena) - standing, len(flying.stacks)
    chance = chance_to_stir(loose, towers, LUCK[manner].among(loose + towers))
    assert abs(stirred - chance) < 4.5 * (chance * (1 - chance) / TRIALS) ** 0.5


@pytest.mark.parametrize("manner", ["drop", "toss"])
def test_lookahead_agrees_with_plain_trials(manner: Manner, monkeypatch: pytest.MonkeyPatch) -> None:
    """With spells, reactions and a tower (HPS-02): the mean of whole throws, within what chance allows."""
    monkeypatch.setattr("throwdown.bots.search.lookahead.LEAST_ROUNDS", 400)
    rules = rules_of("hp_strike")
    worth, state, trial = Evaluation(rules), position("hp_strike"), Trial(rules, Random(3))
    tried = [worth.of_state(trial.outcome(state, 0, Throw(), manner), 0) for _ in range(TRIALS)]
    seen = foresight("hp_strike").look(view_of("hp_strike"), think=0.0)[Choice(Throw(), manner)]
    assert abs(seen.value - fmean(tried)) < 4.5 * hypot(seen.error, stdev(tried) / TRIALS**0.5)


def test_all_dice_at_once_are_weighed_with_the_same_luck(monkeypatch: pytest.MonkeyPatch) -> None:
    """CORE-18: into the empty arena nothing is gained by force, and few trials are enough to see it."""
    monkeypatch.setattr("throwdown.bots.search.lookahead.LEAST_ROUNDS", 40)
    state = rules_of("hp_strike").parse("turn active=0 supplies=abcde/fgh arena= removed=ijklmnop aside=qrstuvwxyz")
    for seed in range(10):
        seen = foresight("hp_strike", seed).look(rules_of("hp_strike").view(state, 0), think=0.0)
        assert seen[Choice(ThrowAll(), "drop")].value > seen[Choice(ThrowAll(), "smash")].value


def test_the_giver_keeps_its_own_luck() -> None:
    """Trials wind a generator back: it must not be the one of the game."""
    rules, rng = rules_of("strike"), Random(4)
    looking = Foresight(rules, rng, Evaluation(rules).of_state)
    before = rng.getstate()
    looking.look(view_of("strike"), think=0.0)
    assert rng.getstate() == before
