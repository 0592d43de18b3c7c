"""Throws at lying dice, counted."""

from __future__ import annotations

import pytest

from throwdown.bots.search.trials import SPEEDS, TRIED
from throwdown_lab.studies import trials
from throwdown_lab.work import Alone


def test_what_was_thrown_is_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    """One throw in every way at every speed; the shares are of what was thrown."""
    monkeypatch.setattr(trials, "SPEEDS", SPEEDS[::6])
    count = trials.counted(Alone(), "1", 1)
    found = [row for way in TRIED for row in trials.rows(count, way)]
    assert [(row["speed"], row["throws"]) for row in found] == [(speed, 1) for speed in SPEEDS[::6]] * len(TRIED)
    assert all(0 <= row[share] <= 1 for row in found for share in ("turns", "leaves", "nudged"))
