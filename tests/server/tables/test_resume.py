"""Whoever comes back gets exactly what was missed: whole games whose players and watchers are cut off at every step."""

from __future__ import annotations

import asyncio
from contextlib import AsyncExitStack
from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from tests.server.history import OPTIONS
from tests.server.serving import serving
from throwdown.client import ME, OPEN, Client, TableLink, backoff
from throwdown.rules import GAMES
from throwdown.rules.codec import encode, view_hash

if TYPE_CHECKING:
    from collections.abc import Iterable
    from pathlib import Path

PATIENCE = 180.0


@pytest.fixture(autouse=True)
def quick_return(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(backoff, "SOONEST", 0.002)


class Follower:
    """A link, and everything that came over it."""

    def __init__(self, link: TableLink) -> None:
        self.link = link
        self.first = 0
        """The version of the first welcome."""
        self.messages: list[dict[str, Any]] = []
        self.welcomes = 0
        self.task = asyncio.create_task(self._read())

    async def _read(self) -> None:
        async for message in self.link:
            if message["is"] == "welcome":
                self.first = self.first or message["version"]
                self.welcomes += 1
            if message["is"] in ("began", "moment", "table_changed", "spoke"):
                self.messages.append(message)

    def cut(self) -> None:
        """As a network does it: no good-bye."""
        self.link.abort()

    async def heard(self, version: int) -> None:
        """Wait until this version was read, in full or not."""
        async with asyncio.timeout(PATIENCE):
            while not any(message["version"] >= version for message in self.messages):
                await asyncio.sleep(0.002)

    def versions(self) -> list[int]:
        return [message["version"] for message in self.messages]

    def in_full(self) -> set[int]:
        """Versions that were sent in full: that a seat threw blind is sent before, without how."""
        open_ = {message["version"] for message in self.messages if not message.get("hidden")}
        return open_ | {each["version"] for message in self.messages for each in message.get("revealed", ())}


async def table(stack: AsyncExitStack, url: str, game: str, **terms: Any) -> list[Follower]:
    """A game of two with a spectator, just begun."""
    ann, bob, cy = [await Client.guest(url, name) for name in ("Ann", "Bob", "Cy")]
    made = await ann.make_table(
        game, [ME, OPEN], thrower="luck", visibility="link", options=OPTIONS.get(game, {}), **terms
    )
    links = [await stack.enter_async_context(person.connect(made["id"])) for person in (ann, bob, cy)]
    followers = [Follower(link) for link in links]
    await links[1].sit()
    await wait_for_version(followers, (await links[0].say("start"))["version"])
    return followers


def another(link: TableLink, since: int) -> TableLink:
    """A second link of the same person to the same table."""
    return TableLink(link.session, link.table["id"], since, {"views": True})


async def wait_for_version(followers: Iterable[Follower], version: int) -> None:
    await asyncio.wait_for(asyncio.gather(*(each.link.reached(version) for each in followers)), PATIENCE)


async def step(followers: list[Follower], rng: Random, number: int) -> None:
    """Somebody acts; everybody is cut off before, during or after it."""
    actor = next(each for each in followers if each.link.asked)
    link = actor.link
    assert link.view is not None
    action = encode(link.view.actions.sample(rng))
    if number % 4 == 0:
        actor.cut()
    acting = asyncio.create_task(link.say("act", seat=link.asked[0], version=link.version, action=action))
    for _ in range(number % 7):
        await asyncio.sleep(0)
    for each in followers:
        each.cut()
    ack = await asyncio.wait_for(acting, PATIENCE)
    if number % 3 == 0:
        actor.cut()
    await wait_for_version(followers, ack["version"])


async def awaited(followers: list[Follower]) -> None:
    """What comes automatically has come: a seat is asked, or the game is over."""
    async with asyncio.timeout(PATIENCE):
        while not any(each.link.asked for each in followers[:2]) and followers[0].link.result is None:
            await asyncio.sleep(0.002)


async def committed_anew(followers: list[Follower]) -> None:
    """After the end of a game the table commits itself to the next one, and both players promise keys; all heard it."""
    async with asyncio.timeout(PATIENCE):
        while not all(_is_promised(each.link.table) for each in followers):
            await asyncio.sleep(0.002)


def _is_promised(table: dict[str, Any]) -> bool:
    return bool(table.get("next")) and None not in table["next"]["hashes"]


@pytest.mark.parametrize("game", GAMES)
async def test_clients_cut_off_at_every_step_end_with_the_state_of_the_server(tmp_path: Path, game: str) -> None:
    rng = Random(game)
    async with AsyncExitStack() as stack:
        url = await stack.enter_async_context(serving(tmp_path, {"outgoing": 100_000, "key_wait_s": 5}))
        followers = await table(stack, url, game)
        for number in range(2000):
            await awaited(followers)
            if followers[0].link.result is not None:
                break
            await step(followers, rng, number)
        await committed_anew(followers)
        last = max(each.link.version for each in followers)
        for each in followers:
            await each.heard(last)
            assert each.link.game is not None
            followed = view_hash(each.link.game["view"])
            welcome = await each.link.look()
            assert welcome["game"]["hash"] == followed, "what was followed is what the server has"
            until_then = [version for version in each.versions() if version <= last]  # the next game may go on beside
            assert until_then == list(range(each.first + 1, last + 1)), "no gap, no double"
            assert each.in_full() == set(each.versions()), "what was thrown blind is revealed in the end"
            assert each.welcomes > min(5, number // 2), "it was cut off, often"
            assert each.link.result is not None


async def test_a_client_that_was_away_gets_a_revealed_blind_throw_in_full(tmp_path: Path) -> None:
    """Relashio: that a seat threw is seen immediately, how only when all have."""
    async with AsyncExitStack() as stack:
        url = await stack.enter_async_context(serving(tmp_path, {"outgoing": 100_000, "key_wait_s": 5}))
        first, second, watching = await until_relashio(stack, url)
        await act(first, Random(1))
        await watching.heard(first.version)
        hidden = [message["version"] for message in watching.messages if message.get("hidden")]
        assert hidden == [first.version]
        await watching.link.close()
        await act(second, Random(1))
        back = another(watching.link, watching.link.version)
        await stack.enter_async_context(back)
        again = Follower(back)
        await again.heard(second.version)
        assert hidden[0] in again.in_full(), "how the first one threw was never sent"


async def test_a_revealed_blind_throw_is_sent_in_full_once_to_each_client(tmp_path: Path) -> None:
    """The thrower knows how: the others get it when all have thrown, and the thrower not again."""
    async with AsyncExitStack() as stack:
        url = await stack.enter_async_context(serving(tmp_path, {"outgoing": 100_000, "key_wait_s": 5}))
        first, second, watching = await until_relashio(stack, url)
        own = Follower(first)
        await act(first, Random(1))
        await act(second, Random(1))
        for each in (own, watching):
            await each.heard(second.version)
            assert each.versions() == sorted(set(each.versions())), "no double, and in order"
            assert each.in_full() == set(each.versions())
        assert not any(message.get("revealed") for message in own.messages if message["version"] < second.version)


async def until_relashio(stack: AsyncExitStack, url: str) -> tuple[TableLink, TableLink, Follower]:
    """A game in which both have to throw at the same time, and a spectator."""
    for seed in range(40):
        rng, followers = Random(seed), await table(stack, url, "hp_strike")
        while followers[0].link.result is None:
            asked = [each.link for each in followers if each.link.asked]
            if len(asked) == 2:
                await wait_for_version(followers, max(link.version for link in asked))
                return asked[0], asked[1], followers[2]
            if asked:
                await act(asked[0], rng)
            await awaited(followers)
            await wait_for_version(followers, max(each.link.version for each in followers))
    raise AssertionError("nobody cast Relashio")


async def act(link: TableLink, rng: Random) -> None:
    assert link.view is not None
    await link.act(link.asked[0], link.view.actions.sample(rng))


async def test_a_client_gets_more_missed_messages_than_the_outgoing_limit(tmp_path: Path) -> None:
    """What was missed may be more than the messages that may wait for a slow client."""
    async with AsyncExitStack() as stack:
        url = await stack.enter_async_context(serving(tmp_path, {"outgoing": 64}))
        followers = await table(stack, url, "strike")
        ann = followers[0].link
        for number in range(70):
            await ann.say("chat", text=f"line {number}")
        last = (await ann.look())["version"]
        assert last > 70
        async with asyncio.timeout(PATIENCE), another(ann, 1) as late:
            await late.reached(last)


async def test_a_future_or_negative_version_gets_the_table_as_it_is(tmp_path: Path) -> None:
    async with AsyncExitStack() as stack:
        url = await stack.enter_async_context(serving(tmp_path))
        followers = await table(stack, url, "strike")
        await awaited(followers)
        ann = followers[0].link
        for since in (-1, 2**53, ann.version + 1):
            async with another(ann, since) as link:
                assert link.welcome["full"]
                assert link.version == ann.version
