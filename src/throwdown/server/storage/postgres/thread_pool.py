"""Threads that query the database: callers on the event loop wait for it only up to a deadline."""

from __future__ import annotations

import asyncio
import threading
import time
from concurrent.futures import Future
from queue import SimpleQueue
from typing import TYPE_CHECKING, Any, TypeVar

from throwdown.server.storage.errors import StoreFailed

if TYPE_CHECKING:
    from collections.abc import Callable

Found = TypeVar("Found")


class ThreadPool:
    """A few threads of their own: a database that hangs blocks these, and nothing else in the server.

    They are daemons, unlike those of an executor: a server can end though the database never answers.
    """

    def __init__(self, threads: int, patience_s: float, name: str) -> None:
        self._most = threads
        self._patience_s = patience_s
        self._name = name
        self._threads: list[threading.Thread] = []
        self._closed = False
        self._waiting: SimpleQueue[tuple[Future[Any], Callable[[], Any]] | None] = SimpleQueue()

    async def run(self, work: Callable[..., Found], *arguments: Any) -> Found:
        """What this finds; refused if it takes too long. What has not begun by then is not done at all."""
        return await self.run_within(self._patience_s, work, *arguments)

    async def run_within(self, patience_s: float, work: Callable[..., Found], *arguments: Any) -> Found:
        """The same with another patience."""
        if self._closed:
            raise StoreFailed("the store is closed: open it again")
        future: Future[Found] = Future()
        self._waiting.put((future, lambda: work(*arguments)))
        self._add_thread()
        try:
            async with asyncio.timeout(patience_s):
                return await asyncio.wrap_future(future)
        except TimeoutError:
            raise StoreFailed("PostgreSQL does not answer: see that it runs and try again") from None

    def _add_thread(self) -> None:
        """One thread more, until there are enough."""
        if len(self._threads) < self._most:
            thread = threading.Thread(target=self._work_on, name=self._name, daemon=True)
            self._threads.append(thread)
            thread.start()

    def _work_on(self) -> None:
        while (job := self._waiting.get()) is not None:
            _do(*job)

    def close(self, patience_s: float) -> None:
        """Let the threads go, and wait so long for those that are under way."""
        self._closed = True
        for _ in self._threads:
            self._waiting.put(None)
        until = time.monotonic() + patience_s
        for thread in self._threads:
            thread.join(max(0.0, until - time.monotonic()))


def _do(future: Future[Any], work: Callable[[], Any]) -> None:
    if not future.set_running_or_notify_cancel():
        return  # the caller does not wait for it any more
    try:
        found = work()
    except BaseException as error:  # the caller gets it
        future.set_exception(error)
    else:
        future.set_result(found)
