"""Listening and running until a signal."""

from __future__ import annotations

import errno
import gc
import socket
import sys
from typing import TYPE_CHECKING

from throwdown.server.operations.settings import SettingsRefused

from .config import SafeConfig
from .http import SafeHttp
from .server import Server
from .websocket import SafeSocket

if TYPE_CHECKING:
    from starlette.types import ASGIApp

    from throwdown.server.operations.settings import Settings

#: How long a thread may keep the event loop from running, in s.
SWITCH_S = 0.001


def serve(app: ASGIApp, settings: Settings, sockets: list[socket.socket] | None = None) -> None:
    """Serve until SIGTERM or SIGINT; ``sockets`` instead of the host and port of the settings."""
    make_server(app, settings).run(sockets=sockets or [listen(settings)])


def tune_interpreter() -> None:
    """Settings of Python that suit a server whose event loop must never wait long."""
    # Games live long: looking through all of them for rubbish took a fifth of the time, and everybody waited. What is
    # young is looked through often and in small portions: 20,000 objects at a time took 7 ms.
    gc.freeze()
    gc.set_threshold(2_000, 3, 2_500)
    # A thread that computes gives Python's lock back after so many seconds; usually it is 5 ms.
    sys.setswitchinterval(SWITCH_S)


def make_server(app: ASGIApp, settings: Settings) -> Server:
    """The server, ready to run; logging is left as it is (see ``logs.configure``)."""
    return Server(SafeConfig(app, settings, http=SafeHttp, ws=SafeSocket))


def listen(settings: Settings) -> socket.socket:
    """A socket on the host and port of the settings."""
    host, port = settings.listen, settings.port
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        return socket.create_server((host, port), family=family, backlog=settings.limits.backlog)
    except (OSError, OverflowError) as trouble:
        taken = isinstance(trouble, OSError) and trouble.errno == errno.EADDRINUSE
        why = "something else listens there" if taken else str(getattr(trouble, "strerror", None) or trouble)
        message = f"Cannot listen on {host} port {port} ({why}): choose another port or host."
        raise SettingsRefused(message, code="settings/port") from None
