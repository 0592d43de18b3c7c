"""Hashes of passwords are computed one at a time, after everything else, and only so many wait."""

from __future__ import annotations

import asyncio
import os
import sys
import threading
from typing import TYPE_CHECKING, Any

import pytest

from throwdown.server.people import passwords
from throwdown.server.people.passwords import NICENESS, Passwords, TooBusy

if TYPE_CHECKING:
    from collections.abc import Callable


@pytest.fixture(name="computing")
def _computing(monkeypatch: pytest.MonkeyPatch) -> Callable[[Callable[[], Any]], None]:
    """What a hash computes instead."""

    def instead(work: Callable[[], Any]) -> None:
        monkeypatch.setattr(passwords, "_matches", lambda *_: work())

    return instead


async def test_one_at_a_time_and_those_who_would_wait_too_long_are_refused(
    computing: Callable[[Callable[[], Any]], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(passwords, "WAITING", 3)
    may_end, at_once, most = threading.Event(), 0, 0

    def work() -> bool:
        nonlocal at_once, most
        at_once += 1
        most = max(most, at_once)
        may_end.wait()
        at_once -= 1
        return True

    computing(work)
    hashing = Passwords()
    running = [asyncio.create_task(hashing.fits("typed", "stored")) for _ in range(3)]
    await asyncio.sleep(0)  # all of them have begun
    with pytest.raises(TooBusy):
        await hashing.fits("typed", "stored")
    may_end.set()
    assert await asyncio.gather(*running) == [True] * 3
    assert most == 1 and await hashing.fits("typed", "stored")


@pytest.mark.skipif(sys.platform != "linux", reason="only Linux has a priority for each thread")
async def test_games_go_first(computing: Callable[[Callable[[], Any]], None]) -> None:
    found: list[int] = []
    computing(lambda: found.append(os.getpriority(os.PRIO_PROCESS, threading.get_native_id())))
    await Passwords().fits("typed", "stored")
    assert found == [min(os.getpriority(os.PRIO_PROCESS, 0) + NICENESS, 19)]
