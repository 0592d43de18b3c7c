"""What kind each test is, and what a unit test may not do.

unit       neither starts a process nor opens a connection
service    starts a server, another process or a socket
study      plays whole games, or throws and counts: seconds, not moments; it is deep
browser    the page in a real browser

A mark on a test or a module says what it is. Without one its place says it, and what has no such place is a unit test.

deep       besides: only `scripts/test --deep` runs it, because it takes long or needs more than a fresh clone has
"""

from __future__ import annotations

import gc
import logging
import os
import socket
import subprocess
from contextlib import contextmanager
from functools import cache, wraps
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
    "client/test_client.py": "service",
    "client/test_following.py": "service",
    "client/test_heartbeat.py": "service",
    "client/test_keys.py": "service",
    "client/test_standing.py": "service",
    "server/notices/test_notices.py": "service",
    "server/notices/test_sending.py": "service",
    "server/peers/": "service",
    "server/protocol/test_openapi.py": "service",
    "server/protocol/test_wire.py": "service",
    "server/storage/test_crash.py": "service",
    "server/storage/test_hanging.py": "service",
    "server/storage/test_postgres.py": "service",
    "server/tables/test_resume.py": "service",
    "server/web/test_round_trip.py": "service",
    "server/web/test_tls.py": "service",
    "server/web/test_transport.py": "service",
}

#: By folder or file, or how their names begin: what everybody need not run before each commit.
DEEP = (
    "client/test_client.py",
    "client/test_keys.py",
    "client/test_standing.py",
    "commands/test_join.py",
    "commands/test_serve.py",
    "commands/test_site.py",
    "docs/test_docs.py",
    "docs/test_my_socket_bot.py",
    "docs/test_typescript_bot.py",
    "library/test_types.py",
    "live/test_binding.py",
    "packaging/",
    "page/test_docs.py",
    "page/test_engines.py",
    "page/test_fair.py",
    "page/test_groups.py",
    "page/test_offline.py",
    "page/test_site.py",
    "page/test_sounds.py",
    "page/test_tab",
    "page/test_tournaments.py",
    "server/notices/test_notices.py",
    "server/peers/",
    "server/protocol/test_openapi.py",
    "server/protocol/test_wire.py",
    "server/storage/test_crash.py",
    "server/storage/test_hanging.py",
    "server/storage/test_postgres.py",
    "server/tables/test_binding_live.py",
    "server/tables/test_names.py",
    "server/tables/test_resume.py",
    "server/web/test_tls.py",
    "table/test_bound_chance.py",
    "throwers/test_pool.py",
    "throwers/test_workers.py",
)
#: What a deep test may take, in s, and every test of a deep run; `pyproject.toml` says it for all others.
DEEP_S = 180

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


def kind_of(item: pytest.Item) -> str:
    """What it is marked as, the nearest mark first; otherwise what its place says."""
    marked = next((mark.name for mark in item.iter_markers() if mark.name in KINDS), None)
    return marked or _kind_of_place(item.path)


def _place_of(path: Path) -> str:
    return path.relative_to(TESTS).as_posix() if path.is_relative_to(TESTS) else ""


@cache
def _kind_of_place(path: Path) -> str:
    file = _place_of(path)
    fitting = [place for place in PLACES if file.startswith(place)]
    return PLACES[max(fitting, key=len)] if fitting else "unit"


@pytest.hookimpl(wrapper=True)
def pytest_collection() -> Iterator[None]:
    """Thousands of tests stay to the end: the garbage collector need not scan them."""
    gc.disable()
    try:
        return (yield)
    finally:
        gc.freeze()
        gc.enable()


def pytest_ignore_collect(collection_path: Path, config: pytest.Config) -> bool | None:
    """What scripts/test does not run is not even read."""
    skips = config.option.markexpr == "not deep"
    return True if skips and _place_of(collection_path).startswith(DEEP) else None


def pytest_itemcollected(item: pytest.Function) -> None:
    kind = kind_of(item)
    if item.get_closest_marker(kind) is None:
        item.add_marker(kind)
    if is_deep(item):
        item.add_marker("deep")
    if item.get_closest_marker("deep") or item.config.getoption("--deep"):
        item.add_marker(pytest.mark.timeout(DEEP_S))
    if kind != "unit":  # with --dist loadgroup a worker takes a file whole, and one of them all that opens the browser
        item.add_marker(pytest.mark.xdist_group(kind if kind == "browser" else item.path.stem))


def is_deep(item: pytest.Function) -> bool:
    """Whether its kind or its place says so, or PostgreSQL is started for it."""
    return kind_of(item) == "study" or _place_of(item.path).startswith(DEEP) or needs_postgres(item)


def needs_postgres(item: pytest.Item) -> bool:
    """Whether PostgreSQL is started for it: a process."""
    if not isinstance(item, pytest.Function):
        return False
    variant = item.callspec.params.values() if hasattr(item, "callspec") else ()
    return "postgres" in item.fixturenames or "postgres" in variant


@pytest.hookimpl(wrapper=True)
def pytest_runtest_protocol(item: pytest.Item) -> Iterator[None]:
    if kind_of(item) != "unit" or needs_postgres(item):
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
