"""The house that most tests of the server visit; some open one of their own."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.server.house_fixture import OpenHouse, open_house


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OpenHouse]:
    with open_house(tmp_path_factory.mktemp("data")) as open_door:
        yield open_door
