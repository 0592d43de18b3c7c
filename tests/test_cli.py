"""The command line: what it prints, how it exits, and one clear sentence for everything that cannot be done."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from click.testing import CliRunner

from tests.cases import for_each
from tests.samples import sample
from throwdown import __version__
from throwdown.bots import LEVELS
from throwdown.cli import COMMANDS, main
from throwdown.commands.admin import Admin
from throwdown.rules import GAMES, game
from throwdown.rules.record import Header, Record, read_record


class Ran(NamedTuple):
    status: int
    out: str
    err: str

    @property
    def lines(self) -> list[str]:
        return self.out.splitlines()

    def complains(self, *parts: str, status: int = 2) -> None:
        """One sentence on stderr, and a status that says so."""
        assert self.status == status, (self.status, self.err)
        (sentence,) = self.err.splitlines()
        assert sentence.startswith("throwdown: ") and len(sentence) > 25
        for part in parts:
            assert part in sentence


def run(*arguments: str | Path) -> Ran:
    result = CliRunner().invoke(main, [str(argument) for argument in arguments])
    assert result.exception is None or isinstance(result.exception, SystemExit), repr(result.exception)
    assert "Traceback" not in result.stderr
    return Ran(result.exit_code, result.stdout, result.stderr)


def shell(*arguments: str | Path) -> Ran:
    """As at a prompt."""
    command = [str(Path(sys.executable).parent / "throwdown"), *map(str, arguments)]
    done = subprocess.run(command, capture_output=True, check=False, encoding="utf-8")
    assert "Traceback" not in done.stderr, done.stderr
    return Ran(done.returncode, done.stdout, done.stderr)


# play and replay


@pytest.mark.parametrize("name", GAMES)
def test_play_and_replay_print_the_same_game(name: str, tmp_path: Path) -> None:
    record = tmp_path / "game.jsonl"
    ran = run("play", name, "--bots", "thumb,random,thumb", "--seed", "7", "--record", record)
    assert (ran.status, ran.err) == (0, "")
    assert len(ran.lines) > 30
    assert "Thumb 1" in ran.out and "Random 2" in ran.out
    assert run("play", name, "--bots", "thumb,random,thumb", "--seed", "7").out == ran.out
    assert run("play", name, "--bots", "thumb,random,thumb", "--seed", "8").out != ran.out
    assert read_record(record.read_text(encoding="utf-8").splitlines()).finished
    again = run("replay", record)
    assert (again.status, again.err) == (0, "")
    assert again.out == ran.out


@pytest.mark.parametrize("name", ["verasselt", "strike"][: sample(1, 2)])
def test_play_in_the_arena_is_the_same_with_the_same_seed_and_can_be_verified(name: str, tmp_path: Path) -> None:
    record = tmp_path / "game.jsonl"
    limits = ["--option", "max_turns=3"] if name == "verasselt" else []
    how = ("play", name, "--bots", "thumb,random", "--thrower", "physics", *limits)
    ran = run(*how, "--seed", "7", "--record", record)
    assert (ran.status, ran.err) == (0, "")
    assert run(*how, "--seed", "7").out == ran.out
    assert run(*how, "--seed", "8").out != ran.out
    assert json.loads(record.read_text(encoding="utf-8").splitlines()[0])["thrower"] == "physics"
    assert run("verify", record).status == 3, "nobody signed, and no list has it"
    assert run("replay", record).out == ran.out


@pytest.mark.parametrize(("chosen", "thrower"), [([], "physics"), (["--thrower", "luck"], "luck")])
def test_people_throw_in_the_arena_unless_they_want_luck(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, chosen: list[str], thrower: str
) -> None:
    monkeypatch.setenv("THROWDOWN_SAVES", str(tmp_path))
    ran = run("play", "strike", "--players", "Ada,Bo", *chosen)
    assert ran.status == 1  # nobody types
    (record,) = tmp_path.glob("*.jsonl")
    assert json.loads(record.read_text(encoding="utf-8").splitlines()[0])["thrower"] == thrower
    assert record.with_suffix(".secret").exists() == (thrower == "physics")
    if thrower == "physics":
        record.with_suffix(".secret").unlink()
        run("play", "--plain", "--resume", record.stem).complains("strike-1.secret", "is missing", "throwdown replay")
        assert run("replay", record).status == 0


def test_an_unknown_thrower_is_refused() -> None:
    run("play", "strike", "--thrower", "wind").complains("--thrower", "physics", "luck")


def test_play_without_a_seed_is_another_game_each_time() -> None:
    assert run("play").out != run("play").out


def test_play_knows_options_and_editions() -> None:
    assert run("play", "hp_strike", "--edition", "de", "--seed", "1").status == 0
    assert run("play", "impact_avatar", "--option", "active_elements=fire, stone", "--seed", "1").status == 0
    assert run("play", "strike", "--option", "pre_move=none", "--option", "collect=optional").status == 0
    assert run("play", "verasselt", "--option", "max_turns=3", "--option", "consolation_optional=true").status == 0
    assert run("play", "verasselt", "--option", "max_turns=none", "--option", "refill_per_double_bar=1").status == 0
    assert run("play", "hp_strike", "--option", "relashio_pending=none").status == 0


def test_scripts_play_calls_a_command_that_exists() -> None:
    script = (Path(__file__).parents[1] / "scripts" / "play").read_text(encoding="utf-8")
    (call,) = (line for line in script.splitlines() if "throwdown" in line and line.startswith("exec"))
    words = call.split("throwdown")[-1].replace('"$@"', "").strip(' "').split()
    assert words[0] == "serve"
    assert run(*words, "--help").status == 0


@pytest.mark.parametrize(("typed", "meant"), [("plya", "play"), ("veryfi", "verify"), ("refree", "referee")])
def test_a_mistyped_command_gets_a_suggestion(typed: str, meant: str) -> None:
    run(typed).complains(f"no command {typed}", f"did you mean {meant}?")


def test_an_unknown_command_without_a_close_match_is_refused() -> None:
    run("abracadabra").complains("no command abracadabra", "throwdown --help")


def test_a_replay_names_its_game(tmp_path: Path) -> None:
    record = tmp_path / "game.jsonl"
    run("play", "strike", "--bots", "thumb,random", "--seed", "1", "--record", record)
    assert run("replay", record).lines[0] == "Strike: Thumb 1 and Random 2."
    assert run("replay", record, "--lang", "de").lines[0].startswith("Strike: ")


def test_a_record_is_never_written_over(tmp_path: Path) -> None:
    path = tmp_path / "precious.jsonl"
    path.write_text("precious", encoding="utf-8")
    run("play", "strike", "--seed", "1", "--record", path).complains("precious.jsonl", "choose another name")
    assert path.read_text(encoding="utf-8") == "precious"


def test_a_record_that_cannot_be_written_is_refused(tmp_path: Path) -> None:
    ran = run("play", "strike", "--seed", "1", "--record", tmp_path / "no" / "such" / "folder")
    ran.complains("cannot be written", "No such file")


def recorded(folder: Path, name: str = "strike") -> tuple[Path, list[str]]:
    path = folder / f"{name}.jsonl"
    assert run("play", name, "--seed", "3", "--record", path).status == 0
    return path, path.read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("name", GAMES)
def test_replay_for_machines(name: str, tmp_path: Path) -> None:
    path, lines = recorded(tmp_path, name)
    ran = run("replay", path, "--json")
    assert (ran.status, ran.err) == (0, "")
    decoded = [json.loads(line) for line in ran.lines]
    assert [step["n"] for step in decoded] == list(range(len(lines)))
    rules = game(name, 2, json.loads(lines[0])["options"])
    for step in decoded:
        assert rules.notation(rules.parse(step["state"])) == step["state"]
    assert any(event["is"] == "turn_started" for step in decoded for event in step["events"])


def test_replay_of_an_unfinished_game_says_so(tmp_path: Path) -> None:
    path, lines = recorded(tmp_path)
    path.write_text("\n".join(lines[:-5]), encoding="utf-8")
    ran = run("replay", path)
    assert (ran.status, ran.err) == (0, "")
    assert "not finished" in ran.lines[-1]


def test_replay_prints_a_damaged_record_up_to_the_damage(tmp_path: Path) -> None:
    path, lines = recorded(tmp_path)
    whole = run("replay", path).lines
    for number in (5, 12, len(lines) - 1):
        broken = [*lines[:number], lines[number][:40], *lines[number + 1 :]]
        path.write_text("\n".join(broken), encoding="utf-8")
        ran = run("replay", path)
        ran.complains("strike.jsonl", f"line {number + 1}")
        assert ran.lines and ran.lines == whole[: len(ran.lines)]
        ran = run("replay", path, "--json")
        ran.complains(f"line {number + 1}")
        assert len(ran.lines) == number


def test_replay_of_a_file_that_is_no_record_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "other.txt"
    run("replay", path).complains("other.txt", "No such file")
    run("replay", tmp_path).complains("directory")
    path.write_text("", encoding="utf-8")
    run("replay", path).complains("other.txt", "line 1", "empty")
    path.write_text("hello\n", encoding="utf-8")
    run("replay", path).complains("other.txt", "line 1")
    path.write_bytes(b"\xff\xfe\x00")
    run("replay", path).complains("other.txt", "UTF-8")


def header(**changes: Any) -> Header:
    sound: dict[str, Any] = {"game": "strike", "seats": 2, "options": tuple(game("strike").options.items())}
    return Header(**(sound | changes))


@pytest.mark.parametrize(
    ("changes", "parts"),
    [
        ({"game": "chess"}, ["line 1", "chess"]),
        ({"seats": 6}, ["line 1", "2 to 5"]),
        ({"options": (("no_such", 1),)}, ["line 1", "no_such"]),
        ({"first": 3}, ["line 1", "seat 3"]),
        ({"players": ("only one",)}, ["line 1"]),
    ],
)
def test_replay_of_an_impossible_game_is_refused(tmp_path: Path, changes: dict[str, Any], parts: list[str]) -> None:
    path = tmp_path / "odd.jsonl"
    path.write_text("\n".join(Record(header(**changes)).lines()), encoding="utf-8")
    run("replay", path).complains("odd.jsonl", *parts)


def test_replay_of_a_newer_version_says_what_to_do(tmp_path: Path) -> None:
    path, lines = recorded(tmp_path)
    path.write_text("\n".join([lines[0].replace('"version": 3', '"version": 4'), *lines[1:]]), encoding="utf-8")
    run("replay", path).complains("line 1", "version 4", "newer throwdown")


@pytest.mark.parametrize("separator", ["\u2028", "\x85", "\x0c"])
def test_replay_reads_every_name(tmp_path: Path, separator: str) -> None:
    path = tmp_path / "names.jsonl"
    log = Record(header(players=(f"A{separator}B", "C")))
    path.write_text("".join(f"{line}\n" for line in log.lines()), encoding="utf-8")
    ran = run("replay", path)
    assert (ran.status, ran.err) == (0, "")


# Bad input


@for_each(
    ("arguments", "parts"),
    [
        (["chess"], ["'chess'", "strike", "verasselt"]),
        (["strike", "--bots", "thumb"], ["2 to 5 players", "not 1"]),
        (["strike", "--bots", ",".join(["thumb"] * 6)], ["2 to 5 players", "not 6"]),
        (["verasselt", "--bots", "thumb"], ["2 to 5 players", "not 1"]),
        (["strike", "--bots", "regulr"], ["'regulr'", "did you mean regular?"]),
        (["strike", "--bots", "thumb,alice"], ["'alice'", "random, thumb, mcts"]),
        (["strike", "--bots", ""], ["2 to 5"]),
        (["strike", "--bots", ","], ["2 to 5"]),
        (["strike", "--option", "no_such=1"], ["'no_such'", "collect"]),
        (["strike", "--option", "storm_chain=recheck"], ["storm_chain", "leave it out"]),
        (["impact", "--option", "supply_visibility=hidden"], ["visible", "leave supply_visibility out"]),
        (["strike", "--option", "collect=sometimes"], ["'sometimes'", "mandatory, optional"]),
        (["strike", "--option", "collect"], ["'collect'", "NAME=VALUE"]),
        (["strike", "--option", "=x"], ["option"]),
        (["impact_power", "--option", "active_elements=FIRE"], ["start die", "impact_avatar"]),
        (["impact_avatar", "--option", "active_elements=FIRE,CHEESE"], ["CHEESE", "LIGHTNING"]),
        (["verasselt", "--option", "max_turns=0"], ["max_turns", "from 1"]),
        (["verasselt", "--option", "max_turns=--5"], ["max_turns", "from 1"]),
        (["verasselt", "--option", "max_turns=" + "9" * 5000], ["max_turns"]),
        (["verasselt", "--option", "max_turns=²"], ["max_turns", "from 1"]),
        (["strike", "--edition", "de"], ["'de'", "strike-FR"]),
        (["hp_strike", "--edition", "klingon"], ["'klingon'", "hp-EN"]),
        (["strike", "--option", "start_die=placed", "--option", "start_x=turn"], ["start_x", "start_die=thrown"]),
        (["strike", "--no-such-thing"], ["--no-such-thing"]),
        (["strike", "one-too-many"], ["one-too-many"]),
    ],
)
def test_bad_input_is_refused_in_one_line(arguments: list[str], parts: list[str]) -> None:
    ran = run("play", *arguments)
    ran.complains(*parts)
    assert ran.out == ""


def test_an_unknown_command_is_named() -> None:
    run("frobnicate").complains("frobnicate")


# Help


def test_help_names_every_command() -> None:
    ran = run("--help")
    assert ran.status == 0
    for command in COMMANDS:
        assert command in ran.out
    assert run("-h").out == ran.out
    assert {"odds", "play", "replay"} <= set(COMMANDS)


@for_each("command", [*sorted({*COMMANDS} - {"admin"}), *(f"admin {name}" for name in Admin.names)])
def test_the_help_of_every_command_has_an_example_and_a_form_for_machines(command: str) -> None:
    ran = run(*command.split(), "--help")
    assert ran.status == 0
    assert f"Example: throwdown {command}" in ran.out
    assert "--json" in ran.out or command == "completion"  # what it prints is for machines


def test_the_help_of_play_names_every_bot() -> None:
    output = " ".join(run("play", "--help").out.split())
    assert f"{', '.join(LEVELS)}, random, thumb, mcts" in output and "module:name" in output


def test_the_version_is_printed() -> None:
    assert run("--version").out.strip().endswith(__version__)


@pytest.mark.service
@pytest.mark.deep
def test_commands_work_in_a_shell(tmp_path: Path) -> None:
    shell("play", "chess").complains("'chess'")
    shell("replay", tmp_path / "nothing").complains("No such file")
    record = tmp_path / "game.jsonl"
    played = shell("play", "impact_avatar", "--seed", "2", "--record", record)
    assert played.status == 0
    assert shell("replay", record).out == played.out


def test_the_language_of_one_command_is_not_that_of_the_next() -> None:
    assert run("replay", "nowhere.jsonl", "--lang", "it").status == 2
    assert "there is no game" in run("play", "chess").err
