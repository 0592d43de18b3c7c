"""A link to the lobby: the open tables, and the tables where the client sits."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Self

from .connection import Connection
from .messages import PROTOCOL, Message
from .reader import Readers

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Mapping

    from .http import HttpSession


class LobbyLink:
    """Every message of the lobby (``heard``, ``your_turn``); made by ``Client.lobby``."""

    def __init__(self, session: HttpSession, serves: Mapping[str, Any] | None = None) -> None:
        self._serves = serves
        self._listing: Message = {}
        self._readers = Readers()
        self._connection = Connection(
            session, "/lobby", hello=self._greeting, take=self._take, end=self._readers.end, welcome="heard"
        )

    async def __aenter__(self) -> Self:
        await self._connection.open()
        return self

    async def __aexit__(self, *_: object) -> None:
        await self._connection.close()

    def __aiter__(self) -> AsyncIterator[Message]:
        """Everything that comes; the first reader misses nothing."""
        return self._readers.new(self._listing)

    def _greeting(self) -> Message:
        """Sent again on every socket: a bot that reconnects stands ready again."""
        serves = {"serves": dict(self._serves)} if self._serves is not None else {}
        return {"is": "hello", "protocol": PROTOCOL, **serves}

    def _take(self, message: Message) -> None:
        if message["is"] == "heard":
            self._listing = message
        self._readers.put(message)
