"""What is packed for a browser tab: every room that a host there needs can be imported with what it has."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
#: Rooms that must be there whole; of others only what can be imported is packed.
WHOLE = {"api", "lessons", "live", "narration", "rules", "tab", "table", "words"}


@pytest.fixture
def contents(monkeypatch: pytest.MonkeyPatch) -> dict[str, str]:
    """The modules that a tab cannot import, each with what it lacks."""
    monkeypatch.setattr(sys, "path", [str(ROOT / "web" / "scripts"), *sys.path])
    import tab_contents  # type: ignore[import-not-found]  # a script beside the page

    source = ROOT / "src"
    modules = [file for file in tab_contents.candidates(source) if file.suffix == ".py"]
    texts = {file.relative_to(source).as_posix(): file.read_text("utf-8") for file in modules}
    assert tab_contents.unavailable({"throwdown/tab/x.py": "import numpy"}) == {"throwdown/tab/x.py": "numpy"}
    found: dict[str, str] = tab_contents.unavailable(texts)
    return found


def test_every_room_that_a_host_in_a_tab_needs_is_whole(contents: dict[str, str]) -> None:
    lacking = {name: lack for name, lack in contents.items() if name.split("/")[1] in WHOLE}
    assert lacking == {}
    assert "throwdown/physics/throw.py" in contents  # which needs the engine of a server
