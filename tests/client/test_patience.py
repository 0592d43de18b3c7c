"""How long an answer is waited for: a quick line is left soon, a slow one is not left again and again."""

from __future__ import annotations

from throwdown.client.connection import BEAT
from throwdown.client.patience import LONGEST, SHORTEST, Patience


def test_a_line_that_answers_quickly_is_left_soon() -> None:
    patience = Patience()
    for _ in range(5):
        patience.waited(0.05)
    assert patience.answer_s == SHORTEST
    assert BEAT + SHORTEST <= 2.0


def test_a_line_that_is_slow_is_waited_for() -> None:
    patience = Patience()
    patience.waited(0.6)
    assert SHORTEST < patience.answer_s < LONGEST
    patience.waited(5.0)
    assert patience.answer_s == LONGEST
    assert BEAT + LONGEST < 5.0


def test_whoever_left_for_nothing_waits_longer_the_next_time_and_then_less_and_less() -> None:
    now = 100.0
    patience = Patience(lambda: now)
    patience.waited(patience.answer_s)
    assert patience.answer_s == LONGEST
    now += 5.0
    patience.waited(0.05)
    assert SHORTEST < patience.answer_s < LONGEST
    now += 15.0
    assert patience.answer_s == SHORTEST
