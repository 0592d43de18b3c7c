"""The head of one request or handshake, as middlewares read it: addresses, names, headers and sizes, no games."""

from __future__ import annotations

import re
from functools import cached_property
from typing import TYPE_CHECKING

from starlette.datastructures import Headers

from throwdown.server.operations.buckets import neighbourhood

if TYPE_CHECKING:
    from starlette.types import Scope

_HOST = re.compile(r"(\[[0-9a-f:.]+\]|[a-z0-9_-]+(?:\.[a-z0-9_-]+)*)(?::[0-9]{1,5})?")


class RequestHead:
    """A reader of the ASGI scope; it changes nothing in it."""

    def __init__(self, scope: Scope) -> None:
        self.scope = scope

    @property
    def is_socket(self) -> bool:
        return bool(self.scope["type"] == "websocket")

    @cached_property
    def headers(self) -> Headers:
        return Headers(scope=self.scope)

    @property
    def id(self) -> str:
        """The id of the request, see ``request_ids``."""
        return str(self.scope["state"]["request_id"])

    @property
    def path(self) -> str:
        """The path below the prefix of the server, see ``prefix``."""
        return str(self.scope["path"]).removeprefix(self.scope["root_path"])

    @property
    def method(self) -> str:
        return str(self.scope.get("method", "GET"))

    @property
    def host(self) -> str:
        """The Host header, if there is exactly one."""
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
        """Who counts as one visitor for the limits."""
        return neighbourhood((self.scope.get("client") or ("here", 0))[0])

    @property
    def has_bearer_token(self) -> bool:
        return self.headers.get("authorization", "").lower().startswith("bearer ")

    @property
    def has_body(self) -> bool:
        return "transfer-encoding" in self.headers or self.headers.get("content-length", "0") != "0"

    def is_below(self, *paths: str) -> bool:
        """Whether it asks for one of these paths or for something below one."""
        return any(self.path == path or self.path.startswith(f"{path}/") for path in paths)
