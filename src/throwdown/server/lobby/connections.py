"""Every open socket of every person, at tables, in the lobby, or before its hello."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import TYPE_CHECKING

from throwdown.api.sockets import COME_BACK, NO_ACCESS, NOT_SIGNED_IN
from throwdown.live.narrator import refusal

if TYPE_CHECKING:
    from collections.abc import Callable

    from throwdown.errors import ThrowdownError
    from throwdown.live.listener import Listener


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

    def sign_out(self, person: str, *, only: str = "", but: str = "") -> None:
        """Close the connections of a person who signed out: those of one session, all but those of one, or all."""
        for listener in list(self._open.get(person, ())):
            if (not only or listener.session == only) and (not but or listener.session != but):
                listener.close(NOT_SIGNED_IN, "you are signed out")

    def refuse(self, person: str, error: ThrowdownError) -> None:
        """Close the connections of a person who may not be here, and say why."""
        for listener in list(self._open.get(person, ())):
            listener.tell(refusal(error, listener.words, None))
            listener.close(NO_ACCESS, error.code)

    def reconnect(self, person: str) -> None:
        """Something about this person changed that each connection has to learn: ask them to reconnect."""
        for listener in list(self._open.get(person, ())):
            listener.close(COME_BACK, "you are one person now: come back")

    def close_all(self) -> None:
        """The server stops: ask every client to reconnect."""
        for listener in [each for sockets in self._open.values() for each in sockets]:
            listener.close(COME_BACK, "the server restarts: come back")
