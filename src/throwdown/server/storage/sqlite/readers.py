"""Connections for reading a file of SQLite, each of them used by one caller at a time.

Reads that share a connection share a snapshot: the second one would not see what was committed since the first began.
"""

from __future__ import annotations

import sqlite3
from contextlib import contextmanager, suppress
from typing import TYPE_CHECKING

from .connection import READ_PATIENCE, connect

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


class Readers:
    """As many connections as callers that read at the same moment."""

    def __init__(self, path: Path) -> None:
        self._path = path
        self._idle = [self._connect()]
        self._closed = False

    def _connect(self) -> sqlite3.Connection:
        connection = connect(self._path, READ_PATIENCE)
        connection.execute("PRAGMA query_only = ON")
        return connection

    @contextmanager
    def one(self) -> Iterator[sqlite3.Connection]:
        """A connection of one's own for a moment."""
        if self._closed:
            raise sqlite3.ProgrammingError("the store is closed")
        try:
            connection = self._idle.pop()
        except IndexError:  # all of them are in use
            connection = self._connect()
        try:
            yield connection
        finally:
            self._idle.append(connection)
            if self._closed:
                self._close_idle()

    def close(self) -> None:
        """Close those that are idle; each of the others is closed when its read is done."""
        self._closed = True
        self._close_idle()

    def _close_idle(self) -> None:
        with suppress(IndexError):  # none is left; another thread may do the same
            while True:
                self._idle.pop().close()
