"""All workers elsewhere of one server: who is there, and who is given the next job.

A job goes to whoever has the least to do, the server's own processes included. Whoever dies, sleeps or is slow loses it
to another; in the end it is worked out here. So nobody who waits for a throw can tell where it was computed.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
from typing import TYPE_CHECKING, NamedTuple

from throwdown.errors import ThrowdownError
from throwdown.server.cluster.door import Door
from throwdown.server.cluster.link import Link
from throwdown.server.operations.logs import tell

from .enlisting import objection
from .jobs import ENLISTING, Answered, Enlist, Leave, decoded, encode, work_of
from .member import Member

if TYPE_CHECKING:
    from collections.abc import Iterator

    from throwdown.server.cluster.streams import Stream
    from throwdown.server.compute.queue import FairQueue
    from throwdown.server.operations.metrics import Metrics

    from .jobs import Job, Work

log = logging.getLogger("throwdown.workers")

#: A job is given to so many workers elsewhere before it is worked out here.
ATTEMPTS = 2


class Unwanted(ThrowdownError):
    """Raised when somebody at the door for workers wants what no worker wants."""

    code = "worker/unwanted"


class _Own(NamedTuple):
    """What the server itself has for one kind of work: the queue before it, and its own places in it."""

    queue: FairQueue
    places: int


class Crew:
    """The workers elsewhere."""

    def __init__(self, key: str, metrics: Metrics) -> None:
        self._metrics = metrics
        self._links = set[Link]()
        self._members: dict[Link, Member] = {}
        self._own: dict[Work, _Own] = {}
        self._door = Door(self, secrets.token_hex(8), key, "workers_listen", self._links)
        self._loop: asyncio.AbstractEventLoop | None = None
        self._betrayed = False
        """Somebody answered what is not so: from now on all throws are computed here too."""
        for what, count in (
            ("connected", lambda: len(self._members)),
            ("cores", lambda: sum(member.cores for member in self)),
            ("busy", lambda: sum(member.taken.total() for member in self)),
        ):
            metrics.workers.labels(what).set_function(count)

    def __iter__(self) -> Iterator[Member]:
        return iter(list(self._members.values()))

    def __len__(self) -> int:
        return len(self._members)

    @property
    def loop(self) -> asyncio.AbstractEventLoop:
        """Where all this runs; threads ask through it."""
        if self._loop is None:
            raise Unwanted("the door for workers is not open")
        return self._loop

    def share(self, work: Work, queue: FairQueue) -> None:
        """Let workers elsewhere have some of what waits in this queue; its places now are the server's own."""
        self._own[work] = _Own(queue, queue.places)

    async def open(self, address: str) -> int:
        """Open the door for workers; the port on which it is."""
        self._loop = asyncio.get_running_loop()
        host, _, port = address.rpartition(":")
        return await self._door.open(host.strip("[]"), int(port))

    async def close(self) -> None:
        await self._door.close()

    # Jobs

    async def ask(self, job: Job) -> tuple[Member, bytes] | None:
        """What a worker answers, and which; None if it had better be worked out here."""
        work = work_of(job)
        for _ in range(ATTEMPTS):
            member = self._idlest(work)
            if member is None:
                return None
            begun = self.loop.time()
            answer = await member.answer(work, job)
            self._metrics.count_job(work, "lost" if answer is None else "done", self.loop.time() - begun)
            if answer is not None:
                return member, answer
            tell(log, logging.WARNING, "a worker did not do its job: another does it", worker=member.name, work=work)
        return None

    def _idlest(self, work: Work) -> Member | None:
        """Whoever has the least to do; None is the server itself, also where none has a place left."""
        own = self._own[work]
        here = own.queue.taken - 1 - sum(member.taken[work] for member in self)  # without the job in question
        able = [member for member in self if member.has_place(work)]
        idlest = min(able, key=lambda member: member.load(work), default=None)
        return idlest if idlest is not None and idlest.load(work) < here / own.places else None

    # Trust

    def is_checked(self, member: Member) -> bool:
        """Whether the throw that this worker computed is computed here too."""
        return member.is_checked() or self._betrayed

    def distrust(self, member: Member, work: Work, why: str) -> None:
        """It told what is not so: it has to go, and all others are watched."""
        self._betrayed = True
        self._metrics.count_job(work, "false", 0.0)
        tell(log, logging.ERROR, "a worker told what is not so and is sent away", worker=member.name, why=why)
        member.dismiss(why)

    # What a connection tells (the links' host)

    def connected(self, link: Link) -> None:
        self._links.add(link)

    def linked(self, link: Link) -> None:
        """It has proved that it holds the key; next it says who it is."""

    def unlinked(self, link: Link) -> None:
        self._links.discard(link)
        member = self._members.pop(link, None)
        if member is not None:
            level, how = (logging.INFO, "has left") if member.leaving else (logging.WARNING, "is gone")
            tell(log, level, f"a worker {how}", worker=member.name, workers=len(self))
            self._make_places()

    async def asked(self, link: Link, body: bytes) -> bytes:
        told = decoded(body, ENLISTING)
        if isinstance(told, Leave):
            self._let_go(link)
            return encode(Answered())
        why = await asyncio.to_thread(objection, told)  # reads what the arena needs, the first time
        if why:
            tell(log, logging.WARNING, "a worker is refused", worker=told.worker[:64], why=why)
        else:
            self._take_on(link, told)
        return encode(Answered(why))

    def _take_on(self, link: Link, told: Enlist) -> None:
        if link.alive and link not in self._members:
            self._members[link] = Member(link, told)
            tell(
                log,
                logging.INFO,
                "a worker is there",
                worker=told.worker,
                cores=told.cores,
                takes=", ".join(told.takes),
            )
            self._make_places()

    def _let_go(self, link: Link) -> None:
        member = self._members.get(link)
        if member is not None:
            member.leaving = True
            self._make_places()

    def _make_places(self) -> None:
        for work, own in self._own.items():
            theirs = sum(member.cores for member in self if work in member.takes and not member.leaving)
            own.queue.places = own.places + theirs

    def opened(self, link: Link, call: int, body: bytes) -> Stream:
        raise Unwanted("workers pass no sockets on")

    def told(self, link: Link, body: bytes) -> None:
        """Workers tell nothing unasked."""
