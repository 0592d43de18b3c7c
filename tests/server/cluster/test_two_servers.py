"""Two servers over one database: whoever comes to the wrong one does not notice, and no move is lost when one goes."""

from __future__ import annotations

from itertools import count
from random import Random
from typing import TYPE_CHECKING

import pytest

from tests.server.cluster.houses import two_houses
from tests.server.house_fixture import ME, OPEN, Guest, Link, OpenHouse, act_once, follow, until

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


@pytest.fixture
def houses(tmp_path: Path, database: str) -> Iterator[tuple[OpenHouse, OpenHouse]]:
    with two_houses(tmp_path, database) as both:
        yield both


def at(house: OpenHouse, guest: Guest) -> Guest:
    """The same person at another server."""
    client = house.visitor()
    client.cookies.set("throwdown", guest.token)
    return Guest(house, client, guest.id)


def back(table: str, *guests: Guest) -> list[Link]:
    """These people come back to the table; their moves have ids that they did not use before."""
    links = [guest.link(table) for guest in guests]
    for link in links:
        link._moves = (f"again{number}" for number in count(1))
    return links


def begun(one: OpenHouse, other: OpenHouse) -> tuple[Guest, Guest, Link, Link, str]:
    """Anna opens a table at one server; Ben comes to it by way of the other; their game has begun."""
    anna, ben = one.guest("Anna"), other.guest("Ben")
    table = anna.table("strike", [ME, OPEN])["id"]
    first, second = anna.link(table), ben.link(table)
    assert second.do("sit", seat=1)["is"] == "ack"
    assert first.do("start")["is"] == "ack"
    first.wait("began")
    second.wait("began")
    return anna, ben, first, second, table


def test_a_game_is_played_through_two_servers(houses: tuple[OpenHouse, OpenHouse]) -> None:
    one, other = houses
    anna, ben, first, second, table = begun(one, other)
    rng = Random(1)
    for _ in range(6):
        follow([first, second], lambda: first.over or act_once([first, second], rng))  # two throws may be all
    version = one.inside.house.tables[table].state.version
    assert len(other.inside.house.tables) == 0
    assert other.inside.neighbours.passing.sockets == 1
    follow([second], lambda: second.version >= version)
    # Over HTTP too, whoever asks: people are known everywhere.
    assert ben.get(f"/api/tables/{table}")["id"] == table
    assert at(other, anna).get(f"/api/tables/{table}")["id"] == table
    assert other.visitor().get(f"/api/tables/{table}").status_code == 401
    assert ben.http.get("/api/tables/nothing").status_code == 404
    second.close()
    until(lambda: other.inside.neighbours.passing.sockets == 0)
    until(lambda: one.inside.house.tables[table].connections == 1)


def test_a_server_that_stops_hands_its_tables_over(houses: tuple[OpenHouse, OpenHouse]) -> None:
    one, other = houses
    anna, ben, first, second, table = begun(one, other)
    follow([first, second], lambda: act_once([first, second], Random(1)))
    version = one.inside.house.tables[table].state.version
    one.stop()
    assert first.closed() == second.closed() == 1012
    again = back(table, at(other, anna), ben)
    assert again[0].welcome["version"] >= version
    follow(again, lambda: act_once(again, Random(2)))
    assert table in other.inside.house.store.owners.held


def test_a_server_that_slept_writes_nothing_and_sends_everybody_on(houses: tuple[OpenHouse, OpenHouse]) -> None:
    one, other = houses
    anna, ben, first, second, table = begun(one, other)
    keeper = one.inside.neighbours.keeper

    async def sleep() -> None:
        """Renew nothing."""

    one.call(lambda: setattr(keeper, "renew", sleep))
    until(lambda: table in other.inside.house.store.owners.held)
    first.say("chat", text="Is anybody there?", move="m99")
    assert first.closed() == second.closed() == 1012
    assert not [told for told in first.heard if told.get("move") == "m99"]
    until(lambda: table not in {each.id for each in one.inside.house.tables})
    again = back(table, at(other, anna), ben)
    assert again[0].do("chat", text="Is anybody there?", move="m99")["is"] == "ack"
    follow(again, lambda: act_once(again, Random(2)))
