"""What travels on an inner connection: frames of a length, a kind, the number of a call, and bytes."""

from __future__ import annotations

from enum import IntEnum
from struct import Struct
from typing import TYPE_CHECKING, NamedTuple

from throwdown.errors import ThrowdownError

if TYPE_CHECKING:
    from collections.abc import Iterator

#: Bytes that one frame may hold: everything that somebody missed at a long table goes in one.
LARGEST = 16 * 1024 * 1024
_HEAD = Struct(">IBI")


class BrokenFrame(ThrowdownError):
    """Raised when what came is no frame of ours; the connection is of no use any more."""

    code = "cluster/frame"


class Kind(IntEnum):
    """What a frame is; those that belong to no call have the number 0."""

    HELLO = 1
    """Who is there, and the challenge for the other side."""
    PROOF = 2
    """The answer to a challenge."""
    BEAT = 3
    """Somebody is there."""
    ASK = 4
    ANSWER = 5
    FAULT = 6
    """Instead of an answer: that could not be done."""
    OPEN = 7
    """A socket is passed on; the next four are its messages and its end, in both directions."""
    TEXT = 8
    BYTES = 9
    CLOSE = 10
    FEEL = 11
    """Whoever holds the socket shall tell when its line falls silent, and when it is heard again."""
    SILENT = 12
    NEWS = 13
    """Something that all servers are told; it may be lost."""


class Frame(NamedTuple):
    kind: Kind
    call: int
    data: bytes


def packed(kind: Kind, call: int = 0, data: bytes = b"") -> bytes:
    """The frame as it travels."""
    return _HEAD.pack(len(data), kind, call) + data


class Unpacker:
    """Takes bytes as they come, and gives the frames that are whole."""

    def __init__(self, largest: int = LARGEST) -> None:
        self.largest = largest
        self._waiting = bytearray()

    def take(self, data: bytes) -> Iterator[Frame]:
        """The frames that are whole now; refused as soon as one is too large or of no known kind."""
        waiting = self._waiting
        waiting += data
        while len(waiting) >= _HEAD.size:
            size, kind, call = _HEAD.unpack_from(waiting)
            if size > self.largest:
                raise BrokenFrame(f"a frame of {size} bytes is too large: at most {self.largest} may come")
            if len(waiting) < _HEAD.size + size:
                return
            body = bytes(waiting[_HEAD.size : _HEAD.size + size])
            del waiting[: _HEAD.size + size]
            try:
                yield Frame(Kind(kind), call, body)
            except ValueError:
                raise BrokenFrame(f"a frame of the kind {kind} is not known: run the same version everywhere") from None
