"""``throwdown referee``: it asks what the dice show, and goes on where it stopped."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

import pytest
from click.testing import CliRunner, Result

from throwdown.cli import main

if TYPE_CHECKING:
    from pathlib import Path

STOPPED, REFUSED = 1, 2


@pytest.fixture(autouse=True)
def _saves(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("THROWDOWN_SAVES", str(tmp_path))


def run(*arguments: str, typed: str = "") -> Result:
    return CliRunner().invoke(main, ["referee", *arguments, "--lang", "en"], input=typed)


def test_a_refereed_game_is_started_and_resumed() -> None:
    begun = run("strike", "--players", "Ada,Bo", "--first", "2", typed="4\n")
    assert begun.exit_code == STOPPED
    assert "1 = Ada, 2 = Bo" in begun.stdout
    assert "Bo throws the start die. What does it show?" in begun.stdout
    assert "In the arena: 4." in begun.stdout
    assert "throwdown referee --resume referee-strike-1" in begun.stdout
    resumed = run("--resume", "referee-strike-1")
    assert resumed.exit_code == STOPPED
    assert "In the arena: 4." in resumed.stdout


def test_programs_get_the_game_on_stdout_and_the_questions_on_stderr() -> None:
    begun = run("strike", "--players", "Ada,Bo", "--first", "2", "--json", typed="4\n")
    assert begun.exit_code == STOPPED
    rows = [json.loads(line) for line in begun.stdout.splitlines()]
    assert [row["n"] for row in rows] == list(range(len(rows))) and len(rows) > 1
    assert "Bo throws the start die. What does it show?" in begun.stderr


def test_an_unknown_first_player_is_refused_in_one_line() -> None:
    ran = run("strike", "--players", "Ada,Bo", "--first", "3")
    assert ran.exit_code == REFUSED
    assert ran.stderr == "throwdown: player 3 cannot begin: choose 1 to 2, or a name\n"
