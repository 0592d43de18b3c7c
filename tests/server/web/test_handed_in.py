"""Games that were played without a server come home: each once, checked, and under nobody's identity."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from typing import Any

import httpx2
import pytest

from tests.cases import for_each
from tests.server.server_fixture import ME, Guest, OpenServer, open_server, play
from tests.table.tampering import chained, contents, record
from throwdown.rules import game
from throwdown.rules.record import Log
from throwdown.table import Match, Seat
from throwdown.table.match import Promised
from throwdown.throwers import Fairness, Luck

Json = dict[str, Any]
PATH = "/api/handed-in"
#: A game in the arena, one of luck that was signed, and one with cards.
GAMES = {
    "arena": record("strike", "physics", 1, 2, place="tab"),
    "luck": record("impact", "luck", 2, 4, signed=True, place="tab"),
    "cards": record("verasselt", "luck", 1, 4, place="tab"),
}
LUCK = GAMES["luck"]


def real_dice(seed: int = 2) -> tuple[str, ...]:
    """A game with a real box: nothing was committed, so it has no id."""
    bots = [Seat("Ann", "thumb"), Seat("Bo", "thumb")]
    match = Match(game("strike", 2), bots, Luck(Random(seed)), rng=Random(seed))
    match.run()
    header = match.log.header.but(thrower="entered", bots=(None, None), place="tab")
    return tuple(Log(header, match.log.entries).lines())


def left_early(name: str = "Ann", server: str = "") -> list[str]:
    """A game of a person of this name, who leaves; ``server`` is the key that signs receipts."""
    fair = Fairness.seeded(name)
    promised = Promised((None, None), (None, None), fair.salts(2), server=server)
    match = Match(game("strike", 2), [Seat(name), Seat("Bo")], Luck(), fair=fair, promised=promised, place="tab")
    match.leave(0)
    return list(match.log.lines())


def handed_in(guest: Guest, lines: tuple[str, ...] | list[str], **more: Any) -> httpx2.Response:
    return guest.http.post(PATH, json={"record": "".join(f"{line}\n" for line in lines)} | more)


def stored(guest: Guest, lines: tuple[str, ...] | list[str], **more: Any) -> str:
    """The id under which the game is found."""
    answer = handed_in(guest, lines, **more)
    assert answer.status_code == 200, answer.text
    return str(answer.json()["id"])


def refused(answer: httpx2.Response, status: int = 400) -> str:
    assert answer.status_code == status, answer.text
    return str(answer.json()["code"])


def count(site: OpenServer, kind: str) -> int:
    """How many rows of this kind are stored."""
    return int(site.inside.lobby.store._read(f"SELECT COUNT(*) FROM {kind}")[0][0])  # type: ignore[attr-defined]  # noqa: S608


# What is stored


@pytest.mark.parametrize("kind", [*GAMES, "real dice"])
def test_a_game_that_is_handed_in_is_a_finished_game(site: OpenServer, kind: str) -> None:
    lines, guest = GAMES.get(kind) or real_dice(), site.guest("Ann")
    listed = count(site, "ledger")
    id = stored(guest, lines, ended=1000.0)
    replay = guest.get(f"/api/replays/{id}")
    assert (replay["place"], replay["ended"], replay["id"]) == ("tab", 1000.0, id)
    assert guest.http.get(f"/api/replays/{id}/record").text.splitlines() == list(lines)
    verdict = guest.get(f"/api/replays/{id}/verify")
    assert verdict["verdict"] in ("holds", "uncommitted")
    assert [check["verdict"] for check in verdict["checks"] if check["what"] == "place"] == ["unbound"] * (
        kind in GAMES
    )
    assert guest.get(f"/api/replays/{id}/story")["throws"] is not None
    assert guest.http.get(f"/g/{id}").status_code == 200
    assert count(site, "ledger") == listed
    rows = site.inside.lobby.store.plays_in(id)
    assert {(row.place, row.ended, row.host, row.rated) for row in rows} == {("tab", 1000.0, guest.id, 0)}
    assert [row.person for row in rows] == [guest.id if name == "Ann" else None for name in replay["players"]]


def test_an_end_in_the_future_is_now(site: OpenServer) -> None:
    guest = site.guest("Ann")
    id = stored(guest, record("strike", "luck", 3, 2, place="tab"), ended=1e12)
    assert guest.get(f"/api/replays/{id}")["ended"] < 1e11


def test_the_same_game_is_stored_once_whoever_hands_it_in(site: OpenServer) -> None:
    ann, bo = site.guest("Ann"), site.guest("Bo")
    for lines in (record("impact", "luck", 4, 4, signed=True, place="tab"), real_dice(seed=3)):
        id = stored(ann, lines)
        rows = [count(site, kind) for kind in ("tables", "games", "events", "names")]
        unsigned = [line for line in lines if '"signature"' not in line]
        assert [stored(ann, lines), stored(bo, lines), stored(bo, unsigned)] == [id] * 3
        assert [count(site, kind) for kind in ("tables", "games", "events", "names")] == rows


def test_two_requests_at_once_store_one_game(site: OpenServer) -> None:
    ann, bo = site.guest("Ann"), site.guest("Bo")
    lines, games = record("strike", "luck", 5, 3, place="tab"), count(site, "games")
    with ThreadPoolExecutor(4) as pool:
        answers = list(pool.map(lambda guest: handed_in(guest, lines), [ann, bo] * 2))
    assert {answer.status_code for answer in answers} <= {200, 503}
    assert stored(ann, lines) in {answer.json().get("id") for answer in answers}
    assert count(site, "games") == games + 1


def test_names_attach_nobody_else(site: OpenServer) -> None:
    """A person whose name is in a record has nothing to do with it."""
    eve, victim = site.guest("Eve"), site.guest("Person 0")
    id = stored(eve, record("strike", "luck", 6, 2, place="tab"))
    row = site.inside.lobby.store.game(id)
    assert row is not None
    events = site.inside.lobby.store.events(row.table)
    assert {name.person for event in events for name in event.names} == {eve.id}
    assert victim.id not in "".join(event.text for event in events)
    assert site.inside.lobby.store.tables_of(eve.id, 9) == []
    assert eve.http.get(f"/api/tables/{row.table}").status_code == 404


def test_a_game_is_handed_in_to_postgresql_once(database: str, tmp_path: Path) -> None:
    with open_server(tmp_path, store=database) as site:
        guest = site.guest("Ann")
        id = stored(guest, LUCK)
        assert stored(guest, LUCK) == id
        assert guest.http.get(f"/api/replays/{id}/record").text.splitlines() == list(LUCK)
        assert refused(handed_in(guest, forged(changed_name))) == "server/home_record"
        assert (count(site, "games"), count(site, "ledger")) == (1, 0)


# What is refused


def forged(change: Callable[[list[Json]], object]) -> list[str]:
    """The signed game of luck after a change, hashed again as a forger would do it."""
    lines = contents(LUCK)
    change(lines)
    return chained(lines)


def entry(lines: list[Json], kind: str) -> Json:
    return next(line for line in lines if line["is"] == kind)


def changed_name(lines: list[Json]) -> None:
    lines[0]["players"][0] = "Mallory"


def changed_first(lines: list[Json]) -> None:
    lines[0]["first"] = 1 - lines[0]["first"]


def changed_dice(lines: list[Json]) -> None:
    outcome = entry(lines, "resolved")["outcome"]
    outcome["faces"] = [[die, "5" if face != "5" else "4"] for die, face in outcome["faces"]]


def changed_seat(lines: list[Json]) -> None:
    acted = entry(lines, "acted")
    acted["seat"] = 1 - acted["seat"]


def changed_result(lines: list[Json]) -> None:
    entry(lines, "ended")["result"]["winners"] = [0, 1]


def changed_secret(lines: list[Json]) -> None:
    entry(lines, "ended")["secret"] = "00" * 32


@for_each("change", [changed_name, changed_first, changed_dice, changed_seat, changed_result, changed_secret])
def test_a_forged_line_of_each_kind_is_refused(site: OpenServer, change: Callable[[list[Json]], None]) -> None:
    games = count(site, "games")
    assert refused(handed_in(site.guest("Eve"), forged(change))) == "server/home_record"
    assert count(site, "games") == games


def test_a_changed_line_is_refused_in_the_language_of_the_person(site: OpenServer) -> None:
    lines = [*LUCK]
    lines[3] = lines[3].replace('"n": 3', '"n": 4')
    answer = handed_in(site.guest("Eva", "de"), lines)
    assert refused(answer) == "server/home_record"
    assert "Dein Gerät behält das Spiel" in answer.json()["message"]


@for_each("lines", [LUCK[:-2], LUCK[:1]])
def test_a_game_that_is_not_over_is_refused(site: OpenServer, lines: tuple[str, ...]) -> None:
    assert refused(handed_in(site.guest("Eve"), lines)) == "server/home_unfinished"


@for_each("text", ["", "\n", "{}", "no record", "[" * 100_000, "\x00"])
def test_what_is_no_record_is_refused(site: OpenServer, text: str) -> None:
    assert refused(site.guest("Eve").http.post(PATH, json={"record": text})) == "server/home_record"


def test_a_game_of_a_server_is_refused(site: OpenServer) -> None:
    """Of this one or of another one: only what says that nobody committed its dice comes home."""
    eve = site.guest("Eve")
    with eve.link(eve.table("strike", [ME, {"name": "Bo"}], kind="hot_seat")["id"]) as link:
        link.do("start")
        link.wait("began")
        play([link])
        id = str((link.game or {})["id"])
    own = eve.http.get(f"/api/replays/{id}/record").text.splitlines()
    assert refused(handed_in(eve, own)) == "server/home_place"
    other = record("strike", "luck", 3, 2)
    assert refused(handed_in(eve, other)) == "server/home_place"
    assert refused(handed_in(eve, left_early(server=site.inside.lobby.store.signer.public))) == "server/home_place"
    assert guest_sees(eve, id, own)


def guest_sees(guest: Guest, id: str, lines: list[str]) -> bool:
    return guest.http.get(f"/api/replays/{id}/record").text.splitlines() == lines


def test_an_id_that_another_game_has_is_refused(site: OpenServer) -> None:
    """Two games under one id: a device plays again with the same secret, and decides otherwise."""
    guest = site.guest("Eve")
    first, second = (record("strike", "luck", 7, decisions, place="tab") for decisions in (2, 5))
    assert json.loads(first[0])["id"] == json.loads(second[0])["id"]
    id = stored(guest, first)
    assert refused(handed_in(guest, second), 409) == "server/home_taken"
    assert guest_sees(guest, id, list(first))


@for_each("name", ["Admin", "x" * 60, "a\u202eb", "\u0410da"])
def test_a_name_that_cannot_be_shown_is_refused(site: OpenServer, name: str) -> None:
    assert refused(handed_in(site.guest("Eve"), left_early(name))).startswith("name/")


def test_an_unknown_bot_is_refused(site: OpenServer) -> None:
    lines = contents(real_dice())
    lines[0]["bots"] = [None, "<b>admin</b>"]
    assert refused(handed_in(site.guest("Eve"), chained(lines))) == "bot/unknown"


def test_nobody_hands_in_without_a_name(site: OpenServer) -> None:
    answer = site.visitor().post(PATH, json={"record": "".join(f"{line}\n" for line in LUCK)})
    assert refused(answer, 401) == "person/unknown"


# Too large, too many, half


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OpenServer]:
    limits = {"games_handed_in": 2, "record_bytes": 60_000}
    with open_server(tmp_path_factory.mktemp("strict"), limits) as site:
        yield site


def test_too_many_games_are_refused_for_a_while(strict: OpenServer) -> None:
    guest = strict.guest("Ann")
    for _ in range(2):
        stored(guest, LUCK)
    answer = handed_in(guest, LUCK)
    assert refused(answer, 429) == "server/home_often"
    assert int(answer.headers["retry-after"]) > 0


def test_a_record_that_is_too_large_is_refused(strict: OpenServer) -> None:
    guest, games = strict.guest("Ann"), count(strict, "games")
    assert refused(guest.http.post(PATH, json={"record": "x" * 60_001}), 413) == "request/too_large"
    assert refused(guest.http.post("/api/tables", json={"x": "x" * 17_000}), 413) == "request/too_large"
    assert count(strict, "games") == games
