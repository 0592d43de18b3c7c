"""The physical thrower by itself: hands that do not aim, landings as outcomes, motions that belie an entry."""

from __future__ import annotations

from base64 import b64decode, b64encode
from dataclasses import replace
from math import cos, hypot, pi, sin
from random import Random
from typing import Any

import pytest

from throwdown.errors import ThrowFailed
from throwdown.physics import Intent, Landing, Scene, aim_at
from throwdown.physics import simulate as engine
from throwdown.physics.arenas import SCATTER, START
from throwdown.physics.cube import flat
from throwdown.physics.dimensions import HALF
from throwdown.physics.intent import bearing_of, check_release
from throwdown.physics.scene import pose_of
from throwdown.physics.trajectory import Trajectory
from throwdown.rules import Drawn, InFlight, Lot, Race, game
from throwdown.rules.arena.state import Landed, Raced, Throw
from throwdown.rules.record import Resolved
from throwdown.rules.verasselt.state import Rolled
from throwdown.throwers import MANNERS, Asked, Fairness
from throwdown.throwers import physical as physical_module
from throwdown.throwers.physical import ATTEMPTS, Physical, anywhere, ends_otherwise, unaimed

FAIR = Fairness.seeded("physical")
LYING = "turn active=0 supplies=abcdef/ijklmnop arena=q:2,g:3,h:4 aside=rstuvwxyz"
ASIDE = (60, 0, 100, 0, 0, 0, 0, 0, 0)


def asked(name: str = "strike", notation: str = LYING, intent: tuple[int, ...] = ASIDE, **options: Any) -> Asked:
    """One die in the air over what lies there."""
    rules: Any = game(name, 2, options)
    thrower = Physical()
    state = rules.parse(notation)
    lying = thrower.lay(rules, {}, None, state, 0)
    state, _ = rules.apply(state, 0, Throw())
    intents = {0: intent} if intent else {}
    return Asked(rules, state, rules.awaiting(state), {}, intents, lying, lambda attempt: FAIR.throw(1, attempt))


def landed(question: Asked) -> Resolved:
    answered = Physical().resolve(question)
    assert answered is not None
    return answered


# Hands that do not aim


@pytest.mark.parametrize("manner", MANNERS)
def test_a_hand_that_does_not_aim_throws_from_its_own_side(manner: str) -> None:
    """DIG-BOT-1: bots and people who only say how hard give the same nine numbers as those who aim."""
    rng, scene = Random(1), Scene({})
    for seat in range(4):
        side = bearing_of(seat, 4)
        for _ in range(20):
            intent = unaimed(rng, manner, side, scene)
            assert Intent.of(intent.numbers()) == intent
            check_release(intent, scene)
            if manner == "drop":
                assert (intent.x, intent.y, intent.vx, intent.vy, intent.vz) == (0, 0, 0, 0, 0)
            else:
                assert intent.vx * cos(side) + intent.vy * sin(side) < 0  # away from the own side


def test_targets_are_spread_over_the_arena() -> None:
    """Where nothing lies, a hand that does not aim throws gently, anywhere."""
    rng = Random(1)
    thrown = unaimed(rng, "smash", 0.0, Scene({}))
    assert hypot(thrown.vx, thrown.vy, thrown.vz) == pytest.approx(1000 * START.speed, abs=2)
    targets = [anywhere(rng)[:2] for _ in range(400)]
    assert all(hypot(x, y) <= SCATTER for x, y in targets)
    assert {(x > 0, y > 0) for x, y in targets} == {(a, b) for a in (False, True) for b in (False, True)}
    assert max(x for x, _ in targets) > 0.9 * SCATTER


@pytest.mark.parametrize("manner", MANNERS[1:])
def test_a_hand_that_does_not_aim_throws_at_one_of_the_dice(manner: str) -> None:
    scene = Scene({die: pose_of((x, 0.0, HALF), flat(4, 0.0)) for die, x in ((3, -0.04), (5, 0.03))})
    hands = {unaimed(Random(seed), manner, -pi / 2, scene) for seed in range(20)}
    assert hands == {aim_at(scene, die, manner, -pi / 2) for die in scene.poses}


def test_a_drop_without_an_aim_goes_onto_a_free_place() -> None:
    scene = Scene({3: pose_of((0.0, 0.0, HALF), flat(4, 0.0))})
    drop = unaimed(Random(1), "drop", -pi / 2, scene)
    assert hypot(drop.x, drop.y) >= 30 and (drop.vx, drop.vy, drop.vz) == (0, 0, 0)


# What is not thrown


def test_races_and_lots_are_luck() -> None:
    rules: Any = game("strike", 2)
    state, _ = rules.new_game()
    drawn = Physical(Random(1)).answer(rules, state, Lot((1, 2, 3)), {})
    assert isinstance(drawn, Drawn) and sorted(drawn.items) == [1, 2, 3]
    raced = Physical(Random(1)).answer(rules, state, Race((0, 1)), {})
    assert isinstance(raced, Raced) and len(raced.times) == 2


def test_without_commitments_it_throws_too() -> None:
    rules: Any = game("strike", 2)
    state, _ = rules.new_game()
    awaited = rules.awaiting(state)
    assert isinstance(awaited, InFlight)
    answers = {Physical(Random(5)).answer(rules, state, awaited, {}) for _ in range(2)}
    assert len(answers) == 1
    assert isinstance(answers.pop(), Landed)


def test_bugs_show_what_is_on_top_wherever_they_roll() -> None:
    rules: Any = game("verasselt", 2)
    state, _ = rules.new_game()
    question = Asked(rules, state, InFlight(((0, (0, 1, 2)), (1, (5,)))), {}, chance=lambda attempt: FAIR.throw(1))
    result = landed(question)
    assert isinstance(result.outcome, Rolled)
    assert len(result.outcome.faces) == 4
    assert result.rest == ()
    assert not ends_otherwise(result)
    other = next(face for face in "YBRG=" if face != result.outcome.faces[0])
    assert ends_otherwise(result.but(outcome=Rolled((other, *result.outcome.faces[1:]))))


# Landings as outcomes


def simulated(monkeypatch: pytest.MonkeyPatch, change: Any = lambda landing: landing) -> list[dict[str, Any]]:
    """Landings are changed on their way; what the engine got is recorded."""
    seen = list[dict[str, Any]]()

    def simulate(scene: Scene, throws: Any, **more: Any) -> Landing:
        seen.append(more)
        changed: Landing = change(engine(scene, throws, **more))
        return changed

    monkeypatch.setattr(physical_module, "simulate", simulate)
    return seen


@pytest.mark.parametrize(("option", "towers"), [("nudge", False), ("tower", True)])
def test_a_die_on_another_is_nudged_down_or_a_tower_by_edition(
    option: str, towers: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """AMB-27: the option decides, whatever the game."""
    seen = simulated(monkeypatch)
    landed(asked(accidental_stack=option))
    assert [more["towers"] for more in seen] == [towers]


def test_every_edition_has_its_own_rule_for_dice_on_dice(monkeypatch: pytest.MonkeyPatch) -> None:
    """AMB-27: Strike and Impact nudge, Harry Potter Strike has a tower."""
    seen = simulated(monkeypatch)
    notation = "turn active=0 supplies=abcdef/ijklmnop arena=q:{} aside=rstuvwxyz removed=gh"
    for name, face in (("strike", "2"), ("impact", "AIR"), ("hp_strike", "ACCIO")):
        landed(asked(name, notation.format(face)))
    assert [more["towers"] for more in seen] == [False, False, True]


def test_the_seed_of_nudges_comes_from_the_chance_of_the_throw(monkeypatch: pytest.MonkeyPatch) -> None:
    """AMB-26: nudges are seeded: the same throw is nudged in the same way."""
    seen = simulated(monkeypatch)
    for _ in range(2):
        landed(asked())
    assert seen[0] == seen[1]
    assert seen[0]["seed"] > 0


def test_a_nudged_die_is_reported_with_its_face_after_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """AMB-26: a thrown die that leaned, once, however often it was nudged; one that left then is not told."""
    simulated(monkeypatch, lambda landing: replace(landing, nudges=(5, 5, 25)))
    result = landed(asked()).outcome
    assert isinstance(result, Landed)
    assert result.nudged == (5,)
    assert 5 in dict(result.faces)


def test_a_lying_die_that_is_nudged_onto_its_old_face_is_reported(monkeypatch: pytest.MonkeyPatch) -> None:
    """AMB-26: all faces after a nudge count, so the rules want to hear them; without it they refuse the landing."""
    simulated(monkeypatch, lambda landing: replace(landing, nudges=(16,)))
    question = asked()
    result = landed(question).outcome
    assert isinstance(result, Landed)
    assert dict(result.faces)[16] == "2"
    question.game.resolve(question.state, result)


def test_dice_that_left_are_reported_with_the_cause() -> None:
    """AMB-25: a die that is thrown over the rim is out, and is no part of what rests."""
    result = landed(asked(intent=(140, 0, 100, 3000, 0, 0, 0, 0, 0)))
    assert isinstance(result.outcome, Landed)
    assert result.outcome.out == ((5, "missed"),)
    assert 5 not in dict(result.rest)


# Attempts


def test_every_attempt_has_its_own_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    drawn = []

    def simulate(scene: Scene, throws: Any, **more: Any) -> Landing:
        drawn.append((throws[0].turn, throws[0].orientation, more["seed"]))
        raise ThrowFailed("the engine warned", code="throw/engine")

    monkeypatch.setattr(physical_module, "simulate", simulate)
    with pytest.raises(ThrowFailed, match=f"{ATTEMPTS} times") as failed:
        landed(asked())
    assert failed.value.code == "throw/failed"
    assert len(drawn) == len(set(drawn)) == ATTEMPTS


# A motion against an entry


def test_a_motion_ends_where_the_dice_rest() -> None:
    result = landed(asked())
    assert not ends_otherwise(result)
    (die, pose), *others = result.rest[::-1]
    for forged in (
        ((die, (pose[0] + 200, *pose[1:])), *others),
        ((die, pose_of((pose[0] / 1e6, pose[1] / 1e6, HALF), flat(_other_face(result, die), 0.0))), *others),
    ):
        assert ends_otherwise(result.but(rest=forged))


def _other_face(result: Resolved, die: int) -> int:
    shown = dict(result.outcome.faces)[die]  # type: ignore[attr-defined]
    return 0 if shown != "2" else 1


def test_the_motion_is_the_documented_layout() -> None:
    result = landed(asked())
    motion = Trajectory.decode(b64decode(result.motion, validate=True))
    assert 5 in motion.dice
    assert b64encode(motion.encode()).decode()[:8] == result.motion[:8]
