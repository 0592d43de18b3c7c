"""Throws in worker processes: the table stays responsive, and an engine that dies takes no game with it."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Self

from throwdown.errors import ThrowFailed

from .pool import Pool, PoolClosed, WorkerDied
from .simulating import simulate

if TYPE_CHECKING:
    from types import TracebackType

    from throwdown.physics import Landing, Scene, Throw

#: Longest wait for one throw, in s; the slowest take about one.
BUDGET = 20.0


class Workers:
    """A pool that computes throws."""

    def __init__(self, count: int = 1, budget: float = BUDGET, niceness: int = 0) -> None:
        self.budget = budget
        self.pool = Pool(count, niceness)

    def simulate(self, scene: Scene, throws: list[Throw], *, towers: bool, seed: int) -> Landing:
        """As ``physics.simulate``; the same throw is computed once more if its worker died."""
        job = partial(simulate, scene, throws, towers=towers, seed=seed)
        try:
            return self.pool.run(job, timeout=self.budget)
        except TimeoutError:
            raise ThrowFailed(f"the throw took more than {self.budget:g} s; it stays locked: try again") from None
        except WorkerDied:
            raise ThrowFailed(
                "the process that computes throws died twice; the throw stays locked: try again"
            ) from None
        except PoolClosed:
            raise ThrowFailed("throws are no longer computed: the table is closed") from None

    def close(self) -> None:
        """End the processes; a throw after that is refused."""
        self.pool.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()
