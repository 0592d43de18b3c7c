"""Databases that older versions wrote are played on by this version, over SQLite and over PostgreSQL."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing
from pathlib import Path
from random import Random
from typing import cast

import psycopg
import pytest
from psycopg import sql

from tests.server.old_databases import (
    DATA,
    HOUR_S,
    V0_8_0,
    V0_13_0,
    V0_14_0,
    V0_16_0,
    OldDatabase,
    OldTable,
    check_dice,
    guest,
    restore,
    server_on,
)
from tests.server.postgres import Cluster
from tests.server.server_fixture import Link, OpenServer, play, until
from throwdown.live.pace import PACES, Pace
from throwdown.table.heads import is_signed, root_of

DAYS = cast("Pace", PACES["days"])
KINDS = ("people", "sessions", "tables", "events", "games", "secrets", "seats", "moves", "ledger")


def copied(database: Path, store: str) -> None:
    """The same rows in a PostgreSQL as 0.13.0 made it."""
    with closing(sqlite3.connect(database)) as reading, psycopg.connect(store) as writing:
        writing.execute((DATA / "v0_13_0_postgres.sql").read_bytes())
        writing.execute("SET session_replication_role = replica")  # rows may refer to later ones
        for kind in KINDS:
            found = reading.execute(f"SELECT * FROM {kind}")  # noqa: S608
            names = [sql.Identifier(column[0]) for column in found.description]
            insert = sql.SQL("INSERT INTO public.{} ({}) VALUES ({})").format(
                sql.Identifier(kind), sql.SQL(", ").join(names), sql.SQL(", ").join([sql.Placeholder()] * len(names))
            )
            writing.cursor().executemany(insert, found.fetchall())


def play_on(site: OpenServer, old: OldDatabase, seen: OldTable) -> None:
    """The game is shown as it was, and both play it to its end with the dice that the old version committed to."""
    links = [guest(site, old, name).link(seen.id) for name in old.cookies]
    assert (links[0].welcome["version"], links[0].welcome["game"]["hash"]) == (seen.version, seen.hash)
    assert [line["text"] for line in links[0].welcome["chat"]] == ["Good luck, Ben!"]
    assert play(links, Random(3))["winners"]
    check_dice(site, str((links[0].game or {})["id"]))
    for each in links:
        each.close()


def shown(site: OpenServer, old: OldDatabase, seen: OldTable) -> Link:
    """The table as Ann sees it, which is what she saw."""
    link = guest(site, old, "Ann").link(seen.id)
    assert (link.welcome["version"], link.welcome["game"]["hash"]) == (seen.version, seen.hash)
    return link


@pytest.mark.parametrize("old", [V0_8_0, V0_13_0, V0_14_0, V0_16_0], ids=lambda old: old.version)
def test_games_of_every_family_are_played_to_the_end_and_listed(old: OldDatabase, tmp_path: Path) -> None:
    database = restore(old, tmp_path)
    with closing(sqlite3.connect(database)) as reading:
        ((listed,),) = reading.execute("SELECT COUNT(*) FROM ledger").fetchall()
    with server_on(old, tmp_path) as site:
        for seen in old.under_way.values():
            play_on(site, old, seen)
        for name, seen in old.tables.items():
            if name.startswith("over"):
                with shown(site, old, seen) as over:
                    (finished,) = over.welcome["table"]["replays"]
                check_dice(site, finished)
                assert site.visitor().get(f"/api/replays/{finished}").json()["result"]["winners"]
        (head,) = site.inside.lobby.store.ledger_heads()
        rows = site.inside.lobby.store.ledger(0, head.size)
    # docs/service.md says that these versions refuse it from now on
    assert head.size == len(rows) > listed and head.root == root_of(rows) and is_signed(head)


def test_an_evicted_table_stays_evicted_until_it_is_visited_and_its_clock_runs(tmp_path: Path) -> None:
    restore(V0_13_0, tmp_path)
    seen = V0_13_0.tables["evicted"]
    asked = list(V0_13_0.cookies)[seen.asked[0]]
    with server_on(V0_13_0, tmp_path) as site:
        tables = site.inside.lobby.tables
        until(lambda: seen.id in tables.evicted)
        turns = guest(site, V0_13_0, asked).get("/api/me")["tables"]
        assert seen.id in [turn["table"]["id"] for turn in turns if turn["your_turn"]]
        assert seen.id in tables.evicted  # it was not read for that
        with shown(site, V0_13_0, seen) as link:
            whole = DAYS.decision + DAYS.bank
            assert link.welcome["clock"]["left"] == pytest.approx(whole - HOUR_S, abs=HOUR_S / 2)
        play_on(site, V0_13_0, seen)


def test_tokens_records_and_open_tables_still_work(tmp_path: Path) -> None:
    restore(V0_13_0, tmp_path)
    assert V0_13_0.bot is not None
    with server_on(V0_13_0, tmp_path) as site:
        me = site.visitor(authorization=f"Bearer {V0_13_0.bot.token}").get("/api/me").json()
        assert (me["person"]["name"], me["person"]["kind"]) == (V0_13_0.bot.name, "bot")
        for game in V0_13_0.games:
            lines = site.visitor().get(f"/api/replays/{game}/record").text.splitlines()
            assert json.loads(lines[0])["version"] == 2 and json.loads(lines[-1])["is"] == "ended"
        with guest(site, V0_13_0, "Ann").link(V0_13_0.open) as ann, site.guest("Cy").link(V0_13_0.open) as cy:
            assert cy.do("sit", seat=1)["is"] == "ack"
            assert ann.do("start")["is"] == "ack"
            assert play([ann, cy], Random(1))["winners"]


def test_games_in_a_postgresql_database_of_0_13_0_are_migrated_and_resumed(tmp_path: Path, postgres: Cluster) -> None:
    store = postgres.new_database()
    (tmp_path / "old").mkdir()
    copied(restore(V0_13_0, tmp_path / "old"), store)
    with server_on(V0_13_0, tmp_path / "new", store=store) as site:
        play_on(site, V0_13_0, V0_13_0.tables["hp_strike_luck"])
        play_on(site, V0_13_0, V0_13_0.tables["evicted"])
        for game in V0_13_0.games:
            check_dice(site, game)


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
def test_names_and_chat_lines_in_journals_of_0_14_0_are_moved_beside_them(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    database, settings = restore(V0_14_0, tmp_path), {}
    if kind == "postgres":
        store = request.getfixturevalue("postgres").new_database()
        copied(database, store)
        database.unlink()
        settings = {"store": store}
    with server_on(V0_14_0, tmp_path, **settings) as site:
        (finished,) = V0_14_0.games
        lines = site.visitor().get(f"/api/replays/{finished}/record").text.splitlines()
        assert json.loads(lines[0])["players"] == ["Ann", "Ben"]
        with shown(site, V0_14_0, V0_14_0.tables["over"]) as over:
            assert [seat["name"] for seat in over.welcome["table"]["seats"]] == ["Ann", "Ben"]
            assert [line["name"] for line in over.welcome["chat"]] == ["Ann"]
        with guest(site, V0_14_0, "Ann").link(V0_14_0.open) as ann, site.guest("Cy").link(V0_14_0.open) as cy:
            assert cy.do("sit", seat=1)["is"] == "ack" and ann.do("start")["is"] == "ack"
            assert play([ann, cy], Random(1))["winners"]
            game = str((ann.game or {})["id"])
        lines = site.visitor().get(f"/api/replays/{game}/record").text.splitlines()
        assert json.loads(lines[0])["players"] == ["Ann", "Cy"]
        events = site.inside.lobby.store.events(V0_14_0.open)
        assert not any(name in row.text for row in events for name in ('"Ann"', '"Cy"'))
        assert tuple(each.name for row in events for each in row.names if "seated" in row.text) == ("Ann", "Cy")
        for table in V0_14_0.tables.values():
            assert not any("Good luck" in row.text for row in site.inside.lobby.store.events(table.id))
        (began,) = [row for row in events if row.text.startswith('{"is":"game_began"')]
        assert '"Ann"' not in began.text and [each.name for each in began.names] == ["Ann", "Cy"]
        assert guest(site, V0_14_0, "Ann").http.delete("/api/me/data").status_code == 204
        first, *_ = site.visitor().get(f"/api/replays/{finished}/record").text.splitlines()
        header = json.loads(first)
        assert (header["version"], header["players"], header["withdrawn"]) == (2, ["", "Ben"], [0])
        for each in (finished, game):
            check_dice(site, each)
            assert '"Ann"' not in site.visitor().get(f"/api/replays/{each}").text
        assert site.inside.lobby.store.check() == []
