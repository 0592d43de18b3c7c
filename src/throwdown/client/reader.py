"""Everything that comes to a link, for as many readers as there are."""

from __future__ import annotations

import asyncio
from typing import Self
from weakref import WeakSet

from .errors import LinkLost
from .messages import Message


class Reader:
    """One reader's messages, in order; made by ``Readers``."""

    def __init__(self) -> None:
        self._queue: asyncio.Queue[Message | LinkLost] = asyncio.Queue()
        self._end: LinkLost | None = None

    def put(self, message: Message | LinkLost) -> None:
        """A message that came, or why none will come any more."""
        self._queue.put_nowait(message)

    def __aiter__(self) -> Self:
        return self

    async def __anext__(self) -> Message:
        message = self._end or await self._queue.get()
        if not isinstance(message, LinkLost):
            return message
        self._end = message
        if message.code != "client/closed":
            raise message
        raise StopAsyncIteration


class Readers:
    """All readers of a link. The first misses nothing; those after it begin with the last welcome."""

    def __init__(self) -> None:
        self._first: Reader | None = Reader()
        self._readers = WeakSet((self._first,))
        self._end: LinkLost | None = None

    def put(self, message: Message) -> None:
        for reader in self._readers:
            reader.put(message)

    def end(self, why: LinkLost) -> None:
        """Nothing comes any more."""
        self._end = why
        for reader in self._readers:
            reader.put(why)

    def new(self, welcome: Message) -> Reader:
        """One more reader."""
        reader, self._first = self._first, None
        if reader is not None:
            return reader
        reader = Reader()
        self._readers.add(reader)
        if welcome:
            reader.put(welcome)
        if self._end is not None:
            reader.put(self._end)
        return reader
