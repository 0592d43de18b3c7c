"""Strike: the core game and nothing else (STR-01)."""

from __future__ import annotations

from .pipeline import ArenaGame


class Strike(ArenaGame):
    """Numbers on the dice; only equality matters, never size."""

    id = "strike"
