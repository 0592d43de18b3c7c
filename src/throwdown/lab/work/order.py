"""Results in the order of their pieces: sums of floating numbers come out alike wherever the pieces were done."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeVar

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

R = TypeVar("R")


def in_order(found: Iterable[tuple[int, R]]) -> Iterator[R]:
    """What was found, from piece 0 on; what comes too early waits."""
    early: dict[int, R] = {}
    following = 0
    for number, each in found:
        early[number] = each
        while following in early:
            yield early.pop(following)
            following += 1
