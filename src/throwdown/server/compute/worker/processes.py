"""The processes of a worker: what they can do, and how a job is done in them."""

from __future__ import annotations

import asyncio
from concurrent.futures import ThreadPoolExecutor
from typing import TYPE_CHECKING

from throwdown.physics import Scene, Throw
from throwdown.physics.dimensions import HALF
from throwdown.server.compute.remote.jobs import ThrowJob
from throwdown.server.compute.remote.landings import landing_told, thrown_in
from throwdown.server.compute.remote.thoughts import choice_told, question_in
from throwdown.server.compute.thinking import Thinkers, prepare, think
from throwdown.throwers.workers import Workers

if TYPE_CHECKING:
    from throwdown.server.compute.remote.jobs import Job, ThoughtJob, Work

#: A die that falls from a hand's breadth: the first throw of a process reads the engine.
_A_THROW = Throw(0, (0, 0, round(HALF * 1_000_000) + 50_000), (0, 0, 0), (0, 0, 0))
#: Who reads one bot has read what all of them need.
_A_BOT = ("strike", 2, (), ("thumb",), False)


class Processes:
    """As many processes as there are cores for each kind of work."""

    def __init__(self, cores: int, takes: tuple[Work, ...]) -> None:
        self.cores = cores
        self.takes = takes
        self._throwers = Workers(cores)
        self._thinkers = Thinkers(cores)
        self._threads = ThreadPoolExecutor(2 * cores, thread_name_prefix="throw")

    async def warm(self) -> None:
        """Let the processes read engine and bots, so that the first job does not wait for it."""
        if "throws" in self.takes:
            throws = (self._throwers.submit(Scene({}), [_A_THROW], towers=False, seed=0) for _ in range(self.cores))
            await asyncio.gather(*(asyncio.wrap_future(throw) for throw in throws))
        if "thoughts" in self.takes:
            await asyncio.gather(*(self._thinkers.answer(prepare, *_A_BOT) for _ in range(self.cores)))

    async def done(self, job: Job) -> bytes:
        return await (self._thrown(job) if isinstance(job, ThrowJob) else self._thought(job))

    async def _thrown(self, job: ThrowJob) -> bytes:
        return await asyncio.get_running_loop().run_in_executor(self._threads, self._throw, job)

    def _throw(self, job: ThrowJob) -> bytes:
        scene, throws = thrown_in(job)
        landing = self._throwers.simulate(scene, throws, towers=job.towers, seed=job.seed, arena=job.arena)
        return landing_told(landing)

    async def _thought(self, job: ThoughtJob) -> bytes:
        return choice_told(await self._thinkers.answer(think, *question_in(job)))

    def close(self) -> None:
        self._thinkers.close()
        self._throwers.close()
        self._threads.shutdown(wait=False, cancel_futures=True)
