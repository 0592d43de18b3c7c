"""Evicted tables among several servers: one has them, all show them, and another restores them without reading them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.server.peers.servers import at, site, two_servers
from tests.server.server_fixture import ME, OPEN, until

if TYPE_CHECKING:
    from pathlib import Path


def test_an_evicted_table_is_shown_everywhere_and_restored_as_it_is(tmp_path: Path, database: str) -> None:
    with two_servers(tmp_path, database, rest_s=0.05) as (one, other):
        anna, ben = one.guest("Anna"), other.guest("Ben")
        table = anna.table("strike", [ME, OPEN], clock="days")["id"]
        here, there = one.inside.lobby.tables, other.inside.lobby.tables
        until(lambda: table in here.evicted)
        assert table in one.inside.lobby.store.owners.held
        # The other server shows it and whose turn it is, and nobody reads it for that.
        until(lambda: [each["id"] for each in ben.get("/api/tables")["tables"]] == [table])
        assert [each["table"]["id"] for each in at(other, anna).get("/api/me")["tables"]] == [table]
        assert table in here.evicted and table not in there
        with at(one, ben).link(table) as link:
            assert link.do("sit", seat=1)["is"] == "ack"
            assert here[table].connections == 1
        until(lambda: table in here.evicted)
        one.stop()
        until(lambda: table in there.evicted)
        assert len(there) == 0
        assert [each["table"]["id"] for each in ben.get("/api/me")["tables"]] == [table]
        with ben.link(table) as link:
            assert link.seats() == [1]


def test_a_table_with_a_doubtful_lease_is_kept_if_evicted_and_reopened_otherwise(tmp_path: Path, database: str) -> None:
    with site(tmp_path, database, "one", rest_s=0.05) as one:
        tables = one.inside.lobby.tables
        ours = one.guest("Anna").table("strike", [ME, OPEN], clock="days")["id"]
        other = one.guest("Ben").table("strike", [ME, OPEN])["id"]
        until(lambda: ours in tables.evicted and other in tables.evicted)
        one.call(lambda: tables.lose(ours))
        assert ours in tables, "evicted, it does nothing that another server could mind"
        with one.guest("Cleo").link(other) as link:
            one.call(lambda: tables.lose(other))
            assert link.closed() == 1012
            until(lambda: other in tables)
