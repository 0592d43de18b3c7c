"""How long an answer is waited for: a quick line is left soon, a slow one is not left again and again."""

from __future__ import annotations

from throwdown.client.connection import BEAT
from throwdown.client.patience import LONGEST, SHORTEST, Patience


def test_the_timeout_is_shortest_after_quick_answers() -> None:
    patience = Patience()
    for _ in range(5):
        patience.waited(0.05)
    assert patience.answer_s == SHORTEST
    assert BEAT + SHORTEST <= 2.0


def test_the_timeout_grows_with_slow_answers() -> None:
    patience = Patience()
    patience.waited(0.6)
    assert SHORTEST < patience.answer_s < LONGEST
    patience.waited(5.0)
    assert patience.answer_s == LONGEST
    assert BEAT + LONGEST < 5.0


def test_the_timeout_is_longest_after_a_false_alarm_and_shrinks_again() -> None:
    now = 100.0
    patience = Patience(lambda: now)
    patience.waited(patience.answer_s)
    assert patience.answer_s == LONGEST
    now += 5.0
    patience.waited(0.05)
    assert SHORTEST < patience.answer_s < LONGEST
    now += 15.0
    assert patience.answer_s == SHORTEST
