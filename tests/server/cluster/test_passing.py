"""Passing a request on: who answers it, when the table has moved, and when nobody answers."""

from __future__ import annotations

from contextlib import asynccontextmanager
from typing import TYPE_CHECKING

import pytest
from starlette.applications import Starlette
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from throwdown.server.cluster.peers import Peers
from throwdown.server.lobby.elsewhere import TableElsewhere
from throwdown.server.operations.limits import Limits
from throwdown.server.web.passing import OwnerAway, Passing, passing
from throwdown.server.web.passing.envelopes import envelope, open_answer, passed_on, seal
from throwdown.server.web.passing.passing import MISDIRECTED

if TYPE_CHECKING:
    from collections.abc import AsyncIterator

KEY = "k" * 32


class Side:
    """One server: an application that has the table, or knows who has."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.address = ""
        self.has_table = False
        self.found = TableElsewhere("t", "", "")
        self.peers = Peers(name, KEY)
        self.passing = Passing(self.peers, self._app(), Limits(lease_s=0.5))

    def _app(self) -> Starlette:
        async def answer(request: Request) -> Response:
            told = passed_on(request)
            if not self.has_table:
                return await self.passing.request(request, self.found, "anna")
            secret = "cookie" in request.headers
            return PlainTextResponse(f"{self.name} {told.person if told else ''} {await request.body()!r} {secret}")

        return Starlette(routes=[Route("/table", answer, methods=["GET", "POST"])])

    async def asked(self, method: str = "GET") -> Response:
        """What somebody gets who comes to this server."""
        headers = [(b"cookie", b"throwdown=token")]
        scope = {"type": "http", "method": method, "path": "/table", "query_string": b"", "headers": headers}
        sent = [{"type": "http.request", "body": b"body", "more_body": False}]

        async def receive() -> dict[str, object]:
            return sent.pop()

        return await self.passing.request(Request(scope, receive), self.found, "anna")


@asynccontextmanager
async def sides() -> AsyncIterator[tuple[Side, Side]]:
    """Two servers; the first takes the second for the owner of the table."""
    one, other = Side("one"), Side("other")
    other.address = f"127.0.0.1:{await other.peers.listen('127.0.0.1', 0)}"
    one.found = TableElsewhere("t", "other", other.address)
    try:
        yield one, other
    finally:
        await one.peers.close()
        await other.peers.close()


async def test_the_owner_answers_and_hears_who_asks_but_not_what_proves_it() -> None:
    async with sides() as (one, other):
        other.has_table = True
        answer = await one.asked("POST")
        assert (answer.status_code, answer.body) == (200, b"other anna b'body' False")


async def test_what_was_passed_on_once_is_passed_on_no_further() -> None:
    async with sides() as (one, other):
        other.found = TableElsewhere("t", "third", "127.0.0.1:9")
        link = await one.peers.reach("other", other.address)
        told = seal(envelope(Request({"type": "http", "path": "/table", "headers": []}), None))
        answer = open_answer(await one.peers.ask(link, passing.TOPIC, told, 5))
        assert answer.status == MISDIRECTED
        assert (b"throwdown-server", b"third") in answer.headers


async def test_a_table_that_has_come_here_meanwhile_is_answered_here() -> None:
    async with sides() as (one, other):
        other.found = TableElsewhere("t", "one", "")
        one.has_table = True
        answer = await one.asked()
        assert bytes(answer.body).startswith(b"one anna")


async def test_if_nobody_answers_in_time_it_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(passing, "PATIENCE_S", -0.3)
    one = Side("one")
    one.found = TableElsewhere("t", "other", "127.0.0.1:1")
    with pytest.raises(OwnerAway, match="try again"):
        await one.asked()
