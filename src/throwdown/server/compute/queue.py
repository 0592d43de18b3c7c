"""A fair queue before every pool of workers.

What people wait for comes first, then what they watch; bots that play without an audience come last. Jobs of the same
urgency take turns: by address, at each address by person, for each person by table. So a person with a hundred tables
waits for a hundred decisions of bots, and a person with one table for one.

Waiting raises the priority: an urgency of which no job was let in for a second comes next, so none of them
starves while another one is busy. A job is ranked again when people come back to its table.

Jobs also cost seconds of computing. A person or address that has spent more than the allowance comes after all others.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict, deque
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import TYPE_CHECKING

from throwdown.live.urgency import Order, Urgency

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable, Iterator

__all__ = ["Allowance", "FairQueue", "Order", "Urgency"]

#: From here on jobs leave one of several places free for more urgent ones, and pause in between.
YIELDING = Urgency.LEISURE
#: After such a job no other of its kind takes its place for as long as the job took, within these bounds, in s.
PAUSE = (0.01, 0.25)
#: An urgency that has waited for so long comes before all others, in s: with a pause and a job of each other urgency
#: that is overdue too, none waits for more than 2 s beyond the job that runs. That holds for jobs up to 0.2 s with one
#: place and 0.5 s with two; with longer ones it waits for this time and for a job of each urgency.
OVERDUE_S = 1.0


class Allowance:
    """Seconds of computing: each person and each address has so many in a window, and they come back evenly."""

    def __init__(
        self, person_s: float, address_s: float, window_s: float, clock: Callable[[], float] = time.monotonic
    ) -> None:
        self._rates = {"person": person_s / window_s, "address": address_s / window_s}
        self._most = {"person": person_s, "address": address_s}
        self._clock = clock
        self._debts: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()
        """What was spent and has not come back yet, and when that was so."""

    def spend(self, order: Order, seconds: float) -> None:
        """Note that so much was computed for this order."""
        now = self._clock()
        for key in _payers(order):
            self._debts[key] = (self._debt(key, now) + seconds, now)
            self._debts.move_to_end(key)
        while self._debts and self._debt(next(iter(self._debts)), now) <= 0:
            self._debts.popitem(last=False)

    def is_spent(self, order: Order) -> bool:
        """Whether person or address have had more than their share."""
        now = self._clock()
        return any(self._debt(key, now) > self._most[key[0]] for key in _payers(order))

    def _debt(self, key: tuple[str, str], now: float) -> float:
        spent, since = self._debts.get(key, (0.0, now))
        return max(0.0, spent - (now - since) * self._rates[key[0]])


def _payers(order: Order) -> Iterator[tuple[str, str]]:
    if order.person:
        yield ("person", order.person)
    if order.address:
        yield ("address", order.address)


class FairQueue:
    """A number of places, and a fair order in which waiting jobs get them."""

    def __init__(
        self,
        places: int,
        allowance: Allowance | None = None,
        clock: Callable[[], float] = time.monotonic,
        later: Callable[[float, Callable[[], None]], object] | None = None,
    ) -> None:
        """``later`` calls something after so many seconds; the event loop does, unless a test says otherwise."""
        self._places = places
        self._allowance = allowance
        self._clock = clock
        self._later = later or _call_later
        self._taken = 0
        self._yielding = 0
        """Places that yielding jobs have, or had a moment ago."""
        self._lines = {urgency: _Line() for urgency in Urgency}
        self._since = dict.fromkeys(Urgency, 0.0)
        """Since when the jobs of an urgency wait for one of them to be let in."""
        self._waiting = 0

    @property
    def waiting(self) -> int:
        """How many wait for a place."""
        return self._waiting

    def others_wait(self, order: Order) -> bool:
        """Whether jobs as urgent as this one wait: then it had better be short."""
        return any(self._lines[urgency] for urgency in Urgency if urgency <= max(order.urgency, Urgency.OVERSPENT))

    @asynccontextmanager
    async def place(self, order: Order) -> AsyncIterator[None]:
        """Wait for a place and hold it; a job that is cancelled while it waits leaves the queue."""
        job = _Job(order, self._urgency(order))
        await self._enter(job)
        begun = self._clock()
        try:
            yield
        finally:
            took = self._clock() - begun
            if self._allowance is not None:
                self._allowance.spend(job.order, took)
            self._leave()
            if job.urgency >= YIELDING:
                self._later(min(max(took, PAUSE[0]), PAUSE[1]), self._end_pause)

    def rank(self, order: Order) -> None:
        """Rank the jobs of a table again that wait there: people came back to it. None of them falls behind."""
        urgency = self._urgency(order)
        behind = [job for other, line in self._lines.items() if other > urgency for job in line.of(order.table)]
        for job in behind:
            self._lines[job.urgency].remove(job.order.path, job)
            job.order, job.urgency = order, urgency
            self._add(job)
        if behind:
            self._call_next()

    def _urgency(self, order: Order) -> Urgency:
        spent = self._allowance is not None and self._allowance.is_spent(order)
        return max(order.urgency, Urgency.OVERSPENT) if spent else order.urgency

    async def _enter(self, job: _Job) -> None:
        if not self._waiting_before(job.urgency) and self._has_room(job.urgency):
            self._take(job.urgency)
            return
        job.turn = asyncio.get_running_loop().create_future()
        self._add(job)
        self._waiting += 1
        try:
            await job.turn
        except asyncio.CancelledError:
            if job.turn.done() and not job.turn.cancelled():
                self._leave()  # it was given a place in the moment in which it left
                self._yielding -= job.urgency >= YIELDING
                self._call_next()
            elif self._lines[job.urgency].remove(job.order.path, job):
                self._waiting -= 1
            raise

    def _add(self, job: _Job) -> None:
        line = self._lines[job.urgency]
        if not line:
            self._since[job.urgency] = self._clock()
        line.add(job.order.path, job)

    def _waiting_before(self, urgency: Urgency) -> bool:
        return any(self._lines[other] for other in Urgency if other <= urgency)

    def _has_room(self, urgency: Urgency) -> bool:
        if self._taken >= self._places:
            return False
        return urgency < YIELDING or self._yielding < max(1, self._places - 1)

    def _take(self, urgency: Urgency) -> None:
        self._taken += 1
        self._yielding += urgency >= YIELDING

    def _leave(self) -> None:
        self._taken -= 1
        self._call_next()

    def _end_pause(self) -> None:
        self._yielding -= 1
        self._call_next()

    def _call_next(self) -> None:
        while (urgency := self._next_urgency()) is not None:
            self._waiting -= 1
            self._since[urgency] = self._clock()
            job = self._lines[urgency].pop()
            if job.turn is not None and not job.turn.cancelled():
                self._take(urgency)
                job.turn.set_result(None)

    def _next_urgency(self) -> Urgency | None:
        """Of which urgency a job is let in now."""
        now = self._clock()
        waiting = [urgency for urgency, line in self._lines.items() if line and self._has_room(urgency)]
        return min(waiting, key=lambda urgency: self._priority(urgency, now), default=None)

    def _priority(self, urgency: Urgency, now: float) -> tuple[int, float]:
        """The lower comes first: what is overdue, by how long it waits, then everything else by its urgency."""
        waited = now - self._since[urgency]
        return (0, -waited) if waited >= OVERDUE_S else (1, urgency)


def _call_later(seconds: float, work: Callable[[], None]) -> object:
    return asyncio.get_running_loop().call_later(seconds, work)


@dataclass(eq=False, slots=True)
class _Job:
    """A job that wants a place, or has one."""

    order: Order
    urgency: Urgency
    turn: asyncio.Future[None] | None = None
    """Done when it is let in; none if it never had to wait."""


class _Line:
    """Jobs that wait with the same urgency: a tree whose branches take turns."""

    def __init__(self) -> None:
        self._branches: OrderedDict[str, _Line] = OrderedDict()
        self._jobs: deque[_Job] = deque()

    def __bool__(self) -> bool:
        return bool(self._branches or self._jobs)

    def add(self, path: tuple[str, ...], job: _Job) -> None:
        if not path:
            self._jobs.append(job)
        else:
            self._branches.setdefault(path[0], _Line()).add(path[1:], job)

    def pop(self) -> _Job:
        """The next one; its branches come again after all others."""
        if self._jobs:
            return self._jobs.popleft()
        name, branch = self._branches.popitem(last=False)
        job = branch.pop()
        if branch:
            self._branches[name] = branch
        return job

    def of(self, table: str) -> Iterator[_Job]:
        """All that wait for this table."""
        yield from (job for job in self._jobs if job.order.table == table)
        for branch in self._branches.values():
            yield from branch.of(table)

    def remove(self, path: tuple[str, ...], job: _Job) -> bool:
        """Take out one that waits; whether it was there."""
        if not path:
            there = job in self._jobs
            if there:
                self._jobs.remove(job)
            return there
        branch = self._branches.get(path[0])
        there = branch is not None and branch.remove(path[1:], job)
        if branch is not None and not branch:
            del self._branches[path[0]]
        return there
