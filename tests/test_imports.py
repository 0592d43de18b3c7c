"""What is imported: by ``import throwdown.rules`` the standard library and msgspec, by a server what it needs."""

from __future__ import annotations

import subprocess
import sys

import pytest

import throwdown.rules

LOADED = "import sys; before = set(sys.modules); import {}; print(*(set(sys.modules) - before))"


def loaded(module: str) -> list[str]:
    command = [sys.executable, "-c", LOADED.format(module)]
    return subprocess.run(command, capture_output=True, text=True, check=True).stdout.split()


@pytest.mark.service
def test_rules_need_only_the_standard_library_and_msgspec() -> None:
    output = loaded("throwdown.rules")
    roots = {name.partition(".")[0] for name in output}
    assert "throwdown" in roots
    assert roots - set(sys.stdlib_module_names) - {"typing_extensions"} == {"throwdown", "msgspec"}
    rooms = {name for name in output if name.count(".") == 1 and name.startswith("throwdown.")}
    assert rooms == {"throwdown.errors", "throwdown.rules"}


def test_everything_offered_exists() -> None:
    for name in throwdown.rules.__all__:
        assert hasattr(throwdown.rules, name)
    assert sorted(throwdown.rules.__all__) == sorted(set(throwdown.rules.__all__))


@pytest.mark.service
def test_a_server_starts_without_physics_and_pictures() -> None:
    """After a kill people wait for every import."""
    assert not {"numpy", "mujoco", "segno", "throwdown.physics"} & set(loaded("throwdown.server.web.app"))


#: What a browser has none of.
WITHOUT = """
import sys
sys.modules |= {"numpy": None, "mujoco": None}
from random import Random
from throwdown.rules import InFlight
from throwdown.throwers import Asked
from throwdown.throwers.physical import Physical
from throwdown.rules.catalogue import GAMES, game
import throwdown.lessons, throwdown.live.inbox, throwdown.narration
import throwdown.table.practice, throwdown.terminal.referee

rules, arena = game("strike", seats=2), Physical("seed")
state, _ = rules.new_game()
awaited = rules.awaiting(state)
assert isinstance(awaited, InFlight)
flight = arena.flight(Asked(rules, state, awaited, {}), Random(1))
print(len(flight.launch.throws), arena.lay(rules, {}, None, state, 0))
from throwdown.bots.roster import make_bot
for name in GAMES:
    for level in ("novice", "casual", "regular"):
        make_bot(name, level, Random(1))
"""


@pytest.mark.service
def test_what_a_live_table_needs_of_the_arena_needs_no_engine() -> None:
    """A browser has another engine for the motion; everything before and after it runs there as it is."""
    done = subprocess.run([sys.executable, "-c", WITHOUT], capture_output=True, text=True, check=False)
    assert (done.stdout, done.stderr) == ("1 {}\n", "")


#: A whole game, a replay, a story and a guide at a host in a tab, without what Python in a browser has none of.
IN_A_TAB = """
import sys
absent = ("numpy", "scipy", "mujoco", "sqlite3", "ssl", "cryptography", "starlette", "multiprocessing", "csv",
          "http", "unittest")
sys.modules |= dict.fromkeys(absent)
import asyncio
from random import Random
from tests.tab.databases import DictDatabase
from tests.tab.page import RandomPlayer, Visit, ask, open_host
import throwdown.tab.bridge

class Outside:
    database = DictDatabase()
    def public_key(self, seed): return "0" * 64
    def is_signed(self, *signed): return True

async def play():
    host = await open_host(Outside())
    body = {"game": "verasselt", "seats": [{"me": True}, {"bot": "regular"}], "thrower": "luck", "start": True}
    table = (await ask(host, "POST", "/api/tables", body))["table"]["id"]
    visit = Visit(host, f"/ws/tables/{table}", views=True)
    over = await RandomPlayer(visit, Random(1)).play()
    game = over["id"]
    for path in (f"replays/{game}", f"replays/{game}/story", "guide/de/strike", "catalogue", "lessons/strike", "tab"):
        await ask(host, "GET", f"/api/{path}")
    print("played")

asyncio.run(play())
"""


@pytest.mark.service
def test_a_host_in_a_tab_plays_without_what_a_browser_lacks() -> None:
    done = subprocess.run([sys.executable, "-c", IN_A_TAB], capture_output=True, text=True, check=False)
    assert (done.stdout, done.stderr) == ("played\n", "")
