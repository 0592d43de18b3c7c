"""What the tab does not have, and why."""

from __future__ import annotations

from typing import Literal

import msgspec

from throwdown.errors import ThrowdownError

from .bots import MISSING

#: ``numpy``: it computes with arrays, which a browser has none of. ``server``: it needs other people, or a server.
Reason = Literal["numpy", "server"]


class Unavailable(ThrowdownError):
    """Raised when something is asked for that a table in a browser does not have."""

    code = "tab/unavailable"


class Lack(msgspec.Struct, frozen=True):
    """One thing that is not here."""

    what: str
    why: Reason


class TabInfo(msgspec.Struct, frozen=True):
    """The host in this tab."""

    version: str
    lacks: list[Lack]


#: Requests that only a server answers, by the beginning of their path.
FOR_SERVERS = ("invitations", "passwords", "screens", "qr", "tokens", "resume", "standing bots")
#: Requests about finished games that need arrays.
WITH_ARRAYS = ("hints", "review", "analysis", "verify")
LACKS = [
    *(Lack(f"bot {bot}", "numpy") for bot in MISSING),
    *(Lack(what, "numpy") for what in WITH_ARRAYS),
    *(Lack(what, "server") for what in FOR_SERVERS),
]


def unavailable(what: str) -> Unavailable:
    return Unavailable(f"{what}: a game in a browser tab does not have this")
