"""Requests of every shape that the description of the API allows, and some that it does not."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from schemathesis.checks import not_a_server_error
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.server.house_fixture import PATIENCE_S, OpenHouse, open_house
from throwdown.server.openapi import openapi

EXAMPLES = 15
CHECKS: list[Any] = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_schema_conformance,
]
#: Nobody is told to wait: what is asked here is asked quickly.
LIMITS = {"login_tries": 100_000, "tables_per_person": 5}

schema = schemathesis.openapi.from_dict(openapi())


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OpenHouse]:
    with open_house(tmp_path_factory.mktemp("data"), LIMITS) as open_door:
        yield open_door


@schema.parametrize()
@settings(
    max_examples=EXAMPLES,
    derandomize=True,
    deadline=None,
    database=None,
    phases=[Phase.explicit, Phase.generate],
    suppress_health_check=list(HealthCheck),
)
def test_every_answer_is_described(case: schemathesis.Case, house: OpenHouse) -> None:
    """Somebody who is signed in asks; whoever logs out is somebody else the next time."""
    cookies = {"throwdown": house.guest().token}
    case.call_and_validate(
        base_url=house.url, headers={"origin": house.url}, cookies=cookies, checks=CHECKS, timeout=PATIENCE_S
    )
