"""Answers that are written without the application or uvicorn's cycle of request and response."""

from __future__ import annotations

from http import HTTPStatus
from typing import TYPE_CHECKING

from throwdown.server.web.middleware.security_headers import SECURITY_HEADERS

if TYPE_CHECKING:
    from throwdown.server.web.refusal import Refusal

#: How long a connection that was refused may stay to read why.
LINGER_S = 1.0


def raw_answer(refusal: Refusal) -> bytes:
    """The bytes of this answer."""
    status = HTTPStatus(refusal.status)
    lines = [name + b": " + value + b"\r\n" for name, value in (*refusal.all_headers, *SECURITY_HEADERS)]
    return b"".join([f"HTTP/1.1 {status.value} {status.phrase}\r\n".encode(), *lines, b"\r\n", refusal.body])
