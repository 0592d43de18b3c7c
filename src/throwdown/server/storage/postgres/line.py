"""The connection on which a server writes: reused, replaced when it is lost, and a sign to others that it is there."""

from __future__ import annotations

import time
from contextlib import suppress
from typing import TYPE_CHECKING, Final

import psycopg

from throwdown.errors import ThrowdownError
from throwdown.server.storage.errors import StoreFailed, StoreTaken

from .address import masked
from .connection import IN_USE, NAMES, NAMESPACE, connect
from .statements import BEGIN_WRITING, CUT_OFF_OWN, FORGET_WRITERS, SHOW_LIFE

if TYPE_CHECKING:
    from .connection import Connection

#: PostgreSQL notices a moment after us that a connection of ours is gone: so long is its lock waited for, in s.
LOCK_PATIENCE: Final = 2.0
#: The same for the name of a server that was killed and is started again: its lease may have to run out, in s.
NAME_PATIENCE: Final = 5.0
_PAUSE: Final = 0.05
#: A server that stops in the middle of a transaction holds up the next owner of its tables: not longer than this.
_HABITS: Final = (
    "SET idle_in_transaction_session_timeout = '2s'",
    "SET lock_timeout = '5s'",
    "SET statement_timeout = '10s'",
    "SELECT set_config('synchronous_commit', 'on', false) WHERE current_setting('synchronous_commit') = 'off'",
)


class Line:
    """One connection for one writer."""

    def __init__(self, address: str, server: str, name: str) -> None:
        """``name``: what this server is called among others over the same database; empty if it is alone."""
        self._address = address
        self._server = server
        self._name = name
        self._connection: Connection | None = None
        self._used = False
        """Whether there ever was one: a process that only reads shows no life."""
        self._closed = False

    def get(self) -> Connection:
        """The connection; made if there is none."""
        if not self._closed and self.broken:
            self._connection = self._connected()
            self._used = True
        if self._closed or self._connection is None:  # also while it was being made
            self.drop()
            raise StoreFailed("the store is closed: open it again")
        return self._connection

    def _connected(self) -> Connection:
        connection = connect(self._address)
        try:
            for each in _HABITS:
                connection.execute(each)
            self._take(connection)
            if self._name:
                self._take_name(connection)
            connection.execute(SHOW_LIFE, (self._server,))
            connection.execute(BEGIN_WRITING, (self._server,))
            connection.execute(FORGET_WRITERS, (self._server,))
        except BaseException:
            connection.close()
            raise
        return connection

    def _take(self, connection: Connection) -> None:
        """Show others that the database is in use; refused if one of us wants it for itself."""
        asked = f"SELECT pg_try_advisory_lock{'_shared' if self._name else ''}($1, $2)"
        until = time.monotonic() + LOCK_PATIENCE
        while connection.execute(asked, (NAMESPACE, IN_USE)).fetchone() != (True,):
            if time.monotonic() > until:
                raise StoreTaken(
                    "another server uses {address}: stop that one, or give each a "
                    "server_name (see docs/several-servers.md)",
                    address=masked(self._address),
                )
            time.sleep(_PAUSE)

    def _take_name(self, connection: Connection) -> None:
        """Two servers of one name would be sent each other's people."""
        until = time.monotonic() + NAME_PATIENCE
        asked = "SELECT pg_try_advisory_lock($1, hashtext($2))"
        connection.execute(CUT_OFF_OWN, (self._server, self._name))
        while connection.execute(asked, (NAMES, self._name)).fetchone() != (True,):
            if time.monotonic() > until:
                raise StoreTaken(
                    "another server over this database is called {name}: change server_name", name=self._name
                )
            time.sleep(_PAUSE)
            connection.execute(CUT_OFF_OWN, (self._server, self._name))

    def roll_back(self) -> None:
        """End what failed. Only a connection that is of no use any more is dropped: others see by it that this server
        is alive."""
        try:
            if self._connection is not None:
                self._connection.rollback()
        except psycopg.Error:
            self.drop()

    def check(self) -> None:
        """Connect again if the connection is lost; without success the next check tries it again."""
        try:
            if self._connection is not None:
                self._connection.execute("SELECT 1")
        except psycopg.Error:
            self.drop()
        if self._used and self.broken:
            with suppress(psycopg.Error, ThrowdownError):
                self.get()

    @property
    def broken(self) -> bool:
        """Whether there is no connection on which anything could be asked."""
        return self._connection is None or self._connection.closed

    def close(self) -> None:
        """A thread that writes now, or still waits for an answer, gets no other connection."""
        self._closed = True
        self.drop()

    def drop(self) -> None:
        """Let go of a connection that is of no use any more."""
        if self._connection is not None:
            self._connection.close()
            self._connection = None
