"""Every test of a batch needs it compiled."""

from __future__ import annotations

import pytest


@pytest.fixture(scope="session", autouse=True)
def compiled(batch_compiled: None) -> None:
    """See ``batch_compiled``."""
