"""Dice in the air: what is awaited from the arena is computed elsewhere, while the table is free."""

from __future__ import annotations

from typing import TYPE_CHECKING

from throwdown.rules import InFlight

from .play import drawn
from .urgency import table_order

if TYPE_CHECKING:
    from throwdown.rules.record import Resolved
    from throwdown.table import Match

    from .journal import Journal
    from .listener import Audience
    from .play import Play
    from .services import ThrowPool


class Dice:
    """Lets dice land, lots be drawn and races be simulated."""

    def __init__(self, journal: Journal, play: Play, audience: Audience, pool: ThrowPool) -> None:
        self._journal = journal
        self._play = play
        self._audience = audience
        self._pool = pool

    async def land(self) -> None:
        """Work out what the dice do and commit it, unless something else came first."""
        match = self._journal.state.begun_match()
        version = match.version
        resolved = await self._resolved(match)
        async with self._journal.lock:
            current = self._journal.state.match is match and match.version == version
            if current and resolved is not None:
                await self._journal.commit(self._play.played(resolved))

    async def _resolved(self, match: Match) -> Resolved | None:
        """What is awaited; the locked intent and the committed chance give the same answer every time."""
        if not (match.thrower.has_places and isinstance(match.awaiting, InFlight)):
            return drawn(match)
        order = table_order(self._journal.state, self._audience)
        return await self._pool.run(order, match.thrower.resolve, match.asked())
