"""Somebody who was never here: from the front page to a die that has landed, with two presses and nothing to read."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tests.page.visitor import THROW

if TYPE_CHECKING:
    from collections.abc import Callable

    from playwright.sync_api import Locator

    from tests.page.visitor import Visitor


def our_turn(visitor: Visitor) -> Locator:
    """The button that throws, once it can be pressed. A bot that began may have lost all its dice: play again."""
    throw = visitor.button(THROW).and_(visitor.page.locator(":enabled"))
    again = visitor.button("Play again")
    throw.or_(again).first.wait_for()
    if again.is_visible():
        again.click()
        throw.wait_for()
    return throw


def by_mouse(visitor: Visitor) -> None:
    visitor.go()
    visitor.shot("front-wide")
    visitor.button("Play now").click()
    our_turn(visitor).click()


def by_keyboard(visitor: Visitor) -> None:
    visitor.go()
    visitor.tab_to(visitor.button("Play now"))
    visitor.page.keyboard.press("Enter")
    our_turn(visitor)
    visitor.page.keyboard.press("Space")


def by_touch(visitor: Visitor) -> None:
    visitor.go()
    visitor.shot("front-phone-dark")
    visitor.button("Play now").tap()
    our_turn(visitor).tap()


WAYS: dict[str, Callable[[Visitor], None]] = {"mouse": by_mouse, "keyboard": by_keyboard, "touch": by_touch}


def lands(visitor: Visitor) -> None:
    """Wait until a throw of ours has come back from the physics and was shown, and the box is at rest."""
    visitor.wait_until(lambda: _thrown(visitor), lambda: "no throw of ours landed")
    visitor.page.locator("[role=application]:not([data-playing])").wait_for()
    assert not visitor.refused, visitor.refused


def _thrown(visitor: Visitor) -> bool:
    """Whether a throw of ours was accepted and its motion is there."""
    assert not visitor.refused, visitor.refused
    own = [number for number, moment in enumerate(visitor.moments) if moment.get("seat") in visitor.seats]
    return bool(own) and any(moment.get("motion") for moment in visitor.moments[own[0] :])
