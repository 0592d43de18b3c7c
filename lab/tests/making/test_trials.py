"""Throws at lying dice, counted."""

from __future__ import annotations

import pytest
from throwdown.bots.search.practice import BANDS, SPEEDS

from throwdown_lab.studies import practice
from throwdown_lab.work import Alone


def test_what_was_thrown_is_counted(monkeypatch: pytest.MonkeyPatch) -> None:
    """Every die, at every speed; the shares are of what was thrown."""
    monkeypatch.setattr(practice, "LYING", (2,))
    count = practice.counted(Alone(), "1", 1)
    thrown = sum(count[speed, band, "thrown"] for speed in SPEEDS for band in range(len(BANDS)))
    assert thrown in (len(SPEEDS), 2 * len(SPEEDS))
    table = practice.table(count)
    assert list(table) == [str(speed) for speed in SPEEDS]
    assert all(0 <= share <= 1 for bands in table.values() for band in bands for share in band)
