"""A database that 0.4.0 wrote: its finished game is shown as it was, and the game under way is played on."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from functools import partial
from pathlib import Path
from random import Random

import pytest

from tests.server.history import rerolled, stored_logs
from tests.server.server_fixture import Guest, Link, OpenServer, follow, open_server, play
from throwdown.api.person import Person
from throwdown.live import events as ev
from throwdown.live.timers import LoopTime
from throwdown.server.lobby.people import People
from throwdown.server.operations.limits import Limits
from throwdown.server.storage.sqlite.store import SqliteStore
from throwdown.server.web.archive import Archive
from throwdown.server.web.missing_plays import fill

SCRIPT = Path(__file__).parents[1] / "data" / "v0_4_0.sql"
OVER, UNDER_WAY = "_oD469LE3eTXEDvui8Rcgw", "s1rV2sMxE4y97o7OfyILRA"
#: What 0.4.0 showed when it was killed: the version, and the hash of what the first seat sees.
SHOWN = {
    OVER: (64, "f355a1e17ba9a957ac80cf6968ad74de7ac91dbd52dda43f57a4060a6ef93f54"),
    UNDER_WAY: (18, "7625a537a632d7cf09155e89d8f4a692825cc94fb0cfe0daafbe1ee10b3e2a41"),
}


@pytest.fixture
def database(tmp_path: Path) -> Path:
    path = tmp_path / "throwdown.db"
    with closing(sqlite3.connect(path)) as database:
        database.executescript(SCRIPT.read_text(encoding="utf-8"))
    return path


@pytest.fixture
def tokens(database: Path) -> dict[str, dict[str, str]]:
    """By table and name: a fresh cookie for everybody who sits there."""
    with closing(sqlite3.connect(database)) as reading:
        rows = reading.execute('SELECT "table", person FROM seats ORDER BY seat').fetchall()
    store = SqliteStore.open(database)
    people = People(store, Limits(), LoopTime())

    async def token(id: str) -> tuple[str, str]:
        row = store.person(id)
        assert row is not None
        person = Person(row.id, row.name, row.kind, row.language)
        return row.name, await people.new_session(person, "cookie")

    async def all_of(table: str) -> dict[str, str]:
        return dict([await token(id) for at, id in rows if at == table])

    try:
        return {table: asyncio.run(all_of(table)) for table in (OVER, UNDER_WAY)}
    finally:
        store.close()


@pytest.fixture
def site(tokens: dict[str, dict[str, str]], tmp_path: Path) -> Iterator[OpenServer]:
    with open_server(tmp_path) as open_door:
        yield open_door


def guest(site: OpenServer, token: str) -> Guest:
    client = site.visitor()
    client.cookies.set("throwdown", token)
    return Guest(site, client, id="")


@pytest.mark.parametrize("table", [OVER, UNDER_WAY])
def test_tables_are_shown_as_they_were(site: OpenServer, tokens: dict[str, dict[str, str]], table: str) -> None:
    with guest(site, tokens[table]["Ann"]).link(table) as link:
        welcome = link.welcome
        assert (welcome["version"], welcome["game"]["hash"]) == SHOWN[table]
        assert [line["text"] for line in welcome["chat"]] == ["Good luck, Ben!"]
        assert [seat["name"] for seat in welcome["table"]["seats"]] == ["Ann", "Ben"]


def test_the_finished_game_can_be_replayed_and_holds(site: OpenServer, tokens: dict[str, dict[str, str]]) -> None:
    with guest(site, tokens[OVER]["Ann"]).link(OVER) as link:
        (game,) = link.welcome["table"]["replays"]
    visitor = site.visitor()
    assert visitor.get(f"/api/replays/{game}").json()["result"]["winners"] == [0]
    assert visitor.get(f"/api/replays/{game}/verify").json()["verdict"] == "holds"


async def test_the_seats_of_the_finished_game_are_stored_afterwards(database: Path) -> None:
    opening = partial(SqliteStore.open, database)
    with closing(opening()) as store, closing(Archive(store, opening, database.parent / "previews")) as archive:
        assert await fill(store, archive) == 1
        (over,) = store.games(OVER)
        rows = store.plays_in(over.id)
    assert [(row.name, row.won, row.rank, row.ended) for row in rows] == [
        ("Ann", 1, 1, over.ended),
        ("Ben", 0, 2, over.ended),
    ]
    assert all(row.person and row.rated and row.figures != "{}" for row in rows)


def test_the_game_under_way_is_resumed_with_its_committed_dice(
    site: OpenServer, tokens: dict[str, dict[str, str]], database: Path
) -> None:
    """Its chance was committed by 0.4.0: every outcome since is what that secret gives."""
    links = [guest(site, tokens[UNDER_WAY][name]).link(UNDER_WAY) for name in ("Ann", "Ben")]
    assert links[0].welcome["clock"]["banks"] == [120, 120]
    assert play(links, Random(3))["winners"]
    game = (links[0].game or {})["id"]
    assert site.visitor().get(f"/api/replays/{game}/verify").json()["verdict"] == "holds"
    store = site.inside.lobby.store
    assert store.check() == [] and store.ledger_of(game) == []  # the public list never heard of its commitment
    assert '"version": 1' in site.visitor().get(f"/api/replays/{game}/record").text.splitlines()[0]
    follow(links, lambda: coming(links[0]))
    assert links[1].do("start")["is"] == "ack"
    began = links[0].wait("began")["game"]
    assert [row.hash for row in store.ledger_of(began["id"])] == [began["commitment"]]
    for link in links:
        link.close()
    reading = SqliteStore.open(database)
    try:
        (log, _), row = stored_logs(reading, UNDER_WAY), reading.game(game)
        assert row is not None and log.finished and list(rerolled(log, row.secret, "luck")) == []
    finally:
        reading.close()


def coming(link: Link) -> bool:
    """Whether the table is committed to its next game."""
    return any((message.get("table") or {}).get("next") for message in link.heard)


def test_a_returning_client_gets_exactly_what_it_missed(site: OpenServer, tokens: dict[str, dict[str, str]]) -> None:
    with guest(site, tokens[OVER]["Ben"]).link(OVER, since=30) as link:
        link.sync()
        versions = [message["version"] for message in link.heard if message["is"] != "welcome" and "version" in message]
        last = SHOWN[OVER][0]  # a commitment to the next game may have come since
        assert link.welcome["full"] is False and versions[: last - 30] == list(range(31, last + 1))


def test_a_move_that_0_4_0_answered_is_not_done_again(
    site: OpenServer, tokens: dict[str, dict[str, str]], database: Path
) -> None:
    """The same id with another message is known to be used."""
    with closing(sqlite3.connect(database)) as reading:
        ((person, move),) = reading.execute(
            'SELECT person, move FROM moves WHERE "table" = ? LIMIT 1', (UNDER_WAY,)
        ).fetchall()
        ((name,),) = reading.execute("SELECT name FROM people WHERE id = ?", (person,)).fetchall()
    with guest(site, tokens[UNDER_WAY][name]).link(UNDER_WAY) as link:
        assert link.do("chat", move=move, text="once more")["code"] == "server/id_reused"


def test_stored_events_are_encoded_again_as_they_were(database: Path) -> None:
    """The same fields in the same order; only a whole number of seconds may become 300.0."""
    store = SqliteStore.open(database)
    try:
        for table in (OVER, UNDER_WAY):
            chain = ""
            for row in store.events(table):
                before = chain
                event, chain = ev.read(row.text, before)
                text, _ = ev.write(event, before)
                assert fields(text) == fields(row.text)
    finally:
        store.close()


def fields(stored: str) -> object:
    """What is stored before the hash, as pairs in their order."""
    return json.loads(stored[:-64], object_pairs_hook=list)
