"""uvicorn's HTTP connection behind a door: one that is silent is closed, and each address opens only so many.

uvicorn has no limit of either kind, and answers everybody with 503 once all connections are taken. So they count from
their first packet on, before TLS, and a head that is not whole in time ends its connection.
"""

from __future__ import annotations

import asyncio
from ipaddress import ip_address, ip_network
from typing import TYPE_CHECKING, Any, Final, cast

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol

from throwdown.server.operations.buckets import ConcurrencyLimit, neighbourhood

from .tls import tls_context

if TYPE_CHECKING:
    import ssl

    from throwdown.server.operations.settings import Settings

#: The answer to an address that has too many connections open. Under TLS there is none: it would be a handshake more.
TOO_MANY: Final = (
    b"HTTP/1.1 429 Too Many Requests\r\ncontent-type: application/json\r\nconnection: close\r\n"
    b"content-length: 99\r\n\r\n"
    b'{"code":"request/connections","message":"Too many connections from your address: close one first."}'
)


class Door:
    """What all HTTP connections of a server share: their number for each address, their time, and TLS."""

    def __init__(self, settings: Settings) -> None:
        self.within_s = settings.limits.receive_s
        self.tls = tls_context(settings)
        self._open = ConcurrencyLimit(settings.limits.connections_per_address)
        self._proxies = [ip_network(proxy) for proxy in settings.proxies]

    def enter(self, transport: asyncio.BaseTransport) -> str | None:
        """The address that this connection counts for, empty for a proxy; None if that has too many."""
        peer = transport.get_extra_info("peername")
        address = neighbourhood(peer[0]) if peer else "?"
        if peer and any(ip_address(peer[0].partition("%")[0]) in proxy for proxy in self._proxies):
            return ""  # its clients are counted by the application
        return address if self._open.enter(address) else None

    def leave(self, address: str) -> None:
        if address:
            self._open.leave(address)


class HttpConnection(H11Protocol):
    """One connection until it is closed or becomes a WebSocket, whose places are counted by the application."""

    def __init__(self, *arguments: Any, door: Door, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self._door = door
        self._address: str | None = None
        """Under which it is counted, as long as it is."""
        self._head_timer: asyncio.TimerHandle | None = None
        self._handshake: asyncio.Task[None] | None = None
        self._early: list[bytes] = []
        """What came before TLS was there, then before uvicorn was told of the connection."""

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        line = cast("asyncio.Transport", transport)
        self._address = self._door.enter(line)
        if self._address is None:
            if self._door.tls is None:
                line.write(TOO_MANY)
            line.close()
        elif self._door.tls is None:
            self._begin(line)
        else:
            self._handshake = self.loop.create_task(self._shake_hands(line, self._door.tls))

    async def _shake_hands(self, line: asyncio.Transport, tls: ssl.SSLContext) -> None:
        within_s = self._door.within_s
        shaking = self.loop.create_task(
            self.loop.start_tls(line, self, tls, server_side=True, ssl_handshake_timeout=within_s)
        )
        await asyncio.sleep(0)  # from now on the line's protocol is that of TLS
        self.loop.call_soon(self._pass_on, line.get_protocol())
        try:
            secured = await shaking
        except OSError:  # no TLS, or too slow: asyncio has closed it
            self._leave()
            return
        if secured is not None and self._address is not None:  # else it was lost in the meantime
            self._begin(secured)
            for data in self._taken():
                self.data_received(data)

    def _pass_on(self, protocol: asyncio.BaseProtocol) -> None:
        """Give TLS what came before it was there: uvloop reads a new line at once, also one that is paused."""
        shaking = cast("asyncio.BufferedProtocol", protocol)  # it is one in asyncio and in uvloop
        for data in self._taken():
            buffer = cast("memoryview", shaking.get_buffer(len(data)))
            buffer[: len(data)] = data
            shaking.buffer_updated(len(data))

    def _taken(self) -> list[bytes]:
        early, self._early = self._early, []
        return early

    def _begin(self, transport: asyncio.Transport) -> None:
        super().connection_made(transport)
        self._watch_head()

    def data_received(self, data: bytes) -> None:
        if self._address is None:
            return  # refused, or over
        if self.transport is None:
            self._early.append(data)
            return
        super().data_received(data)
        self._watch_head()

    def _watch_head(self) -> None:
        """Allow the head so much time from its first moment on, however often a piece of it comes."""
        if self.conn.their_state is h11.IDLE and self._address is not None:
            if self._head_timer is None:
                self._head_timer = self.loop.call_later(self._door.within_s, self._late)
        else:
            self._stop_timer()

    def _late(self) -> None:
        self._head_timer = None
        self.transport.abort()

    def _stop_timer(self) -> None:
        if self._head_timer is not None:
            self._head_timer.cancel()
            self._head_timer = None

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._leave()
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        self._leave()
        if self.transport is not None:
            super().connection_lost(exc)

    def _leave(self) -> None:
        """It is over, or a WebSocket from now on."""
        self._stop_timer()
        if self._address is not None:
            self._door.leave(self._address)
            self._address = None
