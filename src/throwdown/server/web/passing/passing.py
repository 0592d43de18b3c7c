"""Passing on: to the server that has the table, by way of the inner connection to it."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, TypeVar

import msgspec
from starlette.responses import Response

from throwdown.server.cluster.link import Link
from throwdown.server.cluster.streams import LinkDown
from throwdown.server.lobby.elsewhere import TableElsewhere

from .envelopes import Answered, envelope, open_answer, open_envelope, passed_on, scope_of, seal
from .passage import Passage
from .visitor import VisitingSocket

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from starlette.requests import Request
    from starlette.types import ASGIApp, Message
    from starlette.websockets import WebSocket

    from throwdown.server.cluster.peers import Peers
    from throwdown.server.cluster.streams import Stream
    from throwdown.server.operations.limits import Limits

    from .envelopes import Envelope

    Found = TypeVar("Found")

TOPIC = "http"
#: The answer of a server that has not got the table any more, and the headers in which it tells who has.
MISDIRECTED = 421
NAMED = (b"throwdown-table", b"throwdown-server", b"throwdown-address")
#: How long another server may take to answer a request, in s.
ANSWER_S = 10.0
#: Bytes that may wait for a client that reads slowly.
MOST_BYTES = 4 * 1024 * 1024
#: Time between two looks whether the owner of a table is back, or its lease over, in s.
LOOK_S = 0.1
#: A connection that takes longer is not waited for, but made meanwhile: its owner may be found gone before, in s.
BRIEF_S = 0.25
#: How much longer than a lease a table is waited for whose owner does not answer, in s.
PATIENCE_S = 4.0


class OwnerAway(LinkDown):
    """Raised when the server of a table does not answer, and the table could not be taken over in time."""

    code = "cluster/away"


class Passing:
    """Passes on what is for other servers, and answers what others pass on."""

    def __init__(self, peers: Peers, app: ASGIApp, limits: Limits) -> None:
        self._peers = peers
        self._app = app
        self._limits = limits
        self._patience_s = limits.lease_s + PATIENCE_S
        self._passages = set[Passage]()
        self._visitors = set[asyncio.Task[None]]()
        peers.answer(TOPIC, self._answer)
        peers.take_sockets(self._take)

    @property
    def sockets(self) -> int:
        """How many sockets are passed on to other servers."""
        return len(self._passages)

    def close_all(self, code: int, reason: str) -> None:
        """This server stops: tell whoever is passed on to come back."""
        for passage in self._passages:
            passage.close(code, reason)

    # Sockets to others

    async def here_or_there(self, look: Callable[[], Awaitable[Found]]) -> Found | Link:
        """What ``look`` finds here, or the connection to the server that has it, as soon as there is either."""
        loop = asyncio.get_running_loop()
        ends = loop.time() + self._patience_s
        while True:
            try:
                return await look()
            except TableElsewhere as found:
                try:
                    return await self._reach(found)
                except LinkDown as trouble:
                    if loop.time() > ends:
                        raise _away() from trouble
            await asyncio.sleep(LOOK_S)

    async def _reach(self, found: TableElsewhere) -> Link:
        try:
            async with asyncio.timeout(BRIEF_S):
                return await self._peers.reach(found.server, found.address)
        except TimeoutError:
            raise LinkDown(f"the server at {found.address} does not answer: one moment") from None

    async def socket(self, websocket: WebSocket, link: Link, person: str) -> None:
        """Carry an accepted socket to the server at the other end, until it is over."""
        passage = Passage(websocket, link, self._limits.outgoing, MOST_BYTES)
        self._passages.add(passage)
        try:
            await passage.run(seal(envelope(websocket, person)))
        finally:
            self._passages.discard(passage)

    # Requests to others

    async def request(self, request: Request, found: TableElsewhere, person: str | None) -> Response:
        """The answer of the server that has the table, or of this one if it has to take it over."""
        if passed_on(request) is not None:
            return _misdirected(found)
        told, loop = envelope(request, person, await request.body()), asyncio.get_running_loop()
        ends = loop.time() + self._patience_s
        while True:
            answer = await self._asked(told, found)
            if answer is None or answer.status == MISDIRECTED:
                if loop.time() > ends:
                    raise _away()
                await asyncio.sleep(LOOK_S)
                answer = await self._run(told)
            if answer.status != MISDIRECTED:
                return _response(answer)
            found = _named(answer)

    async def _asked(self, told: Envelope, found: TableElsewhere) -> Answered | None:
        """What the other server answers; None if it cannot be reached, and whatever it did may be done again."""
        try:
            link = await self._reach(found)
        except LinkDown:
            return None
        try:
            return open_answer(await self._peers.ask(link, TOPIC, seal(told), ANSWER_S))
        except LinkDown as trouble:
            if told.method != "GET":  # it may have been done before the other server fell silent
                raise _away() from trouble
            return None

    # From others

    async def _answer(self, text: bytes) -> bytes:
        try:
            told = open_envelope(text)
        except msgspec.MsgspecError:
            raise LinkDown("a request of another server cannot be read: run the same version everywhere") from None
        return seal(await self._run(told))

    async def _run(self, told: Envelope) -> Answered:
        """Let the application answer."""
        status, headers, body = 500, list[tuple[bytes, bytes]](), bytearray()

        async def receive() -> Message:
            return {"type": "http.request", "body": told.body, "more_body": False}

        async def send(message: Message) -> None:
            nonlocal status, headers
            if message["type"] == "http.response.start":
                status, headers = message["status"], [(bytes(name), bytes(value)) for name, value in message["headers"]]
            elif message["type"] == "http.response.body":
                body.extend(message.get("body", b""))

        await self._app(scope_of(told), receive, send)
        return Answered(status, headers, bytes(body))

    def _take(self, link: Link, call: int, text: bytes) -> Stream:
        visitor = VisitingSocket(self._app, link, call, open_envelope(text))
        self._visitors.add(visitor.task)
        visitor.task.add_done_callback(self._visitors.discard)
        return visitor


def _away() -> OwnerAway:
    return OwnerAway("the server of this table is away: try again in a moment")


def _misdirected(found: TableElsewhere) -> Response:
    told = (found.table, found.server, found.address)
    headers = {name.decode(): value for name, value in zip(NAMED, told, strict=True)}
    return Response(status_code=MISDIRECTED, headers=headers)


def _named(answer: Answered) -> TableElsewhere:
    told = dict(answer.headers)
    return TableElsewhere(*(told.get(name, b"").decode() for name in NAMED))


def _response(answer: Answered) -> Response:
    response = Response(answer.body, answer.status)
    response.raw_headers = [(name.lower(), value) for name, value in answer.headers]
    return response
