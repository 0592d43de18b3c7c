"""Databases that older versions left: `data/vX.sql`, and what is known of each in `data/vX.json`.

Each was dumped from a server of that version after it was killed. They are never edited.
"""

from __future__ import annotations

import json
import sqlite3
import time
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path
from typing import Any

import msgspec

from tests.server.server_fixture import Guest, OpenServer, open_server

DATA = Path(__file__).parent / "data"
HOUR_S = 3600.0


class OldTable(msgspec.Struct, frozen=True):
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


class OldDatabase(msgspec.Struct, frozen=True):
    """What is known of a database that a version left."""

    version: str
    variant: str = ""
    """Which one, where a version left several."""
    key: str = ""
    """What its secrets are sealed with."""
    cookies: dict[str, str] = {}
    """Of the players, by name, in the order of their seats."""
    tables: dict[str, OldTable] = {}
    open: str = ""
    """A table that waits for another player."""
    bot: Bot | None = None
    games: list[str] = []
    """Games that are over."""
    resume: str = ""
    """A code that lets Ann in on another device."""
    serves: dict[str, Any] = {}
    """What the bot sent to the lobby when it stood ready there."""

    @property
    def script(self) -> str:
        return _file(self.version, self.variant, "sql").read_text("utf-8")

    @property
    def under_way(self) -> dict[str, OldTable]:
        return {name: seen for name, seen in self.tables.items() if not name.startswith(("over", "evicted"))}


def _file(version: str, variant: str, suffix: str) -> Path:
    name = "_".join(part for part in (f"v{version.replace('.', '_')}", variant) if part)
    return DATA / f"{name}.{suffix}"


def read_old(version: str, variant: str = "") -> OldDatabase:
    return msgspec.json.decode(_file(version, variant, "json").read_bytes(), type=OldDatabase)


V0_8_0, V0_13_0, V0_14_0, V0_16_0 = map(read_old, ("0.8.0", "0.13.0", "0.14.0", "0.16.0"))
V0_8_0_STANDING, V0_13_0_STANDING = read_old("0.8.0", "standing"), read_old("0.13.0", "standing")


def restore(old: OldDatabase, folder: Path) -> Path:
    """Write the database as if it had been left an hour ago: cookies and games of days do not last for years."""
    path = folder / "throwdown.db"
    with closing(sqlite3.connect(path)) as database, database:
        database.executescript(old.script)
        database.execute("UPDATE sessions SET seen = ?, created = ?", (time.time(), time.time()))
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


@contextmanager
def server_on(old: OldDatabase, folder: Path, **settings: Any) -> Iterator[OpenServer]:
    """This version on the database in the folder."""
    with open_server(folder, secrets_key=old.key, **settings) as site:
        yield site


def guest(site: OpenServer, old: OldDatabase, name: str) -> Guest:
    client = site.visitor()
    client.cookies.set("throwdown", old.cookies[name])
    return Guest(site, client, id="")


def check_dice(site: OpenServer, game: str) -> None:
    """The dice of this game are those that the old version committed to."""
    answer = site.visitor().get(f"/api/replays/{game}/verify").json()
    assert answer.get("verdict") == "holds", answer
