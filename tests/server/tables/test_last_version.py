"""Databases that 0.8.0 and 0.10.0 wrote are played on by this version, and stay in a form that they can read."""

from __future__ import annotations

import json
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Any, cast

import pytest

from tests.server.house_fixture import Guest, Link, OpenHouse, open_house, play, until
from throwdown.live.clock import PACES, Pace

DATA = Path(__file__).parents[1] / "data"
HOUR_S = 3600.0
DAYS = cast("Pace", PACES["days"])


@dataclass(frozen=True)
class Seen:
    """A table as it was shown when the server was killed: its version, and the hash of what the first seat sees."""

    table: str
    version: int
    hash: str

    def check(self, welcome: dict[str, Any]) -> None:
        """It is what somebody is welcomed with."""
        assert (welcome["version"], welcome["game"]["hash"]) == (self.version, self.hash)


@dataclass(frozen=True)
class Left:
    """What a version left."""

    version: str
    key: str
    """What its secrets are sealed with."""
    cookies: dict[str, str]
    """Of those who sat there, by name."""
    over: Seen
    under_way: Seen


V0_8_0 = Left(
    "0.8.0",
    "08" * 32,
    {
        "Ann": "ZtXRM3RNiUfKzZlgnxKwsxZFFnqw7JlM-3MDbVYqxS8",
        "Ben": "rcxe1BGkL0MZ1wARfHCXSS4at45-Xv5Q1Jtfvd00Cv4",
    },
    Seen("L5tXUMnVtWInb5Zvolqh4w", 131, "b61a6a53efd903cc58bbfd80ea108d44e2ebbf31a38f1e192e7bc52c9708cbe8"),
    Seen("iKFJQ2YIEZwYLBV7L8sH1w", 19, "1c38464f3462a4d9b68643d6a3f364e2de200ff1699b09b10f593a001086e1f9"),
)
V0_10_0 = Left(
    "0.10.0",
    "0a" * 32,
    {
        "Ann": "Ai_uyDdX-6C0mxa-vs31dVbQCiVmLYJHdNSMRfOpXzM",
        "Ben": "7lQrhoBp82k--VtqTBON9k7ZBgIOjTxmgyafs_wLQu8",
    },
    Seen("1EZdevfXP2m9i8Jw71LFgQ", 45, "7a7fb509017753f0b3d81da596244d38af4dcaff68882b43477e76bfc8f6f6d5"),
    Seen("1GZn8yalkA_cYkIV2ExEpA", 16, "2b40b9f14dc0558a222d3d883a5270e1d603849ecb1c00bf8a3052b00c1f1fb7"),
)
#: A table of 0.10.0 that had left the memory, where Ben is asked; and the token of Ann's bot.
AT_REST = Seen("bbtYTF3xSmdZOC_sQSqFIg", 15, "55f6f00409356cefe7b9ce4c3ba0f4cc71c0f2775665de105ed92a4a522891f7")
ROBIN = "w9YzhfAeCXkC9XXLbqJugAhFpp3g8gO0i9C01B1CyGo"


def restored(left: Left, folder: Path) -> Path:
    """The database, as if it had been left an hour ago: neither cookies nor games of days wait for years."""
    path, script = folder / "throwdown.db", DATA / f"v{left.version.replace('.', '_')}.sql"
    with closing(sqlite3.connect(path)) as database, database:
        database.executescript(script.read_text(encoding="utf-8"))
        database.execute("UPDATE sessions SET seen = ?", (time.time(),))
        for id, changed, listing in database.execute("SELECT id, changed, listing FROM tables").fetchall():
            later = delayed(json.loads(listing), time.time() - HOUR_S - changed)
            database.execute("UPDATE tables SET listing = ? WHERE id = ?", (json.dumps(later), id))
    return path


def delayed(listing: dict[str, Any], by_s: float) -> dict[str, Any]:
    """The same note of a table at rest, so much later."""
    rest = listing.get("rest", {})
    for due in rest.get("due", ()):
        due["at"] += by_s
    running = rest.get("clock", {}).get("running", {})
    for seat in running:
        running[seat] += by_s
    return listing


@contextmanager
def taken_over(left: Left, folder: Path) -> Iterator[OpenHouse]:
    with open_house(folder, secrets_key=left.key) as house:
        yield house


def guest(house: OpenHouse, left: Left, name: str) -> Guest:
    client = house.visitor()
    client.cookies.set("throwdown", left.cookies[name])
    return Guest(house, client, id="")


def played_on(house: OpenHouse, left: Left, table: str) -> str:
    """The game that is under way there, played to its end by both."""
    links = [guest(house, left, name).link(table) for name in left.cookies]
    assert play(links, Random(3), within=90)["winners"]
    for each in links:
        each.close()
    return str((links[0].game or {})["id"])


def shown(house: OpenHouse, left: Left, seen: Seen) -> Link:
    """The table as Ann sees it, which is what she saw."""
    link = guest(house, left, "Ann").link(seen.table)
    seen.check(link.welcome)
    return link


def check_dice(house: OpenHouse, game: str) -> None:
    """They were bound by the version that began the game."""
    assert house.visitor().get(f"/api/replays/{game}/verify").json()["verdict"] == "holds"


def form(database: Path) -> tuple[int, list[str]]:
    """The number of the form, and all tables and indexes as SQL."""
    with closing(sqlite3.connect(database)) as reading:
        ((number,),) = reading.execute("PRAGMA user_version").fetchall()
        return number, [sql for (sql,) in reading.execute("SELECT sql FROM sqlite_master ORDER BY name")]


@pytest.mark.parametrize("left", [V0_8_0, V0_10_0], ids=lambda left: left.version)
def test_games_are_played_on_and_the_way_back_stays_open(left: Left, tmp_path: Path) -> None:
    database = restored(left, tmp_path)
    before = form(database)
    with taken_over(left, tmp_path) as house:
        with shown(house, left, left.over) as over:
            (finished,) = over.welcome["table"]["replays"]
        with shown(house, left, left.under_way) as under_way:
            assert [line["text"] for line in under_way.welcome["chat"]] == ["Good luck, Ben!"]
        check_dice(house, finished)
        check_dice(house, played_on(house, left, left.under_way.table))
    # docs/hosting.md says that these versions go on with it: when its form changes, say there that they refuse
    assert form(database) == before


def test_a_table_at_rest_stays_so_until_somebody_comes_and_its_clock_runs_on(tmp_path: Path) -> None:
    restored(V0_10_0, tmp_path)
    with taken_over(V0_10_0, tmp_path) as house:
        tables = house.inside.house.tables
        until(lambda: AT_REST.table in tables.resting)
        turns = guest(house, V0_10_0, "Ben").get("/api/me")["tables"]
        assert AT_REST.table in [turn["table"]["id"] for turn in turns if turn["your_turn"]]
        assert AT_REST.table in tables.resting  # it was not read for that
        with shown(house, V0_10_0, AT_REST) as link:
            whole = DAYS.decision + DAYS.bank
            assert link.welcome["clock"]["left"] == pytest.approx(whole - HOUR_S, abs=HOUR_S / 2)
        check_dice(house, played_on(house, V0_10_0, AT_REST.table))


def test_tokens_of_bots_still_open_the_door(tmp_path: Path) -> None:
    restored(V0_10_0, tmp_path)
    with taken_over(V0_10_0, tmp_path) as house:
        me = house.visitor(authorization=f"Bearer {ROBIN}").get("/api/me").json()
        assert (me["person"]["name"], me["person"]["kind"]) == ("Robin", "bot")
