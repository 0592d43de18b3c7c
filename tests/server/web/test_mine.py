"""What a person played, over HTTP."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from tests.live.store_contract import PLAY
from tests.server.server_fixture import Guest, OpenServer, open_server
from throwdown.history.rows import PlayRow
from throwdown.server.storage.sqlite.store import SqliteStore
from throwdown.server.storage.store import Batch

COUNT = 40


@pytest.fixture(scope="module", name="site")
def _site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OpenServer]:
    with open_server(tmp_path_factory.mktemp("mine")) as site:
        yield site


def seats(guest: Guest, number: int) -> list[PlayRow]:
    """A game of two, and every tenth one that the guest only typed in."""
    typed = number % 10 == 0
    mine = replace(
        PLAY,
        game=f"{guest.id} {number:03d}",
        person=None if typed else guest.id,
        host=guest.id if typed else "",
        kind="impact" if number % 2 else "strike",
        edition="",
        ended=1000.0 + number,
        won=number % 3 == 0,
        figures="{}",
    )
    return [mine, replace(mine, seat=1, person=None, name="Grandma", won=0, rank=2)]


@pytest.fixture(scope="module", name="guest")
def _guest(site: OpenServer) -> Guest:
    guest, batch = site.guest("Ada"), Batch()
    for number in range(1, COUNT + 1):
        for row in seats(guest, number):
            batch.play(row)
    store = SqliteStore.open(site.inside.settings.data / "throwdown.db")
    asyncio.run(store.commit(batch))
    store.close()
    return guest


def mine(guest: Guest, what: str, **query: Any) -> Any:
    answer = guest.http.get(f"/api/mine/{what}", params=query)
    assert answer.status_code == 200, answer.text
    return answer.json()


def test_games_come_page_by_page_the_newest_first(guest: Guest) -> None:
    first = mine(guest, "games")
    rest = mine(guest, "games", before=first["next"])
    found = [game["ended"] for page in (first, rest) for game in page["games"]]
    assert found == [1000.0 + number for number in range(COUNT, 0, -1)]
    assert (first["total"], rest["next"]) == (COUNT, "")
    assert first["games"][0]["won"] is None and first["games"][1]["won"] is True


@pytest.mark.parametrize(
    ("query", "count"),
    [
        ({"game": "impact"}, COUNT // 2),
        ({"game": "verasselt"}, 0),
        ({"since": 1011, "until": 1021}, 10),
        ({"since": 1031}, 10),
        ({"game": "p\0"}, 0),
        ({"edition": "de"}, 0),
    ],
)
def test_games_are_filtered(guest: Guest, query: dict[str, Any], count: int) -> None:
    page = mine(guest, "games", **query)
    assert (len(page["games"]), page["total"]) == (count, count)


def test_totals_say_what_there_is_to_choose_from(guest: Guest) -> None:
    assert mine(guest, "totals") == {
        "kinds": [{"kind": "impact", "editions": {"": 20}}, {"kind": "strike", "editions": {"": 20}}],
        "first": 1001.0,
        "last": 1040.0,
    }


def test_luck_is_of_games_in_which_the_person_sat(guest: Guest) -> None:
    story = mine(guest, "luck", zone="Europe/Berlin")
    assert (story["games"], story["won"]) == (36, 12)


@pytest.mark.parametrize("form", ["json", "csv", "bgstats"])
def test_all_games_are_exported(guest: Guest, form: str) -> None:
    answer = guest.http.get(f"/api/mine/export/{form}")
    assert "attachment" in answer.headers["content-disposition"]
    assert answer.text.count(f"{guest.id} 0") == (2 * COUNT if form == "csv" else COUNT)
    assert guest.http.get("/api/mine/export/xml").status_code == 404


def test_nobody_sees_the_games_of_another_person(site: OpenServer, guest: Guest) -> None:
    assert mine(site.guest("Eve"), "games") == {"games": [], "total": 0, "next": ""}
    for what in ("games", "totals", "luck", "export/json"):
        assert site.visitor().get(f"/api/mine/{what}").status_code == 401
        foreign = guest.http.get(f"/api/mine/{what}", headers={"sec-fetch-site": "cross-site"})
        assert foreign.status_code == 403
