"""A server that stops hands its tables over before its clients are asked to reconnect."""

from __future__ import annotations

import asyncio
import socket
from typing import TYPE_CHECKING

from tests.server.peers.servers import at, two_servers
from tests.server.server_fixture import ME, OPEN, PATIENCE_S, ListeningServer, until

if TYPE_CHECKING:
    from pathlib import Path


def begin_request(site: ListeningServer) -> socket.socket:
    """A request whose body does not come: a server that stops waits for it."""
    client = socket.create_connection(("localhost", site.port))
    client.sendall(
        b"POST /api/guests HTTP/1.1\r\nhost: localhost:%d\r\norigin: %b\r\n"
        b"content-type: application/json\r\ncontent-length: 100\r\n\r\n" % (site.port, site.url.encode())
    )
    until(lambda: site.server.uvicorn.server_state.tasks)
    return client


def test_tables_of_a_stopping_server_are_free_while_it_waits_for_a_request(tmp_path: Path, database: str) -> None:
    with two_servers(tmp_path, database) as (one, two):
        anna = one.guest("Anna")
        table = anna.table("strike", [ME, OPEN])["id"]
        with begin_request(one), anna.link(table) as link:
            one.stop()
            assert link.closed() == 1012
            with at(two, anna).link(table) as back:
                assert back.welcome["version"] == link.welcome["version"]
                assert one.server.uvicorn.server_state.tasks


def test_a_client_who_enters_the_lobby_of_a_stopping_server_is_not_sent_away(tmp_path: Path, database: str) -> None:
    with two_servers(tmp_path, database) as (one, two):
        anna = one.guest("Anna")
        table = anna.table("strike", [ME, OPEN])["id"]
        loop = two.loop
        asyncio.run_coroutine_threadsafe(two.inside.hand_over(), loop).result(PATIENCE_S)
        with at(two, anna).knock("/ws/lobby") as lobby:
            lobby.say("hello", protocol=1)
            turns = lobby.wait("your_turn")["tables"]
            assert [turn["table"]["id"] for turn in turns] == [table]
