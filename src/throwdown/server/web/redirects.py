"""Sending people to the server that has their table: 307 over HTTP, a close code with its path for sockets."""

from __future__ import annotations

from typing import TYPE_CHECKING
from urllib.parse import quote

from starlette.responses import Response

from throwdown.errors import ThrowdownError
from throwdown.server.peers.address import server_path

if TYPE_CHECKING:
    from starlette.requests import HTTPConnection, Request
    from starlette.websockets import WebSocket

    from throwdown.server.peers.address import TableElsewhere

#: The close code that sends a socket to another server; the reason is the path of that server.
MOVED = 4307
#: The close code that says: not now.
LATER = 1013
#: Where the middleware notes for which server a request was addressed.
ADDRESSED = "addressed_to"
#: The same for whether a proxy has forwarded it.
FORWARDED = "forwarded"


class OwnerAway(ThrowdownError):
    """Raised when another server has the table, and the caller cannot be sent there."""

    code = "cluster/away"


def was_forwarded(call: HTTPConnection) -> bool:
    """Whether the request has headers of a proxy; whether it is to be believed is another question."""
    return bool(call.scope["state"].get(FORWARDED))


def addressed_to(call: HTTPConnection) -> str | None:
    """The name of the server in the address; None: any."""
    name: str | None = call.scope["state"].get(ADDRESSED)
    return name


def can_reach(call: HTTPConnection, name: str) -> bool:
    """Whether it helps to send this caller to that server: not if a proxy has brought here what was addressed to it."""
    return addressed_to(call) != name


async def send_socket(websocket: WebSocket, found: TableElsewhere) -> None:
    """Close an accepted socket so that its client comes to the server that has the table."""
    if can_reach(websocket, found.name):
        await websocket.close(MOVED, server_path(found.name))
    else:
        await websocket.close(LATER, OwnerAway.code)


def redirect(request: Request, found: TableElsewhere) -> Response:
    """The answer that sends a request to the server that has the table."""
    if not can_reach(request, found.name):
        raise OwnerAway("another server has this table: try again in a moment")
    root: str = request.scope["root_path"]
    path = quote(request.scope["path"].removeprefix(root))
    query = f"?{request.url.query}" if request.url.query else ""
    headers = {"location": f"{root}{server_path(found.name)}{path}{query}", "cache-control": "no-store"}
    return Response(status_code=307, headers=headers)
