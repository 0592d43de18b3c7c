"""A worker: computes for a server on another machine until it is told to stop."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import Counter
from concurrent.futures import BrokenExecutor
from typing import TYPE_CHECKING, Protocol

from throwdown.server.cluster.link import Link
from throwdown.server.cluster.streams import LinkDown, LinkSilent
from throwdown.server.compute.remote.enlisting import WorkerRefused, enlisting
from throwdown.server.compute.remote.jobs import (
    ANSWERED,
    DISMISS,
    JOB,
    Enlist,
    JobUnreadable,
    Leave,
    decoded,
    encode,
    work_of,
)
from throwdown.server.operations.logs import tell

if TYPE_CHECKING:
    from throwdown.server.cluster.streams import Stream
    from throwdown.server.compute.remote.jobs import Job, Work


log = logging.getLogger("throwdown.workers")

#: How long a server may take to let a worker in, in s: it may have to read what the arena needs.
ANSWER_S = 20.0
REACH_S = 5.0
#: Time between two attempts to find the server, in s.
RETRY_S = 2.0
#: How long jobs under way may take when the worker is told to stop, in s.
FAREWELL_S = 20.0
#: A server gives no more jobs than there are processes; so many times as many are borne.
BORNE = 2


class Hands(Protocol):
    """Whoever does the work itself."""

    cores: int
    takes: tuple[Work, ...]

    async def warm(self) -> None:
        """Get ready, so that the first job does not wait for it."""
        ...

    async def done(self, job: Job) -> bytes:
        """What comes of a job."""
        ...


class Worker:
    """One worker and its connection to its server."""

    def __init__(self, server: str, key: str, hands: Hands) -> None:
        """``server`` is host and port of its door for workers."""
        self._server = server
        self._key = key
        self._hands = hands
        self._stopping = asyncio.Event()
        self._gone = asyncio.Event()
        self._idle = asyncio.Event()
        self._idle.set()
        self._under_way: Counter[Work] = Counter()
        self._dismissed = ""
        self._known = False
        """Whether the server has taken this worker before: then the key is right."""
        self.done = 0
        """How many jobs were done."""

    def stop(self) -> None:
        """Finish what is under way, then go."""
        self._stopping.set()

    async def run(self) -> None:
        """Work until told to stop; a server that is away for a while is waited for."""
        told = await asyncio.to_thread(enlisting, self._hands.cores, self._hands.takes)
        await self._hands.warm()
        missed = False
        while not self._stopping.is_set():
            try:
                link = await self._reach()
            except LinkDown as error:
                if not missed:
                    tell(log, logging.WARNING, "the server is not reached and is tried again", why=error.message)
                missed = True
                await self._pause()
                continue
            missed = False
            await self._serve(link, told)
            await self._pause()

    async def _pause(self) -> None:
        try:
            await asyncio.wait_for(self._stopping.wait(), RETRY_S)
        except TimeoutError:
            return

    # One connection

    async def _reach(self) -> Link:
        host, _, port = self._server.rpartition(":")
        name = secrets.token_hex(8)
        self._gone.clear()
        try:
            async with asyncio.timeout(REACH_S):
                loop = asyncio.get_running_loop()
                _, link = await loop.create_connection(
                    lambda: Link(self, name, self._key, dials=True), host.strip("[]"), int(port)
                )
        except (OSError, TimeoutError) as trouble:
            raise LinkDown(f"nobody answers at {self._server} ({trouble.strerror or 'no answer'})") from None
        try:
            await link.up
        except LinkDown as down:
            if self._known or isinstance(down, LinkSilent):
                raise
            raise WorkerRefused(
                f"the server at {self._server} hangs up: see that the address is its workers_listen and the key its"
                " workers_key"
            ) from None
        return link

    async def _serve(self, link: Link, told: Enlist) -> None:
        """Work for as long as the connection holds."""
        try:
            await self._enlist(link, told)
            async with asyncio.TaskGroup() as group:
                ends = [group.create_task(each.wait()) for each in (self._stopping, self._gone)]
                await asyncio.wait(ends, return_when=asyncio.FIRST_COMPLETED)
                for each in ends:
                    each.cancel()
            if link.alive:
                await self._leave(link)
        except LinkDown as error:
            tell(log, logging.WARNING, "the server is gone", why=error.message)
        finally:
            await link.closed(REACH_S)
        if self._dismissed:
            raise WorkerRefused(f"the server wants no more of this worker: {self._dismissed}")
        if not self._stopping.is_set():
            tell(log, logging.WARNING, "the connection to the server is gone", server=self._server)

    async def _enlist(self, link: Link, told: Enlist) -> None:
        answer = decoded(await link.ask(encode(told), ANSWER_S), ANSWERED)
        if answer.refused:
            raise WorkerRefused(f"the server at {self._server} takes no such worker: {answer.refused}")
        self._known = True
        tell(log, logging.INFO, "working", server=self._server, cores=told.cores, takes=", ".join(told.takes))

    async def _leave(self, link: Link) -> None:
        """Say so, so that no more jobs come, and finish those that are here."""
        await link.ask(encode(Leave()), REACH_S)
        try:
            await asyncio.wait_for(self._idle.wait(), FAREWELL_S)
        except TimeoutError:
            tell(log, logging.WARNING, "a job is left undone: the server has it done elsewhere")

    # What a connection tells (the links' host)

    def connected(self, link: Link) -> None:
        """The server does not know yet who it is."""

    def linked(self, link: Link) -> None:
        """Both hold the key."""

    def unlinked(self, link: Link) -> None:
        self._gone.set()

    async def asked(self, link: Link, body: bytes) -> bytes:
        """Do a job."""
        job = decoded(body, JOB)
        work = work_of(job)
        if work not in self._hands.takes or self._under_way[work] >= BORNE * self._hands.cores:
            raise JobUnreadable(f"this worker takes no more {work} now")
        self._under_way[work] += 1
        self._idle.clear()
        try:
            answer = await self._hands.done(job)
        except (BrokenExecutor, TimeoutError) as trouble:
            raise JobUnreadable(f"a process of this worker failed ({type(trouble).__name__})") from None
        finally:
            self._under_way[work] -= 1
            if not self._under_way.total():
                # Later: the answer is written first.
                asyncio.get_running_loop().call_soon(self._rest)
        self.done += 1
        return answer

    def _rest(self) -> None:
        if not self._under_way.total():
            self._idle.set()

    def opened(self, link: Link, call: int, body: bytes) -> Stream:
        raise JobUnreadable("a worker takes no sockets")

    def told(self, link: Link, body: bytes) -> None:
        self._dismissed = decoded(body, DISMISS).why
