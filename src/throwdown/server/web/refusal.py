"""An answer ``{code, message}`` that is given before the application is asked, as JSON."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from starlette.types import Send

Header = tuple[bytes, bytes]

JSON = b"application/json"
NO_STORE: Header = (b"cache-control", b"no-store")
#: Headers of an answer after which the connection ends.
CLOSING: tuple[Header, ...] = ((b"connection", b"close"),)


@dataclass(frozen=True, slots=True)
class Refusal:
    """Status, code and sentence of such an answer."""

    status: int
    code: str
    message: str
    headers: tuple[Header, ...] = ()
    id: str | None = None

    @property
    def body(self) -> bytes:
        body = {"code": self.code, "message": self.message}
        return msgspec.json.encode(body | {"id": self.id} if self.id else body)

    @property
    def all_headers(self) -> list[Header]:
        length = str(len(self.body)).encode()
        return [(b"content-type", JSON), (b"content-length", length), NO_STORE, *self.headers]

    async def answer(self, send: Send, kind: str = "http") -> None:
        """Send it; the kind ``websocket.http`` is sent instead of accepting a socket."""
        await send({"type": f"{kind}.response.start", "status": self.status, "headers": self.all_headers})
        await send({"type": f"{kind}.response.body", "body": self.body})


class Refused(Exception):
    """Raised by a middleware that lets a request or a handshake come no further."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(refusal.code)
        self.refusal = refusal
