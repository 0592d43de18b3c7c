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
from throwdown.rules import GAMES, game
from throwdown.rules.record import Header, Log, read_record

CONFORMANCE = Path(__file__).parent / "conformance"
ARENA, BUGS = CONFORMANCE / "arena-games.json", CONFORMANCE / "verasselt.json"
SCENARIOS: dict[str, dict[str, Any]] = {
    scenario["id"]: scenario
    for path in (ARENA, BUGS)
    for scenario in json.loads(path.read_text(encoding="utf-8"))["scenarios"]
}
GOOD = SCENARIOS["CORE-T10"]


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


def written(folder: Path, document: Any, name: str = "scenarios.json") -> Path:
    path = folder / name
    path.write_text(json.dumps(document), encoding="utf-8")
    return path


# adjudicate


def test_adjudicate_prints_a_line_for_each_scenario_and_a_summary() -> None:
    ran = run("adjudicate", ARENA, BUGS)
    assert (ran.status, ran.err) == (0, "")
    assert len(ran.lines) == len(SCENARIOS) + 1
    for line, name in zip(ran.lines, SCENARIOS, strict=False):
        assert line.startswith("ok ") and f" {name}: " in line
    assert ran.lines[-1] == "97 scenarios: 97 as expected, 0 not, 0 without expectation, 0 malformed"


def test_adjudicate_for_machines_is_one_object_a_line_in_the_order_of_the_files() -> None:
    ran = run("adjudicate", BUGS, ARENA, "--json")
    assert (ran.status, ran.err) == (0, "")
    verdicts = [json.loads(line) for line in ran.lines]
    bugs = [name for name, scenario in SCENARIOS.items() if "kind" in scenario]
    assert [verdict["id"] for verdict in verdicts] == bugs + [name for name in SCENARIOS if name not in bugs]
    assert all(verdict["ok"] is True and "result" in verdict and "events" in verdict for verdict in verdicts)


def test_adjudicate_prints_what_is_not_as_expected(tmp_path: Path) -> None:
    wrong = GOOD | {"id": "mine", "expect": {"supplies": [0, 0]}}
    path = written(tmp_path, {"scenarios": [GOOD, wrong]})
    ran = run("adjudicate", path)
    assert ran.status == 1
    assert [line.split()[0] for line in ran.lines[:2]] == ["ok", "WRONG"]
    assert "1 as expected, 1 not" in ran.lines[-1] and "mine" in ran.lines[-1]
    ran = run("adjudicate", path, "--json")
    assert ran.status == 1
    assert [json.loads(line)["ok"] for line in ran.lines] == [True, False]


def test_adjudicate_judges_without_an_expectation(tmp_path: Path) -> None:
    plain = {key: value for key, value in GOOD.items() if key != "expect"}
    ran = run("adjudicate", written(tmp_path, plain), "--json")
    assert ran.status == 0
    (verdict,) = map(json.loads, ran.lines)
    assert "ok" not in verdict and verdict["result"]["supplies"]
    ran = run("adjudicate", written(tmp_path, plain))
    assert ran.lines[0].startswith("judged") and "1 without expectation" in ran.lines[-1]


@pytest.mark.parametrize(
    ("bad", "code"),
    [
        (GOOD | {"set_aside": 3}, "scenario/dice"),
        (GOOD | {"edition": "chess"}, "scenario/edition"),
        (GOOD | {"throw": {"kind": "single", "thrown": ["5"], "changed": {"77": "2"}}}, "scenario/die"),
        (GOOD | {"options": {"hidden": True}}, "scenario/option"),
        (SCENARIOS["VH-02"] | {"shuffled_rest": "YB"}, "scenario/cards"),
        ("nonsense", "scenario/field"),
        (None, "scenario/field"),
    ],
)
def test_one_malformed_scenario_leaves_the_others_judged(tmp_path: Path, bad: Any, code: str) -> None:
    path = written(tmp_path, [GOOD, bad, SCENARIOS["VH-07"]])
    ran = run("adjudicate", path, "--json")
    verdicts = [json.loads(line) for line in ran.lines]
    assert [verdict.get("ok") for verdict in verdicts] == [True, None, True]
    assert set(verdicts[1]) == {"id", "error"}
    assert verdicts[1]["error"]["code"] == code and verdicts[1]["error"]["message"]
    ran = run("adjudicate", path)
    assert ran.lines[1].startswith("malformed")
    assert verdicts[1]["error"]["message"] in ran.lines[1]
    assert "2 as expected" in ran.lines[-1] and "1 malformed" in ran.lines[-1]


def test_adjudicate_takes_a_list_or_a_single_scenario(tmp_path: Path) -> None:
    assert run("adjudicate", written(tmp_path, [GOOD, GOOD])).lines[-1].startswith("2 scenarios: 2 as expected")
    assert run("adjudicate", written(tmp_path, GOOD)).lines[-1].startswith("1 scenario: 1 as expected")
    assert run("adjudicate", written(tmp_path, [])).lines == [
        "0 scenarios: 0 as expected, 0 not, 0 without expectation, 0 malformed"
    ]


@pytest.mark.parametrize("as_json", [[], ["--json"]])
def test_adjudicate_prints_why_a_file_cannot_be_read(tmp_path: Path, as_json: list[str]) -> None:
    run("adjudicate", tmp_path / "missing.json", *as_json).complains("missing.json", "cannot be read", "No such file")
    run("adjudicate", tmp_path, *as_json).complains(str(tmp_path), "cannot be read", "directory")
    path = tmp_path / "bad.json"
    path.write_text('{\n  "scenarios": [\n    {"id": }\n  ]\n}', encoding="utf-8")
    run("adjudicate", path, *as_json).complains("bad.json", "line 3", "column 12")
    path.write_text("", encoding="utf-8")
    run("adjudicate", path, *as_json).complains("bad.json", "line 1", "column 1")
    path.write_bytes(b'{"id": "\xff\xfe"}')
    run("adjudicate", path, *as_json).complains("bad.json", "UTF-8", "byte 8")
    path.write_text("3", encoding="utf-8")
    run("adjudicate", path, *as_json).complains("bad.json", "'scenarios'")
    path.write_text('{"scenarios": 3}', encoding="utf-8")
    run("adjudicate", path, *as_json).complains("bad.json", "'scenarios'")


def test_an_unreadable_file_leaves_the_others_judged(tmp_path: Path) -> None:
    good = written(tmp_path, [GOOD])
    wrong = written(tmp_path, [GOOD | {"expect": {"winner": 7}}], "wrong.json")
    ran = run("adjudicate", good, tmp_path / "missing.json", wrong, "--json")
    ran.complains("missing.json")
    assert [json.loads(line)["ok"] for line in ran.lines] == [True, False]


@pytest.mark.parametrize(
    "text",
    ["[" * 100_000, "[" * 100_000 + "]" * 100_000, "[" + "9" * 5000 + "]", '{"edition": ' * 3000 + "1" + "}" * 3000],
    ids=["never closed", "deeply nested", "a very long number", "nested objects"],
)
def test_a_deeply_nested_or_huge_file_is_refused_in_one_line(tmp_path: Path, text: str) -> None:
    path = tmp_path / "monster.json"
    path.write_text(text, encoding="utf-8")
    run("adjudicate", path).complains("monster.json")


@pytest.mark.service
def test_an_id_that_cannot_be_printed_is_printed_all_the_same(tmp_path: Path) -> None:
    """Half a surrogate pair is legal JSON."""
    path = tmp_path / "odd.json"
    path.write_text(json.dumps([GOOD | {"id": "\ud800"}, GOOD | {"id": "☃\n\x1b[31m"}]), encoding="utf-8")
    for as_json in ([], ["--json"]):
        ran = shell("adjudicate", path, *as_json)
        assert ran.status == 0, ran.err
        assert len(ran.lines) == (2 if as_json else 3)


def test_adjudicate_wants_a_file() -> None:
    run("adjudicate").complains("FILES")


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


@pytest.mark.parametrize("command", ["play", "simulate"])
def test_an_unknown_thrower_is_refused(command: str) -> None:
    run(command, "strike", "--thrower", "wind").complains("--thrower", "physics", "luck")


def test_play_without_a_seed_is_another_game_each_time() -> None:
    assert run("play").out != run("play").out


def test_play_knows_options_and_presets() -> None:
    assert run("play", "hp_strike", "--preset", "de", "--seed", "1").status == 0
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


@pytest.mark.parametrize(("typed", "meant"), [("plya", "play"), ("simulat", "simulate"), ("refree", "referee")])
def test_a_mistyped_command_gets_a_suggestion(typed: str, meant: str) -> None:
    run(typed).complains(f"no command {typed}", f"did you mean {meant}?")


def test_an_unknown_command_without_a_close_match_is_refused() -> None:
    run("abracadabra").complains("no command abracadabra", "throwdown --help")


def test_a_removed_command_is_refused_and_names_the_replacement() -> None:
    run("worker", "--server", "10.0.0.2:8701").complains("no command worker any more", "start one more server")


@pytest.mark.parametrize("command", ["simulate", "ladder"])
def test_more_games_than_anybody_could_wait_for_are_refused(command: str) -> None:
    run(command, "strike", "--games", "99999999999999999999").complains("--games", "1000000000")


def test_a_replay_names_its_game(tmp_path: Path) -> None:
    record = tmp_path / "game.jsonl"
    run("play", "strike", "--bots", "thumb,random", "--seed", "1", "--record", record)
    assert run("replay", record).lines[0] == "A recorded game of Strike: Thumb 1 and Random 2."
    assert run("replay", record, "--lang", "de").lines[0].startswith("Ein aufgezeichnetes Spiel: Strike mit ")


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
    path.write_text("\n".join(Log(header(**changes)).lines()), encoding="utf-8")
    run("replay", path).complains("odd.jsonl", *parts)


def test_replay_of_a_newer_version_says_what_to_do(tmp_path: Path) -> None:
    path, lines = recorded(tmp_path)
    path.write_text("\n".join([lines[0].replace('"version": 3', '"version": 4'), *lines[1:]]), encoding="utf-8")
    run("replay", path).complains("line 1", "version 4", "newer throwdown")


@pytest.mark.parametrize("separator", ["\u2028", "\x85", "\x0c"])
def test_replay_reads_every_name(tmp_path: Path, separator: str) -> None:
    path = tmp_path / "names.jsonl"
    log = Log(header(players=(f"A{separator}B", "C")))
    path.write_text("".join(f"{line}\n" for line in log.lines()), encoding="utf-8")
    ran = run("replay", path)
    assert (ran.status, ran.err) == (0, "")


# simulate


@pytest.mark.service
def test_simulate_counts_wins_by_bot_and_by_seat() -> None:
    ran = run("simulate", "strike", "--bots", "thumb,random", "--games", "40", "--seed", "5")
    assert ran.status == 0
    assert "40 games of strike (seed 5)" in ran.lines[0]
    for word in ("thumb", "random", "seat", "95 %", "throws per game", "steps per game", "endings"):
        assert word in ran.out


@pytest.mark.service
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


@pytest.mark.service
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


@pytest.mark.service
def test_simulate_in_the_arena_is_the_same_on_any_number_of_cores() -> None:
    alone, together = (
        run("simulate", "strike", "--games", "2", "--seed", "9", "--json", "--thrower", "physics", "--processes", cores)
        for cores in ("1", "2")
    )
    assert (alone.status, together.status) == (0, 0)
    assert alone.out == together.out
    assert json.loads(alone.out)["thrower"] == "physics"


@pytest.mark.service
def test_simulate_shows_nothing_but_the_report_on_stdout() -> None:
    ran = shell("simulate", "strike", "--games", "20", "--seed", "1", "--json")
    assert ran.status == 0
    assert json.loads(ran.out)["games"] == 20


@pytest.mark.parametrize("games", ["0", "-3", "many", "1.5", ""])
def test_simulate_wants_a_number_of_games(games: str) -> None:
    run("simulate", "strike", "--games", games).complains("--games")


# Bad input


@for_each("command", ["play", "simulate"])
@for_each(
    ("arguments", "parts"),
    [
        (["chess"], ["'chess'", "strike", "verasselt"]),
        (["strike", "--bots", "thumb"], ["2 to 5 players", "not 1"]),
        (["strike", "--bots", ",".join(["thumb"] * 6)], ["2 to 5 players", "not 6"]),
        (["verasselt", "--bots", "thumb"], ["2 to 5 players", "not 1"]),
        (["strike", "--bots", "lerned"], ["'lerned'", "did you mean learned?"]),
        (["strike", "--bots", "thumb,alice"], ["'alice'", "random, thumb, mcts, learned"]),
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
        (["strike", "--preset", "de"], ["'de'", "strike-FR"]),
        (["hp_strike", "--preset", "klingon"], ["'klingon'", "hp-EN"]),
        (["strike", "--option", "start_die=placed", "--option", "start_x=turn"], ["start_x", "start_die=thrown"]),
        (["strike", "--no-such-thing"], ["--no-such-thing"]),
        (["strike", "one-too-many"], ["one-too-many"]),
    ],
)
def test_bad_input_is_refused_in_one_line(command: str, arguments: list[str], parts: list[str]) -> None:
    ran = run(command, *arguments)
    ran.complains(*parts)
    assert ran.out == ""


@pytest.mark.parametrize(
    "scenario",
    [
        GOOD | {"set_aside": 3},
        SCENARIOS["VH-02"] | {"shuffled_rest": "YB"},
        GOOD | {"throw": {"kind": "single", "thrown": ["5"], "left": ["77"]}},
    ],
    ids=["not 26 dice", "not 88 cards", "a die that is not there"],
)
def test_a_malformed_scenario_is_no_success(tmp_path: Path, scenario: dict[str, Any]) -> None:
    """Issue 2, bad input: one clear sentence and a non-zero exit."""
    ran = run("adjudicate", written(tmp_path, scenario))
    assert "malformed" in ran.out + ran.err
    assert ran.status != 0


def test_an_unknown_command_is_named() -> None:
    run("frobnicate").complains("frobnicate")


# Help


def test_help_names_every_command() -> None:
    ran = run("--help")
    assert ran.status == 0
    for command in COMMANDS:
        assert command in ran.out
    assert run("-h").out == ran.out
    assert {"adjudicate", "play", "replay", "simulate"} <= set(COMMANDS)


@for_each("command", sorted(COMMANDS))
def test_the_help_of_every_command_has_an_example_and_a_form_for_machines(command: str) -> None:
    ran = run(command, "--help")
    assert ran.status == 0
    assert f"Example: throwdown {command}" in ran.out
    assert "--json" in ran.out or command in ("referee", "serve")  # they talk with people


def test_the_help_of_play_names_every_bot() -> None:
    output = " ".join(run("play", "--help").out.split())
    assert f"{', '.join(LEVELS)}, random, thumb, mcts, learned" in output and "module:name" in output


def test_the_version_is_printed() -> None:
    assert run("--version").out.strip().endswith(__version__)


@pytest.mark.service
def test_commands_work_in_a_shell(tmp_path: Path) -> None:
    assert shell("adjudicate", ARENA).lines[-1].startswith("76 scenarios: 76 as expected")
    shell("play", "chess").complains("'chess'")
    shell("replay", tmp_path / "nothing").complains("No such file")
    record = tmp_path / "game.jsonl"
    played = shell("play", "impact_avatar", "--seed", "2", "--record", record)
    assert played.status == 0
    assert shell("replay", record).out == played.out


def test_the_language_of_one_command_is_not_that_of_the_next() -> None:
    assert run("replay", "nowhere.jsonl", "--lang", "it").status == 2
    assert "there is no game" in run("simulate", "chess").err
