"""Work on a Ray of two workers: the same results, a lost worker replaced, nothing of Ray in our output."""

from __future__ import annotations

import json
import logging
import os
import socket
from functools import partial
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any

import pytest
from click.testing import CliRunner

from tests.lab.missing import without
from tests.lab.pieces import dies_always, dies_once, refuses, squared
from throwdown.cli import main
from throwdown.errors import ThrowdownError
from throwdown.lab.work import cluster as lab
from throwdown.lab.work import in_order, open_pool
from throwdown.lab.work.cluster import QUIET, Cluster, ClusterRefused
from throwdown.lab.work.cores import ATTEMPTS, WorkersLost

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

PIECES = list(range(12))


@pytest.fixture
def two_workers() -> Iterator[None]:
    """A small cluster; it is what Ray connects to. It takes seconds to start, so that one test does it all."""
    os.environ.update(QUIET)
    import ray

    ray.init(address="local", num_cpus=2, include_dashboard=False, log_to_driver=False, logging_level=logging.ERROR)
    yield
    ray.shutdown()


@pytest.mark.service
def test_a_cluster_does_what_one_core_does(two_workers: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    output = {
        where: CliRunner().invoke(main, ["simulate", "hp_strike", "--games", "30", "--seed", "9", "--json", *where])
        for where in (("--on", "ray"), ("--on", "ray", "--processes", "1"), ("--processes", "1"))
    }
    assert {ran.exit_code for ran in output.values()} == {0}
    assert {ran.stderr for ran in output.values()} == {""}
    assert len({ran.stdout for ran in output.values()}) == 1
    assert json.loads(output["--processes", "1"].stdout)["games"] == 30

    with open_pool(on="ray") as workers:
        assert workers.size == 2
        killed = workers.each(partial(dies_once, tmp_path / "died"), PIECES)
        assert list(in_order(killed)) == [squared(number) for number in PIECES]
        assert (tmp_path / "died").exists()
        with pytest.raises(ThrowdownError, match="five cannot be done") as refused:
            list(workers.each(refuses, PIECES))
        assert refused.value.code == "test/five"
        with pytest.raises(WorkersLost, match=f"lost {ATTEMPTS} times"):
            list(workers.each(dies_always, [3]))

    monkeypatch.setattr(lab, "__version__", "0.1.0")
    with pytest.raises(ClusterRefused, match=r"the cluster has throwdown .*: install 0\.1\.0 on its machines"):
        Cluster("ray").__enter__()


@pytest.mark.parametrize("on", ["", "here", "ray:", "http://host:1", "host", "host:port", "host:65536"])
def test_a_malformed_cluster_address_is_refused(on: str) -> None:
    with pytest.raises(ClusterRefused, match="is not a cluster: give ray, or an address"):
        Cluster(on)


@pytest.mark.service
def test_an_address_without_a_cluster_is_refused_immediately() -> None:
    port = closed_port()
    with pytest.raises(ClusterRefused, match=rf"no Ray cluster answers at 127\.0\.0\.1:{port} \(Connection refused\)"):
        Cluster(f"127.0.0.1:{port}").__enter__()


def closed_port() -> int:
    """A port at which nobody answers."""
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port: int = taken.getsockname()[1]
    return port


@pytest.mark.service
def test_a_cluster_that_is_gone_is_not_waited_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Ray leaves the address of a cluster behind that was killed, and would try it for minutes."""
    (tmp_path / "ray").mkdir()
    (tmp_path / "ray" / "ray_current_cluster").write_text(f"127.0.0.1:{closed_port()}")
    monkeypatch.setenv("RAY_TMPDIR", str(tmp_path))
    monkeypatch.delenv("RAY_ADDRESS", raising=False)
    assert asked_of_ray("ray", monkeypatch) == ["local"]
    with socket.create_server(("127.0.0.1", 0)) as there:
        (tmp_path / "ray" / "ray_current_cluster").write_text(f"127.0.0.1:{there.getsockname()[1]}")
        assert asked_of_ray("auto", monkeypatch) == ["auto"]


@pytest.mark.service
def test_a_cluster_that_the_environment_names_has_to_be_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("RAY_ADDRESS", f"127.0.0.1:{closed_port()}")
    with pytest.raises(ClusterRefused, match=r"no Ray cluster answers at 127\.0\.0\.1"):
        asked_of_ray("ray", monkeypatch)


def asked_of_ray(on: str, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The addresses that Ray is asked to join."""
    asked: list[str] = []
    cluster = Cluster(on)
    monkeypatch.setattr(cluster, "ray", SimpleNamespace(init=lambda address, **_: asked.append(address)))
    cluster._join()
    return asked


def test_a_cluster_that_refuses_access_is_reported_in_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    def refuse(**_: Any) -> None:
        raise ConnectionError("Failed to connect to Ray cluster")

    cluster = Cluster("head.example:6379")
    monkeypatch.setattr(cluster, "ray", SimpleNamespace(is_initialized=lambda: False, init=refuse))
    monkeypatch.setattr(lab, "_knock", lambda address: None)
    with pytest.raises(ClusterRefused, match=r"what answers at head\.example:6379 does not let us in"):
        cluster.__enter__()


def test_an_address_from_outside_needs_the_client_of_ray(monkeypatch: pytest.MonkeyPatch) -> None:
    without("grpc", monkeypatch)
    with pytest.raises(ClusterRefused, match=r'pip install "ray\[client\]" brings it'):
        Cluster("ray://head:10001").__enter__()


@pytest.mark.parametrize("command", [["simulate", "strike"], ["ladder", "strike"], ["fairness"]])
def test_without_ray_the_error_names_what_brings_it(command: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    without("ray", monkeypatch)
    ran: Any = CliRunner().invoke(main, [*command, "--on", "ray"])
    assert ran.exit_code == 2
    output = "this needs ray, which is not installed: run scripts/install dev"
    assert ran.stderr == f"throwdown: {output}\n"
