"""Sending over HTTP to others' servers: to a checked address, without redirects, for a short time only."""

from __future__ import annotations

import asyncio
import logging
import ssl
from collections import OrderedDict
from contextlib import asynccontextmanager
from typing import TYPE_CHECKING, Literal
from urllib.parse import urlsplit, urlunsplit
from weakref import WeakValueDictionary

from .addresses import TargetRefused

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Mapping

    import httpx2

    from .addresses import Place, Resolver

log = logging.getLogger("throwdown.notices")

#: ``gone``: there is nothing any more; ``later``: it may work another time; ``refused``: it was not accepted.
Outcome = Literal["sent", "gone", "refused", "later"]

#: One try, from the first byte to the status, in s.
TRY_S = 8.0
#: So many hosts have connections, and so many connections each.
HOSTS, CONNECTIONS = 32, 2
KEEP_ALIVE_S = 30.0
#: So many are sent at the same time: others' games come first.
SENDING = 4
#: Between the beginnings of two, in s.
SPACING_S = 0.05
#: A host that does not answer is left alone for so long, at first and at most, in s.
REST_S, LONGEST_REST_S = 20.0, 600.0
#: So many hosts that did not answer are remembered.
RESTING = 1000
#: So much of an answer is read.
ANSWER_BYTES = 4096
#: Statuses that ask for patience.
LATER = (408, 425, 429)


class Sender:
    """Posts to targets. Each host has a client of its own: its connections are for its name and checked address."""

    def __init__(self, resolver: Resolver) -> None:
        self._resolver = resolver
        self._clients: OrderedDict[str, httpx2.AsyncClient] = OrderedDict()
        self._trust: ssl.SSLContext | None = None
        self._slots = asyncio.Semaphore(SENDING)
        self._next_at = 0.0
        self._turns = WeakValueDictionary[str, asyncio.Semaphore]()
        """By host, as long as somebody waits for a turn there or has one: names that lead nowhere cost nothing."""
        self._resting: OrderedDict[str, tuple[float, float]] = OrderedDict()
        """Hosts that did not answer: until when they are left alone, and for how long that was."""

    @asynccontextmanager
    async def turn(self, place: Place) -> AsyncIterator[bool]:
        """Wait until something may be sent there; False: the host did not answer a moment ago.

        One that hangs takes up few places: the turn at a host is waited for first.
        """
        turns = self._turns.setdefault(place.origin, asyncio.Semaphore(CONNECTIONS))
        async with turns:
            if self._resting.get(place.origin, (0.0, 0.0))[0] > asyncio.get_running_loop().time():
                yield False
                return
            async with self._slots:
                await self._space()
                yield True

    async def _space(self) -> None:
        """Leave time between two of them for everything else that the server does."""
        now = asyncio.get_running_loop().time()
        self._next_at = max(now, self._next_at) + SPACING_S
        await asyncio.sleep(self._next_at - SPACING_S - now)

    async def post(self, place: Place, url: str, body: bytes, headers: Mapping[str, str]) -> Outcome:
        """Send this there once, within one's turn."""
        if self._trust is None:  # in a thread: others would wait for it
            self._trust = await asyncio.to_thread(_prepare)
        import httpx2

        try:
            async with asyncio.timeout(TRY_S):
                status = await self._status(place, url, body, headers)
        except TargetRefused as refused:
            return "later" if refused.code == "notice/host_unknown" else "refused"
        except (TimeoutError, httpx2.HTTPError, httpx2.InvalidURL, OSError) as error:
            log.info("a notice could not be sent to %s: %s", place.host, type(error).__name__)
            self._rest(place.origin)
            return "later"
        self._resting.pop(place.origin, None)
        return _outcome(status)

    def _rest(self, origin: str) -> None:
        """Leave a host alone for a while, each time for longer."""
        _, before = self._resting.get(origin, (0.0, REST_S / 2))
        pause = min(2 * before, LONGEST_REST_S)
        self._resting[origin] = asyncio.get_running_loop().time() + pause, pause
        self._resting.move_to_end(origin)
        while len(self._resting) > RESTING:
            self._resting.popitem(last=False)

    async def _status(self, place: Place, url: str, body: bytes, headers: Mapping[str, str]) -> int:
        address = await self._resolver.address(place)
        client = await self._client(place.origin)
        sent = {"user-agent": "throwdown", "host": urlsplit(url).netloc, **headers}
        # The name is checked in the certificate. Of the answer only the status matters.
        async with client.stream(
            "POST", _at(url, address), content=body, headers=sent, extensions={"sni_hostname": place.host}
        ) as response:
            size = 0
            async for chunk in response.aiter_raw():  # a connection is used again if all of it was read
                size += len(chunk)
                if size > ANSWER_BYTES:
                    break
            return int(response.status_code)

    async def _client(self, origin: str) -> httpx2.AsyncClient:
        import httpx2

        client = self._clients.get(origin)
        if client is None:
            limits = httpx2.Limits(max_connections=CONNECTIONS, keepalive_expiry=KEEP_ALIVE_S)
            client = httpx2.AsyncClient(
                verify=self._trust or True, timeout=TRY_S, limits=limits, trust_env=False, follow_redirects=False
            )
            self._clients[origin] = client
            if len(self._clients) > HOSTS:
                _, unused = self._clients.popitem(last=False)
                await unused.aclose()
        self._clients.move_to_end(origin)
        return client

    async def close(self) -> None:
        while self._clients:
            await self._clients.popitem()[1].aclose()


def _prepare() -> ssl.SSLContext:
    """Load what only a server that sends needs, and read all certificates; anyio loads the rest when it runs."""
    import anyio
    import httpx2  # noqa: F401

    anyio.run(anyio.sleep, 0)
    return ssl.create_default_context()


def _at(url: str, address: str) -> str:
    """The same with the address in place of the name."""
    parts = urlsplit(url)
    host = f"[{address}]" if ":" in address else address
    netloc = host if parts.port is None else f"{host}:{parts.port}"
    return urlunsplit((parts.scheme, netloc, parts.path or "/", parts.query, ""))


def _outcome(status: int) -> Outcome:
    if 200 <= status < 300:
        return "sent"
    if status in (404, 410):
        return "gone"
    return "later" if status >= 500 or status in LATER else "refused"
