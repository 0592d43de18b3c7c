"""What kind each test is, and what a unit test may not do.

unit       neither starts a process nor opens a connection
service    starts a server, another process or a socket
study      plays whole games, or throws and counts: seconds, not moments
browser    the page in a real browser

A mark on a test or a module says what it is. Without one its place says it, and what has no such place is a unit test.
"""

from __future__ import annotations

import fcntl
import gc
import logging
import os
import socket
import subprocess
from contextlib import contextmanager
from functools import cache, wraps
from itertools import groupby
from multiprocessing.process import BaseProcess
from pathlib import Path
from traceback import walk_stack
from typing import TYPE_CHECKING, Any

import pytest

from tests import samples
from throwdown.server.operations.logs import LOGGERS, LOUD

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

#: Sentences are compared in English, whatever the language of the environment.
os.environ["LANG"] = "C.UTF-8"
for _variable in ("THROWDOWN_LANG", "LC_ALL", "LC_MESSAGES"):
    os.environ.pop(_variable, None)

TESTS = Path(__file__).parent
KINDS = ("unit", "service", "study", "browser")
#: By folder or file; the longest that fits counts.
PLACES = {
    "page/": "browser",
    "client/": "service",
    "server/": "service",
    "server/operations/test_buckets.py": "unit",
}

#: About so long a test of each kind takes, in s.
SECONDS = {"browser": 10.0, "study": 1.0, "service": 0.4, "unit": 0.1}

#: Every way out of the process that our code takes.
WAYS_OUT: tuple[tuple[type, str], ...] = (
    (subprocess.Popen, "__init__"),
    (BaseProcess, "start"),
    (socket.socket, "bind"),
    (socket.socket, "connect"),
)


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--deep", action="store_true", help="large samples: more examples, more games, more throws")


def pytest_configure(config: pytest.Config) -> None:
    samples.load(deep=config.getoption("--deep"))


@pytest.fixture(autouse=True)
def loggers() -> Iterator[None]:
    """Loggers are for the whole process, and a server sets them up: every test gives them back as they were."""
    named = [logging.getLogger(name) for name in (*LOGGERS, *LOUD, "websockets.client")]
    before = [(one, one.handlers[:], one.level, one.propagate, one.filters[:]) for one in named]
    yield
    for one, handlers, level, propagate, filters in before:
        one.handlers, one.propagate, one.filters = handlers, propagate, filters
        if one.level != level:  # to set it clears the caches of all loggers
            one.setLevel(level)


@pytest.fixture(scope="session")
def batch_compiled(tmp_path_factory: pytest.TempPathFactory) -> None:
    """Games in step are compiled once for all workers of a run: the others wait, and read it from disk."""
    _compile("strike", tmp_path_factory)


@pytest.fixture(scope="session")
def verasselt_compiled(tmp_path_factory: pytest.TempPathFactory) -> None:
    """The same for voll verasselt, which is compiled apart."""
    _compile("verasselt", tmp_path_factory)


def _compile(game: str, tmp_path_factory: pytest.TempPathFactory) -> None:
    from throwdown.lab.batch import batch_for

    with (tmp_path_factory.getbasetemp().parent / f"{game}.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        batch = batch_for(game, games=1)
        batch.reset([0])
        batch.observe()
        batch.step(batch.random_ids())
        batch.winners()
        batch.play([0])


def kind_of(item: pytest.Item) -> str:
    """What it is marked as, the nearest mark first; otherwise what its place says."""
    marked = next((mark.name for mark in item.iter_markers() if mark.name in KINDS), None)
    return marked or _kind_of_place(item.path)


@cache
def _kind_of_place(path: Path) -> str:
    file = path.relative_to(TESTS).as_posix()
    fitting = [place for place in PLACES if file.startswith(place)]
    return PLACES[max(fitting, key=len)] if fitting else "unit"


def pytest_xdist_auto_num_workers() -> int:
    """One more than there are cores: many tests wait for a server, a browser or another process."""
    return (os.cpu_count() or 1) + 1


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Iterator[None]:
    """Thousands of tests stay to the end: the garbage collector need not scan them."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.enable()


def pytest_itemcollected(item: pytest.Item) -> None:
    kind = kind_of(item)
    if item.get_closest_marker(kind) is None:
        item.add_marker(kind)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Long tests come first, those of the page all together: a browser lives as long as its folder is tested."""
    items.sort(key=lambda item: -SECONDS[kind_of(item)])
    workers = getattr(config, "workerinput", {}).get("workercount", 1)
    items[:] = [item for share in shares(items, workers) for item in share]


def shares(items: list[pytest.Item], workers: int) -> list[list[pytest.Item]]:
    """What each worker begins with: about as much of every kind, in whole files, whose tests share what they start.

    pytest-xdist cuts the list into parts of the same length. Who is done steals from the end of another's part, so
    the quick tests that are left there to the end employ all workers.
    """
    shares: list[list[pytest.Item]] = [[] for _ in range(workers)]
    seconds = [0.0] * workers
    quick = [item for item in items if kind_of(item) == "unit"]
    slow = [item for item in items if kind_of(item) != "unit"]
    for _, file in groupby(slow, key=lambda item: (kind_of(item), item.path)):
        tests = list(file)
        least = seconds.index(min(seconds))
        shares[least] += tests
        seconds[least] += sum(SECONDS[kind_of(test)] for test in tests)
    for number, share in enumerate(shares):
        length = len(items) * (number + 1) // workers - len(items) * number // workers
        missing = max(0, length - len(share))
        share += quick[:missing]
        del quick[:missing]
    shares[-1] += quick
    return shares


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Iterator[None]:
    if kind_of(item) != "unit":
        return (yield)
    with alone():
        return (yield)


@contextmanager
def alone() -> Iterator[None]:
    """Nothing leaves this process."""
    with pytest.MonkeyPatch.context() as patched:
        for owner, way in WAYS_OUT:
            patched.setattr(owner, way, _refusing(getattr(owner, way)))
        yield


def _refusing(way: Callable[..., Any]) -> Callable[..., Any]:
    @wraps(way)
    def refuse(*arguments: Any, **more: Any) -> Any:
        if not _importing():  # the engine's window library looks for itself in another process
            pytest.fail("A unit test starts a process or opens a connection: mark it with pytest.mark.service.")
        return way(*arguments, **more)

    return refuse


def _importing() -> bool:
    """Whether a module is being imported for the first time."""
    return any(frame.f_code.co_filename == "<frozen importlib._bootstrap>" for frame, _ in walk_stack(None))
