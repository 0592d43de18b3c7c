"""What the operating system says about a line."""

from __future__ import annotations

import socket
import sys

import pytest

from throwdown.server.web.transport.line import packet_delay


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="only Linux tells")
def test_the_system_knows_how_long_packets_take() -> None:
    with socket.create_server(("127.0.0.1", 0)) as server, socket.create_connection(server.getsockname()) as client:
        ours, _ = server.accept()
        with ours:
            for _ in range(3):
                client.sendall(b"there")
                ours.sendall(ours.recv(5))
                assert client.recv(5) == b"there"
            delay = packet_delay(ours)
    assert delay is not None and 0 < delay < 1


def test_where_there_are_no_packets_nothing_is_known() -> None:
    one, other = socket.socketpair()
    with one, other:
        assert packet_delay(one) is None
    assert packet_delay(None) is None
