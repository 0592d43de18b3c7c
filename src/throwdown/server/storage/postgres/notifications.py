"""Notifications over LISTEN and NOTIFY: hints that may get lost; then each subscriber is asked to read again."""

from __future__ import annotations

import asyncio
import threading
import time
from contextlib import suppress
from typing import TYPE_CHECKING, Final

import psycopg
from psycopg import sql

from throwdown.errors import ThrowdownError

from .connection import connect

if TYPE_CHECKING:
    from collections.abc import Callable

    from throwdown.server.storage.ownership import Callback

    from .connection import Connection
    from .owners import Run
    from .thread_pool import ThreadPool

    Subscription = tuple[str, Callback, asyncio.AbstractEventLoop]

NOTIFY: Final = "SELECT pg_notify($1, $2)"
#: How long a listener waits at a time before it checks whether it is still wanted, and before it tries again, in s.
TURN_S: Final = 0.5
PAUSE_S: Final = 1.0
#: A connection that was made so long ago shows that PostgreSQL was there all that time, in s.
STEADY_S: Final = 3.0
#: How long it is waited for where the database does not answer, in s.
FAREWELL_S: Final = 2.0


class PostgresNotifications:
    """One connection and one thread listen, from the first subscription on."""

    def __init__(self, run: Run, threads: ThreadPool, address: str) -> None:
        self._run = run
        self._threads = threads
        self._address = address
        self._subscriptions: list[Subscription] = []
        self._closing = threading.Event()
        self._thread: threading.Thread | None = None
        self._connected_at: float | None = None

    def is_steady(self) -> bool:
        """Whether PostgreSQL was not away of late, as far as can be known."""
        if self._thread is None:
            return True
        return self._connected_at is not None and time.monotonic() > self._connected_at + STEADY_S

    async def announce(self, channel: str, payload: str) -> None:
        await self._threads.run(self._run, NOTIFY, channel, payload)

    def subscribe(self, channel: str, callback: Callback) -> Callable[[], None]:
        subscription: Subscription = (channel, callback, asyncio.get_running_loop())
        self._subscriptions.append(subscription)
        if self._thread is None:
            self._thread = threading.Thread(target=self._listen_on, name="notifications", daemon=True)
            self._thread.start()
        return lambda: self._subscriptions.remove(subscription)

    def close(self) -> None:
        self._closing.set()
        if self._thread is not None:
            self._thread.join(FAREWELL_S)

    def _listen_on(self) -> None:
        while not self._closing.is_set():
            with suppress(psycopg.Error, ThrowdownError), connect(self._address) as connection:
                self._connected_at = time.monotonic()
                self._listen(connection)
            self._connected_at = None
            self._closing.wait(PAUSE_S)

    def _listen(self, connection: Connection) -> None:
        """Until the connection is lost; whatever was announced before it was there may have been missed."""
        listening = set[str]()
        while not self._closing.is_set():
            new = {channel for channel, _, _ in self._subscriptions} - listening
            for channel in new:
                connection.execute(sql.SQL("LISTEN {}").format(sql.Identifier(channel)))
                self._notify(channel, None)
            listening |= new
            for notice in connection.notifies(timeout=TURN_S):
                self._notify(notice.channel, notice.payload)

    def _notify(self, channel: str, payload: str | None) -> None:
        for wanted, callback, loop in list(self._subscriptions):
            if wanted == channel:
                with suppress(RuntimeError):  # the loop is closed: no subscriber is left
                    loop.call_soon_threadsafe(callback, payload)
