"""Two servers behind each documented proxy: a game is reached through any server, and survives the death of its own."""

from __future__ import annotations

import asyncio
import os
import signal
from typing import TYPE_CHECKING

import pytest

from tests.server.peers.proxies import KINDS, NAMES
from tests.server.peers.trouble import Servers
from tests.server.server_fixture import PATIENCE_S
from throwdown.bots import make_bot
from throwdown.client import ME, OPEN, Client
from throwdown.rules.catalogue import game as make_game

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.server.postgres import Cluster
    from throwdown.client import TableLink

#: Sockets that are opened one after the other: the proxy brings them to servers in turn.
SOCKETS = 4


@pytest.fixture(name="servers", scope="module")
def _servers(tmp_path_factory: pytest.TempPathFactory, postgres: Cluster) -> Iterator[Servers]:
    servers = Servers(tmp_path_factory.mktemp("proxied"), postgres.new_database("migrated"), 2)
    try:
        servers.start()
        yield servers
    finally:
        servers.kill()


@pytest.mark.parametrize("kind", KINDS)
async def test_game_behind_proxy_continues_when_its_server_is_killed(kind: str, servers: Servers) -> None:
    with servers.proxy(kind):
        anna, ben = await Client.guest(servers.url, "Anna"), await Client.guest(servers.url, "Ben")
        table = (await anna.make_table("impact", [ME, OPEN], thrower="luck", visibility="link"))["id"]
        async with anna.connect(table) as first, ben.connect(table) as second:
            await second.sit()
            await first.start()
            for _ in range(SOCKETS):
                assert (await ben.invitation(table))["table"] == table
            owner = await sent_to(anna, table)
            playing = [asyncio.create_task(played(link)) for link in (first, second)]
            await first.reached(first.version + 4)
            server = servers.all[NAMES.index(owner)]
            os.kill(server.pid, signal.SIGKILL)
            server.kill()
            async with asyncio.timeout(PATIENCE_S):
                await first.say("chat", phrase="one_moment")
                reasons = await asyncio.gather(*playing)
            assert reasons[0] == reasons[1]
        await asyncio.to_thread(server.start)


async def sent_to(client: Client, table: str) -> str:
    """The name of the server to which sockets are sent that came to another one."""
    names = set[str]()
    for _ in range(SOCKETS):
        async with client.connect(table) as link:
            names.add(link._connection._server.removeprefix("/s/"))
    (owner,) = names - {""}
    return owner


async def played(link: TableLink) -> str:
    """Play the game to its end; how it ended."""
    table = link.table
    rules = make_game(table["game"], len(table["seats"]), table["options"], edition=table.get("edition"))
    return (await link.play(make_bot(rules, "random"))).reason
