"""How many tables of which size."""

from __future__ import annotations

import msgspec

#: The smallest table, unless everybody plays duels.
SMALLEST = 3


class Plan(msgspec.Struct, frozen=True):
    """The tables of a round."""

    sizes: tuple[int, ...]
    fillers: int = 0
    """How many bots sit down with the players."""
    byes: int = 0
    """How many players sit out."""


def plan(players: int, fillers: int, seats: int) -> Plan | None:
    """The tables for so many players, with up to so many fillers; none if they are too few.

    Two players at least: fillers make their table complete.
    """
    if players < 2:
        return None
    if seats == 2:
        odd = players % 2
        filled = min(odd, fillers)
        return Plan((2,) * ((players + filled) // 2), filled, odd - filled)
    possible = [(sizes, extra) for extra in range(fillers + 1) if (sizes := table_sizes(players + extra))]
    if not possible:
        return None
    sizes, extra = min(possible, key=lambda each: (each[0].count(5), each[0].count(3), each[1]))
    return Plan(sizes, extra)


def table_sizes(players: int) -> tuple[int, ...]:
    """Tables of four; as many of three as the number asks for. Five players sit at one table."""
    if players < SMALLEST:
        return ()
    if players == 5:
        return (5,)
    threes = -players % 4
    return (4,) * ((players - 3 * threes) // 4) + (3,) * threes
