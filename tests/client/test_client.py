"""The client: coming in, playing, and coming back."""

from __future__ import annotations

import asyncio
import json
from contextlib import AsyncExitStack
from random import Random
from typing import TYPE_CHECKING, Any

import pytest
from click.testing import CliRunner

from tests.json_values import through_json
from tests.server.history import OPTIONS
from tests.server.serving import Serving, serving
from throwdown.bots import Choice, make_bot
from throwdown.client import ME, OPEN, Client, LinkLost, Refused, TableLink, connection
from throwdown.commands.join import join
from throwdown.errors import BotUnknown, TableRefused
from throwdown.rules import GAMES, Stop, game
from throwdown.rules.arena.pipeline import ArenaView
from throwdown.rules.arena.state import Throw
from throwdown.rules.codec import codec, view_hash

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from pathlib import Path

PATIENCE = 180.0


@pytest.fixture
async def url(tmp_path: Path) -> AsyncIterator[str]:
    async with serving(tmp_path / "data", {"play_now_s": 0.05}) as address:
        yield address


@pytest.fixture
async def stack() -> AsyncIterator[AsyncExitStack]:
    async with AsyncExitStack() as opened:
        yield opened


async def two(stack: AsyncExitStack, url: str, name: str = "strike", **terms: Any) -> tuple[TableLink, TableLink]:
    """A game of two that has begun."""
    ann, bob = await Client.guest(url, "Ann"), await Client.guest(url, "Bob")
    terms = {"thrower": "luck", "visibility": "link", "options": OPTIONS.get(name, {})} | terms
    table = await ann.make_table(name, [ME, OPEN], **terms)
    host, guest = [await stack.enter_async_context(person.connect(table["id"])) for person in (ann, bob)]
    assert await guest.sit() == 1
    await host.start()
    return host, guest


@pytest.mark.parametrize("seats", [2, "ME", [ME, 2], ["casual"]])
async def test_seats_that_cannot_be_are_refused_in_one_line(seats: Any) -> None:
    with pytest.raises(TableRefused, match="seats must be a list like"):
        await Client("http://localhost:1", "token").make_table("strike", seats)


async def asked(*links: TableLink) -> TableLink:
    """The link that has to act."""
    async with asyncio.timeout(PATIENCE):
        while True:
            found = next((link for link in links if link.asked), None)
            if found is not None:
                return found
            await asyncio.sleep(0.005)


async def asked_or_rematch(host: TableLink, guest: TableLink) -> TableLink:
    """The link that has to act; when a game is over, in the next one. The host may hear of the end a moment later."""
    async with asyncio.timeout(PATIENCE):
        while not (host.asked or guest.asked or host.result):
            await asyncio.sleep(0.005)
    if host.result:
        await host.start()
    return await asked(host, guest)


# Coming in


async def test_a_guest_makes_a_table_and_a_bot_with_a_token(url: str) -> None:
    client = await Client.guest(url, "Ann")
    assert (await client.me())["person"]["name"] == "Ann"
    table = await client.make_table("hp_strike", [ME, OPEN], thrower="luck", name="Hogs")
    assert (table["game"], table["name"]) == ("hp_strike", "Hogs")
    assert [each["id"] for each in await client.tables()] == [table["id"]]
    bot = Client(url, await client.make_token("Clank"))
    assert (await bot.me())["person"]["kind"] == "bot"
    async with bot.connect(table["id"]) as link:
        assert await link.sit() == 1
        assert link.table["seats"][1]["name"] == "Clank"


async def test_play_now_seats_the_client_and_begins(url: str) -> None:
    client = await Client.guest(url, "Ann")
    table = await client.play_now("strike")
    async with client.connect(table["id"]) as link, asyncio.timeout(PATIENCE):
        assert link.seats == [0]
        async for message in link:
            if message["is"] == "began":
                break


async def test_a_refusal_of_the_server_raises_with_its_code(url: str) -> None:
    client = await Client.guest(url, "Ann")
    with pytest.raises(Refused) as refused:
        await client.make_table("chess", [ME, OPEN])
    assert refused.value.code == "game/unknown"
    with pytest.raises(Refused) as refused:
        await Client(url).me()
    assert refused.value.code == "person/unknown"
    with pytest.raises(Refused) as refused:
        await Client(url, "no such token").make_table("strike", [ME, OPEN])
    assert refused.value.code == "person/unknown"


@pytest.mark.parametrize("wrong", ["", "ftp://localhost", "http://"])
def test_a_malformed_address_is_refused(wrong: str) -> None:
    with pytest.raises(Refused, match="not an address"):
        Client(wrong)


async def test_a_missing_server_raises_link_lost(unused_tcp_port: int) -> None:
    with pytest.raises(LinkLost, match="is the server running"):
        await Client.guest(f"localhost:{unused_tcp_port}", "Ann")


async def test_a_link_to_an_unknown_table_or_server_raises_link_lost(
    url: str, monkeypatch: pytest.MonkeyPatch, unused_tcp_port: int
) -> None:
    client = await Client.guest(url, "Ann")
    for wrong in (client.connect("nothing"), Client(url, "nobody").connect("nothing"), Client(url).connect("x")):
        with pytest.raises(LinkLost, match="out of reach"):
            await wrong.__aenter__()
    monkeypatch.setattr(connection, "PATIENCE", 0.2)
    with pytest.raises(LinkLost, match="is the server running"):
        await Client(f"http://localhost:{unused_tcp_port}").connect("x").__aenter__()


async def test_a_client_works_below_a_path(tmp_path: Path, stack: AsyncExitStack) -> None:
    url = await stack.enter_async_context(serving(tmp_path / "data", public_url="http://dice.example/games"))
    host, _ = await two(stack, f"{url}/games/")
    assert host.game is not None


# Playing


@pytest.mark.parametrize("name", GAMES)
async def test_bots_play_whole_games(url: str, stack: AsyncExitStack, name: str) -> None:
    links = await two(stack, url, name)
    bot = make_bot(game(name, 2, OPTIONS.get(name)), "thumb", Random(1))
    results = await asyncio.wait_for(asyncio.gather(*(link.play(bot) for link in links)), PATIENCE)
    assert results[0] == results[1] == links[0].result
    for link in links:
        assert link.game is not None
        assert (await link.look())["game"]["hash"] == view_hash(link.game["view"])


async def test_one_link_plays_all_seats_of_a_device(url: str, stack: AsyncExitStack) -> None:
    client = await Client.guest(url, "Ann")
    seats = [{"name": "Ann"}, {"name": "Bob"}, {"name": "Cy"}]
    table = await client.make_table("hp_strike", seats, kind="hot_seat", thrower="luck", start=True)
    link = await stack.enter_async_context(client.connect(table["id"]))
    assert link.seats == [0, 1, 2]
    await asyncio.wait_for(link.play(make_bot(game("hp_strike", 3), "random", Random(1))), PATIENCE)


class Careful:
    """Throws when it must, stops as soon as it may, and notes what it watches."""

    id = "careful"

    def __init__(self) -> None:
        self.seen: list[Any] = []

    def choose(self, view: Any) -> Choice:
        return Choice(Stop() if Stop() in view.actions else view.actions.sample(Random(1)))

    def watch(self, view: Any, seat: int, action: Any) -> None:
        self.seen.append((view, seat, action))

    @property
    def saw_all(self) -> bool:
        return {type(action) for _, _, action in self.seen} >= {Throw, Stop}


async def test_a_bot_watches_what_others_do(url: str, stack: AsyncExitStack) -> None:
    """Throws and stops of the other seat, with the game as it was before; games go on until both have stopped."""
    links, bots = await two(stack, url), (Careful(), Careful())
    async with asyncio.timeout(PATIENCE):
        await asyncio.gather(*(link.play(bot) for link, bot in zip(links, bots, strict=True)))
        while not all(bot.saw_all for bot in bots):
            await links[0].start()
            await asyncio.gather(*(link.play(bot) for link, bot in zip(links, bots, strict=True)))
    for seat, bot in enumerate(bots):
        assert {who for _, who, _ in bot.seen} == {1 - seat}
        for view, who, action in bot.seen:
            assert view.active == who
            assert view.phase in (("choice",) if action == Stop() else ("turn", "choice")), "what was seen before"


async def test_the_next_game_is_another_one(url: str, stack: AsyncExitStack) -> None:
    host, guest = await two(stack, url)
    bot = make_bot("strike", "thumb", Random(1))
    await asyncio.wait_for(asyncio.gather(host.play(bot), guest.play(bot)), PATIENCE)
    again = asyncio.gather(host.play(bot), guest.play(bot))
    version = (await host.say("chat", text="Again?"))["version"]
    await asyncio.gather(host.reached(version), guest.reached(version))
    assert not again.done(), "it waits for the rematch"
    await host.start()
    await asyncio.wait_for(again, PATIENCE)
    assert host.game is not None and host.game["number"] == 2


async def test_a_link_sees_what_the_rules_show(url: str, stack: AsyncExitStack) -> None:
    links = await two(stack, url)
    link = await asked(*links)
    view = link.view
    assert isinstance(view, ArenaView) and Throw() in view.actions
    assert through_json(view) == (link.game or {})["view"]
    before = link.version
    ack = await link.act(link.asked[0], Throw(), "smash")
    assert link.version >= ack["version"] > before
    assert link.lying == {}


async def test_an_illegal_action_is_refused_with_its_clause(url: str, stack: AsyncExitStack) -> None:
    links = await two(stack, url)
    link = await asked(*links)
    with pytest.raises(Refused) as refused:
        await link.act(link.asked[0], Stop())
    assert refused.value.clause == "CORE-08"
    with pytest.raises(Refused) as refused:
        await link.act(link.asked[0], {"is": "checkmate"})
    assert refused.value.code == "notation/malformed"


async def test_a_link_asks_for_a_hint(url: str, stack: AsyncExitStack) -> None:
    links = await two(stack, url, hints=True)
    link = await asked(*links)
    (seat,) = link.asked
    waiting = asyncio.create_task(link.hint(seat))
    await asyncio.sleep(0)
    link.abort()
    advised = await asyncio.wait_for(waiting, PATIENCE)
    assert advised["is"] == "advised" and link.view is not None
    best = advised["options"][0]
    assert codec("strike").action(best["action"]) in link.view.actions
    await link.act(seat, best["action"], best["manner"], version=advised["version"])
    with pytest.raises(Refused) as refused:
        await links[1 - seat].hint(seat)
    assert refused.value.code == "server/not_your_seat"


async def test_motions_come_as_bytes(url: str, stack: AsyncExitStack) -> None:
    client = await Client.guest(url, "Ann")
    seats = [{"name": "Ann"}, {"name": "Bob"}]
    table = await client.make_table("strike", seats, kind="hot_seat", thrower="physics", start=True)
    link = await stack.enter_async_context(client.connect(table["id"], motions=True))
    await link.act((await asked(link)).asked[0], Throw(), "toss")
    async with asyncio.timeout(PATIENCE):
        async for message in link:
            if message["is"] == "motion":
                assert len(message["motion"]) > 100
                break
    assert link.lying


# Coming back


async def test_what_was_not_answered_is_sent_again_and_done_once(url: str, stack: AsyncExitStack) -> None:
    """The connection is cut after every action, each time a step later."""
    links = await two(stack, url)
    done: list[Any] = []
    for number in range(12):
        link = await asked_or_rematch(*links)
        assert link.view is not None
        action = link.view.actions.sample(Random(number))
        acting = asyncio.create_task(link.act(link.asked[0], action))
        for _ in range(number):
            await asyncio.sleep(0)
        link.abort()
        await asyncio.wait_for(acting, PATIENCE)
        done.append(through_json(action))
    last = max(link.version for link in links)
    await asyncio.wait_for(asyncio.gather(*(link.reached(last) for link in links)), PATIENCE)
    for link in links:
        await link.close()
        messages = [message async for message in link]
        assert [each["action"] for each in messages if each.get("action") is not None] == done


async def test_a_look_is_repeated_after_a_lost_connection(url: str, stack: AsyncExitStack) -> None:
    host, _ = await two(stack, url)
    looking = asyncio.create_task(host.look())
    await asyncio.sleep(0)
    host.abort()
    assert (await asyncio.wait_for(looking, PATIENCE))["full"]


async def test_a_move_is_answered_after_a_restart_of_the_server(tmp_path: Path, stack: AsyncExitStack) -> None:
    server = stack.enter_context(Serving(tmp_path / "data"))
    links = await two(stack, server.url)
    link = await asked(*links)
    assert await asyncio.to_thread(server.stop) == 0
    acting = asyncio.create_task(link.act(link.asked[0], Throw()))
    await asyncio.to_thread(server.start)
    assert (await asyncio.wait_for(acting, PATIENCE))["is"] == "ack"


async def test_the_first_reader_gets_every_message_and_a_closed_link_refuses_more(
    url: str, stack: AsyncExitStack
) -> None:
    host, guest = await two(stack, url)
    version = (await host.say("chat", text="hello"))["version"]
    await asyncio.gather(host.reached(version), guest.reached(version))
    await host.close()
    kinds = [message["is"] async for message in host]
    assert {"welcome", "began", "spoke"} <= {*kinds}
    with pytest.raises(LinkLost):
        await host.say("chat", text="too late")
    with pytest.raises(LinkLost):
        await host.look()
    assert guest.game is not None


async def test_a_link_that_leaves_ends_and_gives_up_its_table(url: str) -> None:
    client = await Client.guest(url, "Ann")
    table = await client.make_table("strike", [ME, OPEN], thrower="luck")
    async with client.connect(table["id"]) as link:
        await link.leave()
        async with asyncio.timeout(PATIENCE):
            assert "welcome" in [message["is"] async for message in link]
        assert (await client.me())["tables"] == []


async def test_a_kicked_link_ends_with_link_lost(url: str) -> None:
    ann, bob = await Client.guest(url, "Ann"), await Client.guest(url, "Bob")
    table = await ann.make_table("strike", [ME, OPEN], thrower="luck")
    async with ann.connect(table["id"]) as host, bob.connect(table["id"]) as guest:
        await host.say("kick", person=guest.you)
        with pytest.raises(LinkLost, match="out of reach"):
            async with asyncio.timeout(PATIENCE):
                async for _ in guest:
                    pass


async def test_one_of_two_clients_gets_the_last_seat(url: str, stack: AsyncExitStack) -> None:
    ann = await Client.guest(url, "Ann")
    table = await ann.make_table("strike", [ME, OPEN, OPEN], thrower="luck")
    people = [await Client.guest(url, name) for name in ("Bob", "Cy", "Di")]
    links = [await stack.enter_async_context(person.connect(table["id"])) for person in people]
    sat = await asyncio.gather(*(link.sit() for link in links), return_exceptions=True)
    assert sorted(seat for seat in sat if isinstance(seat, int)) == [1, 2]
    (error,) = [each for each in sat if not isinstance(each, int)]
    assert isinstance(error, Refused) and error.code == "server/seat_taken"


# The command


async def test_join_with_an_unknown_bot_takes_no_seat(url: str) -> None:
    host = await Client.guest(url, "Ann")
    table = await host.make_table("strike", [ME, OPEN], thrower="luck")
    arguments = [url, table["id"], "--bot", "genius"]
    ran = await asyncio.to_thread(CliRunner().invoke, join, arguments)
    assert isinstance(ran.exception, BotUnknown)
    async with host.connect(table["id"]) as link:
        assert link.free_seats == [1]


async def test_an_unknown_token_is_reported_when_a_link_opens(url: str) -> None:
    table = await (await Client.guest(url, "Ann")).make_table("strike", [ME, OPEN], thrower="luck")
    with pytest.raises(LinkLost, match="not signed in: is the token right"):
        await Client(url, "nobody's").connect(table["id"]).__aenter__()


async def test_a_bot_joins_a_table(url: str, stack: AsyncExitStack) -> None:
    ann = await Client.guest(url, "Ann")
    table = await ann.make_table("strike", [ME, OPEN], thrower="luck")
    link = await stack.enter_async_context(ann.connect(table["id"]))
    arguments = [url, f"{url}/t/{table['id']}", "--bot", "thumb", "--name", "Clank", "--json"]
    command = asyncio.create_task(asyncio.to_thread(CliRunner().invoke, join, arguments))
    async with asyncio.timeout(PATIENCE):
        async for _ in link:
            if all(seat.get("person") for seat in link.table["seats"]):
                break
    assert link.table["seats"][1]["name"] == "Clank"
    await link.start()
    result = await asyncio.wait_for(link.play(make_bot("strike", "thumb", Random(1))), PATIENCE)
    ran = await asyncio.wait_for(command, PATIENCE)
    assert ran.exit_code == 0, ran.output
    assert json.loads(ran.stdout) == {
        "seat": 1, "won": 1 in result.winners, "winners": [*result.winners], "reason": result.reason,
    }  # fmt: skip
