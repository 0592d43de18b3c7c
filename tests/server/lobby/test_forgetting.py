"""A person is forgotten: no name is left anywhere, and every game still verifies."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine, Iterator
from dataclasses import replace
from math import inf
from pathlib import Path
from typing import Any, cast

import psycopg
import pytest
from click.testing import CliRunner
from psycopg import sql

from tests.samples import sample
from tests.server.lobby.shared_games import store_game
from tests.server.peers.servers import at, two_servers
from tests.server.postgres import Cluster
from tests.server.server_fixture import ME, OPEN, Guest, OpenServer, follow, open_server, until
from tests.server.storage.rows import PLAY
from throwdown.api.sockets import NOT_SIGNED_IN
from throwdown.cli import main
from throwdown.server.lobby import forgetting
from throwdown.server.lobby.forgetting import ONCE_MORE_S
from throwdown.server.storage.acts import Decision
from throwdown.server.storage.batch import Batch
from throwdown.server.storage.copying import COLUMNS
from throwdown.server.storage.withdrawn_file import WithdrawnFile
from throwdown.table.verify import verify_lines

NAME, SAID = "Zaphodine", "Zaphodines word"
OTHERS = ("Ben", "Cleo", "Dora")
#: What the store does is the same for each of them; in PostgreSQL a few show it.
GAMES, SOME_GAMES = sample(20, 50), sample(8, 50)


def run(site: OpenServer, work: Coroutine[Any, Any, Any]) -> Any:
    """Do something in the loop of the server."""
    return asyncio.run_coroutine_threadsafe(work, site.loop).result(60)


@pytest.fixture(params=["sqlite", "postgres"])
def site(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[OpenServer]:
    store = request.getfixturevalue("postgres").new_database() if request.param == "postgres" else ""
    with open_server(tmp_path / "data", store=store) as site:
        yield site


def shared_games(site: OpenServer, people: dict[str, str], count: int) -> list[str]:
    """Games in which each of these people played and the first one chatted."""
    store = site.inside.lobby.store
    return [run(site, store_game(store, people, seed, SAID)) for seed in range(1, count + 1)]


def files_with(folder: Path, text: str) -> list[str]:
    """Files in which these bytes are, in any of the usual encodings."""
    wanted = [text.encode(), text.encode("utf-16-le"), text.encode().hex().encode()]
    return [str(each) for each in folder.rglob("*") if each.is_file() and any(w in each.read_bytes() for w in wanted)]


def rows_with(store: str, text: str) -> list[str]:
    """Tables of PostgreSQL in whose rows this text is, and files of this database, or of the log, that have it."""
    with psycopg.connect(store, autocommit=True) as reading:
        found = []
        for kind in (*COLUMNS, "lobby"):
            rows = reading.execute(sql.SQL("SELECT t::text FROM {} AS t").format(sql.Identifier(kind))).fetchall()
            found += [kind for (row,) in rows if text in row]
        reading.execute("SELECT pg_switch_wal()")
        reading.execute("CHECKPOINT")  # files of the log that are not needed any more are gone
        ((data, people),) = reading.execute(
            "SELECT current_setting('data_directory'), pg_relation_filepath('people')"
        ).fetchall()
    folder = Path(data)
    return found + files_with((folder / people).parent, text) + files_with(folder / "pg_wal", text)


def assert_no_trace(site: OpenServer) -> None:
    assert files_with(site.settings.data, NAME) == []
    if site.settings.store:
        assert rows_with(site.settings.store, NAME) == []


def record_of(site: OpenServer, game: str) -> list[str]:
    return site.visitor().get(f"/api/replays/{game}/record").text.splitlines()


def test_shared_games_verify_after_one_of_four_was_forgotten_and_no_name_is_left(
    site: OpenServer, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG, "throwdown")
    gone, *others = [site.guest(name) for name in (NAME, *OTHERS)]
    people = {guest.id: name for guest, name in zip([gone, *others], (NAME, *OTHERS), strict=True)}
    games = shared_games(site, people, SOME_GAMES if site.settings.store else GAMES)
    _visit(site, games)
    table = _game_under_way(gone, others[0])
    assert gone.http.post("/api/groups", json={"name": f"{NAME}s club"}).status_code == 200
    if site.settings.store:
        _collect_statistics(site.settings.store)
    with others[0].link(table) as link:
        assert NAME in str(link.welcome)
        assert gone.http.delete("/api/me/data").status_code == 204
        assert NAME not in str(link.wait("welcome"))
        assert gone.http.get("/api/me").status_code == 401
        for game in games:
            lines = record_of(site, game)
            assert NAME not in "".join(lines) and OTHERS[0] in lines[0]
            assert verify_lines(lines).dice == "holds"
        answers = [site.visitor().get(f"/api/replays/{game}").text for game in games[:3]]
        assert not any(NAME in answer for answer in answers)
        assert NAME not in others[0].http.get("/api/tables").text
        assert_no_trace(site)
    assert NAME not in caplog.text and SAID not in caplog.text
    assert site.inside.lobby.store.check() == []


def _collect_statistics(store: str) -> None:
    """As PostgreSQL does it from time to time: samples of values are in its own tables then."""
    with psycopg.connect(store, autocommit=True) as connection:
        connection.execute("ANALYZE")


def test_name_that_an_older_transaction_sees_is_overwritten_after_its_end(
    tmp_path: Path, postgres: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(forgetting, "SCRUB_AGAIN_S", 0.0)
    store = postgres.new_database("migrated")
    with open_server(tmp_path / "data", store=store) as site:
        gone = site.guest(NAME)
        with psycopg.connect(store) as dump:
            dump.execute("SET TRANSACTION ISOLATION LEVEL REPEATABLE READ")
            assert dump.execute("SELECT pg_current_snapshot()").fetchone()
            assert gone.http.delete("/api/me/data").status_code == 204
            assert rows_with(store, NAME) != []
        until(lambda: rows_with(store, NAME) == [])


def _visit(site: OpenServer, games: list[str]) -> None:
    """Fill the cache."""
    for path in (f"/api/replays/{games[2]}/story", f"/api/replays/{games[2]}", f"/g/{games[2]}"):
        assert site.visitor().get(path).status_code == 200


def _game_under_way(gone: Guest, other: Guest) -> str:
    table = str(gone.table(seats=[ME, OPEN], visibility="public")["id"])
    with gone.link(table) as host, other.link(table) as guest:
        assert guest.do("sit", seat=1)["is"] == "ack"
        assert host.do("chat", text=SAID)["is"] == "ack"
        assert host.do("start")["is"] == "ack"
        follow([host, guest], lambda: host.game)
    return table


def test_a_forgotten_entrant_leaves_the_tables_that_others_opened_on_one_device(site: OpenServer) -> None:
    """One game is over and one is under way when the entrant goes."""
    gone, other = site.guest(NAME), site.guest("Ben")
    here = tournament_of(other, gone, rounds=4)
    for kind in ("hot_seat", "referee"):
        with other.link(device_table(other, here, kind)) as link:
            assert link.do("concede", seat=0)["is"] == "ack"
        until(lambda: other.get(here)["phase"] == "between")
    games = [row["id"] for row in gone.get("/api/mine/games")["games"]]
    assert len(games) == 2 and {row["name"] for row in stored(other)["plays"]} == {"Ben"}
    with other.link(device_table(other, here, "hot_seat")) as link:
        assert NAME in str(link.welcome) and all(NAME in record_of(site, game)[0] for game in games)
        assert gone.http.delete("/api/me/data").status_code == 204
        assert NAME not in str(link.wait("welcome"))
        for game in games:
            lines = record_of(site, game)
            assert NAME not in "".join(lines) and "Ben" in lines[0]
            assert verify_lines(lines).dice in ("holds", "uncommitted")
        for path in ("/api/mine/games", "/api/me/data", here, f"{here}/csv?sheet=tables", "/api/me"):
            assert NAME not in other.http.get(path).text and "Ben" in other.http.get(path).text
        assert_no_trace(site)
    with other.link(link.welcome["table"]["id"]) as link:
        lobby = site.inside.lobby
        row = lobby.store.person(other.id)
        assert row is not None
        run(site, lobby.moderation.rename(row, "Polite", Decision("", 1.0, hours=1e6)))
        seats = other.get(f"/api/tables/{link.welcome['table']['id']}")["seats"]
        assert [seat["name"] for seat in seats] == [""] * 2
        assert not any("Ben" in "".join(record_of(site, game)) for game in games)
        assert (
            "Ben" not in other.http.get("/api/mine/games").text and other.get(here)["entrants"][0]["name"] == "Polite"
        )


# Rights


def tournament_of(host: Guest, *others: Guest, rounds: int) -> str:
    """A tournament that these people have entered; its path."""
    wanted = {"name": "Cup", "thrower": "luck", "edition": "none", "play": "device", "seats": 2, "rounds": rounds}
    here = f"/api/tournaments/{host.http.post('/api/tournaments', json=wanted).json()['id']}"
    for guest in (host, *others):
        assert guest.http.post(f"{here}/enter").status_code == 200
    return here


def device_table(host: Guest, here: str, kind: str) -> str:
    """The table of the next round, on the device of this person."""
    number = host.http.post(f"{here}/pair").json()["tables"][-1]["number"]
    found = host.http.post(f"{here}/tables/{number}/device", json={"kind": kind}).json()
    return str(found["tables"][-1]["table"])


@pytest.fixture(name="small")
def _small(tmp_path: Path) -> Iterator[OpenServer]:
    with open_server(tmp_path / "data") as site:
        yield site


def stored(guest: Guest) -> dict[str, list[dict[str, Any]]]:
    found: dict[str, list[dict[str, Any]]] = guest.get("/api/me/data")["stored"]
    return found


def test_a_person_sees_all_that_is_stored_about_them_and_nothing_of_others(small: OpenServer) -> None:
    gone, ben = small.guest(NAME), small.guest("Ben")
    (game,) = shared_games(small, {gone.id: NAME, ben.id: "Ben"}, 3)[2:]
    assert gone.http.post("/api/tokens", json={"name": "Robot"}).status_code == 200
    found = stored(gone)
    assert [row["name"] for row in found["person"]] == [NAME] and [row["name"] for row in found["bots"]] == ["Robot"]
    assert [row["text"] for row in found["chat"]] == [SAID] * 3
    assert game in [row["id"] for row in found["games"]] and game in [row["game"] for row in found["plays"]]
    assert {row["name"] for row in found["names"]} == {NAME} and "Ben" not in str(found)
    assert gone.token not in str(found) and "hash" not in str(found)
    assert stored(ben)["chat"] == []


def test_only_the_person_deletes_the_person_and_nothing_lets_them_in_afterwards(small: OpenServer) -> None:
    """Attacks 38, 40, 42, 44, 46 and 47, as far as they concern deletion."""
    gone, ben = small.guest(NAME), small.guest("Ben")
    token = gone.http.post("/api/tokens", json={"name": "Robot"}).json()["token"]
    code = gone.device_code()
    robot = small.visitor(authorization=f"Bearer {token}")
    for path in ("/api/me/data", "/api/me/names"):
        assert small.visitor().delete(path).status_code == 401
        assert robot.delete(path).json()["code"] == "person/bot", "a bot does not delete its owner"
        assert gone.http.delete(path, headers={"origin": "https://evil.example"}).status_code == 403
        assert small.visitor().delete(f"{path}?token={gone.token}").status_code == 401
    assert ben.http.delete(f"/api/me/data?person={gone.id}").status_code == 204  # Ben deletes Ben, whatever he asks for
    assert gone.get("/api/me")["person"]["name"] == NAME
    table = str(gone.table(seats=[ME, OPEN])["id"])
    with gone.link(table) as link:
        assert gone.http.delete("/api/me/data").status_code == 204
        assert link.closed(1.0) == NOT_SIGNED_IN
    for client in (gone.http, robot):
        assert client.get("/api/me").status_code == 401
    assert small.visitor().post("/api/resume", json={"code": code}).status_code == 404
    assert small.inside.lobby.store.table(table).status == "closed"  # type: ignore[union-attr]
    assert small.guest(NAME).get("/api/me")["tables"] == [], "a new person of that name gets nothing of the old one"


def test_a_name_is_withdrawn_from_past_games_while_the_person_stays(small: OpenServer) -> None:
    anna, ben = small.guest(NAME), small.guest("Ben")
    games = shared_games(small, {anna.id: NAME, ben.id: "Ben"}, 3)
    table = str(anna.table(seats=[ME, OPEN])["id"])
    assert anna.http.patch("/api/me", json={"name": "Trillian"}).status_code == 200
    assert anna.http.delete("/api/me/names").json() == {"games": 3}
    for game in games:
        assert NAME not in "".join(record_of(small, game)) and verify_lines(record_of(small, game)).dice == "holds"
    assert anna.get("/api/me")["person"]["name"] == "Trillian"
    with ben.link(table) as link:
        assert link.welcome["table"]["seats"][0]["name"] == NAME, "the table under way is not one of the past"


def test_lists_of_past_games_show_the_name_of_today_and_records_that_of_then(small: OpenServer) -> None:
    anna, ben = small.guest(NAME), small.guest("Ben")
    (game,) = shared_games(small, {anna.id: NAME, ben.id: "Ben"}, 3)[2:]
    before = record_of(small, game)
    assert anna.http.patch("/api/me", json={"name": "Trillian"}).status_code == 200
    for visitor in (small.visitor(), ben.http):  # nobody else renames Anna
        assert visitor.put("/api/me/names").status_code in (204, 401)
    assert NAME in ben.http.get("/api/mine/games").text
    assert anna.http.put("/api/me/names").status_code == 204
    for what in ("games", "export/csv", "export/bgstats"):
        text = ben.http.get(f"/api/mine/{what}").text
        assert NAME not in text and "Trillian" in text
    assert record_of(small, game) == before and verify_lines(before).dice == "holds"
    assert anna.http.delete("/api/me/names").status_code == 200
    assert anna.http.put("/api/me/names").status_code == 204
    assert "Trillian" not in ben.http.get("/api/mine/games").text, "a withdrawn name does not come back"


def test_the_host_forgets_a_person_and_an_older_backup_forgets_them_again(tmp_path: Path) -> None:
    data, runner = tmp_path / "data", CliRunner()
    with open_server(data) as site:
        gone, ben = site.guest(NAME), site.guest("Ben")
        (game, *_) = shared_games(site, {gone.id: NAME, ben.id: "Ben"}, 2)
        table = str(gone.table(seats=[ME, OPEN])["id"])
        site.inside.lobby.store.backup(tmp_path / "monday.db")
        done = runner.invoke(main, ["admin", "forget", NAME, "--data", str(data)])
        assert done.exit_code == 0, done.output
        until(lambda: files_with(data, NAME) == [])
        until(lambda: site.inside.lobby.store.table(table).status == "closed")  # type: ignore[union-attr]
        assert NAME not in "".join(record_of(site, game))
    assert files_with(tmp_path, NAME) == [str(tmp_path / "monday.db")]
    back = runner.invoke(main, ["admin", "restore", str(tmp_path / "monday.db"), "--data", str(data), "--overwrite"])
    assert back.exit_code == 0, back.output
    assert files_with(data, NAME)
    with open_server(data) as site:
        assert files_with(data, NAME) == []
        assert site.inside.lobby.store.person(gone.id) is None
        assert NAME not in "".join(record_of(site, game)) and "Ben" in record_of(site, game)[0]


def test_what_was_under_way_when_a_person_was_forgotten_is_forgotten_too(
    small: OpenServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As from a request of theirs that another server was still answering."""
    gone, lobby = small.guest(NAME), small.inside.lobby
    assert gone.http.delete("/api/me/data").status_code == 204
    run(small, lobby.store.commit(Batch().play(replace(PLAY, person=gone.id, name=NAME))))
    assert not run(small, lobby.forgetting.repeat()), "it waits for the others"
    later = lobby.time.wall() + ONCE_MORE_S + 1.0
    monkeypatch.setattr(lobby.time, "wall", lambda: later)
    until(lambda: [row.name for row in lobby.store.plays_in(PLAY.game)] == [""])


def test_another_server_forgets_what_it_has_in_memory(
    tmp_path: Path, postgres: Cluster, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(forgetting, "SCRUB_AGAIN_S", 1.0)
    with two_servers(tmp_path, postgres.new_database()) as (one, two):
        gone, ben = one.guest(NAME), one.guest("Ben")
        (game, *_) = shared_games(one, {gone.id: NAME, ben.id: "Ben"}, 2)
        table = str(at(two, gone).table(seats=[ME, OPEN], visibility="public")["id"])
        assert NAME in "".join(record_of(two, game)), "now it is in the cache of the other server, too"
        until(lambda: NAME in one.visitor().get("/api/tables").text)
        with at(two, ben).link(table) as link:
            assert link.do("sit", seat=1)["is"] == "ack"
            assert gone.http.delete("/api/me/data").status_code == 204
            assert NAME not in str(link.wait("welcome"))
            until(lambda: NAME not in "".join(record_of(two, game)))
            assert two.inside.lobby.tables[table].state.host == ben.id, "another player is the host now"
            until(lambda: NAME not in one.visitor().get("/api/tables").text)
        files = [WithdrawnFile(site.settings.data) for site in (one, two)]
        until(lambda: all(gone.id in {row.person for row in file.read()} for file in files))
        until(lambda: rows_with(one.settings.store, NAME) == [])


class Now:
    """A clock that stands."""

    def wall(self) -> float:
        return 0.0


class _InUse:
    """A store in which something stays in use."""

    def __init__(self) -> None:
        self.asked: list[bool] = []
        self.free = False

    async def scrub(self, *, rest: bool) -> bool:
        self.asked.append(rest)
        return self.free


async def test_what_stays_in_use_is_overwritten_ever_later_and_alone() -> None:
    store, time, nothing = _InUse(), Now(), cast("Any", None)
    ours = forgetting.Forgetting(cast("Any", store), nothing, nothing, nothing, cast("Any", time), nothing)
    await ours.overwrite()
    waits = [ours.scrub_at]
    for _ in range(6):
        await ours.overwrite(again=True)
        waits.append(ours.scrub_at)
    assert waits == [60, 120, 240, 480, 960, 1920, 3600]
    assert store.asked == [False, *[True] * 6]
    store.free = True
    await ours.overwrite(again=True)
    assert ours.scrub_at == inf
    await ours.overwrite()
    assert store.asked[-1] is False, "somebody else was forgotten: all of it"
