"""A proxy before several servers, as small as it can be: each connection goes to one that says it is ready."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from random import Random
from typing import TYPE_CHECKING, Self

if TYPE_CHECKING:
    from collections.abc import Sequence

#: Time between two looks who is ready, and how long an answer may take, in s.
LOOK_S, ANSWER_S = 0.5, 1.0
#: How long a server is looked for where none is ready, and the time between two looks, in s: as in deploy/cluster.
TRIED_S, AGAIN_S = 3.0, 0.25
_QUESTION = b"GET /readyz HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n"


class Balancer:
    """Listens on one port for all servers; ports may be added while it runs."""

    def __init__(self, ports: Sequence[int], seed: int = 1) -> None:
        self._ports = list(ports)
        self._ready = set(ports)
        self._rng = Random(seed)
        self._tasks = set[asyncio.Task[None]]()
        self._server: asyncio.Server
        self.port = 0

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    async def __aenter__(self) -> Self:
        self._server = await asyncio.start_server(self._come, "127.0.0.1", 0)
        self.port = self._server.sockets[0].getsockname()[1]
        for port in self._ports:
            self._begin(port)
        return self

    def _begin(self, port: int) -> None:
        task = asyncio.create_task(self._watch(port))
        self._tasks.add(task)

    async def __aexit__(self, *_: object) -> None:
        self._server.close()
        going = list(self._tasks)
        for task in going:
            task.cancel()
        await asyncio.gather(*going, return_exceptions=True)

    async def _watch(self, port: int) -> None:
        while True:
            if await _is_ready(port):
                self._ready.add(port)
            else:
                self._ready.discard(port)
            await asyncio.sleep(LOOK_S)

    async def _come(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        assert task is not None
        self._tasks.add(task)
        try:
            await self._carry(reader, writer)
        finally:
            self._tasks.discard(task)
            await _cut(writer)

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """To a server and back, until one of both hangs up."""
        there = await self._reached()
        if there is None:
            return
        both = [asyncio.create_task(_pump(reader, there[1])), asyncio.create_task(_pump(there[0], writer))]
        try:
            await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
        finally:
            for each in both:
                each.cancel()
            await asyncio.wait(both)
            await _cut(there[1])

    async def _reached(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter] | None:
        """The first that takes the connection; one that refuses it is not ready. For a while nobody need be."""
        until = asyncio.get_running_loop().time() + TRIED_S
        while asyncio.get_running_loop().time() < until:
            for port in self._rng.sample(sorted(self._ready), len(self._ready)):
                try:
                    return await asyncio.open_connection("127.0.0.1", port)
                except OSError:
                    self._ready.discard(port)
            await asyncio.sleep(AGAIN_S)
        return None


async def _cut(writer: asyncio.StreamWriter) -> None:
    writer.transport.abort()
    with suppress(OSError):
        await writer.wait_closed()


async def _pump(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with suppress(OSError):
        while data := await reader.read(65536):
            writer.write(data)
            await writer.drain()


async def _is_ready(port: int) -> bool:
    try:
        async with asyncio.timeout(ANSWER_S):
            reader, writer = await asyncio.open_connection("127.0.0.1", port)
            try:
                writer.write(_QUESTION)
                return b" 200 " in await reader.readline()
            finally:
                await _cut(writer)
    except (OSError, TimeoutError):
        return False
