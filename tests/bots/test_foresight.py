"""Looking one throw ahead: exact where nothing is left to chance, and right on the whole."""

from __future__ import annotations

from random import Random
from statistics import fmean
from typing import TYPE_CHECKING, cast

import pytest

from throwdown.bots.foresight import Foresight, chance_to_stir
from throwdown.bots.imagined import Trial
from throwdown.bots.worth import Worth
from throwdown.rules import Stop, game
from throwdown.rules.arena_state import Throw, ThrowAll
from throwdown.throwers import MANNERS
from throwdown.throwers.luck import LUCK

if TYPE_CHECKING:
    from throwdown.rules.arena import ArenaGame
    from throwdown.rules.arena_state import ArenaState
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


def foresight(name: str, seed: int = 1) -> Foresight:
    rules, worth = rules_of(name), Worth(2)
    return Foresight(rules, Random(seed), lambda state, seat: worth.of_state(state, seat, rules.lost_face))


def test_stopping_is_known_and_throwing_is_as_solved() -> None:
    """In the core game the solver has the last word."""
    values = foresight("strike").values(position("strike"), 0, (Throw(), Stop()), think=0.3)
    solved = Worth(2).core.action_values(3, (5, 3), mid=True)
    assert values[Stop(), None] == pytest.approx(float(solved["stop"][0]), abs=1e-12)
    for manner in MANNERS:
        assert values[Throw(), manner] == pytest.approx(float(solved[manner][0]), abs=0.02)


@pytest.mark.parametrize("name", POSITIONS)
@pytest.mark.parametrize("manner", MANNERS)
def test_what_stirs_is_what_luck_stirs(name: str, manner: Manner) -> None:
    rules, rng = rules_of(name), Random(2)
    flying, _ = rules.apply(position(name), 0, Throw())
    luck, awaited = Trial(rules, rng).luck, rules.awaiting(flying)
    landings = [luck.answer(rules, flying, awaited, {0: manner}) for _ in range(TRIALS)]
    stirred = fmean(len(each.faces) + len(each.out) > 1 or each.stacks != flying.stacks for each in landings)  # type: ignore[union-attr]
    chance = chance_to_stir(flying, LUCK[manner])
    assert abs(stirred - chance) < 4.5 * (chance * (1 - chance) / TRIALS) ** 0.5


@pytest.mark.parametrize("manner", ["drop", "toss"])
def test_it_agrees_with_plain_trials(manner: Manner) -> None:
    """With spells, reactions and a tower (HPS-02): the mean of whole throws, within what chance allows."""
    rules, worth = rules_of("hp_strike"), Worth(2)
    state, trial = position("hp_strike"), Trial(rules, Random(3))
    tried = [worth.of_state(trial.outcome(state, 0, Throw(), manner), 0, rules.lost_face) for _ in range(TRIALS)]
    value = foresight("hp_strike").values(state, 0, (Throw(),), think=1.0)[Throw(), manner]
    spread = (fmean(each * each for each in tried) - fmean(tried) ** 2) ** 0.5
    assert abs(value - fmean(tried)) < 6 * spread / TRIALS**0.5 + 0.01


def test_all_dice_at_once_are_weighed_with_the_same_luck(monkeypatch: pytest.MonkeyPatch) -> None:
    """CORE-18: into the empty arena nothing is gained by force, and few trials are enough to see it."""
    monkeypatch.setattr("throwdown.bots.foresight.LEAST_ROUNDS", 40)
    state = rules_of("hp_strike").parse("turn active=0 supplies=abcde/fgh arena= removed=ijklmnop aside=qrstuvwxyz")
    for seed in range(10):
        values = foresight("hp_strike", seed).values(state, 0, (ThrowAll(),), think=0.0)
        assert values[ThrowAll(), "drop"] > values[ThrowAll(), "smash"]


def test_the_giver_keeps_its_own_luck() -> None:
    """Trials wind a generator back: it must not be the one of the game."""
    rules, worth = rules_of("strike"), Worth(2)
    rng = Random(4)
    looking = Foresight(rules, rng, lambda state, seat: worth.of_state(state, seat, rules.lost_face))
    before = rng.getstate()
    looking.values(position("strike"), 0, (Throw(), Stop()), think=0.0)
    assert rng.getstate() == before
