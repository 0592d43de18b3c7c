"""Where each clause comes from: what the program says is what the specification in ``rules/`` says."""

from __future__ import annotations

import re
from pathlib import Path

from tests.cases import for_each
from throwdown.narration.sources import rulings_of, source_of, sources
from throwdown.rules.editions import EDITIONS

ROOT = Path(__file__).parents[2]
CLAUSES = (ROOT / "tests" / "clauses.txt").read_text().split()
ARENA = (ROOT / "rules" / "arena-games.md").read_text(encoding="utf-8").splitlines()
BUGS = (ROOT / "rules" / "verasselt.md").read_text(encoding="utf-8").splitlines()
ROW = re.compile(r"\| (?:\*\*)?([A-Z]+(?:-[A-Z]+)*-\d+)(?:\*\*)? \|")
CODE = re.compile(r"ALL|[SIH]-(?:\*|[A-Z]{2})")
BOXES = {"S": "strike", "I": "impact", "H": "hp"}
#: What stands above the rows of section 9, and the games that they are about.
PARTS = {"**Core**": "core", "**Impact**": "powers", "**Harry Potter Strike**": "hp"}


def cells(line: str) -> list[str]:
    return [cell.strip() for cell in re.split(r"(?<!\\)\|", line.strip()[1:-1])]


def stated(cell: str) -> tuple[str, ...]:
    """Who prints it: what stands before the remarks."""
    head = cell.partition(";")[0]
    codes = (code.replace("S-FR", "S-*") for code in CODE.findall(head))
    named = ("all" if code == "ALL" else BOXES[code[0]] + ("" if code[2] == "*" else code[1:]) for code in codes)
    return ("ours", "hp") if head == "ours" else tuple(named)


def of_the_arena() -> dict[str, tuple[str, ...]]:
    found: dict[str, tuple[str, ...]] = {}
    column, part = -1, "core"
    for line in ARENA:
        if line.startswith("| ID |"):
            column = cells(line).index("Stated in") if "Stated in" in line else -1
        part = next((games for heading, games in PARTS.items() if line.startswith(heading)), part)
        if not (row := ROW.match(line)):
            continue
        clause = row[1]
        if column >= 0:
            found[clause] = stated(cells(line)[column])
        elif clause.startswith("D-"):
            found[clause] = ("ours", "core") if "| no text;" in line else ("differ",)
        elif not clause.startswith("EVT-"):
            found[clause] = ("ours", "core" if clause.startswith("DIG-") else part)
    return found


def of_the_bugs() -> dict[str, tuple[str, ...]]:
    found: dict[str, tuple[str, ...]] = {}
    for line in BUGS:
        if row := ROW.match(line):
            mark = (re.findall(r"\[([RXO][^\]]*)\]", line) or [""])[-1]
            ours = mark.startswith("O") or row[1].startswith("VER-AMB")
            printed = ("verasselt",) if mark.startswith("R") and "implication" not in mark else ()
            found[row[1]] = ("differ",) if "LANG" in row[1] else ("ours", "verasselt") if ours else printed
    return found


def test_the_specification_says_of_each_clause_where_it_comes_from() -> None:
    assert sources() == of_the_arena() | of_the_bugs()
    assert {clause for clause in CLAUSES if not clause.startswith("EVT-")} == sources().keys()


def test_only_boxes_and_editions_print() -> None:
    known = {"all", "ours", "differ", "strike", "impact", "hp", "verasselt", "core", "powers", *EDITIONS}
    assert {name for printed in sources().values() for name in printed} <= known


@for_each(
    ("clause", "game", "edition", "source"),
    [
        ("CORE-10", "strike", "strike-FR", "printed"),
        ("CORE-22", "impact", "impact-DE", "elsewhere"),
        ("HPS-IMMO-03", "hp_strike", "hp-DE", "printed"),
        ("HPS-IMMO-03", "hp_strike", "hp-EN", "elsewhere"),
        ("HPS-IMMO-03", "hp_strike", "", "elsewhere"),
        ("CORE-27", "strike", "strike-FR", "silent"),
        ("D-11", "hp_strike", "hp-FR", "differ"),
        ("AMB-37", "hp_strike", "hp-NL", "ours"),
        ("VER-BUST-01", "verasselt", "verasselt-IT", "printed"),
    ],
)
def test_a_clause_is_printed_elsewhere_silent_or_ours(clause: str, game: str, edition: str, source: str) -> None:
    assert source_of(clause, game, edition) == source


def test_rulings_are_about_the_game() -> None:
    assert {"AMB-01", "AMB-37"} <= {*rulings_of("hp_strike")}
    assert "AMB-37" not in rulings_of("impact_avatar")
    assert "AMB-12" in rulings_of("impact_avatar")
    assert "AMB-12" not in rulings_of("impact")
    assert rulings_of("verasselt")
