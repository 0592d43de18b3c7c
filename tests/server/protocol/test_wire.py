"""What the wire promises to any client, in any language: seen here without ours."""

from __future__ import annotations

import json
from contextlib import AsyncExitStack
from typing import TYPE_CHECKING, Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from tests.server.serving import PATIENCE, serving
from throwdown.client import ME, OPEN, Client

if TYPE_CHECKING:
    from pathlib import Path


async def come(stack: AsyncExitStack, client: Client, table: str, **hello: Any) -> ClientConnection:
    """A bare socket at a table that has sent hello."""
    url = client.socket_url(f"/tables/{table}")
    socket = await stack.enter_async_context(connect(url, additional_headers=client.headers, open_timeout=PATIENCE))
    await socket.send(json.dumps({"is": "hello", "protocol": 1, **hello}))
    return socket


async def next_of(socket: ClientConnection) -> list[dict[str, Any]]:
    """The messages of the next frame."""
    received = json.loads(await socket.recv())
    return received if isinstance(received, list) else [received]


async def test_the_first_message_is_the_welcome(tmp_path: Path) -> None:
    async with AsyncExitStack() as stack:
        url = await stack.enter_async_context(serving(tmp_path))
        client = await Client.guest(url, "Ann")
        table = await client.make_table("strike", [ME, OPEN], thrower="luck")
        for hello in ({}, {"since": 1}):
            socket = await come(stack, client, table["id"], **hello)
            assert (await next_of(socket))[0]["is"] == "welcome"


async def test_leaving_is_acknowledged_before_the_socket_is_closed(tmp_path: Path) -> None:
    async with AsyncExitStack() as stack:
        url = await stack.enter_async_context(serving(tmp_path))
        client = await Client.guest(url, "Ann")
        table = await client.make_table("strike", [ME, OPEN], thrower="luck")
        socket = await come(stack, client, table["id"])
        await socket.send(json.dumps({"is": "leave", "move": "bye"}))
        received: list[dict[str, Any]] = []
        try:
            while True:
                received += await next_of(socket)
        except ConnectionClosed as closed:
            assert closed.rcvd is not None and closed.rcvd.code == 1000
        assert {"is": "ack", "move": "bye"}.items() <= next(each for each in received if each["is"] == "ack").items()


async def test_a_view_with_a_tower_to_build_is_encoded_and_decoded(tmp_path: Path) -> None:
    """The orders of a tower are too many to write out: an object stands for them, as in voll verasselt."""
    from random import Random

    from throwdown.bots import make_bot
    from throwdown.rules import game

    class Seeing:
        """A bot that remembers the spaces it chose from."""

        id = "seeing"
        spaces: set[str] = set()  # noqa: RUF012  # one for all games of this test

        def choose(self, view: Any) -> Any:
            self.spaces.add(type(view.actions).__name__)
            return make_bot(game("hp_strike"), "random", Random(len(view.arena))).choose(view)

    async with AsyncExitStack() as stack:
        url = await stack.enter_async_context(serving(tmp_path))
        client = await Client.guest(url, "Ann")
        for _ in range(30):
            seats = [{"name": "Ann"}, {"name": "Bob"}]
            table = await client.make_table("hp_strike", seats, kind="hot_seat", thrower="luck", start=True)
            link = await stack.enter_async_context(client.connect(table["id"]))
            await link.play(Seeing())
            if "TowerOrders" in Seeing.spaces:
                return
    raise AssertionError("nobody built a tower")
