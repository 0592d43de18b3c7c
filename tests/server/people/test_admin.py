"""``throwdown admin`` over PostgreSQL, while a server has the same database open."""

from __future__ import annotations

import json
from contextlib import closing
from typing import TYPE_CHECKING, Any

from click.testing import CliRunner

from tests.server.storage.rows import ADA, credential
from throwdown.cli import main
from throwdown.server.people.tickets import ticket_hash
from throwdown.server.storage.postgres.store import PostgresStore
from throwdown.server.storage.store import Batch

if TYPE_CHECKING:
    from pathlib import Path


def admin(database: str, *words: str) -> Any:
    ran = CliRunner().invoke(main, ["admin", *words, "--store", database, "--json"])
    assert ran.exit_code == 0, ran.output
    return json.loads(ran.stdout)


async def test_links_of_a_host_are_stored_in_postgresql(tmp_path: Path, database: str) -> None:
    with closing(PostgresStore.open(database, tmp_path / "store.key", name="one", lease_s=30.0)) as store:
        await store.commit(Batch().person(ADA).credential(credential("c-1", "code", "k")))
        (found,) = admin(database, "people", ADA.name.upper())["people"]
        assert (found["id"], found["credentials"]) == (ADA.id, ["code"])
        link = admin(database, "reset", ADA.id)["reset"]
        stored = store.ticket(ticket_hash(link.partition("=")[2]))
        assert stored is not None and (stored.kind, stored.person, stored.uses) == ("reset", ADA.id, 1)
        link = admin(database, "invite", "--uses", "3")["invitation"]
        stored = store.ticket(ticket_hash(link.partition("=")[2]))
        assert stored is not None and (stored.kind, stored.person, stored.uses) == ("invite", None, 3)
