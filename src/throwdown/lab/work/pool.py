"""The pool of workers, chosen by how many processes are wanted, and where."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING, Protocol, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

T = TypeVar("T")
R = TypeVar("R")


class Pool(Protocol):
    """Does pieces of work."""

    @property
    def size(self) -> int:
        """How many pieces are done at a time."""

    def each(self, do: Callable[[T], R], pieces: Iterable[T]) -> Iterator[tuple[int, R]]:
        """What comes of every piece, with its number from 0 on, in the order in which they are done.

        ``do`` and the pieces go to other processes: a function of a module, and values that can be pickled.
        """


class Alone:
    """Everything in this process, one piece after the other."""

    size = 1

    def each(self, do: Callable[[T], R], pieces: Iterable[T]) -> Iterator[tuple[int, R]]:
        for number, piece in enumerate(pieces):
            yield number, do(piece)


@contextmanager
def open_pool(processes: int | None = None, on: str | None = None) -> Iterator[Pool]:
    """Workers while the block lasts: so many processes (None or 0: one for each core), here or ``on`` a cluster.

    ``on`` is ``ray`` for the cluster that is there or else one of this machine, or the address of a cluster.
    """
    if on is not None:
        from .cluster import Cluster

        with Cluster(on, processes or None) as cluster:
            yield cluster
        return
    from .cores import Cores, available

    count = processes or available()
    if count == 1:
        yield Alone()
    else:
        with Cores(count) as workers:
            yield workers
