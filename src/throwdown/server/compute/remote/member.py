"""A worker elsewhere, as its server sees it."""

from __future__ import annotations

import asyncio
from collections import Counter
from random import SystemRandom
from typing import TYPE_CHECKING

from .jobs import Dismiss, encode

if TYPE_CHECKING:
    from throwdown.server.cluster.link import Link

    from .jobs import Enlist, Job, Work

#: After so long a job is given to somebody else, in s: a throw takes a third of one, a thought less.
SLOW_S = 3.0
#: A job that was given to somebody else keeps its place at the slow worker for at most so long, in s.
LATE_S = 20.0
#: One throw in so many is computed here too, besides those until the first of a worker has landed alike.
CHECKED = 16

_chance = SystemRandom()


class Member:
    """Gives jobs to one worker, and knows how many it has."""

    def __init__(self, link: Link, told: Enlist) -> None:
        self._link = link
        self.name = told.worker
        self.cores = told.cores
        self.takes = frozenset(told.takes)
        self.taken: Counter[Work] = Counter()
        self.leaving = False
        self.trusted = False
        """Whether a throw of it was computed here too, and landed alike."""
        self._asking = set[asyncio.Task[bytes]]()

    def has_place(self, work: Work) -> bool:
        return work in self.takes and not self.leaving and self._link.has_room and self.taken[work] < self.cores

    def load(self, work: Work) -> float:
        """How much of it is at work."""
        return self.taken[work] / self.cores

    def is_checked(self) -> bool:
        """Whether its next throw is computed here too; it cannot know."""
        return not self.trusted or _chance.randrange(CHECKED) == 0

    async def answer(self, work: Work, job: Job) -> bytes | None:
        """What it answers in time; None if it could not, was too slow, or is gone."""
        self.taken[work] += 1
        asking = asyncio.create_task(self._link.ask(encode(job), LATE_S))
        self._asking.add(asking)
        asking.add_done_callback(lambda task: self._end(work, task))
        await asyncio.wait((asking,), timeout=SLOW_S)
        if not asking.done() or asking.cancelled() or asking.exception() is not None:
            return None
        return asking.result()

    def _end(self, work: Work, asking: asyncio.Task[bytes]) -> None:
        """Its place is free when it has answered, however late: one that is slow is not given still more."""
        self.taken[work] -= 1
        self._asking.discard(asking)
        if not asking.cancelled():
            asking.exception()  # whoever waited has gone on without it

    def dismiss(self, why: str) -> None:
        self.leaving = True
        self._link.tell(encode(Dismiss(why)))
        self._link.close()
