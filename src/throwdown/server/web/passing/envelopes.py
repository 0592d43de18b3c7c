"""What one server tells another about a request or a socket that it passes on."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec

if TYPE_CHECKING:
    from starlette.requests import HTTPConnection
    from starlette.types import Scope

#: Who asks was found out where they came in: what proves it stays there.
_KEPT_BACK = (b"cookie", b"authorization")
#: Where a scope says that another server passed this on, and for whom.
PASSED = "throwdown.passed"
Headers = list[tuple[bytes, bytes]]


class Envelope(msgspec.Struct, frozen=True, kw_only=True):
    """A request, or the handshake of a socket, from one who has come in at another server."""

    kind: str
    """``http`` or ``websocket``."""
    path: str
    root_path: str
    query: bytes
    headers: Headers
    scheme: str
    client: tuple[str, int] | None
    server: tuple[str, int | None] | None
    person: str | None
    method: str = "GET"
    body: bytes = b""


class Answered(msgspec.Struct, frozen=True):
    """The answer to a request that was passed on."""

    status: int
    headers: Headers
    body: bytes


def envelope(asked: HTTPConnection, person: str | None, body: bytes = b"") -> Envelope:
    scope = asked.scope
    return Envelope(
        kind=scope["type"],
        path=scope["path"],
        root_path=scope.get("root_path", ""),
        query=scope.get("query_string", b""),
        headers=[(name, value) for name, value in scope["headers"] if name not in _KEPT_BACK],
        scheme=scope.get("scheme", "http"),
        client=_pair(scope.get("client")),
        server=_pair(scope.get("server")),
        person=person,
        method=scope.get("method", "GET"),
        body=body,
    )


def _pair(told: Any) -> Any:
    return tuple(told) if told else None


def scope_of(told: Envelope) -> Scope:
    """The scope as our own transport would have made it."""
    scope: dict[str, Any] = {
        "type": told.kind,
        "asgi": {"version": "3.0", "spec_version": "2.3"},
        "http_version": "1.1",
        "scheme": told.scheme,
        "path": told.path,
        "raw_path": told.path.encode(),
        "root_path": told.root_path,
        "query_string": told.query,
        "headers": told.headers,
        "client": told.client,
        "server": told.server,
        "state": {},
        "extensions": {PASSED: told},
    }
    of_kind: dict[str, Any] = {"method": told.method} if told.kind == "http" else {"subprotocols": []}
    return scope | of_kind


def passed_on(asked: HTTPConnection) -> Envelope | None:
    """What another server told of this, if one passed it on."""
    found: Envelope | None = asked.scope.get("extensions", {}).get(PASSED)
    return found


seal = msgspec.msgpack.Encoder().encode
open_envelope = msgspec.msgpack.Decoder(Envelope).decode
open_answer = msgspec.msgpack.Decoder(Answered).decode
