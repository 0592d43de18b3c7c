"""Games that a member won one after the other, also across parts of a book."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import msgspec

if TYPE_CHECKING:
    from collections.abc import Iterable

    from .games import Game


class Run(NamedTuple):
    """Games that a member won in a row, of those that this member played, and when the first and the last ended."""

    member: str
    games: int
    first: float
    last: float


class Streaks(msgspec.Struct, frozen=True):
    """The longest run of some games, and those that games before and after them continue."""

    best: Run | None
    heads: dict[str, Run]
    """By member who won the first of their games: the run that begins with it."""
    tails: dict[str, Run]
    """By member who won the last of their games: the run that ends with it."""
    lost: set[str]
    """Members who did not win each of their games."""


def streaks_of(games: Iterable[Game]) -> Streaks:
    """The runs of these games, which are in the order in which they ended."""
    heads: dict[str, Run] = {}
    running: dict[str, Run] = {}
    best: Run | None = None
    lost = set[str]()
    for game in games:
        for member, rank in game.ranks.items():
            if rank != 1:
                running.pop(member, None)
                lost.add(member)
                continue
            before = running.get(member)
            run = Run(member, 1, game.ended, game.ended)
            if before is not None:
                run = Run(member, before.games + 1, before.first, game.ended)
            running[member] = run
            if member not in lost:
                heads[member] = run
            best = _longer(best, run)
    return Streaks(best, heads, running, lost)


def longest(parts: Iterable[Streaks]) -> Run | None:
    """The longest run in parts that follow each other; of two the one that was over first."""
    running: dict[str, Run] = {}
    best: Run | None = None
    for part in parts:
        if part.best is not None:
            best = _longer(best, part.best)
        joined = {member: _joined(running.get(member), head) for member, head in part.heads.items()}
        for run in joined.values():
            best = _longer(best, run)
        for member in part.lost:
            running.pop(member, None)
        running |= part.tails
        running |= {member: run for member, run in joined.items() if member not in part.lost}
    return best


def _joined(before: Run | None, run: Run) -> Run:
    return run if before is None else Run(run.member, before.games + run.games, before.first, run.last)


def _longer(best: Run | None, run: Run) -> Run:
    # Several may win together: the order of seats does not decide.
    if best is None or (-run.games, run.last, run.member) < (-best.games, best.last, best.member):
        return run
    return best
