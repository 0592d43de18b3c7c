"""One inner connection between two servers, which carries questions, news and many sockets of people.

Both sides may ask and pass sockets on. Nothing is heard, and nothing told, before both have proved that they hold the
same key. A side that is silent for too long is gone: everything that waits for it ends.
"""

from __future__ import annotations

import asyncio
import logging
from functools import partial
from typing import TYPE_CHECKING, Protocol, cast

from throwdown.errors import ThrowdownError
from throwdown.server.operations.logs import log_event

from .frames import LARGEST, BrokenFrame, Frame, Kind, Unpacker, packed
from .handshake import Handshake
from .proof import ProofRefused
from .pulse import Pulse
from .streams import LinkDown, LinkSilent

if TYPE_CHECKING:
    from collections.abc import Callable

    from .streams import Stream

log = logging.getLogger("throwdown.cluster")

#: Time for both to prove themselves, in s, and how much may come before that, in bytes.
PROOF_S = 3.0
UNPROVEN_BYTES = 512
#: Sockets and questions of one side that may be open at the same time.
MOST_CALLS = 20_000
#: Bytes that wait to be written before writers wait, and before the other side counts as gone.
FULL_BYTES = 1024 * 1024
OVERFULL_BYTES = 64 * 1024 * 1024


class Host(Protocol):
    """Whoever is at this end of inner connections."""

    def connected(self, link: Link) -> None:
        """There is a connection; nobody has proved anything yet."""
        ...

    def linked(self, link: Link) -> None:
        """Both sides have proved themselves."""
        ...

    def unlinked(self, link: Link) -> None:
        """The connection is gone, proved or not."""
        ...

    async def asked(self, link: Link, body: bytes) -> bytes:
        """Answer a question of the other server."""
        ...

    def opened(self, link: Link, call: int, body: bytes) -> Stream:
        """The other server passes a socket on."""
        ...

    def told(self, link: Link, body: bytes) -> None:
        """The other server tells something new."""
        ...


class Link(asyncio.Protocol):
    """This end of one inner connection; ``dials``: it was begun here."""

    def __init__(
        self, host: Host, server: str, key: str, *, dials: bool, welcome: Callable[[], bool] = lambda: True
    ) -> None:
        """``welcome`` is asked when the connection is there: without it the other side is cut off at once."""
        self._host = host
        self._welcome = welcome
        self.dials = dials
        self._handshake = Handshake(server, key, dials=dials)
        self.up: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        """Done when both have proved themselves, or when that failed."""
        self._proven = False
        self._unpacker = Unpacker(UNPROVEN_BYTES)
        self._transport: asyncio.Transport | None = None
        self._loop = asyncio.get_running_loop()
        self._pulse = Pulse(self._loop, partial(self._write, Kind.BEAT, 0), self._break)
        self._timer: asyncio.TimerHandle | None = None
        self._calls = iter(range(2 if dials else 1, 2**32, 2))
        self._asks: dict[int, asyncio.Future[bytes]] = {}
        self._streams: dict[int, Stream] = {}
        self._answering = set[asyncio.Task[None]]()
        self._gone = asyncio.Event()
        self._room = asyncio.Event()
        self._room.set()

    @property
    def server(self) -> str:
        """The other server."""
        return self._handshake.other

    @property
    def alive(self) -> bool:
        return self._proven and self._transport is not None

    @property
    def sockets(self) -> int:
        """How many sockets it carries."""
        return len(self._streams)

    # The connection

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self._transport = cast("asyncio.Transport", transport)
        welcome = self._welcome()
        self._host.connected(self)
        if not welcome:
            self._transport.abort()
            return
        self._transport.set_write_buffer_limits(high=FULL_BYTES)
        self._timer = self._loop.call_later(PROOF_S, self._give_up)
        for kind, data in self._handshake.begin():
            self._write(kind, 0, data)

    def connection_lost(self, exc: Exception | None) -> None:
        if self._transport is None:
            return  # it was cut here, before the event loop told
        self._transport = None
        self._gone.set()
        if self._timer is not None:
            self._timer.cancel()
        self._pulse.stop()
        self._room.set()
        self._fail_up("the connection is gone")
        for ask in self._asks.values():
            if not ask.done():
                ask.set_exception(LinkDown("the other server is gone: one moment"))
        for task in self._answering:
            task.cancel()
        streams, self._streams = self._streams, {}
        for stream in streams.values():
            stream.ended()
        self._host.unlinked(self)

    def _give_up(self) -> None:
        why = "it took too long to prove itself"
        self._fail_up(why, LinkSilent)
        self._break(why)

    def _fail_up(self, why: str, kind: type[LinkDown] = LinkDown) -> None:
        if not self.up.done():
            self.up.set_exception(kind(f"the other server cannot be reached ({why})"))
            self.up.exception()  # nobody needs to wait for it

    def close(self) -> None:
        """Hang up, once what was said has been sent."""
        if self._transport is not None:
            self._transport.close()

    async def closed(self, within_s: float) -> None:
        """Hang up, and cut the connection if the other side takes too long to hear it."""
        self.close()
        try:
            async with asyncio.timeout(within_s):
                await self._gone.wait()
        except TimeoutError:
            self.cut()

    def cut(self) -> None:
        """End it at once. uvloop tells of no end where dialling was called off just when it had succeeded."""
        if self._transport is not None:
            self._transport.abort()
            self.connection_lost(None)

    def _break(self, why: str) -> None:
        log_event(log, logging.WARNING, "an inner connection is cut", why=why, server=self.server[:8])
        self._fail_up(why)
        if self._transport is not None:
            self._transport.abort()

    def pause_writing(self) -> None:
        self._room.clear()

    def resume_writing(self) -> None:
        self._room.set()

    # Proving

    def data_received(self, data: bytes) -> None:
        self._pulse.heard()
        try:
            for frame in self._unpacker.take(data):
                if self._transport is None or self._transport.is_closing():
                    return
                if self._proven:
                    self._take(frame)
                else:
                    self._prove(frame)
        except (BrokenFrame, ProofRefused) as error:
            self._break(error.message)

    def _prove(self, frame: Frame) -> None:
        for kind, data in self._handshake.take(frame):
            self._write(kind, 0, data)
        if self._handshake.done:
            self._come_up()

    def _come_up(self) -> None:
        self._proven = True
        self._unpacker.largest = LARGEST
        if self._timer is not None:
            self._timer.cancel()
        self._pulse.start()
        if not self.up.done():
            self.up.set_result(None)
        self._host.linked(self)

    # What comes

    def _take(self, frame: Frame) -> None:
        kind, call, data = frame
        if kind is Kind.BEAT:
            return
        if kind is Kind.NEWS:
            self._host.told(self, data)
        elif kind is Kind.ASK:
            self._begin(call, data)
        elif kind in (Kind.ANSWER, Kind.FAULT):
            self._answer(frame)
        elif kind is Kind.OPEN:
            self._open(call, data)
        elif (stream := self._streams.get(call)) is not None:
            if kind is Kind.CLOSE:
                del self._streams[call]
            stream.received(kind, data)

    def _begin(self, call: int, data: bytes) -> None:
        if len(self._answering) >= MOST_CALLS:
            self._write(Kind.FAULT, call)
            return
        task = self._loop.create_task(self._answer_ask(call, data))
        self._answering.add(task)
        task.add_done_callback(self._answering.discard)

    async def _answer_ask(self, call: int, data: bytes) -> None:
        try:
            answer = await self._host.asked(self, data)
        except ThrowdownError as error:
            log_event(log, logging.WARNING, "a question of another server is not answered", why=error.message)
            self._write(Kind.FAULT, call)
        else:
            self._write(Kind.ANSWER, call, answer)

    def _answer(self, frame: Frame) -> None:
        ask = self._asks.pop(frame.call, None)
        if ask is None or ask.done():
            return
        if frame.kind is Kind.ANSWER:
            ask.set_result(frame.data)
        else:
            ask.set_exception(LinkDown("the other server could not answer: one moment"))

    def _open(self, call: int, data: bytes) -> None:
        if len(self._streams) >= MOST_CALLS or call in self._streams:
            self._write(Kind.CLOSE, call)
        else:
            self._streams[call] = self._host.opened(self, call, data)

    # What is said

    def _write(self, kind: Kind, call: int, data: bytes = b"") -> None:
        if self._transport is None:
            return
        self._transport.write(packed(kind, call, data))
        if self._transport.get_write_buffer_size() > OVERFULL_BYTES:
            self._break("it does not read")

    async def ask(self, body: bytes, within_s: float) -> bytes:
        """What the other server answers to this."""
        if not self.alive or len(self._asks) >= MOST_CALLS:
            raise LinkDown("the other server is gone: one moment")
        call = next(self._calls)
        answer: asyncio.Future[bytes] = self._loop.create_future()
        self._asks[call] = answer
        self._write(Kind.ASK, call, body)
        try:
            async with asyncio.timeout(within_s):
                return await answer
        except TimeoutError:
            raise LinkDown("the other server does not answer in time: one moment") from None
        finally:
            self._asks.pop(call, None)

    def tell(self, body: bytes) -> None:
        """Something new, which may be lost."""
        if self.alive:
            self._write(Kind.NEWS, 0, body)

    def open(self, body: bytes, stream: Stream) -> int:
        """Pass a socket on; the number of its call."""
        if not self.alive or len(self._streams) >= MOST_CALLS:
            raise LinkDown("the other server is gone: one moment")
        call = next(self._calls)
        self._streams[call] = stream
        self._write(Kind.OPEN, call, body)
        return call

    def say(self, call: int, kind: Kind, data: bytes = b"") -> None:
        """One message of a socket that is passed on."""
        if call in self._streams:
            self._write(kind, call, data)

    def end(self, call: int, data: bytes = b"") -> None:
        """A socket that is passed on is over."""
        if self._streams.pop(call, None) is not None:
            self._write(Kind.CLOSE, call, data)

    @property
    def has_room(self) -> bool:
        """Whether something can be written without waiting."""
        return self.alive and self._room.is_set()

    async def room(self) -> None:
        """Wait until something can be written."""
        await self._room.wait()
