"""Group commit: one thread writes. It takes whatever has been queued since its last transaction and commits that
in one, so that fifty tables that wait share one flush.
"""

from __future__ import annotations

import asyncio
import threading
import time
from collections import defaultdict
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from throwdown.errors import ThrowdownError

from .errors import StoreConflict, StoreFailed

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from throwdown.live.store import Batch

    Waiting = tuple[Batch, asyncio.Future[None]]
    Found = list[ThrowdownError | None]

#: Seconds after which a commit is late, and for which the event loop then blocks to let it through.
LATE: Final = 0.02
STANDSTILL: Final = 0.002
#: Seconds without a commit after which the writer does what it has to do in between.
IDLE_S: Final = 0.5


class GroupWriter:
    """Collects batches on the event loop and has them written by a thread of its own."""

    def __init__(
        self,
        write: Callable[[list[Batch]], Found],
        clock: Callable[[], float],
        when_idle: Callable[[], None] | None = None,
    ) -> None:
        """``write`` says what became of each batch: ``None`` is written. ``when_idle`` runs in the same thread."""
        self._write = write
        self._when_idle = when_idle
        self._clock = clock
        self.tally = dict.fromkeys(("batches", "transactions", "conflicts", "failures", "committed"), 0.0)
        self._queue: list[Waiting] = []
        self._due = False
        """The writer is to take what is queued."""
        self._asked = self._answered = 0
        self.closing = False
        self._lock = threading.Lock()
        self._called = threading.Condition(self._lock)
        # A daemon: a program that ends without closing the store must not hang. Nothing it answered for is lost.
        self._thread = threading.Thread(target=self._write_on, name="store", daemon=True)
        self._thread.start()

    @property
    def waiting(self) -> int:
        return len(self._queue)

    def close(self, patience_s: float | None = None) -> bool:
        """Write what is queued, and end; False: that takes too long, and no commit was answered."""
        with self._called:
            self.closing = True
            self._called.notify()
        self._thread.join(patience_s)
        return not self._thread.is_alive()

    async def commit(self, batch: Batch) -> None:
        """Write the batch; it is durable when this returns.

        A caller who is cancelled while waiting does not know: the batch may be written or not.
        """
        if not batch.steps:
            return
        loop = asyncio.get_running_loop()
        future = loop.create_future()
        with self._lock:
            if self.closing:
                raise StoreFailed("the store is closed: open it again")
            self._queue.append((batch, future))
            self._asked += 1
            first = len(self._queue) == 1
        if first:
            # After everything that the loop has to do now: what that commits too goes into the same group.
            loop.call_soon(self._call_writer)
            loop.call_later(LATE, self._make_way, loop, self._asked)
        await future

    def _call_writer(self) -> None:
        with self._called:
            self._due = True
            self._called.notify()

    def _make_way(self, loop: asyncio.AbstractEventLoop, asked: int) -> None:
        """Block for a moment if the writer is late.

        A loop that never rests takes Python's lock back faster than another thread can wake up: without
        this, nothing at all is written for as long as it has more to do.
        """
        if self._answered < asked:
            time.sleep(STANDSTILL)
            loop.call_later(LATE, self._make_way, loop, asked)

    def _write_on(self) -> None:
        while (group := self._next_group()) is not None:
            if group:
                self._write_group(group)
            elif self._when_idle is not None:
                self._when_idle()

    def _write_group(self, group: list[Waiting]) -> None:
        found = self._write([batch for batch, _ in group])
        self._count(found)
        self._answer(group, found)
        self._answered += len(group)

    def _next_group(self) -> list[Waiting] | None:
        """Everything queued; empty if nothing came for a while, None when the store is closing."""
        with self._called:
            if not (self._due or self.closing):
                self._called.wait(None if self._when_idle is None else IDLE_S)
            if not (self._due or self.closing):
                return []
            self._due = False
            group, self._queue = self._queue, []
            return group or (None if self.closing else [])

    def _answer(self, group: list[Waiting], found: Found) -> None:
        """Wake everybody who waits, with one call into each loop: there is one, as a rule."""
        answers = defaultdict[asyncio.AbstractEventLoop, list[tuple[asyncio.Future[None], ThrowdownError | None]]](list)
        for (_, future), error in zip(group, found, strict=True):
            answers[future.get_loop()].append((future, error))
        for loop, results in answers.items():
            with suppress(RuntimeError):  # the loop is closed: no caller waits any more
                loop.call_soon_threadsafe(_wake, results)

    def _count(self, found: Found) -> None:
        self.tally["batches"] += found.count(None)
        self.tally["conflicts"] += sum(isinstance(error, StoreConflict) for error in found)
        self.tally["failures"] += sum(isinstance(error, StoreFailed) for error in found)
        if None in found:
            self.tally["committed"] = self._clock()


def _wake(answers: Sequence[tuple[asyncio.Future[None], ThrowdownError | None]]) -> None:
    for future, error in answers:
        if future.done():
            continue  # the caller was cancelled
        if error is None:
            future.set_result(None)
        else:
            future.set_exception(error)
