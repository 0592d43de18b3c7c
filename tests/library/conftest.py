"""Games that a test registers are gone after it."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest

from tests.own_games import forgotten

if TYPE_CHECKING:
    from collections.abc import Iterator


@pytest.fixture(autouse=True)
def forget_own_games() -> Iterator[None]:
    with forgotten():
        yield
