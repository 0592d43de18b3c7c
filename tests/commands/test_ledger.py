"""``throwdown ledger``: a copy of a server's public list that goes on, and shows what was withdrawn or rewritten."""

from __future__ import annotations

import asyncio
import json
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from click.testing import CliRunner, Result

from tests.server.server_fixture import BOT, ListeningServer, listening_server
from throwdown.cli import main
from throwdown.server.storage.sqlite.store import SqliteStore
from throwdown.server.storage.store import Batch
from throwdown.server.web.open_data import DATABASE
from throwdown.server.web.routes import ledger as route
from throwdown.table.ledger import LedgerRow, canonical, link_after, read_ledger


def run(*arguments: str | Path) -> Result:
    return CliRunner().invoke(main, ["ledger", *map(str, arguments)])


def complaint(*arguments: str | Path) -> str:
    ran = run(*arguments)
    assert (ran.exit_code, ran.stdout) == (2, "")
    (sentence,) = ran.stderr.splitlines()
    return sentence


@pytest.fixture(name="site", scope="module")
def _open_site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ListeningServer]:
    with listening_server(tmp_path_factory.mktemp("listed")) as site:
        yield site


def commit_more(site: ListeningServer, count: int) -> None:
    for _ in range(count):
        site.guest().table()


pytestmark = pytest.mark.service


def test_a_copy_of_the_ledger_is_made_and_extended(
    site: ListeningServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(route, "PAGE", 2)
    copy, old = tmp_path / "list.jsonl", tmp_path / "old.jsonl"
    commit_more(site, 3)
    first = run(copy, "--from", site.url)
    assert first.exit_code == 0, first.stderr
    rows = read_ledger(copy.read_text().splitlines())
    assert first.stdout.startswith(f"The list holds: {len(rows)} rows, {len(rows)} of them new.")
    old.write_text(copy.read_text())
    commit_more(site, 3)
    output = json.loads(run(copy, "--from", site.url, "--earlier", old, "--json").stdout)
    head = json.loads((tmp_path / "list.head.json").read_text())
    assert output == {
        "ledger": str(copy), "rows": len(rows) + 3, "new": 3, "how": "continues", "lost": 0, "head": head,
        "link": read_ledger(copy.read_text().splitlines()).last_link,
    }  # fmt: skip
    assert run(copy, "--from", site.url).stdout.startswith(f"The list holds: {len(rows) + 3} rows. ")
    assert run(copy, "--earlier", old).exit_code == 0
    assert "withdrawn" in complaint(old, "--earlier", copy)


def test_every_commitment_and_end_of_a_game_is_in_it(site: ListeningServer, tmp_path: Path) -> None:
    guest = site.guest()
    table = guest.table(seats=[BOT, BOT], start=True)["id"]
    with guest.link(table) as link:
        link.wait("moment", where=lambda moment: moment["result"] is not None)
        game = (link.game or {})["id"]
    record = guest.http.get(f"/api/replays/{game}/record").text.splitlines()
    assert run(tmp_path / "list.jsonl", "--from", site.url).exit_code == 0
    listed = read_ledger((tmp_path / "list.jsonl").read_text().splitlines())
    assert listed.commitments(game) == [json.loads(record[0])["commitment"]]
    assert listed.finals(game) == [json.loads(record[-1])["hash"]]
    shown = guest.get(f"/api/ledger?game={game}")
    assert [row["kind"] for row in shown["rows"]] == ["commitment", "final"]
    assert shown["size"] >= len(listed)
    (tmp_path / "game.jsonl").write_text("\n".join(record) + "\n")
    verified = CliRunner().invoke(
        main, ["verify", str(tmp_path / "game.jsonl"), "--ledger", str(tmp_path / "list.jsonl"), "--json"]
    )
    checks = {check["what"]: check["verdict"] for check in json.loads(verified.stdout)["checks"]}
    assert (checks["list"], checks["moves"]) == ("holds", "holds")


def test_the_ledger_holds_no_names_and_no_ids_of_people(site: ListeningServer) -> None:
    guest = site.guest("Rumpelstilzchen")
    table = guest.table(visibility="link", name="A secret round")
    text = json.dumps(guest.get("/api/ledger"))
    for word in ("Rumpelstilzchen", "A secret round", table["id"], guest.id):
        assert word not in text


@pytest.mark.parametrize("query", ["after=-1", "after=x", "after=99999999999999999999", "after="])
def test_a_malformed_position_in_the_ledger_is_refused(site: ListeningServer, query: str) -> None:
    answer = site.visitor().get(f"/api/ledger?{query}")
    assert answer.status_code == 400 and answer.json()["code"] == "message/schema"


def test_a_page_behind_the_end_of_the_ledger_is_empty(site: ListeningServer) -> None:
    assert site.visitor().get("/api/ledger?after=100000").json()["rows"] == []
    assert site.visitor().get("/api/ledger?game=no").json()["rows"] == []


@pytest.mark.parametrize("how", ["withdrawn", "rewritten"])
def test_a_changed_ledger_of_a_server_is_detected(tmp_path: Path, how: str) -> None:
    data, copy = tmp_path / "data", tmp_path / "list.jsonl"
    rows = [LedgerRow(kind="commitment", game=f"g{number}", round=1, hash=f"{number}" * 64) for number in range(3)]
    with closing(SqliteStore.open(data / DATABASE)) as store:
        asyncio.run(store.commit(Batch().listed(rows[0]).listed(rows[1]).listed(rows[2])))
    with listening_server(data) as site:
        assert run(copy, "--from", site.url).exit_code == 0
    before = copy.read_text()
    forge(data / DATABASE, how)
    with listening_server(data) as site:
        assert f"row 3 was {how}" in complaint(copy, "--from", site.url)
    assert copy.read_text() == before


def forge(database: Path, how: str) -> None:
    """Change the list as a person with the database could, with links that fit."""
    with closing(sqlite3.connect(database)) as connection:
        connection.execute("DROP TRIGGER ledger_is_not_withdrawn")
        connection.execute("DROP TRIGGER ledger_is_not_rewritten")
        connection.execute("DELETE FROM ledger WHERE n = 3")
        if how == "rewritten":
            result = canonical(LedgerRow(kind="commitment", game="g2", round=1, hash="f" * 64))
            ((link,),) = connection.execute("SELECT link FROM ledger WHERE n = 2")
            connection.execute("INSERT INTO ledger VALUES (3, 'g2', ?, ?)", (result, link_after(link, result)))
        connection.commit()


def test_an_unreadable_ledger_is_named(tmp_path: Path) -> None:
    assert "cannot be read" in complaint(tmp_path / "nothing.jsonl")
    (tmp_path / "bad.jsonl").write_text("{}\n")
    assert "line 1 is not a row" in complaint(tmp_path / "bad.jsonl")
    assert "cannot be reached" in complaint(tmp_path / "new.jsonl", "--from", "http://127.0.0.1:9")
    assert not (tmp_path / "new.jsonl").exists()
