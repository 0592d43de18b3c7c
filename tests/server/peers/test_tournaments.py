"""A tournament over two servers: a table that one of them has gives its result to everybody."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.server.peers.servers import at, two_servers
from tests.server.server_fixture import until

if TYPE_CHECKING:
    from pathlib import Path


def test_the_result_of_a_table_at_another_server_counts_once(tmp_path: Path, database: str) -> None:
    with two_servers(tmp_path, database) as (one, other):
        host, bo = one.guest("Ada"), other.guest("Bo")
        wanted = {"name": "Cup", "seats": 2, "play": "device", "rounds": 1, "final": False}
        here = f"/api/tournaments/{host.http.post('/api/tournaments', json=wanted).json()['id']}"
        entered = bo.http.post(f"{here}/enter")
        assert entered.status_code == 200, entered.text
        assert entered.json()["you"] == 1
        assert at(other, host).http.post(f"{here}/entrants", json={"name": "Cleo"}).status_code == 200
        assert len(host.http.post(f"{here}/pair").json()["tables"]) == 1
        table = bo.http.post(f"{here}/tables/1/device", json={"kind": "referee"}).json()["tables"][0]["table"]
        assert table in other.inside.lobby.tables and table not in one.inside.lobby.tables
        with bo.link(table) as link:
            assert link.do("concede", seat=0)["is"] == "ack"
        found = until(lambda: (now := host.get(here))["phase"] == "over" and now)
        assert (found["tables"][0]["places"], found["tables"][0]["source"]) == ([2, 1], "game")
        # Both servers look every second; the result is in the log once.
        log = one.inside.lobby.store.tournament_log(found["id"])
        assert sum(row.entry.startswith('{"is":"reported"') for row in log) == 1
