"""What one route of the HTTP API takes and gives."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine

    import msgspec

#: Query parameters that several routes have.
LANGUAGE = ("language", str)
THEME = ("theme", str)


@dataclass(frozen=True)
class Route:
    """One thing the server does over HTTP."""

    method: str
    path: str
    handle: Callable[..., Coroutine[Any, Any, Any]]
    answer: Any
    """The type of the answer, or its media type."""
    body: type[msgspec.Struct] | None = None
    about: str = ""
    refuses: tuple[int, ...] = ()
    """Statuses besides the usual 400, 401 and 429 that it may answer."""
    query: tuple[tuple[str, Any], ...] = ()
    open: bool = False
    """Whether it is answered without signing in."""
    when_banned: bool = False
    """Whether banned people may use it: what is stored about them stays theirs."""
    needs_identity: bool = True
    """Whether the client has to be identified first."""
    cache_s: int = 0
    """So many seconds a browser may cache the answer."""
    computes: bool = False
    """Whether it may take long for another reason than a database that does not answer."""
    status: int = 200
