"""What every test of the laboratory has. `scripts/test lab` runs them, and `scripts/test --deep`."""

from __future__ import annotations

import fcntl
import os

import pytest

from tests import samples

#: Sentences are compared in English, whatever the language of the environment.
os.environ["LANG"] = "C.UTF-8"
for _variable in ("THROWDOWN_LANG", "LC_ALL", "LC_MESSAGES"):
    os.environ.pop(_variable, None)

#: What a test may take, in s.
LONGEST_S = 180


def pytest_configure(config: pytest.Config) -> None:
    samples.load(deep=config.getoption("--deep", False))


def pytest_itemcollected(item: pytest.Item) -> None:
    item.add_marker("service")
    item.add_marker(pytest.mark.timeout(LONGEST_S))


@pytest.fixture(scope="session")
def batch_compiled(tmp_path_factory: pytest.TempPathFactory) -> None:
    """Games in step are compiled once for all workers of a run: the others wait, and read it from disk."""
    _compile("strike", tmp_path_factory)


@pytest.fixture(scope="session")
def verasselt_compiled(tmp_path_factory: pytest.TempPathFactory) -> None:
    """The same for voll verasselt, which is compiled apart."""
    _compile("verasselt", tmp_path_factory)


def _compile(game: str, tmp_path_factory: pytest.TempPathFactory) -> None:
    from throwdown_lab.batch import batch_for

    with (tmp_path_factory.getbasetemp().parent / f"{game}.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        batch = batch_for(game, games=1)
        batch.reset([0])
        batch.observe()
        batch.step(batch.random_ids())
        batch.winners()
        batch.play([0])
