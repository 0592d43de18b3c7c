"""The page as the documentation shows it: real tables on a real server, in a real browser."""

from __future__ import annotations

import json
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tests.page.conftest import PHONE, WIDE, chromium
from tests.page.rooms import finished
from tests.page.visitor import FIRST, THROW, Visitor
from tests.server.serving import Serving

if TYPE_CHECKING:
    from collections.abc import Callable

ME: dict[str, Any] = {"me": True}
#: Windows smaller than a desk, so that letters can be read in the text.
DESK = (1120, 680)
#: Who sits at the tables of cards.
SEATS: list[dict[str, Any]] = [ME, {"bot": "novice"}, {"bot": "novice"}]
#: So many dice lie in the arena that is shown.
LYING = 3


def _front(visitor: Visitor) -> None:
    visitor.go()


def _referee(visitor: Visitor) -> None:
    visitor.go("referee")


def _verasselt(visitor: Visitor) -> None:
    visitor.come_in()
    table = visitor.open_table(game="verasselt", seats=SEATS, thrower="luck", hints=True, start=True)
    visitor.go(f"t/{table['id']}")
    visitor.page.locator("[data-main]").wait_for()


def _page(visitor: Visitor) -> None:
    """On turn, with dice in the arena: throws until enough of them lie there, in as many games as it takes."""
    visitor.come_in()
    while True:
        table = visitor.open_table(game="strike", seats=[ME, {"bot": "casual"}], thrower="physics", start=True)
        visitor.go(f"t/{table['id']}")
        visitor.button(THROW).wait_for()
        while not visitor.game.get("result"):
            if 0 in visitor.game["waiting_for"] and visitor.button(THROW).is_enabled():
                if len(visitor.game["view"]["arena"]) >= LYING:
                    visitor.page.wait_for_timeout(3000)  # the last words fade in
                    return
                visitor.button(THROW).click()
            visitor.page.wait_for_timeout(500)


def _hint(visitor: Visitor) -> None:
    visitor.come_in()
    table = visitor.open_table(game="strike", seats=[ME, {"bot": "casual"}], hints=True, thrower="luck", start=True)
    visitor.go(f"t/{table['id']}")
    visitor.button("Hint").click()
    visitor.page.get_by_role("region", name="Hint").get_by_text("win", exact=True).wait_for()


def _over(visitor: Visitor) -> str:
    """A game that bots have played in the arena."""
    visitor.come_in()
    bots = [{"bot": "expert"}, {"bot": "casual"}]
    table = visitor.open_table(game="strike", seats=bots, thrower="physics", start=True)
    return str(finished(visitor, str(table["id"])))


def _replay(visitor: Visitor) -> None:
    visitor.go(f"g/{_over(visitor)}?step=8")
    visitor.page.get_by_role("slider").first.wait_for()


def _verdict(visitor: Visitor) -> None:
    visitor.go(f"g/{_over(visitor)}?verify=1")
    visitor.page.locator("dialog .found .mark.holds").first.wait_for()


#: Shown with the arena as a solid box, which is drawn where motion is wanted; the others flat.
SOLID = ("page", "replay")
SHOTS: dict[str, tuple[Callable[[Visitor], None], tuple[int, int]]] = {
    "front": (_front, WIDE),
    "referee": (_referee, PHONE),
    "verasselt": (_verasselt, WIDE),
    "page": (_page, DESK),
    "hint": (_hint, DESK),
    "replay": (_replay, DESK),
    "verdict": (_verdict, DESK),
}


def take(names: list[str], keep: Callable[[Path, str], None]) -> None:
    """Each of these, or all; ``keep`` gets the picture and its name."""
    with (
        tempfile.TemporaryDirectory() as folder,
        Serving(Path(folder) / "data", workers=1) as server,
        chromium() as browser,
    ):
        for name in names or SHOTS:
            visit, (wide, high) = SHOTS[name]
            context = browser.new_context(
                viewport={"width": wide, "height": high},
                reduced_motion="no-preference" if name in SOLID else "reduce",
                device_scale_factor=1.5,
            )
            context.add_init_script(FIRST % json.dumps({"language": "en", "quality": "high", "muted": True}))
            visitor = Visitor(context, server.url, "Ada")
            visit(visitor)
            visitor.page.wait_for_load_state("networkidle")
            drawn = Path(folder) / f"{name}.png"
            visitor.page.screenshot(path=drawn)
            keep(drawn, name)
            context.close()
