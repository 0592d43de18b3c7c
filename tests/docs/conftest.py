"""Programs of the documentation are found, and games that they register are gone after each test."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import pytest

from tests.own_games import forgotten

if TYPE_CHECKING:
    from collections.abc import Iterator


@pytest.fixture(autouse=True)
def beside_the_programs(monkeypatch: pytest.MonkeyPatch) -> None:
    """Examples that name a program of ours stand beside it."""
    monkeypatch.syspath_prepend(Path(__file__).parents[2] / "docs")


@pytest.fixture(autouse=True)
def forget_own_games() -> Iterator[None]:
    with forgotten():
        yield
