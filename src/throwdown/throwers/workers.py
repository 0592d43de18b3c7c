"""Throws in other processes: the table stays quick, and an engine that dies takes no game with it."""

from __future__ import annotations

from concurrent.futures import BrokenExecutor, CancelledError, Future, ProcessPoolExecutor
from multiprocessing import get_context
from threading import Lock
from typing import TYPE_CHECKING, Protocol, Self

from throwdown.errors import ThrowFailed
from throwdown.physics import Landing, Scene, simulate
from throwdown.physics.arenas import NEWEST

from .children import end_with_parent

if TYPE_CHECKING:
    from types import TracebackType

    from throwdown.physics import Throw

#: Longest wait for one throw, in s; the slowest take about one.
BUDGET = 20.0
#: A throw is given to so many processes if they die.
ATTEMPTS = 2


class Simulator(Protocol):
    """Whoever computes throws, wherever that is."""

    def simulate(
        self, scene: Scene, throws: list[Throw], *, towers: bool, seed: int, arena: str = NEWEST.name
    ) -> Landing: ...


class Workers:
    """A few processes that compute throws."""

    def __init__(self, count: int = 1, budget: float = BUDGET, niceness: int = 0) -> None:
        """``niceness``: the niceness of the processes, so that other work goes first on busy processors."""
        self.niceness = niceness
        self.count = count
        self.budget = budget
        self._changing = Lock()
        self._pool = self._fresh()

    def _fresh(self) -> ProcessPoolExecutor:
        # A new interpreter each, not a fork: threads of the table do not survive a fork.
        spawn, niceness = get_context("spawn"), (self.niceness,)
        return ProcessPoolExecutor(self.count, mp_context=spawn, initializer=end_with_parent, initargs=niceness)

    def submit(
        self, scene: Scene, throws: list[Throw], *, towers: bool, seed: int, arena: str = NEWEST.name
    ) -> Future[Landing]:
        """The landing, when it is there."""
        try:
            return self._pool.submit(simulate, scene, throws, towers=towers, seed=seed, arena=arena)
        except BrokenExecutor as died:
            broken: Future[Landing] = Future()
            broken.set_exception(died)
            return broken
        except RuntimeError:
            raise ThrowFailed("nobody computes throws any more: the table is closed") from None

    def simulate(
        self,
        scene: Scene,
        throws: list[Throw],
        *,
        towers: bool,
        seed: int,
        arena: str = NEWEST.name,
        within: float | None = None,
    ) -> Landing:
        """As ``physics.simulate``; a worker that died is replaced and the same throw computed once more.

        ``within``: what is left of the budget, where some of it is spent.
        """
        budget = self.budget if within is None else within
        for _ in range(ATTEMPTS):
            with self._changing:  # nobody exchanges the processes between these two
                pool, throw = self._pool, self.submit(scene, throws, towers=towers, seed=seed, arena=arena)
            try:
                return throw.result(timeout=budget)
            except TimeoutError:
                self._renew(pool)
                raise ThrowFailed(f"the throw took more than {self.budget:g} s; it stays locked: try again") from None
            except (BrokenExecutor, CancelledError):  # its process died, or was ended while this throw waited
                self._renew(pool)
        raise ThrowFailed("the process that computes throws died twice; the throw stays locked: try again")

    def _renew(self, old: ProcessPoolExecutor) -> None:
        """Replace these processes, unless another caller that waited for them already has."""
        with self._changing:
            if self._pool is not old:
                return
            self._pool = self._fresh()
        for process in list((old._processes or {}).values()):
            process.kill()  # one that hangs would never hear a polite request
        old.shutdown(wait=False, cancel_futures=True)

    def close(self) -> None:
        """End the processes; a throw after that is refused."""
        self._pool.shutdown(wait=True, cancel_futures=True)

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()
