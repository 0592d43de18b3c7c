"""Work on a Ray of two workers: the same results, a lost worker replaced, nothing of Ray in our output."""

from __future__ import annotations

import json
import logging
import os
import signal
import socket
from functools import partial
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import pytest
from click.testing import CliRunner

from tests.lab.missing import without
from throwdown.cli import main
from throwdown.errors import ThrowdownError
from throwdown.lab.work import cluster as lab
from throwdown.lab.work import crew, in_order
from throwdown.lab.work.cluster import QUIET, Cluster, ClusterRefused
from throwdown.lab.work.cores import ATTEMPTS, WorkersLost

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

PIECES = list(range(12))


def squared(number: int) -> int:
    return number * number


def dies_once(here: Path, number: int) -> int:
    if number == 7 and not here.exists():
        here.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return squared(number)


def dies_always(number: int) -> int:
    os.kill(os.getpid(), signal.SIGKILL)
    return number


def refuses(number: int) -> int:
    raise ThrowdownError("this cannot be done", code="test/never")


@pytest.fixture
def two_workers() -> Iterator[None]:
    """A small cluster; whoever asks for Ray finds it. It takes seconds to start, so that one test does it all."""
    os.environ.update(QUIET)
    import ray

    ray.init(address="local", num_cpus=2, include_dashboard=False, log_to_driver=False, logging_level=logging.ERROR)
    yield
    ray.shutdown()


@pytest.mark.service
def test_a_cluster_does_what_one_core_does(two_workers: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    told = {
        where: CliRunner().invoke(main, ["simulate", "hp_strike", "--games", "30", "--seed", "9", "--json", *where])
        for where in (("--on", "ray"), ("--on", "ray", "--processes", "1"), ("--processes", "1"))
    }
    assert {ran.exit_code for ran in told.values()} == {0}
    assert {ran.stderr for ran in told.values()} == {""}
    assert len({ran.stdout for ran in told.values()}) == 1
    assert json.loads(told["--processes", "1"].stdout)["games"] == 30

    with crew(on="ray") as workers:
        assert workers.size == 2
        killed = workers.each(partial(dies_once, tmp_path / "died"), PIECES)
        assert list(in_order(killed)) == [squared(number) for number in PIECES]
        assert (tmp_path / "died").exists()
        with pytest.raises(ThrowdownError, match="this cannot be done") as refused:
            list(workers.each(refuses, PIECES))
        assert refused.value.code == "test/never"
        with pytest.raises(WorkersLost, match=f"lost {ATTEMPTS} times"):
            list(workers.each(dies_always, [0]))

    monkeypatch.setattr(lab, "__version__", "0.1.0")
    with pytest.raises(ClusterRefused, match=r"the cluster has throwdown .*: install 0\.1\.0 on its machines"):
        Cluster("ray").__enter__()


@pytest.mark.parametrize("on", ["", "here", "ray:", "http://host:1", "host", "host:port", "host:65536"])
def test_what_is_no_cluster_is_refused(on: str) -> None:
    with pytest.raises(ClusterRefused, match="is no cluster: give ray, or an address"):
        Cluster(on)


@pytest.mark.service
def test_an_address_at_which_nobody_answers_is_refused_at_once() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
    with pytest.raises(ClusterRefused, match=rf"no Ray cluster answers at 127\.0\.0\.1:{port} \(Connection refused\)"):
        Cluster(f"127.0.0.1:{port}").__enter__()


def test_a_cluster_that_does_not_let_us_in_is_told_in_one_sentence(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(**_: Any) -> None:
        raise ConnectionError("Failed to connect to Ray cluster")

    cluster = Cluster("head.example:6379")
    monkeypatch.setattr(cluster, "ray", SimpleNamespace(is_initialized=lambda: False, init=refuse))
    monkeypatch.setattr(cluster, "_knock", lambda: None)
    with pytest.raises(ClusterRefused, match=r"what answers at head\.example:6379 does not let us in"):
        cluster.__enter__()


def test_an_address_from_outside_needs_the_client_of_ray(monkeypatch: pytest.MonkeyPatch) -> None:
    without("grpc", monkeypatch)
    with pytest.raises(ClusterRefused, match=r'pip install "ray\[client\]" brings it'):
        Cluster("ray://head:10001").__enter__()


@pytest.mark.parametrize("command", [["simulate", "strike"], ["ladder", "strike"], ["fairness"]])
def test_without_ray_one_sentence_says_what_brings_it(command: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    without("ray", monkeypatch)
    ran: Any = CliRunner().invoke(main, [*command, "--on", "ray"])
    assert ran.exit_code == 2
    told = 'this needs ray, which is not installed: pip install "throwdown[lab]" brings it'
    assert ran.stderr == f"throwdown: {told}\n"
