"""kill -9: nothing that was acknowledged is lost, done twice or rolled again (benchmarks/crash.py does it longer)."""

from __future__ import annotations

import asyncio
import shutil
from contextlib import AsyncExitStack
from pathlib import Path
from typing import Any

import pytest

from tests.server.history import crash, rerolled, stored_logs, story_of
from tests.server.serving import PATIENCE, Serving
from throwdown.api.secrets import stored_secret
from throwdown.client import ME, OPEN, Client, TableLink
from throwdown.rules.arena.state import Throw
from throwdown.rules.codec import encode
from throwdown.server.storage.sqlite.store import SqliteStore

LIMITS = {"outgoing": 100_000}
GAMES = [
    ("strike", "luck"), ("verasselt", "luck"), ("hp_strike", "luck"), ("impact_avatar", "luck"),
    ("impact_power", "luck"), ("strike", "physics"),
]  # fmt: skip


async def test_games_continue_after_every_kill(tmp_path: Path) -> None:
    with Serving(tmp_path / "data", LIMITS) as server:
        hall = await crash(server, 3, GAMES, pace=0.1)
        assert hall.acknowledged >= 3 * len(GAMES), "each continued after each kill"
        assert await hall.faults() == []


async def test_worker_processes_end_when_their_server_is_killed(tmp_path: Path) -> None:
    """Processes that compute throws and think for bots end with the server, also when it cannot tell them."""
    async with AsyncExitStack() as stack:
        server = stack.enter_context(Serving(tmp_path / "data", LIMITS))
        await begun(stack, server, "physics")
        left = children(server.pid)
        assert left, "a worker has computed the first throw"
        server.kill()
        async with asyncio.timeout(PATIENCE):
            while any(Path(f"/proc/{pid}").exists() for pid in left):
                await asyncio.sleep(0.01)


def children(pid: int) -> list[int]:
    tasks = Path(f"/proc/{pid}/task").glob("*/children")
    return [int(child) for task in tasks for child in task.read_text().split()]


async def begun(stack: AsyncExitStack, server: Serving, thrower: str) -> tuple[list[TableLink], TableLink]:
    """A game of two in which a seat has to throw: all links, and its own."""
    ann, bob = await Client.guest(server.url, "Ann"), await Client.guest(server.url, "Bob")
    table = await ann.make_table("strike", [ME, OPEN], thrower=thrower, first=0)
    links = [await stack.enter_async_context(person.connect(table["id"])) for person in (ann, bob)]
    await links[1].sit()
    await links[0].say("start")
    async for _ in links[0]:
        if links[0].asked:
            break
    return links, links[0]


async def died(server: Serving) -> bool:
    return await asyncio.to_thread(server.died)


@pytest.mark.parametrize(
    ("point", "thrower"), [("before-commit", "luck"), ("after-commit", "luck"), ("intent-locked", "physics")]
)
async def test_a_throw_interrupted_by_a_kill_lands_once_and_with_the_same_dice(
    tmp_path: Path, point: str, thrower: str
) -> None:
    async with AsyncExitStack() as stack:
        server = stack.enter_context(Serving(tmp_path / "data", LIMITS))
        links, link = await begun(stack, server, thrower)
        server.kill()
        await asyncio.to_thread(server.start, fault=point)
        move: dict[str, Any] = {
            "move": "the-throw", "seat": 0, "version": link.version, "action": encode(Throw()), "manner": "smash",
        }  # fmt: skip
        acting = asyncio.create_task(link.say("act", **move))
        assert await died(server)
        shutil.copytree(server.data, tmp_path / "twin")
        await asyncio.to_thread(server.start)
        answers = [await acting, *[await link.say("act", **move) for _ in range(3)]]
        assert all(answer == answers[0] for answer in answers), "the same id has the same answer"
        twin = stack.enter_context(Serving(tmp_path / "twin", LIMITS))
        entries = await landed(same_person(link, server), link.table["id"])
        again = await in_another_world(link, twin, move)
        assert entries == again, "the dice were fixed before the crash"
        assert [each["action"] for each in entries if each and each["seat"] == 0] == [encode(Throw())]
        for one in links:
            await one.close()
        server.stop()
        check_store(server, link.table["id"], thrower)


def same_person(link: TableLink, server: Serving) -> Client:
    return Client(server.url, cookie=link.session.headers["Cookie"])


async def landed(client: Client, table: str) -> list[Any]:
    """All entries of the game, once the dice lie."""
    while True:
        story, _ = await story_of(client, table)
        entries = [each for _, each in sorted(story.items()) if each is not None]
        if entries and entries[-1]["seat"] is None and len(entries) > 2:
            return entries
        await asyncio.sleep(0.05)


async def in_another_world(link: TableLink, twin: Serving, move: dict[str, Any]) -> list[Any]:
    """The same throw where the server did not come back, but a copy of what it left on the disk."""
    client = same_person(link, twin)
    async with client.connect(link.table["id"]) as other:
        await other.say("act", **move)
        return await landed(client, link.table["id"])


def check_store(server: Serving, table: str, thrower: str) -> None:
    store = SqliteStore.open(server.database)
    try:
        assert store.check() == []
        (log,) = stored_logs(store, table)
        assert list(rerolled(log, stored_secret(store, log.header.id), thrower)) == []
    finally:
        store.close()
