"""Ports for servers that are to be found at the same place again."""

from __future__ import annotations

import random
import socket

#: Below those that systems give to connecting clients: a server that is killed finds its port free when it comes again.
PORTS = range(20_000, 32_000)


def free_port() -> int:
    """One where nobody listens."""
    for port in random.SystemRandom().sample(PORTS, 100):  # tests begin with one seed, in every process
        try:
            socket.create_server(("127.0.0.1", port)).close()
        except OSError:
            continue
        return port
    raise AssertionError(f"100 ports of {PORTS} were taken")
