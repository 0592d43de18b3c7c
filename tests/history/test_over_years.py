"""What many games say together: bands, luck, months and streaks."""

from __future__ import annotations

import csv
import json
from dataclasses import replace
from itertools import groupby, product
from random import Random

import pytest

from tests.live.store_contract import PLAY
from throwdown.history.bands import band_of
from throwdown.history.exporting import as_csv, as_json, as_plays
from throwdown.history.figures import Expected, Judged, SeatFigures, bad_dice, written
from throwdown.history.games import games_from
from throwdown.history.luck import luck_story
from throwdown.history.rows import Own
from throwdown.history.streaks import streaks_of, usual_longest


def figures(x: int = 0, dice: int = 6) -> str:
    counts = {"x": Expected(x, dice / 6, dice * 5 / 36)}
    return written(SeatFigures(throws=dice, dice=dice, faces={"X": x, "2": dice - x}, counts=counts))  # type: ignore[arg-type]


def own(game: str, won: int = 0, left: int = 0, x: int = 0, dice: int = 6, analysis: str = "") -> Own:
    return Own(game, 0, "strike", float(len(game)), won, left, figures(x, dice), analysis)


# Bands


def test_a_count_within_its_band_is_normal_and_one_beside_it_is_not() -> None:
    mean, variance = 100.0, 83.3
    low, high = band_of(Expected(100, mean, variance)).low, band_of(Expected(100, mean, variance)).high
    verdicts = [band_of(Expected(seen, mean, variance)).verdict for seen in (low - 1, low, high, high + 1)]
    assert verdicts == ["less", "normal", "normal", "more"]


def test_nine_of_ten_counts_of_fair_dice_are_within_their_band() -> None:
    rng, inside, dice = Random(5), 0, 300
    for _ in range(400):
        seen = sum(rng.random() < 1 / 6 for _ in range(dice))
        inside += band_of(Expected(seen, dice / 6, dice * 5 / 36)).verdict == "normal"
    assert 340 <= inside <= 390


def test_few_dice_say_nothing() -> None:
    assert band_of(Expected(3, 1.0, 0.8)).verdict == "few"
    assert band_of(Expected()).one_in == 1


# Streaks


@pytest.mark.parametrize(("games", "chance"), [(10, 0.5), (12, 0.3)])
def test_the_usual_longest_streak_is_that_of_all_series(games: int, chance: float) -> None:
    spread: dict[int, float] = {}
    for series in product((True, False), repeat=games):
        longest = max((len(list(same)) for value, same in groupby(series) if value), default=0)
        weight = chance ** sum(series) * (1 - chance) ** (games - sum(series))
        spread[longest] = spread.get(longest, 0) + weight
    low, high = usual_longest(games, chance)
    below = sum(weight for longest, weight in spread.items() if longest < low)
    above = sum(weight for longest, weight in spread.items() if longest > high)
    assert below <= 0.05 and above <= 0.05
    assert below + spread[low] > 0.05 and above + spread[high] > 0.05


def test_streaks_are_the_present_and_the_longest() -> None:
    streaks = streaks_of([True] * 3 + [False] * 5 + [True] * 2)
    assert streaks is not None
    assert (streaks.now, streaks.now_won, streaks.won.games, streaks.lost.games) == (2, True, 3, 5)
    assert streaks_of([True] * 9) is None
    always = streaks_of([True] * 20)
    assert always is not None and (always.won.low, always.won.high, always.lost.high) == (20, 20, 0)


# Luck and skill


def test_a_story_adds_up_faces_counts_and_months() -> None:
    judged = [
        written(Judged(decisions=4, cost=cost, luck=0.1, exact=exact)) for cost, exact in ((0.2, True), (0, False))
    ]
    mine = [own("a", 1, x=5, dice=60, analysis=judged[0]), own("bb", x=30, dice=60, analysis=judged[1]), own("ccc")]
    story = luck_story(mine, lambda at: "2026-01" if at < 2.5 else "2026-02")
    assert (story.games, story.won, story.analysed, story.luck) == (3, 1, 2, 0.2)
    assert story.not_analysed == [play.game for play in mine if not play.analysis]
    (strike,) = story.kinds
    assert (strike.dice, strike.counts["x"].seen, strike.counts["x"].verdict) == (126, 35, "more")
    assert {each.face: each.band.seen for each in strike.faces}["X"] == 35
    assert [(each.month, each.games, each.cost, each.exact) for each in story.months] == [("2026-01", 2, 0.025, False)]
    assert [point.more for point in story.curve] == [-5.0, 15.0, 14.0]
    assert story.outside > story.usual_outside


def test_no_games_are_a_story_without_figures() -> None:
    story = luck_story([], lambda at: "")
    assert (story.games, story.kinds, story.curve, story.streaks) == (0, [], [], None)


def test_a_long_curve_has_few_points_and_few_games_are_named() -> None:
    story = luck_story([own(f"{n}") for n in range(1000)], lambda at: "")
    assert len(story.curve) <= 121 and story.curve[-1].games == 1000
    assert story.not_analysed == [f"{n}" for n in range(999, 979, -1)]


def test_bad_dice_are_x_or_busts() -> None:
    busts = SeatFigures(counts={"busts": Expected(2, 1.5, 1.0), "caught": Expected(9, 8.0, 3.0)})
    assert bad_dice(figures(3)).seen == 3
    assert bad_dice(written(busts)) == Expected(2, 1.5, 1.0)
    assert bad_dice("{}") == Expected()


# Files

ROWS = [
    PLAY,
    replace(PLAY, seat=1, person=None, name="=Bo", rank=2, won=0, left=1),
    replace(PLAY, game="g-two", person="p-eve", name="", edition="", ended=90.0),
]
GAMES = games_from(ROWS, ["p-ada"], {"g-one": 9.5})


def test_games_are_read_from_their_seats_the_newest_first() -> None:
    two, one = GAMES
    assert (two.id, two.won, two.started, one.won, one.started) == ("g-two", None, None, True, 9.5)
    assert [(seat.me, seat.left, seat.who) for seat in one.seats] == [
        (True, False, "p-ada"),
        (False, True, "name:=Bo"),
    ]


def test_a_table_program_takes_no_name_for_a_formula() -> None:
    lines = list(csv.DictReader(as_csv(GAMES).decode("utf-8-sig").splitlines()))
    assert [line["name"] for line in lines] == ["", "Ada ☃", "'=Bo"]
    assert lines[1]["ended"] == "1970-01-01T00:00:29+00:00" and lines[1]["me"] == "1"


def test_a_file_has_no_ids_of_people() -> None:
    text = as_json(GAMES).decode()
    assert "p-ada" not in text and "p-eve" not in text
    assert [game["id"] for game in json.loads(text)["games"]] == ["g-two", "g-one"]


def test_plays_have_what_bg_stats_asks_for() -> None:
    nameless, play = json.loads(as_plays(GAMES, str.upper))
    assert (play["playDate"], play["game"]["name"], play["board"]) == ("1970-01-01 00:00:29", "STRIKE", "de")
    assert [(each["winner"], each["rank"]) for each in play["players"]] == [(True, 1), (False, 2)]
    assert nameless["players"][0]["name"] == "?" and "durationMin" not in nameless
    assert "p-ada" not in json.dumps(play)
