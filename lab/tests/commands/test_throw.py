"""``throwdown lab throw``: one throw for people and machines, and one sentence for what cannot be thrown."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING, Any

import pytest
from click.testing import CliRunner

from tests.cases import for_each
from throwdown.errors import ThrowdownError
from throwdown.physics import BOUNDS, ENGINE, Intent
from throwdown.physics import dimensions as sizes
from throwdown.physics.intent import WAYS
from throwdown.physics.scene import face_of
from throwdown.rules import GAMES
from throwdown.throwers import MANNERS
from throwdown_lab.commands.throw import throw
from throwdown_lab.commands.throw.scene import MOST_DICE

if TYPE_CHECKING:
    pass


def output_of(*arguments: str) -> str:
    ran = CliRunner().invoke(throw, arguments, catch_exceptions=False)
    assert ran.exit_code == 0, ran.output
    return ran.stdout


def machine(*arguments: str) -> dict[str, Any]:
    answer: dict[str, Any] = json.loads(output_of(*arguments, "--json"))
    return answer


def refused(*arguments: str) -> ThrowdownError:
    with pytest.raises(ThrowdownError) as error:
        CliRunner().invoke(throw, arguments, catch_exceptions=False)
    return error.value


# Output


def test_throw_prints_one_json_object() -> None:
    answer = machine("--seed", "1")
    assert set(answer) == {
        "game", "seed", "engine", "manner", "intent", "dice", "stacks", "nudges", "flattened", "seconds", "cpu_ms",
        "trajectory",
    }  # fmt: skip
    assert (answer["game"], answer["seed"], answer["engine"], answer["manner"]) == ("strike", "1", ENGINE, "toss")
    assert list(answer["intent"]) == list(BOUNDS)
    assert 0 < answer["seconds"] <= sizes.MOST_SECONDS and answer["cpu_ms"] > 0
    assert answer["trajectory"]["bytes"] < 2000 and answer["trajectory"]["frames"] > 10
    assert [die["die"] for die in answer["dice"]] == [1, 2, 3, 4, 5, 6]
    assert [die["thrown"] for die in answer["dice"]] == [False] * 5 + [True]


def test_poses_at_rest_show_the_faces() -> None:
    answer = machine("--seed", "3", "--dice", "4", "--lying", "6")
    for die in answer["dice"]:
        if die["left"] is None:
            assert "23456X"[face_of(tuple(die["pose"]))] == die["face"]
        else:
            assert die["pose"] is None and die["face"] is None
        assert die["turned"] == (die["face_before"] is not None and die["face"] not in (None, die["face_before"]))


def test_same_seed_same_throw() -> None:
    first, second, other = (machine("--seed", seed, "--dice", "2", "--lying", "4") for seed in ("a", "a", "b"))
    for answer in (first, second):
        del answer["cpu_ms"]
    assert first == second
    assert first["dice"] != other["dice"]


def test_same_seed_lays_the_same_dice_for_every_manner() -> None:
    lay = {
        tuple(map(str, (die["pose_before"] for die in machine("--seed", "1", "--manner", way)["dice"])))
        for way in MANNERS
    }
    assert len(lay) == 1


def test_without_a_seed_one_is_drawn_and_printed() -> None:
    first, second = machine("--lying", "0"), machine("--lying", "0")
    assert first["seed"] != second["seed"]
    again = machine("--lying", "0", "--seed", first["seed"])
    assert again["dice"] == first["dice"]


def test_throw_prints_text() -> None:
    text = output_of("--seed", "1", "--manner", "drop", "--aim", "2")
    assert text.startswith("A drop of 1 die at 5 that lie there (strike, seed 1)\n")
    assert re.search(r"^  die 6   thrown  [2-6X–]", text, re.MULTILINE)
    assert re.search(r"^  time       \d\.\d\d s simulated in \d+\.\d ms of CPU$", text, re.MULTILINE)
    assert ENGINE in text


def test_the_printed_intent_can_be_thrown_again() -> None:
    first = output_of("--seed", "7", "--aim", "3")
    (intent,) = re.findall(r"--intent (\S+)", first)
    again = output_of("--seed", "7", "--intent", intent)
    assert [line for line in first.splitlines() if "die" in line[:6]] == [
        line for line in again.splitlines() if "die" in line[:6]
    ]


def test_dice_that_left_are_printed() -> None:
    text = output_of("--seed", "1", "--intent", "150,0,300,4000,0,0,0,0,0")
    assert re.search(r"die 6   thrown  – +missed the arena", text)


def test_stacks_are_printed() -> None:
    answer = machine("--seed", "1", "--tower", "4", "--intent", "90,90,66,0,0,0,0,0,0", "--lying", "2")
    assert answer["stacks"] == [[3, 4, 5, 6]]


@for_each("game", GAMES)
def test_symbols_of_every_game(game: str) -> None:
    answer = machine("--game", game, "--seed", "2", "--dice", "3", "--lying", "4")
    lying = [die["face_before"] for die in answer["dice"] if not die["thrown"]]
    assert not {"X", "BLANK"} & set(lying)
    assert all(die["face"] for die in answer["dice"] if die["left"] is None or game == "verasselt")


def test_manners_are_those_of_the_arena() -> None:
    assert set(MANNERS) == set(WAYS)
    assert MOST_DICE == sizes.MOST_DICE


# What can be asked for


def test_dice_lie_where_the_option_puts_them() -> None:
    answer = machine("--seed", "1", "--lying-at", "0,0,2; 20.5,-30,x,45; -82,0,6", "--manner", "drop")
    lying = answer["dice"][:3]
    assert [die["pose_before"][:3] for die in lying] == [[0, 0, 8000], [20500, -30000, 8000], [-82000, 0, 8000]]
    assert [die["face_before"] for die in lying] == ["2", "X", "6"]


def test_a_tower_stands_beside_dice_with_given_places() -> None:
    answer = machine("--seed", "1", "--lying-at", "0,0,2", "--tower", "3", "--manner", "toss")
    places = [tuple(die["pose_before"]) for die in answer["dice"][:4]]
    assert places[0][:2] == (0, 0) and len({place[:2] for place in places[1:]}) == 1
    assert [place[2] for place in places[1:]] == [8000, 24000, 40000]


@for_each(("degrees", "axis", "sign"), [("0", "x", 1), ("90", "y", 1), ("180", "x", -1), ("-90", "y", -1)])
def test_the_option_from_sets_the_side_of_the_thrower(degrees: str, axis: str, sign: int) -> None:
    intent = machine("--seed", "1", "--lying-at", "0,0,2", "--aim", "1", "--from", degrees)["intent"]
    assert sign * intent[axis] == 99 and sign * intent[f"v{axis}"] < -1000


def test_the_option_speed_sets_the_speed_of_the_intent() -> None:
    for extra in ((), ("--aim", "2")):
        intent = machine("--seed", "1", "--speed", "3", *extra)["intent"]
        assert sum(intent[name] ** 2 for name in ("vx", "vy", "vz")) ** 0.5 == pytest.approx(3000, abs=2)


def test_all_dice_at_once() -> None:
    answer = machine("--seed", "1", "--dice", "26")
    assert len(answer["dice"]) == 26 and answer["trajectory"]["bytes"] < 14_000


def test_one_die_at_all_others() -> None:
    assert len(machine("--seed", "1", "--lying", "25", "--aim", "25")["dice"]) == 26


def test_an_intent_at_every_limit_works() -> None:
    middle = {"x": 0, "y": 0, "z": 100} | {name: 0 for name in BOUNDS if len(name) == 2}
    limits = [middle | {name: limit} for name, (low, high, _) in BOUNDS.items() for limit in (low, high)]
    limits += [
        {name: low for name, (low, _, _) in BOUNDS.items()},
        {name: high for name, (_, high, _) in BOUNDS.items()},
    ]
    for numbers in limits:
        intent = ",".join(map(str, numbers.values()))
        assert machine("--seed", "1", "--lying", "0", "--intent", intent)["intent"] == numbers
    assert Intent.of(tuple(middle.values())).numbers() == tuple(middle.values())


# What cannot be

LIMITS = "0,0,100,0,0,0,0,0,"


@pytest.mark.parametrize(
    ("arguments", "code", "says"),
    [
        ("--dice 0", "throw/dice", r"--dice must be a whole number from 1 to 26, not '0'"),
        ("--dice 27", "throw/dice", r"--dice .* 1 to 26, not '27'"),
        ("--dice nan", "throw/dice", r"--dice .* 1 to 26, not 'nan'"),
        ("--dice true", "throw/dice", r"--dice .* not 'true'"),
        ("--dice 1.0", "throw/dice", r"--dice .* not '1\.0'"),
        ("--lying 26", "throw/scene", r"--lying .* 0 to 25"),
        ("--lying x", "throw/scene", r"--lying .* 0 to 25"),
        ("--lying 20 --dice 7", "throw/dice", r"--dice 7 and 20 dice .* are 27: there are 26"),
        ("--tower 1", "throw/scene", r"--tower .* 2 to 16"),
        ("--tower 16 --dice 11", "throw/dice", r"27: there are 26"),
        ("--lying 2 --lying-at 0,0,2", "throw/scene", r"give one of them"),
        ("--lying-at 0,0", "throw/scene", r"die 1 is '0,0': write x,y,face"),
        ("--lying-at nan,0,2", "throw/bounds", r"x of die 1 must be a number from -90 to 90 mm, not 'nan'"),
        ("--lying-at 0,inf,2", "throw/bounds", r"y of die 1 .* not 'inf'"),
        ("--lying-at 0,91,2", "throw/bounds", r"y of die 1 .* -90 to 90"),
        ("--lying-at 0,0,7", "throw/scene", r"face of die 1 must be one of 2, 3, 4, 5, 6, X, not '7'"),
        ("--lying-at 0,0,2,400", "throw/bounds", r"degrees of die 1 .* -360 to 360"),
        ("--lying-at 0,0,2;10,5,3", "throw/scene", r"die 2 lies in die 1"),
        ("--lying-at 0,0,2;50,0,2;88,0,3", "throw/scene", r"die 3 .* in a wall or outside"),
        ("--aim 6", "throw/target", r"--aim .* 1 to 5, not '6'"),
        ("--aim 1 --lying 0", "throw/target", r"--aim needs dice"),
        ("--from inf", "throw/bounds", r"--from .* -360 to 360 degrees, not 'inf'"),
        ("--from -361", "throw/bounds", r"--from"),
        ("--speed 5.51", "throw/bounds", r"--speed .* 0 to 5.5 m/s, not '5\.51'"),
        ("--speed -1", "throw/bounds", r"--speed"),
        ("--speed 1e400", "throw/bounds", r"--speed"),
        ("--intent 1,2,3", "throw/intent", r"9 whole numbers \(x, y, z, vx"),
        (f"--intent {LIMITS}nan", "throw/bounds", r"wz must be a whole number from -57000 to 57000 mrad/s, not 'nan'"),
        (f"--intent {LIMITS}True", "throw/bounds", r"wz .* not 'True'"),
        (f"--intent {LIMITS}1.5", "throw/bounds", r"wz .* not '1\.5'"),
        (f"--intent {LIMITS}{'9' * 5000}", "throw/bounds", r"wz .* not '999"),
        ("--intent 0,0,65,0,0,0,0,0,0", "throw/bounds", r"z must be .* 66 to 450 mm, not 65"),
        ("--intent 151,0,66,0,0,0,0,0,0", "throw/bounds", r"x must be .* -150 to 150 mm, not 151"),
        ("--intent 0,0,66,4001,0,0,0,0,0", "throw/bounds", r"vx must be"),
        ("--tower 5 --intent 0,0,70,0,0,0,0,0,0", "throw/release", r"inside die \d .* z = \d+ mm or above"),
        (f"--speed 2 --intent {LIMITS}0", "throw/intent", r"leave --speed out"),
        (f"--from 2 --intent {LIMITS}0", "throw/intent", r"leave --from out"),
        ("--game chess", "game/unknown", r"no game 'chess'"),
    ],
)
def test_invalid_arguments_are_refused_in_one_line(arguments: str, code: str, says: str) -> None:
    error = refused(*arguments.split())
    assert error.code == code
    assert re.search(says, error.message)
    assert "\n" not in error.message and len(error.message) < 200


@pytest.mark.parametrize("seed", ["\udcff", "two\nlines"])
def test_a_seed_that_is_no_line_of_text_is_refused(seed: str) -> None:
    assert "--seed must be one line" in refused("--seed", seed).message


def test_an_unknown_manner_is_refused() -> None:
    ran = CliRunner().invoke(throw, ["--manner", "kick"])
    assert ran.exit_code != 0 and "'kick' is not one of 'drop', 'toss', 'hit', 'smash'" in ran.output
