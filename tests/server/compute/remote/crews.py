"""A server's crew and workers in one event loop; hands that do as a test wants."""

from __future__ import annotations

import asyncio
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

from throwdown.physics import Scene, Throw, simulate
from throwdown.server.compute.queue import FairQueue, Order, Urgency
from throwdown.server.compute.remote.crew import Crew
from throwdown.server.compute.remote.jobs import ThrowJob
from throwdown.server.compute.remote.landings import landing_told, throw_job, thrown_in
from throwdown.server.compute.worker.worker import Worker
from throwdown.server.operations.metrics import Metrics

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

    from throwdown.physics import Landing
    from throwdown.server.compute.remote.jobs import Job, Work

KEY = "w" * 32
#: So long a test waits for anything: this says that it will not come.
PATIENCE_S = 60.0
ORDER = Order(Urgency.WAITED_FOR, "here", "ann", "table")
SCENE = Scene({1: (0, 0, 8000, 1_000_000, 0, 0, 0)})
THROWS = [Throw(2, (30_000, 0, 90_000), (-400, 100, 0), (3000, 500, 0), turn=7)]
JOB = throw_job(SCENE, THROWS, towers=False, seed=5, arena="G2")


def computed(job: ThrowJob) -> Landing:
    scene, throws = thrown_in(job)
    return simulate(scene, throws, towers=job.towers, seed=job.seed, arena=job.arena)


class Hands:
    """Throws in the event loop itself; whoever sets ``held`` lets it wait."""

    def __init__(self, cores: int = 1, takes: tuple[Work, ...] = ("throws",)) -> None:
        self.cores = cores
        self.takes = takes
        self.begun = asyncio.Event()
        self.may_end = asyncio.Event()
        self.may_end.set()

    async def warm(self) -> None:
        """There is nothing to read."""

    async def done(self, job: Job) -> bytes:
        self.begun.set()
        await self.may_end.wait()
        assert isinstance(job, ThrowJob)
        return landing_told(computed(job))


class Liar(Hands):
    """A die that lands as it likes."""

    async def done(self, job: Job) -> bytes:
        assert isinstance(job, ThrowJob)
        landing = computed(job)
        landing.faces[2] = (landing.faces[2] + 1) % 6
        return landing_told(landing)


class House:
    """A server that has workers; its own two places are taken, so that the next job goes elsewhere."""

    def __init__(self) -> None:
        self.metrics = Metrics()
        self.crew = Crew(KEY, self.metrics)
        self.queue = FairQueue(2)
        self.crew.share("throws", self.queue)
        self.address = ""

    def worker(self, hands: Hands | None = None, key: str = KEY) -> Worker:
        return Worker(self.address, key, hands or Hands())

    @asynccontextmanager
    async def hired(self, *all_hands: Hands) -> AsyncIterator[list[asyncio.Task[None]]]:
        """Workers who are there; afterwards they leave."""
        workers = [self.worker(hands) for hands in all_hands]
        running = [asyncio.create_task(worker.run()) for worker in workers]
        await until(lambda: len(self.crew) == len(workers))
        try:
            yield running
        finally:
            for worker in workers:
                worker.stop()
            await asyncio.gather(*running, return_exceptions=True)

    def count(self, end: str) -> float:
        told = self.metrics.registry.get_sample_value("throwdown_worker_jobs_total", {"work": "throws", "end": end})
        return told or 0.0


@asynccontextmanager
async def house() -> AsyncIterator[House]:
    made = House()
    port = await made.crew.open("127.0.0.1:0")
    made.address = f"127.0.0.1:{port}"
    async with made.queue.place(ORDER), made.queue.place(ORDER):
        try:
            yield made
        finally:
            await made.crew.close()


async def until(true: object) -> None:
    """Wait for it: whatever it is, it comes from another task."""
    assert callable(true)
    async with asyncio.timeout(PATIENCE_S):
        while not true():
            await asyncio.sleep(0.005)
