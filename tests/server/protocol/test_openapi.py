"""Requests of every shape that the description of the API allows, and some that it does not."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from typing import TYPE_CHECKING, Any, NamedTuple

import pytest
from hypothesis import HealthCheck, Phase, given, settings

from tests.samples import sample
from tests.server.server_fixture import ME, OPEN, PATIENCE_S, OpenServer, listening_server, play, two_at
from throwdown.server.protocol.openapi import openapi
from throwdown.server.web.routes import ROUTES

if TYPE_CHECKING:
    from schemathesis import Case

#: Half of them ask for something that is there.
EXAMPLES = sample(6, 100)
#: No client has to wait, but some have too many tables.
LIMITS = {"login_tries": 100_000, "tables_per_person": 5}
#: What can be done, by field of a body: random words are no name, no game and no throw.
SENSIBLE: dict[str, Any] = {
    "name": "Dora",
    "game": "strike",
    "seats": [ME, OPEN],
    "options": {},
    "edition": None,
    "stand_in": "regular",
    "first": 1,
    "intent": [0, -120, 120, 0, 900, -600, 9000, 0, 2000],
    "lying": [],
}
#: Whoever does this is not signed in any more.
LEAVES = ("log_out",)

DESCRIPTION = openapi(ROUTES)


class Asking(NamedTuple):
    """A server with a table and a game, and a guest who asks."""

    site: OpenServer
    token: str
    real: dict[str, str]
    """By parameter of a path: something that is there."""
    turns: Iterator[int]
    schema: Any
    checks: list[Any]


def _checks() -> list[Any]:
    from schemathesis.checks import not_a_server_error
    from schemathesis.specs.openapi.checks import (
        content_type_conformance,
        response_schema_conformance,
        status_code_conformance,
    )

    return [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]


@pytest.fixture(scope="module")
def asking(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Asking]:
    import schemathesis  # slow to import: only the worker that asks pays for it

    schema = schemathesis.openapi.from_dict(DESCRIPTION)
    schema.config.generation.codec = None  # the same characters, without encoding each of Unicode first
    with listening_server(tmp_path_factory.mktemp("data"), LIMITS) as site:
        first, second = two_at(site)
        with first, second:
            play([first, second])
        table = site.guest("Anna").table(seats=[ME, OPEN])["id"]
        real = {"table": table, "game": (first.game or {})["id"], "language": "de"}
        yield Asking(site, site.guest("Cleo").token, real, count(), schema, _checks())


@pytest.mark.parametrize(
    ("path", "method"), [(path, method) for path, methods in DESCRIPTION["paths"].items() for method in methods]
)
def test_every_answer_is_described(asking: Asking, path: str, method: str) -> None:
    """Somebody who is signed in asks, every other time for something that is there."""

    @given(asking.schema[path][method].as_strategy())
    @settings(
        max_examples=EXAMPLES,
        derandomize=True,
        deadline=None,
        database=None,
        phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )
    def asks(case: Case[Any]) -> None:
        _ask(asking, case)

    asks()


def _ask(asking: Asking, case: Case[Any]) -> None:
    site, operation = asking.site, case.operation.definition.raw["operationId"]
    if next(asking.turns) % 2:
        real = asking.real | ({"game": "strike"} if operation == "guide" else {})
        for name in set(case.path_parameters) & set(real):
            case.path_parameters[name] = real[name]
        if isinstance(case.body, dict):
            case.body.update((name, SENSIBLE[name]) for name in set(case.body) & set(SENSIBLE))
    token = site.guest().token if operation in LEAVES else asking.token
    case.call_and_validate(
        base_url=site.url,
        headers={"origin": site.url},
        cookies={"throwdown": token},
        checks=asking.checks,
        timeout=PATIENCE_S,
    )
