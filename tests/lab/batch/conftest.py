"""What is compiled is compiled once for all workers of a test run: the others wait, and read it from disk."""

from __future__ import annotations

import fcntl
from typing import TYPE_CHECKING

import pytest

from throwdown.lab.batch import batch_for

if TYPE_CHECKING:
    from collections.abc import Iterator


@pytest.fixture(scope="session", autouse=True)
def compiled(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    with (tmp_path_factory.getbasetemp().parent / "batch.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        batch = batch_for("strike", games=1)
        batch.reset([0])
        batch.observe()
    yield
