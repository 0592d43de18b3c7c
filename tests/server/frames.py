"""A tiny application on a real socket, and raw bytes to attack it with."""

from __future__ import annotations

import asyncio
import json
import os
import random
import socket
import struct
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, contextmanager, suppress
from pathlib import Path
from typing import Any
from urllib.parse import unquote

from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, Response, StreamingResponse
from starlette.routing import Route, WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from throwdown.server.operations.limits import Limits
from throwdown.server.operations.logs import configure
from throwdown.server.operations.settings import Settings, load
from throwdown.server.web.middleware.stack import with_middleware
from throwdown.server.web.transport import listen, make_server, serve
from throwdown.server.web.transport.link import current_link

TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10
KEY = "dGhlIHNhbXBsZSBub25jZQ=="
PATIENCE_S = 180.0
#: Time between two checks of something that will come true.
LOOK_S = 0.005

Answer = tuple[int, dict[str, str], bytes]
"""Status, headers, body."""


# The application


async def hello(request: Request) -> Response:
    return PlainTextResponse("hello")


async def echo(request: Request) -> Response:
    return JSONResponse({"got": (await request.body()).decode(), "path": request.url.path})


async def broken(request: Request) -> Response:
    raise RuntimeError("SELECT secret FROM seeds")


async def breaks_off(request: Request) -> Response:
    async def parts() -> AsyncIterator[bytes]:
        yield b"half"
        raise RuntimeError("in the middle")

    return StreamingResponse(parts())


async def large(request: Request) -> Response:
    return Response(b"x" * 32 * 1024 * 1024)


async def late(request: Request) -> Response:
    """It answers when a test lets it, when the client is gone, or when a socket has been closed by the server."""
    state = request.app.state
    state.late += 1
    try:
        while not state.let_go and 1012 not in state.codes and not await request.is_disconnected():
            await asyncio.sleep(LOOK_S)
    finally:
        state.late -= 1
    return PlainTextResponse("late")


async def talk(socket: WebSocket) -> None:
    """Echo text; binary is refused and the socket stays; without a first message it closes with 4401."""
    await socket.accept()
    try:
        async with asyncio.timeout(socket.app.state.hello_s):
            await _answer(socket)
        while True:
            await _answer(socket)
    except TimeoutError:
        await socket.close(4401)
    except WebSocketDisconnect as gone:
        socket.app.state.codes.append(gone.code)


async def _answer(socket: WebSocket) -> None:
    message = await socket.receive()
    if message["type"] == "websocket.disconnect":
        raise WebSocketDisconnect(message["code"])
    text = message.get("text")
    if text == "raise":
        raise RuntimeError("on a socket")
    if text == "drop":
        link = current_link.get()
        assert link is not None
        link.drop()
    await socket.send_text("text, please" if text is None else text)


async def pour(socket: WebSocket) -> None:
    """Send without end: a client that does not read is slow."""
    await socket.accept()
    with suppress(WebSocketDisconnect):
        while True:
            await socket.send_text("x" * 4000)
            await asyncio.sleep(0)


@asynccontextmanager
async def lifespan(app: Starlette) -> AsyncIterator[None]:
    """Remembers that it was ended."""
    yield
    app.state.ended = True


def application(settings: Settings) -> Starlette:
    routes = [
        Route("/", hello),
        Route("/late", late),
        Route("/large", large),
        Route("/api/echo", echo, methods=["GET", "POST"]),
        Route("/api/broken", broken, methods=["GET", "POST"]),
        Route("/api/breaks-off", breaks_off),
        WebSocketRoute("/ws", talk),
        WebSocketRoute("/ws/pour", pour),
    ]
    app = Starlette(routes=routes, lifespan=lifespan)
    app.state.hello_s = settings.limits.hello_s
    app.state.codes = []
    app.state.late, app.state.let_go, app.state.ended = 0, False, False
    return app


# Running it


def settings_with(limits: dict[str, Any] | None = None, **named: Any) -> Settings:
    return Settings(port=0, limits=Limits(**(limits or {})), **named)


class Asked:
    """How a server is asked, for an answer or for a socket."""

    port: int

    @property
    def origin(self) -> str:
        return f"http://localhost:{self.port}"

    def ask(self, data: bytes, source: str = "127.0.0.1") -> Answer:
        """Send these bytes and read one answer."""
        raise NotImplementedError

    def get(
        self, path: str = "/", method: str = "GET", body: bytes = b"", source: str = "127.0.0.1", **headers: str
    ) -> Answer:
        return self.ask(self.request(path, method, body, **headers), source)

    def request(self, path: str = "/", method: str = "GET", body: bytes = b"", **headers: str) -> bytes:
        """A request; ``content_type`` and the like are headers."""
        named = {"Host": f"localhost:{self.port}"} | {name.replace("_", "-"): text for name, text in headers.items()}
        if body:
            named.setdefault("Content-Length", str(len(body)))
        lines = "".join(f"{name}: {text}\r\n" for name, text in named.items())
        return f"{method} {path} HTTP/1.1\r\n{lines}\r\n".encode("latin-1") + body

    def handshake(self, path: str = "/ws", **headers: str) -> bytes:
        own = {
            "Connection": "Upgrade",
            "Upgrade": "websocket",
            "Sec-WebSocket-Version": "13",
            "Sec-WebSocket-Key": KEY,
            "Origin": self.origin,
        }
        named: dict[str, Any] = own | {name.replace("_", "-"): text for name, text in headers.items()}
        return self.request(path, **{name: text for name, text in named.items() if text})


class CalledServer(Asked):
    """The same application without a socket: each question is a call of it."""

    port = 8642

    def __init__(self, settings: Settings) -> None:
        self._guarded = with_middleware(application(settings), settings)

    def ask(self, data: bytes, source: str = "127.0.0.1") -> Answer:
        head, _, body = data.partition(b"\r\n\r\n")
        first, *lines = head.split(b"\r\n")
        method, target, _ = first.decode("latin-1").split(" ")
        path, _, query = target.partition("?")
        headers = [(name.lower(), text) for name, _, text in (line.partition(b": ") for line in lines)]
        is_socket = any(name == b"upgrade" for name, _ in headers)
        scope: dict[str, Any] = {
            "type": "websocket" if is_socket else "http",
            "method": method,
            "scheme": "ws" if is_socket else "http",
            "http_version": "1.1",
            "path": unquote(path),
            "raw_path": path.encode("latin-1"),
            "query_string": query.encode("latin-1"),
            "root_path": "",
            "headers": headers,
            "client": (source, 50000),
            "server": ("127.0.0.1", self.port),
            "extensions": {"websocket.http.response": {}},
        }
        return asyncio.run(self._answered(scope, body))

    async def _answered(self, scope: dict[str, Any], body: bytes) -> Answer:
        if scope["type"] == "http":
            came = [{"type": "http.disconnect"}, {"type": "http.request", "body": body}]
        else:
            came = [{"type": "websocket.disconnect", "code": 1000}, {"type": "websocket.connect"}]
        sent: list[Any] = []

        async def receive() -> Any:
            return came.pop()

        async def send(message: Any) -> None:
            sent.append(message)

        await self._guarded(scope, receive, send)
        if sent[0]["type"] == "websocket.accept":
            return 101, {}, b""
        fields = {name.decode(): text.decode("latin-1") for name, text in sent[0]["headers"]}
        return sent[0]["status"], fields, b"".join(part.get("body", b"") for part in sent[1:])


class RawServer(Asked):
    """A server in a thread of its own, and raw connections to it."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.listener = listen(settings)
        self.port: int = self.listener.getsockname()[1]
        self.app = application(settings)
        self.server = make_server(with_middleware(self.app, settings), settings)
        self._thread = threading.Thread(target=lambda: self.server.run(self.listener))

    def __enter__(self) -> RawServer:
        self._thread.start()
        until(lambda: self.server.started)
        return self

    def __exit__(self, *_: object) -> None:
        self.server.stop()
        self._thread.join(PATIENCE_S)
        assert not self._thread.is_alive()

    @property
    def runs(self) -> bool:
        return self._thread.is_alive()

    @property
    def connections(self) -> int:
        """How many are open now."""
        return len(self.server.uvicorn.server_state.connections)

    def connect(self, source: str = "127.0.0.1") -> socket.socket:
        return socket.create_connection(("127.0.0.1", self.port), PATIENCE_S, (source, 0))

    @contextmanager
    def raw(self, data: bytes, source: str = "127.0.0.1") -> Iterator[Wire]:
        """A connection on which these bytes were sent."""
        with self.connect(source) as connection:
            wire = Wire(connection)
            wire.send(data)
            yield wire

    def ask(self, data: bytes, source: str = "127.0.0.1") -> Answer:
        with self.raw(data, source) as wire:
            return wire.answer(has_body=not data.startswith(b"HEAD"))

    @contextmanager
    def talk(self, path: str = "/ws", **headers: str) -> Iterator[Wire]:
        """An open socket."""
        with self.raw(self.handshake(path, **headers)) as wire:
            status, _, body = wire.answer()
            assert status == 101, (status, body)
            yield wire

    def listens(self) -> bool:
        """Whether it takes new connections."""
        try:
            self.connect().close()
        except ConnectionRefusedError:
            return False
        return True

    def is_well(self) -> bool:
        """A bystander still gets answers, over HTTP and over a socket."""
        status, _, body = self.get()
        with self.talk() as wire:
            wire.send(frame(TEXT, b"still there?"))
            spoken = wire.frame() == (TEXT, b"still there?")
        return status == 200 and body == b"hello" and spoken


class Elsewhere(RawServer):
    """A server in a process of its own, with these limits."""

    def __init__(self, **limits: float) -> None:
        self._log = tempfile.TemporaryFile("w+")  # noqa: SIM115 - it lives as long as the process
        self.process = subprocess.Popen(
            [sys.executable, "-m", "tests.server.limited", json.dumps(limits), __name__],
            stdout=subprocess.PIPE,
            stderr=self._log,
            cwd=Path(__file__).parents[2],
            text=True,
        )
        assert self.process.stdout is not None
        self.port = int(self.process.stdout.readline())

    def __enter__(self) -> Elsewhere:
        until(lambda: self.get()[0] == 200)
        return self

    def __exit__(self, *_: object) -> None:
        self.process.terminate()
        self.process.communicate(timeout=PATIENCE_S)
        self._log.close()

    def logged(self) -> list[dict[str, Any]]:
        """The lines of its log; whatever is not one JSON object is an error here."""
        self._log.seek(0)
        return [json.loads(line) for line in self._log]

    def resident(self) -> int:
        """Bytes of memory that it holds."""
        pages = Path(f"/proc/{self.process.pid}/statm").read_text("ascii").split()[1]
        return int(pages) * os.sysconf("SC_PAGESIZE")


def until(true: Any, within_s: float = PATIENCE_S) -> None:
    deadline = time.monotonic() + within_s
    while not true():
        assert time.monotonic() < deadline, "it did not come true in time"
        time.sleep(LOOK_S)


# Bytes


class Wire:
    """The client's end of a connection."""

    def __init__(self, connection: socket.socket) -> None:
        self.connection = connection
        self._kept = b""

    def send(self, data: bytes) -> None:
        """As much as the other side takes: it may have closed."""
        with suppress(ConnectionError):
            self.connection.sendall(data)

    def answer(self, has_body: bool = True) -> Answer:
        head = self._until(b"\r\n\r\n")
        if not head:
            return 0, {}, b""
        first, *lines = head.decode("latin-1").split("\r\n")
        headers = {name.lower(): value for name, _, value in (line.partition(": ") for line in lines if line)}
        length = int(headers.get("content-length", 0)) if has_body else 0
        return int(first.split()[1]), headers, self._exactly(length)

    def frame(self) -> tuple[int, bytes] | None:
        """The next frame; None when the connection ended."""
        head = self._exactly(2)
        if len(head) < 2:
            return None
        length = head[1] & 0x7F
        if length >= 126:
            length = int.from_bytes(self._exactly(2 if length == 126 else 8), "big")
        return head[0] & 0x0F, self._exactly(length)

    def close_code(self) -> int | None:
        """The code with which the other side closes, whatever comes before; None when it only hung up."""
        while True:
            got = self.frame()
            if got is None:
                return None
            if got[0] == CLOSE:
                return int.from_bytes(got[1][:2], "big")

    def ended(self) -> bool:
        """Whether the other side hangs up, with an error or without."""
        try:
            while self._more():
                self._kept = b""
        except TimeoutError:
            return False
        return True

    def has_ended(self) -> bool:
        """Whether the other side has hung up by now."""
        self.connection.setblocking(False)
        try:
            return not self._more()
        except BlockingIOError:
            return False
        finally:
            self.connection.settimeout(PATIENCE_S)

    def _until(self, mark: bytes) -> bytes:
        while mark not in self._kept:
            if not self._more():
                return b""
        head, _, self._kept = self._kept.partition(mark)
        return head

    def _exactly(self, count: int) -> bytes:
        while len(self._kept) < count and self._more():
            pass
        taken, self._kept = self._kept[:count], self._kept[count:]
        return taken

    def _more(self) -> bool:
        try:
            data = self.connection.recv(65536)
        except ConnectionError:
            return False
        self._kept += data
        return bool(data)


def frame(
    opcode: int, data: bytes = b"", *, fin: bool = True, mask: bool = True, rsv: int = 0, size: int = -1
) -> bytes:
    """One frame, with whatever flaws are asked for; ``size`` declares another length than it has."""
    length = len(data) if size < 0 else size
    first = bytes([(fin << 7) | (rsv << 4) | opcode])
    masked = 0x80 if mask else 0
    if length < 126:
        head = first + bytes([masked | length])
    elif length < 65536:
        head = first + bytes([masked | 126]) + struct.pack("!H", length)
    else:
        head = first + bytes([masked | 127]) + struct.pack("!Q", length)
    if not mask:
        return head + data
    key = os.urandom(4)
    return head + key + bytes(byte ^ key[at % 4] for at, byte in enumerate(data))


def mangled(rng: random.Random) -> bytes:
    """Bytes that may be anything: random ones, or a frame with a few bits turned over."""
    if rng.random() < 0.3:
        return rng.randbytes(rng.randrange(1, 200))
    data = bytearray(frame(rng.choice((TEXT, BINARY, 0, PING, PONG, CLOSE)), rng.randbytes(rng.randrange(120))))
    for _ in range(rng.randrange(4)):
        data[rng.randrange(len(data))] ^= 1 << rng.randrange(8)
    return bytes(data)


def main() -> None:
    """Serve in a process of its own, and print the port."""
    settings = load(overrides={"port": 0})
    configure(settings)
    listener = listen(settings)
    print(listener.getsockname()[1], flush=True)
    serve(with_middleware(application(settings), settings), settings, listener)


if __name__ == "__main__":
    main()
