"""A client for the server: come in, open a table or find one, and play there over its socket.

    client = await Client.guest("http://localhost:8642", "Ann")
    table = await client.make_table("strike", [ME, {"bot": "casual"}], start=True)
    async with client.connect(table["id"]) as link:
        result = await link.play(make_bot("strike", "thumb"))

A link outlives its connection: it comes back by itself, gets what it missed, and sends again what was not
answered, with the same move id, so that nothing is done twice. Messages are the JSON objects of
``docs/socket.md``; the view of the own seat is the same value that the rules give to a bot.
"""

from __future__ import annotations

import asyncio
import http.client
import json
import secrets
import ssl
import time
from contextlib import suppress
from http.cookies import SimpleCookie
from random import SystemRandom
from typing import TYPE_CHECKING, Any, Self
from urllib.parse import quote, urlsplit
from weakref import WeakSet

from websockets.asyncio.client import ClientConnection
from websockets.asyncio.client import connect as open_socket
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus, InvalidURI

from throwdown.bots import chosen
from throwdown.errors import ThrowdownError
from throwdown.rules.catalogue import known
from throwdown.rules.codec import decode, decode_view, encode
from throwdown.rules.rulings import options_of

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Iterable, Mapping, Sequence

    from throwdown.bots import Bot
    from throwdown.rules import Action, Result
    from throwdown.rules.arena.pipeline import ArenaView
    from throwdown.rules.record import Manner
    from throwdown.rules.verasselt.state import VerasseltView

    Message = dict[str, Any]

PROTOCOL = 1
#: A seat for whoever makes the table, and one for whoever comes.
ME: dict[str, Any] = {"me": True}
OPEN: dict[str, Any] = {}

#: Close codes after which coming back is of no use.
FINAL = {4401: "not signed in", 4403: "not let in", 4404: "there is no such table"}
LEFT, TOO_MUCH, RESTARTING = 1000, 1008, 1012
#: The first wait before coming back, in s; later ones are such a share of the time that the server was away.
SOONEST, SHARE = 0.05, 0.1
#: A server that is away for so long is given up, in s.
PATIENCE = 60.0
#: Longest wait for an answer over HTTP, in s.
REQUEST_S = 30.0
#: A frame of the server may hold everything that was missed.
FRAME_BYTES = 64 * 1024 * 1024
#: How long a bot that was told to throw less often waits, in s.
SLOWER = 0.5

_rng = SystemRandom()


class Refused(ThrowdownError):
    """Raised when the server says no; the code and the sentence are its own."""

    code = "client/refused"


class LinkLost(ThrowdownError):
    """Raised when the table cannot be reached any more: shut out, or nobody has answered for too long."""

    code = "client/lost"


class Client:
    """Somebody at a server: a bot with its token, or a guest."""

    def __init__(self, url: str, token: str | None = None, *, cookie: str = "") -> None:
        parts = urlsplit(url if "://" in url else f"http://{url}")
        if parts.scheme not in ("http", "https") or not parts.hostname:
            raise Refused(f"{url!r} is no address of a server: give one like http://localhost:8642", code="client/url")
        self.url = f"{parts.scheme}://{parts.netloc}{parts.path.rstrip('/')}"
        self._host, self._port, self._secure = parts.hostname, parts.port, parts.scheme == "https"
        self._path = parts.path.rstrip("/")
        self._origin = f"{parts.scheme}://{parts.netloc}"
        self._token, self._cookie = token, cookie

    @classmethod
    async def guest(cls, url: str, name: str, language: str = "en") -> Self:
        """Come in under this name."""
        client = cls(url)
        await client.ask("POST", "/api/guests", {"name": name, "language": language})
        return client

    # Over HTTP

    async def me(self) -> dict[str, Any]:
        """Who this is, and the tables where they sit."""
        return dict(await self.ask("GET", "/api/me"))

    async def make_token(self, name: str) -> str:
        """A token for a bot of this name: ``Client(url, token)`` is that bot."""
        made = await self.ask("POST", "/api/tokens", {"name": name})
        return str(made["token"])

    async def tables(self) -> list[dict[str, Any]]:
        """The open tables."""
        return list((await self.ask("GET", "/api/tables"))["tables"])

    async def make_table(self, game: str, seats: Sequence[Mapping[str, Any]], **terms: Any) -> dict[str, Any]:
        """Open a table; seats are ``ME``, ``OPEN``, ``{"bot": "casual"}`` or, on one device, ``{"name": "Ann"}``.

        ``terms`` are those of ``TableWanted``: thrower, options, preset, clock, visibility, start and so on.
        """
        made = await self.ask("POST", "/api/tables", {"game": game, "seats": [*map(dict, seats)], **terms})
        return dict(made["table"])

    async def play_now(self, game: str = "strike") -> dict[str, Any]:
        """A table where somebody waits, or one where bots sit down after a moment."""
        return dict((await self.ask("POST", "/api/play", {"game": game}))["table"])

    def connect(self, table: str, *, since: int | None = None, views: bool = True, **hello: Any) -> TableLink:
        """A link to this table, to be used with ``async with``; ``hello`` may hold language, theme and motions."""
        return TableLink(self, table, since, {"views": views, **hello})

    async def ask(self, method: str, path: str, body: Any = None) -> Any:
        """Any request; the answer as JSON, or as text where it is none."""
        return await asyncio.to_thread(self._asked, method, path, body)

    def _asked(self, method: str, path: str, body: Any) -> Any:
        connection = self._connection()
        headers = self.headers | ({"Content-Type": "application/json"} if body is not None else {})
        try:
            sent = json.dumps(body) if body is not None else None
            connection.request(method, f"{self._path}{path}", sent, headers)
            response = connection.getresponse()
            text = response.read().decode()
        except (OSError, http.client.HTTPException) as error:
            raise LinkLost(f"{self.url} cannot be reached ({error}): is the server running?") from None
        finally:
            connection.close()
        if response.status >= http.HTTPStatus.BAD_REQUEST:
            raise _refusal(text, response.status)
        self._take_cookie(response)
        return json.loads(text) if response.headers.get_content_type() == "application/json" else text

    def _connection(self) -> http.client.HTTPConnection:
        if self._secure:
            context = ssl.create_default_context()
            return http.client.HTTPSConnection(self._host, self._port, timeout=REQUEST_S, context=context)
        return http.client.HTTPConnection(self._host, self._port, timeout=REQUEST_S)

    @property
    def headers(self) -> dict[str, str]:
        """What proves who this is: a token, or a cookie as our own page would send it."""
        if self._token is not None:
            return {"Authorization": f"Bearer {self._token}"}
        return {"Cookie": self._cookie, "Origin": self._origin} if self._cookie else {}

    def _take_cookie(self, response: http.client.HTTPResponse) -> None:
        for header in response.headers.get_all("Set-Cookie", []):
            for name, morsel in SimpleCookie(header).items():
                self._cookie = f"{name}={morsel.value}" if morsel.value else ""

    @property
    def socket_url(self) -> str:
        return f"ws{self.url.removeprefix('http')}/ws"


def _refusal(text: str, status: int) -> Refused:
    with suppress(ValueError, KeyError, TypeError):
        told = json.loads(text)
        return Refused(str(told["message"]), code=str(told["code"]), clause=told.get("clause"))
    return Refused(f"the server answers with status {status}", code="client/status")


class TableLink:
    """What one client knows of one table, and what it may do there; made by ``Client.connect``."""

    def __init__(self, client: Client, table: str, since: int | None, hello: Mapping[str, Any]) -> None:
        self.client = client
        self.version = since or 0
        """The last version that was seen."""
        self.you = ""
        self.host = False
        self.table: dict[str, Any] = {"id": table, "seats": []}
        self.game: dict[str, Any] | None = None
        """The game as the own seat sees it, as it came: ``GameInfo`` of the messages."""
        self.welcome: Message = {}
        """The last welcome."""
        self._hello = hello
        self._url = f"{client.socket_url}/tables/{quote(table, safe='')}"
        self._socket: ClientConnection | None = None
        self._task: asyncio.Task[None] | None = None
        self._unanswered: dict[str, tuple[Message, asyncio.Future[Message]]] = {}
        self._arrived = asyncio.Event()
        self._looks: list[asyncio.Future[Message]] = []
        self._awaited: list[tuple[int, asyncio.Future[None]]] = []
        self._readers: WeakSet[_Messages] = WeakSet()
        self._first: _Messages | None = _Messages(self)
        self._lost: LinkLost | None = None
        self._refusal: Message | None = None
        self._left = False
        self._seen = time.monotonic()

    # Coming and going

    async def __aenter__(self) -> Self:
        self._task = asyncio.create_task(self._stay())
        try:
            await self._arrived.wait()
        except BaseException:
            await self.close()
            raise
        if self._lost is not None:
            raise self._lost
        return self

    async def __aexit__(self, *_: object) -> None:
        await self.close()

    async def close(self) -> None:
        """Let go of the table; the seat is kept for a while, as if the network were gone (``leave`` says good-bye)."""
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task
            self._task = None
        self._end(LinkLost("this link is closed", code="client/closed"))

    async def _stay(self) -> None:
        """Come back whenever the connection is lost, until that is of no use."""
        self._seen = time.monotonic()
        while True:
            before = self.welcome
            code = await self._visit()
            away = time.monotonic() - self._seen
            if (why := self._final(code, away, welcomed=self.welcome is not before)) is not None:
                self._end(why)
                return
            if code != RESTARTING:
                await asyncio.sleep((SOONEST + SHARE * away) * _rng.uniform(0.5, 1.0))

    async def _visit(self) -> int:
        """One connection, from the handshake to its end; the code it was closed with."""
        try:
            async with open_socket(
                self._url, additional_headers=self.client.headers, compression=None, max_size=FRAME_BYTES, proxy=None
            ) as socket:
                return await self._listen(socket)
        except InvalidStatus as refused:
            body = bytes(refused.response.body or b"").decode("utf-8", "replace")
            self._refusal = _refusal(body, refused.response.status_code).as_json()
            return 4403 if refused.response.status_code in (400, 401, 403, 404) else 0
        except (OSError, InvalidHandshake, InvalidURI, ConnectionClosed):
            return 0
        finally:
            if self._socket is not None:
                self._socket, self._seen = None, time.monotonic()

    async def _listen(self, socket: ClientConnection) -> int:
        since = {"since": self.version} if self.version else {}
        with suppress(ConnectionClosed):
            await socket.send(json.dumps({"is": "hello", "protocol": PROTOCOL, **since, **self._hello}))
            async for frame in socket:
                for message in _messages(frame):
                    await self._take(message, socket)
        return socket.close_code or 0

    def _final(self, code: int, away: float, *, welcomed: bool) -> LinkLost | None:
        told = self._refusal or {}
        if code in FINAL or (code == TOO_MUCH and not welcomed):
            message = told.get("message") or FINAL.get(code, "too much")
            return LinkLost(f"the table is out of reach: {message}", code=told.get("code"))
        if self._left and code == LEFT:
            return LinkLost("you left this table", code="client/closed")
        if away > PATIENCE:
            return LinkLost(f"{self.client.url} has not answered for {PATIENCE:g} s: is the server running?")
        return None

    def _end(self, why: LinkLost) -> None:
        """Nothing comes any more: whoever waits hears why."""
        if self._lost is not None:
            return
        self._lost = why
        self._arrived.set()
        waiting: list[asyncio.Future[Any]] = [*self._looks, *(future for _, future in self._awaited)]
        for future in (*waiting, *(future for _, future in self._unanswered.values())):
            if not future.done():
                future.set_exception(why)
                future.exception()  # nobody has to wait for it
        for reader in self._readers:
            reader.put(None)

    # What comes

    async def _take(self, message: Message, socket: ClientConnection) -> None:
        kind = message["is"]
        if kind in ("ack", "advised", "refused"):
            self._answered(message)
        else:
            self._note(message)
        for reader in self._readers:
            reader.put(message)
        if kind == "welcome" and self._socket is not socket:
            self._socket = socket
            self._arrived.set()
            await self._say_again(socket)

    async def _say_again(self, socket: ClientConnection) -> None:
        """What nobody has answered."""
        with suppress(ConnectionClosed):  # then it is sent once more
            for said, _ in list(self._unanswered.values()):
                await socket.send(json.dumps(said))
            if self._looks:
                await socket.send(json.dumps({"is": "look"}))

    def _answered(self, message: Message) -> None:
        _, future = self._unanswered.pop(message.get("move", ""), (None, None))
        if future is None:
            self._refusal = message if message["is"] == "refused" else self._refusal
        elif not future.done():
            future.set_result(message)

    def _note(self, message: Message) -> None:
        """What everything is like now."""
        self.table = message.get("table", self.table)
        if message["is"] == "welcome":
            self._welcomed(message)
        else:
            self.game = message.get("game", self.game)
            self.version = max(self.version, message.get("version", 0))
        for version, future in self._awaited:
            if version <= self.version and not future.done():
                future.set_result(None)
        self._awaited = [each for each in self._awaited if not each[1].done()]

    def _welcomed(self, message: Message) -> None:
        self.welcome, self.you, self.host = message, message["you"], message["host"]
        if not message["full"]:
            return  # what was missed comes next
        self.version, self.game = message["version"], message.get("game")
        for future in self._looks:
            if not future.done():
                future.set_result(message)
        self._looks.clear()

    def __aiter__(self) -> AsyncIterator[Message]:
        """The last welcome, and then everything that comes from now on; the first reader missed nothing."""
        first, self._first = self._first, None
        return first or _Messages(self)

    # What there is

    @property
    def seats(self) -> list[int]:
        """The own seats of the table."""
        return [seat for seat, who in enumerate(self.table["seats"]) if self.you and who.get("person") == self.you]

    @property
    def view(self) -> ArenaView | VerasseltView | None:
        """What the own seat sees: of several the one that has to act."""
        return decode_view(self.game["view"]) if self.game is not None else None

    @property
    def seen_from(self) -> int | None:
        """The seat of the table whose view it is."""
        seat = self.game["view"]["seat"] if self.game is not None else None
        return self.game["places"][seat] if self.game is not None and seat is not None else None

    @property
    def lying(self) -> dict[int, tuple[int, ...]]:
        """Where dice lie in a physical arena: seven whole numbers for each."""
        return {die: tuple(pose) for die, pose in (self.game or {}).get("lying", ())}

    @property
    def asked(self) -> list[int]:
        """The own seats that owe a decision."""
        waiting = (self.game or {}).get("waiting_for", ())
        return [seat for seat in self.seats if seat in waiting]

    @property
    def result(self) -> Result | None:
        """How the game ended, by the seats of the game."""
        told = (self.game or {}).get("result")
        return decode(told) if told is not None else None

    # What is said

    async def say(self, kind: str, **fields: Any) -> Message:
        """Send something that is answered (``sit``, ``start``, ``chat`` …), again if need be; its ack, or advice."""
        if self._lost is not None:
            raise self._lost
        move = fields.setdefault("move", secrets.token_urlsafe(12))
        message = {"is": kind, **fields}
        future: asyncio.Future[Message] = asyncio.get_running_loop().create_future()
        self._unanswered[move] = (message, future)
        if self._socket is not None:
            with suppress(ConnectionClosed):  # sent again with the next welcome
                await self._socket.send(json.dumps(message))
        try:
            answer = await future
        finally:
            self._unanswered.pop(move, None)
        if answer["is"] == "refused":
            raise Refused(answer["message"], code=answer["code"], clause=answer.get("clause"))
        return answer

    async def act(
        self,
        seat: int,
        action: Action | Mapping[str, Any],
        manner: Manner | None = None,
        intent: Sequence[int] = (),
        *,
        version: int | None = None,
    ) -> Message:
        """A seat acts. Returns the ack once the link also knows what came of it."""
        told = dict(action) if isinstance(action, dict) else encode(action)
        thrown: dict[str, Any] = {"manner": manner} if manner is not None else {}
        if intent:
            thrown["intent"] = list(intent)
        seen = self.version if version is None else version
        ack = await self.say("act", seat=seat, version=seen, action=told, **thrown)
        await self.reached(ack["version"])
        return ack

    async def hint(self, seat: int) -> Message:
        """What a strong player would do in this seat, at a table with hints: ``advised``, the best option first."""
        return await self.say("hint", seat=seat, version=self.version)

    async def reached(self, version: int) -> None:
        """Wait until everything up to this version has come."""
        if version > self.version:
            if self._lost is not None:
                raise self._lost
            future: asyncio.Future[None] = asyncio.get_running_loop().create_future()
            self._awaited.append((version, future))
            await future

    async def look(self) -> Message:
        """Everything as it is now, in a fresh welcome."""
        if self._lost is not None:
            raise self._lost
        future: asyncio.Future[Message] = asyncio.get_running_loop().create_future()
        self._looks.append(future)
        if self._socket is not None:
            with suppress(ConnectionClosed):  # sent again with the next welcome
                await self._socket.send(json.dumps({"is": "look"}))
        return await future

    async def sit(self, seat: int | None = None) -> int:
        """Sit down, in any free seat if none is named; the seat that it became."""
        for free in [seat] if seat is not None else self._free():
            try:
                await self.reached((await self.say("sit", seat=free))["version"])
            except Refused as refused:
                if seat is not None or refused.code != "server/seat_taken":
                    raise
            else:
                return free
        raise Refused("no seat is free at this table: wait, or look for another one", code="server/seat_taken")

    def _free(self) -> list[int]:
        return [seat for seat, who in enumerate(self.table["seats"]) if not who.get("person") and not who.get("bot")]

    async def leave(self) -> None:
        """Go, and mean it: nobody needs to wait."""
        self._left = True
        try:
            await self.say("leave")
        except LinkLost as lost:
            if lost.code != "client/closed":
                raise

    # Playing

    async def play(self, bot: Bot, seat: int | None = None) -> Result:
        """Play one game to its end with this bot, in this seat or in all own ones; how it ended.

        A game that is over already is not played again: the next one is waited for.
        """
        over = self.game["id"] if self.game is not None and self.result is not None else None
        await self._race_by_chance(self.seats if seat is None else [seat])
        before: Message | None = None
        async for message in self:
            self._let_watch(bot, before, message)
            before = message.get("game", before)
            while self._may_act(seat, over):
                await self._let_act(bot)
            if self.game is not None and self.game["id"] != over and self.result is not None:
                return self.result
        raise self._lost or LinkLost("this link is closed")

    def _may_act(self, seat: int | None, over: str | None) -> bool:
        if self.game is None or self.game["id"] == over or self._lost is not None:
            return False
        seen = self.seen_from
        return seen is not None and seen in self.asked and seat in (None, seen)

    def _let_watch(self, bot: Bot, before: Message | None, message: Message) -> None:
        """Another seat acted: a bot that watches is shown the game as it was before; what was hidden is not shown."""
        watch, seat = getattr(bot, "watch", None), message.get("seat")
        if watch is None or before is None or message["is"] != "moment" or seat is None or seat in self.seats:
            return
        if message.get("action") is not None and message["entry"] == before["entry"] + 1:
            watch(decode_view(before["view"]), before["places"].index(seat), decode(message["action"]))

    async def _let_act(self, bot: Bot) -> None:
        version, seat = self.version, self.seen_from
        assert seat is not None  # noqa: S101  # the caller has looked
        choice = await asyncio.to_thread(chosen, bot, self.view, self.lying)
        try:
            await self.act(seat, choice.action, choice.manner, choice.intent, version=version)
        except Refused as refused:
            if refused.code == "server/too_fast":
                await asyncio.sleep(SLOWER)
            elif version == self.version:
                raise  # otherwise something came in between: look again

    async def _race_by_chance(self, seats: Iterable[int]) -> None:
        """A bot has no hands to build a tower with: its races are drawn (DIG-FIRE-2)."""
        if "fire_mode" in options_of(known(self.table["game"]).id):
            for seat in seats:
                await self.say("race_by", seat=seat, simulated=True)


class _Messages:
    """Everything that comes to a link, for one reader."""

    def __init__(self, link: TableLink) -> None:
        self._link = link
        self._queue: asyncio.Queue[Message | None] = asyncio.Queue()
        link._readers.add(self)
        if link.welcome:
            self.put(link.welcome)

    def put(self, message: Message | None) -> None:
        self._queue.put_nowait(message)

    def __aiter__(self) -> Self:
        return self

    async def __anext__(self) -> Message:
        link = self._link
        message = await self._queue.get() if link._lost is None or not self._queue.empty() else None
        if message is not None:
            return message
        if link._lost is not None and link._lost.code != "client/closed":
            raise link._lost
        raise StopAsyncIteration


def _messages(frame: str | bytes) -> list[Message]:
    """The messages of a frame: one, a list of them, or a recorded motion with its version."""
    if isinstance(frame, bytes):
        return [{"is": "motion", "moment": int.from_bytes(frame[:4], "big"), "motion": frame[4:]}]
    told = json.loads(frame)
    return told if isinstance(told, list) else [told]
