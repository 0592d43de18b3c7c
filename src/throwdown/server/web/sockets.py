"""Sockets: at a table and in the lobby. A socket knows who speaks, how often, and what a frame may be."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from typing import TYPE_CHECKING, Any

from starlette.websockets import WebSocketDisconnect

from throwdown.api.read_message import BadMessage, read_message
from throwdown.api.sockets import COME_BACK, FAULT, NO_ACCESS, NOT_SIGNED_IN, TOO_MUCH
from throwdown.errors import ThrowdownError
from throwdown.live.inputs import FellSilent, Joined, Left
from throwdown.live.inputs import Said as SaidAtTable
from throwdown.live.listener import Listener, encoded
from throwdown.live.narrator import refusal
from throwdown.live.protocol.messages import PROTOCOL, Hello, Message, Ping, Pong, Refused, Speak
from throwdown.server.operations.buckets import Bucket, neighbourhood
from throwdown.server.operations.words import prepare_words
from throwdown.server.peers.address import TableElsewhere
from throwdown.server.storage.store import NotOwner, StoreFailed

from .transport.link import current_link

if TYPE_CHECKING:
    from starlette.types import Message as AsgiMessage
    from starlette.websockets import WebSocket

    from throwdown.api.person import Person
    from throwdown.live.inbox import LiveTable
    from throwdown.server.lobby.lobby import Lobby
    from throwdown.table import Match


log = logging.getLogger("throwdown.live")

#: Close codes that only a server has.
TOO_SLOW = LATER = 1013
TOO_OFTEN = "you speak too often"
#: The first byte of a motion among the messages that are to be sent.
_MOTION = 0
SLOW_READER = "you read too slowly: come back with the last version you saw"


class Socket:
    """One connection: what comes in is bounded, what goes out is queued and never waited for."""

    def __init__(self, websocket: WebSocket, lobby: Lobby, person: Person, session: str = "") -> None:
        self.websocket = websocket
        self.lobby = lobby
        self.person = person
        address = neighbourhood(websocket.client.host if websocket.client is not None else "")
        self.listener = Listener(person.id, person.name, self._send, self._frame, address)
        self.listener.program = person.kind == "bot"
        self.listener.also, self.listener.session = person.also, session
        self.listener.close = self.close
        self.listener.expect = self._expect
        self._room = lobby.limits.outgoing
        """Messages that may wait now: more while a client catches up."""
        self._queue: deque[bytes] = deque()
        self._events: deque[AsgiMessage] = deque()
        """What came in and was not read yet: given by the link, or read through ASGI."""
        self._arrived: asyncio.Future[None] | None = None
        self._receiver: asyncio.Task[AsgiMessage] | None = None
        self._link = current_link.get()
        self.listener.line_delay = self._round_trip_s
        self._loop = asyncio.get_running_loop()
        self._flush_due = False
        self._watched = False
        self._waits = False
        """The writer waits for a slow reader: what is sent in that time must not overtake it."""
        self._called = asyncio.Event()
        self.closing: tuple[int, str] | None = None
        """Code and reason, once it is to be closed."""
        self._rate = Bucket(lobby.limits.seat_messages, lobby.limits.message_window_s)
        lobby.connections.add(self.listener)
        if self._link is not None:
            self._link.listen(self._on_text)

    # Out

    def _send(self, message: bytes) -> None:
        if self.closing is None:
            self._queue.append(message)
            if len(self._queue) > self._room:
                self.close(TOO_SLOW, SLOW_READER)
            if not self._flush_due:
                self._flush_due = True
                self.lobby.connections.flush_soon(self._flush)

    def _expect(self, messages: int) -> None:
        self._room += messages

    def _frame(self, frame: bytes) -> None:
        self._send(bytes((_MOTION,)) + frame)

    def _round_trip_s(self) -> float | None:
        """Not known behind a proxy: that is where the line ends that the system can measure."""
        direct = not self.lobby.settings.trusted_proxies
        return self._link.round_trip_s() if self._link is not None and direct else None

    def watch_for(self, table: str) -> None:
        """Let the others at a table know soon when a player does not answer."""
        if not self._watched and self._link is not None and self.listener.seats:
            self._watched = True
            self._link.watch(lambda silent: self.lobby.tables.post(table, FellSilent(self.listener, silent)))

    def close(self, code: int, reason: str) -> None:
        if self.closing is None:
            self.closing = (code, reason)
            self._called.set()

    def _flush(self) -> None:
        """Write what is queued, as far as it can be written without waiting; the writer does the rest."""
        self._flush_due = False
        link = self._link if self.closing is None and not self._waits else None
        while self._queue and link is not None and link.can_write():
            data, text = self._next_frame()
            link.write(data, text=text)
        if self._queue or self.closing is not None:
            self._called.set()
        else:
            self._room = self.lobby.limits.outgoing

    async def write_on(self) -> None:
        """Send what could not be written without waiting, and the close frame."""
        while True:
            await self._called.wait()
            self._called.clear()
            self._waits = True
            while self._queue and not self._must_drop:
                data, text = self._next_frame()
                frame = {"text": data.decode()} if text else {"bytes": data}
                await self._send_slowly({"type": "websocket.send", **frame})
            self._waits = False
            self._room = self.lobby.limits.outgoing
            if self._must_drop:
                self._drop()
            if self.closing is not None:
                await self.websocket.close(*self.closing)
                return

    async def _send_slowly(self, message: AsgiMessage) -> None:
        """Wait until the client has read enough, but not for ever."""
        try:
            async with asyncio.timeout(self.lobby.limits.stall_s):
                await self.websocket.send(message)
        except TimeoutError:
            self.close(TOO_SLOW, SLOW_READER)

    def _drop(self) -> None:
        """Cut the line: a close frame would wait behind all that is unread."""
        if self._link is not None:
            self._link.drop()

    @property
    def _must_drop(self) -> bool:
        return self.closing is not None and self.closing[0] == TOO_SLOW

    def _next_frame(self) -> tuple[bytes, bool]:
        """The next frame, and whether it is text: several messages go as one list, a motion by itself."""
        queue = self._queue
        first = queue.popleft()
        if first[0] == _MOTION:
            return first[1:], False
        if not queue or queue[0][0] == _MOTION:
            return first, True
        messages = [first]
        while queue and queue[0][0] != _MOTION:
            messages.append(queue.popleft())
        return b"[" + b",".join(messages) + b"]", True

    def refuse(
        self, error: ThrowdownError, move: str | None = None, match: Match | None = None, asked: str = ""
    ) -> None:
        """Answer with what is wrong, by the rules of the game under way."""
        refused = refusal(error, self.listener.words, move, match)
        self.lobby.bot_errors.note(self.person, refused.code, refused.message, asked)
        self._send(encoded(refused))

    # In

    async def hello(self) -> Hello | None:
        """The first message, within its time."""
        try:
            async with asyncio.timeout(self.lobby.limits.hello_s):
                message = await self.next_message()
        except TimeoutError:
            self.close(NOT_SIGNED_IN, "say hello first")
            return None
        if not isinstance(message, Hello):
            self.close(TOO_MUCH if message is None else NOT_SIGNED_IN, "say hello first")
            return None
        if message.protocol != PROTOCOL:
            self._send(encoded(Refused(code="message/protocol", message=f"this server speaks protocol {PROTOCOL}")))
            self.close(TOO_MUCH, "another protocol")
            return None
        self.listener.introduce(message)
        await prepare_words(message.language, message.theme)
        return message

    async def next_message(self) -> Any:
        """The next message; None if it is none: the client has been answered."""
        if not self._events:
            self._receive()
            self._arrived = self._loop.create_future()
            await self._arrived
        try:
            return read_message(self._text(self._events.popleft()))
        except BadMessage as error:
            self.refuse(error, error.move)
            return None

    def _text(self, event: AsgiMessage) -> str:
        if event["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(event.get("code", 1005))
        if not self._rate.take():
            self.close(TOO_MUCH, TOO_OFTEN)
            raise WebSocketDisconnect(TOO_MUCH)
        text: str | None = event.get("text")
        if text is None:
            raise BadMessage("messages are text, not binary")
        return text

    def _receive(self) -> None:
        """Read through ASGI what the link does not give: messages that came in pieces, and the end."""
        if self._receiver is None:
            self._receiver = self._loop.create_task(self.websocket.receive())
            self._receiver.add_done_callback(self._on_event)

    def _on_event(self, receiver: asyncio.Task[AsgiMessage]) -> None:
        self._receiver = None
        if receiver.cancelled():
            return
        error = receiver.exception()
        if error is None:
            self._put(receiver.result())
        elif self._arrived is not None and not self._arrived.done():
            self._arrived.set_exception(error)

    def _on_text(self, text: str) -> None:
        if len(self._events) < self.lobby.limits.seat_messages:
            self._put({"type": "websocket.receive", "text": text})
        else:
            self.close(TOO_MUCH, TOO_OFTEN)

    def _put(self, event: AsgiMessage) -> None:
        self._events.append(event)
        if self._arrived is not None and not self._arrived.done():
            self._arrived.set_result(None)

    def stop_receiving(self) -> None:
        if self._receiver is not None:
            self._receiver.cancel()


async def at_table(websocket: WebSocket, lobby: Lobby, person: Person, session: str, table: LiveTable) -> None:
    """One socket at a table, from hello to the end."""
    socket = Socket(websocket, lobby, person, session)
    writer = asyncio.create_task(socket.write_on())
    try:
        hello = await socket.hello()
        if hello is not None:
            table = await lobby.tables.ask(table, Joined(socket.listener, hello.since))
            await _talk(socket, table)
    except WebSocketDisconnect:
        pass  # a page that is reloaded closes its socket too: only the message "leave" is meant
    except StoreFailed as error:
        # No refusal where the store may come back: what was asked may still be stored, and is asked again.
        if not lobby.shared:
            socket.refuse(error)
        socket.close(LATER if lobby.shared else NO_ACCESS, error.code)
    except (NotOwner, TableElsewhere):
        # No refusal: what was asked is asked again where the table is now.
        socket.close(COME_BACK, "this table has moved: come back")
    except ThrowdownError as error:
        socket.refuse(error)
        socket.close(NO_ACCESS, error.code)
    except Exception:
        log.exception("a socket at table %s failed", table.state.id[:6])
        socket.close(FAULT, "a fault of the server")
    finally:
        lobby.tables.post(table.id, Left(socket.listener))  # it may be another object than the one that was found
        await _finish(socket, writer)


async def _talk(socket: Socket, table: LiveTable) -> None:
    limits = socket.lobby.limits
    watcher = Bucket(limits.watcher_messages, limits.message_window_s)
    while not socket.closing:
        socket.watch_for(table.id)
        message = await socket.next_message()
        if not socket.listener.seats and not watcher.take():
            socket.close(TOO_MUCH, TOO_OFTEN)
            return
        if message is None:
            await asyncio.sleep(0)
            continue
        if type(message) is Ping:
            socket.listener.tell(Pong(n=message.n))
            socket.lobby.tables.post(
                table.id, SaidAtTable(socket.listener, message)
            )  # a race measures by it how slow the line is
            continue
        if type(message) is Speak:
            await prepare_words(message.language, message.theme)
        try:
            await table.ask(SaidAtTable(socket.listener, message))
        except NotOwner:
            raise
        except ThrowdownError as error:
            if isinstance(error, StoreFailed) and socket.lobby.shared:
                raise
            playing = table.state.game
            match = None if playing is None else playing.match
            socket.refuse(error, getattr(message, "move", None), match, str(message.__struct_config__.tag))
            await asyncio.sleep(0)  # a hundred refusals in a row must not keep the answers from being sent


async def _finish(socket: Socket, writer: asyncio.Task[None]) -> None:
    """Send what is left, if the client still reads it."""
    socket.lobby.connections.remove(socket.listener)
    if not socket.closing:
        socket.close(1000, "")
    # Waited for from outside: its error, caught here, would hold this frame, and this frame the writer with its error.
    done, _ = await asyncio.wait({writer}, timeout=socket.lobby.limits.close_s)
    for each in done:
        each.exception()  # a client that is gone does not read the last words
    writer.cancel()
    socket.stop_receiving()
    socket.listener.detach()


async def in_lobby(websocket: WebSocket, lobby: Lobby, person: Person, session: str = "") -> None:
    """One socket in the lobby: open tables, and those that wait for you."""
    socket = Socket(websocket, lobby, person, session)
    writer = asyncio.create_task(socket.write_on())
    try:
        hello = await socket.hello()
        if hello is not None:
            if hello.serves is not None:
                lobby.standing.add(person, socket.listener, hello.serves)
                lobby.listing.bots_changed()
            await lobby.listing.enter(socket.listener)
            while not socket.closing:
                await _answer_in_lobby(socket, await socket.next_message())
    except WebSocketDisconnect:
        pass
    except ThrowdownError as error:
        socket.refuse(error)
        socket.close(NO_ACCESS, error.code)
    finally:
        lobby.standing.remove(socket.listener)
        lobby.listing.leave(socket.listener)
        lobby.listing.bots_changed()
        await _finish(socket, writer)


async def _answer_in_lobby(socket: Socket, message: Message | None) -> None:
    if isinstance(message, Ping):
        socket.listener.tell(Pong(n=message.n))
    elif isinstance(message, Speak):
        await prepare_words(message.language, socket.listener.theme)
        socket.listener.language = message.language
    elif message is not None:
        socket.refuse(BadMessage("in the lobby there is nothing to do: go to a table", code="message/unknown"))
