"""A door for inner connections: it listens on one address, and bears only so many who have proved nothing yet."""

from __future__ import annotations

import asyncio
import socket
from typing import TYPE_CHECKING

from throwdown.server.operations.settings import SettingsRefused

from .link import Link

if TYPE_CHECKING:
    from collections.abc import Collection

    from throwdown.server.operations.settings import Settings

    from .link import Host

#: Connections that have not proved themselves; one more is cut off at once.
MOST_STRANGERS = 64
#: How long the last words to the other side may take, in s.
FAREWELL_S = 0.5


def check_doors(settings: Settings) -> None:
    """Refuse a server whose inner doors cannot be opened, before anything of it is open."""
    address = settings.cluster_listen
    host, _, port = address.rpartition(":")
    if address:
        try:
            family, *_, place = socket.getaddrinfo(host.strip("[]"), int(port), type=socket.SOCK_STREAM)[0]
            socket.create_server(place, family=family).close()
        except OSError as trouble:
            raise _refused("cluster_listen", address, trouble) from None


def _refused(setting: str, address: str, trouble: OSError) -> SettingsRefused:
    why = trouble.strerror or str(trouble)
    message = f"The inner door cannot be opened on {address} ({why}): choose another {setting}."
    return SettingsRefused(message, code="settings/port")


class Door:
    """Lets those in who hold the key."""

    def __init__(self, host: Host, server: str, key: str, setting: str, links: Collection[Link]) -> None:
        """``setting`` says where it listens; ``links`` holds all connections of the host that are not closed yet."""
        self._host = host
        self._server = server
        self._key = key
        self._setting = setting
        self._links = links
        self._listening: asyncio.Server | None = None
        self._closed = False

    async def open(self, host: str, port: int) -> int:
        """Listen; the port on which it does."""
        try:
            self._listening = await asyncio.get_running_loop().create_server(self._knocked, host, port)
        except OSError as trouble:
            raise _refused(self._setting, f"{host}:{port}", trouble) from None
        return int(self._listening.sockets[0].getsockname()[1])

    def _knocked(self) -> Link:
        return Link(self._host, self._server, self._key, dials=False, welcome=self._welcome)

    def _welcome(self) -> bool:
        """Whoever was let in before the door was closed may be connected only after that."""
        strangers = sum(not (link.alive or link.dials) for link in self._links)
        return not self._closed and strangers < MOST_STRANGERS

    async def close(self) -> None:
        """Hang up, and open no more."""
        self._closed = True
        if self._listening is not None:
            self._listening.close()
        await asyncio.gather(*(link.closed(FAREWELL_S) for link in self._links))
        if self._listening is not None:
            await self._listening.wait_closed()
