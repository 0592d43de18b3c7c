"""The pages that are read from the code: made while the site is built, and in no folder."""

from __future__ import annotations

import json

from throwdown.server.describe.catalogue import catalogue
from throwdown.server.protocol.openapi import openapi
from throwdown.server.web.routes import ROUTES

from . import commands, fields, glossary

SOCKET_MESSAGES = """# Messages of the socket

Every message that goes over [the socket](socket.md), with its fields. The fields of views, actions and events are on
[their own page](fields.md).

"""


def socket_messages() -> str:
    return SOCKET_MESSAGES + catalogue()


def api() -> str:
    """The HTTP interface as OpenAPI."""
    return f"{json.dumps(openapi(ROUTES), indent=1, ensure_ascii=False)}\n"


#: By place in the site.
MADE = {
    "commands.md": commands.page,
    "fields.md": fields.page,
    "glossary.md": glossary.page,
    "socket-messages.md": socket_messages,
    "openapi.json": api,
}
