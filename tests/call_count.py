"""What some work costs, counted and not timed: the same on a slow machine, and on one that is busy."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable
    from types import FrameType


def calls(work: Callable[[], object]) -> int:
    """How many functions it calls, of Python and of C."""
    count = 0

    def counted(_frame: FrameType, event: str, _argument: Any) -> None:
        nonlocal count
        count += event in ("call", "c_call")

    before = sys.getprofile()
    sys.setprofile(counted)
    try:
        work()
    finally:
        sys.setprofile(before)
    return count
