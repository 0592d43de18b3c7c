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
print(len(flight.throws), arena.lay(rules, {}, None, state, 0))
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
