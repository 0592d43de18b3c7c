"""The pages of the environments: tables are those of the code, links lead somewhere, the tutorial runs as it stands."""

from __future__ import annotations

import io
import re
from contextlib import redirect_stdout
from pathlib import Path
from typing import Any

import pytest

from tests.cases import for_each
from throwdown_lab.environments import ENVIRONMENTS
from throwdown_lab.environments.pages import page_of

FOLDER = Path(__file__).parents[2] / "docs" / "environments"
BLOCK = re.compile(r"^```python\n(.*?)^```$(?:\n\n^```text\n(.*?)^```$)?", re.MULTILINE | re.DOTALL)
LINK = re.compile(r"\[[^\]]*\]\(([^)\s#]+)[^)]*\)")
PAGES = sorted(FOLDER.glob("*.md"))


@pytest.mark.parametrize("each", ENVIRONMENTS)
def test_pages_are_what_the_command_writes(each: str) -> None:
    """Run python -m throwdown_lab.environments.pages lab/docs/environments."""
    assert (FOLDER / f"{ENVIRONMENTS[each]}.md").read_text(encoding="utf-8") == page_of(each)


@for_each("page", PAGES)
def test_links_and_pictures_are_there(page: Path) -> None:
    linked = LINK.findall(BLOCK.sub("", page.read_text(encoding="utf-8")))
    assert linked
    assert [each for each in linked if not (page.parent / each).exists()] == []


@pytest.mark.parametrize("name", ["README.md", "tutorial.md"])
def test_blocks_run_one_after_the_other_and_print_what_is_shown(name: str) -> None:
    shared: dict[str, Any] = {"__name__": "notebook"}
    blocks = BLOCK.findall((FOLDER / name).read_text(encoding="utf-8"))
    assert blocks
    for code, shown in blocks:
        with redirect_stdout(io.StringIO()) as printed:
            exec(compile(code, name, "exec"), shared)  # noqa: S102  # running the page is the point
        assert printed.getvalue() == shown
