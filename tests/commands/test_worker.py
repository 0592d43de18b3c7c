"""``throwdown worker``: a table whose dice fly on another machine does not notice."""

from __future__ import annotations

import asyncio
import signal
import subprocess
import sys
import threading
from contextlib import contextmanager
from random import Random
from typing import TYPE_CHECKING

import pytest
from click.testing import CliRunner

from tests.server.house_fixture import PATIENCE_S, asked, open_house, two_at, until
from tests.server.house_fixture import any_action as any_of
from tests.server.ports import free_port
from tests.server.serving import environment
from throwdown.cli import main
from throwdown.server.compute.queue import Order, Urgency

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from tests.server.house_fixture import Link, OpenHouse

KEY = "w" * 40


@contextmanager
def worker(address: str, key: Path) -> Iterator[subprocess.Popen[str]]:
    command = (sys.executable, "-m", "throwdown", "worker", "--server", address, "--key-file", str(key))
    with subprocess.Popen(
        (*command, "--cores", "1", "--for", "throws"), env=environment({}, lang="en"), stdout=subprocess.PIPE, text=True
    ) as process:
        try:
            yield process
        finally:
            process.kill()


@contextmanager
def busy(house: OpenHouse) -> Iterator[None]:
    """The server's own process has something else to throw all the time."""
    ended, loop = threading.Event(), house.server.servers[0].get_loop()
    throwing, order = house.inside.house.throwing, Order(Urgency.WAITED_FOR)
    other = asyncio.run_coroutine_threadsafe(throwing.run(order, ended.wait, PATIENCE_S), loop)
    until(lambda: throwing.queue.taken)
    try:
        yield
    finally:
        ended.set()
        other.result(PATIENCE_S)


def throw(links: tuple[Link, Link], rng: Random) -> None:
    """Whoever is asked throws, and the dice land."""
    seat = asked(*links)[0]
    own = links[seat]
    own.drain(0.05)
    game = own.game or {}
    before = own.version
    assert own.act(seat, any_of(game["view"], rng), manner="lob")["is"] == "ack"
    own.wait("moment", where=lambda told: told["version"] > before + 1)


def jobs(house: OpenHouse, end: str) -> float:
    labels = {"work": "throws", "end": end}
    return house.inside.metrics.registry.get_sample_value("throwdown_worker_jobs_total", labels) or 0.0


@pytest.mark.service
def test_a_table_plays_on_whoever_throws(tmp_path: Path) -> None:
    key, address = tmp_path / "key", f"127.0.0.1:{free_port()}"
    key.write_text(f"{KEY}\n")
    with open_house(tmp_path / "data", workers_listen=address, workers_key=KEY) as house:
        crew = house.inside.house.crew
        links, rng = two_at(house, thrower="physics", first=0), Random(2)
        with worker(address, key) as first, busy(house):
            until(lambda: len(crew))
            throw(links, rng)
            assert jobs(house, "done") >= 1
            first.send_signal(signal.SIGTERM)
            assert first.wait(PATIENCE_S) == 0
            assert first.stdout is not None
            assert "Jobs done: " in first.stdout.read()
            until(lambda: not len(crew))
            assert jobs(house, "lost") == 0
        throw(links, rng)


@pytest.mark.service
def test_a_table_plays_on_when_a_worker_is_killed_with_its_throw(tmp_path: Path) -> None:
    key, address = tmp_path / "key", f"127.0.0.1:{free_port()}"
    key.write_text(KEY)
    with open_house(tmp_path / "data", workers_listen=address, workers_key=KEY) as house:
        links, rng = two_at(house, thrower="physics", first=0), Random(2)
        seat = asked(*links)[0]
        with worker(address, key) as killed, busy(house):
            until(lambda: len(house.inside.house.crew))
            links[seat].drain(0.05)
            view, before = (links[seat].game or {})["view"], links[seat].version
            killed.send_signal(signal.SIGSTOP)  # so that it has the throw, and does not compute it
            assert links[seat].act(seat, any_of(view, rng), manner="lob")["is"] == "ack"
            until(lambda: any(member.taken["throws"] for member in house.inside.house.crew))
            killed.kill()
            links[seat].wait("moment", where=lambda told: told["version"] > before + 1)
            assert jobs(house, "lost") == 1


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["--server", "10.0.0.2", "--key-file", "KEY"], "10.0.0.2:8701"),
        (["--server", "10.0.0.2:8701", "--key-file", "SHORT"], "at least 32"),
        (["--server", "10.0.0.2:8701", "--key-file", "MISSING"], "name another file"),
        (["--server", "10.0.0.2:8701", "--key-file", "KEY", "--for", "dreams"], "throws, thoughts"),
    ],
)
def test_what_cannot_be_is_refused_in_one_sentence(arguments: list[str], told: str, tmp_path: Path) -> None:
    (tmp_path / "KEY").write_text(KEY)
    (tmp_path / "SHORT").write_text("short")
    given = [str(tmp_path / each) if each.isupper() else each for each in arguments]
    ran = CliRunner().invoke(main, ["worker", *given])
    assert ran.exit_code == 2
    assert told in ran.output
    assert ran.output.count("\n") == 1
