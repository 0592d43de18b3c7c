"""A server that stands still without closing anything is noticed, and another line is tried."""

from __future__ import annotations

import asyncio
import json
import time
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Any

import pytest
from websockets.asyncio.client import ClientConnection
from websockets.asyncio.server import ServerConnection, serve

from throwdown.client import Client, connection, patience
from throwdown.client.connection import Connection

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

PATIENCE = 180.0


class Visits:
    """Everybody who came to a server."""

    def __init__(self, *, freezes: bool) -> None:
        self._freezes = freezes
        self.count = 0
        self.second = asyncio.Event()

    async def come(self, socket: ServerConnection) -> None:
        self.count += 1
        if self.count == 2:
            self.second.set()
        await socket.recv()
        await socket.send(json.dumps({"is": "welcome", "full": True}))
        if self._freezes:
            socket.transport.pause_reading()
        await socket.wait_closed()


@asynccontextmanager
async def staying(visits: Visits) -> AsyncIterator[Connection]:
    """A connection to a server that treats its visitors so."""
    async with serve(visits.come, "127.0.0.1", 0, ping_interval=None, close_timeout=0.1) as server:
        port = next(iter(server.sockets)).getsockname()[1]
        link = Connection(
            Client(f"http://127.0.0.1:{port}"), "/tables/t",
            hello=lambda: {"is": "hello"}, take=lambda message: None, end=lambda why: None,
        )  # fmt: skip
        try:
            async with asyncio.timeout(PATIENCE):
                await link.open()
                yield link
        finally:
            await link.close()


async def test_a_link_reconnects_when_the_server_answers_no_ping(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection, "BEAT", 0.02)
    monkeypatch.setattr(patience, "SHORTEST", 0.05)
    visits = Visits(freezes=True)
    async with staying(visits):
        await visits.second.wait()


async def test_a_link_stays_while_the_server_answers_pings(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection, "BEAT", 0.01)
    asked, often, ping = 0, asyncio.Event(), ClientConnection.ping

    async def counted(self: ClientConnection, *given: Any) -> Any:
        nonlocal asked
        asked += 1
        if asked == 5:
            often.set()
        return await ping(self, *given)

    monkeypatch.setattr(ClientConnection, "ping", counted)
    visits = Visits(freezes=False)
    async with staying(visits):
        await often.wait()
        assert visits.count == 1


async def test_a_handshake_that_is_not_answered_ends_in_time(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection, "HANDSHAKE", 0.05)
    knocked = asyncio.Queue[None]()

    async def stand_still(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        knocked.put_nowait(None)
        await reader.read()
        await reader.read()
        writer.close()

    async with await asyncio.start_server(stand_still, "127.0.0.1", 0) as server:
        port = server.sockets[0].getsockname()[1]
        link = Connection(
            Client(f"http://127.0.0.1:{port}"), "/tables/t",
            hello=lambda: {"is": "hello"}, take=lambda message: None, end=lambda why: None,
        )  # fmt: skip
        opening = asyncio.create_task(link.open())
        async with asyncio.timeout(PATIENCE):
            await knocked.get()
            await knocked.get()
        opening.cancel()
        await asyncio.wait({opening})


async def test_a_late_pong_after_the_own_program_was_busy_does_not_reconnect(monkeypatch: pytest.MonkeyPatch) -> None:
    """While a bot thinks its answer may lie unread: it is asked for once more."""
    monkeypatch.setattr(connection, "BEAT", 0.01)
    monkeypatch.setattr(patience, "SHORTEST", 0.02)
    monkeypatch.setattr(connection, "LATE", 0.01)
    asked, often, ping = 0, asyncio.Event(), ClientConnection.ping

    async def counted(self: ClientConnection, *given: Any) -> Any:
        nonlocal asked
        asked += 1
        pong = await ping(self, *given)
        if asked <= 3:
            time.sleep(0.1)  # thinks, and hears nothing
        else:
            often.set()
        return pong

    monkeypatch.setattr(ClientConnection, "ping", counted)
    visits = Visits(freezes=False)
    async with staying(visits):
        await often.wait()
        assert visits.count == 1
