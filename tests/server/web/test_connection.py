"""uvicorn's WebSocket connection with our line beside it, on a transport that leads nowhere."""

from __future__ import annotations

import asyncio
import struct
from typing import Any

import pytest
import uvicorn
from uvicorn.server import ServerState

from tests.server.frames import CLOSE, KEY, TEXT, frame
from tests.server.web.test_link import FakeTransport
from throwdown.server.web.transport.connection import Connection
from throwdown.server.web.transport.link import Link, current_link

HANDSHAKE = (
    b"GET /ws HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: " + KEY.encode() + b"\r\n\r\n"
)


class App:
    """Accepts a socket and waits; remembers the line that it has been given."""

    def __init__(self) -> None:
        self.link: Link | None = None
        self.accepted = asyncio.Event()

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        self.link = current_link.get()
        await send({"type": "websocket.accept"})
        self.accepted.set()
        while (await receive())["type"] != "websocket.disconnect":
            pass


@pytest.fixture(name="app")
async def _app() -> App:
    return App()


@pytest.fixture(name="transport")
async def _transport() -> FakeTransport:
    return FakeTransport()


@pytest.fixture(name="connection")
async def _connection(app: App, transport: FakeTransport) -> Connection:
    config = uvicorn.Config(app, ws=Connection, lifespan="off", interface="asgi3", log_config=None)
    config.load()
    made = Connection(config=config, server_state=ServerState(), app_state={})
    made.connection_made(transport)
    made.data_received(HANDSHAKE)
    await app.accepted.wait()
    return made


async def test_the_application_gets_its_own_connection(app: App, connection: Connection) -> None:
    assert app.link is not None and app.link is connection.link
    assert current_link.get() is None, "nobody else sees it"


async def test_the_connection_knows_whether_the_client_reads(app: App, connection: Connection) -> None:
    assert app.link is not None and app.link.can_write()
    connection.pause_writing()
    assert not app.link.can_write()
    connection.resume_writing()
    assert app.link.can_write()
    connection.connection_lost(None)
    assert not app.link.can_write()


async def test_a_stopping_server_closes_with_1012(connection: Connection, transport: FakeTransport) -> None:
    transport.taken()
    connection.shutdown()
    assert transport.taken() == frame(CLOSE, struct.pack("!H", 1012), mask=False)
    assert transport.state == "closed"


async def test_a_client_that_is_leaving_does_not_keep_the_server_from_stopping(
    connection: Connection, transport: FakeTransport
) -> None:
    """It has sent its close frame and does not read the answer: uvicorn would close its socket once more, and fail."""
    connection.data_received(frame(TEXT, b"bye") + frame(CLOSE, struct.pack("!H", 1000)))
    assert transport.state == "closed"
    connection.shutdown()
    assert transport.state == "aborted"


async def test_a_whole_message_goes_past_uvicorn_where_the_application_listens(
    app: App, connection: Connection
) -> None:
    heard: list[str] = []
    assert app.link is not None
    app.link.hold()
    app.link.listen(heard.append)
    connection.data_received(frame(TEXT, b"hello"))
    assert heard == ["hello"]
