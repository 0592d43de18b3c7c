"""Databases that 0.8.0 and 0.13.0 wrote are played on by this version, over SQLite and over PostgreSQL."""

from __future__ import annotations

import json
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from random import Random
from typing import Any, cast

import msgspec
import psycopg
import pytest
from psycopg import sql

from tests.server.postgres import Cluster
from tests.server.server_fixture import Guest, Link, OpenServer, open_server, play, until
from throwdown.live.pace import PACES, Pace

DATA = Path(__file__).parents[1] / "data"
HOUR_S = 3600.0
DAYS = cast("Pace", PACES["days"])
KINDS = ("people", "sessions", "tables", "events", "games", "secrets", "seats", "moves", "ledger")


class Seen(msgspec.Struct, frozen=True):
    """A table as it was when the server was killed: its version, and the hash of what the first seat sees."""

    id: str
    version: int
    hash: str
    asked: list[int] = []
    """The seats that have to act, where a test needs them."""


class Bot(msgspec.Struct, frozen=True):
    """A bot with a token."""

    name: str
    token: str


class Left(msgspec.Struct, frozen=True):
    """What a version left."""

    version: str
    key: str
    """What its secrets are sealed with."""
    cookies: dict[str, str]
    """Of the players, by name, in the order of their seats."""
    tables: dict[str, Seen]
    open: str = ""
    """A table that waits for another player."""
    bot: Bot | None = None
    games: list[str] = []
    """Games that are over."""

    @property
    def script(self) -> str:
        return (DATA / f"v{self.version.replace('.', '_')}.sql").read_text("utf-8")

    @property
    def under_way(self) -> dict[str, Seen]:
        return {name: seen for name, seen in self.tables.items() if not name.startswith(("over", "evicted"))}


def left_by(version: str) -> Left:
    file = DATA / f"v{version.replace('.', '_')}.json"
    return msgspec.json.decode(file.read_bytes(), type=Left)


V0_8_0, V0_13_0 = left_by("0.8.0"), left_by("0.13.0")


def restored(left: Left, folder: Path) -> Path:
    """The database, as if it had been left an hour ago: neither cookies nor games of days wait for years."""
    path = folder / "throwdown.db"
    with closing(sqlite3.connect(path)) as database, database:
        database.executescript(left.script)
        database.execute("UPDATE sessions SET seen = ?", (time.time(),))
        for id, changed, listing in database.execute("SELECT id, changed, listing FROM tables").fetchall():
            later = delayed(json.loads(listing), time.time() - HOUR_S - changed)
            database.execute("UPDATE tables SET listing = ? WHERE id = ?", (json.dumps(later), id))
    return path


def delayed(listing: dict[str, Any], by_s: float) -> dict[str, Any]:
    """The same snapshot of an evicted table, so much later."""
    rest = listing.get("rest", {})
    for due in rest.get("due", ()):
        due["at"] += by_s
    running = rest.get("clock", {}).get("running", {})
    for seat in running:
        running[seat] += by_s
    return listing


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


@contextmanager
def taken_over(left: Left, folder: Path, **settings: Any) -> Iterator[OpenServer]:
    with open_server(folder, secrets_key=left.key, **settings) as site:
        yield site


def guest(site: OpenServer, left: Left, name: str) -> Guest:
    client = site.visitor()
    client.cookies.set("throwdown", left.cookies[name])
    return Guest(site, client, id="")


def play_on(site: OpenServer, left: Left, seen: Seen) -> None:
    """The game is shown as it was, and both play it to its end with the dice that the old version committed to."""
    links = [guest(site, left, name).link(seen.id) for name in left.cookies]
    assert (links[0].welcome["version"], links[0].welcome["game"]["hash"]) == (seen.version, seen.hash)
    assert [line["text"] for line in links[0].welcome["chat"]] == ["Good luck, Ben!"]
    assert play(links, Random(3), within=90)["winners"]
    check_dice(site, str((links[0].game or {})["id"]))
    for each in links:
        each.close()


def shown(site: OpenServer, left: Left, seen: Seen) -> Link:
    """The table as Ann sees it, which is what she saw."""
    link = guest(site, left, "Ann").link(seen.id)
    assert (link.welcome["version"], link.welcome["game"]["hash"]) == (seen.version, seen.hash)
    return link


def check_dice(site: OpenServer, game: str) -> None:
    """They are those that the old version committed to."""
    assert site.visitor().get(f"/api/replays/{game}/verify").json()["verdict"] == "holds"


def form(database: Path) -> tuple[int, list[str]]:
    """The number of the form, and all tables and indexes as SQL."""
    with closing(sqlite3.connect(database)) as reading:
        ((number,),) = reading.execute("PRAGMA user_version").fetchall()
        return number, [row for (row,) in reading.execute("SELECT sql FROM sqlite_master ORDER BY name")]


@pytest.mark.parametrize("left", [V0_8_0, V0_13_0], ids=lambda left: left.version)
def test_games_of_every_family_are_played_on_and_the_way_back_stays_open(left: Left, tmp_path: Path) -> None:
    database = restored(left, tmp_path)
    before = form(database)
    with taken_over(left, tmp_path) as site:
        for seen in left.under_way.values():
            play_on(site, left, seen)
        for name, seen in left.tables.items():
            if name.startswith("over"):
                with shown(site, left, seen) as over:
                    (finished,) = over.welcome["table"]["replays"]
                check_dice(site, finished)
                assert site.visitor().get(f"/api/replays/{finished}").json()["result"]["winners"]
    # docs/hosting.md says that these versions go on with it: when its form changes, say there that they refuse
    assert form(database) == before


def test_an_evicted_table_stays_evicted_until_it_is_visited_and_its_clock_runs(tmp_path: Path) -> None:
    restored(V0_13_0, tmp_path)
    seen = V0_13_0.tables["evicted"]
    asked = list(V0_13_0.cookies)[seen.asked[0]]
    with taken_over(V0_13_0, tmp_path) as site:
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
    restored(V0_13_0, tmp_path)
    assert V0_13_0.bot is not None
    with taken_over(V0_13_0, tmp_path) as site:
        me = site.visitor(authorization=f"Bearer {V0_13_0.bot.token}").get("/api/me").json()
        assert (me["person"]["name"], me["person"]["kind"]) == (V0_13_0.bot.name, "bot")
        for game in V0_13_0.games:
            lines = site.visitor().get(f"/api/replays/{game}/record").text.splitlines()
            assert json.loads(lines[0])["version"] == 2 and json.loads(lines[-1])["is"] == "ended"
        with guest(site, V0_13_0, "Ann").link(V0_13_0.open) as ann, site.guest("Cy").link(V0_13_0.open) as cy:
            assert cy.do("sit", seat=1)["is"] == "ack"
            assert ann.do("start")["is"] == "ack"
            assert play([ann, cy], Random(1), within=60)["winners"]


def test_a_postgresql_database_of_0_13_0_is_migrated_and_played_on(tmp_path: Path, postgres: Cluster) -> None:
    store = postgres.new_database()
    (tmp_path / "old").mkdir()
    copied(restored(V0_13_0, tmp_path / "old"), store)
    with taken_over(V0_13_0, tmp_path / "new", store=store) as site:
        play_on(site, V0_13_0, V0_13_0.tables["hp_strike_luck"])
        play_on(site, V0_13_0, V0_13_0.tables["evicted"])
        for game in V0_13_0.games:
            check_dice(site, game)
