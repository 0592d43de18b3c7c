"""What a change may be written in: JSON, which a form of a foreign page cannot send."""

from __future__ import annotations

from typing import TYPE_CHECKING

from throwdown.server.web.refusal import JSON, Refusal, Refused

from .head import RequestHead
from .origins import READING

if TYPE_CHECKING:
    from starlette.types import ASGIApp, Receive, Scope, Send


class MediaTypes:
    """Refuses changes whose body is anything else."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        head = RequestHead(scope)
        if not head.is_socket and head.method not in READING and head.has_body and not _is_json(head):
            raise Refused(Refusal(415, "request/media_type", "Send JSON, and say so in Content-Type."))
        await self._app(scope, receive, send)


def _is_json(head: RequestHead) -> bool:
    return head.headers.get("content-type", "").partition(";")[0].strip().lower() == JSON.decode()
