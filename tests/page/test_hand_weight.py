"""What a phone loads to be a hand at a table: little, and nothing of the box in 3D."""

from __future__ import annotations

import gzip
import re
from pathlib import Path

import pytest

import throwdown.server

pytestmark = pytest.mark.unit

PAGE = Path(throwdown.server.__file__).parent / "page"
#: With the trials of throws: whoever aims on a phone reads their line at once.
MOST = 66_000
#: Static imports, and what the browser loads for one before its code runs.
IMPORTED = re.compile(r"""(?:from|import)\s*["']\./([\w.-]+\.js)["']""")


def graph(*entries: str) -> dict[str, bytes]:
    """These files of the built page and everything that they import at once."""
    found: dict[str, bytes] = {}
    coming = list(entries)
    while coming:
        name = coming.pop()
        if name not in found:
            found[name] = (PAGE / "assets" / name).read_bytes()
            coming += IMPORTED.findall(found[name].decode()) if name.endswith(".js") else []
    return found


def built(pattern: str) -> list[str]:
    """Files of the hand by their names before the hash; the newest build has one of each."""
    page = (PAGE / "hand.html").read_text("utf-8")
    entry = re.findall(r"assets/([\w.-]+\.(?:js|css))", page)
    text = "".join(each.decode() for each in graph(*entry).values())
    return sorted(set(re.findall(rf"{pattern}-[\w-]{{8}}\.(?:js|css)", text)))


@pytest.mark.parametrize("table", ["HandArena", "HandBoard"])
def test_a_hand_weighs_little(table: str) -> None:
    page = (PAGE / "hand.html").read_text("utf-8")
    entry = re.findall(r"assets/([\w.-]+\.(?:js|css))", page)
    files = graph(*entry, *built(table))
    assert len(files) >= 4, "the page, its style, the table and its style"
    assert not any("three" in name or b"WebGLRenderer" in code for name, code in files.items())
    sizes = {name: len(gzip.compress(code, 9)) for name, code in files.items()}
    assert sum(sizes.values()) <= MOST, sizes
