"""What workers are given to do in tests."""

from __future__ import annotations

import os
import signal
from typing import TYPE_CHECKING

from throwdown.errors import ThrowdownError

if TYPE_CHECKING:
    from pathlib import Path


def squared(number: int) -> int:
    return number * number


def dies_once(here: Path, number: int) -> int:
    """The first to begin piece 7 is killed in the middle of it."""
    if number == 7 and not here.exists():
        here.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return squared(number)


def dies_always(number: int) -> int:
    if number == 3:
        os.kill(os.getpid(), signal.SIGKILL)
    return number


def refuses(number: int) -> int:
    if number == 5:
        raise ThrowdownError("five cannot be done", code="test/five")
    return number
