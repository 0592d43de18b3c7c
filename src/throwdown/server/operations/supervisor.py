"""Background work of a server: what fails is logged, counted and started again; until then the server is not ready."""

from __future__ import annotations

import asyncio
import logging
from functools import partial
from typing import TYPE_CHECKING, Any

from throwdown.errors import ThrowdownError

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine

    from throwdown.live.timers import Handle, Time

    from .metrics import Metrics

    Work = Callable[[], Coroutine[Any, Any, None]]

log = logging.getLogger("throwdown.work")

#: How long is waited before work that failed is started again, in s: twice as long each time, up to the longest.
FIRST_S, LONGEST_S = 1.0, 60.0


class WorkDown(ThrowdownError):
    """Raised when background work has failed and has not run well again yet."""

    code = "server/work_down"


class Supervisor:
    """Runs pieces of work by name until it is stopped; one that returns is done."""

    def __init__(self, metrics: Metrics, time: Time) -> None:
        self._metrics = metrics
        self._time = time
        self._tasks: list[asyncio.Task[None]] = []
        self._down: dict[str, Handle | None] = {}
        """Work that has failed, and the timer that calls it sound again once it is started."""
        metrics.work_down.set_function(lambda: len(self._down))

    def start(self, name: str, work: Work) -> None:
        self._metrics.work_failures.labels(name)  # shown as 0 until it fails
        self._tasks.append(asyncio.get_running_loop().create_task(self._keep_running(name, work), name=name))

    def stop(self) -> None:
        """Cancel everything."""
        for task in self._tasks:
            task.cancel()

    def problem(self) -> WorkDown | None:
        """Which work is down, if any is."""
        if not self._down:
            return None
        return WorkDown(
            "{known} failed and is started again: see the server's log", known=", ".join(sorted(self._down))
        )

    async def _keep_running(self, name: str, work: Work) -> None:
        wait, sound_at = FIRST_S, self._time.now()
        while True:
            try:
                await work()
            except Exception as error:  # whatever it is, it must neither be lost nor end this work for good
                if self._time.now() >= sound_at:
                    wait = FIRST_S
                self._fail(name, wait, error)
            else:
                self._settle(name)
                return
            await self._sleep(wait)
            sound_at = self._time.now() + wait
            self._down[name] = self._time.call_at(sound_at, partial(self._settle, name))
            wait = min(2 * wait, LONGEST_S)

    def _fail(self, name: str, wait: float, error: Exception) -> None:
        handle = self._down.get(name)
        if handle is not None:
            handle.cancel()
        self._down[name] = None
        self._metrics.work_failures.labels(name).inc()
        log.error("%s failed and is started again in %g s", name, wait, exc_info=error)

    def _settle(self, name: str) -> None:
        """The work is done, or has run for as long as was waited for it."""
        handle = self._down.pop(name, None)
        if handle is not None:
            handle.cancel()

    async def _sleep(self, seconds: float) -> None:
        over = asyncio.Event()
        self._time.call_at(self._time.now() + seconds, over.set)
        await over.wait()
