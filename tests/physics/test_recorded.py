"""What the page's engine is tested with is what this processor computes: written on x86-64, the same on aarch64."""

from __future__ import annotations

import json
from pathlib import Path

from tests.physics.recorded import Row, difference
from tests.samples import sample

FIXTURE = Path(__file__).parents[2] / "web" / "tests" / "fixtures" / "throws.json"


def thrown() -> list[Row]:
    found: list[Row] = json.loads(FIXTURE.read_text("utf-8"))["throws"]
    return found[:: sample(31, 1)]


def test_recorded_throws_are_the_same_here_in_every_frame() -> None:
    """Of every kind; all of them with ``--deep``."""
    assert {number: what for number, row in enumerate(thrown()) if (what := difference(row))} == {}


def test_a_check_names_the_first_frame_that_differs() -> None:
    row = min(thrown(), key=lambda each: each["steps"] * (len(each["lying"]) + len(each["throws"])))
    die, at, (x, *others), *rest = row["throws"][0]
    assert difference(row | {"throws": [[die, at, [x + 1, *others], *rest]]}).startswith("frame ")
    assert difference(row | {"nudges": [99]}) == "nudges"
