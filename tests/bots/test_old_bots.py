"""Bots that were written against 0.4.0, 0.8.0 and 0.13.0 still find their names, and play."""

from __future__ import annotations

import asyncio
import json
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from tests.bots.old import socket_bot_0_13_0
from tests.server.server_fixture import open_server
from throwdown.rules import GAMES, game
from throwdown.table import Match, Seat
from throwdown.throwers import Luck

OLD = Path(__file__).parent / "old"
#: Modules with the names that documentation and ``__all__`` of 0.13.0 had.
NAMES: dict[str, list[str]] = json.loads((OLD / "names_0_13_0.json").read_text("utf-8"))


@pytest.mark.service
def test_every_name_that_0_13_0_documented_is_found() -> None:
    """In a process of its own, where nothing else has imported them."""
    script = "\n".join(f"from {module} import {', '.join(names) or '__name__'}" for module, names in NAMES.items())
    command = (sys.executable, "-W", "ignore", "-c", script)
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("version", ["0_4_0", "0_13_0"])
def test_an_old_bot_plays_every_arena_game(version: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(OLD)
    for name in GAMES:
        if name != "verasselt":
            rng = Random(1)
            seats = [Seat("A", f"bot_{version}:Careful"), Seat("B", "random")]
            match = Match(game(name, 2), seats, Luck(rng), rng=rng)
            match.run()
            assert match.result is not None, name


@pytest.mark.service
def test_an_old_bot_plays_over_the_socket(tmp_path: Path) -> None:
    with open_server(tmp_path) as site:
        assert asyncio.run(socket_bot_0_13_0.play(site.url)) in (True, False)
