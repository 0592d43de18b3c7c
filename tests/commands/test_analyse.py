"""``throwdown replay --analysis``: a game as a curve, luck and skill, for people and for programs."""

from __future__ import annotations

import re
from pathlib import Path

import msgspec
import pytest
from click.testing import CliRunner, Result

from tests.cases import for_each
from throwdown.bots.analysis.figures import Analysis
from throwdown.cli import main

RECORDS = Path(__file__).parents[1] / "golden" / "records"
STRIKE = str(RECORDS / "strike-physics.jsonl")
QUICK = ("--time", "100ms")


def ran(*arguments: str) -> Result:
    return CliRunner().invoke(main, ["replay", "--analysis", *arguments])


def test_analyse_prints_chances_and_costs() -> None:
    lines = ran(STRIKE, "--lang", "en", *QUICK).stdout.splitlines()
    assert lines[0] == "Chance to win"
    assert re.match(r"  Ada: (49|50)\.\d % … (0|100) %", lines[2]), "before anything is thrown both are nearly even"
    heads = next(line for line in lines if line.startswith("  Player"))
    assert heads.split("  ")[-1].strip() == "End" and "Correction" not in heads
    assert "This game is solved: every number is exact." not in lines
    assert any(line.startswith("Positions are solved: between throws every chance is exact") for line in lines)
    assert any("throw (force" in line for line in lines), "a throw is named after what the hand did"
    costs = [
        float(line.split(" %")[0].replace("−", "-")) for line in lines if line.startswith("  ") and "instead" in line
    ]
    assert costs == sorted(costs) and costs[0] < 0


@pytest.mark.parametrize("language", ["de", "en", "es", "fr", "it", "nl"])
def test_analyse_prints_every_language_and_card_games(language: str) -> None:
    text = ran(str(RECORDS / "verasselt.jsonl"), "--lang", language, "--time", "1ms").stdout
    assert "analysis-" not in text and "{" not in text and "±" in text


def test_analysis_and_story_are_refused_together() -> None:
    refused = ran(STRIKE, "--story")
    assert refused.exit_code == 2
    assert refused.stderr == "throwdown: --story and --analysis do not go together: leave one out.\n"


def test_programs_get_json() -> None:
    output = ran(STRIKE, "--json", *QUICK).stdout
    analysis = msgspec.json.decode(output, type=Analysis)
    assert analysis.positions_exact and not analysis.exact and analysis.players[0] == "Ada"


def test_analyse_takes_another_model() -> None:
    """Where dice strike nothing and none is lost but by an X, all manners are one."""
    plain = msgspec.json.decode(ran(STRIKE, "--json", "--model", "base", *QUICK).stdout, type=Analysis)
    assert plain.model == "base" and plain.positions_exact
    assert plain.points[0].values[0] == pytest.approx(0.497146, abs=1e-6)
    judged = [point.judgement for point in plain.points if point.judgement and point.judgement.best]
    # A hand may do as well as a drop in its draws: then what was done is the best.
    better = [each.best.manner for each in judged if each.best and each.best.manner != each.done.manner]
    assert "drop" in better and set(better) <= {None, "drop"}


@for_each(
    ("arguments", "part"),
    [
        (("missing.jsonl",), "missing.jsonl cannot be read"),
        ((STRIKE, "--time", "soon"), "'soon' is not a duration: give 1ms to 60min"),
        ((STRIKE, "--time", "0"), "is not a duration"),
        ((STRIKE, "--model", "nonsense"), "nonsense is not a model"),
        ((STRIKE, "--model", "drop=0,0;toss=0.1,0"), "The model has only drop, toss"),
        ((str(RECORDS / "hp_strike.jsonl"), "--model", "base"), "hp_strike for 3 is analysed with the model luck "),
        ((str(RECORDS / "verasselt.jsonl"), "--model", "base"), "--model has no meaning in verasselt"),
    ],
)
def test_invalid_arguments_are_refused_without_a_traceback(arguments: tuple[str, ...], part: str) -> None:
    done = ran(*arguments)
    assert done.exit_code == 2
    assert part in done.stderr
    assert "Traceback" not in done.output


def test_a_damaged_record_is_refused_with_its_line(tmp_path: Path) -> None:
    damaged = tmp_path / "damaged.jsonl"
    damaged.write_text(Path(STRIKE).read_text("utf-8").replace('"seat":', '"seats":', 1), encoding="utf-8")
    done = ran(str(damaged))
    assert done.exit_code == 2
    assert "damaged.jsonl, line " in done.stderr
