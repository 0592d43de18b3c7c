"""``throwdown lab adjudicate``: a verdict for each scenario, and one clear sentence for what cannot be judged."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tests.test_cli import Ran, shell
from tests.test_cli import run as ran

CONFORMANCE = Path(__file__).parents[3] / "tests" / "conformance"
ARENA, BUGS = CONFORMANCE / "arena-games.json", CONFORMANCE / "verasselt.json"
SCENARIOS: dict[str, dict[str, Any]] = {
    scenario["id"]: scenario
    for path in (ARENA, BUGS)
    for scenario in json.loads(path.read_text(encoding="utf-8"))["scenarios"]
}
GOOD = SCENARIOS["CORE-T10"]


def run(*arguments: str | Path) -> Ran:
    return ran("lab", *arguments)


def written(folder: Path, document: Any, name: str = "scenarios.json") -> Path:
    path = folder / name
    path.write_text(json.dumps(document), encoding="utf-8")
    return path


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


def test_an_id_that_cannot_be_printed_is_printed_all_the_same(tmp_path: Path) -> None:
    """Half a surrogate pair is legal JSON."""
    path = tmp_path / "odd.json"
    path.write_text(json.dumps([GOOD | {"id": "\ud800"}, GOOD | {"id": "☃\n\x1b[31m"}]), encoding="utf-8")
    for as_json in ([], ["--json"]):
        ran = shell("lab", "adjudicate", path, *as_json)
        assert ran.status == 0, ran.err
        assert len(ran.lines) == (2 if as_json else 3)


def test_adjudicate_wants_a_file() -> None:
    run("adjudicate").complains("FILES")


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
