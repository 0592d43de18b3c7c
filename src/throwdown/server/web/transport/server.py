"""The server and the order in which it stops."""

from __future__ import annotations

import asyncio
import logging
import signal
import socket
from collections.abc import Awaitable
from types import FrameType
from typing import TYPE_CHECKING

import uvicorn
from uvicorn.lifespan.off import LifespanOff

from throwdown import __version__
from throwdown.server.operations.logs import tell

from .files import allow_connections
from .http import SafeHttp

if TYPE_CHECKING:
    from .config import SafeConfig

log = logging.getLogger("throwdown.transport")


class Server(uvicorn.Server):
    """It stops in the order that players need: open requests, then the application, then the rest."""

    config: SafeConfig

    def run(self, sockets: list[socket.socket] | None = None) -> None:
        allow_connections(self.config.limits.connections)
        super().run(sockets)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started and sockets:
            settings = self.config.settings
            address = settings.public_url or settings.address(sockets[0].getsockname()[1])
            tell(log, logging.INFO, "the server is open", version=__version__, address=address)

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """No new connections; requests end; the application closes its sockets and files; then whatever is left."""
        for server in self.servers:
            server.close()
        await self._within_time(self._finish_requests())
        if not self.force_exit:
            await self._within_time(self.lifespan.shutdown())
        self.lifespan = LifespanOff(self.config)
        await self._within_time(self._hang_up())
        await self._cut_off()
        await super().shutdown(sockets)
        log.info("the server has stopped")

    async def _within_time(self, work: Awaitable[None]) -> None:
        try:
            await asyncio.wait_for(work, self.config.timeout_graceful_shutdown)
        except TimeoutError:
            log.warning("shutting down takes longer than graceful_s: going on without")

    async def _finish_requests(self) -> None:
        while requests := [one for one in self.server_state.connections if isinstance(one, SafeHttp)]:
            for one in requests:
                one.shutdown()
            if self.force_exit:
                return
            await asyncio.sleep(0.01)

    async def _hang_up(self) -> None:
        """Close whatever the application left open, once what was said has been sent."""
        for one in list(self.server_state.connections):
            one.shutdown()
        while self.server_state.connections and not self.force_exit:
            await asyncio.sleep(0.01)

    async def _cut_off(self) -> None:
        """Nobody who does not read keeps a connection open."""
        for one in list(self.server_state.connections):
            one.transport.abort()
        while self.server_state.connections:
            await asyncio.sleep(0)

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        """Stop; a second Ctrl-C does not wait for requests. Unlike uvicorn's it does not end in a death by signal."""
        self.force_exit = self.should_exit and sig == signal.SIGINT
        self.should_exit = True
