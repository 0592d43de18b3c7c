"""A server in this process, without a port: requests and sockets are calls of its application.

    with Inside(app) as inside:
        inside.client("http://localhost:8642").get("/api/me")
        socket = inside.socket("/ws/lobby", {"origin": "http://localhost:8642"})

Its loop runs in a thread of its own, as that of a real server does. Its pools have no processes: ``working_here`` lets
them compute in the thread that waits for the result.
"""

from __future__ import annotations

import asyncio
import queue
import threading
from concurrent.futures import Future
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING, Any, Self
from urllib.parse import unquote, urlsplit

import httpx2
import pytest
import uvloop
from websockets.datastructures import Headers
from websockets.exceptions import ConnectionClosedError, InvalidStatus
from websockets.frames import Close
from websockets.http11 import Response

from throwdown.throwers import pool

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from starlette.types import ASGIApp, Message, Scope

#: Who the server thinks that everybody is who says nothing else.
CLIENT = ("127.0.0.1", 50000)
#: How long the server may take to start, to answer and to stop, in s.
PATIENCE_S = 180.0


class Inside:
    """An application whose life is that of this context."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app
        self.loop: asyncio.AbstractEventLoop
        self._ends: asyncio.Event
        self._started: Future[None] = Future()
        self._thread = threading.Thread(target=self._run)

    def __enter__(self) -> Self:
        self._thread.start()
        self._started.result(PATIENCE_S)
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()
        self._thread.join(PATIENCE_S)
        assert not self._thread.is_alive()

    def stop(self) -> None:
        with suppress(RuntimeError):  # it has stopped already
            self.loop.call_soon_threadsafe(self._ends.set)

    def _run(self) -> None:
        with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
            runner.run(self._live())

    async def _live(self) -> None:
        self.loop, self._ends = asyncio.get_running_loop(), asyncio.Event()
        asked, answered = asyncio.Queue[Any](), asyncio.Queue[Any]()
        life = asyncio.ensure_future(self.app({"type": "lifespan", "state": {}}, asked.get, answered.put))
        asked.put_nowait({"type": "lifespan.startup"})
        answer = await answered.get()
        if answer["type"] != "lifespan.startup.complete":
            try:
                await life
            except BaseException as error:
                self._started.set_exception(error)
            return
        self._started.set_result(None)
        await self._ends.wait()
        asked.put_nowait({"type": "lifespan.shutdown"})
        await life

    def client(self, url: str, headers: dict[str, str] | None = None) -> httpx2.Client:
        return httpx2.Client(base_url=url, headers=headers, transport=_Requests(self))

    def socket(self, path: str, headers: dict[str, str]) -> Talk:
        return Talk(self, path, headers)

    def scope(self, kind: str, url: str, headers: list[tuple[bytes, bytes]], **more: Any) -> Scope:
        parts = urlsplit(url)
        return {
            "type": kind,
            "asgi": {"version": "3.0", "spec_version": "2.4"},
            "http_version": "1.1",
            "scheme": "http" if kind == "http" else "ws",
            "path": unquote(parts.path),
            "raw_path": parts.path.encode(),
            "query_string": parts.query.encode(),
            "root_path": "",
            "headers": [(name.lower(), value) for name, value in headers],
            "client": CLIENT,
            "server": ("127.0.0.1", parts.port or 80),
            "state": {},
            "extensions": {"websocket.http.response": {}} if kind == "websocket" else {},
            **more,
        }


class _Requests(httpx2.BaseTransport):
    """Requests of one client, each with its whole answer."""

    def __init__(self, inside: Inside) -> None:
        self._inside = inside

    def handle_request(self, request: httpx2.Request) -> httpx2.Response:
        url = f"{request.url.scheme}://{request.url.netloc.decode()}{request.url.raw_path.decode()}"
        scope = self._inside.scope("http", url, request.headers.raw, method=request.method)
        status, headers, body = asyncio.run_coroutine_threadsafe(
            self._answer(scope, request.read()), self._inside.loop
        ).result(PATIENCE_S)
        return httpx2.Response(status, headers=headers, content=body, request=request)

    async def _answer(self, scope: Scope, body: bytes) -> tuple[int, list[tuple[bytes, bytes]], bytes]:
        came, sent = [{"type": "http.request", "body": body, "more_body": False}], list[Any]()
        gone = asyncio.Event()

        async def receive() -> Message:
            if came:
                return came.pop()
            await gone.wait()
            return {"type": "http.disconnect"}

        async def send(message: Message) -> None:
            sent.append(message)
            if message["type"] == "http.response.body" and not message.get("more_body"):
                gone.set()

        await self._inside.app(scope, receive, send)
        start = sent[0]
        content = b"".join(part.get("body", b"") for part in sent[1:])
        return start["status"], list(start["headers"]), b"" if scope["method"] == "HEAD" else content


class Talk:
    """The client's end of a socket: what a client of websockets is to ``Link``."""

    def __init__(self, inside: Inside, path: str, headers: dict[str, str]) -> None:
        self.headers = headers
        self._loop = inside.loop
        named = {"host": "localhost:8642", "upgrade": "websocket", "connection": "Upgrade"} | headers
        raw = [(name.encode(), value.encode("latin-1")) for name, value in named.items()]
        scope = inside.scope("websocket", path, raw, subprotocols=[])
        self._to_server = asyncio.Queue[Any]()
        self._to_client = queue.SimpleQueue[Any]()
        self._end: Close | None = None
        self._to_server.put_nowait({"type": "websocket.connect"})
        asyncio.run_coroutine_threadsafe(self._serve(inside.app, scope), self._loop)
        first = self._to_client.get(timeout=PATIENCE_S)
        if first["type"] != "websocket.accept":
            status = first.get("status", 403)
            raise InvalidStatus(Response(status, "", Headers()))

    async def _serve(self, app: ASGIApp, scope: Scope) -> None:
        try:
            await app(scope, self._to_server.get, self._tell)
        finally:
            await self._tell({"type": "websocket.close", "code": 1006})

    async def _tell(self, message: Message) -> None:
        if message["type"] == "websocket.close" and self._end is None:
            self._end = Close(message.get("code") or 1000, message.get("reason") or "")
        self._to_client.put(message)

    def send(self, frame: str | bytes) -> None:
        if self._end is not None:
            raise ConnectionClosedError(self._end, None)
        kind = "text" if isinstance(frame, str) else "bytes"
        self._put({"type": "websocket.receive", kind: frame})

    def recv(self, timeout: float) -> str | bytes:
        try:
            message = self._to_client.get(timeout=timeout)
        except queue.Empty:
            raise TimeoutError from None
        if message["type"] == "websocket.close":
            self._to_client.put(message)  # for who asks again
            raise ConnectionClosedError(self._end, None)
        frame: str | bytes = message["text"] if message.get("text") is not None else message["bytes"]
        return frame

    def close(self, code: int = 1000) -> None:
        self._put({"type": "websocket.disconnect", "code": code, "reason": ""})

    def drop(self) -> None:
        self.close(1006)

    def _put(self, message: Message) -> None:
        with suppress(RuntimeError):  # the server has stopped
            self._loop.call_soon_threadsafe(self._to_server.put_nowait, message)


@contextmanager
def working_here() -> Iterator[None]:
    """Pools that are made from now on compute in this process."""
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(pool, "_Worker", WorkerHere)
        yield


class WorkerHere:
    """What a worker of a pool is, without a process."""

    pid = None

    def __init__(self, niceness: int) -> None:
        pass

    def call(self, job: tuple[Callable[..., Any], tuple[Any, ...]], deadline: float) -> tuple[bool, Any]:
        return pool._result(*job)

    def kill(self) -> None:
        pass

    def end(self) -> None:
        pass
