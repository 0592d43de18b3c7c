"""Commands follow the signed heads of a public list: forks are kept and named, restores are not taken for forks."""

from __future__ import annotations

import asyncio
import json
import shutil
import sqlite3
from collections.abc import Iterator
from contextlib import closing, contextmanager
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest
from click.testing import CliRunner, Result

from tests.server.server_fixture import BOT, ListeningServer, listening_server
from throwdown.cli import main
from throwdown.rules import game
from throwdown.server.storage.sqlite.backup import backup, restore
from throwdown.server.storage.sqlite.store import SqliteStore
from throwdown.server.storage.store import Batch
from throwdown.server.web.open_data import DATABASE
from throwdown.table import Match, Seat
from throwdown.table.heads import Head, ProvedRow, fit, has_row, is_signed
from throwdown.table.ledger import LedgerRow, canonical, link_after
from throwdown.table.match import Promised
from throwdown.throwers import Fairness, Luck
from throwdown.throwers.signing import Signer

pytestmark = pytest.mark.service
HOLDS, DIFFERS, UNREADABLE, UNCHECKED = 0, 1, 2, 3


def run(*arguments: str | Path) -> Result:
    return CliRunner().invoke(main, [*map(str, arguments)])


def row(number: int) -> LedgerRow:
    return LedgerRow(kind="commitment", game=f"g{number}", round=1, hash="a" * 64)


class Place:
    """A server that stops and starts at the same place, and what is done to its list in between."""

    def __init__(self, folder: Path) -> None:
        self.data, self.copy = folder / "data", folder / "list.jsonl"
        self.database = self.data / DATABASE

    @property
    def head(self) -> Path:
        return self.copy.with_name("list.head.json")

    def add(self, numbers: range) -> None:
        self.add_rows([row(number) for number in numbers])

    def add_rows(self, rows: list[LedgerRow]) -> None:
        with closing(SqliteStore.open(self.database)) as store:
            for each in rows:
                asyncio.run(store.commit(Batch().listed(each)))

    def follow(self, *options: str) -> Result:
        with self.opened() as site:
            return run("ledger", self.copy, "--from", site.url, *options)

    @contextmanager
    def opened(self) -> Iterator[ListeningServer]:
        with listening_server(self.data) as site:
            yield site

    def fork(self, first: int) -> None:
        """Rewrite the rows from this one on, with links and a tree that fit, signed with the same key."""
        with closing(sqlite3.connect(self.database)) as connection:
            rows = connection.execute("SELECT body, link FROM ledger ORDER BY n").fetchall()
            connection.execute("DROP TRIGGER ledger_is_not_withdrawn")
            connection.execute("DELETE FROM ledger WHERE n >= ?", (first,))
            link = rows[first - 2][1] if first > 1 else ""
            for number in range(first, len(rows) + 1):
                text = canonical(row(1000 + number))
                link = link_after(link, text)
                connection.execute("INSERT INTO ledger VALUES (?, ?, ?, ?)", (number, f"f{number}", text, link))
            connection.execute("DELETE FROM ledger_tree")
            connection.execute("UPDATE ledger_logs SET size = 0")
            connection.commit()


@pytest.fixture(name="place")
def _place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Place:
    monkeypatch.setenv("THROWDOWN_LISTS", str(tmp_path / "lists"))
    return Place(tmp_path)


def read(file: Path) -> Head:
    return msgspec.json.decode(file.read_bytes(), type=Head)


# Following


def test_a_copy_follows_the_signed_heads(place: Place) -> None:
    place.add(range(5))
    first = place.follow()
    assert first.exit_code == HOLDS, first.stderr
    assert "for the first time" in first.stdout and (read(place.head).size, is_signed(read(place.head))) == (5, True)
    place.add(range(5, 12))
    output = json.loads(place.follow("--json").stdout)
    assert (output["how"], output["rows"], output["new"], output["lost"]) == ("continues", 12, 7, 0)
    assert output["head"] == json.loads(place.head.read_text()) and output["head"]["size"] == 12
    assert run("ledger", place.copy).exit_code == HOLDS


def test_a_copy_without_rows_that_were_signed_is_refused(place: Place) -> None:
    place.add(range(5))
    assert place.follow().exit_code == HOLDS
    place.copy.write_text("".join(place.copy.read_text().splitlines(keepends=True)[:-1]))
    ran = run("ledger", place.copy)
    assert ran.exit_code == UNREADABLE and "rows are missing" in ran.stderr


def test_a_server_without_rows_has_no_head(place: Place) -> None:
    ran = place.follow()
    assert ran.exit_code == HOLDS and not place.head.exists()


# Forks


@pytest.mark.parametrize("first", [1, 3, 5])
@pytest.mark.parametrize("more", [0, 4])
def test_a_fork_is_kept_and_named(place: Place, first: int, more: int) -> None:
    place.add(range(5))
    assert place.follow().exit_code == HOLDS
    rows, known = place.copy.read_text(), read(place.head)
    place.fork(first)
    place.add(range(5, 5 + more))
    ran = place.follow()
    assert (ran.exit_code, ran.stdout) == (DIFFERS, "")
    (kept,) = place.copy.parent.glob("list.fork-*.json")
    (sentence,) = ran.stderr.splitlines()
    assert "two lists that contradict each other" in sentence and str(kept) in sentence
    proof = json.loads(kept.read_text())
    earlier, later = (msgspec.convert(proof[name], Head) for name in ("earlier", "later"))
    assert earlier == known and is_signed(later) and (later.key, later.log) == (known.key, known.log)
    assert not fit(earlier, later, proof["path"])
    assert (place.copy.read_text(), read(place.head)) == (rows, known)  # the anchor stays where it was


def test_an_older_state_without_a_restore_is_a_fork(place: Place) -> None:
    place.add(range(3))
    shutil.copy(place.database, place.data / "old")
    place.add(range(3, 6))
    assert place.follow().exit_code == HOLDS
    for file in place.data.glob("throwdown.db-*"):
        file.unlink()
    (place.data / "throwdown.mark").unlink(missing_ok=True)
    shutil.copy(place.data / "old", place.database)
    assert place.follow().exit_code == DIFFERS


def test_another_key_is_a_fork(place: Place) -> None:
    place.add(range(3))
    assert place.follow().exit_code == HOLDS
    shutil.rmtree(place.data)
    place.add(range(3))
    assert place.follow().exit_code == DIFFERS


def test_a_list_that_is_gone_is_named(place: Place) -> None:
    place.add(range(3))
    assert place.follow().exit_code == HOLDS
    shutil.rmtree(place.data)
    ran = place.follow()
    assert ran.exit_code == UNREADABLE and "shows no list any more" in ran.stderr


# Restores


def restored(place: Place, file: Path) -> None:
    restore(file, place.database, overwrite=True, give_up=True)


def test_a_restore_that_loses_nothing_known_is_said_and_followed(place: Place, tmp_path: Path) -> None:
    place.add(range(3))
    assert place.follow().exit_code == HOLDS
    place.add(range(3, 5))
    backup(place.database, tmp_path / "backup.db")
    place.add(range(5, 9))
    restored(place, tmp_path / "backup.db")
    place.add(range(9, 11))
    ran = place.follow()
    assert ran.exit_code == HOLDS, ran.stderr
    assert "went back to a backup" in ran.stdout and "still there" in ran.stdout
    assert (read(place.head).first, read(place.head).size) == (6, 3)
    place.add(range(11, 13))
    assert "It continues the list that you knew" in place.follow().stdout
    assert run("ledger", place.copy).exit_code == HOLDS


def test_a_restore_that_loses_known_rows_is_no_fork(place: Place, tmp_path: Path) -> None:
    place.add(range(3))
    backup(place.database, tmp_path / "backup.db")
    place.add(range(3, 8))
    assert place.follow().exit_code == HOLDS
    before = place.copy.read_text(), read(place.head)
    restored(place, tmp_path / "backup.db")
    ran = place.follow()
    assert ran.exit_code == UNCHECKED
    assert "went back to a backup" in ran.stderr and "5 of the rows" in ran.stderr and "stays as it is" in ran.stderr
    assert (place.copy.read_text(), read(place.head)) == before
    assert not list(tmp_path.glob("*.fork-*"))


def test_a_restore_of_another_list_is_a_fork(place: Place, tmp_path: Path) -> None:
    """A copy has the rows themselves: what the backup is said to end with must be among them."""
    place.add(range(6))
    assert place.follow().exit_code == HOLDS
    place.fork(2)
    with closing(SqliteStore.open(place.database)):
        pass
    backup(place.database, tmp_path / "backup.db")
    restored(place, tmp_path / "backup.db")
    assert place.follow().exit_code == DIFFERS


# Games


def finished(site: ListeningServer, to: Path, query: str = "") -> str:
    """A game of bots, with its record in this file; its id."""
    guest = site.guest()
    table = guest.table(seats=[BOT, BOT], start=True)["id"]
    with guest.link(table) as link:
        link.wait("moment", where=lambda moment: moment["result"] is not None)
        game = str((link.game or {})["id"])
    to.write_text(guest.http.get(f"/api/replays/{game}/record{query}").text)
    return game


def checks_of(ran: Result) -> dict[str, str]:
    return {check["what"]: check["verdict"] for check in json.loads(ran.stdout)["checks"]}


def test_a_game_is_verified_with_the_list_of_a_server(place: Place, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    with place.opened() as site:
        finished(site, file)
        ran = run("verify", file, "--ledger", site.url, "--json")
        assert (ran.exit_code, checks_of(ran)["list"], checks_of(ran)["moves"]) == (HOLDS, "holds", "holds")
        (known,) = (tmp_path / "lists").glob("*.head.json")
        known_size = read(known).size
        finished(site, tmp_path / "other.jsonl")
        ran = run("verify", file, "--ledger", site.url, "--lang", "en")
        assert "continues the list that you knew" in ran.stdout and read(known).size > known_size


def test_a_game_that_the_list_of_a_server_lacks_differs(place: Place, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    with listening_server(tmp_path / "elsewhere") as site:
        finished(site, file)
    place.add(range(3))
    with place.opened() as site:
        ran = run("verify", file, "--ledger", site.url, "--json")
    assert ran.exit_code == DIFFERS
    assert json.loads(ran.stdout)["first_fault"]["why"] == "the public list does not have this game"


def test_games_that_were_voided_are_looked_up_at_the_server(place: Place, tmp_path: Path) -> None:
    file, void = tmp_path / "game.jsonl", "0f" * 8
    fair, people = Fairness.seeded("void"), [Seat("Ada"), Seat("Bo")]
    place.add(range(1))
    with closing(SqliteStore.open(place.database)) as store:
        server = store.signer.public
    promised = Promised((None, None), (None, None), fair.salts(2), void=(void,), server=server)
    match = Match(game("strike", 2), people, Luck(), fair=fair, promised=promised)
    match.leave(0)
    file.write_text("\n".join(match.log.lines()))
    rows = [
        LedgerRow(kind="commitment", game=fair.game_id, round=1, hash=fair.commitment),
        LedgerRow(kind="final", game=fair.game_id, hash=match.log.final_hash),
        LedgerRow(kind="void", game=void, hash="ab" * 32),
    ]
    for listed, exit_code in ((rows[:2], DIFFERS), (rows[2:], HOLDS)):
        place.add_rows(listed)
        with place.opened() as site:
            assert run("verify", file, "--ledger", site.url).exit_code == exit_code


def test_a_record_with_its_proof_is_verified_and_replayed(place: Place, tmp_path: Path) -> None:
    file, plain = tmp_path / "game.jsonl", tmp_path / "plain.jsonl"
    with place.opened() as site:
        game = finished(site, file, "?listed=true")
        plain.write_text(site.visitor().get(f"/api/replays/{game}/record").text)
        *lines, last = file.read_text().splitlines()
        assert lines == plain.read_text().splitlines()
        proof = json.loads(last)
        heads = [msgspec.convert(head, Head) for head in proof["heads"]]
        rows = [msgspec.convert(proved, ProvedRow) for proved in proof["rows"]]
        assert (proof["is"], [proved.row.kind for proved in rows]) == ("listed", ["commitment", "final"])
        assert is_signed(heads[0]) and all(has_row(heads[0], proved) for proved in rows)
        with_proof, without = (json.loads(run("verify", each, "--json").stdout) for each in (file, plain))
        assert with_proof["fingerprint"] == without["fingerprint"] and with_proof["verdict"] == "unbound"
        assert [check for check in with_proof["checks"] if check["what"] != "list"] == without["checks"]
        assert run("verify", file, "--signer", heads[0].key).exit_code == HOLDS
        assert run("verify", file, "--ledger", site.url).exit_code == HOLDS
    assert run("replay", file).exit_code == HOLDS
    assert run("verify", file).exit_code == HOLDS, "the key of this server is known by now"
    assert run("verify", plain).exit_code == UNCHECKED


def test_a_server_that_lists_with_another_key_than_its_receipts_differs(
    place: Place, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Receipts of a key that the list does not know would bind nobody."""
    file, other = tmp_path / "game.jsonl", Signer()
    with place.opened() as site:
        game = finished(site, file)
        tables = site.inside.lobby.tables
        monkeypatch.setattr(tables, "_services", replace(tables._services, signer=other))
        second = finished(site, tmp_path / "other.jsonl", "?listed=true")
        for ledger in (["--ledger", site.url], []):
            ran = run("verify", tmp_path / "other.jsonl", *ledger, "--json")
            assert (ran.exit_code, json.loads(ran.stdout)["first_fault"]["what"]) == (DIFFERS, "list")
        assert game != second and run("verify", file, "--ledger", site.url).exit_code == HOLDS
        run("ledger", place.copy, "--from", site.url)
    assert run("verify", file, "--ledger", place.copy).exit_code == HOLDS
    assert run("verify", tmp_path / "other.jsonl", "--ledger", place.copy).exit_code == DIFFERS


def test_a_proof_that_does_not_hold_is_named(place: Place, tmp_path: Path) -> None:
    file = tmp_path / "game.jsonl"
    with place.opened() as site:
        finished(site, file, "?listed=true")
    *lines, last = file.read_text().splitlines()
    for change in ("rows", "heads"):
        proof = json.loads(last)
        if change == "rows":
            proof["rows"][1]["row"]["hash"] = "0" * 64
        else:
            proof["heads"][0]["size"] += 1
        file.write_text("\n".join([*lines, json.dumps(proof)]) + "\n")
        ran = run("verify", file)
        assert ran.exit_code == UNREADABLE and ("not in the list" in ran.stderr or "not signed" in ran.stderr)


def test_a_record_shows_a_fork_by_the_head_beside_it(place: Place, tmp_path: Path) -> None:
    """The one who verifies has never seen the list, but the player who has the record did."""
    file = tmp_path / "game.jsonl"
    place.add(range(4))
    with place.opened() as site:
        finished(site, file, "?listed=true")
    place.fork(2)
    with place.opened() as site:
        ran = run("verify", file, "--ledger", site.url)
    assert ran.exit_code == DIFFERS and "contradict each other" in ran.stderr
    assert len(list((tmp_path / "lists").glob("*.fork-*.json"))) == 1


# Over HTTP


@pytest.mark.parametrize(
    ("path", "status"),
    [
        ("consistency?log=no&old=1&new=2", 404),
        ("consistency?log={log}&old=3&new=2", 404),
        ("consistency?log={log}&old=1&new=6", 404),
        ("consistency?log={log}&old=-1&new=2", 400),
        ("consistency?log={log}&old=x&new=2", 400),
        ("consistency?log={log}&old=0&new=5", 200),
        ("proof?n=-1", 400),
        ("proof?n=9", 200),
        ("proof", 200),
    ],
)
def test_malformed_questions_about_the_list_are_refused(place: Place, path: str, status: int) -> None:
    place.add(range(5))
    with place.opened() as site:
        visitor = site.visitor()
        log = visitor.get("/api/ledger/heads").json()["heads"][0]["log"]
        answer = visitor.get(f"/api/ledger/{path.format(log=log)}")
        assert answer.status_code == status
        if status == 200:
            assert not answer.json().get("rows") and not answer.json().get("path")
