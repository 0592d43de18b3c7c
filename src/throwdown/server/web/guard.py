"""Who may ask what, before anybody is asked: the outermost layer around the application.

    app = Guard(application, settings)

It answers itself, with ``{code, message}`` as JSON, whatever must not come further: names that are not
ours, pages that are not ours, too much or too often. What it lets pass carries an id and gets the headers
that keep a browser from doing more than this server wants. It knows addresses, headers and sizes, no games.
"""

from __future__ import annotations

import logging
import re
import secrets
import socket
import time
from collections.abc import Awaitable, Callable, Iterable, MutableMapping
from contextlib import suppress
from dataclasses import dataclass
from ipaddress import ip_address
from math import ceil
from typing import Any
from urllib.parse import urlsplit

import msgspec
from starlette.datastructures import Headers
from starlette.websockets import WebSocketDisconnect
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware
from uvicorn.protocols.utils import ClientDisconnected

from throwdown.server.operations.buckets import Buckets, Clock, Places, neighbourhood
from throwdown.server.operations.logs import tell_request
from throwdown.server.operations.metrics import Metrics
from throwdown.server.operations.settings import LOOPBACK, Settings

Scope = MutableMapping[str, Any]
Message = MutableMapping[str, Any]
Receive = Callable[[], Awaitable[Message]]
Send = Callable[[Message], Awaitable[None]]
App = Callable[[Scope, Receive, Send], Awaitable[None]]

log = logging.getLogger("throwdown.guard")
requests = logging.getLogger("throwdown.requests")

CONTENT_POLICY = (
    "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; manifest-src 'self'; worker-src 'self'; object-src 'none'; base-uri 'self'; "
    "form-action 'self'; frame-ancestors 'none'; require-trusted-types-for 'script'"
)
FORBIDDEN_DEVICES = ", ".join(
    f"{device}=()"
    for device in ("camera", "display-capture", "geolocation", "hid", "microphone",
                   "midi", "payment", "serial", "usb")
)  # fmt: skip
#: On every answer, unless it has set one of them itself.
SECURITY_HEADERS = (
    (b"content-security-policy", CONTENT_POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    # Links to private tables must not travel to other servers.
    (b"referrer-policy", b"same-origin"),
    (b"permissions-policy", FORBIDDEN_DEVICES.encode()),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
)
NO_STORE = (b"cache-control", b"no-store")
CLOSING = ((b"connection", b"close"),)
JSON = b"application/json"
#: The status in the log of a request that was never finished by its client.
GONE = 499
READING = frozenset({"GET", "HEAD", "OPTIONS"})

_HOST = re.compile(r"(\[[0-9a-f:.]+\]|[a-z0-9_-]+(?:\.[a-z0-9_-]+)*)(?::[0-9]{1,5})?")


@dataclass(frozen=True, slots=True)
class Refusal:
    """An answer that the guard gives itself."""

    status: int
    code: str
    message: str
    headers: tuple[tuple[bytes, bytes], ...] = ()
    id: str | None = None

    @property
    def body(self) -> bytes:
        told = {"code": self.code, "message": self.message}
        return msgspec.json.encode(told | {"id": self.id} if self.id else told)

    @property
    def all_headers(self) -> list[tuple[bytes, bytes]]:
        length = str(len(self.body)).encode()
        return [(b"content-type", JSON), (b"content-length", length), NO_STORE, *self.headers]

    async def answer(self, send: Send, kind: str = "http") -> None:
        """Send it; ``websocket.http`` instead of accepting a socket."""
        await send({"type": f"{kind}.response.start", "status": self.status, "headers": self.all_headers})
        await send({"type": f"{kind}.response.body", "body": self.body})


class Guard:
    """The application, guarded.

    ``socket_paths`` are the paths that are for sockets, with all below them.
    """

    def __init__(
        self,
        app: App,
        settings: Settings,
        *,
        metrics: Metrics | None = None,
        socket_paths: Iterable[str] = ("/ws",),
        clock: Clock = time.monotonic,
    ) -> None:
        self._app = app
        self._limits = settings.limits
        self._prefix = settings.prefix
        self._door = Door(settings)
        self._headers = _headers_for(settings)
        self._socket_paths = tuple(socket_paths)
        self._clock = clock
        self._rate = Buckets(self._limits.requests_per_minute, 60.0, clock=clock)
        self._sockets = Places(self._limits.sockets_per_address)
        self._metrics = metrics or Metrics()
        self._metrics.sockets.set_function(lambda: len(self._sockets))
        self._entry = _behind_proxies(self._admit, settings.proxies)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        await (self._app if scope["type"] == "lifespan" else self._entry)(scope, receive, send)

    async def _admit(self, scope: Scope, receive: Receive, send: Send) -> None:
        visit = _Visit.of(scope, self._prefix)
        if scope["type"] == "websocket":
            await self._socket(visit, receive, send)
        else:
            await self._request(visit, receive, send)

    # Requests

    async def _request(self, visit: _Visit, receive: Receive, send: Send) -> None:
        began = self._clock()
        answer = _Answer(send, self._headers_of(visit))
        try:
            refusal = await self._serve(visit, receive, answer)
            if refusal:
                self._metrics.count_refusal(refusal.code)
                await refusal.answer(answer.send)
            await answer.release()
        except ClientDisconnected:
            answer.status = GONE
        except Exception:
            await answer.replace(_fault(visit))
        finally:
            took = self._clock() - began
            self._metrics.count_answer(visit.method, answer.status, took)
            tell_request(
                requests, method=visit.method, path=visit.path, status=answer.status, ms=took * 1000, id=visit.id
            )

    async def _serve(self, visit: _Visit, receive: Receive, answer: _Answer) -> Refusal | None:
        """Let the application answer, or say why not."""
        refusal = self._stranger(visit) or self._misused(visit) or self._door.forged(visit) or self._too_large(visit)
        if refusal:
            return refusal
        if visit.has_body:
            body = await _whole(receive, self._limits.body_bytes)
            if body is None:
                return _too_large(self._limits.body_bytes)
            receive = _replayed(body, receive)
        await self._app(visit.scope, receive, answer.send)
        return None

    def _stranger(self, visit: _Visit) -> Refusal | None:
        return self._door.misnamed(visit) or self._too_often(visit)

    def _misused(self, visit: _Visit) -> Refusal | None:
        if not any(visit.path == path or visit.path.startswith(f"{path}/") for path in self._socket_paths):
            return None
        message = "This address is for WebSockets: connect to it with one."
        return Refusal(426, "request/upgrade", message, ((b"upgrade", b"websocket"), (b"connection", b"upgrade")))

    def _too_large(self, visit: _Visit) -> Refusal | None:
        declared = visit.headers.get("content-length", "0")
        large = not declared.isdecimal() or len(declared) > 15 or int(declared) > self._limits.body_bytes
        return _too_large(self._limits.body_bytes) if large else None

    def _too_often(self, visit: _Visit) -> Refusal | None:
        if self._rate.take(visit.address):
            return None
        wait = max(1, ceil(self._rate.wait(visit.address)))
        message = f"Too many requests from your address: try again in {wait} s."
        return Refusal(429, "request/rate", message, ((b"retry-after", str(wait).encode()),))

    def _headers_of(self, visit: _Visit) -> list[tuple[bytes, bytes]]:
        api = visit.path == "/api" or visit.path.startswith("/api/")
        return [*self._headers, (b"x-request-id", visit.id.encode()), *((NO_STORE,) if api else ())]

    # Sockets

    async def _socket(self, visit: _Visit, receive: Receive, send: Send) -> None:
        opening = _Opening(visit.scope, send, self._headers_of(visit))
        refusal = self._stranger(visit) or self._door.hijacked(visit) or self._crowded(visit)
        if refusal:
            self._metrics.count_refusal(refusal.code)
            await opening.refuse(refusal)
            return
        try:
            await self._app(visit.scope, receive, opening.send)
        except (WebSocketDisconnect, ClientDisconnected):
            pass  # it went away: that is no fault
        except Exception:
            await opening.break_off(_fault(visit))
        finally:
            self._sockets.leave(visit.address)

    def _crowded(self, visit: _Visit) -> Refusal | None:
        """Past the cap; otherwise the place is taken, so this must be the last question."""
        if self._sockets.enter(visit.address):
            return None
        return Refusal(429, "request/sockets", "Too many open sockets from your address: close one first.")


# Names and pages that are ours


class Door:
    """The names that this server answers to and the pages that may use it."""

    def __init__(self, settings: Settings) -> None:
        self._public = urlsplit(settings.public_url).hostname
        self._origins = settings.origins
        own = {settings.host.lower(), *LOOPBACK, *(name.lower() for name in settings.allowed_hosts)}
        self._names = own | ({self._public} if self._public else set())
        # Whoever listens on an address that others reach wants to be reached under it.
        self._open = settings.lan or settings.host not in LOOPBACK
        if self._open:
            machine = socket.gethostname().lower()
            self._names |= {machine, f"{machine.partition('.')[0]}.local"}

    def misnamed(self, visit: _Visit) -> Refusal | None:
        """A name that is not ours may be one that an attacker has made to point here."""
        if self._answers_to(visit.name, visit.scope):
            return None
        message = "This server does not answer to that name: its owner can set public_url or allowed_hosts."
        return Refusal(400, "request/host", message, CLOSING)

    def _answers_to(self, name: str, scope: Scope) -> bool:
        here = (scope.get("server") or ("", 0))[0]
        return name in self._names or (self._open and _same_address(name, here))

    def hijacked(self, visit: _Visit) -> Refusal | None:
        """A socket from a page of somebody else would act with the cookies of its visitor."""
        origins = visit.headers.getlist("origin")
        fits = self._ours(origins[0], visit) if len(origins) == 1 else not origins and visit.bearer
        return None if fits else _foreign("socket")

    def forged(self, visit: _Visit) -> Refusal | None:
        """A change asked for by a page of somebody else, in the name of its visitor."""
        if visit.method in READING:
            return None
        if not self._from_us(visit):
            return _foreign("request")
        if visit.has_body and visit.headers.get("content-type", "").partition(";")[0].strip().lower() != JSON.decode():
            return Refusal(415, "request/media_type", "Send JSON, and say so in Content-Type.")
        return None

    def _from_us(self, visit: _Visit) -> bool:
        origins = visit.headers.getlist("origin")
        site = visit.headers.get("sec-fetch-site")
        if len(origins) > 1 or (origins and not self._ours(origins[0], visit)):
            return False
        if site is not None and site != "same-origin":
            # A page on another port of this machine is another page; only one that is listed may.
            return bool(origins) and origins[0] in self._origins
        # What no browser sent: it has to bring a token, or nothing that a browser adds by itself.
        return bool(origins) or site is not None or visit.bearer or "cookie" not in visit.headers

    def _ours(self, origin: str, visit: _Visit) -> bool:
        """Letter for letter: browsers write an origin in one way only."""
        if origin in self._origins:
            return True
        # The public name is for the public address only, not for the same name without https.
        return visit.name != self._public and origin == f"{visit.scheme}://{visit.host}"


def _same_address(name: str, here: str) -> bool:
    with suppress(ValueError):
        return ip_address(name) == ip_address(here)
    return False


def _foreign(what: str) -> Refusal:
    return Refusal(403, "request/origin", f"This {what} comes from a page that does not belong to this server.")


# One visit


@dataclass(frozen=True, slots=True)
class _Visit:
    """One request or handshake, as the guard sees it."""

    scope: Scope
    headers: Headers
    path: str
    id: str

    @classmethod
    def of(cls, scope: Scope, prefix: str) -> _Visit:
        """With an id, in its place below ``prefix``, and without headers that only a proxy may set."""
        path: str = scope["path"]
        below = path == prefix or path.startswith(f"{prefix}/")
        id = secrets.token_hex(8)
        placed: Scope = {
            **scope,
            # Some proxies take the prefix off and some do not: both arrive at the same place.
            "path": path if below else prefix + path,
            "root_path": prefix,
            "headers": [pair for pair in scope["headers"] if not pair[0].startswith((b"x-forwarded-", b"forwarded"))],
            "state": {**scope.get("state", {}), "request_id": id},
        }
        return cls(placed, Headers(scope=placed), placed["path"].removeprefix(prefix), id)

    @property
    def method(self) -> str:
        return str(self.scope.get("method", "GET"))

    @property
    def host(self) -> str:
        """The one Host header; none or several are no name at all."""
        hosts = self.headers.getlist("host")
        return hosts[0].lower() if len(hosts) == 1 and len(hosts[0]) <= 260 else ""

    @property
    def name(self) -> str:
        """The name that was asked for, without its port; empty when it is malformed."""
        found = _HOST.fullmatch(self.host)
        return found[1].strip("[]") if found else ""

    @property
    def scheme(self) -> str:
        return "https" if self.scope.get("scheme") in ("https", "wss") else "http"

    @property
    def address(self) -> str:
        return neighbourhood((self.scope.get("client") or ("here", 0))[0])

    @property
    def bearer(self) -> bool:
        return self.headers.get("authorization", "").lower().startswith("bearer ")

    @property
    def has_body(self) -> bool:
        return "transfer-encoding" in self.headers or self.headers.get("content-length", "0") != "0"


def _fault(visit: _Visit) -> Refusal:
    """The answer to an error that nobody expected; the log has one line about it, under the same id."""
    log.error("unexpected error", exc_info=True, extra={"fields": {"id": visit.id, "path": visit.path}})
    message = "Something went wrong on the server: try again, and tell its owner this id if it stays."
    return Refusal(500, "server/fault", message, id=visit.id)


# Bodies and answers


def _too_large(cap: int) -> Refusal:
    message = f"That is too much at once: a request may have {cap} bytes."
    return Refusal(413, "request/too_large", message, CLOSING)


async def _whole(receive: Receive, cap: int) -> bytes | None:
    """The body, whole, before the application sees any of it; None when it is too large."""
    body = b""
    while True:
        message = await receive()
        if message["type"] == "http.disconnect":
            raise ClientDisconnected
        body += bytes(message.get("body", b""))
        if len(body) > cap:
            return None
        if not message.get("more_body", False):
            return body


def _replayed(body: bytes, receive: Receive) -> Receive:
    first: list[Message] = [{"type": "http.request", "body": body, "more_body": False}]

    async def again() -> Message:
        return first.pop() if first else await receive()

    return again


def _headers_for(settings: Settings) -> list[tuple[bytes, bytes]]:
    strict = [(b"strict-transport-security", b"max-age=31536000")] if settings.secure else []
    return [*SECURITY_HEADERS, *strict]


def _completed(headers: Iterable[tuple[bytes, bytes]], ours: list[tuple[bytes, bytes]]) -> list[tuple[bytes, bytes]]:
    own = [(name.lower(), value) for name, value in headers]
    names = {name for name, _ in own}
    return [*own, *(pair for pair in ours if pair[0] not in names)]


class _Answer:
    """The way back to the client: completes the headers and can still take a failed answer back."""

    def __init__(self, send: Send, headers: list[tuple[bytes, bytes]]) -> None:
        self._send = send
        self._headers = headers
        self._held: list[Message] = []
        self.status = 0

    async def send(self, message: Message) -> None:
        starts = message["type"] == "http.response.start"
        if starts:
            self.status = message["status"]
            message = {**message, "headers": _completed(message.get("headers", ()), self._headers)}
        if self._held or (starts and self.status == 500):
            # Starlette answers an error with a page of its own before it lets the error out.
            self._held.append(message)
        else:
            await self._send(message)

    async def release(self) -> None:
        held, self._held = self._held, []
        for message in held:
            await self._send(message)

    async def replace(self, refusal: Refusal) -> None:
        """Say this instead; too late when part of an answer is out, which then ends in the middle."""
        if self._held or not self.status:
            self._held.clear()
            await refusal.answer(self.send)
            await self.release()


class _Opening:
    """The way back over a socket, which until it is accepted is an answer like any other."""

    def __init__(self, scope: Scope, send: Send, headers: list[tuple[bytes, bytes]]) -> None:
        self._send = send
        self._headers = headers
        self._can_answer = "websocket.http.response" in (scope.get("extensions") or {})
        self._open = False

    async def send(self, message: Message) -> None:
        kind = message["type"]
        if kind == "websocket.close" and not self._open:
            await self.refuse(Refusal(403, "request/refused", "There is no such socket, or it is not for you."))
            return
        if kind == "websocket.accept":
            self._open = True
        if kind == "websocket.http.response.start":
            message = {**message, "headers": _completed(message.get("headers", ()), self._headers)}
        await self._send(message)

    async def refuse(self, refusal: Refusal) -> None:
        if self._can_answer:
            await refusal.answer(self.send, "websocket.http")
        else:
            await self._send({"type": "websocket.close", "code": 1008, "reason": refusal.code})

    async def break_off(self, refusal: Refusal) -> None:
        with suppress(RuntimeError, OSError):  # it may be closed already
            if self._open:
                await self._send({"type": "websocket.close", "code": 1011, "reason": refusal.code})
            else:
                await self.refuse(refusal)


# Around it


def _behind_proxies(app: App, proxies: list[str]) -> App:
    """Believe X-Forwarded-For and -Proto from those, and from nobody else."""
    return ProxyHeadersMiddleware(app, proxies) if proxies else app  # type: ignore[arg-type, return-value]
