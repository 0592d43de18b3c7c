"""``throwdown lab simulate``: what is counted, and the same numbers everywhere."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.test_cli import Ran, shell
from tests.test_cli import run as ran


def run(*arguments: str | Path) -> Ran:
    return ran("lab", *arguments)


@pytest.mark.parametrize("command", ["simulate", "ladder"])
def test_more_games_than_anybody_could_wait_for_are_refused(command: str) -> None:
    run(command, "strike", "--games", "99999999999999999999").complains("--games", "1000000000")


def test_simulate_counts_wins_by_bot_and_by_seat() -> None:
    ran = run("simulate", "strike", "--bots", "thumb,random", "--games", "40", "--seed", "5")
    assert ran.status == 0
    assert "40 games of strike (seed 5)" in ran.lines[0]
    for word in ("thumb", "random", "seat", "95 %", "throws per game", "steps per game", "endings"):
        assert word in ran.out


def test_simulate_for_machines() -> None:
    ran = run("simulate", "impact_power", "--bots", "thumb,random,random", "--games", "60", "--seed", "5", "--json")
    assert ran.status == 0
    output = json.loads(ran.out)
    assert (output["game"], output["games"], output["seed"]) == ("impact_power", 60, "5")
    assert output["bots"] == ["thumb", "random", "random"]
    for shares in (output["by_bot"], output["by_seat"]):
        assert sum(share["wins"] for share in shares) == pytest.approx(60)
        for share in shares:
            assert share["share"] == pytest.approx(share["wins"] / share["games"])
            assert 0 <= share["low"] <= share["share"] <= share["high"] <= 1
            assert share["high"] - share["low"] > 0.05, "sixty games leave much open"
    assert len(output["by_seat"]) == 3
    for counts in (output["throws"], output["steps"]):
        assert counts["min"] <= counts["mean"] <= counts["max"]
    assert sum(output["endings"].values()) == 60


@pytest.mark.parametrize("name", ["strike", "hp_strike", "verasselt"])
def test_the_same_seed_gives_the_same_numbers_on_any_number_of_cores(name: str) -> None:
    """Sixty games are more than one bunch, so that two processes have something to do."""
    limits = ["--option", "max_turns=8"] if name == "verasselt" else []
    alone, together, other = (
        run("simulate", name, "--games", "60", "--seed", seed, "--json", "--processes", cores, *limits)
        for seed, cores in (("9", "1"), ("9", "2"), ("10", "1"))
    )
    assert (alone.status, together.status) == (0, 0)
    assert alone.out == together.out
    assert alone.out != other.out


def test_simulate_in_the_arena_is_the_same_on_any_number_of_cores() -> None:
    alone, together = (
        run("simulate", "strike", "--games", "2", "--seed", "9", "--json", "--thrower", "physics", "--processes", cores)
        for cores in ("1", "2")
    )
    assert (alone.status, together.status) == (0, 0)
    assert alone.out == together.out
    assert json.loads(alone.out)["thrower"] == "physics"


def test_simulate_shows_nothing_but_the_report_on_stdout() -> None:
    ran = shell("lab", "simulate", "strike", "--games", "20", "--seed", "1", "--json")
    assert ran.status == 0
    assert json.loads(ran.out)["games"] == 20


@pytest.mark.parametrize("games", ["0", "-3", "many", "1.5", ""])
def test_simulate_wants_a_number_of_games(games: str) -> None:
    run("simulate", "strike", "--games", games).complains("--games")


def test_an_unknown_thrower_is_refused() -> None:
    run("simulate", "strike", "--thrower", "hand").complains("'hand'")


def test_commands_and_errors_speak_english() -> None:
    """Whatever the language of the game."""
    assert "there is no game" in run("simulate", "chess").err
    assert (
        "Let bots play many games"
        in run(
            "simulate",
            "--help",
        ).out
    )


@pytest.mark.parametrize(
    "command",
    [
        ["simulate", "strike", "--games", "2", "--processes", "1"],
        ["simulate", "strike", "--games", "60", "--processes", "2"],
        ["ladder", "strike", "--games", "2", "--processes", "1"],
    ],
)
def test_a_custom_bot_that_fails_is_reported_in_one_line(
    command: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "failing_bot.py").write_text(
        "class Bot:\n    def __init__(self, rng): ...\n    def choose(self, view):\n        return 7\n"
    )
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.chdir(tmp_path)
    run(*command, "--bots", "failing_bot:Bot,random").complains("failing_bot:Bot")
