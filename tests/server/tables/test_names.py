"""Names are beside the journals of tables: what is hashed has ids of people alone, and a name can be withdrawn."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random
from typing import Any

import psycopg
import pytest

from tests.server.postgres import Cluster
from tests.server.server_fixture import ME, OPEN, OpenServer, open_server, play
from throwdown.rules.record import read_record
from throwdown.server.web.open_data import DATABASE
from throwdown.table.verify import verify_lines

pytestmark = pytest.mark.service
NAMES = ("Ann Onymous", "Ben Venuto")


def played(site: OpenServer) -> tuple[str, str, list[str]]:
    """A game of two people who also talk: table, game and record."""
    ann, ben = (site.guest(name) for name in NAMES)
    table = str(ann.table("strike", [ME, OPEN])["id"])
    with ann.link(table) as here, ben.link(table) as there:
        there.do("sit", seat=1)
        here.do("chat", text="Good luck!")
        here.do("start")
        assert play([here, there], Random(3))["winners"]
        game = str((here.game or {})["id"])
    return table, game, lines_of(site, game)


def lines_of(site: OpenServer, game: str) -> list[str]:
    return site.visitor().get(f"/api/replays/{game}/record").text.splitlines()


def rows(site_data: Path, store: str, statement: str) -> list[tuple[str, ...]]:
    if store:
        with psycopg.connect(store) as connection:
            found = connection.execute(statement.encode())
            return found.fetchall() if found.description else []
    with closing(sqlite3.connect(site_data / DATABASE)) as reading:
        listed = reading.execute(statement).fetchall()
        reading.commit()
        return listed


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_a_name_is_withdrawn_and_everything_else_holds(kind: str, tmp_path: Path, postgres: Cluster) -> None:
    store = postgres.new_database() if kind == "postgres" else ""
    settings: dict[str, Any] = {"store": store} if store else {}
    with open_server(tmp_path, **settings) as site:
        table, game, whole = played(site)
    journal = "".join(body for (body,) in rows(tmp_path, store, "SELECT body FROM events"))
    salts = json.loads(whole[0])["salts"]
    assert not any(text in journal for text in (*NAMES, *salts)), "ids alone are hashed"
    assert read_record(whole).header.players == NAMES
    rows(tmp_path, store, f"UPDATE names SET name = '', salt = '', text = '' WHERE name = '{NAMES[0]}'")  # noqa: S608
    with open_server(tmp_path, **settings) as site:
        lines = lines_of(site, game)
        with site.guest("Cy").link(table) as link:
            assert [seat["name"] for seat in link.welcome["table"]["seats"]] == ["", NAMES[1]]
            assert link.welcome["chat"] == [], "what they wrote is gone too"
        assert site.inside.lobby.store.check() == []
    log, before = read_record(lines), read_record(whole)
    assert log.header.players == ("", NAMES[1]) and log.header.salts == ("", salts[1])
    assert log.final_hash == before.final_hash and verify_lines(lines).dice == "holds"
