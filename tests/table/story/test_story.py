"""The story of a game: what is counted, and what is held to be normal."""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from itertools import pairwise
from math import comb
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.cases import for_each
from throwdown.bots.analysis.walk import landing_steps, walk
from throwdown.physics import aim_at
from throwdown.physics.dimensions import HALF
from throwdown.physics.intent import WAYS, preset
from throwdown.physics.scene import Scene
from throwdown.rules import game
from throwdown.rules.arena.events import DiceCollected, DiceSettled
from throwdown.rules.arena.state import Throw
from throwdown.rules.record import Acted, Record, Resolved, read_record
from throwdown.rules.verasselt.events import Busted, Caught, GroupChosen, Scored
from throwdown.table import Match, Seat
from throwdown.table.review import decisions
from throwdown.table.story import Story, tell_story
from throwdown.table.story.aims import aim_of
from throwdown.table.story.figures import Counted
from throwdown.table.story.spread import Spread, binomial
from throwdown.table.story.tally import SOME, one_in
from throwdown.throwers import Entered, Luck
from throwdown.throwers.entered import read_entry

RECORDS = Path(__file__).parents[2] / "golden" / "records"
THROWN = Path(__file__).parents[3] / "web" / "tests" / "fixtures" / "thrown"


@cache
def record(name: str) -> Record:
    return read_record((RECORDS / f"{name}.jsonl").read_text("utf-8").splitlines())


@cache
def story(name: str) -> Story:
    return tell_story(record(name))


def bots_game(name: str, seed: int, **options: Any) -> Record:
    seats = [Seat("Ada", "thumb"), Seat("Ben", "thumb"), Seat("Cleo", "thumb")]
    match = Match(game(name, 3, options), seats, Luck(Random(seed)), rng=Random(seed))
    match.run()
    return match.log


# What is normal


def test_a_spread_adds_up_what_does_not_depend_on_each_other() -> None:
    spread = Spread()
    for chance in (0.5, 0.5, 0.25):
        spread.add_one(chance)
    # none: 3/16, one: 7/16, two: 5/16, three: 1/16
    assert spread.mean == pytest.approx(1.25)
    count = spread.count(3)
    assert (count.low, count.high, count.most) == (0, 3, 3)
    assert count.chance == pytest.approx(1 / 16)
    assert spread.count(1).chance == pytest.approx(10 / 16)


def test_the_band_holds_nine_of_ten_games() -> None:
    chances = [Fraction(comb(33, seen) * 5 ** (33 - seen), 6**33) for seen in range(34)]
    count = binomial(33, 1 / 6).count(10)
    assert sum(chances[count.low : count.high + 1]) >= Fraction(9, 10)
    assert sum(chances[: count.low]) <= Fraction(1, 20)
    assert sum(chances[count.high + 1 :]) <= Fraction(1, 20)
    assert count.chance == pytest.approx(float(sum(chances[10:])), abs=1e-6)


def test_an_empty_spread_expects_zero() -> None:
    count = Spread().count(0)
    assert (count.mean, count.low, count.high, count.chance, count.most) == (0, 0, 0, 1, 0)


def test_what_is_expected_comes_over_many_games() -> None:
    """Held against games that luck itself decided, averages and bands are right."""
    found = [tell_story(bots_game(name, seed)) for name in ("strike", "impact") for seed in range(12)]
    whats: tuple[Counted, ...] = ("matches", "lost", "out")
    for what in whats:
        counts = [seat.counts[what] for each in found for seat in each.seats if what in seat.counts]
        seen, mean = sum(count.seen for count in counts), sum(count.mean for count in counts)
        assert seen == pytest.approx(mean, abs=3 * mean**0.5), what
        inside = sum(count.low <= count.seen <= count.high for count in counts) / len(counts)
        assert inside >= 0.85, what


def test_busts_come_as_often_as_expected() -> None:
    found = [tell_story(bots_game("verasselt", seed, max_turns=30)) for seed in range(10)]
    whats: tuple[Counted, ...] = ("busts", "caught")
    for what in whats:
        counts = [seat.counts[what] for each in found for seat in each.seats if what in seat.counts]
        assert sum(count.seen for count in counts) == pytest.approx(sum(count.mean for count in counts), rel=0.15)


# What is counted


def test_every_die_that_settled_is_a_face() -> None:
    settled = [
        face
        for step in record("impact").replay()
        if isinstance(step.entry, Resolved)
        for event in step.events
        if isinstance(event, DiceSettled)
        for _, face in event.thrown
    ]
    assert {each.face: each.count.seen for each in story("impact").faces} == {
        face: settled.count(face) for face in (each.face for each in story("impact").faces)
    }
    assert sum(each.count.seen for each in story("impact").faces) == len(settled)


def test_matches_are_throws_that_brought_dice() -> None:
    collected = [
        event.seat
        for step in record("strike-physics").replay()
        for event in step.events
        if isinstance(event, DiceCollected)
    ]
    for seat in story("strike-physics").seats:
        assert seat.counts["matches"].seen == collected.count(seat.seat)


def test_dice_that_a_hand_threw_out_are_not_luck() -> None:
    """Counts cannot separate hand and luck: the analysis throws every hand again."""
    found = story("strike-physics")
    assert {seat.luck for seat in found.seats} == {found.luck} == {"hands"}
    assert all(remark.what == "lost" for remark in found.remarks)


def test_a_rare_count_is_remarked() -> None:
    """What one game in so many shows, and no other count; matches and dice that leave are good and bad luck."""
    found = next(story for seed in range(50) if (story := tell_story(bots_game("strike", seed))).remarks)
    rare = {
        (seat.seat, what): count
        for seat in found.seats
        for what, count in seat.counts.items()
        if seat.luck != "few" and one_in(count) >= SOME
    }
    assert {(remark.seat, remark.what) for remark in found.remarks} == rare.keys()
    for remark in found.remarks:
        count = rare[remark.seat, remark.what]
        assert remark.one_in == round(1 / count.chance)
        assert remark.more == (count.seen > count.mean) and remark.lucky == (remark.more == (remark.what == "matches"))
    assert [seat.luck in ("some", "yes") for seat in found.seats] == [
        seat.seat in {number for number, _ in rare} for seat in found.seats
    ]
    assert found.luck in ("some", "yes")


def test_the_course_ends_where_the_game_did() -> None:
    for name in ("strike", "hp_strike", "impact_avatar", "hp_strike-physics"):
        found = story(name)
        assert found.course[0].step == 0
        assert found.course[-1].step == len(record(name).entries)
        *_, end = record(name).replay()
        assert {seat for seat, held in enumerate(found.course[-1].held) if held} == set(end.state.result.winners)


def test_dice_in_the_air_are_no_step_of_the_course() -> None:
    """A die that is thrown and lands is one change, not two."""
    course, steps = story("strike-physics").course, list(record("strike-physics").replay())
    assert course[0].held == [8, 8]
    assert not any(steps[moment.step].state.phase == "flying" for moment in course)
    for before, after in pairwise(course[:-1]):
        entries = [step.entry for step in steps[before.step + 1 : after.step + 1]]
        thrown = [entry for entry in entries if isinstance(entry, Acted) and isinstance(entry.action, Throw)]
        assert after.held != before.held and len(thrown) <= 1, "every throw takes a die from the hand or brings some"


def test_heaps_grow_to_the_score() -> None:
    found, log = story("verasselt"), record("verasselt")
    (scored,) = (event for step in log.replay() for event in step.events if isinstance(event, Scored))
    assert found.course[-1].held == list(scored.heaps)
    busts = [event.seat for step in log.replay() for event in step.events if isinstance(event, Busted)]
    assert [seat.counts["busts"].seen for seat in found.seats] == [busts.count(seat) for seat in range(3)]
    plunders, plundered = [0, 0, 0], [0, 0, 0]
    for before, step in pairwise(log.replay()):
        for event in step.events:
            if isinstance(event, GroupChosen) and event.group == "catch":
                plunders[event.seat] += 1
            elif isinstance(event, Caught) and before.state.target == "catch":
                plundered[event.seat] += sum(event.cards)
    assert any(plundered)
    assert [seat.plunders for seat in found.seats] == plunders
    assert [seat.plundered for seat in found.seats] == plundered


def test_what_was_taken_back_is_not_counted() -> None:
    match = Match(game("strike", 2), [Seat("Ada"), Seat("Ben")], Entered())
    match.enter(read_entry(match.game, match.state, "5"))
    match.act(0, Throw())
    match.enter(read_entry(match.game, match.state, "6"))
    once = tell_story(match.log)
    match.undo(0)
    match.enter(read_entry(match.game, match.state, "4"))
    again = tell_story(match.log)
    assert [each.count.seen for each in once.faces] == [0, 0, 0, 1, 1, 0]
    assert [each.count.seen for each in again.faces] == [0, 0, 1, 1, 0, 0]


def test_entered_dice_have_no_expectations() -> None:
    match = Match(game("strike", 2), [Seat("Ada"), Seat("Ben")], Entered())
    match.enter(read_entry(match.game, match.state, "5"))
    match.act(0, Throw())
    match.enter(read_entry(match.game, match.state, "x"))
    (ada, ben) = tell_story(match.log).seats
    assert set(ada.counts) == {"lost"}
    assert ada.counts["lost"].seen == 1
    assert (ben.throws, ben.counts, ben.luck) == (0, {}, "few")


def test_a_game_that_broke_off_has_a_story() -> None:
    log = record("strike")
    for entries in (0, 1, 7):
        found = tell_story(Record(log.header, log.entries[:entries]))
        assert found.winners == []
        assert found.course[0].held == [7, 7, 7]


# Aiming


@pytest.mark.parametrize("manner", WAYS)
def test_the_aim_is_where_the_throw_comes_down(manner: str) -> None:
    x, y = aim_of(preset(manner, 0.7, (0.03, -0.04, HALF)).numbers())
    assert (x, y) == pytest.approx((30, -40), abs=2)


def test_a_throw_at_a_die_is_aimed_at_it() -> None:
    scene = Scene({7: (-21_000, 12_000, 8_000, 1_000_000, 0, 0, 0)})
    assert aim_of(aim_at(scene, 7).numbers()) == pytest.approx((-21, 12), abs=2)


def test_aims_hold_what_became_of_the_throw() -> None:
    found = story("strike-physics")
    assert len(found.aims) == sum(seat.throws for seat in found.seats)
    landed = landing_steps(record("strike-physics"))
    assert all(landed[aim.throw - 1] == aim.step for aim in found.aims)
    assert sum(aim.matched for aim in found.aims) == sum(seat.counts["matches"].seen for seat in found.seats)
    assert all(aim.turned <= aim.struck for aim in found.aims)
    assert story("strike").aims == []


# One way of counting


@for_each("file", [*RECORDS.glob("*-physics*.jsonl"), *THROWN.glob("*.jsonl")])
def test_a_throw_has_the_same_number_in_replay_check_and_review(file: Path) -> None:
    """A start die counts if it was thrown; one that a player placed was not."""
    log = read_record(file.read_text("utf-8").splitlines())
    landed = landing_steps(log)
    assert landed == [
        number for number, entry in enumerate(log.entries, 1) if isinstance(entry, Resolved) and entry.motion
    ]
    for decision in decisions(log):
        assert decision.throws == sum(step < decision.number for step in landed)


# The best throw


def test_the_best_throw_won_more_dice_than_any_other() -> None:
    best = story("impact").best
    assert best is not None
    walked = {step.number: step for step in walk(record("impact"))}
    assert walked[best.step].throw == best.throw
    taken = [event for event in walked[best.step].events if isinstance(event, DiceCollected)]
    assert [(event.seat, len(event.dice)) for event in taken] == [(best.seat, best.count)]


def test_the_best_roll_caught_the_most_cards() -> None:
    best = story("verasselt").best
    caught = [event for step in walk(record("verasselt")) for event in step.events if isinstance(event, Caught)]
    assert best is not None
    assert best.count == max(sum(event.cards) for event in caught)


def test_what_a_race_won_is_not_the_throw_of_the_racer() -> None:
    """The winner of a race takes what another player threw."""
    for name in ("impact_power", "impact_avatar"):
        best = story(name).best
        thrown = {step.throw: step for step in walk(record(name)) if step.landed}
        assert best is not None
        assert not any(event.name == "race_started" for event in thrown[best.throw].events)


@pytest.mark.parametrize(("tries", "chance"), [(1000, 1 / 6), (1001, 1 / 6), (5000, 0.5), (3000, 0.0)])
def test_a_very_long_game_has_a_band_too(tries: int, chance: float) -> None:
    spread = binomial(tries, chance)
    assert spread.mean == pytest.approx(tries * chance)
    counted = spread.count(round(tries * chance))
    assert counted.low <= counted.mean <= counted.high
