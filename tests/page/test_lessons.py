"""A lesson in a real browser, by keyboard alone, and the first minute that a newcomer meets."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

import pytest

from tests.page.conftest import PHONE
from tests.page.visitor import THROW
from throwdown.lessons import LESSONS

if TYPE_CHECKING:
    from tests.page.conftest import Visit

pytestmark = pytest.mark.deep

MAIN = "[data-main]:enabled"
#: What the far half of the mat is to a card above it: nothing that lies there is covered.
COVERED = """() => {
  const card = document.querySelector('.coach').getBoundingClientRect();
  return [...document.querySelectorAll('.stage .overlay .badge')]
    .map((each) => each.getBoundingClientRect())
    .filter((die) => die.top + die.height / 2 < card.bottom).length;
}"""


def test_a_lesson_is_played_by_keyboard_to_its_end(visit: Visit) -> None:
    """Whatever the dice show: what is lit is done, and what fails is tried again."""
    ada = visit(size=PHONE)
    ada.go("learn/strike")
    ada.page.locator("[role=application][data-view]").wait_for()
    assert ada.page.evaluate(COVERED) == 0
    assert ada.axe() == [] and ada.missing_words() == [] and ada.sticking_out() == []
    verdict = ada.page.locator(".verdict")
    play = verdict.get_by_role("button", name="Play now")
    for _ in range(60):
        ada.page.locator(f".verdict {MAIN}, section.hand {MAIN}").first.wait_for()
        if play.is_visible():
            break
        lit = ada.page.evaluate("document.documentElement.dataset.lit")
        with ada.page.expect_response(re.compile("/api/lessons/")):
            ada.page.keyboard.press("Enter" if verdict.is_visible() else "s" if lit == "stop" else "Space")
    verdict.get_by_text("Before a game you agree on: an X on the first die").wait_for()
    assert ada.page.locator(".steps .dot.past").count() == len(LESSONS["strike"].steps) - 1
    assert ada.axe() == [] and ada.missing_words() == [] and ada.sticking_out() == []
    ada.page.keyboard.press("Enter")
    ada.page.wait_for_url(re.compile("/t/"))


def test_the_table_explains_itself_to_a_newcomer_once(visit: Visit) -> None:
    ada = visit(size=PHONE)
    ada.go()
    ada.button("Play now").click()
    ada.button(THROW).and_(ada.page.locator(":enabled")).wait_for()
    coach = ada.page.locator(".coach:not(.ghost)")
    coach.get_by_text("The last player who has dice wins.").wait_for()
    assert ada.page.evaluate(COVERED) == 0 and ada.axe() == []
    canvas, hand = ada.page.locator("[role=application]"), ada.page.locator(".overlay .gauge.back")
    before = canvas.bounding_box(), ada.middle_at_rest(hand)
    ada.button("Skip the first steps").click()
    coach.wait_for(state="detached")
    assert (canvas.bounding_box(), ada.middle_at_rest(hand)) == before, "the box does not move"
    ada.page.reload()
    ada.button(THROW).and_(ada.page.locator(":enabled")).wait_for()
    assert coach.count() == 0
