"""Workers on a Ray cluster, or on a Ray of this machine.

Ray starts a worker again when it is lost, and gives its piece to another. What Ray logs stays out of our
output, and Ray sends nothing about its use to anybody.
"""

from __future__ import annotations

import logging
import os
import re
import sys
from importlib.util import find_spec
from pathlib import Path
from socket import create_connection
from typing import TYPE_CHECKING, Any, Self, TypeVar

from throwdown import __version__
from throwdown.errors import ThrowdownError
from throwdown.parts import require

from .cores import ATTEMPTS, WorkersLost, available

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator
    from types import TracebackType

T = TypeVar("T")
R = TypeVar("R")

#: So many pieces wait for each worker, so that none is idle between two of them.
AHEAD = 2
#: Longest wait for the first worker, in s.
PATIENCE = 120.0
#: Set before Ray is imported: it reads them then.
QUIET = {"RAY_USAGE_STATS_ENABLED": "0", "RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO": "0"}
#: Addresses of clusters that this machine does not belong to begin so.
CLIENT = "ray://"
ADDRESS = re.compile(r"(?:ray://)?(?P<host>[\w.-]+|\[[0-9a-fA-F:]+\]):(?P<port>\d{1,5})")
#: Longest wait for an answer at an address, in s; Ray itself would try for minutes.
ANSWER = 10.0
MOST_PORT = 65_535
#: The cluster that is there, or one of this machine.
ANY = ("ray", "auto")


class ClusterRefused(ThrowdownError):
    """Raised when a cluster is not there, or cannot do our work."""

    code = "lab/cluster"


class Cluster:
    """As many workers as the cluster has cores, or fewer."""

    def __init__(self, on: str, processes: int | None = None) -> None:
        if on not in ANY and ((match := ADDRESS.fullmatch(on)) is None or int(match["port"]) > MOST_PORT):
            raise ClusterRefused(
                f"--on {on} is not a cluster: give ray, or an address as ray://host:10001 or host:6379"
            )
        os.environ.update({name: os.environ.get(name, value) for name, value in QUIET.items()})
        self.on, self.processes = on, processes
        require("ray")
        import ray

        self.ray: Any = ray
        self.size = self.window = 1
        self.ours = False

    def __enter__(self) -> Self:
        self.ours = not self.ray.is_initialized()
        if self.ours:
            self._join()
        try:
            self._check()
        except BaseException:
            self._leave()
            raise
        found = int(self.ray.cluster_resources().get("CPU", 1))
        self.size = max(1, min(found, self.processes or found))
        self.window = AHEAD * self.size if self.size == found else self.size  # no more at a time than wanted
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._leave()

    def _join(self) -> None:
        named = self.on if self.on not in ANY else os.environ.get("RAY_ADDRESS", "")
        quiet: dict[str, Any] = {"logging_level": logging.ERROR, "log_to_driver": False}
        if ADDRESS.fullmatch(named):
            self._join_at(named, quiet)
            return
        try:
            if not _is_gone(_left_behind()):
                self.ray.init(address="auto", **quiet)
                return
        except ConnectionError:
            pass  # there is none
        count = self.processes or available()
        self.ray.init(address="local", num_cpus=count, include_dashboard=False, **quiet)

    def _join_at(self, address: str, quiet: dict[str, Any]) -> None:
        if address.startswith(CLIENT) and find_spec("grpc") is None:
            raise ClusterRefused(f'{address} needs the client of Ray: pip install "ray[client]" brings it')
        _knock(address)
        try:
            self.ray.init(address=address, **quiet)
        except ConnectionError:
            raise ClusterRefused(
                f"what answers at {address} does not let us in: it may be no Ray, or want a token, and then Ray's"
                " RAY_AUTH_MODE says which"
            ) from None

    def _leave(self) -> None:
        if self.ours:
            self.ray.shutdown()

    def _check(self) -> None:
        """Another version plays other games."""
        try:
            theirs = self.ray.get(self._remote(_version).remote(), timeout=PATIENCE)
        except self.ray.exceptions.GetTimeoutError:
            raise ClusterRefused(
                f"the cluster gave no worker within {PATIENCE:g} s: try again when it is free"
            ) from None
        except self.ray.exceptions.RayTaskError as error:
            if not isinstance(error.cause, ModuleNotFoundError):
                raise
            raise ClusterRefused(f"the cluster has no throwdown: install {__version__} on its machines") from None
        if theirs != __version__:
            raise ClusterRefused(f"the cluster has throwdown {theirs}: install {__version__} on its machines")

    def _remote(self, do: Callable[..., Any]) -> Any:
        return self.ray.remote(num_cpus=1, max_retries=ATTEMPTS - 1)(do)

    def each(self, do: Callable[[T], R], pieces: Iterable[T]) -> Iterator[tuple[int, R]]:
        remote, sent, fresh = self._remote(_done), self.ray.put(do), enumerate(pieces)
        running: dict[Any, int] = {}
        try:
            while True:
                while len(running) < self.window and (piece := next(fresh, None)) is not None:
                    running[remote.remote(sent, piece[1])] = piece[0]
                if not running:
                    return
                (ready, *_), _ = self.ray.wait(list(running))
                number = running.pop(ready)
                yield number, self._result(ready, number)
        finally:
            for waiting in running:
                self.ray.cancel(waiting, force=True)

    def _result(self, ready: Any, number: int) -> Any:
        try:
            return self.ray.get(ready)
        except self.ray.exceptions.RayTaskError as error:
            raise error.cause from None
        except self.ray.exceptions.RayError:
            raise WorkersLost(
                f"the worker that did piece {number} was lost {ATTEMPTS} times, for want of memory perhaps:"
                " use fewer with --processes"
            ) from None


# Whether anybody is there


def _knock(address: str) -> None:
    """Refuse an address at which no cluster answers."""
    match = ADDRESS.fullmatch(address)
    assert match is not None  # noqa: S101  # it was checked before
    try:
        create_connection((match["host"].strip("[]"), int(match["port"])), timeout=ANSWER).close()
    except OSError as error:
        why = error.strerror or "it took too long"
        raise ClusterRefused(f"no Ray cluster answers at {address} ({why}): start it, or use --on ray") from None


def _left_behind() -> str:
    """The address of the last cluster of this machine, from Ray's file."""
    base = os.environ.get("RAY_TMPDIR") or (sys.platform == "linux" and os.environ.get("TMPDIR")) or "/tmp"  # noqa: S108  # Ray's own
    try:
        return (Path(base) / "ray" / "ray_current_cluster").read_text(encoding="utf-8").strip()
    except OSError:
        return ""


def _is_gone(address: str) -> bool:
    """A cluster that was killed leaves its address behind, and Ray would try it for minutes."""
    if not ADDRESS.fullmatch(address):
        return False
    try:
        _knock(address)
    except ClusterRefused:
        return True
    return False


# In the other process


def _done(do: Callable[[T], R], piece: T) -> R:
    return do(piece)


def _version() -> str:
    return __version__
