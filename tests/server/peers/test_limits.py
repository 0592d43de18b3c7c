"""Limits that guard people hold over all servers: a client that has used one up is refused everywhere."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from tests.server.peers.servers import site, two_servers
from tests.server.server_fixture import ME, OPEN, until

if TYPE_CHECKING:
    from pathlib import Path

    from tests.server.server_fixture import ListeningServer

LIMITS: dict[str, Any] = {"guests_per_address": 4, "table_rounds": 1, "tables_per_person": 2}


def is_used_up(limit: str, *sites: ListeningServer) -> bool:
    """Whether a client can take no more of this at any of these servers."""
    all_buckets = [each.inside._shared_limits()[limit] for each in sites]
    return all(any(map(buckets.wait, buckets.waits(9))) for buckets in all_buckets)


def comes(there: ListeningServer) -> int:
    """What a new guest is answered."""
    return int(there.visitor().post("/api/guests", json={"name": "Eve", "language": "en"}).status_code)


def test_guests_and_tables_are_counted_over_all_servers(tmp_path: Path, database: str) -> None:
    with two_servers(tmp_path, database, **LIMITS) as (one, other):
        anna = one.guest("Anna")
        assert (comes(other), comes(one), comes(other)) == (200, 200, 200)
        until(lambda: is_used_up("guests", one, other))
        assert (comes(one), comes(other)) == (429, 429)

        elsewhere, wanted = other.visitor(), {"game": "strike", "seats": [ME, OPEN], "thrower": "luck"}
        elsewhere.cookies.set("throwdown", anna.token)
        for client in (anna.http, elsewhere):
            assert client.post("/api/tables", json=wanted).status_code == 200
        until(lambda: is_used_up("tables of a person", one, other))
        for client in (anna.http, elsewhere):
            assert client.post("/api/tables", json=wanted).json()["code"] == "server/tables_often"

        with site(tmp_path / "third", database, "three", **LIMITS) as third:
            until(lambda: is_used_up("guests", third))
            assert comes(third) == 429
