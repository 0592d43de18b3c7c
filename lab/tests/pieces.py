"""What workers are given to do in tests."""

from __future__ import annotations

import os
import signal

from throwdown.errors import ThrowdownError


def squared(number: int) -> int:
    return number * number


def dies(number: int) -> int:
    if number == 3:
        os.kill(os.getpid(), signal.SIGKILL)
    return number


def refuses(number: int) -> int:
    if number == 5:
        raise ThrowdownError("five cannot be done", code="test/five")
    return number
