"""A client goes to the server that has its table, and from there back to any server."""

from __future__ import annotations

import asyncio
import json
from collections import Counter

from websockets.asyncio.server import ServerConnection, serve

from throwdown.client import Client
from throwdown.client.connection import Connection
from throwdown.client.errors import LinkLost

PATIENCE = 180.0


class Site:
    """Answers each path as configured: close code and reason, or a welcome."""

    def __init__(self, **closes: tuple[int, str]) -> None:
        self._closes = closes
        self.paths: list[str] = []
        self.again = asyncio.Event()

    async def come(self, socket: ServerConnection) -> None:
        assert socket.request is not None
        path = socket.request.path
        self.paths.append(path)
        server = path.split("/")[2] if path.startswith("/s/") else "any"
        await socket.recv()
        if server in self._closes:
            await socket.close(*self._closes[server])
            return
        await socket.send(json.dumps({"is": "welcome"}))
        if self.paths.count(path) > 1:
            self.again.set()
        await socket.wait_closed()


async def opened(site: Site, then_lost: bool = False) -> LinkLost | None:
    async with serve(site.come, "127.0.0.1", 0, ping_interval=None, close_timeout=0.1) as server:
        port = next(iter(server.sockets)).getsockname()[1]
        link = Connection(
            Client(f"http://127.0.0.1:{port}"), "/tables/t",
            hello=lambda: {"is": "hello"}, take=lambda message: None, end=lambda why: None,
        )  # fmt: skip
        try:
            async with asyncio.timeout(PATIENCE):
                await link.open()
                if then_lost:
                    link.abort()
                    await site.again.wait()
        except LinkLost as lost:
            return lost
        finally:
            await link.close()
    return None


async def test_client_follows_to_the_owner_and_starts_over_after_a_loss() -> None:
    site = Site(any=(4307, "/s/two"))
    assert await opened(site, then_lost=True) is None
    there, anywhere = "/s/two/ws/tables/t", "/ws/tables/t"
    assert site.paths == [anywhere, there, anywhere, there]


async def test_client_follows_no_endless_redirects_and_none_to_another_site() -> None:
    site = Site(any=(4307, "/s/a"), a=(4307, "/s/b"), b=(4404, "gone"))
    assert await opened(site) is not None
    assert site.paths[-1] == "/s/b/ws/tables/t"
    foreign = Site(any=(4307, "//foreign.example/s/a"), a=(4404, "gone"))
    trying = asyncio.create_task(opened(foreign))
    while len(foreign.paths) < 2:
        await asyncio.sleep(0.01)
    trying.cancel()
    await asyncio.wait({trying})
    assert set(Counter(foreign.paths)) == {"/ws/tables/t"}
