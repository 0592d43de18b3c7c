"""Pictures show the box of a game in the colours that it has on the page."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from throwdown.pictures.finish import FINISHES

TOKENS = Path(__file__).parents[2] / "web" / "src" / "styles" / "tokens.css"
#: What light and grain leave as it is; wood and walls are painted in tones of their own.
SAME = ("mat", "wood_deep", "band", "box")


def tokens(game: str) -> dict[str, str]:
    """The materials of a game: those of all, then its own."""
    text = re.sub(r"/\*.*?\*/", "", TOKENS.read_text("utf-8"), flags=re.DOTALL)
    found: dict[str, str] = {}
    for selectors, body in re.findall(r"([^{}]+)\{([^{}]*)\}", text):
        if {":root", f"[data-game='{game}']"} & {each.strip() for each in selectors.split(",")}:
            found |= dict(re.findall(r"--([\w-]+):\s*(#[0-9a-f]{6});", body))
    return found


@pytest.mark.parametrize("game", FINISHES)
def test_a_game_has_the_same_box_as_on_the_page(game: str) -> None:
    page = tokens(game)
    assert {name: getattr(FINISHES[game], name) for name in SAME} == {
        name: page[name.replace("_", "-")] for name in SAME
    }
