"""``throwdown join``: a bot whose signed key was dropped stops, and keeps the proof."""

from __future__ import annotations

import asyncio
import json
import sys
from pathlib import Path
from types import SimpleNamespace
from typing import TYPE_CHECKING, Any, cast

import pytest
from click.testing import CliRunner

from tests.commands.test_verify import KEYS, short_game
from tests.server.serving import PATIENCE, serving
from throwdown.cli import main
from throwdown.client import ME, OPEN, Client, KeyDropped
from throwdown.client.keys import DROPPED
from throwdown.commands.join import _one_game
from throwdown.throwers import key_hash
from throwdown.throwers.signing import Receipt, Signer

if TYPE_CHECKING:
    from collections.abc import Callable

    from throwdown.client import TableLink

DIFFERS = STOPPED = 1


def test_a_bot_whose_signed_key_was_dropped_stops_and_keeps_the_proof(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    server = Signer()
    match = short_game(keys=[KEYS[0], None], server=server.public)
    header = match.log.header
    receipt = Receipt("key", header.id, header.commitment, 1, key_hash(KEYS[1]), "", server.public).signed_by(server)

    async def play(bot: Any) -> None:
        raise KeyDropped(DROPPED, receipt)

    table = {"game": "verasselt", "seats": [{}, {}], "options": {}}
    link = SimpleNamespace(table=table, play=play, seats=[1], game=None, result=None)
    monkeypatch.chdir(tmp_path)
    with pytest.raises(KeyDropped, match="not fair"):
        asyncio.run(_one_game(cast("Any", link), "random", 0.0))
    (proof,) = tmp_path.glob("throwdown-proof-*.json")
    assert header.id in proof.name
    record = tmp_path / "game.jsonl"
    record.write_text("".join(f"{line}\n" for line in match.log.lines()), encoding="utf-8")
    ran = CliRunner().invoke(main, ["verify", str(record), "--proof", str(proof), "--json"])
    assert ran.exit_code == DIFFERS and json.loads(ran.stdout)["first_fault"]["what"] == "receipt"


async def until(link: TableLink, holds: Callable[[], bool]) -> None:
    async for _ in link:
        if holds():
            return


@pytest.mark.service
async def test_a_bot_says_that_it_waits_and_gives_its_seat_back_when_it_is_ended(tmp_path: Path) -> None:
    async with serving(tmp_path / "data") as url, asyncio.timeout(PATIENCE):
        ann = await Client.guest(url, "Ann")
        table = (await ann.make_table("strike", [ME, OPEN], thrower="luck"))["id"]
        async with ann.connect(table) as host:
            command = [sys.executable, "-m", "throwdown", "join", url, table, "--bot", "thumb", "--lang", "en"]
            bot = await asyncio.create_subprocess_exec(*command, stderr=asyncio.subprocess.PIPE)
            assert bot.stderr is not None
            waiting = (await bot.stderr.readline()).decode()
            assert waiting == "The bot has seat 1 at a table of strike. It waits until the host starts the game.\n"
            await until(host, lambda: not host.free_seats)
            bot.terminate()
            await until(host, lambda: host.free_seats == [1])
            assert (await bot.stderr.read()).decode() == "throwdown: stopped.\n"
            assert await bot.wait() == STOPPED
