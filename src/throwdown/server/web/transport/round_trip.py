"""The round-trip time of a connection, as the operating system measures it."""

from __future__ import annotations

import socket
import struct
from contextlib import suppress
from typing import Any

#: Where Linux has the smoothed round-trip time in its ``tcp_info``, in µs, and how many bytes are read of that.
_OFFSET, _SIZE = 68, 104


def round_trip_s(connection: Any) -> float | None:
    """Seconds there and back; None where the system does not say.

    The client's system answers packets, not its program: a program that delays its messages looks no slower.
    """
    option = getattr(socket, "TCP_INFO", None)
    if connection is None or option is None:
        return None
    with suppress(OSError):  # no TCP: a socket in the file system
        info = connection.getsockopt(socket.IPPROTO_TCP, option, _SIZE)
        if len(info) == _SIZE:
            return float(struct.unpack_from("I", info, _OFFSET)[0]) / 1_000_000
    return None
