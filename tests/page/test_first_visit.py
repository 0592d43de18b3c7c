"""Somebody who was never here presses "Play now" and throws a die within 20 seconds, without reading anything."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING

import pytest

from tests.page.conftest import PHONE
from tests.page.visitor import THROW

if TYPE_CHECKING:
    from tests.page.conftest import Visit
    from tests.page.visitor import Visitor

#: From the first request to the dice at rest, in s.
SOON = 20.0


def _thrown(visitor: Visitor) -> bool:
    """Whether a throw of ours was accepted and its motion is there."""
    own = [number for number, moment in enumerate(visitor.moments) if moment.get("seat") in visitor.seats]
    return bool(own) and any(moment.get("motion") for moment in visitor.moments[own[0] :])


def _lands(visitor: Visitor, began: float) -> None:
    """The throw comes back from the physics, is shown, and the box comes to rest."""
    while not _thrown(visitor):
        assert not visitor.refused, visitor.refused
        assert time.monotonic() - began < SOON, "no throw of ours landed"
        visitor.page.wait_for_timeout(50)
    visitor.page.locator("[role=application]:not([data-playing])").wait_for()
    assert time.monotonic() - began < SOON, "the throw landed too late"
    assert not visitor.refused, visitor.refused


def test_by_mouse(visit: Visit) -> None:
    ada = visit(still=False)
    began = time.monotonic()
    ada.go()
    ada.shot("front-wide")
    ada.button("Play now").click()
    ada.button(THROW).click()
    _lands(ada, began)
    ada.shot("first-throw-wide")


def test_by_keyboard(visit: Visit) -> None:
    ada = visit(still=False)
    began = time.monotonic()
    ada.go()
    ada.tab_to(ada.button("Play now"))
    ada.page.keyboard.press("Enter")
    ada.button(THROW).and_(ada.page.locator(":enabled")).wait_for()
    ada.page.keyboard.press("Space")
    _lands(ada, began)


def test_by_touch(visit: Visit) -> None:
    ada = visit(still=False, size=PHONE, touch=True, scheme="dark")
    began = time.monotonic()
    ada.go()
    ada.shot("front-phone-dark")
    ada.button("Play now").tap()
    ada.button(THROW).tap()
    _lands(ada, began)
    ada.shot("first-throw-phone-dark")


@pytest.mark.parametrize("touch", [False, True], ids=["mouse", "finger"])
def test_by_pulling_the_die_in_the_hand(visit: Visit, touch: bool) -> None:
    """The die in the hand is pulled back and let go."""
    ada = visit(size=PHONE, touch=touch)
    began = time.monotonic()
    ada.go()
    ada.button("Play now").click()
    hand = ada.page.locator("svg .hand .die").first.bounding_box()
    assert hand is not None
    _pull(ada, hand["x"] + hand["width"] / 2, hand["y"] + hand["height"] / 2, touch)
    _lands(ada, began)


def _pull(visitor: Visitor, x: float, y: float, touch: bool) -> None:
    steps = [(x, y + 8 * step) for step in range(1, 8)]
    if not touch:
        mouse = visitor.page.mouse
        mouse.move(x, y)
        mouse.down()
        for to in steps:
            mouse.move(*to)
        mouse.up()
        return
    line = visitor.context.new_cdp_session(visitor.page)
    line.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    for right, down in steps:
        line.send("Input.dispatchTouchEvent", {"type": "touchMove", "touchPoints": [{"x": right, "y": down}]})
    line.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
