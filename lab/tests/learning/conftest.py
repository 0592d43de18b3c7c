"""Learning plays batches of games: they are compiled once for all workers."""

from __future__ import annotations

import pytest


@pytest.fixture(scope="session", autouse=True)
def compiled(batch_compiled: None, verasselt_compiled: None) -> None:
    """See ``batch_compiled``."""
