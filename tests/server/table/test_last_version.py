"""A database that 0.8.0 wrote is played on by this version, and stays in a form that 0.8.0 can read."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from random import Random

import pytest

from tests.server.house_fixture import Guest, Link, OpenHouse, open_house, play

SCRIPT = Path(__file__).parents[1] / "data" / "v0_8_0.sql"
#: What its secrets are sealed with, and who sat there.
KEY = "08" * 32
COOKIES = {
    "Ann": "ZtXRM3RNiUfKzZlgnxKwsxZFFnqw7JlM-3MDbVYqxS8",
    "Ben": "rcxe1BGkL0MZ1wARfHCXSS4at45-Xv5Q1Jtfvd00Cv4",
}
OVER, UNDER_WAY = "L5tXUMnVtWInb5Zvolqh4w", "iKFJQ2YIEZwYLBV7L8sH1w"
#: What 0.8.0 showed when it was killed: the version, and the hash of what the first seat sees.
SHOWN = {
    OVER: (131, "b61a6a53efd903cc58bbfd80ea108d44e2ebbf31a38f1e192e7bc52c9708cbe8"),
    UNDER_WAY: (19, "1c38464f3462a4d9b68643d6a3f364e2de200ff1699b09b10f593a001086e1f9"),
}


@pytest.fixture
def database(tmp_path: Path) -> Path:
    path = tmp_path / "throwdown.db"
    with closing(sqlite3.connect(path)) as database, database:
        database.executescript(SCRIPT.read_text(encoding="utf-8"))
        database.execute("UPDATE sessions SET seen = ?", (time.time(),))  # cookies do not outlive three months
    return path


@pytest.fixture
def house(database: Path, tmp_path: Path) -> Iterator[OpenHouse]:
    with open_house(tmp_path, secrets_key=KEY) as open_door:
        yield open_door


def link(house: OpenHouse, name: str, table: str) -> Link:
    client = house.visitor()
    client.cookies.set("throwdown", COOKIES[name])
    return Guest(house, client, id="").link(table)


def form(database: Path) -> tuple[int, list[str]]:
    """The number of the form, and all tables and indexes as SQL."""
    with closing(sqlite3.connect(database)) as reading:
        ((number,),) = reading.execute("PRAGMA user_version").fetchall()
        return number, [sql for (sql,) in reading.execute("SELECT sql FROM sqlite_master ORDER BY name")]


def test_games_are_played_on_and_the_way_back_stays_open(house: OpenHouse, database: Path) -> None:
    before = form(database)
    with link(house, "Ann", OVER) as over:
        assert (over.welcome["version"], over.welcome["game"]["hash"]) == SHOWN[OVER]
        (finished,) = over.welcome["table"]["replays"]
    links = [link(house, name, UNDER_WAY) for name in COOKIES]
    welcome = links[0].welcome
    assert (welcome["version"], welcome["game"]["hash"]) == SHOWN[UNDER_WAY]
    assert [line["text"] for line in welcome["chat"]] == ["Good luck, Ben!"]
    assert play(links, Random(3), within=90)["winners"]
    under_way = (links[0].game or {})["id"]
    for each in links:
        each.close()
    for game in (finished, under_way):  # its dice were bound by 0.8.0
        assert house.visitor().get(f"/api/replays/{game}/verify").json()["verdict"] == "holds"
    # docs/hosting.md says that 0.8.0 goes on with it: when its form changes, say there that it refuses
    assert form(database) == before
