"""Worker processes for what takes long to compute: throws, decisions of bots, advice and analysis.

Each worker has a pipe of its own. One that dies or hangs is killed and replaced, and no other worker notices.
"""

from __future__ import annotations

from multiprocessing import get_context
from pickle import PicklingError
from queue import Empty, LifoQueue, Queue
from threading import Lock
from time import monotonic
from traceback import format_exc
from typing import TYPE_CHECKING, Any, Self, TypeVar

from .children import end_with_parent

if TYPE_CHECKING:
    from collections.abc import Callable
    from multiprocessing.connection import Connection
    from multiprocessing.context import SpawnProcess
    from types import TracebackType

T = TypeVar("T")

#: A job is given to so many workers if they die of it.
ATTEMPTS = 2


class WorkerDied(Exception):
    """Raised when every worker that was given a job died."""


class PoolClosed(Exception):
    """Raised when a job is given to a pool that is closed, or is under way when it closes."""


class Pool:
    """A fixed number of worker processes; each starts with its first job."""

    def __init__(self, count: int = 1, niceness: int = 0, *, rotate: bool = False) -> None:
        """``niceness`` lowers the priority of the processes.

        ``rotate`` gives jobs to the workers in turn, so that all of them fill their caches. Otherwise the worker that
        was used last is used next, and no more processes start than are busy at the same time.
        """
        self.count = count
        self._workers = [_Worker(niceness) for _ in range(count)]
        self._idle: Queue[_Worker] = Queue() if rotate else LifoQueue()
        self._closed = False
        for worker in self._workers:
            self._idle.put(worker)

    def run(self, work: Callable[..., T], *arguments: Any, timeout: float) -> T:
        """Run a job in a worker and wait for its result; ``timeout`` counts from now, in s.

        A job whose worker died is run once more by another one. A worker that takes too long is killed.
        """
        deadline = monotonic() + timeout
        for _ in range(ATTEMPTS):
            worker = self._take(deadline)
            try:
                succeeded, result = worker.call((work, arguments), deadline)
            except (EOFError, OSError) as error:
                worker.kill()
                if isinstance(error, TimeoutError):
                    raise
                continue
            except BaseException:
                worker.kill()  # its answer would be taken for that of the next job
                raise
            finally:
                self._idle.put(worker)
            if succeeded:
                return result  # type: ignore[no-any-return]
            raise result
        self._check_open()
        raise WorkerDied(f"{ATTEMPTS} workers died of the same job")

    def _take(self, deadline: float) -> _Worker:
        self._check_open()
        try:
            return self._idle.get(timeout=max(0.0, deadline - monotonic()))
        except Empty:
            raise TimeoutError("no worker is free") from None

    def _check_open(self) -> None:
        if self._closed:
            raise PoolClosed("the pool is closed")

    def processes(self) -> list[int]:
        """The process ids of the workers that have started."""
        return [worker.pid for worker in self._workers if worker.pid is not None]

    def close(self) -> None:
        """End all workers; a job after that is refused."""
        self._closed = True
        for worker in self._workers:
            worker.end()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


class _Worker:
    """One process and the pipe to it. One thread uses it at a time; any thread may kill it."""

    def __init__(self, niceness: int) -> None:
        self._niceness = niceness
        self._process: SpawnProcess | None = None
        self._pipe: Connection
        self._starting = Lock()
        self._ended = False

    @property
    def pid(self) -> int | None:
        return self._process.pid if self._process is not None else None

    def call(self, job: tuple[Callable[..., Any], tuple[Any, ...]], deadline: float) -> tuple[bool, Any]:
        """Whether the job succeeded, and its result or error."""
        process = self._process
        if process is None or not process.is_alive():
            self._start()
        self._pipe.send(job)
        if not self._pipe.poll(max(0.0, deadline - monotonic())):
            raise TimeoutError("the job took too long")
        answer: tuple[bool, Any] = self._pipe.recv()
        return answer

    def _start(self) -> None:
        # A new interpreter, not a fork: threads do not survive a fork.
        with self._starting:
            if self._ended:
                raise PoolClosed("the pool is closed")
            context = get_context("spawn")
            self._pipe, theirs = context.Pipe()
            self._process = context.Process(target=_serve, args=(theirs, self._niceness), daemon=True)
            self._process.start()
            theirs.close()  # so that the end of the process is the end of the pipe

    def end(self) -> None:
        """Kill the process, and start no other one."""
        with self._starting:
            self._ended = True
        self.kill()

    def kill(self) -> None:
        """A worker that hangs does not react to anything gentler. The next job starts a new process."""
        process, self._process = self._process, None
        if process is not None:
            process.kill()
            process.join()


# In the process


def _serve(pipe: Connection, niceness: int) -> None:
    end_with_parent(niceness)
    while True:
        try:
            work, arguments = pipe.recv()
        except EOFError:
            return
        result = _result(work, arguments)
        try:
            pipe.send(result)
        except (TypeError, AttributeError, PicklingError) as error:  # nothing was sent
            pipe.send((False, error))


def _result(work: Callable[..., Any], arguments: tuple[Any, ...]) -> tuple[bool, Any]:
    try:
        return True, work(*arguments)
    except Exception as error:  # it is raised where the result is awaited
        error.add_note(f"In a worker process:\n{format_exc()}")
        return False, error
