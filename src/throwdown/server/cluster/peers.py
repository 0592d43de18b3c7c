"""The other servers: a door for them, one inner connection to each, and who answers what over it."""

from __future__ import annotations

import asyncio
import logging
from contextlib import ExitStack
from functools import partial
from typing import TYPE_CHECKING

from throwdown.server.operations.logs import log_event

from .door import Door
from .link import Link
from .streams import LinkDown

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable, Iterator

    from .streams import Stream

    Answering = Callable[[bytes], Awaitable[bytes]]
    Hearing = Callable[[str, bytes], None]
    Opening = Callable[[Link, int, bytes], Stream]

log = logging.getLogger("throwdown.cluster")

#: How long it may take to reach another server, in s: one that is stopped takes a connection and says nothing.
REACH_S = 1.5
#: What is told to whoever wants to reach another server from one that stops.
STOPS = "this server stops: come back in a moment"


class Peers:
    """The inner connections of one server."""

    def __init__(self, server: str, key: str) -> None:
        self.server = server
        self._key = key
        self._links: dict[str, Link] = {}
        self._all = set[Link]()
        """Every connection that is not closed yet."""
        self._dialing: dict[str, asyncio.Task[Link]] = {}
        self._closed = False
        self._door = Door(self, server, key, "cluster_listen", self._all)
        self._answers: dict[str, Answering] = {}
        self._news: dict[str, list[Hearing]] = {}
        self._sockets: Opening | None = None
        self.on_linked: list[Callable[[Link], None]] = []
        self.on_unlinked: list[Callable[[str], None]] = []

    def __iter__(self) -> Iterator[Link]:
        return iter([link for link in self._links.values() if link.alive])

    def __len__(self) -> int:
        return len(self._links)

    # Who answers what

    def answer(self, topic: str, answering: Answering) -> None:
        """Let this answer the questions of other servers about this."""
        self._answers[topic] = answering

    def hear(self, topic: str, hearing: Hearing) -> None:
        """Let this be told what other servers tell about this: the server and the text."""
        self._news.setdefault(topic, []).append(hearing)

    def take_sockets(self, opening: Opening) -> None:
        """Let this take the sockets that other servers pass on."""
        self._sockets = opening

    # The door

    async def listen(self, host: str, port: int) -> int:
        """Open the inner door; the port on which it is."""
        return await self._door.open(host, port)

    async def close(self) -> None:
        """Hang up, and open no more."""
        self._closed = True
        dialing = list(self._dialing.values())
        for each in dialing:
            each.cancel()
        await asyncio.gather(*dialing, return_exceptions=True)
        await self._door.close()

    # Reaching the others

    async def reach(self, server: str, address: str) -> Link:
        """The connection to that server, made if there is none; several who want it wait for the same one."""
        known = self._links.get(server)
        if known is not None and known.alive:
            return known
        if self._closed:
            raise LinkDown(STOPS)
        if server not in self._dialing:
            self._dialing[server] = task = asyncio.create_task(self._dial(server, address))
            task.add_done_callback(partial(self._dialed, server))
        dialing = self._dialing[server]
        await asyncio.wait({dialing})  # it goes on for the others, should one who waits be called off
        if dialing.cancelled():
            raise LinkDown(STOPS)
        return dialing.result()

    def _dialed(self, server: str, task: asyncio.Task[Link]) -> None:
        self._dialing.pop(server, None)
        if not task.cancelled():
            task.exception()  # whoever waits hears of it; nobody needs to

    async def _dial(self, server: str, address: str) -> Link:
        link = Link(self, self.server, self._key, dials=True)
        with ExitStack() as given_up:
            given_up.callback(link.cut)
            await self._come_up(link, address)
            if link.server != server:
                raise LinkDown(f"at {address} is another server now: one moment")
            given_up.pop_all()
        return link

    async def _come_up(self, link: Link, address: str) -> None:
        host, _, port = address.rpartition(":")
        try:
            async with asyncio.timeout(REACH_S):
                loop = asyncio.get_running_loop()
                await loop.create_connection(lambda: link, host.strip("[]"), int(port))
                await link.up
        except (OSError, ValueError, TimeoutError) as trouble:
            raise LinkDown(f"the server at {address} cannot be reached ({str(trouble) or 'no answer'})") from None

    def tell(self, link: Link, topic: str, text: bytes) -> None:
        """Tell one server; it may be lost."""
        link.tell(_addressed(topic, text))

    def tell_all(self, topic: str, text: bytes) -> None:
        """Tell all servers that are connected; it may be lost."""
        for link in self:
            link.tell(_addressed(topic, text))

    async def ask(self, link: Link, topic: str, text: bytes, within_s: float) -> bytes:
        """What that server answers about this."""
        return await link.ask(_addressed(topic, text), within_s)

    async def ask_all(self, topic: str, text: bytes, within_s: float) -> dict[str, bytes]:
        """What each server that is connected answers in time, by server."""
        links = list(self)
        asked = (self.ask(link, topic, text, within_s) for link in links)
        told = await asyncio.gather(*asked, return_exceptions=True)
        for each in told:
            if isinstance(each, BaseException) and not isinstance(each, LinkDown):
                raise each
        return {link.server: each for link, each in zip(links, told, strict=True) if isinstance(each, bytes)}

    # What a connection tells (the links' host)

    def connected(self, link: Link) -> None:
        self._all.add(link)

    def linked(self, link: Link) -> None:
        if link.server == self.server:
            link.close()  # somebody gave us our own address
            return
        log_event(log, logging.INFO, "another server is connected", server=link.server[:8])
        if link.server not in self._links or not self._links[link.server].alive:
            self._links[link.server] = link
        for greet in self.on_linked:
            greet(link)

    def unlinked(self, link: Link) -> None:
        self._all.discard(link)
        if self._links.get(link.server) is link:
            del self._links[link.server]
            log_event(log, logging.INFO, "another server is connected no more", server=link.server[:8])
            for told in self.on_unlinked:
                told(link.server)

    async def asked(self, link: Link, body: bytes) -> bytes:
        topic, text = _opened(body)
        answering = self._answers.get(topic)
        if answering is None:
            raise LinkDown(f"nobody here answers about {topic}: the other server is newer")
        return await answering(text)

    def opened(self, link: Link, call: int, body: bytes) -> Stream:
        if self._sockets is None:
            raise LinkDown("this server takes no sockets of others")
        return self._sockets(link, call, body)

    def told(self, link: Link, body: bytes) -> None:
        topic, text = _opened(body)
        for hearing in self._news.get(topic, ()):
            hearing(link.server, text)


def _addressed(topic: str, text: bytes) -> bytes:
    return topic.encode() + b"\0" + text


def _opened(body: bytes) -> tuple[str, bytes]:
    topic, _, text = body.partition(b"\0")
    return topic.decode("utf-8", "replace"), text
