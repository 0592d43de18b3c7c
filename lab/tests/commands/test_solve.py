"""``throwdown lab solve``: what it prints, and one clear sentence for everything that cannot be solved."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner
from msgspec.structs import astuple

from tests.cases import for_each
from throwdown.errors import ThrowdownError
from throwdown.rules import GAMES
from throwdown.throwers.luck import LUCK, Luck
from throwdown_lab.commands import solve as solving
from throwdown_lab.commands.solve import solve


@pytest.fixture(scope="module")
def cache_home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("cache")


@pytest.fixture(autouse=True)
def cache(cache_home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Empty at first; what one test has solved the next one reads, as for a person who asks twice."""
    monkeypatch.setenv("XDG_CACHE_HOME", str(cache_home))


def run(*arguments: str) -> str:
    return CliRunner().invoke(solve, arguments, catch_exceptions=False).output


def report(*arguments: str) -> dict[str, Any]:
    answer: dict[str, Any] = json.loads(run(*arguments, "--json"))
    return answer


@pytest.mark.parametrize("game", ["strike", "impact"])
def test_the_start_of_the_base_game(game: str) -> None:
    answer = report(game, "--players", "2", "--model", "drop=0,0")
    assert answer.pop("values") == pytest.approx([0.497146, 0.502854], abs=5e-7)
    assert answer.pop("seconds") < 60
    assert answer.pop("model")["name"] == "drop=0,0"
    assert answer == {"best": "drop", "gap": None, "unique": True, "states": 596}


def test_base_is_the_game_in_which_nothing_is_struck() -> None:
    answer = report("strike", "--model", "base")
    assert answer["values"] == report("strike", "--model", "drop=0,0")["values"]
    still = {"hit": 0.0, "turn": 1.0, "leave": 0.0, "knock": 0.0, "bare": 0.0}
    assert answer["model"] == {"name": "base", "manners": {"drop": still}}


def test_solve_uses_the_table_of_luck_by_default() -> None:
    by_default = report("strike")
    numbers = ";".join(f"{name}={','.join(map(str, astuple(each)))}" for name, each in LUCK.items())
    assert by_default["values"] == pytest.approx(report("strike", "--model", numbers)["values"], abs=1e-13)
    assert by_default["model"] == report("strike", "--model", "luck")["model"]
    assert by_default["model"]["name"] == Luck.engine
    assert run("strike").endswith(f" s)\nOn the model {Luck.engine}.\n")


def test_progress_adds_up_to_the_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    """The reported parts add up to the whole, and none of it reaches the answer."""
    bars: list[tuple[float, list[float]]] = []

    @contextmanager
    def watched(doing: str, total: float) -> Iterator[Callable[[float], None]]:
        bars.append((total, []))
        yield bars[-1][1].append

    monkeypatch.setattr(solving, "progress", watched)
    report("strike", "--model", "base")
    assert [(sum(parts), len(parts) > 5) for _, parts in bars] == [(total, True) for total, _ in bars]
    assert len(bars) == 1


def test_a_state_at_the_start_of_the_game_is_the_start() -> None:
    start, state = report("strike"), report("strike", "--state", "1:8,8")
    assert start["values"] == state["values"]


def test_a_state_in_mid_turn_may_stop() -> None:
    """CORE-15."""
    few, many = (report("strike", "--state", f"{lying}:5,6", "--mid", "--model", "drop=0,0") for lying in (1, 5))
    assert (few["best"], many["best"]) == ("stop", "drop")
    assert few["gap"] > 0.01 and many["gap"] > 0.01


def test_players_who_are_out_do_not_change_the_values() -> None:
    """CORE-26: two of three are left, and play as two do."""
    of_three = report("strike", "--players", "3", "--model", "drop=0,0", "--state", "2:4,5")
    of_two = report("strike", "--players", "2", "--model", "drop=0,0", "--state", "2:4,5")
    assert of_three["values"] == pytest.approx(of_two["values"], abs=1e-13)
    assert (of_three["states"], of_two["states"]) == (6475, 596)


def test_the_objective_points_counts_points_of_the_loser() -> None:
    """TOUR-03: one for the loser of two."""
    win = report("strike", "--model", "drop=0,0")
    points = report("strike", "--model", "drop=0,0", "--objective", "points")
    assert points["values"] == pytest.approx(win["values"][::-1], abs=1e-12)


def test_solve_prints_shares_and_costs() -> None:
    text = run("strike", "--players", "3", "--state", "3:5,7,6", "--mid", "--model", "drop=0,0;toss=0.25,0.02")
    assert "on turn   5 dice   wins 26.82" in text
    assert "toss     best" in text and "stop     costs 3.13" in text
    assert "there may be others" in text
    points = run("strike", "--objective", "points", "--model", "drop=0,0")
    assert "expects 0.5029 points" in points and "the only equilibrium" in points


@pytest.mark.parametrize("game", [game for game in GAMES if game not in ("strike", "impact")])
def test_games_that_are_not_solved_are_refused_with_alternatives(game: str) -> None:
    with pytest.raises(ThrowdownError, match=r"choose one of strike, impact; `throwdown odds` .* lab/docs/solve\.md"):
        run(game)


@for_each(
    ("arguments", "words"),
    [
        (["chess"], "there is no game 'chess'"),
        (["verasselt"], "verasselt is not solved, since .*: choose one of strike, impact"),
        (["hp_strike"], "choose one of strike, impact"),
        (["strike", "--players", "6"], "choose 2 to 5"),
        (["strike", "--players", "-2"], "choose 2 to 5"),
        (["strike", "--model", "drop"], "is not a model of throwing: choose luck or base"),
        (["strike", "--model", ""], "choose luck or base"),
        (["strike", "--model", "luck 12345678"], "'?luck 12345678'? is not a model of throwing"),
        (["strike", "--model", "drop=0,nan"], "is not a model"),
        (["strike", "--model", "drop=0,1.5"], "is not a model"),
        (["strike", "--state", "8,8"], "for example 3:5,7,6"),
        (["strike", "--state", "1:8,-8"], "for example 3:5,7,6"),
        (["strike", "--state", "1:8,8,8"], "2 to 2 numbers"),
        (["strike", "--state", "1:9,9"], "17 at most"),
        (["strike", "--state", "6:3,3"], "0 to 5"),
        (["strike", "--mid"], "--state"),
    ],
)
def test_invalid_questions_are_refused_in_one_line(arguments: list[str], words: str) -> None:
    with pytest.raises(ThrowdownError, match=words):
        run(*arguments)
