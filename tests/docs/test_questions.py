"""A stranger finds answers: the page that answers a question is at most two clicks from the front of the site."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from docsite.reference import MADE
from tests.docs.test_docs import DOCS, LINK, prose

if TYPE_CHECKING:
    from pathlib import Path

FRONT, INDEX = DOCS / "README.md", DOCS / "questions.md"
QUESTION = re.compile(r"^\| ([^|]+\?) \| \[[^\]]+\]\(([^)#]+)[^)]*\) \|$", re.MULTILINE)
QUESTIONS = QUESTION.findall(prose(INDEX))
DOORS = ("Play", "Host", "Write a bot", "Research")


def linked(page: Path) -> set[Path]:
    """The pages that a page links to; the index of questions is left out, because it links to every answer."""
    paths = {link.partition("#")[0] for link in LINK.findall(prose(page))}
    return {(page.parent / path).resolve() for path in paths if path.endswith(".md")} - {INDEX}


def near_the_front() -> set[Path]:
    """Every page within two clicks."""
    one = linked(FRONT)
    return one.union(*(linked(page) for page in one if page.is_relative_to(DOCS) and page.name not in MADE))


def test_twenty_questions_are_answered_within_two_clicks() -> None:
    rows = [line for line in prose(INDEX).splitlines() if line.startswith("| ") and "| Answer |" not in line]
    assert len(rows) == len(QUESTIONS) >= 20, "every row is a question and one link"
    near = near_the_front()
    for question, page in QUESTIONS:
        assert DOCS / page in near, f"{question} {page} is more than two clicks from the front"


def test_the_front_leads_to_every_page_within_two_clicks() -> None:
    assert {*DOCS.rglob("*.md")} - {FRONT, INDEX} <= near_the_front()


def test_the_front_has_four_doors_and_each_begins_with_a_tutorial() -> None:
    doors = re.findall(r"^## (.+)\n\n\*\*\[[^\]]+ →\]\(([^)]+)\)\*\*$", prose(FRONT), re.MULTILINE)
    assert tuple(name for name, _ in doors) == DOORS
    for _, tutorial in doors:
        assert "```" in (DOCS / tutorial).read_text(encoding="utf-8"), f"{tutorial} runs nothing"
