"""Keys over a real socket: what is sent, what lies on the disk, and what a kill leaves."""

from __future__ import annotations

import hmac
import json
import subprocess
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from random import Random
from typing import Any

import httpx2
import pytest

from tests.server.server_fixture import (
    ME,
    OPEN,
    PATIENCE_S,
    Dialled,
    Guest,
    Json,
    Link,
    OpenServer,
    act_once,
    follow,
    listening_server,
    open_server,
    play,
)
from tests.server.serving import Serving
from tests.server.storage.test_secrets import spellings
from throwdown.api.secrets import stored_secret
from throwdown.rules.hashed import joined
from throwdown.throwers.fairness import fresh_key, key_hash

#: Longer than any test takes: what was promised is waited for.
WAITING: dict[str, Any] = {"hash_wait_s": 60.0, "key_wait_s": 60.0}


@pytest.fixture(name="site", scope="module")
def _site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[OpenServer]:
    with open_server(tmp_path_factory.mktemp("bound"), limits=WAITING) as site:
        yield site


class Seat:
    """Somebody at a table who binds the dice."""

    def __init__(self, link: Link, seat: int) -> None:
        self.link, self.seat = link, seat
        self.keys: dict[str, str] = {}

    @property
    def next(self) -> Json:
        return dict(next(message["table"]["next"] for message in reversed(self.link.heard) if message.get("table")))

    def promise(self, **other: Any) -> Json:
        commitment = self.next["commitment"]
        key = self.keys[commitment] = fresh_key()
        fields = {"seat": self.seat, "commitment": commitment, "hash": key_hash(key)} | other
        return self.link.do("key_hash", **fields)

    def reveal(self, **other: Any) -> Json:
        commitment = self.next["commitment"]
        fields = {"seat": self.seat, "commitment": commitment, "key": self.keys.get(commitment, "0" * 64)} | other
        return self.link.do("key", **fields)

    def is_asked(self) -> Json:
        return self.link.wait(
            "table_changed", where=lambda message: (message["table"]["next"] or {}).get("asks") == "keys"
        )


def seated(site: OpenServer, *others: str, **wanted: Any) -> list[Seat]:
    """Anna and Ben at a table that has not begun; others watch."""
    anna, ben = site.guest("Anna"), site.guest("Ben")
    table = anna.table(seats=[ME, OPEN], **wanted)["id"]
    links = [guest.link(table) for guest in (anna, ben, *map(site.guest, others))]
    assert links[1].do("sit", seat=1)["is"] == "ack"
    for link in links:
        link.drain(0.02)
    return [Seat(link, seat) for seat, link in enumerate(links)]


def on_disk(folder: Path) -> bytes:
    """Everything in the data but the key.

    Another process reads it: a file of SQLite that is closed in the server's own loses the server's locks.
    """
    files = [str(file) for file in folder.iterdir() if file.suffix != ".key" and file.is_file()]
    return subprocess.run(["cat", *files], check=True, capture_output=True).stdout


@pytest.mark.service
@pytest.mark.parametrize("thrower", ["luck", "physics"])
def test_no_secret_is_sent_or_stored_in_plain_before_its_time(site: OpenServer, thrower: str) -> None:
    anna, ben, watcher = seats = seated(site, "Wanda", thrower=thrower)
    folder, store = site.settings.data, site.inside.lobby.store
    game = anna.next["game"]
    secret = bytes.fromhex(stored_secret(store, game))

    def clean(*words: str) -> None:
        for seat in seats:
            seat.link.drain(0.01)
        if any(seat.link.over for seat in seats):
            return  # two throws may be a whole game, and its end tells the secret
        written = b"".join(b"".join(seat.link.raw) for seat in seats) + on_disk(folder)
        forbidden = [each for word in (secret, *map(bytes.fromhex, words)) for each in spellings(word)]
        assert not any(word in written for word in forbidden)

    clean()
    for seat in (anna, ben):
        assert seat.promise()["is"] == "ack"
    keys = [next(iter(seat.keys.values())) for seat in (anna, ben)]
    clean(*keys)
    anna.link.do("start")
    for seat in (anna, ben):
        seat.is_asked()
    clean(*keys)
    assert anna.reveal()["is"] == "ack"
    clean(*keys)
    assert ben.reveal()["is"] == "ack"
    began = watcher.link.wait("began")["game"]
    assert (began["id"], began["keys"]) == (game, keys)
    match = site.inside.lobby.tables[anna.link.welcome["table"]["id"]].state.begun_match()
    header = match.log.header.digest
    streams = [hmac.digest(secret, joined("throw", game, number, header), "sha256").hex() for number in range(1, 60)]
    for _ in range(6):
        clean(*streams)
        act_once([anna.link, ben.link], Random(3))
    anna.link.do("concede", seat=0)
    ended = watcher.link.wait("moment", where=lambda message: bool(message.get("secret")))
    assert bytes.fromhex(ended["secret"]) == secret
    following = watcher.link.wait("table_changed")["table"]["next"]
    upcoming = bytes.fromhex(stored_secret(store, following["game"]))
    assert not any(word in on_disk(folder) for word in spellings(upcoming))
    record = site.visitor().get(f"/api/replays/{game}/record").text.splitlines()
    assert json.loads(record[0])["keys"] == keys and json.loads(record[-1])["secret"] == secret.hex()
    for seat in seats:
        seat.link.close()


def test_a_game_bound_by_keys_is_verified(site: OpenServer) -> None:
    anna, ben = seated(site)
    for seat in (anna, ben):
        seat.promise()
    anna.link.do("start")
    for seat in (anna, ben):
        seat.is_asked()
        seat.reveal()
    game = anna.link.wait("began")["game"]["id"]
    play([anna.link, ben.link])
    verdict = site.visitor().get(f"/api/replays/{game}/verify").json()
    assert verdict["verdict"] == "holds", verdict
    assert {check["what"]: check["verdict"] for check in verdict["checks"]}["keys"] == "holds"
    anna.link.close()
    ben.link.close()


MALFORMED = {
    "empty": "",
    "short": "ab" * 31,
    "long": "ab" * 33,
    "capitals": "AB" * 32,
    "no digits": "zz" * 32,
    "line break": "ab" * 32 + "\n",
    "wide digits": "\uff11" * 64,
    "number": 7,
    "null": None,
    "list": ["ab" * 32],
    "object": {"key": "ab" * 32},
}


@pytest.mark.parametrize("value", MALFORMED.values(), ids=MALFORMED.keys())
@pytest.mark.parametrize(("kind", "field"), [("key_hash", "hash"), ("key_hash", "commitment"), ("key", "key")])
def test_a_malformed_key_or_hash_is_refused(two: list[Seat], kind: str, field: str, value: Any) -> None:
    fields = {"seat": 0, "commitment": "0" * 64} | ({"hash": "1" * 64} if kind == "key_hash" else {"key": "1" * 64})
    two[0].link.say(kind, move="m", **(fields | {field: value}))
    assert two[0].link.refused()["code"] in ("message/schema", "message/type")


@pytest.fixture(name="two", scope="module")
def _two(site: OpenServer) -> Iterator[list[Seat]]:
    seats = seated(site)
    yield seats
    for seat in seats:
        seat.link.close()


@pytest.mark.service
@pytest.mark.parametrize("kind", ["key_hash", "key"])
def test_a_key_of_a_megabyte_closes_the_socket(tmp_path: Path, kind: str) -> None:
    with listening_server(tmp_path) as site:
        (anna, ben) = seated(site)
        field = {"key_hash": "hash", "key": "key"}[kind]
        anna.link.say(kind, **({"move": "m", "seat": 0, "commitment": "0" * 64} | {field: "ab" * 500_000}))
        assert anna.link.closed() == 1009
        ben.link.sync()
        ben.link.close()


def test_the_lobby_neither_takes_nor_shows_keys(site: OpenServer) -> None:
    """Neither are any taken there, nor does it show what binds the dice of a table."""
    guest = site.guest()
    guest.table()
    with guest.knock("/ws/lobby") as lobby:
        lobby.say("hello", protocol=1)
        lobby.wait("heard")
        lobby.say("key", move="m", seat=0, commitment="0" * 64, key="0" * 64)
        assert lobby.refused()["code"] == "message/unknown"
        assert all(table.get("next") is None for message in lobby.heard for table in message.get("tables", ()))
    assert all(table.get("next") is None for table in guest.get("/api/tables")["tables"])


def test_a_table_opened_to_start_waits_for_the_key_of_its_host(site: OpenServer) -> None:
    """The answer to the request comes at once; the key is asked for when the page is there."""
    guest = site.guest()
    table = guest.table(seats=[ME, {"bot": "casual"}], start=True)
    assert (table["status"], table["next"]["asks"]) == ("open", "hashes")
    with guest.link(table["id"]) as link:
        seat = Seat(link, 0)
        seat.promise()
        seat.is_asked()
        seat.reveal()
        began = link.wait("began")["game"]
    assert began["keys"][0] == next(iter(seat.keys.values())) and began["keys"][1] is not None


# Kills


class KilledServer:
    """A server that is killed, and the people who come back to it."""

    def __init__(self, server: Serving) -> None:
        self.server = server
        self.cookies: list[str] = []
        self._visits = count()

    def come(self, name: str) -> None:
        answer = httpx2.post(
            f"{self.server.url}/api/guests",
            json={"name": name},
            headers={"origin": self.server.url},
            timeout=PATIENCE_S,
        )
        self.cookies.append(answer.cookies["throwdown"])

    def open(self) -> str:
        answer = httpx2.post(
            f"{self.server.url}/api/tables",
            json={"game": "strike", "thrower": "luck", "seats": [ME, OPEN]},
            headers={"origin": self.server.url, "cookie": f"throwdown={self.cookies[0]}"},
            timeout=PATIENCE_S,
        )
        return str(answer.json()["table"]["id"])

    def links(self, table: str) -> list[Link]:
        links = []
        for cookie in self.cookies:
            url = f"ws://127.0.0.1:{self.server.port}/ws/tables/{table}"
            link = Link(Dialled(url, self.server.url, {"cookie": f"throwdown={cookie}"}))
            link.say("hello", protocol=1, views=True)
            link.welcome = link.wait("welcome")
            link._moves = (f"{next(self._visits)}.{number}" for number in count())
            links.append(link)
        return links

    def kill(self, table: str) -> list[Link]:
        self.server.kill()
        self.server.start()
        return self.links(table)


@pytest.mark.service
def test_a_kill_between_commitment_hashes_and_keys_loses_none_of_them(tmp_path: Path) -> None:
    with Serving(tmp_path / "data", WAITING) as server:
        killed = KilledServer(server)
        for name in ("Anna", "Ben"):
            killed.come(name)
        table = killed.open()
        links = killed.links(table)
        links[1].do("sit", seat=1)
        seats = [Seat(link, seat) for seat, link in enumerate(links)]
        links[0].drain(0.05)
        commitment = seats[0].next["commitment"]
        seats[0].promise()

        def again() -> None:
            for seat, link in zip(seats, killed.kill(table), strict=True):
                seat.link = link
            assert seats[0].next["commitment"] == commitment

        again()
        seats[1].promise()
        again()
        assert None not in seats[0].next["hashes"]
        seats[0].link.do("start")
        seats[0].is_asked()
        draft = seats[0].next["draft"]
        seats[0].reveal()
        again()
        assert (seats[0].next["asks"], seats[0].next["draft"]) == ("keys", draft)
        assert seats[0].keys[commitment].encode() not in on_disk(tmp_path / "data"), "it is sealed until all are there"
        seats[1].reveal()
        began = seats[0].link.wait("began")["game"]
        assert began["keys"] == [seat.keys[commitment] for seat in seats] and began["commitment"] == commitment
        secrets = [seat.keys[commitment] for seat in seats]
        assert all(key not in server.log.read_text() for key in secrets)
        for seat in seats:
            seat.link.close()


@pytest.mark.service
def test_the_key_is_stored_outside_of_the_database(site: OpenServer) -> None:
    """Whoever has a copy of the database alone does not have it."""
    key = (site.settings.data / "throwdown.key").read_bytes().strip()
    assert len(key) == 64 and key not in on_disk(site.settings.data)


def test_guests_see_the_commitment_of_their_table(site: OpenServer) -> None:
    guest: Guest = site.guest()
    table = guest.table()
    assert guest.get(f"/api/tables/{table['id']}")["next"]["commitment"] == table["next"]["commitment"]


def test_games_whose_key_is_lost_are_named_and_the_others_are_played(tmp_path: Path) -> None:
    with open_server(tmp_path) as site:
        anna, ben = seated(site)
        anna.link.do("start")
        playing = anna.link.wait("began")["table"]["id"]
        for seat in (anna, ben):
            seat.link.close()
        guest = site.guest()
        waiting, token = guest.table(seats=[ME, OPEN]), guest.token
    (tmp_path / "throwdown.key").unlink()
    again = OpenServer(site.settings)
    again.inside.open_data(give_up_games=True)
    with again:
        client = again.visitor()
        client.cookies.set("throwdown", token)
        back = Guest(again, client, guest.id)
        with back.link(waiting["id"]) as link:
            seat = Seat(link, 0)
            follow([link], lambda: seat.next["void"] == [waiting["next"]["game"]])
            assert seat.next["game"] != waiting["next"]["game"]
            assert seat.promise()["is"] == "ack"
        assert list(again.inside.lobby.tables.damaged) == [playing]
