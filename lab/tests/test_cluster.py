"""Work on a Ray of two workers: the same results, and nothing of Ray in our output."""

from __future__ import annotations

import json
import logging
import os
import socket
from typing import TYPE_CHECKING, Any

import pytest
from click.testing import CliRunner

import throwdown_lab.work
from lab.tests.missing import without
from lab.tests.pieces import refuses, squared
from throwdown.cli import main
from throwdown.errors import ThrowdownError
from throwdown_lab.work import QUIET, ClusterRefused, in_order, open_pool

if TYPE_CHECKING:
    from collections.abc import Iterator

PIECES = list(range(12))


@pytest.fixture
def two_workers() -> Iterator[None]:
    """A small cluster; it is what Ray connects to. It takes seconds to start, so that one test does it all."""
    os.environ.update(QUIET)
    import ray

    ray.init(address="local", num_cpus=2, include_dashboard=False, log_to_driver=False, logging_level=logging.ERROR)
    yield
    ray.shutdown()


def test_a_cluster_does_what_one_core_does(two_workers: None, monkeypatch: pytest.MonkeyPatch) -> None:
    command = ["lab", "simulate", "hp_strike", "--games", "30", "--seed", "9", "--json"]
    output = {
        where: CliRunner().invoke(main, [*command, *where])
        for where in (("--on", "ray"), ("--on", "ray", "--processes", "1"), ("--processes", "1"))
    }
    assert {ran.exit_code for ran in output.values()} == {0}
    assert {ran.stderr for ran in output.values()} == {""}
    assert len({ran.stdout for ran in output.values()}) == 1
    assert json.loads(output["--processes", "1"].stdout)["games"] == 30

    with open_pool(on="ray") as workers:
        assert workers.size == 2
        assert list(in_order(workers.each(squared, PIECES))) == [squared(number) for number in PIECES]
        with pytest.raises(ThrowdownError, match="five cannot be done") as refused:
            list(workers.each(refuses, PIECES))
        assert refused.value.code == "test/five"

    monkeypatch.setattr(throwdown_lab.work, "__version__", "0.1.0")
    with (
        pytest.raises(ClusterRefused, match=r"the cluster has throwdown .*: install 0\.1\.0 on its machines"),
        open_pool(on="ray"),
    ):
        pytest.fail("it was let in")


def test_an_address_without_a_cluster_is_refused() -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port: int = taken.getsockname()[1]
    with (
        pytest.raises(ClusterRefused, match=rf"no Ray cluster answers at 127\.0\.0\.1:{port}"),
        open_pool(on=f"127.0.0.1:{port}"),
    ):
        pytest.fail("it was let in")


@pytest.mark.parametrize("command", [["simulate", "strike"], ["ladder", "strike"], ["fairness"]])
def test_without_ray_the_error_names_what_brings_it(command: list[str], monkeypatch: pytest.MonkeyPatch) -> None:
    without("ray", monkeypatch)
    ran: Any = CliRunner().invoke(main, ["lab", *command, "--on", "ray"])
    assert ran.exit_code == 2
    assert ran.stderr.startswith("throwdown: this needs ray, which is not installed: run scripts/install dev")
