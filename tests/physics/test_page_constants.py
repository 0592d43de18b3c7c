"""What the page knows of the physics is written by a script: nobody may forget to run it."""

from __future__ import annotations

import json
from pathlib import Path
from runpy import run_path
from typing import Any

import pytest

WEB = Path(__file__).parents[2] / "web"
SCRIPT = WEB / "scripts" / "constants.py"


@pytest.fixture(scope="module")
def written() -> dict[str, Any]:
    """What the script has in it, without running it as a program."""
    return run_path(str(SCRIPT))


@pytest.mark.parametrize(("path", "makes"), [("constants.json", "constants"), ("physics/constants.json", "loop")])
def test_numbers_and_models_of_the_page_are_current(written: dict[str, Any], path: str, makes: str) -> None:
    wanted = json.loads(json.dumps(written[makes]()))
    assert json.loads((WEB / "src" / "arena" / path).read_text("utf-8")) == wanted, f"run {SCRIPT.name}"
