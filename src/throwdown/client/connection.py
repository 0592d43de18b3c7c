"""A connection to a table or the lobby that outlives its sockets.

It reconnects automatically when a socket is lost, and sends again what was not answered, with the same move
id, so that nothing is done twice.
"""

from __future__ import annotations

import asyncio
import json
import re
import secrets
import time
from contextlib import suppress
from typing import TYPE_CHECKING, Any

from websockets.asyncio.client import ClientConnection
from websockets.asyncio.client import connect as open_socket
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidStatus, InvalidURI

from . import backoff
from .errors import LinkLost, Refused, refusal
from .messages import ANSWERS, Message, messages_of
from .patience import Patience

if TYPE_CHECKING:
    from collections.abc import Callable

    from .http import HttpSession

#: Close codes after which coming back is of no use.
FINAL = {4401: "not signed in: is the token right?", 4403: "not let in", 4404: "there is no such table"}
LEFT, TOO_MUCH, RESTARTING = 1000, 1008, 1012
#: Another server has the table; the reason is its path. So often in a row that is followed.
MOVED, HOPS = 4307, 3
_SERVER = re.compile("/s/[a-z0-9-]+")
#: Statuses of a refused handshake after which coming back is of no use.
SHUT_OUT = (400, 401, 403, 404)
#: A server that is away for so long is given up, in s.
PATIENCE = 60.0
#: Time for a handshake, in s: a server that hangs takes connections and says nothing. A client that was just let in
#: knows how quick it can be, and tries another line sooner: the proxy may not know yet which server is dead.
HANDSHAKE, AGAIN = 4.0, 1.2
#: Without a message for so long the server is pinged, in s; how long it may take: ``patience.py``.
BEAT = 0.9
#: A timer that comes so late shows that this program was busy, in s: the answer may wait behind it.
LATE = 0.4
#: A frame of the server may hold everything that was missed.
FRAME_BYTES = 64 * 1024 * 1024


class Connection:
    """Keeps a socket open; ``hello`` is what each new one begins with, ``take`` is given every message that comes.

    ``welcome`` is the message by which the server says that one is in.
    """

    def __init__(
        self,
        session: HttpSession,
        path: str,
        *,
        hello: Callable[[], Message],
        take: Callable[[Message], None],
        end: Callable[[LinkLost], None],
        welcome: str = "welcome",
    ) -> None:
        self.lost: LinkLost | None = None
        """Why nothing comes any more."""
        self.leaving = False
        """Whether the caller leaves: then a socket that closes in order is the end."""
        self._session = session
        self._path = path
        self._server = ""
        """The path of the server that has the table, where there are several; empty: any."""
        self._hops = 0
        self._reason = ""
        self._welcome = welcome
        self._hello, self._take, self._end = hello, take, end
        self._socket: ClientConnection | None = None
        self._task: asyncio.Task[None] | None = None
        self._arrived = asyncio.Event()
        self._unanswered: dict[str, tuple[Message, asyncio.Future[Message]]] = {}
        self._looks: list[asyncio.Future[Message]] = []
        self._refusal: Message = {}
        self._seen = self._last_message = time.monotonic()
        self._patience = Patience()

    # Coming and going

    async def open(self) -> None:
        """Connect, and wait for the first welcome."""
        self._task = asyncio.create_task(self._stay())
        try:
            await self._arrived.wait()
        except BaseException:
            await self.close()
            raise
        if self.lost is not None:
            raise self.lost

    async def close(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with suppress(asyncio.CancelledError):
                await self._task
            self._task = None
        self._give_up(LinkLost("this link is closed", code="client/closed"))

    def abort(self) -> None:
        """Lose the socket as a network does it: no good-bye."""
        if self._socket is not None:
            self._socket.transport.abort()

    async def _stay(self) -> None:
        """Come back whenever the socket is lost, until that is of no use."""
        self._seen = time.monotonic()
        handshake = HANDSHAKE
        while True:
            seen = self._seen
            code = await self._visit(handshake)
            if self._follows(code):
                handshake = AGAIN
                continue
            handshake = AGAIN if self._seen != seen else HANDSHAKE
            away = time.monotonic() - self._seen
            if (why := self._final(code, away, welcomed=self._seen != seen)) is not None:
                self._give_up(why)
                return
            if code != RESTARTING:
                await asyncio.sleep(backoff.pause(away))

    def _follows(self, code: int) -> bool:
        """Whether another server has the table, and is tried immediately; circles are followed a few times only."""
        server, self._server = self._server, ""
        if code != MOVED or not _SERVER.fullmatch(self._reason) or self._reason == server or self._hops == HOPS:
            return False
        self._server = self._reason
        self._hops += 1
        return True

    async def _visit(self, handshake_s: float) -> int:
        """One socket, from the handshake to its end; the code it was closed with."""
        try:
            async with open_socket(
                self._session.socket_url(self._path, self._server),
                additional_headers=self._session.headers,
                compression=None,
                max_size=FRAME_BYTES,
                proxy=None,
                open_timeout=handshake_s,
                ping_interval=None,  # see ``_feel``
            ) as socket:
                feeling = asyncio.create_task(self._watch_liveness(socket))
                try:
                    return await self._listen(socket)
                finally:
                    feeling.cancel()
        except InvalidStatus as refused:
            body = bytes(refused.response.body or b"").decode("utf-8", "replace")
            self._refusal = refusal(body, refused.response.status_code).as_json()
            return 4403 if refused.response.status_code in SHUT_OUT else 0
        except (OSError, InvalidHandshake, InvalidURI, ConnectionClosed):  # a TimeoutError is an OSError
            return 0
        finally:
            if self._socket is not None:
                self._socket, self._seen = None, time.monotonic()

    async def _listen(self, socket: ClientConnection) -> int:
        with suppress(ConnectionClosed):
            await socket.send(json.dumps(self._hello()))
            async for frame in socket:
                self._last_message = time.monotonic()
                for message in messages_of(frame):
                    await self._handle(message, socket)
        self._reason = socket.close_reason or ""
        return socket.close_code or 0

    async def _watch_liveness(self, socket: ClientConnection) -> None:
        """Abort a socket whose server does not answer pings: otherwise a server that hangs is noticed much later."""
        self._last_message = time.monotonic()
        while True:
            quiet = time.monotonic() - self._last_message
            await asyncio.sleep(max(0.0, BEAT - quiet))
            if time.monotonic() - self._last_message < BEAT:
                continue
            asked, answer_s = time.monotonic(), self._patience.answer_s
            try:
                async with asyncio.timeout(answer_s):
                    await (await socket.ping())
            except TimeoutError:
                if self._last_message < asked and time.monotonic() < asked + answer_s + LATE:
                    self._patience.waited(answer_s)
                    socket.transport.abort()
                    return
            except ConnectionClosed:
                return
            else:
                self._last_message = time.monotonic()
                self._patience.waited(self._last_message - asked)

    def _final(self, code: int, away: float, *, welcomed: bool) -> LinkLost | None:
        """Why coming back is of no use, if it is."""
        if code in FINAL or (code == TOO_MUCH and not welcomed):
            message = self._refusal.get("message") or FINAL.get(code, "too much")
            place = "the table" if self._welcome == "welcome" else "the lobby"
            return LinkLost(f"{place} is out of reach: {message}", code=self._refusal.get("code"))
        if self.leaving and code == LEFT:
            return LinkLost("you left this table", code="client/closed")
        if away > PATIENCE:
            return LinkLost(
                "{url} has not answered for {seconds:g} s: is the server running?",
                url=self._session.url,
                seconds=PATIENCE,
            )
        return None

    def _give_up(self, why: LinkLost) -> None:
        """Give up the connection: every waiting call fails with this error."""
        if self.lost is not None:
            return
        self.lost = why
        self._arrived.set()
        for future in (*self._looks, *(future for _, future in self._unanswered.values())):
            fail(future, why)
        self._end(why)

    # What comes

    async def _handle(self, message: Message, socket: ClientConnection) -> None:
        if message["is"] in ANSWERS:
            self._answer(message)
        self._take(message)
        if message["is"] == self._welcome:
            if message.get("full"):
                self._show(message)
            if self._socket is not socket:
                self._socket = socket
                self._hops = 0
                self._arrived.set()
                await self._send_again(socket)

    def _answer(self, message: Message) -> None:
        _, future = self._unanswered.pop(message.get("move", ""), (None, None))
        if future is None:
            self._refusal = message if message["is"] == "refused" else self._refusal
        elif not future.done():
            future.set_result(message)

    def _show(self, welcome: Message) -> None:
        for future in self._looks:
            if not future.done():
                future.set_result(welcome)
        self._looks.clear()

    async def _send_again(self, socket: ClientConnection) -> None:
        """Send again every message that has no answer yet."""
        with suppress(ConnectionClosed):  # then it is sent once more
            for message, _ in list(self._unanswered.values()):
                await socket.send(json.dumps(message))
            if self._looks:
                await socket.send(json.dumps({"is": "look"}))

    # Messages to the server

    async def ask(self, message: Message) -> Message:
        """Send something that is answered, again if need be; its answer."""
        future: asyncio.Future[Message] = self._promise()
        move = message.setdefault("move", secrets.token_urlsafe(12))
        self._unanswered[move] = (message, future)
        await self._send(message)
        try:
            answer = await future
        finally:
            self._unanswered.pop(move, None)
        if answer["is"] == "refused":
            raise Refused(answer["message"], code=answer["code"], clause=answer.get("clause"))
        return answer

    async def look(self) -> Message:
        """Ask for a fresh welcome that holds everything."""
        future: asyncio.Future[Message] = self._promise()
        self._looks.append(future)
        await self._send({"is": "look"})
        return await future

    def _promise(self) -> asyncio.Future[Any]:
        if self.lost is not None:
            raise self.lost
        return asyncio.get_running_loop().create_future()

    async def _send(self, message: Message) -> None:
        if self._socket is not None:
            with suppress(ConnectionClosed):  # sent again with the next welcome
                await self._socket.send(json.dumps(message))


def fail(future: asyncio.Future[Any], why: Exception) -> None:
    """Let a future fail, whether or not it is awaited."""
    if not future.done():
        future.set_exception(why)
        future.exception()
