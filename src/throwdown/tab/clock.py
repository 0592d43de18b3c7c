"""The clocks of a browser: its timers cannot be set for the past, nor for longer than a few weeks."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING

from throwdown.live.timers import LoopTime

if TYPE_CHECKING:
    from collections.abc import Callable

    from throwdown.live.timers import Handle

#: The longest timer, in s. The alarm of a table that rings too early is set again.
LONGEST_S = 24 * 3600.0


class TabTime(LoopTime):
    """Calls later, as far as a browser can."""

    def call_at(self, when: float, work: Callable[[], None]) -> Handle:
        wait = min(max(0.0, when - self.now()), LONGEST_S)
        return asyncio.get_running_loop().call_later(wait, work)
