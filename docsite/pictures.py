"""The pictures of the documentation, made anew: run from the root, look at them, commit them.

python -m docsite.pictures box       boxes, dice and the moving picture, by our own renderer
python -m docsite.pictures page      the page in a browser (scripts/web and scripts/browser first)
"""

from __future__ import annotations

import shlex
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING

from PIL import Image

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.page.visitor import Visitor

PICTURES = Path("docs/pictures")
WIDTH = 800
QUALITY = 82

#: By name: what ``throwdown throw`` is told.
BOXES = {
    "strike": "--game strike --lying 5 --aim 2 --seed 4",
    "impact": "--game impact --lying 6 --aim 2 --seed 33",
    "impact_avatar": "--game impact_avatar --dice 8 --seed 5",
    "hp_strike": "--game hp_strike --lying 5 --aim 1 --seed 9",
    "tower": "--game hp_strike --tower 6 --aim 1 --manner smash --seed 3",
    "smash": "--game strike --lying 9 --aim 4 --manner smash --seed 12",
}
#: What moves in the README.
MOVING = "--game impact --lying 6 --aim 2 --manner toss --seed 33"


def boxes() -> None:
    for name, told in BOXES.items():
        with tempfile.TemporaryDirectory() as folder:
            drawn = Path(folder) / "drawn.png"
            _throw(f"{told} --picture {drawn}")
            _keep(drawn, name)
    _throw(f"{MOVING} --movie {PICTURES / 'throw.gif'}")


def _throw(told: str) -> None:
    command = [str(Path(sys.executable).with_name("throwdown")), "throw", *shlex.split(told)]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)  # noqa: S603  # our own command


def _keep(drawn: Path, name: str) -> None:
    image = Image.open(drawn).convert("RGB")
    if image.width > WIDTH:
        image = image.resize((WIDTH, round(image.height * WIDTH / image.width)), Image.Resampling.LANCZOS)
    image.save(PICTURES / f"{name}.webp", quality=QUALITY, method=6)


# The page


def _front(visitor: Visitor) -> None:
    visitor.go()


def _learn(visitor: Visitor) -> None:
    visitor.go("learn")
    visitor.page.locator("article h2").first.wait_for()


def _referee(visitor: Visitor) -> None:
    visitor.go("referee")


def _verasselt(visitor: Visitor) -> None:
    from tests.page.test_verasselt import SEATS

    visitor.come_in()
    table = visitor.open_table(game="verasselt", seats=SEATS, thrower="luck", hints=True, start=True)
    visitor.go(f"t/{table['id']}")
    visitor.page.locator("[data-main]").wait_for()


SHOTS: dict[str, Callable[[Visitor], None]] = {
    "front": _front,
    "learn": _learn,
    "referee": _referee,
    "verasselt": _verasselt,
}


def page() -> None:
    from tests.page.conftest import PHONE, WIDE, chromium, coming
    from tests.server.serving import GENEROUS, Serving

    with (
        tempfile.TemporaryDirectory() as folder,
        Serving(Path(folder) / "data", GENEROUS, workers=1) as server,
        chromium() as browser,
    ):
        for name, visit in SHOTS.items():
            wide, high = PHONE if name == "referee" else WIDE
            context = browser.new_context(viewport={"width": wide, "height": high}, reduced_motion="reduce")
            visitor = coming(context, server.url)
            visit(visitor)
            visitor.page.wait_for_load_state("networkidle")
            drawn = Path(folder) / f"{name}.png"
            visitor.page.screenshot(path=drawn)
            _keep(drawn, name)
            context.close()


if __name__ == "__main__":
    PICTURES.mkdir(exist_ok=True)
    {"box": boxes, "page": page}[sys.argv[1]]()
