"""Whoever is at either end of an inner connection, as the connection sees them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from throwdown.errors import ThrowdownError

if TYPE_CHECKING:
    from .frames import Kind
    from .link import Link


class LinkDown(ThrowdownError):
    """Raised when the other server does not answer any more, or did not understand."""

    code = "cluster/link"


class Stream(Protocol):
    """One socket that is passed on, as one side sees it."""

    def received(self, kind: Kind, data: bytes) -> None: ...

    def ended(self) -> None:
        """The connection is gone, and this socket with it."""
        ...


class Host(Protocol):
    """Whoever is at this end of inner connections."""

    def connected(self, link: Link) -> None:
        """There is a connection; nobody has proved anything yet."""
        ...

    def linked(self, link: Link) -> None:
        """Both sides have proved themselves."""
        ...

    def unlinked(self, link: Link) -> None:
        """The connection is gone, proved or not."""
        ...

    async def asked(self, link: Link, body: bytes) -> bytes:
        """Answer a question of the other server."""
        ...

    def opened(self, link: Link, call: int, body: bytes) -> Stream:
        """The other server passes a socket on."""
        ...

    def told(self, link: Link, body: bytes) -> None:
        """The other server tells something new."""
        ...
