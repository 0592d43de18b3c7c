"""What one socket may send and how long it may leave unread what it gets, without a network."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from types import SimpleNamespace
from typing import Any, cast

import pytest
from starlette.websockets import WebSocketDisconnect

from throwdown.server.operations.limits import Limits
from throwdown.server.web.sockets import Socket
from throwdown.server.web.transport.link import current_link


class FakeLink:
    """A line on which nothing can be written without waiting."""

    dropped = False

    def listen(self, on_text: object) -> None:
        """Nothing comes in here."""

    def can_write(self) -> bool:
        return False

    def drop(self) -> None:
        self.dropped = True


class FakeWebSocket:
    """A client that sends the same message for ever and reads nothing, or everything."""

    def __init__(self, *, reads: bool) -> None:
        self.client, self.scope = None, {"type": "websocket"}
        self.closed: tuple[int, str] | None = None
        self._reads = reads

    async def receive(self) -> dict[str, str]:
        return {"type": "websocket.receive", "text": '{"is":"ping"}'}

    async def send(self, message: dict[str, str]) -> None:
        if not self._reads:
            await asyncio.Event().wait()

    async def close(self, code: int, reason: str) -> None:
        self.closed = (code, reason)


@contextmanager
def a_socket(client: FakeWebSocket, link: FakeLink, **limits: Any) -> Iterator[Socket]:
    connections = SimpleNamespace(add=lambda listener: None, flush_soon=asyncio.get_running_loop().call_soon)
    lobby = SimpleNamespace(limits=Limits(**limits), connections=connections)
    token = current_link.set(cast("Any", link))
    try:
        yield Socket(
            cast("Any", client),
            cast("Any", lobby),
            cast("Any", SimpleNamespace(id="1", name="A", kind="guest", also=())),
        )
    finally:
        current_link.reset(token)


async def test_more_messages_than_seat_messages_close_with_1008() -> None:
    client = FakeWebSocket(reads=True)
    with a_socket(client, FakeLink(), seat_messages=5) as socket:
        for _ in range(5):
            assert await socket.next_message()
        with pytest.raises(WebSocketDisconnect):
            await socket.next_message()
        await socket.write_on()
    assert client.closed is not None and client.closed[0] == 1008


async def test_a_client_that_reads_nothing_is_dropped_after_stall_s() -> None:
    client, link = FakeWebSocket(reads=False), FakeLink()
    with a_socket(client, link, stall_s=0.01) as socket:
        socket.listener.send(b"{}")
        await socket.write_on()
    assert link.dropped and client.closed is not None and client.closed[0] == 1013


async def test_a_client_that_reads_too_slowly_is_dropped_after_outgoing_messages() -> None:
    client, link = FakeWebSocket(reads=False), FakeLink()
    with a_socket(client, link, outgoing=3) as socket:
        for _ in range(4):
            socket.listener.send(b"{}")
        await socket.write_on()
    assert link.dropped and client.closed is not None and client.closed[0] == 1013
