"""Every clause of the specification is cited by a test that would notice its breach."""

from __future__ import annotations

import re
from pathlib import Path

TESTS = Path(__file__).parent
CLAUSES = (TESTS / "clauses.txt").read_text().split()
CLAUSE = re.compile(r"\b(?:CORE|TOUR|STR|IMP(?:-[A-Z]+)*|HPS(?:-[A-Z]+)*|D|AMB|DIG(?:-[A-Z]+)*|EVT|VER-[A-Z]+)-\d+\b")


def cited() -> set[str]:
    # The worked scenarios cite clauses of their own, but a test here has to name what it watches over.
    sources = (path for path in TESTS.rglob("*.py") if path != Path(__file__))
    return {clause for path in sources for clause in CLAUSE.findall(path.read_text(encoding="utf-8"))}


def test_every_clause_is_cited() -> None:
    known = cited()
    assert [clause for clause in CLAUSES if clause not in known] == []


def test_only_clauses_that_exist_are_cited() -> None:
    assert sorted(cited() - set(CLAUSES)) == []
