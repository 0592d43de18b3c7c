"""Which server has which table, as the store decides it, and how servers notify each other.

A table lives on one server at a time. Its owner holds it under an epoch, a number that only grows, and every event is
stored under the epoch of who writes it: a server that slept and lost a table can write nothing there. A server is
alive as long as its lease runs, by the clock of the database; it renews it now and then, for all its tables at once.

Notifications are hints: one may get lost, and nothing may depend on it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    #: Gets what was announced; None: something may have been missed, so read the current state.
    Callback = Callable[[str | None], None]


@dataclass(frozen=True, slots=True)
class Claim:
    """This server has the table, under this epoch."""

    table: str
    epoch: int


@dataclass(frozen=True, slots=True)
class Elsewhere:
    """Another server has the table."""

    table: str
    server: str
    name: str
    """What that server is called: its part of the address."""
    left_s: float
    """The remaining time of its lease."""
    shows_life: bool = True
    """Whether its connection to the database is seen there."""


@dataclass(frozen=True, slots=True)
class ServerRow:
    """A server that is alive."""

    id: str
    name: str
    """What it is called; empty if it has nothing to do with others."""
    version: str
    lease_s: float
    """How long it will still be taken for alive, if it does not say anything."""
    tables: int
    """How many tables it has."""
    shows_life: bool = False
    """Whether its connection to the database is seen there; older versions do not show theirs."""


@dataclass(frozen=True, slots=True)
class Published:
    """What another server shows in the lobby."""

    server: str
    name: str
    shown: str


class Owners(Protocol):
    """Which server has which table."""

    @property
    def server(self) -> str:
        """The id of this server."""
        ...

    @property
    def name(self) -> str:
        """What this server is called among others; empty if there are none."""
        ...

    @property
    def held(self) -> Mapping[str, int]:
        """The tables that this server has, as far as it knows, with their epochs."""
        ...

    async def claim(self, table: str) -> Claim | Elsewhere:
        """Claim a table without an owner, or whose owner is gone; one that this server has already stays as it is."""
        ...

    async def release(self, table: str) -> None:
        """Let go of a table: another server may take it."""
        ...

    async def release_all(self) -> None:
        """Let go of all tables, and of the lease: this server is about to stop."""
        ...

    async def renew(self) -> list[str]:
        """Say that this server is alive; the tables that it has lost since it last asked."""
        ...

    async def orphans(self, limit: int) -> list[str]:
        """So many tables that are open or playing and that no server that is alive has."""
        ...

    async def end_lease(self, server: str) -> bool:
        """End the lease of another server that is gone; whether the store agrees."""
        ...

    async def cut_off(self) -> int:
        """Disconnect servers whose lease is over and that still hold locks in the store; how many did."""
        ...

    async def servers(self) -> list[ServerRow]:
        """All that are alive, the oldest first."""
        ...

    async def publish(self, shown: str) -> None:
        """Store what this server shows in the lobby, and announce it to the others."""
        ...

    async def published(self) -> list[Published]:
        """What all other servers show that are alive."""
        ...


class Notifications(Protocol):
    """How servers notify each other of changes."""

    async def announce(self, channel: str, payload: str) -> None:
        """Notify all servers, this one too."""
        ...

    def subscribe(self, channel: str, callback: Callback) -> Callable[[], None]:
        """Call ``callback`` on the event loop from which this is called, until the returned function is called."""
        ...
