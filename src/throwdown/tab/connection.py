"""A connection of the page to the host, as a socket to a server: at a table, or in the lobby."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from typing import TYPE_CHECKING, Any

from throwdown.api.read_message import BadMessage, read_message
from throwdown.api.sockets import COME_BACK, FAULT, NO_ACCESS, NO_TABLE, NOT_SIGNED_IN, TOO_MUCH
from throwdown.errors import ThrowdownError
from throwdown.live.events import TableDamaged
from throwdown.live.inputs import Joined, Left, Said
from throwdown.live.listener import Listener, encoded
from throwdown.live.narrator import refusal
from throwdown.live.protocol.messages import PROTOCOL, Hello, Ping, Pong, Refused, Speak
from throwdown.live.store import NotOwner

if TYPE_CHECKING:
    from collections.abc import Callable

    from throwdown.api.person import Person
    from throwdown.live.inbox import LiveTable
    from throwdown.table import Match

    from .lobby import Lobby
    from .tables import Tables

log = logging.getLogger("throwdown.tab")


class Disconnected(Exception):
    """Raised when the page has closed the connection."""


class Connection:
    """What the page sends is queued; what it gets is given to it immediately."""

    def __init__(self, send: Callable[[str | bytes], None], close: Callable[[int, str], None]) -> None:
        self._send = send
        self._close = close
        self._texts: deque[str] = deque()
        self._arrived = asyncio.Event()
        self._gone = False
        self.closed = False
        self._task: asyncio.Task[None] | None = None

    # What the page does

    def receive(self, text: str) -> None:
        """The page sends a message."""
        self._texts.append(text)
        self._arrived.set()

    def disconnect(self) -> None:
        """The page is gone, or closes the connection."""
        self._gone = True
        self._arrived.set()

    # What the host does

    def start(self, person: Person | None, path: str, tables: Tables, lobby: Lobby) -> None:
        """Listen to the page."""
        self._task = asyncio.get_running_loop().create_task(self._run(person, path, tables, lobby))

    async def _run(self, person: Person | None, path: str, tables: Tables, lobby: Lobby) -> None:
        try:
            await self._serve(person, path, tables, lobby)
        except Disconnected:
            pass  # a page that is reloaded closes its connection too: only the message "leave" is meant
        except NotOwner:
            self.close(COME_BACK, "this table has left the memory: come back")
        except Exception:
            log.exception("a connection to %s failed", path)
            self.close(FAULT, "a fault of the host")
        else:
            self.close(1000, "")

    async def _serve(self, person: Person | None, path: str, tables: Tables, lobby: Lobby) -> None:
        kind, _, rest = path.strip("/").removeprefix("ws/").partition("/")
        if person is None:
            self.close(NOT_SIGNED_IN, "sign in first")
        elif kind == "lobby":
            await InLobby(self, person, lobby).talk()
        else:
            table = await _found(tables, rest)
            if kind != "tables" or table is None or table.state.closed:
                self.close(NO_TABLE, "there is no such table")
            else:
                await AtTable(self, person, table, tables).talk()

    def send(self, message: bytes) -> None:
        if not self.closed:
            self._send(message.decode())

    def send_motion(self, frame: bytes) -> None:
        if not self.closed:
            self._send(frame)

    def close(self, code: int, reason: str) -> None:
        if not self.closed:
            self.closed = True
            self._close(code, reason)
            self._arrived.set()

    async def next_text(self) -> str:
        """What the page sent next."""
        while not self._texts:
            if self._gone or self.closed:
                raise Disconnected
            self._arrived.clear()
            await self._arrived.wait()
        return self._texts.popleft()


async def _found(tables: Tables, id: str) -> LiveTable | None:
    try:
        return await tables.find(id)
    except TableDamaged:
        return None


class Conversation:
    """What the person on the other side says and hears."""

    def __init__(self, connection: Connection, person: Person) -> None:
        self.connection = connection
        self.listener = Listener(person.id, person.name, connection.send, connection.send_motion)
        self.listener.close = connection.close

    def refuse(self, error: ThrowdownError, move: str | None = None, match: Match | None = None) -> None:
        """Answer with what is wrong, by the rules of the game under way."""
        self.connection.send(encoded(refusal(error, self.listener.words, move, match)))

    async def next_message(self) -> Any:
        """The next message; None if it is none: the client has been answered."""
        try:
            return read_message(await self.connection.next_text())
        except BadMessage as error:
            self.refuse(error, error.move)
            return None

    async def hello(self) -> Hello | None:
        """The first message."""
        message = await self.next_message()
        if not isinstance(message, Hello):
            self.connection.close(TOO_MUCH if message is None else NOT_SIGNED_IN, "say hello first")
            return None
        if message.protocol != PROTOCOL:
            wrong = Refused(code="message/protocol", message=f"this host speaks protocol {PROTOCOL}")
            self.connection.send(encoded(wrong))
            self.connection.close(TOO_MUCH, "another protocol")
            return None
        self.listener.introduce(message)
        return message


class AtTable(Conversation):
    """At a table."""

    def __init__(self, connection: Connection, person: Person, table: LiveTable, tables: Tables) -> None:
        super().__init__(connection, person)
        self._table = table
        self._tables = tables

    async def talk(self) -> None:
        """From hello to the end."""
        try:
            hello = await self.hello()
            if hello is not None:
                self._table = await self._tables.ask(self._table, Joined(self.listener, hello.since))
                await self._listen()
        except NotOwner:
            raise
        except ThrowdownError as error:
            self.refuse(error)
            self.connection.close(NO_ACCESS, error.code)
        finally:
            self._tables.post(self._table.id, Left(self.listener))  # it may be another object than the one found
            self.listener.detach()

    async def _listen(self) -> None:
        while not self.connection.closed:
            message = await self.next_message()
            if message is None:
                continue
            if type(message) is Ping:
                self.listener.tell(Pong(n=message.n))
                self._tables.post(self._table.id, Said(self.listener, message))
                continue
            try:
                await self._table.ask(Said(self.listener, message))
            except NotOwner:
                raise
            except ThrowdownError as error:
                playing = self._table.state.game
                self.refuse(error, getattr(message, "move", None), None if playing is None else playing.match)


class InLobby(Conversation):
    """In the lobby."""

    def __init__(self, connection: Connection, person: Person, lobby: Lobby) -> None:
        super().__init__(connection, person)
        self._lobby = lobby

    async def talk(self) -> None:
        """From hello to the end."""
        try:
            if await self.hello() is not None:
                await self._lobby.enter(self.listener)
                while not self.connection.closed:
                    self._answer(await self.next_message())
        except ThrowdownError as error:
            self.refuse(error)
            self.connection.close(NO_ACCESS, error.code)
        finally:
            self._lobby.leave(self.listener)
            self.listener.detach()

    def _answer(self, message: Any) -> None:
        if isinstance(message, Ping):
            self.listener.tell(Pong(n=message.n))
        elif isinstance(message, Speak):
            self.listener.language = message.language
        elif message is not None:
            self.refuse(BadMessage("in the lobby there is nothing to do: go to a table", code="message/unknown"))
