"""Every test of games in step needs them compiled."""

from __future__ import annotations

import pytest


@pytest.fixture(scope="session", autouse=True)
def compiled(batch_compiled: None) -> None:
    """See ``batch_compiled``."""
