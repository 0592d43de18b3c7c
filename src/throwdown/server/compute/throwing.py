"""Throws are computed by worker processes; a thread waits for each of them, not the event loop."""

from __future__ import annotations

import asyncio
import os
from concurrent.futures import ThreadPoolExecutor
from importlib import import_module
from typing import TYPE_CHECKING, TypeVar

from throwdown.server.operations.faults import fault
from throwdown.throwers import Entered, Luck
from throwdown.throwers.simulating import thrown_by

from .queue import FairQueue

if TYPE_CHECKING:
    from collections.abc import Callable

    from throwdown.live.services import Begun
    from throwdown.throwers import Thrower
    from throwdown.throwers.simulating import Throwing as Work
    from throwdown.throwers.workers import Workers

    from .queue import Allowance, Order

T = TypeVar("T")

#: How much lower the priority of workers is than that of the server itself, which has to answer everybody; the worker
#: for practice comes last.
NICENESS, PRACTICE_NICENESS = 5, 10


class Throwing:
    """The throwers of all tables, and the threads and processes behind them. Processes start with the first throw."""

    def __init__(
        self,
        workers: int,
        observe: Callable[[float], None],
        allowance: Allowance | None = None,
    ) -> None:
        """``workers``: processes, 0 for one for each core; ``observe`` gets the seconds that each throw took."""
        self._count = workers or os.cpu_count() or 1
        self._observe = observe
        self.queue = FairQueue(self._count, allowance)
        self._threads = ThreadPoolExecutor(self._count, thread_name_prefix="throw")
        self._workers: Workers | None = None
        self._practice_workers: Workers | None = None
        self._physical: Thrower | None = None

    def thrower(self, kind: str, name: str) -> Thrower:
        """Who throws at a table of this kind that wants this thrower."""
        if kind == "referee":
            return Entered()
        if name != "physics":
            return Luck()
        if self._physical is None:
            from throwdown.throwers.physical import Physical

            self._physical = Physical()
        return self._physical

    async def prepare(self) -> None:
        """Read what landings are made of, in a thread: it takes a while."""
        await asyncio.to_thread(import_module, "throwdown.physics.throw")

    @property
    def workers(self) -> Workers:
        if self._workers is None:
            from throwdown.throwers.workers import Workers

            self._workers = Workers(self._count, niceness=NICENESS)
        return self._workers

    @property
    def practice_workers(self) -> Workers:
        """One worker for practice alone, with a lower priority than those for throws in games."""
        if self._practice_workers is None:
            from throwdown.throwers.workers import Workers

            self._practice_workers = Workers(1, niceness=PRACTICE_NICENESS)
        return self._practice_workers

    async def run(self, order: Order, work: Work[T], begun: Begun | None = None, workers: Workers | None = None) -> T:
        """When its turn comes, do the work in a thread that waits for a worker, which sends no beginnings."""
        fault("intent-locked")  # whatever is computed here was locked before
        loop, compute = asyncio.get_running_loop(), (workers or self.workers).simulate
        async with self.queue.place(order):
            started = loop.time()
            try:
                return await loop.run_in_executor(self._threads, thrown_by, compute, work)
            finally:
                self._observe(loop.time() - started)

    def rank(self, order: Order) -> None:
        """Rank what waits for a table again."""
        self.queue.rank(order)

    async def close(self) -> None:
        for workers in (self._workers, self._practice_workers):
            if workers is not None:
                await asyncio.get_running_loop().run_in_executor(None, workers.close)
        self._threads.shutdown(wait=False, cancel_futures=True)
