"""Answers as HTTP."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from starlette.responses import Response

from throwdown.live.listener import encoded

if TYPE_CHECKING:
    from throwdown.api.answers import Answer


def json_answer(message: Any, status: int = 200, headers: dict[str, str] | None = None) -> Response:
    """A message type as JSON."""
    return json_bytes(encoded(message), status, headers)


def answer_of(answer: Answer) -> Response:
    """An answer of any host."""
    return Response(answer.body, status_code=answer.status, media_type=answer.type, headers=answer.headers)


def json_bytes(body: bytes, status: int = 200, headers: dict[str, str] | None = None) -> Response:
    """JSON that was made already."""
    return Response(body, status_code=status, media_type="application/json", headers=headers)
