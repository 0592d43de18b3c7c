"""Two servers over one database: a client of the wrong one is redirected to the other, and no move is lost."""

from __future__ import annotations

from itertools import count
from random import Random
from typing import TYPE_CHECKING

import pytest

from tests.server.peers.servers import Pair, at, site, two_servers
from tests.server.server_fixture import ME, OPEN, Dialled, Guest, Link, ListeningServer, act_once, follow, until

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path


@pytest.fixture
def sites(tmp_path: Path, database: str) -> Iterator[Pair]:
    with two_servers(tmp_path, database) as both:
        yield both


def back(table: str, *guests: Guest, path: str = "") -> list[Link]:
    """These people come back to the table; their moves have ids that they did not use before."""
    links = [guest.knock(f"{path}/ws/tables/{table}") for guest in guests]
    for link in links:
        link.say("hello", protocol=1, views=True)
        link.welcome = link.wait("welcome")
        link._moves = (f"again{number}" for number in count(1))
    return links


def closed(guest: Guest, path: str) -> tuple[int, str]:
    """How a socket there is closed."""
    with guest.knock(path) as link:
        code = link.closed()
        assert isinstance(link.socket, Dialled)
        return code, link.socket.connection.close_reason or ""


def begun(one: ListeningServer, two: ListeningServer) -> tuple[Guest, Guest, Link, Link, str]:
    """Anna opens a table at one server; Ben is sent to it from the other; their game has begun."""
    anna, ben = one.guest("Anna"), two.guest("Ben")
    table = anna.table("strike", [ME, OPEN])["id"]
    first, second = anna.link(table), at(one, ben).link(table)
    assert second.do("sit", seat=1)["is"] == "ack"
    assert first.do("start")["is"] == "ack"
    first.wait("began")
    second.wait("began")
    return anna, ben, first, second, table


def test_table_of_another_server_is_redirected_there(sites: Pair) -> None:
    one, two = sites
    anna = one.guest("Anna")
    made = anna.table("strike", [ME, OPEN])
    table, code = made["id"], made["code"]
    away = at(two, anna)
    for path in (f"/api/tables/{table}", f"/api/tables/{table}/qr?to=hand", f"/api/invitations/{code}"):
        answer = away.http.get(path)
        assert (answer.status_code, answer.headers["location"]) == (307, f"/s/one{path}"), answer.text
        assert anna.http.get(f"/s/one{path}").status_code == 200
    # The page is the same everywhere, and says who invites.
    assert away.http.get(f"/t/{table}").text == anna.http.get(f"/t/{table}").text.replace(one.url, two.url)
    assert closed(away, f"/ws/tables/{table}") == (4307, "/s/one")
    with anna.knock(f"/s/one/ws/tables/{table}") as link:
        link.say("hello", protocol=1)
        assert link.wait("welcome")
    # What any server answers it also answers under an address of its own, or of one that is not there.
    for name in ("two", "gone"):
        assert away.get(f"/s/{name}/api/me")["person"]["id"] == anna.id
    assert away.http.get("/s/No/api/me").status_code == 404
    assert away.http.get("/api/tables/nothing").status_code == 404


def test_proxy_that_brings_a_table_to_the_wrong_server_makes_no_circle(
    sites: Pair,
) -> None:
    one, two = sites
    anna = one.guest("Anna")
    table = anna.table("strike", [ME, OPEN])["id"]
    away = at(two, anna)
    assert away.http.get(f"/s/one/api/tables/{table}").status_code == 503
    assert closed(away, f"/s/one/ws/tables/{table}")[0] == 1013


def test_redirect_below_a_path_keeps_the_path(tmp_path: Path, database: str) -> None:
    with (
        site(tmp_path / "one", database, "one", public_url="http://dice.example/games") as one,
        site(tmp_path / "two", database, "two", public_url="http://dice.example/games") as two,
    ):
        anna = at(one, one.guest("Anna"))
        table = anna.table("strike", [ME, OPEN])["id"]
        away = at(two, anna)
        for asked in (f"/games/api/tables/{table}", f"/api/tables/{table}"):
            assert away.http.get(asked).headers["location"] == f"/games/s/one/api/tables/{table}"
        assert closed(away, f"/games/ws/tables/{table}") == (4307, "/s/one")
        assert one.visitor().get(f"/games/s/one/api/tables/{table}").status_code == 401
        assert one.visitor().get("/games/s/one/api/tables").status_code == 200


def test_single_server_has_no_server_paths(site: ListeningServer) -> None:
    assert site.visitor().get("/s/one/api/tables").status_code == 404


def test_server_that_stops_releases_its_tables(sites: Pair) -> None:
    one, two = sites
    anna, ben, first, second, table = begun(one, two)
    follow([first, second], lambda: act_once([first, second], Random(1)))
    version = one.inside.lobby.tables[table].state.version
    one.stop()
    assert first.closed() == second.closed() == 1012
    again = back(table, at(two, anna), ben, path="/s/one")  # as a proxy does that does not reach the first one
    assert again[0].welcome["version"] >= version
    follow(again, lambda: act_once(again, Random(2)))
    assert table in two.inside.lobby.store.owners.held


def test_server_that_slept_writes_nothing_and_sends_everybody_on(
    sites: Pair,
) -> None:
    one, two = sites
    anna, ben, first, second, table = begun(one, two)
    lease = one.inside.peers.lease

    async def sleep() -> None:
        """Renew nothing."""

    one.call(lambda: setattr(lease, "renew", sleep))
    until(lambda: table in two.inside.lobby.store.owners.held)
    first.say("chat", text="Is anybody there?", move="m99")
    assert first.closed() == second.closed() == 1012
    assert not [heard for heard in first.heard if heard.get("move") == "m99"]
    until(lambda: table not in {each.id for each in one.inside.lobby.tables})
    again = back(table, at(two, anna), ben)
    assert again[0].do("chat", text="Is anybody there?", move="m99")["is"] == "ack"
    follow(again, lambda: act_once(again, Random(2)))
