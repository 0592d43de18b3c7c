"""Doing many pieces of work: in this process, on the cores of this machine, or on a Ray cluster.

    with open_pool(processes=None, on=None) as workers:
        for number, found in workers.each(function, pieces):
            ...

What comes of a piece depends on the piece alone, so the same pieces give the same results wherever they are done;
``in_order`` gives them in the order of the pieces.
"""

from __future__ import annotations

import os
import sys
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import get_context
from socket import create_connection
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

from throwdown import __version__
from throwdown.errors import ThrowdownError
from throwdown.throwers.children import end_with_parent

from .parts import require

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

T = TypeVar("T")
R = TypeVar("R")

#: So many pieces wait for each worker, so that none is idle between two of them.
AHEAD = 2
#: Set before Ray is imported: it reads them then.
QUIET = {"RAY_USAGE_STATS_ENABLED": "0", "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0"}
#: Longest wait for the first worker of a cluster, and for an answer at its address, in s.
PATIENCE, ANSWER = 120.0, 10.0


class WorkersLost(ThrowdownError):
    """Raised when a process that works on a piece ends."""

    code = "lab/workers"


class ClusterRefused(ThrowdownError):
    """Raised when a cluster is not there, or cannot do our work."""

    code = "lab/cluster"


class Pool(Protocol):
    """Does pieces of work."""

    @property
    def size(self) -> int:
        """How many pieces are done at a time."""

    def each(self, do: Callable[[T], R], pieces: Iterable[T]) -> Iterator[tuple[int, R]]:
        """What comes of every piece, with its number from 0 on, in the order in which they are done.

        ``do`` and the pieces go to other processes: a function of a module, and values that can be pickled.
        """


@contextmanager
def open_pool(processes: int | None = None, on: str | None = None) -> Iterator[Pool]:
    """Workers while the block lasts: so many processes (None or 0: one for each core), here or ``on`` a cluster.

    ``on`` is ``ray`` for the cluster that is there or else one of this machine, or the address of a cluster.
    """
    if on is not None:
        with _ray(on, processes or None) as cluster:
            yield cluster
        return
    count = processes or available()
    if count == 1:
        yield Alone()
        return
    context = get_context("fork" if sys.platform == "linux" else "spawn")
    executor = ProcessPoolExecutor(count, context, end_with_parent)
    try:
        yield Cores(executor, count)
    finally:
        executor.shutdown(cancel_futures=True)


def available() -> int:
    """The cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def in_order(found: Iterable[tuple[int, R]]) -> Iterator[R]:
    """What was found, from piece 0 on; what comes too early waits. Sums of floats come out alike everywhere then."""
    early: dict[int, R] = {}
    following = 0
    for number, each in found:
        early[number] = each
        while following in early:
            yield early.pop(following)
            following += 1


class Alone:
    """Everything in this process, one piece after the other."""

    size = 1

    def each(self, do: Callable[[T], R], pieces: Iterable[T]) -> Iterator[tuple[int, R]]:
        for number, piece in enumerate(pieces):
            yield number, do(piece)


class Cores:
    """Processes of this machine."""

    def __init__(self, executor: ProcessPoolExecutor, size: int) -> None:
        self.executor, self.size = executor, size

    def each(self, do: Callable[[T], R], pieces: Iterable[T]) -> Iterator[tuple[int, R]]:
        fresh = enumerate(pieces)
        running: dict[Future[R], int] = {}
        try:
            while True:
                while len(running) < AHEAD * self.size and (piece := next(fresh, None)) is not None:
                    running[self.executor.submit(do, piece[1])] = piece[0]
                if not running:
                    return
                for done in wait(running, return_when=FIRST_COMPLETED).done:
                    yield running.pop(done), done.result()
        except BrokenProcessPool:
            raise WorkersLost(
                "a process that worked was ended, for want of memory perhaps: use fewer with --processes"
            ) from None
        finally:
            for waiting in running:
                waiting.cancel()


class Cluster:
    """Workers of Ray, which gives the piece of a lost one to another."""

    def __init__(self, ray: Any, processes: int | None) -> None:
        self.ray = ray
        found = int(ray.cluster_resources().get("CPU", 1))
        self.size = max(1, min(found, processes or found))

    def each(self, do: Callable[[T], R], pieces: Iterable[T]) -> Iterator[tuple[int, R]]:
        remote, fresh = self.ray.remote(num_cpus=1)(_done), enumerate(pieces)
        running: dict[Any, int] = {}
        try:
            while True:
                while len(running) < self.size and (piece := next(fresh, None)) is not None:
                    running[remote.remote(do, piece[1])] = piece[0]
                if not running:
                    return
                (ready, *_), _ = self.ray.wait(list(running))
                yield running.pop(ready), self._result(ready)
        finally:
            for waiting in running:
                self.ray.cancel(waiting, force=True)

    def _result(self, ready: Any) -> Any:
        try:
            return self.ray.get(ready)
        except self.ray.exceptions.RayTaskError as error:
            raise error.cause from None
        except self.ray.exceptions.RayError:
            raise WorkersLost(
                "a worker was lost again and again, for want of memory perhaps: use fewer with --processes"
            ) from None


@contextmanager
def _ray(on: str, processes: int | None) -> Iterator[Cluster]:
    """The cluster that is there (``RAY_ADDRESS`` or that of this machine), or one of this machine while it lasts."""
    os.environ.update({name: os.environ.get(name, value) for name, value in QUIET.items()})
    require("ray")
    import ray

    ours = not ray.is_initialized()
    if ours:
        _join(ray, on, processes)
    try:
        theirs = ray.get(ray.remote(num_cpus=1)(_version).remote(), timeout=PATIENCE)
        if theirs != __version__:
            raise ClusterRefused(f"the cluster has throwdown {theirs}: install {__version__} on its machines")
        yield Cluster(ray, processes)
    except ray.exceptions.GetTimeoutError:
        raise ClusterRefused(f"the cluster gave no worker within {PATIENCE:g} s: try again when it is free") from None
    finally:
        if ours:
            ray.shutdown()


def _join(ray: Any, on: str, processes: int | None) -> None:
    if on != "ray":
        _check_that_somebody_answers(on)
    quiet: dict[str, Any] = {"logging_level": "error", "log_to_driver": False}
    try:
        ray.init(address="auto" if on == "ray" else on, **quiet)
    except (ConnectionError, ValueError) as error:
        if on != "ray":
            raise ClusterRefused(
                f"no Ray cluster answers at {on} ({error}): start it, or use --on ray for the one of this machine"
            ) from None
        ray.init(address="local", num_cpus=processes or available(), include_dashboard=False, **quiet)


def _check_that_somebody_answers(address: str) -> None:
    """Refuse an address at which nobody answers: Ray itself would try for minutes."""
    host, _, port = address.removeprefix("ray://").rpartition(":")
    try:
        create_connection((host.strip("[]"), int(port)), timeout=ANSWER).close()
    except (OSError, ValueError, OverflowError) as error:
        raise ClusterRefused(
            f"no Ray cluster answers at {address} ({error}): start it, or use --on ray for the one of this machine"
        ) from None


# In the other process


def _done(do: Callable[[T], R], piece: T) -> R:
    return do(piece)


def _version() -> str:
    return __version__
