"""How much a core-second of the server does, beside another server or in two of them: run from the root.

python -m benchmarks.work --before PATH     over SQLite, beside another checkout, whose environment is used if it has
                                            one: the ratio of durable actions in a core-second
python -m benchmarks.work --pair            over PostgreSQL, one server and then two, each at half of the tables

Both are measured in turns, as many times as --rounds says, at tables that act as fast as they can; what counts is the
time of the processors that the servers took. The clients are those of benchmarks.load.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import sys
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass
from pathlib import Path
from statistics import median
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

import uvloop

from benchmarks.load import Hall, Meter, flat_out
from benchmarks.stores import computed_by
from tests.server.cluster.trouble import Servers
from tests.server.postgres import Cluster
from tests.server.serving import GENEROUS, Serving

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator
    from contextlib import AbstractContextManager

    #: Starts servers in a folder.
    Opening = Callable[[Path], AbstractContextManager[list[Serving]]]

#: What is wanted: of what the other does in a core-second.
WANTED_OF_BEFORE, WANTED_OF_ONE = 0.95, 0.7


@dataclass(frozen=True)
class Work:
    """What was done in one round."""

    actions: int
    core_s: float
    wall_s: float
    beside_s: float
    """What PostgreSQL computed meanwhile."""

    @property
    def per_core(self) -> float:
        return self.actions / self.core_s


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--before", type=Path, help="another checkout")
    parser.add_argument("--pair", action="store_true", help="one server and two over PostgreSQL")
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--seconds", type=float, default=8.0)
    parser.add_argument("--rounds", type=int, default=5)
    options = parser.parse_args()
    if options.before is None and not options.pair:
        parser.error("say what to compare: --before PATH, or --pair")
    if options.before is not None:
        check_checkout(options.before)
        beside(options, "before", "now", (over_sqlite(options.before), over_sqlite(None)), WANTED_OF_BEFORE)
    if options.pair:
        cluster = Cluster(())
        try:
            openings = (over_postgres(cluster, 1), over_postgres(cluster, 2))
            beside(options, "one server", "two servers", openings, WANTED_OF_ONE, cluster)
        finally:
            cluster.remove()


def check_checkout(path: Path) -> None:
    if not (path / "src" / "throwdown" / "server").is_dir():
        sys.exit(f"{path} is no checkout of Throwdown: make one, for example with git worktree add {path} COMMIT")


def beside(
    options: argparse.Namespace,
    first: str,
    second: str,
    openings: tuple[Opening, Opening],
    wanted: float,
    cluster: Cluster | None = None,
) -> None:
    """Measure both in turns, and tell the ratio."""
    rounds: tuple[list[Work], list[Work]] = ([], [])
    for number in range(options.rounds):
        for which in (0, 1) if number % 2 else (1, 0):
            with TemporaryDirectory() as folder, openings[which](Path(folder)) as servers:
                rounds[which].append(uvloop.run(measure(servers, options.tables, options.seconds, cluster)))
    for name, done in zip((first, second), rounds, strict=True):
        print(f"{name}: {told(done, cluster)}")
    ratios = sorted(two.per_core / one.per_core for one, two in zip(*rounds, strict=True))
    spread = f"{ratios[0]:.1%} to {ratios[-1]:.1%} in {len(ratios)} rounds, wanted {wanted:.0%}"
    print(f"  {second}: {median(ratios):.1%} of that in a core-second ({spread})")
    print(f"  load average {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")


def told(done: list[Work], cluster: Cluster | None) -> str:
    per_core, per_second = median(work.per_core for work in done), median(work.actions / work.wall_s for work in done)
    itself = median(work.beside_s / work.wall_s for work in done)
    beside = f"; PostgreSQL itself {itself:.2f} cores" if cluster is not None else ""
    return f"{per_core:,.0f} durable actions in a core-second of the servers, {per_second:,.0f} a second{beside}"


async def measure(servers: list[Serving], tables: int, seconds: float, cluster: Cluster | None) -> Work:
    """The tables spread evenly, all of them flat out."""
    halls = [Hall(server.port, views=False) for server in servers]
    each = tables // len(halls)
    games = [("strike" if number % 2 else "verasselt", "luck", 2) for number in range(each)]
    await asyncio.gather(*(hall.open(games) for hall in halls))
    computed = computed_by(cluster) if cluster is not None else 0.0
    with ExitStack() as stack:
        meters = [stack.enter_context(Meter(server.pid)) for server in servers]
        waits = await flat_out([table for hall in halls for table in hall.tables], seconds)
    computed = computed_by(cluster) - computed if cluster is not None else 0.0
    for hall in halls:
        hall.close()
        if hall.trouble:
            sys.exit(f"the servers did not do what was asked: {dict(hall.trouble)}")
    return Work(len(waits), sum(meter.cpu for meter in meters), meters[0].wall, computed)


# Servers


def over_sqlite(checkout: Path | None) -> Opening:
    @contextmanager
    def opening(folder: Path) -> Iterator[list[Serving]]:
        server = Serving(folder / "data", GENEROUS | {"outgoing": 1000}, log_level="warning")
        if checkout is not None:
            own = checkout.resolve() / ".venv" / "bin" / "python"
            server.python = str(own) if own.exists() else server.python
            server.surroundings["PYTHONPATH"] = str(checkout.resolve() / "src")
        with server:
            yield [server]

    return opening


def over_postgres(cluster: Cluster, count: int) -> Opening:
    @contextmanager
    def opening(folder: Path) -> Iterator[list[Serving]]:
        # On a busy machine nobody is to be taken for dead.
        servers = Servers(folder, cluster.new_database(), count, lease_s=60.0)
        try:
            servers.start()
            yield servers.all
        finally:
            servers.kill()

    return opening


if __name__ == "__main__":
    main()
