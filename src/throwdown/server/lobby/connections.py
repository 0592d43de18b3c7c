"""Every open socket of every person, at tables, in the lobby, or before its hello."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

    from throwdown.live.listener import Listener

#: The close code after which a client reconnects immediately.
COME_BACK = 1012
#: The close code for a person who is no longer signed in.
SIGNED_OUT = 4401


class Connections:
    """Sockets by person."""

    def __init__(self) -> None:
        self._open: dict[str, set[Listener]] = {}
        self._flushes: deque[Callable[[], None]] = deque()

    def flush_soon(self, flush: Callable[[], None]) -> None:
        """Call this after everything that the loop has to do now, in one call with all others that wait for it."""
        if not self._flushes:
            asyncio.get_running_loop().call_soon(self._flush_all)
        self._flushes.append(flush)

    def _flush_all(self) -> None:
        try:
            while self._flushes:
                self._flushes.popleft()()
        finally:
            if self._flushes:  # one of them failed
                asyncio.get_running_loop().call_soon(self._flush_all)

    def count(self, person: str) -> int:
        return len(self._open.get(person, ()))

    def add(self, listener: Listener) -> None:
        self._open.setdefault(listener.person, set()).add(listener)

    def remove(self, listener: Listener) -> None:
        own = self._open.get(listener.person, set())
        own.discard(listener)
        if not own:
            self._open.pop(listener.person, None)

    def sign_out(self, person: str) -> None:
        """Close every connection of a person who logged out."""
        for listener in list(self._open.get(person, ())):
            listener.close(SIGNED_OUT, "you are signed out")

    def close_all(self) -> None:
        """The server stops: ask every client to reconnect."""
        for listener in [each for sockets in self._open.values() for each in sockets]:
            listener.close(COME_BACK, "the server restarts: come back")
