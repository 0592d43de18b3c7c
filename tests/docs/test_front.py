"""A stranger finds every page: at most two clicks from the front of the site."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from docsite.reference import MADE
from tests.docs.test_docs import DOCS, LAB, LINK, prose

if TYPE_CHECKING:
    from pathlib import Path

ROOT = DOCS.parent
FRONT = DOCS / "README.md"
DOORS = ("Play", "Host", "Write a bot", "Research")


def linked(page: Path) -> set[Path]:
    paths = {link.partition("#")[0] for link in LINK.findall(prose(page))}
    return {(page.parent / path).resolve() for path in paths if path.endswith(".md")}


def near_the_front() -> set[Path]:
    """Every page within two clicks."""
    one = linked(FRONT)
    return one.union(
        *(
            linked(page)
            for page in one
            if (page.is_relative_to(DOCS) or page.is_relative_to(LAB)) and page.name not in MADE
        )
    )


def test_the_front_leads_to_every_page_within_two_clicks() -> None:
    assert {*DOCS.rglob("*.md"), *LAB.rglob("*.md")} - {FRONT} <= near_the_front()


def test_the_front_has_four_doors_and_each_begins_with_a_tutorial() -> None:
    doors = re.findall(r"^## (.+)\n\n\*\*\[[^\]]+ →\]\(([^)]+)\)\*\*$", prose(FRONT), re.MULTILINE)
    assert tuple(name for name, _ in doors) == DOORS
    for _, tutorial in doors:
        assert "```" in (DOCS / tutorial).read_text(encoding="utf-8"), f"{tutorial} runs nothing"


def test_links_of_the_files_beside_the_site_lead_somewhere() -> None:
    """Links inside the site are checked where it is built."""
    for page in (ROOT / "README.md", ROOT / "ARCHITECTURE.md", ROOT / "CONTRIBUTING.md"):
        for link in LINK.findall(prose(page)):
            target = ROOT / link.partition("#")[0]
            assert target.exists() or (target.parent == DOCS and target.name in MADE), f"{page.name}: {link}"
