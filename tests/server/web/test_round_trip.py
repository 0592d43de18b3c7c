"""The round-trip time that the operating system measures."""

from __future__ import annotations

import socket
import sys

import pytest

from throwdown.server.web.transport.round_trip import round_trip_s


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="only Linux tells")
def test_the_system_knows_how_long_packets_take() -> None:
    with socket.create_server(("127.0.0.1", 0)) as server, socket.create_connection(server.getsockname()) as client:
        ours, _ = server.accept()
        with ours:
            for _ in range(3):
                client.sendall(b"there")
                ours.sendall(ours.recv(5))
                assert client.recv(5) == b"there"
            delay = round_trip_s(ours)
    assert delay is not None and 0 < delay < 1


def test_without_packets_the_round_trip_is_unknown() -> None:
    one, other = socket.socketpair()
    with one, other:
        assert round_trip_s(one) is None
    assert round_trip_s(None) is None
