"""Listening, and running until a signal."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import gc
import logging
import signal
import socket
import sys
from functools import partial
from typing import TYPE_CHECKING

import uvicorn

from throwdown import __version__
from throwdown.server.operations.logs import log_event
from throwdown.server.operations.settings import SettingsRefused

from .connection import Connection
from .http import Door, HttpConnection

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Iterator

    from starlette.types import ASGIApp, Message, Receive, Scope, Send

    from throwdown.server.operations.settings import Settings

    BeforeShutdown = Callable[[], Awaitable[None]]

log = logging.getLogger("throwdown.transport")

#: How long a thread may keep the event loop from running, in s.
SWITCH_S = 0.001
#: Files that are open besides connections.
OTHER_FILES = 256

_SIGNALS = (signal.SIGINT, signal.SIGTERM)


class StoppableServer:
    """A uvicorn server that calls ``before_shutdown`` first when it stops.

    uvicorn closes every connection, waits for them and for requests that are under way, and only then lets the
    application know. So a caller stops this object, and signals do the same.
    """

    def __init__(self, config: uvicorn.Config, before_shutdown: BeforeShutdown) -> None:
        self.uvicorn = uvicorn.Server(config)
        self._before_shutdown = before_shutdown
        self._loop: asyncio.AbstractEventLoop | None = None
        self._stopping: asyncio.Task[None] | None = None

    @property
    def started(self) -> bool:
        return self.uvicorn.started

    @property
    def loop(self) -> asyncio.AbstractEventLoop:
        """The event loop it runs in."""
        assert self._loop is not None, "the server was not started"  # noqa: S101
        return self._loop

    async def serve(self, listening: socket.socket) -> None:
        self._loop = asyncio.get_running_loop()
        await self.uvicorn.serve(sockets=[listening])
        if self._stopping is not None:
            await self._stopping  # raises what went wrong

    def run(self, listening: socket.socket) -> None:
        """Serve in an event loop of its own."""
        with asyncio.Runner(loop_factory=self.uvicorn.config.get_loop_factory()) as runner:
            runner.run(self.serve(listening))

    def stop(self, *, insist: bool = False) -> None:
        """Stop, from any thread; a caller who insists waits for no connection if the server stops already."""
        with contextlib.suppress(RuntimeError):  # the loop is closed: it has stopped
            self.loop.call_soon_threadsafe(self._begin_to_stop, insist)

    def _begin_to_stop(self, insist: bool) -> None:
        if self._stopping is None:
            self._stopping = self.loop.create_task(self._stop())
        elif insist:
            self.uvicorn.force_exit = True

    async def _stop(self) -> None:
        try:
            await self._before_shutdown()
        finally:
            self.uvicorn.should_exit = True


async def _nothing() -> None:
    """For applications that need not know."""


def serve(
    app: ASGIApp, settings: Settings, listening: socket.socket, before_shutdown: BeforeShutdown = _nothing
) -> None:
    """Serve until SIGTERM or SIGINT."""
    address = settings.public_url or settings.address(listening.getsockname()[1])

    def started() -> None:
        log_event(log, logging.INFO, "the server is open", version=__version__, address=address)
        _let_signals_stop(server)

    server = make_server(_announced(app, started), settings, before_shutdown)
    _allow_open_files(settings.limits.connections)
    with _signals_end_start(server), _clients_may_not_read():
        server.run(listening)
    log.info("the server has stopped")


def _announced(app: ASGIApp, started: Callable[[], None]) -> ASGIApp:
    """The application; ``started`` is called once it has started."""

    async def entry(scope: Scope, receive: Receive, send: Send) -> None:
        async def announce(message: Message) -> None:
            await send(message)
            if message["type"] == "lifespan.startup.complete":
                started()

        await app(scope, receive, announce if scope["type"] == "lifespan" else send)

    return entry


def make_server(app: ASGIApp, settings: Settings, before_shutdown: BeforeShutdown = _nothing) -> StoppableServer:
    """The server, ready to run; logging is left as it is (see ``logs.configure``)."""
    limits = settings.limits
    return StoppableServer(
        uvicorn.Config(
            app,
            # h11 has a limit for the size of headers, and never answers two requests of a connection at a time.
            http=partial(HttpConnection, door=Door(settings)),  # type: ignore[arg-type]
            h11_max_incomplete_event_size=limits.header_bytes,
            ws=Connection,
            ws_max_size=limits.message_bytes,
            ws_per_message_deflate=False,
            ws_ping_interval=limits.ping_s,
            ws_ping_timeout=limits.dead_s - limits.ping_s,
            lifespan="on",
            log_config=None,
            # Its lines of INFO hold query strings, and secrets are sent in those by mistake.
            log_level="warning",
            access_log=False,
            interface="asgi3",
            # ``middleware/proxies.py`` reads what trusted proxies say: one place, under every server.
            proxy_headers=False,
            server_header=False,
            limit_concurrency=limits.connections + 1,  # uvicorn refuses the connection that reaches its number
            backlog=limits.backlog,
            timeout_keep_alive=limits.keep_alive_s,
            timeout_graceful_shutdown=limits.graceful_s,
        ),
        before_shutdown,
    )


def listen(settings: Settings) -> socket.socket:
    """A socket on the host and port of the settings."""
    host, port = settings.listen, settings.port
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        listening = socket.create_server((host, port), family=family, backlog=settings.limits.backlog)
    except (OSError, OverflowError) as error:
        taken = isinstance(error, OSError) and error.errno == errno.EADDRINUSE
        why = "something else listens there" if taken else str(getattr(error, "strerror", None) or error)
        message = "Cannot listen on {host} port {port} ({why}): choose another port or host."
        raise SettingsRefused(message, code="settings/port", host=host, port=port, why=why) from None
    _drop_slow_readers(listening, settings.limits.stall_s)
    return listening


def tune_interpreter() -> None:
    """Settings of Python that suit a server whose event loop must never wait long."""
    # Games live long: looking through all of them for garbage took a fifth of the time, and everybody waited. What is
    # young is scanned often and in small portions: 20,000 objects at a time took 7 ms; portions of 2,000 held mostly
    # what was still in use, and took 5 % of the time.
    gc.freeze()
    gc.set_threshold(5_000, 3, 1_000)
    # A thread that computes gives Python's lock back after so many seconds; usually it is 5 ms.
    sys.setswitchinterval(SWITCH_S)


def _drop_slow_readers(listening: socket.socket, after_s: float) -> None:
    """Let the system drop connections whose client reads nothing for so long; accepted sockets inherit this."""
    option = getattr(socket, "TCP_USER_TIMEOUT", None)  # on Linux only; elsewhere a proxy does it
    if option is not None:
        listening.setsockopt(socket.IPPROTO_TCP, option, max(1, int(after_s * 1000)))


def _allow_open_files(connections: int) -> None:
    """Every connection is an open file, and many systems allow a process 1,024: ask for what may be needed."""
    with contextlib.suppress(ImportError, ValueError, OSError):  # there is no such limit on Windows
        import resource

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        wanted = connections + OTHER_FILES
        if soft < wanted:
            most = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))


def _let_signals_stop(server: StoppableServer) -> None:
    """SIGTERM and SIGINT stop the server from now on, in place of the handlers that uvicorn set for its start."""
    signal.signal(signal.SIGTERM, lambda *_: server.stop())
    signal.signal(signal.SIGINT, lambda *_: server.stop(insist=True))


@contextlib.contextmanager
def _signals_end_start(server: StoppableServer) -> Iterator[None]:
    """A signal before the server is open ends it, too; uvicorn raises it once more, and that must not be an error."""

    def stop(*_: object) -> None:
        server.uvicorn.should_exit = True

    before = {each: signal.signal(each, stop) for each in _SIGNALS}
    try:
        yield
    finally:
        for each, handler in before.items():
            signal.signal(each, handler)


@contextlib.contextmanager
def _clients_may_not_read() -> Iterator[None]:
    """uvloop does not close, after everything has been stopped, while data wait for a client: the process ends it."""
    try:
        yield
    except OSError as error:
        if error.errno != errno.EBUSY:
            raise
