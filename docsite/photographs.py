"""Pictures of the places that people look at most: wide and on a phone, light and dark, in three languages.

    .venv/bin/python -m docsite.photographs /tmp/pictures [PLACE ...]

Nothing is judged here: a person looks at the pictures, beside those of the last time.
"""

from __future__ import annotations

import re
import sys
import tempfile
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

from playwright.sync_api import Error

from docsite.staged import Teller
from tests.page.conftest import PHONE, chromium, coming
from tests.page.test_fair import played_in_the_arena
from tests.server.serving import Serving

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Browser

    from tests.page.visitor import Visitor

WIDE = (1280, 800)
TELEVISION = (1920, 1080)


class Look(NamedTuple):
    """How a place is looked at."""

    size: tuple[int, int]
    scheme: Literal["light", "dark"]
    language: str

    def __str__(self) -> str:
        return f"{self.size[0]}-{self.scheme}-{self.language}"


LOOKS = (
    Look(WIDE, "light", "en"),
    Look(WIDE, "dark", "de"),
    Look(PHONE, "light", "de"),
    Look(PHONE, "dark", "en"),
    Look(WIDE, "light", "fr"),
    Look(PHONE, "dark", "fr"),
)
ON_ITS_SIDE = (Look((844, 390), "light", "de"), Look((844, 390), "dark", "en"))
ON_TELEVISION = (Look(TELEVISION, "light", "en"), Look(TELEVISION, "dark", "de"), Look(PHONE, "light", "de"))


class Visits:
    """The windows of one place; they are closed after its pictures."""

    def __init__(self, browser: Browser, url: str) -> None:
        self.browser = browser
        self.url = url
        self.open: list[Visitor] = []

    def __call__(self, look: Look, name: str = "Ada") -> Visitor:
        width, height = look.size
        context = self.browser.new_context(
            viewport={"width": width, "height": height},
            color_scheme=look.scheme,
            reduced_motion="no-preference",
            has_touch=look.size == PHONE,
            is_mobile=look.size == PHONE,
            service_workers="block",
            device_scale_factor=2 if look.size == PHONE else 1,
        )
        visitor = coming(context, self.url, name, look.language)
        visitor.come_in()
        self.open.append(visitor)
        return visitor

    def close(self) -> None:
        for visitor in self.open:
            visitor.context.close()
        self.open.clear()


def _table(visitor: Visitor, game: str, *others: dict[str, Any], **wanted: Any) -> str:
    seats = [{"me": True}, *(others or ({"bot": "novice"},))]
    return str(visitor.open_table(**{"game": game, "seats": seats, "start": True} | wanted)["id"])


def _at_table(visitor: Visitor, table: str) -> None:
    visitor.go(f"t/{table}")
    visitor.page.locator("section.hand [data-main]:enabled").wait_for()
    visitor.page.wait_for_load_state("networkidle")


def _is_newer(visitor: Visitor, version: int) -> bool:
    return visitor.version > version


def _throw(visitor: Visitor, most: int) -> None:
    """Play so many turns with the main button, or until the game is over."""
    for _ in range(most):
        version = visitor.version
        main = visitor.page.locator("section.hand [data-main]:enabled")
        over = visitor.page.locator("section.end")
        main.or_(over).first.wait_for()
        if over.count():
            return
        main.click()
        visitor.wait_until(partial(_is_newer, visitor, version), lambda: "nothing comes of a throw")
    visitor.page.locator("section.hand [data-main]:enabled").or_(visitor.page.locator("section.end")).first.wait_for()
    visitor.page.locator("[role=application]:not([data-playing])").first.wait_for()


def front(visits: Visits, look: Look) -> Visitor:
    ada = visits(look)
    ada.go()
    return ada


def cards(visits: Visits, look: Look) -> Visitor:
    ada = visits(look)
    _at_table(ada, _table(ada, "verasselt", thrower="luck", hints=True))
    for _ in range(6):
        ada.page.locator("section.hand [data-main]:enabled").wait_for()
        version = ada.version
        ada.page.locator("section.hand [data-main]").click()
        ada.wait_until(partial(_is_newer, ada, version), lambda: "nothing comes of it")
        ada.page.wait_for_timeout(300)
        if ada.game["view"]["phase"] == "roll_or_stop":
            break
    ada.page.keyboard.press("o")
    return ada


def turn(visits: Visits, look: Look) -> Visitor:
    ada = visits(look)
    _at_table(ada, _table(ada, "strike", hints=True))
    _throw(ada, 2)
    return ada


def story(visits: Visits, look: Look) -> Visitor:
    ada = visits(look)
    game = played_in_the_arena(ada)
    ada.go(f"g/{game}?story=1")
    ada.page.locator("main button").first.wait_for()
    if not ada.page.locator("dialog[open]").count():
        ada.page.get_by_role("button", name=re.compile("story|Geschichte|histoire")).first.click()
    ada.page.locator("dialog[open] svg").first.wait_for()
    ada.page.wait_for_load_state("networkidle")
    return ada


def referee(visits: Visits, look: Look) -> Visitor:
    ada = visits(look)
    ada.go("referee?game=strike")
    ada.page.locator("button.btn.go").last.click()
    ada.page.locator(".referee main button").first.wait_for()
    return ada


def friend(visits: Visits, look: Look) -> Visitor:
    ada, ben = visits(look), visits(look, "Ben")
    table = ada.open_table(game="strike", seats=[{"me": True}, {}])
    ada.go(f"t/{table['id']}")
    ben.go(f"t/{table['id']}")
    ben.page.wait_for_load_state("networkidle")
    return ben


def dead_end(visits: Visits, look: Look) -> Visitor:
    ada = visits(look)
    ada.go("t/AAAAAAAAAAAAAAAAAAAAAA")
    return ada


def banners(visits: Visits, look: Look) -> Visitor:
    ada, ben = visits(look), visits(look, "Ben")
    table = ada.open_table(game="strike", seats=[{"me": True}, {}])
    ada.go(f"t/{table['id']}")
    ben.go(f"t/{table['id']}")
    ben.page.locator("main button.go").first.click()
    ada.page.locator("main button.go:enabled").first.click()
    ada.page.locator("section.hand [data-main]").wait_for()
    ada.page.wait_for_load_state("networkidle")
    ben.context.close()
    visits.open.remove(ben)
    ada.page.wait_for_timeout(2500)
    ada.context.set_offline(True)
    ada.page.locator(".note.bad").first.wait_for()
    return ada


def racing(visits: Visits, look: Look) -> Visitor:
    ada = visits(look)
    teller = Teller(ada)
    _at_table(ada, _table(ada, "impact_avatar", {"bot": "novice"}, {"bot": "novice"}, thrower="luck"))
    teller.tell({"is": "race_started", "seats": [0, 1, 2]}, awaiting="Race", waiting_for=[])
    teller.race("ready", 0, 0, 0)
    teller.race("go", 0, 2, 1)
    ada.page.locator("button.lane").wait_for()
    for _ in range(3):
        ada.page.keyboard.press("Space")
    return ada


def screen_start(visits: Visits, look: Look) -> Visitor:
    ada = visits(look)
    ada.go("screen")
    ada.page.get_by_role("img").first.wait_for()
    return ada


def one_device(visits: Visits, look: Look) -> Visitor:
    ada = visits(look)
    _at_table(ada, _table(ada, "hp_strike", {"name": "Ben"}, kind="hot_seat"))
    _throw(ada, 1)
    return ada


def odds(visits: Visits, look: Look) -> Visitor:
    ada = visits(look)
    _at_table(ada, _table(ada, "verasselt", thrower="luck", hints=True))
    ada.page.locator("section.hand [data-main]").click()
    ada.page.locator(".acts").wait_for()
    ada.page.keyboard.press("o")
    ada.page.wait_for_timeout(500)
    return ada


def win(visits: Visits, look: Look) -> Visitor:
    ada = visits(look)
    table = _table(ada, "strike", {"name": "Ben"}, kind="hot_seat", thrower="luck")
    _at_table(ada, table)
    _throw(ada, 60)
    ada.page.locator("section.end").wait_for()
    ada.page.wait_for_load_state("networkidle")
    ada.page.wait_for_timeout(500)
    return ada


def pull(visits: Visits, look: Look) -> Visitor:
    ada = visits(look)
    _at_table(ada, _table(ada, "strike"))
    _throw(ada, 1)
    ada.page.keyboard.press("1")
    x, y = ada.middle_at_rest(ada.page.locator(".overlay .gauge.back"))
    ada.page.mouse.move(x, y)
    ada.page.mouse.down()
    ada.page.mouse.move(x + 20, y + 60, steps=6)
    return ada


def television(visits: Visits, look: Look, game: str = "strike", **more: Any) -> Visitor:
    host, screen = visits(Look(PHONE, "light", "en")), visits(look, "Screen")
    table = _table(host, game, {"bot": "novice"}, {"bot": "novice"}, **more)
    screen.go(f"screen/{table}")
    host.go(f"hand/{table}")
    host.page.locator("[data-main]:enabled").click()
    host.page.wait_for_timeout(3000)
    screen.page.locator("[data-plate]").first.wait_for()
    screen.page.wait_for_load_state("networkidle")
    return screen


def television_cards(visits: Visits, look: Look) -> Visitor:
    return television(visits, look, "verasselt", thrower="luck")


def hand(visits: Visits, look: Look) -> Visitor:
    ada = visits(look)
    ada.go(f"hand/{_table(ada, 'hp_strike')}")
    ada.page.locator(".lower [data-main]:enabled").wait_for()
    return ada


def powers(visits: Visits, look: Look) -> Visitor:
    ada = visits(look)
    _at_table(ada, _table(ada, "impact_avatar", {"bot": "novice"}, {"bot": "novice"}))
    _throw(ada, 1)
    return ada


def spells(visits: Visits, look: Look) -> Visitor:
    ada = visits(look)
    _at_table(ada, _table(ada, "hp_strike", {"bot": "novice"}, {"bot": "novice"}))
    _throw(ada, 1)
    return ada


def practice(visits: Visits, look: Look) -> Visitor:
    ada = visits(look)
    ada.go("practice")
    arena = ada.page.locator("[role=application][data-view]")
    arena.wait_for()
    ada.page.wait_for_load_state("networkidle")
    arena.press("n")
    ada.page.locator("ol [aria-current=true]").wait_for()
    arena.press("h")
    ada.page.wait_for_timeout(1500)
    return ada


def replay(visits: Visits, look: Look) -> Visitor:
    ada = visits(look)
    ada.go(f"g/{played_in_the_arena(ada)}?throw=3")
    ada.page.locator("main button").first.wait_for()
    ada.page.wait_for_load_state("networkidle")
    return ada


def near_wall(visits: Visits, look: Look) -> Visitor:
    """Dice that lie where the near wall and the hand are."""
    ada = visits(look)
    teller = Teller(ada)
    _at_table(ada, _table(ada, "strike"))
    near = {20: (0, -82_000), 21: (32_000, -80_000), 22: (-58_000, -56_000), 23: (-10_000, -62_000)}
    places = near | {24: (60_000, 60_000)}
    lying = [[die, [x, y, 8_000, 1_000_000, 0, 0, 0]] for die, (x, y) in places.items()]
    teller.tell(
        view={"arena": [[die, "2"] for die in places], "actions": [{"is": "throw"}, {"is": "stop"}]},
        waiting_for=[0],
        lying=lying,
        awaiting="Act",
    )
    ada.page.wait_for_timeout(1500)
    return ada


def turned(visits: Visits, look: Look) -> Visitor:
    """The same with the box turned by half a side."""
    ada = near_wall(visits, look)
    ada.page.locator("[role=application]").evaluate("(stage) => stage.focus()")
    ada.page.mouse.move(100, 200)
    ada.page.mouse.down()
    ada.page.mouse.move(180, 200, steps=4)
    ada.page.mouse.up()
    return ada


def on_its_side(visits: Visits, look: Look) -> Visitor:
    """A phone with a notch on its side."""
    ada = visits(look)
    insets = {"insets": {"left": 47, "right": 47, "bottom": 21}}
    ada.context.new_cdp_session(ada.page).send("Emulation.setSafeAreaInsetsOverride", insets)
    _at_table(ada, _table(ada, "verasselt", thrower="luck", hints=True))
    ada.page.locator("section.hand [data-main]").click()
    ada.page.locator(".acts").wait_for()
    return ada


def hundred(visits: Visits, look: Look) -> Visitor:
    ada = story(visits, look)
    section = ada.page.locator("dialog .hundred, dialog [data-hundred]").first
    section.scroll_into_view_if_needed()
    section.get_by_role("button").first.click()
    ada.page.wait_for_timeout(20_000)
    section.scroll_into_view_if_needed()
    return ada


PLACES: dict[str, Callable[[Visits, Look], Visitor]] = {
    "01-front": front,
    "02-cards": cards,
    "03-turn": turn,
    "04-story": story,
    "05-referee": referee,
    "06-friend": friend,
    "07-dead-end": dead_end,
    "08-banners": banners,
    "09-race": racing,
    "10-screen-start": screen_start,
    "11-one-device": one_device,
    "12-odds": odds,
    "13-win": win,
    "14-pull": pull,
    "15-television": television,
    "16-television-cards": television_cards,
    "17-hand": hand,
    "18-powers": powers,
    "19-spells": spells,
    "20-practice": practice,
    "21-replay": replay,
    "22-hundred": hundred,
    "23-near-wall": near_wall,
    "24-turned": turned,
    "25-on-its-side": on_its_side,
}


def _looks(place: str) -> tuple[Look, ...]:
    if "side" in place:
        return ON_ITS_SIDE
    return ON_TELEVISION if "television" in place or "screen" in place else LOOKS


def main(folder: str, *wanted: str) -> None:
    to = Path(folder)
    to.mkdir(parents=True, exist_ok=True)
    limits = {"play_now_s": 0.3, "key_wait_s": 5}
    with (
        tempfile.TemporaryDirectory() as data,
        Serving(Path(data) / "data", limits, workers=1) as server,
        chromium() as browser,
    ):
        visits = Visits(browser, server.url)
        for name, place in PLACES.items():
            if wanted and not any(each in name for each in wanted):
                continue
            for look in _looks(name):
                try:
                    visitor = place(visits, look)
                    visitor.page.wait_for_timeout(700)
                    visitor.page.screenshot(path=to / f"{name}-{look}.png")
                    print(name, look, *visitor.troubles[:2])
                except (AssertionError, Error) as fault:
                    print(name, look, "FAILED", str(fault).splitlines()[0:3])
                    if visits.open:
                        visits.open[0].page.screenshot(path=to / f"{name}-{look}-failed.png")
                visits.close()


if __name__ == "__main__":
    main(*sys.argv[1:])
