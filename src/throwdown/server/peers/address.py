"""How one of several servers is addressed: by ``/s/NAME`` before the path, which every proxy can route."""

from __future__ import annotations

import re

from throwdown.server.operations.settings import SERVER_NAME

_ADDRESSED = re.compile(rf"/s/({SERVER_NAME})(?=/|$)")


def server_path(name: str) -> str:
    """The path below which the server of this name is found."""
    return f"/s/{name}"


def split_server(path: str) -> tuple[str | None, str]:
    """The name of the server that a path asks for, if it asks for one, and the path at that server."""
    found = _ADDRESSED.match(path)
    if found is None:
        return None, path
    return found[1], path[found.end() :] or "/"


class TableElsewhere(Exception):
    """Raised where a table is needed that another server has; the caller is sent there.

    No error of ours: nothing that handles errors may swallow it.
    """

    def __init__(self, table: str, name: str) -> None:
        super().__init__(f"table {table[:6]} is at server {name}")
        self.table = table
        self.name = name
        """Of the server that has it."""
