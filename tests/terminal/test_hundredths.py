"""The numbers beside the curve of a game."""

from __future__ import annotations

from throwdown.terminal.analysis import hundredths
from throwdown.words import Words


def test_zero_is_shown_without_a_sign() -> None:
    english, german = Words("en"), Words("de")
    assert [hundredths(chance, english, "+") for chance in (0.0, -0.0, 0.0004, -0.0004)] == ["0.0"] * 4
    assert [hundredths(chance, german, "+") for chance in (0.05, -0.141, 0.0)] == ["+5,0", "−14,1", "0,0"]
    assert hundredths(0.5, english) == "50.0"
