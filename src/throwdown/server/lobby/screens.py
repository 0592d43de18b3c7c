"""Screens for the room that wait for a table: a phone that scans the code of one chooses what it shows.

A screen makes up its own id, which cannot be guessed, and asks for it now and then. Nothing is stored until a phone
chooses, and a choice is forgotten soon after: the screen has read it by then.
"""

from __future__ import annotations

import re
from collections import OrderedDict
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from throwdown.live.timers import Time

#: An id of a screen: as hard to guess as that of a table.
SCREEN_ID = re.compile(r"[\w-]{20,40}", re.ASCII)
#: So many choices are remembered at most; the oldest are forgotten first.
MOST = 10_000


class Screens:
    """Which table each screen is to show."""

    def __init__(self, time: Time, screen_s: float) -> None:
        """``screen_s``: how long a choice is remembered."""
        self._time = time
        self._screen_s = screen_s
        self._chosen = OrderedDict[str, tuple[str, float]]()
        self.announce: Callable[[str], Awaitable[None]] | None = None
        """Lets other servers know, where there are any: the screen may ask one of them."""

    async def choose(self, screen: str, table: str) -> None:
        """This screen is to show this table."""
        self._remember(screen, table)
        if self.announce is not None:
            await self.announce(f"{screen} {table}")

    def hear(self, notice: str | None) -> None:
        """Another server announced a choice; None: something may have been missed, and the phone can choose again."""
        screen, _, table = (notice or "").partition(" ")
        if table:
            self._remember(screen, table)

    def table_of(self, screen: str) -> str | None:
        """The table that was chosen for this screen of late."""
        table, ends = self._chosen.get(screen, ("", 0.0))
        return table if self._time.now() < ends else None

    def _remember(self, screen: str, table: str) -> None:
        now = self._time.now()
        self._chosen[screen] = table, now + self._screen_s
        self._chosen.move_to_end(screen)
        while len(self._chosen) > MOST or next(iter(self._chosen.values()))[1] <= now:
            self._chosen.popitem(last=False)
