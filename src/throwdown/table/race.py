"""The race for the column of fire when people run it (DIG-FIRE-1, DIG-FIRE-4): its numbers, wherever it is shown."""

from __future__ import annotations

#: No person reacts or stacks a tile faster than this, in ms.
REACTION_MS, TILE_MS = 200, 120
#: The signal comes after a random wait between these, in s.
SIGNAL_S = (0.7, 1.5)
#: Who has not finished by then has no result, in s.
LIMIT_S = 20.0
#: The longest time that is recorded, in ms: it is far beyond the limit.
TOLD_MS = 60_000


def fastest_ms(tiles: int) -> int:
    """The least time in which so many tiles can be stacked."""
    return REACTION_MS + TILE_MS * tiles
