"""The order in which tests run: nothing is left out, and every worker has something to do to the end."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.conftest import kind_of, shares

if TYPE_CHECKING:
    import pytest


def test_workers_get_every_test_once(request: pytest.FixtureRequest) -> None:
    items = request.session.items
    dealt = [item for share in shares(items, 4) for item in share]
    assert len(dealt) == len(items)
    assert set(dealt) == set(items)


def test_workers_end_with_quick_tests(request: pytest.FixtureRequest) -> None:
    for share in shares(request.session.items, 4):
        quick = [kind_of(item) == "unit" for item in share]
        assert quick == sorted(quick), "a long test comes after a quick one"
