"""A socket that is passed on over an inner connection, and what is said when that connection is down."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

from throwdown.errors import ThrowdownError

if TYPE_CHECKING:
    from .frames import Kind


class LinkDown(ThrowdownError):
    """Raised when the other server does not answer any more, or did not understand."""

    code = "cluster/link"


class LinkSilent(LinkDown):
    """Raised when the other side takes the connection and says nothing: it may be standing still."""


class Stream(Protocol):
    """One socket that is passed on, as one side sees it."""

    def received(self, kind: Kind, data: bytes) -> None: ...

    def ended(self) -> None:
        """The connection is gone, and this socket with it."""
        ...
