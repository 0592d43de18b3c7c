"""The site that most tests of the server visit; some open one of their own. All run under uvloop, as players do."""

from __future__ import annotations

from asyncio import AbstractEventLoop
from collections.abc import Callable, Iterator, Mapping

import pytest
import uvloop

from tests.server.postgres import Cluster, cluster
from tests.server.server_fixture import OpenServer, open_server
from throwdown.server.storage.postgres.connection import connect, migrate


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OpenServer]:
    with open_server(tmp_path_factory.mktemp("data")) as open_door:
        yield open_door


def pytest_asyncio_loop_factories(
    config: pytest.Config, item: pytest.Item
) -> Mapping[str, Callable[[], AbstractEventLoop]]:
    return {"uvloop": uvloop.new_event_loop}


@pytest.fixture(scope="session")
def postgres() -> Iterator[Cluster]:
    """One PostgreSQL for all tests of a worker, with a database that has seen all migrations."""
    with cluster() as running:
        running.run("CREATE DATABASE migrated")
        with connect(running.address("migrated")) as connection:
            migrate(connection)
        yield running


@pytest.fixture
def database(postgres: Cluster) -> str:
    """The address of an empty store."""
    return postgres.new_database("migrated")
