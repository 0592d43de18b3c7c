"""How long packets take to a client, as the operating system measures it."""

from __future__ import annotations

import socket
import struct
from contextlib import suppress
from typing import Any

#: Where Linux tells the smoothed round trip in its ``tcp_info``, in µs, and how much of that is asked for.
_ROUND_TRIP, _SIZE = 68, 104


def packet_delay(line: Any) -> float | None:
    """Seconds there and back; None where the system does not tell.

    The system of the client answers packets by itself: a program that holds its messages back looks no slower.
    """
    asked = getattr(socket, "TCP_INFO", None)
    if line is None or asked is None:
        return None
    with suppress(OSError):  # no TCP: a socket in the file system
        told = line.getsockopt(socket.IPPROTO_TCP, asked, _SIZE)
        if len(told) == _SIZE:
            return float(struct.unpack_from("I", told, _ROUND_TRIP)[0]) / 1_000_000
    return None
