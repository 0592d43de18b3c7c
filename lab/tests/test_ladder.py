"""The ladder: numbered games, results that are kept, ratings that explain them."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Any
from xml.etree import ElementTree

import pytest
from click.testing import CliRunner

from tests.cases import for_each
from throwdown.bots import BOTS
from throwdown.cli import main
from throwdown.errors import BotUnknown, TableRefused, ThrowdownError
from throwdown_lab.charts import draw_chart
from throwdown_lab.charts.laddered import laddered
from throwdown_lab.ladder import Ladder, Pair, ladder, pairs_of

if TYPE_CHECKING:
    from pathlib import Path


def small(games: int = 20, **more: Any) -> Ladder:
    wanted: dict[str, Any] = {"seed": "1", "think": 0.001, "processes": 1} | more
    return ladder("strike", ["random", "thumb"], games, **wanted)


def test_the_same_ladder_gives_the_same_games() -> None:
    assert small() == small()
    assert small() == small(processes=2)


def test_a_ladder_that_was_stopped_resumes(tmp_path: Path) -> None:
    data = tmp_path / "ladder.json"
    small(8, data=data)
    output = json.loads(data.read_text())
    assert output["pairs"][0]["games"] == 8
    assert small(20, data=data) == small(20)


def test_a_file_of_another_ladder_is_refused(tmp_path: Path) -> None:
    data = tmp_path / "ladder.json"
    small(4, data=data)
    with pytest.raises(ThrowdownError, match="another ladder"):
        small(4, data=data, seed="2")
    data.write_text("{")
    with pytest.raises(ThrowdownError, match="no ladder"):
        small(4, data=data)


@pytest.mark.parametrize(
    "damage",
    [
        {"games": "1e999"},
        {"games": "NaN"},
        {"games": "-1", "wins": "-1"},
        {"games": "2.5"},
        {"games": "true"},
        {"games": "1" + "0" * 400},
        {"wins": "5"},
        {"wins": "-0.5"},
        {"wins": "NaN"},
        {"wins": "Infinity"},
        {"wins": "true"},
        {"wins": '"2"'},
        {"wins": "null"},
        {"one": "[]"},
    ],
)
def test_a_damaged_file_holds_no_ladder(tmp_path: Path, damage: dict[str, str]) -> None:
    data = tmp_path / "ladder.json"
    small(4, data=data)
    output = json.loads(data.read_text())
    for field in damage:
        output["pairs"][0][field] = f"<{field}>"
    text = json.dumps(output)
    for field, value in damage.items():
        text = text.replace(f'"<{field}>"', value)
    data.write_text(text)
    with pytest.raises(ThrowdownError, match="no ladder"):
        small(8, data=data)
    assert data.read_text() == text


def test_progress_counts_games_as_they_are_played(tmp_path: Path) -> None:
    seen: list[int] = []
    small(250, progress=seen.append)
    assert seen == [0, 200, 50]
    data = tmp_path / "ladder.json"
    small(30, data=data)
    seen.clear()
    small(250, data=data, progress=seen.append)
    assert seen == [30, 200, 20]
    seen.clear()
    small(10, data=data, progress=seen.append)
    assert sum(seen) == 10


@pytest.mark.parametrize("bots", [["random"], ["random", "random"]])
def test_a_ladder_needs_two_different_bots(bots: list[str]) -> None:
    with pytest.raises(TableRefused, match="two different bots"):
        ladder("strike", bots, 4, seed="1", think=0.001)


def test_unknown_bots_are_refused() -> None:
    with pytest.raises(BotUnknown, match="cannot be imported"):
        ladder("strike", ["random", "nowhere:Bot"], 4, seed="1", think=0.001)
    with pytest.raises(BotUnknown, match="has no Bot"):
        ladder("strike", ["random", "json:Bot"], 4, seed="1", think=0.001)


def test_ratings_explain_the_results() -> None:
    pairs = (Pair("a", "b", 1000, 640.0), Pair("b", "c", 1000, 640.0), Pair("a", "c", 1000, 760.0))
    ratings = Ladder("strike", ("a", "b", "c"), pairs, "1", "luck", 0.01).ratings
    assert sum(ratings.values()) == pytest.approx(4500)
    assert ratings["a"] - ratings["b"] == pytest.approx(100, abs=3), "odds of 64 to 36 are 100 points"
    swept = Ladder("strike", ("a", "b"), (Pair("a", "b", 10, 10.0),), "1", "luck", 0.01).ratings
    assert 200 < swept["a"] - swept["b"] < 1000


def test_a_pair_is_seen_from_both_sides() -> None:
    table = small()
    assert table.pair("random", "thumb").wins + table.pair("thumb", "random").wins == 20
    with pytest.raises(LookupError):
        table.pair("random", "master")


def test_the_picture_shows_every_pair() -> None:
    drawn = ElementTree.fromstring(draw_chart(laddered(small()), "svg"))  # noqa: S314  # our own
    texts = [text.text for text in drawn.iter("{http://www.w3.org/2000/svg}text")]
    assert texts.count("random") == 2
    assert sum(bool(re.fullmatch(r"[\d.]+ to [\d.]+", text or "")) for text in texts) == 2


# More than two seats, and who plays whom


def test_at_larger_tables_one_plays_among_copies_of_the_other() -> None:
    table = small(12, seats=3)
    assert [(pair.one, pair.other, pair.games) for pair in table.pairs] == [
        ("random", "thumb", 12),
        ("thumb", "random", 12),
    ]
    assert table.even == pytest.approx(1 / 3)
    assert table.pair("random", "thumb").wins + table.pair("thumb", "random").wins != 12, "they are different games"


def test_equals_win_an_even_share(monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot among copies of itself under another name, every seat as often as the others."""
    monkeypatch.setitem(BOTS["strike"], "twin", BOTS["strike"]["thumb"])
    table = ladder("strike", ["thumb", "twin"], 60, seed="1", think=0.001, seats=4, processes=1)
    for pair in table.pairs:
        assert pair.share().low < 1 / 4 < pair.share().high


def test_ratings_know_how_many_rivals_there_were() -> None:
    even = (Pair("a", "b", 900, 300.0), Pair("b", "a", 900, 300.0))
    ratings = Ladder("strike", ("a", "b"), even, "1", "luck", 0.01, seats=3).ratings
    assert ratings == {"a": 1500.0, "b": 1500.0}
    twice = (Pair("a", "b", 1000, 500.0), Pair("b", "a", 1000, 200.0))  # 2 of 2 + 1 + 1, and 1 of 1 + 2 + 2
    ratings = Ladder("strike", ("a", "b"), twice, "1", "luck", 0.01, seats=3).ratings
    assert ratings["a"] - ratings["b"] == pytest.approx(120, abs=2), "twice as strong is 120 points"


@for_each(
    ("wanted", "pairs"),
    [
        ({}, "ab ac bc"),
        ({"neighbours": True}, "ab bc"),
        ({"against": "a"}, "ba ca"),
        ({"against": "a", "neighbours": True}, "ba ca bc"),
        ({"against": "b", "seats": 3}, "ab ba cb bc"),
    ],
)
def test_pairs_are_all_or_those_against_one(wanted: dict[str, Any], pairs: str) -> None:
    assert ["".join(pair) for pair in pairs_of(["a", "b", "c"], **wanted)] == pairs.split()


def test_the_opponent_of_all_need_not_be_named_twice() -> None:
    table = small(2, against="novice")
    assert table.bots == ("random", "thumb", "novice")
    assert [(pair.one, pair.other) for pair in table.pairs] == [("random", "novice"), ("thumb", "novice")]


# The command


def run(*arguments: str) -> Any:
    return CliRunner().invoke(main, ["lab", "ladder", *arguments])


def test_the_command_prints_a_table_and_draws_it(tmp_path: Path) -> None:
    plot = tmp_path / "ladder.svg"
    ran = run("strike", "--bots", "thumb,random", "--games", "10", "--seed", "1", "--plot", str(plot))
    assert ran.exit_code == 0
    assert "thumb" in ran.output and "v. random" in ran.output
    assert plot.read_text().startswith("<svg")


def test_the_command_speaks_json() -> None:
    ran = run("strike", "--bots", "thumb,random", "--games", "10", "--seed", "1", "--think", "0.005", "--json")
    output = json.loads(ran.stdout)
    assert output["pairs"][0]["games"] == 10
    assert set(output["ratings"]) == {"thumb", "random"}


def test_the_ladder_prints_the_even_share() -> None:
    output = run("strike", "--bots", "thumb,random", "--games", "3", "--seed", "1", "--seats", "4", "--processes", "1")
    assert (
        "4 seats" in output.output
        and "one of the row among 3 of the column, so an even share is 25.0%" in output.output
    )
    ran = run("strike", "--bots", "thumb,random", "--games", "3", "--seed", "1", "--seats", "4", "--json")
    assert (json.loads(ran.stdout)["seats"], json.loads(ran.stdout)["even"]) == (4, 0.25)
    assert len(json.loads(ran.stdout)["pairs"]) == 2


@pytest.mark.parametrize("seats", ["1", "6", "x"])
def test_a_table_has_two_to_five_seats(seats: str) -> None:
    ran = run("strike", "--bots", "thumb,random", "--games", "2", "--seats", seats)
    assert ran.exit_code == 2 and "--seats" in ran.output


@for_each("think", ["0", "3s", "soon", "-1ms", "nan"])
def test_a_time_to_think_has_bounds(think: str) -> None:
    ran = run("strike", "--bots", "thumb,random", "--games", "2", "--think", think)
    assert ran.exit_code != 0
    assert "is not a thinking time" in ran.output


@pytest.mark.parametrize("option", ["--plot", "--data"])
@pytest.mark.parametrize("place", ["nowhere/x", "folder", "file/x"])
def test_an_unwritable_file_is_refused_before_a_game_is_played(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, option: str, place: str
) -> None:
    (tmp_path / "folder").mkdir()
    (tmp_path / "file").touch()
    monkeypatch.setattr("throwdown_lab.ladder.play_games", lambda *_: pytest.fail("a game was played"))
    ran = run("strike", "--bots", "thumb,random", "--games", "2", option, str(tmp_path / place))
    assert ran.exit_code == 2
    assert "cannot be written" in ran.output or "no ladder" in ran.output


def test_the_table_is_printed_even_if_it_cannot_be_drawn(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: Any, **__: Any) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("pathlib.Path.write_bytes", full)
    ran = run("strike", "--bots", "thumb,random", "--games", "2", "--plot", str(tmp_path / "x.svg"))
    assert ran.exit_code == 2
    assert "v. random" in ran.stdout and "No space left" in ran.stderr
