"""Waiting for a server that went away: soon, then less and less often, never all at once."""

from __future__ import annotations

from random import Random

import pytest

from throwdown.client.backoff import LONGEST, pause


def tries(away: float, seed: int) -> list[float]:
    """When one client tries while the server is away for so long, its first try after that included."""
    rng, times = Random(seed), [0.0]
    while times[-1] <= away:
        times.append(times[-1] + pause(times[-1], rng))
    return times[1:]


@pytest.mark.parametrize("away", [0.5, 0.9, 2.0])
def test_the_first_attempts_to_reconnect_come_soon(away: float) -> None:
    late = sorted(tries(away, seed)[-1] - away for seed in range(200))
    assert late[100] < 0.04 + 0.04 * away
    assert late[-1] < 0.03 + 0.08 * away


def test_attempts_to_reconnect_become_rare() -> None:
    for seed in range(20):
        assert 10 < len(tries(1.0, seed)) < 40
        assert len(tries(60.0, seed)) < 100
    assert max(pause(600.0, Random(seed)) for seed in range(50)) <= LONGEST


def test_clients_that_lost_a_server_together_reconnect_at_different_times() -> None:
    back = [tries(0.9, seed)[-1] for seed in range(100)]
    crowd = max(sum(begin <= each < begin + 0.01 for each in back) for begin in back)
    assert crowd < 35
