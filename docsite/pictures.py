"""The pictures of the documentation, made anew: run from the root, look at them, commit them.

Charts whose command stands beside them are made by that command.

python -m docsite.pictures page      the page in a browser (scripts/web and scripts/browser first);
                                     with names behind it only these: page replay
python -m docsite.pictures terminal  the screen of the terminal
python -m docsite.pictures drawn     diagrams, and the chart of the luck table
"""

from __future__ import annotations

import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

from PIL import Image

from docsite import diagrams, plots

if TYPE_CHECKING:
    from throwdown.table import Match

PICTURES = Path("docs/pictures")
WIDTH = 800
QUALITY = 82

#: Columns and lines of the smallest screen.
SMALL = (80, 24)


def _keep(drawn: Path, name: str) -> None:
    image = Image.open(drawn).convert("RGB")
    if image.width > WIDTH:
        image = image.resize((WIDTH, round(image.height * WIDTH / image.width)), Image.Resampling.LANCZOS)
    image.save(PICTURES / f"{name}.webp", quality=QUALITY, method=6)


# The terminal


def terminal() -> None:
    import throwdown
    from tests.page.conftest import chromium
    from tests.terminal.arena_tables import placed_match
    from tests.terminal.screen.helpers import LARGE

    sys.path.insert(0, "docs")
    own = throwdown.Match("dare:Dare", [throwdown.Seat("Ada"), "careful"], throwdown.Luck("docs"))
    screens = {
        "terminal": _screen(placed_match(people=1, bots=2), ["enter"], LARGE),
        "dare": _screen(own, ["1", "1"], SMALL),
    }
    with tempfile.TemporaryDirectory() as folder, chromium() as browser:
        page = browser.new_page(viewport={"width": 1280, "height": 860})
        for name, svg in screens.items():
            page.set_content(f"<style>body {{ margin: 0 }} svg {{ width: 100% }}</style>{svg}")
            shot = Path(folder) / f"{name}.png"
            page.locator("svg").screenshot(path=shot)
            _keep(shot, name)


def _screen(match: Match, keys: list[str], size: tuple[int, int]) -> str:
    """The screen of a match after these keys, as SVG without letters of its own."""
    import asyncio
    import re

    from tests.terminal.screen.helpers import asked, make_app

    async def drawn() -> str:
        app = make_app(match)
        async with app.run_test(size=size) as pilot:
            await asked(pilot)
            for key in keys:
                await pilot.press(key)
                await asked(pilot)
            return app.export_screenshot(title="throwdown play")

    return re.sub(r"@font-face \{.*?\}", "", asyncio.run(drawn()), flags=re.DOTALL)


def page() -> None:
    from docsite.shots import take

    take(sys.argv[2:], _keep)


def drawn() -> None:
    diagrams.write(PICTURES)
    plots.write(PICTURES)


if __name__ == "__main__":
    PICTURES.mkdir(exist_ok=True)
    {"page": page, "terminal": terminal, "drawn": drawn}[sys.argv[1]]()
