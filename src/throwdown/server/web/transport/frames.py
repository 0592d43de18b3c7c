"""Whole WebSocket frames without extensions, as bytes (RFC 6455, 5.2). What comes in pieces is left to uvicorn."""

from __future__ import annotations

import struct

#: First bytes of frames that are whole.
TEXT, BINARY, PING, PONG = 0x81, 0x82, 0x89, 0x8A
PING_FRAME = b"\x89\x00"
#: A close frame with 1008, policy violation.
CLOSE_1008 = b"\x88\x02\x03\xf0"

#: The largest length that takes one byte, and what that byte is for a length in two more bytes.
_SHORT, _IN_TWO = 125, 126
_LONGEST_IN_TWO = 0xFFFF
_MASKED = 0x80
_MASK_BYTES = 4


def whole_frame(data: bytes, *, text: bool) -> bytes:
    """A whole message in one frame, as a server sends it."""
    first, length = TEXT if text else BINARY, len(data)
    if length <= _SHORT:
        return bytes((first, length)) + data
    if length <= _LONGEST_IN_TWO:
        return struct.pack("!BBH", first, _IN_TWO, length) + data
    return struct.pack("!BBQ", first, _IN_TWO + 1, length) + data


def first_frame(data: bytes) -> tuple[int, bytes] | None:
    """Where the first frame of a client ends, and its payload; None if it is not whole, or very long."""
    if len(data) < 2:
        return None
    length, begin = data[1] - _MASKED, 2
    if length == _IN_TWO:
        length, begin = int.from_bytes(data[2:4], "big"), 4
    elif not 0 <= length <= _SHORT:
        return None
    masked = begin + _MASK_BYTES
    end = masked + length
    return (end, _unmasked(data[begin:masked], data[masked:end])) if end <= len(data) else None


def _unmasked(mask: bytes, payload: bytes) -> bytes:
    length = len(payload)
    key = (mask * (length // _MASK_BYTES + 1))[:length]
    return (int.from_bytes(payload, "big") ^ int.from_bytes(key, "big")).to_bytes(length, "big")
