"""The background work of a table: each kind of it runs at most once at a time."""

from __future__ import annotations

import asyncio
import logging
from typing import TYPE_CHECKING, Any

from throwdown.errors import ThrowdownError

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine, Hashable

log = logging.getLogger("throwdown.table")


class Tasks:
    """Running tasks by key; ``finished`` is called after one that went well, ``failed`` after one that did not."""

    def __init__(self, table: str, finished: Callable[[], None], failed: Callable[[], None]) -> None:
        self._table = table
        self._finished = finished
        self._failed = failed
        self._running: dict[Hashable, asyncio.Task[None]] = {}

    def start(self, key: Hashable, work: Callable[[], Coroutine[Any, Any, None]]) -> None:
        """Do something in the background, unless it is being done."""
        if key in self._running:
            return
        task = asyncio.get_running_loop().create_task(work(), name=f"{self._table} {key}")
        self._running[key] = task
        task.add_done_callback(lambda done: self._done(key, done))

    @property
    def busy(self) -> bool:
        """Whether anything runs but the task that asks."""
        return any(task is not asyncio.current_task() for task in self._running.values())

    def cancel_all(self) -> None:
        """Cancel everything that runs, but the task that asks for it."""
        for task in self._running.values():
            if task is not asyncio.current_task():
                task.cancel()
        self._running.clear()

    def detach(self) -> None:
        """Cancel everything, and let go of whoever is told."""
        self.cancel_all()
        self._finished = self._failed = lambda: None

    def _done(self, key: Hashable, task: asyncio.Task[None]) -> None:
        if self._running.get(key) is task:
            del self._running[key]
        if task.cancelled():
            return
        error = task.exception()
        if error is None:
            self._finished()
            return
        known = isinstance(error, ThrowdownError)
        log.warning("%s at table %s: %s", key, self._table[:6], error, exc_info=None if known else error)
        self._failed()
