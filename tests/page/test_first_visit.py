"""Somebody who was never here presses "Play now" and throws a die, and little has to be loaded for that.

How long it takes is measured by benchmarks/visit.py.
"""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from tests.page.conftest import JOURNEY, PHONE
from tests.page.first_visit import by_keyboard, by_mouse, by_touch, lands, our_turn

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Route

    from tests.page.conftest import Visit
    from tests.page.visitor import Visitor

pytestmark = JOURNEY

#: What the front page may ask for, and what everything up to the first throw may: requests, and bytes on the line.
FRONT = (18, 450_000)
FIRST_THROW = (60, 1_400_000)
#: A browser that refuses every kind of storage.
NOT_STORED = """
  const denied = { get() { throw new DOMException('denied', 'SecurityError'); } };
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches'])
    Object.defineProperty(window, name, denied);
"""


def test_by_mouse(visit: Visit) -> None:
    ada = visit(still=False)
    by_mouse(ada)
    lands(ada)
    ada.shot("first-throw-wide")


def test_by_keyboard_where_nothing_can_be_stored(visit: Visit) -> None:
    ada = visit()
    ada.context.add_init_script(NOT_STORED)
    by_keyboard(ada)
    lands(ada)


def test_by_touch(visit: Visit) -> None:
    ada = visit(size=PHONE, touch=True, scheme="dark")
    by_touch(ada)
    lands(ada)
    ada.shot("first-throw-phone-dark")


@pytest.mark.deep
@pytest.mark.parametrize("touch", [False, True], ids=["mouse in 3D", "finger in the flat view"])
def test_a_pull_throws_at_the_die_that_was_chosen(visit: Visit, touch: bool) -> None:
    """The die in the hand is pulled back and let go: one that was hardly moved stays, and says so."""
    ada = visit(size=PHONE, touch=touch, still=touch)
    ada.come_in()
    table = ada.open_table(game="strike", seats=[{"me": True}, {"bot": "novice"}], start=True)
    ada.go(f"t/{table['id']}")
    our_turn(ada)
    hand = ada.middle_at_rest(ada.page.locator(".overlay .gauge.back"))
    if touch:
        ada.page.touchscreen.tap(*ada.middle_at_rest(ada.page.locator("svg.flat .die").first))
    else:
        ada.page.keyboard.press("1")
    chosen = ada.page.locator(".overlay .badge.key.aimed")
    chosen.wait_for()
    _pull(ada, *hand, 10, touch)
    ada.page.get_by_text("Pull further back").wait_for()
    _pull(ada, *hand, 70, touch, chosen.wait_for)
    lands(ada)


def _pull(visitor: Visitor, x: float, y: float, by: int, touch: bool, check: Callable[[], None] = lambda: None) -> None:
    """Towards oneself in steps of 2 px; ``check`` comes before the hand lets go."""
    steps = [(x, y + step) for step in range(2, by + 1, 2)]
    mouse, line = visitor.page.mouse, visitor.context.new_cdp_session(visitor.page)

    def send(kind: str, points: list[dict[str, float]]) -> None:
        line.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})

    if touch:
        send("touchStart", [{"x": x, "y": y}])
    else:
        mouse.move(x, y)
        mouse.down()
    for to in steps:
        if touch:
            send("touchMove", [{"x": to[0], "y": to[1]}])
        else:
            mouse.move(*to)
    check()
    if touch:
        send("touchEnd", [])
    else:
        mouse.up()


@pytest.mark.deep
def test_little_is_loaded(visit: Visit) -> None:
    """Counted on the line, as it was packed."""
    ada = visit(still=False)
    sizes: list[float] = []
    line = ada.context.new_cdp_session(ada.page)
    line.send("Network.enable")
    line.on("Network.loadingFinished", lambda message: sizes.append(message["encodedDataLength"]))
    ada.go()
    ada.page.wait_for_load_state("networkidle")
    assert 5 < len(sizes) <= FRONT[0] and 100_000 < sum(sizes) <= FRONT[1], (len(sizes), sum(sizes))
    ada.button("Play now").click()
    our_turn(ada)
    ada.page.locator("[role=application][data-view]").wait_for()
    ada.page.wait_for_load_state("networkidle")
    assert len(sizes) <= FIRST_THROW[0] and sum(sizes) <= FIRST_THROW[1], (len(sizes), sum(sizes))


@pytest.mark.deep
@pytest.mark.parametrize(
    ("part", "still", "press"),
    [("Arena", True, "button"), ("Arena", True, " "), ("solid", False, "Enter")],
)
def test_a_press_before_the_box_is_loaded_counts(visit: Visit, part: str, still: bool, press: str) -> None:
    """On a slow line the button is there before the box, or before its drawing: a press then counts as a throw."""
    ada = visit(still=still)
    held: list[Route] = []
    sent: list[str] = []
    ada.page.on("websocket", lambda line: line.on("framesent", lambda frame: sent.append(str(frame))))
    ada.page.route(re.compile(rf"/assets/{part}-[\w-]+\.js"), lambda route: held.append(route))  # noqa: PLW0108
    ada.go()
    ada.button("Play now").click()
    throw = our_turn(ada)
    ada.wait_until(lambda: bool(held), lambda: "nobody asked for the box")
    if press == "button":
        throw.click()
    else:
        throw.blur()
        ada.page.keyboard.press(press)
    for route in held:
        route.continue_()
    lands(ada)
    assert len([frame for frame in sent if '"is":"act"' in frame]) == 1, sent
