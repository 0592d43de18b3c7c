"""A table that lives on another server."""

from __future__ import annotations


class TableElsewhere(Exception):
    """Raised where a table is looked for that another server has; whoever asked is passed on to that one.

    No error of ours: nobody who asks may hear of it, and nothing that handles errors may swallow it.
    """

    def __init__(self, table: str, server: str, address: str) -> None:
        super().__init__(f"table {table[:6]} is at {address}")
        self.table = table
        self.server = server
        self.address = address
        """Of its inner door."""
