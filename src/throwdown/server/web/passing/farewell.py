"""How the end of a socket travels between two servers: its code and its reason."""

from __future__ import annotations

from struct import Struct

from throwdown.server.lobby.connections import COME_BACK

_CODE = Struct(">H")
#: Bytes that the reason of a close frame may have.
LONGEST = 120


def farewell(code: int, reason: str) -> bytes:
    return _CODE.pack(code) + reason.encode()[:LONGEST]


def farewell_told(data: bytes) -> tuple[int, str]:
    """Code and reason; a socket that ended without a word is worth coming back for."""
    if len(data) < _CODE.size:
        return COME_BACK, "the server of this table is away: come back"
    return _CODE.unpack_from(data)[0], data[_CODE.size :].decode("utf-8", "ignore")
