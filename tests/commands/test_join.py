"""``throwdown join``: a bot whose signed key was dropped stops, and keeps the proof."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest
from click.testing import CliRunner

from tests.commands.test_verify import KEYS, short_game
from throwdown.cli import main
from throwdown.client import KeyDropped
from throwdown.client.keys import DROPPED
from throwdown.commands.join import _one_game
from throwdown.throwers import key_hash
from throwdown.throwers.signing import Receipt, Signer

DIFFERS = 1


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
    monkeypatch.chdir(tmp_path)
    with pytest.raises(KeyDropped, match="not fair"):
        asyncio.run(_one_game(cast("Any", SimpleNamespace(table=table, play=play)), "random", 0.0))
    (proof,) = tmp_path.glob("throwdown-proof-*.json")
    assert header.id in proof.name
    record = tmp_path / "game.jsonl"
    record.write_text("".join(f"{line}\n" for line in match.log.lines()), encoding="utf-8")
    ran = CliRunner().invoke(main, ["verify", str(record), "--proof", str(proof), "--json"])
    assert ran.exit_code == DIFFERS and json.loads(ran.stdout)["first_fault"]["what"] == "receipt"
