"""What a change may be written in: JSON, which a form of somebody else's page cannot send."""

from __future__ import annotations

from typing import TYPE_CHECKING

from throwdown.server.web.refusal import JSON, Refusal, Refused

from .origins import READING
from .visit import Visit

if TYPE_CHECKING:
    from starlette.types import ASGIApp, Receive, Scope, Send


class MediaTypes:
    """Refuses changes whose body is anything else."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        visit = Visit(scope)
        if not visit.is_socket and visit.method not in READING and visit.has_body and not _is_json(visit):
            raise Refused(Refusal(415, "request/media_type", "Send JSON, and say so in Content-Type."))
        await self._app(scope, receive, send)


def _is_json(visit: Visit) -> bool:
    return visit.headers.get("content-type", "").partition(";")[0].strip().lower() == JSON.decode()
