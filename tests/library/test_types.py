"""Views, games and bots are typed for programs that use the library."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]

BOTS = """
from __future__ import annotations

import throwdown
from throwdown import ArenaView, Bot, Choice, VerasseltView
from throwdown.rules import Stop


class Bold:
    id = "bold"

    def choose(self, view: ArenaView) -> Choice:
        reveal_type(view.supplies)  # tuple[int | None, ...]
        return Choice(Stop() if len(view.arena) > 3 else next(iter(view.actions)))


class Hasty:
    id = "hasty"

    def choose(self, view: ArenaView) -> Choice:
        return Choice(Stop() if view.areena else next(iter(view.actions)))  # "areena"; maybe "arena"?


class Buggy:
    id = "buggy"

    def choose(self, view: VerasseltView) -> Choice:
        return Choice(Stop() if view.supplies else next(iter(view.actions)))  # no attribute "supplies"


bold: Bot[ArenaView] = Bold()
anything: Bot = Bold()
buggy: Bot[ArenaView] = Buggy()  # Incompatible types in assignment
strike = throwdown.game("strike")
reveal_type(strike.view(strike.new_game()[0], 0))  # ArenaView"
reveal_type(throwdown.game("verasselt"))  # Verasselt"
reveal_type(throwdown.solve("strike"))  # Solved"
dice = throwdown.Match("strike", seats=["thumb", "thumb"])
reveal_type(dice.view(0))  # ArenaView"
reveal_type(dice.position.view())  # ArenaView"
bugs = throwdown.Match(throwdown.game("verasselt", edition="de"), seats=["thumb", throwdown.Seat("Ada")])
reveal_type(bugs.view(None).heaps)  # tuple[int
bugs.view(0).supplies  # no attribute "supplies"
reveal_type(throwdown.Match(str(input()), seats=["thumb", "thumb"]).view(0))  # Any"


def played(match: throwdown.Match) -> throwdown.Record:
    return match.record


played(bugs)
throwdown.gmae  # Module has no attribute "gmae"
throwdown.game("strike", seats="2")  # No overload variant
"""


@pytest.mark.service
def test_editors_know_what_a_view_has_and_complain_of_what_it_has_not(tmp_path: Path) -> None:
    file = tmp_path / "bots.py"
    file.write_text(BOTS)
    done = subprocess.run(
        [sys.executable, "-m", "mypy", str(file)], capture_output=True, text=True, check=False, cwd=ROOT
    )
    content: dict[int, str] = {}
    for line in done.stdout.splitlines()[:-1]:
        _, number, message = line.split(":", 2)
        content[int(number)] = content.get(int(number), "") + message
    expected = {
        number: line.partition("  # ")[2] for number, line in enumerate(BOTS.splitlines(), start=1) if "  # " in line
    }
    assert content.keys() == expected.keys(), done.stdout
    assert [line for line in expected if expected[line] not in content[line]] == [], done.stdout
