"""Headers that keep a browser from doing more than this server wants."""

from __future__ import annotations

from typing import TYPE_CHECKING

from throwdown.server.web.refusal import NO_STORE

from .head import RequestHead
from .headers import with_headers

if TYPE_CHECKING:
    from starlette.types import ASGIApp, Receive, Scope, Send

    from throwdown.server.web.refusal import Header

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
HTTPS_ONLY = (b"strict-transport-security", b"max-age=31536000")
#: Answers below this path are not cached.
API = "/api"


def security_headers(*, https: bool) -> list[Header]:
    """Return those of this server; ``https``: browsers stay with it."""
    return [*SECURITY_HEADERS, *([HTTPS_ONLY] if https else [])]


class SecurityHeaders:
    """Adds them to every answer; ``https`` also makes browsers stay with https."""

    def __init__(self, app: ASGIApp, *, https: bool) -> None:
        self._app = app
        self._headers = security_headers(https=https)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        uncached = [NO_STORE] if RequestHead(scope).is_below(API) else []
        await self._app(scope, receive, with_headers(send, [*self._headers, *uncached]))
