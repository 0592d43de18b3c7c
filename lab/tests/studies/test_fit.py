"""The fit of the luck model: it finds the chances that made the throws, and says how far off it is."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random

import pytest
from msgspec.structs import astuple

from throwdown.throwers import MANNERS
from throwdown.throwers.luck import LUCK, TABLE, ThrowChances
from throwdown_lab.studies.arena import FILLINGS, TOWERS, Handful, Thrown
from throwdown_lab.studies.fit import (
    ANY,
    BELOW,
    BREAKS,
    FALL,
    KNOCKED,
    LOST,
    TURNED,
    Share,
    as_markdown,
    deviations,
    fit,
    fitted,
    mean,
    wilson,
)

TRUE = {
    "drop": ThrowChances(hit=0.3, turn=0.1, leave=0.0, knock=0.0),
    "toss": ThrowChances(hit=0.6, turn=0.25, leave=0.02, knock=0.0, bare=0.4),
    "hit": ThrowChances(hit=0.8, turn=0.5, leave=0.1, knock=0.01, bare=0.8),
    "smash": ThrowChances(hit=1.0, turn=0.9, leave=0.5, knock=0.1, bare=1.0),
}


def made(rng: Random, manner: int, filling: int, tower: int = 0, hit: float | None = None) -> Thrown:
    """One throw as the luck model has it."""
    loose = filling - tower
    chances = TRUE[MANNERS[manner]].among(loose + (tower > 0))
    struck = sum(rng.random() < (chances.hit if hit is None else hit) for _ in range(loose))
    knocked = sum(rng.random() < chances.knock for _ in range(struck))
    turned = sum(rng.random() < chances.turn * 5 / 6 for _ in range(struck - knocked))
    below = sum(rng.random() < 1 / 5 for _ in range(turned))
    face = -1 if rng.random() < chances.leave else rng.randrange(6)
    standing = rng.randrange(tower) if tower and rng.random() < chances.hit else tower
    return Thrown(filling, tower, manner, face, 0, loose, struck, turned, below, knocked, standing)


def sample(seed: int, throws: int) -> list[Thrown]:
    rng = Random(seed)
    scenes = [(filling, 0) for filling in FILLINGS] + list(TOWERS.items())
    return [made(rng, manner, *scene) for _ in range(throws) for scene in scenes for manner in range(len(MANNERS))]


# Intervals


def test_wilson_against_known_values() -> None:
    """Values as tables of the interval give them."""
    assert astuple(wilson(10, 100)) == pytest.approx((0.1, 0.0552, 0.1744, 100), abs=1e-4)
    assert astuple(wilson(0, 20)) == pytest.approx((0.0, 0.0, 0.1611, 20), abs=1e-4)
    assert wilson(20, 20).low == pytest.approx(0.8389, abs=1e-4)
    assert astuple(wilson(5, 10, 0.99)) == pytest.approx((0.5, 0.1842, 0.8158, 10), abs=1e-4)
    assert (wilson(0, 557).low, wilson(557, 557).high) == (0.0, 1.0)
    assert wilson(0, 0) == Share(0.0, 0.0, 1.0, 0)


def test_deviations() -> None:
    assert deviations(0.95) == pytest.approx(1.959964)
    assert deviations(0.9999) == pytest.approx(3.890592)


def test_an_average_over_throws_has_the_interval_of_throws() -> None:
    share = mean([0.0, 0.5, 1.0, 0.5] * 100)
    assert share.share == 0.5
    assert share.high - share.low == pytest.approx(2 * 1.959964 * 0.125**0.5 / 20)
    assert mean([0.0] * 20) == wilson(0, 20), "where nothing ever happened, it still may"


# The fit


def test_the_fit_recovers_the_chances_that_made_the_throws() -> None:
    found = fit(sample(1, 1500))
    for manner, chances in TRUE.items():
        assert found.table[manner].hit == pytest.approx(chances.hit, abs=0.02)
        assert found.table[manner].bare == pytest.approx(chances.bare, abs=0.03)
        assert found.table[manner].turn == pytest.approx(chances.turn, abs=0.08)
        assert found.table[manner].leave == pytest.approx(chances.leave, abs=0.02)
        assert found.table[manner].knock == pytest.approx(chances.knock, abs=0.02)
    assert found.throws == 1500 * len(MANNERS) * (len(FILLINGS) + len(TOWERS))


def test_a_true_model_is_off_by_chance_alone() -> None:
    found = fit(sample(2, 600))
    beyond = [row for row in found.rows if row.beyond_chance]
    assert len(beyond) < 0.12 * len(found.rows), beyond
    assert {row.figure for row in found.rows} == {LOST, TURNED, KNOCKED, ANY, BELOW, BREAKS, FALL}


def test_an_error_of_the_model_is_reported() -> None:
    """Dice of a full arena that are struck half as often: the table stays, the error is shown."""
    rng = Random(3)
    probes = [made(rng, 3, 3) for _ in range(800)] + [made(rng, 3, 12, hit=1 / 24) for _ in range(800)]
    found = fit(probes)
    assert found.table["smash"].hit == pytest.approx(1, abs=0.04)
    (row,) = [row for row in found.rows if (row.scene, row.figure) == ("12 lying", TURNED)]
    assert row.beyond_chance
    assert row.off == pytest.approx(0.028, abs=0.01)


def test_dice_that_are_never_struck_have_no_chances() -> None:
    assert fitted([Thrown(1, 0, 0, 2, 0, 1, 0, 0, 0, 0, 0)]) == ThrowChances(hit=0.0, turn=0.0, leave=0.0, knock=0.0)


def test_a_chance_is_never_more_than_one() -> None:
    assert fitted([Thrown(1, 0, 0, 2, 0, 1, 1, 1, 0, 0, 0)]).turn == 1.0


def test_several_at_once_are_compared() -> None:
    found = fit(sample(4, 30), [Handful(2, 5, lost, 0) for lost in (0, 1, 2)])
    (row,) = [row for row in found.rows if row.scene == "5 at once"]
    assert row.manner == "hit"
    assert row.measured.share == pytest.approx(0.2)


# Telling it


def test_the_page_shows_table_and_errors() -> None:
    found = fit(sample(5, 40))
    text = as_markdown(found)
    for manner, row in found.table.items():
        assert f"| `{manner}` | {row.hit} | {row.turn} | {row.leave} | {row.knock} | {row.bare} |" in text
    assert text.count("\n| a lying die turns | ") == len(FILLINGS), "an error for each filling, and their summary"
    assert "tower of 5" in text and "→" in text


def test_the_table_in_use_says_what_made_it() -> None:
    table = json.loads(TABLE.read_text(encoding="utf-8"))
    assert table["made"]["command"].startswith("throwdown lab make luck")
    assert table["made"]["throws"] >= 5_000
    assert "mujoco" in table["made"]["engine"]
    assert list(table["manners"]) == list(LUCK) == list(MANNERS)


def test_the_page_has_the_table_in_use() -> None:
    page = (Path(__file__).parents[3] / "docs" / "luck.md").read_text(encoding="utf-8")
    for manner, row in LUCK.items():
        assert f"| `{manner}` | {row.hit} | {row.turn} | {row.leave} | {row.knock} | {row.bare} |" in page
