"""The pages that may use this server."""

from __future__ import annotations

from typing import TYPE_CHECKING
from urllib.parse import urlsplit

from throwdown.server.web.refusal import Refusal, Refused

from .head import RequestHead

if TYPE_CHECKING:
    from starlette.types import ASGIApp, Receive, Scope, Send

    from throwdown.server.operations.settings import Settings

#: Methods that change nothing.
READING = frozenset({"GET", "HEAD", "OPTIONS"})


class Origins:
    """Refuses changes and sockets that a foreign page asks for with the cookies of its visitor."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app = app
        self._public = urlsplit(settings.public_url).hostname
        self._origins = settings.origins

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        head = RequestHead(scope)
        if head.is_socket and not self._may_open(head):
            raise Refused(_foreign("socket"))
        if not head.is_socket and head.method not in READING and not self._may_change(head):
            raise Refused(_foreign("request"))
        await self._app(scope, receive, send)

    def _may_open(self, head: RequestHead) -> bool:
        origins = head.headers.getlist("origin")
        return self._is_ours(origins[0], head) if len(origins) == 1 else not origins and head.has_bearer_token

    def _may_change(self, head: RequestHead) -> bool:
        origins = head.headers.getlist("origin")
        site = head.headers.get("sec-fetch-site")
        if len(origins) > 1 or (origins and not self._is_ours(origins[0], head)):
            return False
        if site is not None and site != "same-origin":
            # A page on another port of this machine is another page; only one that is listed may.
            return bool(origins) and origins[0] in self._origins
        # What no browser sent: it has to bring a token, or nothing that a browser adds automatically.
        return bool(origins) or site is not None or head.has_bearer_token or "cookie" not in head.headers

    def _is_ours(self, origin: str, head: RequestHead) -> bool:
        """Letter for letter: browsers write an origin in one way only."""
        if origin in self._origins:
            return True
        # The public name is for the public address only, not for the same name without https.
        return head.name != self._public and origin == f"{head.scheme}://{head.host}"


def _foreign(what: str) -> Refusal:
    return Refusal(403, "request/origin", f"This {what} comes from a page that does not belong to this server.")
