"""A standing bot: seated by hosts, at no more tables than it allows, and back after every restart."""

from __future__ import annotations

import asyncio
import logging
import os
import signal
import subprocess
import sys
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from click.testing import CliRunner

from tests.server.serving import Serving, serving
from throwdown.bots import make_bot
from throwdown.client import ME, OPEN, Client, LinkLost, Refused
from throwdown.client.orders import Orders, read_orders, read_token
from throwdown.client.standing import StandingBot
from throwdown.commands.join import join
from throwdown.errors import ThrowdownError

if TYPE_CHECKING:
    from collections.abc import AsyncIterator, Callable
    from random import Random

    from throwdown import ArenaView, Choice
    from throwdown.client import TableLink

PATIENCE = 180.0
EXAMPLE = Path(__file__).parents[2] / "docs" / "standing_bot.toml"


@pytest.fixture
async def url(tmp_path: Path) -> AsyncIterator[str]:
    async with serving(tmp_path / "data") as address:
        yield address


@pytest.fixture
async def stack() -> AsyncIterator[AsyncExitStack]:
    async with AsyncExitStack() as opened:
        yield opened


def orders(url: str, **value: Any) -> Orders:
    wanted: dict[str, Any] = {"server": url, "games": ["strike"], "bot": "thumb", "think_ms": 10} | value
    return Orders(**wanted)


async def new_bot(url: str, name: str = "Clank") -> Client:
    return Client(url, await (await Client.guest(url, "Owner")).make_token(name))


@asynccontextmanager
async def standing(client: Client, result: Orders) -> AsyncIterator[asyncio.Event]:
    """The bot, until the block ends or the event is set."""
    stop = asyncio.Event()
    running = asyncio.create_task(StandingBot(client, result, soonest=0.05).run(stop))
    try:
        yield stop
    finally:
        stop.set()
        await asyncio.wait_for(running, PATIENCE)


async def table_of(host: Client, **terms: Any) -> str:
    made = await host.make_table("strike", [ME, OPEN], **{"thrower": "luck", "edition": "none"} | terms)
    return str(made["id"])


async def ready(host: Client, table: str) -> list[str]:
    """The names of those who would come, once there are any."""
    async with asyncio.timeout(PATIENCE):
        while not (bots := await host.ready_bots(table)):
            await asyncio.sleep(0.01)
    return [bot["name"] for bot in bots]


async def seat(host: Client, table: str) -> None:
    await ready(host, table)
    (bot,) = await host.ready_bots(table)
    await host.seat_bot(table, bot["person"], 1)


async def until(link: TableLink, holds: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        async for _ in link:
            if holds():
                return


async def play_out(link: TableLink) -> None:
    await asyncio.wait_for(link.play(make_bot("strike", "thumb", think=0.01)), PATIENCE)


# Playing


async def test_a_host_seats_it_and_it_plays_and_stays_for_another_game(tmp_path: Path, stack: AsyncExitStack) -> None:
    waiting = {
        "hash_wait_s": 60.0,
        "key_wait_s": 60.0,
    }
    url = await stack.enter_async_context(serving(tmp_path / "data", waiting))
    host, result = await Client.guest(url, "Ann"), orders(url)
    await stack.enter_async_context(standing(await new_bot(url), result))
    table = await table_of(host)
    assert await ready(host, table) == ["Clank"]
    await seat(host, table)
    link = await stack.enter_async_context(host.connect(table))
    for _ in range(2):
        assert (link.table["seats"][1]["name"], link.table["seats"][1]["program"]) == ("Clank", True)
        await link.start()
        assert link.game is not None
        await play_out(link)
    witness = link.witness(str(link.game and link.game["id"]))
    assert witness is not None and all(witness.hashes)  # it binds the dice like anybody


async def test_a_bot_sits_at_no_more_tables_than_it_allows(url: str, stack: AsyncExitStack) -> None:
    await stack.enter_async_context(standing(await new_bot(url), orders(url, tables=2)))
    hosts = [await Client.guest(url, name) for name in ("Ann", "Bob", "Cleo")]
    tables = [await table_of(host) for host in hosts]
    for host, table in zip(hosts[:2], tables, strict=False):
        await seat(host, table)
    person = (await hosts[0].ask("GET", f"/api/tables/{tables[0]}"))["seats"][1]["person"]
    assert await hosts[2].ready_bots(tables[2]) == []
    with pytest.raises(Refused) as refused:
        await hosts[2].seat_bot(tables[2], person, 1)
    assert refused.value.code == "server/bot_busy"
    links = [await stack.enter_async_context(host.connect(table)) for host, table in zip(hosts, tables, strict=True)]
    for link in links[:2]:
        await link.start()
    await asyncio.gather(*map(play_out, links[:2]))


async def test_a_host_cannot_seat_a_bot_at_two_tables(url: str, stack: AsyncExitStack) -> None:
    host = await Client.guest(url, "Ann")
    await stack.enter_async_context(standing(await new_bot(url), orders(url, tables=5)))
    first, second = await table_of(host), await table_of(host)
    await seat(host, first)
    assert await host.ready_bots(second) == []


async def test_only_the_host_seats_a_bot_and_not_one_that_was_kicked(url: str, stack: AsyncExitStack) -> None:
    host, other = await Client.guest(url, "Ann"), await Client.guest(url, "Bob")
    await stack.enter_async_context(standing(await new_bot(url), orders(url)))
    table = await table_of(host)
    await ready(host, table)
    (bot,) = await host.ready_bots(table)
    with pytest.raises(Refused) as refused:
        await other.seat_bot(table, bot["person"], 1)
    assert refused.value.code == "server/host_only"
    with pytest.raises(Refused) as refused:
        await host.seat_bot(table, bot["person"], 0)
    assert refused.value.code == "server/seat_taken"
    await seat(host, table)
    link = await stack.enter_async_context(host.connect(table))
    await link.say("kick", person=bot["person"])
    with pytest.raises(Refused) as refused:
        await host.seat_bot(table, bot["person"], 1)
    assert refused.value.code == "server/bot_declines"


@pytest.mark.parametrize(
    "content",
    [
        {"games": ["impact"]},
        {"throwers": ["physics"]},
        {"editions": ["hp-DE"], "games": ["strike", "hp_strike"]},
        {"options": {"collect": ["optional"]}},
    ],
    ids=str,
)
async def test_a_bot_is_offered_only_for_tables_that_it_plays(
    url: str, stack: AsyncExitStack, content: dict[str, Any]
) -> None:
    host = await Client.guest(url, "Ann")
    willing = await new_bot(url, "Willing")
    await stack.enter_async_context(standing(await new_bot(url, "Choosy"), orders(url, **content)))
    await stack.enter_async_context(
        standing(willing, orders(url, editions=["none"], throwers=["luck"], options={"collect": ["mandatory"]}))
    )
    table = await table_of(host)
    async with asyncio.timeout(PATIENCE):
        while len(await _lobby_people(host)) < 2:
            await asyncio.sleep(0.01)
    assert await ready(host, table) == ["Willing"]


async def _lobby_people(host: Client) -> range:
    return range((await host.ask("GET", "/api/tables"))["people"])


async def test_a_bot_leaves_a_table_where_no_game_begins(url: str, stack: AsyncExitStack) -> None:
    host = await Client.guest(url, "Ann")
    await stack.enter_async_context(standing(await new_bot(url), orders(url, wait_s=0.1)))
    table = await table_of(host)
    link = await stack.enter_async_context(host.connect(table))
    await seat(host, table)
    await until(link, lambda: bool(link.table["seats"][1].get("person")))
    await until(link, lambda: not link.table["seats"][1].get("person"))


async def test_only_bots_with_a_token_stand_ready_and_few_of_one_owner(url: str) -> None:
    with pytest.raises(LinkLost) as lost:
        async with (await Client.guest(url, "Ann")).lobby({"games": ["strike"]}):
            pass
    assert lost.value.code == "server/not_a_bot"
    owner = await Client.guest(url, "Owner")
    async with AsyncExitStack() as many:
        for number in range(5):
            bot = Client(url, await owner.make_token(f"Bot {number}"))
            await many.enter_async_context(bot.lobby({"games": ["strike"]}))
        with pytest.raises(LinkLost) as lost:
            await Client(url, await owner.make_token("Six")).lobby({"games": ["strike"]}).__aenter__()
        assert lost.value.code == "server/too_many_bots"
    with pytest.raises(LinkLost) as lost:
        await Client(url, await owner.make_token("Chess")).lobby({"games": ["chess"]}).__aenter__()
    assert lost.value.code == "game/unknown"


async def test_a_standing_bot_with_an_unknown_token_ends(url: str) -> None:
    with pytest.raises(Refused) as refused:
        await asyncio.wait_for(
            StandingBot(Client(url, "no such token"), orders(url), soonest=0.01).run(asyncio.Event()), PATIENCE
        )
    assert refused.value.code == "person/unknown"


class Stumbling:
    """A bot of one's own with a mistake in it."""

    id = "stumbling"

    def __init__(self, rng: Random) -> None:
        self.rng = rng

    def choose(self, view: ArenaView) -> Choice:
        raise ValueError(f"no idea\nwith {len(view.arena)} dice")


async def test_a_bot_that_fails_gives_up_that_table_and_stays(
    url: str, stack: AsyncExitStack, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.INFO, "throwdown.standing")
    result = orders(url, bot=f"{__name__}:Stumbling", tables=2)
    await stack.enter_async_context(standing(await new_bot(url), result))
    for number, name in enumerate(("Ann", "Bob"), start=1):
        host = await Client.guest(url, name)
        table = await table_of(host, first=1)
        await seat(host, table)
        link = await stack.enter_async_context(host.connect(table))
        await link.start()
        async with asyncio.timeout(PATIENCE):
            while len(logged(caplog, "given up: the bot failed (ValueError: no idea with 1 dice)")) < number:
                await asyncio.sleep(0.01)
    assert len(logged(caplog, "seated")) == 2  # it came to each table once


def logged(caplog: pytest.LogCaptureFixture, words: str) -> list[str]:
    return [message for message in caplog.messages if words in message]


# Restarts of the process


@pytest.mark.service
def test_the_example_survives_restarts_of_the_server_and_of_itself(tmp_path: Path) -> None:
    with Serving(tmp_path / "data", {"throws_per_s": 20}) as server:
        config = tmp_path / "bot.toml"
        example = EXAMPLE.read_text(encoding="utf-8").replace("http://localhost:8642", server.url)
        config.write_text(example.replace("think_ms = 250", "think_ms = 5"), encoding="utf-8")
        made = _run(config, "--new-token").communicate(timeout=PATIENCE)[0]
        assert made == f"Careful has a token: {tmp_path / 'bot.token'}\n"
        assert (tmp_path / "bot.token").stat().st_mode & 0o777 == 0o600
        output = asyncio.run(_with_restarts(server, config))
    token = (tmp_path / "bot.token").read_text(encoding="utf-8").strip()
    assert token and token not in output
    assert output.count("standing ready at") >= 2 and "a game has begun" in output
    assert output.rstrip().endswith("stopped")


async def _with_restarts(server: Serving, config: Path) -> str:
    """All that the bot logged in two runs; the server is killed and started once in the first."""
    bot = _run(config)
    host = await Client.guest(server.url, "Ann")
    table = await table_of(host, first=0)  # else her first throw, of all dice, may end it before the bot is back
    await seat(host, table)
    async with host.connect(table) as link:
        await link.start()
        server.kill()
        server.start()
        await until(link, lambda: 0 in link.asked)
        bot.send_signal(signal.SIGTERM)
        first = bot.communicate(timeout=PATIENCE)[1]
        assert bot.returncode == 0
        bot = _run(config)
        await play_out(link)
    bot.send_signal(signal.SIGINT)
    second = bot.communicate(timeout=PATIENCE)[1]
    assert bot.returncode == 0 and "a game has begun" in second
    return str(first + second)


def _run(config: Path, *more: str) -> subprocess.Popen[str]:
    command = [sys.executable, "-m", "throwdown", "join", "--config", str(config), *more]
    env = {name: value for name, value in os.environ.items() if not name.startswith("THROWDOWN_")}
    return subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=env)


@pytest.mark.service
def test_an_unknown_token_is_reported_with_the_fix(tmp_path: Path) -> None:
    with Serving(tmp_path / "data") as server:
        config = tmp_path / "bot.toml"
        config.write_text(f'server = "{server.url}"\ngames = ["strike"]\ntoken_file = "bot.token"\n', encoding="utf-8")
        (tmp_path / "bot.token").write_text("of another server\n", encoding="utf-8")
        output = _run(config).communicate(timeout=PATIENCE)[1]
    last = output.splitlines()[-1]
    assert f"{server.url} does not know the token of this bot" in last and "--new-token" in last


# Orders


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["http://localhost:8642", "x", "--config", str(EXAMPLE)], "--config and URL"),
        (["--config", str(EXAMPLE), "--bot", "expert"], "--config and --bot"),
        (["--config", str(EXAMPLE), "--json"], "--config and --json"),
        (["--new-token"], "together with --config FILE"),
        (["http://localhost:8642"], "Give URL and TABLE, or --config FILE"),
    ],
)
def test_a_config_file_cannot_be_combined_with_other_arguments(arguments: list[str], words: str) -> None:
    with pytest.raises(ThrowdownError, match=words):
        CliRunner().invoke(join, arguments, catch_exceptions=False)


GOOD = 'server = "http://localhost:8642"\ngames = ["strike"]\n'


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ('games = ["strike"]', "server is missing: give the address of the server"),
        ('server = "x"', r"games is missing: give a list of games, as \["),
        (f"{GOOD}colour = 1", "there is no 'colour': choose from server, games, bot"),
        (f'{GOOD}tables = "three"', "tables is not understood: give at how many tables"),
        (f"{GOOD}tables = 0", "tables is not understood: .* from 1 to 100"),
        (f'{GOOD}throwers = ["hand"]', 'throwers is not understood: give a list out of "physics" and "luck"'),
        ('server = "x"\ngames = ["chess"]', "there is no game 'chess'"),
        (f'{GOOD}bot = "genius"', "no bot 'genius' plays strike: choose one of"),
        (f'{GOOD}editions = ["hp-DE"]', "none of these games has an edition 'hp-DE': choose from"),
        (f"{GOOD}[options]\ncolour = [1]", "there is no option 'colour' in these games: choose from"),
        (
            f"{GOOD}[options]\ncollect = []",
            "option collect has no values: name those with which it",
        ),
        (f'{GOOD}[options]\ncollect = ["no"]', "option collect cannot be 'no': choose one of mandatory, optional"),
        ("server =", "bot.toml cannot be used: "),
    ],
)
def test_invalid_orders_are_explained_in_one_line(tmp_path: Path, text: str, words: str) -> None:
    file = tmp_path / "bot.toml"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(ThrowdownError, match=words) as refused:
        read_orders(file)
    assert "\n" not in refused.value.message and str(file) in refused.value.message


def test_the_example_orders_are_read_as_its_comments_say() -> None:
    result = read_orders(EXAMPLE)
    assert (result.games, result.tables, result.bot) == (["strike", "impact"], 3, "expert")
    assert result.serves()["editions"] == ["impact-DE", "impact-EN", "none", "strike-FR"]


def test_the_token_comes_from_the_environment_or_from_a_file_beside_the_orders(tmp_path: Path) -> None:
    file = tmp_path / "bot.toml"
    with pytest.raises(ThrowdownError, match=r"name a token_file .*, or set THROWDOWN_TOKEN"):
        read_token(orders("x"), file, {})
    result = orders("x", **{"token_file": "bot.token"})
    with pytest.raises(ThrowdownError, match="made by --new-token"):
        read_token(result, file, {})
    (tmp_path / "bot.token").write_text("abc\n", encoding="utf-8")
    assert read_token(result, file, {}) == "abc"
    assert read_token(result, file, {"THROWDOWN_TOKEN": "xyz"}) == "xyz"
