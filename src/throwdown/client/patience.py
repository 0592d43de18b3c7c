"""How long an answer of the server is waited for: short on a line that answers quickly, longer on a slow one.

A server that hangs is to be left soon, and a phone in a tunnel is not to lose its line again and again.
"""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Callable

#: The shortest and the longest wait for an answer, in s.
SHORTEST, LONGEST = 1.1, 3.0
#: So many times the slowest answer of late is waited for.
TIMES = 4.0
#: After so long the slowest answer counts half, in s.
FADES = 5.0


class Patience:
    """Learns from each answer, and from each that did not come."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self._clock = clock
        self._slowest = 0.0
        self._since = clock()

    @property
    def answer_s(self) -> float:
        """How long the next answer is waited for."""
        return min(LONGEST, max(SHORTEST, TIMES * self._faded()))

    def waited(self, seconds: float) -> None:
        """An answer took so long, or was waited for in vain so long."""
        self._slowest = max(seconds, self._faded())
        self._since = self._clock()

    def _faded(self) -> float:
        return float(self._slowest * 0.5 ** ((self._clock() - self._since) / FADES))
