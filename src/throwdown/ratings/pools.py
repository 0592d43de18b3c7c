"""Pools: games that measure the same skill. A standing in one says nothing about another."""

from __future__ import annotations

from typing import Literal

Pool = Literal["arena", "verasselt"]
POOLS: tuple[Pool, ...] = ("arena", "verasselt")

#: The games whose dice are thrown in the arena. One skill serves them all: neither the levels nor their distances
#: differ clearly between them (``python -m benchmarks.fit_ratings``).
ARENA = frozenset(("strike", "impact", "impact_power", "impact_avatar", "hp_strike"))


def pool_of(game: str, thrower: str) -> Pool | None:
    """The pool of a game, or none if it has no ladder.

    An arena game on a luck table belongs to none: without a hand to aim, skill decides about half as much there.
    """
    if game in ARENA:
        return "arena" if thrower == "physics" else None
    return "verasselt" if game == "verasselt" and thrower != "entered" else None
