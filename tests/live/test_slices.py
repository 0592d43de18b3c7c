"""Long work in slices: others run in between, and short work is not interrupted."""

from __future__ import annotations

import asyncio
import time

from throwdown.live.slices import SLICE_S, Slices


async def test_others_run_between_the_slices_of_long_work() -> None:
    others = 0

    async def count() -> None:
        nonlocal others
        while True:
            others += 1
            await asyncio.sleep(0)

    counting = asyncio.create_task(count())
    slices = Slices()
    for _ in range(5):
        used_up = time.perf_counter() + 1.5 * SLICE_S
        while time.perf_counter() < used_up:
            pass
        await slices.pause()
    counting.cancel()
    assert others >= 5


async def test_short_work_is_not_interrupted() -> None:
    """Nothing else runs before the slice is used up, however often the work pauses."""
    waiting = asyncio.create_task(asyncio.sleep(0))
    slices = Slices()
    slices._began = time.perf_counter() + 60.0
    for _ in range(100):
        await slices.pause()
    assert not waiting.done()
    await waiting
