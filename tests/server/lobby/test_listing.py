"""What the lobby shows: fair to every host, and quick however many games a person has played."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path
from typing import Any

import pytest

from tests.server.server_fixture import BOT, ME, OPEN, PATIENCE_S, open_server, play
from throwdown.server.lobby.listing import TURNS
from throwdown.server.lobby.offers import CANDIDATES, SHOWN, Offer, Offers, chosen_fairly


def offers(host: str, many: int, *, address: str = "", first: float = 0.0, awaited: bool = True) -> list[Offer]:
    """Tables of one host, one after the other."""
    return [
        Offer(f"{host} {number}", address or f"address of {host}", host, first + number, awaited)
        for number in range(many)
    ]


def test_few_tables_are_all_shown_and_the_newest_first() -> None:
    shown = [*offers("ann", 2), *offers("ben", 1, first=0.5)]
    assert chosen_fairly(shown, 100) == ["ann 1", "ben 0", "ann 0"]


def test_many_tables_of_one_address_do_not_hide_a_table_of_another() -> None:
    flood = [each for guest in range(13) for each in offers(f"guest {guest}", 8, address="theirs", first=100.0)]
    shown = chosen_fairly([*offers("ann", 1), *flood], 100)
    assert len(shown) == 100 and "ann 0" in shown


def test_many_guests_of_one_address_do_not_hide_tables_of_another() -> None:
    flood = [each for guest in range(300) for each in offers(f"guest {guest}", 1, address="theirs", first=100.0)]
    honest = [each for name in ("ann", "ben") for each in offers(name, 3)]
    shown = chosen_fairly([*honest, *flood], 100)
    assert {each.table for each in honest} <= set(shown)


def test_every_host_of_an_address_is_listed_once_before_any_is_listed_twice() -> None:
    busy, quiet = offers("busy", 8, address="school", first=100.0), offers("quiet", 1, address="school")
    assert chosen_fairly([*busy, *quiet], 2) == ["busy 7", "quiet 0"]


def test_tables_without_a_person_present_are_listed_last() -> None:
    left = [each for guest in range(200) for each in offers(f"guest {guest}", 1, first=100.0, awaited=False)]
    assert "ann 0" in chosen_fairly([*offers("ann", 1), *left], 100)


def test_candidates_among_empty_tables_are_those_that_would_be_listed() -> None:
    left, known = Offers(), dict[str, Offer]()
    for host in range(60):
        for offer in offers(f"host {host}", 20, address=f"address {host % 40}", first=1000.0 * host, awaited=False):
            known[offer.table] = offer
            left.add(offer)
    assert len(known) > CANDIDATES == len(left.best())
    for number, table in enumerate(chosen_fairly(known.values(), SHOWN)):
        assert chosen_fairly(left.best(), SHOWN) == chosen_fairly(known.values(), SHOWN)
        left.drop(table)
        del known[table]
        (new,) = offers(f"new {number}", 1, first=10_000.0 + number, awaited=False)
        left.add(new)
        known[new.table] = new


def test_tables_of_a_person_leave_out_finished_games_until_a_rematch(tmp_path: Path) -> None:
    with open_server(tmp_path) as site:
        anna = site.guest("Anna")
        table = anna.table("strike", [ME, {"name": "Ben"}], kind="hot_seat")
        with anna.link(table["id"]) as link:
            link.do("start")
            link.wait("began")
            store = site.inside.lobby.store
            assert store.tables_of(anna.id, TURNS) == [table["id"]]
            play([link])
            assert store.tables_of(anna.id, TURNS) == []
            assert anna.get("/api/me")["tables"] == []
            assert link.do("start")["is"] == "ack"
            assert [turn["table"]["id"] for turn in anna.get("/api/me")["tables"]] == [table["id"]]


def test_people_in_the_lobby_see_others_come_and_go(tmp_path: Path) -> None:
    with open_server(tmp_path) as site:
        anna, ben = (site.guest(name).knock("/ws/lobby") for name in ("Anna", "Ben"))
        anna.say("hello", protocol=1)
        assert anna.wait("heard")["people"] == 1
        ben.say("hello", protocol=1)
        anna.wait("heard", where=lambda sent: sent["people"] == 2)
        ben.close()
        anna.wait("heard", where=lambda sent: sent["people"] == 1)
        anna.close()


def test_a_stopping_server_cancels_lobby_updates_before_it_closes_sockets(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A lookup for the lobby that is still waiting must not outlive the sockets."""
    order, looking = list[str](), threading.Event()

    async def never_answers(*_: Any) -> None:
        looking.set()
        try:
            await asyncio.Event().wait()
        finally:
            order.append("called off")

    def leaves() -> None:
        order.append("hung up")

    with open_server(tmp_path) as site:
        lobby = site.guest("Anna").knock("/ws/lobby")
        lobby.say("hello", protocol=1)
        lobby.wait("your_turn")
        monkeypatch.setattr(site.inside.lobby.listing, "_send_turns", never_answers)
        monkeypatch.setattr(site.inside.peers, "leave", leaves)
        site.call(site.inside.lobby.listing.changed)
        assert looking.wait(PATIENCE_S)
        site.call(site.inside.lobby.listing.changed)  # the one after it waits for the first
    assert order == ["called off", "hung up"]
    lobby.close()


def test_tables_of_one_address_are_bounded(tmp_path: Path) -> None:
    with open_server(tmp_path, {"tables_per_person": 2, "people_per_address": 2, "table_rounds": 100}) as site:
        people = [site.guest(name) for name in ("Anna", "Ben", "Cleo", "Dora", "Emil", "Finn", "Gus")]
        for person in people[:2]:
            for _ in range(2):
                person.table("strike", [ME, OPEN])
        body = {"game": "strike", "seats": [ME, BOT], "thrower": "luck"}
        assert people[0].http.post("/api/tables", json=body).json()["code"] == "server/too_many_tables"
        for person in people[2:6]:  # others there have room for a first table, not for a second one
            person.table("strike", [ME, OPEN])
            again = person.http.post("/api/tables", json=body)
            assert (again.status_code, again.json()["code"]) == (409, "server/too_many_tables_here")
        answer = people[6].http.post("/api/tables", json=body)
        assert (answer.status_code, answer.json()["code"]) == (409, "server/too_many_tables_here")
