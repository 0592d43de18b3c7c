"""Long work on the event loop, done in slices so that everybody else gets their turn in between."""

from __future__ import annotations

import asyncio
import time

#: How long one slice lasts, in s.
SLICE_S = 0.001


class Slices:
    """One piece of long work: call ``pause`` between its steps."""

    def __init__(self) -> None:
        self._began = time.perf_counter()

    async def pause(self) -> None:
        """Let others run if the slice is used up."""
        if time.perf_counter() - self._began > SLICE_S:
            await asyncio.sleep(0)
            self._began = time.perf_counter()
