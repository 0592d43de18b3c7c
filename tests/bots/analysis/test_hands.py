"""Luck is what no choice did: the same hand is thrown again, and its mean is the choice."""

from __future__ import annotations

from functools import cache
from math import cos, sin
from pathlib import Path
from random import Random
from statistics import fmean
from typing import TYPE_CHECKING, Any

import msgspec
import pytest

from throwdown.bots.analysis import hands
from throwdown.bots.analysis.analyst import Analyst, analyse
from throwdown.bots.analysis.figures import Analysis, HandLanding, HandsThrown, HandsToThrow, Landings
from throwdown.bots.analysis.hands import check_landings, locked_hands, throw_again
from throwdown.errors import OutcomeRefused
from throwdown.physics.intent import Intent, bearing_of, preset
from throwdown.physics.scene import Scene
from throwdown.physics.target import Target, force_of, target_of
from throwdown.rules import game
from throwdown.rules.arena.state import THROWS
from throwdown.rules.record import Acted, Resolved, read_record
from throwdown.table import Match, Seat
from throwdown.throwers.fairness import Fairness
from throwdown.throwers.physical import Physical

if TYPE_CHECKING:
    from throwdown.bots import Bot, Choice
    from throwdown.rules.record import Record

RECORDS = Path(__file__).parents[2] / "golden" / "records"
FIXTURES = Path(__file__).parents[3] / "web" / "tests" / "fixtures"
FEW_DRAWS = 4
LONG_S = 600.0


class Wild:
    """Decides like another bot, and throws at the top of the wall on the other side with all force."""

    id = "wild"

    def __init__(self, like: Bot, seat: int) -> None:
        self.like, self.bearing = like, bearing_of(seat, 2)

    def choose(self, view: Any) -> Choice:
        return self.like.choose(view)

    def aim(self, view: Any, lying: Any) -> Choice:
        choice, x, y = self.like.choose(view), cos(self.bearing), sin(self.bearing)
        if not isinstance(choice.action, THROWS):
            return choice
        hand = (round(140 * x), round(140 * y), 90, round(-4000 * x), round(-4000 * y), -250, 0, 0, 0)
        return choice.but(manner=None, intent=hand)


@cache
def game_of(seed: str, *, is_wild: bool) -> Record:
    """A game of strike in the arena between two bots that decide alike; Ada throws at the wall, or as Bob does."""
    seats = [Seat("Ada", "thumb"), Seat("Bob", "thumb")]
    match = Match(game("strike", seats=2), seats, Physical(Random(seed)), rng=Random(seed), fair=Fairness.seeded(seed))
    if is_wild:
        match.bots[0] = Wild(match.bots[0], 0)
    match.run()
    return match.log


def kept(name: str) -> Record:
    return read_record((RECORDS / f"{name}.jsonl").read_text("utf-8").splitlines())


def check_sums(analysis: Analysis) -> None:
    for total in analysis.totals:
        assert total.start + total.luck + total.skill + total.others == pytest.approx(total.end, abs=1e-9)
    assert sum(total.luck for total in analysis.totals) == pytest.approx(0, abs=1e-6)


def test_a_whole_game_thrown_at_the_wall_was_not_luck() -> None:
    analysis = analyse(game_of("wild 1", is_wild=True), LONG_S, FEW_DRAWS)
    check_sums(analysis)
    ada = analysis.totals[0]
    assert (ada.end, ada.was_luck) == (0, "no")
    assert ada.skill < -0.3
    thrown = [point.judgement for point in analysis.points if point.seat == 0 and point.judgement is not None]
    hands = [judgement.done.hand for judgement in thrown if judgement.done.hand is not None]
    beyond = [hand for hand in hands if hand.meets == "outside"]
    assert len(beyond) >= len(hands) - 1, "into an empty arena bots do not aim"
    assert all((hand.force, hand.strength) == (73, "even") for hand in beyond)


def test_a_careful_game_that_was_lost_was_luck() -> None:
    analysis = analyse(game_of("careful 6", is_wild=False), LONG_S, FEW_DRAWS)
    check_sums(analysis)
    lost = next(total for total in analysis.totals if not total.end)
    assert lost.was_luck == "yes"
    assert lost.luck < -0.4 < -0.15 < lost.skill


@pytest.mark.parametrize("name", ["strike-physics", "hp_strike-physics"])
def test_records_are_thrown_again_and_add_up(name: str) -> None:
    """Solved or not."""
    analyst = Analyst(kept(name), draws=2)
    answers = list(analyst.answers(0.2))
    analysis = analyst.analysis(answers)
    check_sums(analysis)
    assert not analysis.exact
    assert analysis.positions_exact == (analysis.game == "strike")
    thrown = [answer for answer in answers if answer.hand is not None]
    assert len(thrown) == sum(question.locked is not None for question in analyst.questions) > 5
    assert all(answer.price is not None and answer.price.error >= 0 for answer in thrown)


def test_the_same_game_is_analysed_in_the_same_way_again() -> None:
    log = kept("strike-physics")
    first, again = (list(Analyst(log, draws=2).answers(LONG_S, slice(4))) for _ in range(2))
    assert first == again


def test_hands_lie_among_the_dice_that_the_record_names() -> None:
    log = game_of("careful 6", is_wild=False)
    locked = locked_hands(log)
    assert locked
    for number, hand in locked.items():
        thrown, landed = log.entries[number - 1], log.entries[number]
        assert isinstance(thrown, Acted) and isinstance(landed, Resolved)
        assert (hand.intent, hand.lying) == (thrown.intent, landed.lying)


def test_the_mean_of_many_hands_is_nearer_to_the_truth_than_its_error_says() -> None:
    """Two halves of the draws differ by what their errors allow."""
    analyst = Analyst(game_of("wild 1", is_wild=True), draws=12)
    question = next(each for each in analyst.questions if each.locked is not None and each.seat == 0)
    seeds = [question.locked.but(seed=64 * digit) for digit in "ab"]
    found = [analyst.answer(question.but(locked=locked), LONG_S).estimate for locked in seeds]
    apart = abs(found[0].values[0] - found[1].values[0])
    assert apart <= 5 * fmean(max(each.errors[0], 0.001) for each in found)


def test_an_analysis_of_the_version_before_can_still_be_read() -> None:
    analysis = analyse(game_of("careful 6", is_wild=False), 0.0, FEW_DRAWS)
    raw: Any = msgspec.to_builtins(analysis)
    raw["version"] = 2
    del raw["positions_exact"]
    for total in raw["totals"]:
        del total["hands"], total["was_luck"]
    for point in raw["points"]:
        if point["judgement"] is not None:
            del point["judgement"]["again"], point["judgement"]["done"]["hand"]
    old = msgspec.convert(raw, Analysis)
    assert old.version == 2 and old.totals[0].was_luck is None


@pytest.mark.parametrize(
    ("target", "speed", "meets"),
    [((0.0, 0.0, 0.008), 4.0, "floor"), ((0.0, 0.1, 0.03), 4.0, "wall"), ((0.0, 0.2, 0.1), 4.0, "outside")],
)
def test_a_hand_is_named_after_what_it_throws_at(target: Any, speed: float, meets: str) -> None:
    from throwdown.physics.intent import throw_at

    intent = throw_at(target, speed, bearing_of(0, 2), spin=10, steepness=0.3)
    assert target_of(intent, Scene({})).meets == meets
    assert force_of(intent) == 73


def test_a_drop_on_a_die_meets_that_die() -> None:
    lying = locked_hands(game_of("careful 6", is_wild=False))
    scene = next(hand.scene for hand in lying.values() if len(hand.lying) == 1)
    ((die, pose),) = scene.poses.items()
    intent = preset("drop", 0.0, (pose[0] / 1e6, pose[1] / 1e6, 0.008), scene)
    assert target_of(intent, scene) == Target("die", die)
    assert force_of(Intent(0, 0, 90, 0, 0, 0, 0, 0, 0)) == 0


# Thrown by a browser


def sent_by_a_browser(analyst: Analyst) -> dict[int, Landings]:
    """What it throws with the same draws, over the wire."""
    thrown = {step: tuple(throw_again(locked, LONG_S, FEW_DRAWS)) for step, locked in analyst.hands.items()}
    sent = msgspec.json.encode(HandsThrown(game="g", landings=thrown))
    return msgspec.json.decode(sent, type=HandsThrown).landings


@pytest.mark.deep
def test_hands_that_a_browser_threw_give_the_same_analysis(monkeypatch: pytest.MonkeyPatch) -> None:
    analyst = Analyst(kept("strike-physics"), draws=FEW_DRAWS)
    here, landings = list(analyst.answers(LONG_S)), sent_by_a_browser(analyst)
    monkeypatch.setattr(hands, "simulate", None)  # nothing more is thrown
    assert list(analyst.answers(LONG_S, landings=landings)) == here
    assert sum(answer.hand is not None for answer in here) == len(landings) > 5


class Fixture(msgspec.Struct):
    """Hands as the page gets them, and what comes of each."""

    plan: HandsToThrow
    thrown: dict[int, Landings]


def test_the_page_is_tested_with_the_draws_of_this_version() -> None:
    """``web/tests/hands.test.ts`` throws the same hands and compares every landing."""
    stored = msgspec.json.decode((FIXTURES / "hands.json").read_bytes(), type=Fixture)
    log = kept("strike-physics")
    locked = Analyst(log).hands
    for hand in stored.plan.hands:
        assert hand == locked[hand.step].to_throw(hand.step)
        expected = stored.thrown[hand.step]
        assert tuple(throw_again(locked[hand.step], LONG_S, len(expected))) == expected


def test_landings_that_cannot_be_are_refused() -> None:
    analyst = Analyst(kept("strike-physics"), draws=FEW_DRAWS)
    step, locked = next(iter(analyst.hands.items()))
    there = dict.fromkeys((*locked.dice, *dict(locked.lying)), 0)
    whole: Landings = (HandLanding(faces=there), None) * 2
    check_landings({step: locked}, {step: whole})
    too_few: dict[int, Landings] = {step: whole[:3]}
    other_die: dict[int, Landings] = {step: (*whole[:3], HandLanding(faces={99: 0}))}
    twice: dict[int, Landings] = {step: (*whole[:3], HandLanding(faces=there, out={locked.dice[0]: "missed"}))}
    for forged in ({}, too_few, other_die, twice):
        with pytest.raises(OutcomeRefused):
            check_landings({step: locked}, forged)
    with pytest.raises(msgspec.ValidationError):
        msgspec.json.decode(b'{"game":"g","landings":{"1":[{"faces":{"1":6}}]}}', type=HandsThrown)
