"""uvicorn's WebSocket connection with a ``Link`` beside it."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, cast

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import InvalidState

from .link import Link, current_link

if TYPE_CHECKING:
    from asyncio import BaseTransport, Transport


class Connection(WebSocketsSansIOProtocol):
    """Forwards callbacks of asyncio and the server to a ``Link``; nothing inside uvicorn is overridden or read.

    Whole text messages go straight to the application where it listens to the link; uvicorn reads everything else.
    """

    link: Link | None = None

    def connection_made(self, transport: BaseTransport) -> None:
        self.link = Link(cast("Transport", transport), asyncio.get_running_loop())
        super().connection_made(transport)
        self._introduced = False

    def data_received(self, data: bytes) -> None:
        assert self.link is not None  # noqa: S101 - data come after the connection
        if self._introduced:
            if self.link.receive(len(data)) and (left := self.link.take(data)):
                super().data_received(left)
            return
        # The handshake: uvicorn starts the task of the application now, and a task inherits this context.
        self._introduced = True
        token = current_link.set(self.link)
        try:
            super().data_received(data)
        finally:
            current_link.reset(token)

    def pause_writing(self) -> None:
        if self.link is not None:
            self.link.pause()
        super().pause_writing()

    def resume_writing(self) -> None:
        if self.link is not None:
            self.link.resume()
        super().resume_writing()

    def connection_lost(self, exc: Exception | None) -> None:
        if self.link is not None:
            self.link.lose()
        super().connection_lost(exc)

    def shutdown(self) -> None:
        """The server stops; a client that is just leaving must not keep it from that."""
        try:
            super().shutdown()
        except InvalidState:
            if self.link is not None:
                self.link.drop()
