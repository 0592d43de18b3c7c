"""A fair queue before every pool of workers.

What people wait for comes first, then what they watch; bots that play without an audience come last. Jobs of the same
urgency take turns: by address, at each address by person, for each person by table. So a person with a hundred tables
waits for a hundred decisions of bots, and a person with one table for one.

Jobs also cost seconds of computing. A person or address that has spent more than the allowance comes after all others.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict, deque
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

from throwdown.live.urgency import Order, Urgency

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable, Iterator

__all__ = ["Allowance", "FairQueue", "Order", "Urgency"]

#: From here on jobs leave one of several places free for more urgent ones, and pause in between.
YIELDING = Urgency.LEISURE
#: After such a job no other of its kind takes its place for as long as the job took, within these bounds, in s.
PAUSE = (0.01, 0.25)


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
        urgency = self._urgency(order)
        await self._enter(urgency, order)
        begun = self._clock()
        try:
            yield
        finally:
            took = self._clock() - begun
            if self._allowance is not None:
                self._allowance.spend(order, took)
            self._leave()
            if urgency >= YIELDING:
                self._later(min(max(took, PAUSE[0]), PAUSE[1]), self._end_pause)

    def _urgency(self, order: Order) -> Urgency:
        spent = self._allowance is not None and self._allowance.is_spent(order)
        return max(order.urgency, Urgency.OVERSPENT) if spent else order.urgency

    async def _enter(self, urgency: Urgency, order: Order) -> None:
        if not self._waiting_before(urgency) and self._has_room(urgency):
            self._take(urgency)
            return
        turn = asyncio.get_running_loop().create_future()
        self._lines[urgency].add(order.path, turn)
        self._waiting += 1
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._leave()  # it was given a place in the moment in which it left
                self._yielding -= urgency >= YIELDING
                self._call_next()
            elif self._lines[urgency].remove(order.path, turn):
                self._waiting -= 1
            raise

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
        for urgency, line in self._lines.items():
            while line and self._has_room(urgency):
                self._waiting -= 1
                turn = line.pop()
                if not turn.cancelled():
                    self._take(urgency)
                    turn.set_result(None)


def _call_later(seconds: float, work: Callable[[], None]) -> object:
    return asyncio.get_running_loop().call_later(seconds, work)


class _Line:
    """Jobs that wait with the same urgency: a tree whose branches take turns."""

    def __init__(self) -> None:
        self._branches: OrderedDict[str, _Line] = OrderedDict()
        self._turns: deque[asyncio.Future[None]] = deque()

    def __bool__(self) -> bool:
        return bool(self._branches or self._turns)

    def add(self, path: tuple[str, ...], turn: asyncio.Future[None]) -> None:
        if not path:
            self._turns.append(turn)
        else:
            self._branches.setdefault(path[0], _Line()).add(path[1:], turn)

    def pop(self) -> asyncio.Future[None]:
        """The next one; its branches come again after all others."""
        if self._turns:
            return self._turns.popleft()
        name, branch = self._branches.popitem(last=False)
        turn = branch.pop()
        if branch:
            self._branches[name] = branch
        return turn

    def remove(self, path: tuple[str, ...], turn: asyncio.Future[None]) -> bool:
        """Take out one that waits; whether it was there."""
        if not path:
            there = turn in self._turns
            if there:
                self._turns.remove(turn)
            return there
        branch = self._branches.get(path[0])
        there = branch is not None and branch.remove(path[1:], turn)
        if branch is not None and not branch:
            del self._branches[path[0]]
        return there
