"""The record of a day: what it is made of, and what is found in a forged one."""

from __future__ import annotations

from random import Random

import msgspec
import pytest
from click.testing import CliRunner

from tests.daily.tampering import FILE, KINDS, SECRET, forged_day, list_of, true_day
from tests.physics.once import simulate_once
from throwdown.cli import main
from throwdown.daily import verify as verify_module
from throwdown.daily.calendar import places_of
from throwdown.daily.day import APART, LYING, RADIUS, new_day, position
from throwdown.daily.landing import landed
from throwdown.daily.record import lines_of, read_day
from throwdown.daily.verify import verify_daily
from throwdown.throwers.simulating import simulate

KNOWN = FILE.read_text().splitlines()


def test_a_position_follows_from_the_commitment_and_no_dice_touch() -> None:
    for number in range(50):
        day = new_day("2024-02-29", f"{number:064x}")
        assert day.lying == position(day.id, day.commitment) and len(day.lying) == LYING
        places = [pose[:2] for _, pose in day.lying]
        assert all(x * x + y * y <= RADIUS**2 for x, y in places)
        assert all((x - a) ** 2 + (y - b) ** 2 >= APART**2 for x, y in places for a, b in places if (x, y) != (a, b))


def test_equal_points_share_a_place() -> None:
    assert places_of([5, 5, 3, 3, 3, -1]) == [1, 1, 3, 3, 3, 6]


def test_a_recorded_day_is_the_same_as_ever() -> None:
    assert new_day("2024-02-29", SECRET).lying == read_day(KNOWN).day.lying


def test_a_forged_record_does_not_verify() -> None:
    record = read_day(KNOWN)
    day = record.day
    (thrown,) = record.throws
    better = msgspec.structs.replace(thrown.landing, points=thrown.landing.points + 1)
    cases: dict[str, list[str]] = {
        "throw": lines_of(day, [msgspec.structs.replace(thrown, landing=better)], record.secret),
        "commitment": lines_of(day, [], "0" * 64),
        "position": lines_of(msgspec.structs.replace(day, lying=day.lying[:-1]), [], record.secret),
        "record": [KNOWN[0], KNOWN[1].replace('"points": 4', '"points": 5'), KNOWN[2]],
    }
    for what, lines in cases.items():
        fault = verify_daily(lines).fault
        assert fault is not None and fault.what == what, what
    assert verify_daily(KNOWN).verdict == "unbound"  # no list is given


def test_each_way_of_forging_a_day_is_caught_with_the_list_and_never_holds_without(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(verify_module, "simulate", simulate_once)
    listed, rng = list_of(true_day()), Random(7)
    assert verify_daily(list(true_day()), listed).verdict == "holds"
    for kind in KINDS:
        lines = forged_day(rng, true_day(), kind)
        assert verify_daily(lines, listed).verdict == "differs", kind
        assert verify_daily(lines).verdict != "holds", kind


def test_a_throw_that_lands_otherwise_does_not_verify_where_it_was_recorded() -> None:
    day = new_day("2024-02-29", SECRET)
    (thrown,) = read_day(KNOWN).throws
    here, _ = landed(day, SECRET, thrown.intent, simulate)
    (die, pose), *others = here.rest
    moved = msgspec.structs.replace(here, rest=((die, (pose[0] + 1, *pose[1:])), *others))
    verdicts = [
        verify_daily(lines_of(day, [msgspec.structs.replace(thrown, landing=each)], SECRET)).verdict
        for each in (here, moved)
    ]
    assert verdicts == ["unbound", "differs"]


def test_the_command_verifies_a_day() -> None:
    found = CliRunner().invoke(main, ["verify", str(FILE), "--lang", "en"])
    assert found.exit_code == 3 and "dice in the arena (1): correct" in found.output, found.output
