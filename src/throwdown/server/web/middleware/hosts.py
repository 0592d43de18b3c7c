"""The names that this server answers to."""

from __future__ import annotations

import socket
from contextlib import suppress
from ipaddress import ip_address
from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from throwdown.server.operations.settings import LOOPBACK
from throwdown.server.web.refusal import CLOSING, Refusal, Refused

from .head import RequestHead

if TYPE_CHECKING:
    from starlette.types import ASGIApp, Receive, Scope, Send

    from throwdown.server.operations.settings import Settings


#: A proxy asks whether a server is well by the name it has among machines, and the answer is for anybody.
BY_ANY_NAME = ("/healthz", "/readyz")


class Hosts:
    """Refuses other names: an attacker may have made one of their own point here."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app = app
        public = urlsplit(settings.public_url).hostname
        own = {settings.host.lower(), *LOOPBACK}
        self._names = own | ({public} if public else set())
        # A server that listens on an address that others reach is reached under it.
        self._open = settings.lan or settings.host not in LOOPBACK
        if self._open:
            machine = socket.gethostname().lower()
            self._names |= {machine, f"{machine.partition('.')[0]}.local"}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        head = RequestHead(scope)
        if not (self._answers_to(head.name, scope) or _asks_for_health(head)):
            message = "This server does not answer to that name: its owner can set public_url."
            raise Refused(Refusal(400, "request/host", message, CLOSING))
        await self._app(scope, receive, send)

    def _answers_to(self, name: str, scope: Scope) -> bool:
        here = (scope.get("server") or ("", 0))[0]
        return name in self._names or (self._open and _is_same_address(name, here))


def _asks_for_health(head: RequestHead) -> bool:
    return bool(head.name) and not head.is_socket and head.path in BY_ANY_NAME


def _is_same_address(name: str, here: str) -> bool:
    with suppress(ValueError):
        return ip_address(name) == ip_address(here)
    return False
