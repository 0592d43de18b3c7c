"""Processes on the cores of this machine, each with a pipe: they are given a piece at a time.

They are forks where that is safe, since a fork starts at once and knows what this process knows; elsewhere new
interpreters.
"""

from __future__ import annotations

import gc
import os
import sys
from collections import deque
from contextlib import suppress
from multiprocessing import get_context
from multiprocessing.connection import wait
from traceback import format_exc
from typing import TYPE_CHECKING, Any, Self, TypeVar

from throwdown.errors import ThrowdownError
from throwdown.throwers.children import end_with_parent

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator
    from multiprocessing.connection import Connection
    from types import TracebackType

T = TypeVar("T")
R = TypeVar("R")

#: A piece is given to so many processes if they die of it.
ATTEMPTS = 3


def available() -> int:
    """The cores that this process may use."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


class WorkersLost(ThrowdownError):
    """Raised when those who work on a piece end again and again."""

    code = "lab/workers"


class Task:
    """A piece, and how often it was begun."""

    def __init__(self, number: int, piece: Any) -> None:
        self.number, self.piece, self.begun = number, piece, 0


class Worker:
    """One process."""

    def __init__(self) -> None:
        context: Any = get_context("fork" if sys.platform == "linux" else "spawn")
        theirs: Connection
        self.pipe: Connection
        self.pipe, theirs = context.Pipe()
        self.process = context.Process(target=_serve, args=(theirs,), daemon=True)
        self.process.start()
        theirs.close()  # the end of the process is the end of the pipe
        self.task: Task | None = None

    def give(self, do: Callable[[Any], Any], task: Task) -> None:
        """Begin a task; whether the process is still there shows when its answer is read."""
        self.task = task
        task.begun += 1
        with suppress(OSError):  # it is gone, and its pipe says so when it is read
            self.pipe.send((do, task.piece))

    def answer(self) -> tuple[bool, Any] | None:
        """Whether it succeeded and what came of it; nothing if the process is gone."""
        try:
            answer: tuple[bool, Any] = self.pipe.recv()
        except (EOFError, OSError):
            return None
        return answer

    def end(self) -> None:
        """Immediately: it stores nothing that would be lost."""
        self.process.kill()
        self.process.join()
        self.process.close()
        self.pipe.close()


class Cores:
    """So many processes."""

    def __init__(self, count: int) -> None:
        self.size = count
        self.workers: list[Worker] = []

    def __enter__(self) -> Self:
        self.workers = [Worker() for _ in range(self.size)]
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._dismiss(self.workers)

    def each(self, do: Callable[[T], R], pieces: Iterable[T]) -> Iterator[tuple[int, R]]:
        fresh, again = (Task(*each) for each in enumerate(pieces)), deque[Task]()
        try:
            while self._busy(do, fresh, again):
                for worker in self._ready():
                    task, answer = worker.task, worker.answer()
                    assert task is not None  # noqa: S101  # only those with a task are waited for
                    if answer is None:
                        self._dismiss([worker])
                        again.append(_once_more(task))
                        continue
                    worker.task = None
                    yield task.number, _result(answer)
        finally:  # their results are not needed any more
            self._dismiss([worker for worker in self.workers if worker.task is not None])

    def _busy(self, do: Callable[[T], R], fresh: Iterator[Task], again: deque[Task]) -> bool:
        """Give everybody something to do, in place of lost ones to new ones; whether anybody has."""
        self.workers += [Worker() for _ in range(self.size - len(self.workers))]
        for worker in self.workers:
            if worker.task is None:
                task = again.popleft() if again else next(fresh, None)
                if task is None:
                    break
                worker.give(do, task)
        return any(worker.task is not None for worker in self.workers)

    def _ready(self) -> list[Worker]:
        """Those who have an answer, or are gone; waits for the first of them."""
        by_pipe = {worker.pipe: worker for worker in self.workers if worker.task is not None}
        return [by_pipe[pipe] for pipe in wait(by_pipe)]  # type: ignore[index]

    def _dismiss(self, leaving: list[Worker]) -> None:
        self.workers = [worker for worker in self.workers if worker not in leaving]
        for worker in leaving:
            worker.end()


def _once_more(task: Task) -> Task:
    if task.begun < ATTEMPTS:
        return task
    raise WorkersLost(
        f"the process that did piece {task.number} was ended {ATTEMPTS} times, for want of memory perhaps:"
        " use fewer with --processes"
    )


def _result(answer: tuple[bool, Any]) -> Any:
    succeeded, found = answer
    if succeeded:
        return found
    raise found


# In the other process


def _serve(pipe: Connection) -> None:
    """Do what comes, until nothing comes any more."""
    end_with_parent()
    gc.freeze()  # what was there before the fork is shared: looking through it for garbage would copy it
    while True:
        try:
            do, piece = pipe.recv()
        except EOFError:
            return
        pipe.send(_tried(do, piece))


def _tried(do: Callable[[Any], Any], piece: Any) -> tuple[bool, Any]:
    try:
        return True, do(piece)
    except Exception as error:  # whatever it is, it is raised where the result is wanted
        error.add_note(f"In a worker process:\n{format_exc()}")
        return False, error
