"""The referee's desk, tapped as people do who have the real box before them."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.page.conftest import PHONE

if TYPE_CHECKING:
    from playwright.sync_api import FloatRect, Locator

    from tests.page.conftest import Visit
    from tests.page.visitor import Visitor

STANDS = "Which towers are there?"


def desk(visitor: Visitor, game: str, names: tuple[str, ...], **more: object) -> None:
    """A referee's table for these people."""
    visitor.come_in()
    seats = [{"name": name} for name in names]
    table = visitor.open_table(game=game, kind="referee", seats=seats, visibility="link", start=True, **more)
    visitor.go(f"t/{table['id']}")
    visitor.page.locator(".desk").wait_for()


def tap(visitor: Visitor, *faces: str) -> None:
    for face in faces:
        visitor.page.locator(".faces").get_by_role("button", name=face).click()


def enter(visitor: Visitor) -> None:
    """Done: the ruling is above the next question."""
    visitor.button("Done").click()
    visitor.page.locator(".ruling").wait_for()


def box_of(found: Locator) -> FloatRect:
    box = found.bounding_box()
    assert box is not None, f"{found} is not drawn"
    return box


def test_dice_that_came_to_rest_on_each_other_are_entered(visit: Visit) -> None:
    """In Harry Potter Strike they are a tower, though no house rule says so; one that flew out is none of it."""
    ada = visit(size=PHONE)
    desk(ada, "hp_strike", ("Ann", "Ben"))
    tap(ada, "Immobulus")
    expect(ada.button(STANDS)).to_have_count(0)
    enter(ada)
    ada.page.get_by_text("Was one hit? Tap it.").wait_for()
    tap(ada, "Accio")
    ada.button(STANDS).click()
    sheet = ada.page.get_by_role("dialog", name=STANDS)
    sheet.get_by_role("button", name="Immobulus").click()
    sheet.get_by_role("button", name="Accio").click()
    sheet.get_by_role("button", name="Done").click()
    enter(ada)
    tower = ada.page.locator(".lying .tower")
    expect(tower.get_by_role("button")).to_have_count(2)

    tap(ada, "Confundo")
    tower.get_by_role("button").first.click()
    ada.button("Out of the arena").click()
    ada.button(STANDS).click()
    expect(sheet.locator(".stands")).to_have_count(1)
    sheet.get_by_role("button", name="One more tower").click()
    sheet.get_by_role("button", name="Confundo").click()
    first, second = (box_of(each) for each in sheet.locator(".stands").all())
    assert first["x"] + first["width"] <= second["x"], "towers stand beside each other"
    sheet.get_by_role("button", name="Done").click()
    enter(ada)
    expect(ada.page.locator(".lying .tower")).to_have_count(0)


def test_the_dice_of_a_storm_stand_beside_their_names(visit: Visit) -> None:
    ada = visit(size=PHONE)
    desk(ada, "hp_strike", ("Ann-Sophie", "Benedict", "Constanze", "Dorothea"))
    tap(ada, "Relashio")
    enter(ada)
    tap(ada, "Relashio")
    enter(ada)
    expect(ada.page.locator(".q")).to_have_text(re.compile("All throw at once"))
    hands = ada.page.locator(".thrown .hand")
    expect(hands).to_have_count(4)
    ada.shot("referee-storm")
    for hand in hands.all():
        name, die = box_of(hand.locator(".whose")), box_of(hand.locator(".slot"))
        assert abs(name["y"] + name["height"] / 2 - die["y"] - die["height"] / 2) < die["height"] / 2


def test_stopping_is_in_sight_on_a_phone_in_voll_verasselt(visit: Visit) -> None:
    ada = visit(size=PHONE)
    desk(ada, "verasselt", ("Ann-Sophie", "Ben"))
    tap(ada, *["Yellow", "Blue", "Red", "Green"] * 2, "Yellow", "Blue")
    enter(ada)
    tap(ada, *["Double bar"] * 3, "Yellow", "Blue", "Red", "Green")
    enter(ada)
    ada.shot("referee-verasselt")
    expect(ada.page.locator(".desk .bar").get_by_role("button", name="Ann-Sophie stops")).to_be_in_viewport(ratio=1)
