"""A screen for the room and phones as hands: they come by the code, sit down and throw; the screen only shows."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pytest

from tests.page.conftest import PHONE
from tests.page.players import throw_in_turn

if TYPE_CHECKING:
    from tests.page.conftest import Visit
    from tests.page.visitor import Visitor

pytestmark = pytest.mark.deep

TABLE: dict[str, Any] = {"game": "strike", "seats": [{"me": True}, {}], "thrower": "luck", "first": 0}
WITH_BOT: list[dict[str, Any]] = [{"me": True}, {"bot": "novice"}]


def opened(host: Visitor, **wanted: Any) -> dict[str, Any]:
    """A table of this host, who comes by a phone."""
    host.come_in()
    return host.open_table(**TABLE | wanted)


def begin(host: Visitor, table: dict[str, Any]) -> None:
    """The phone of the host starts the game."""
    host.go(f"hand/{table['id']}")
    host.page.click("[data-main]:enabled")
    host.page.locator(".lower").wait_for()


def test_a_wrong_code_is_refused_before_a_name_is_asked(visit: Visit) -> None:
    code = opened(visit())["code"]
    friend = visit(name="Ben", size=(360, 640), touch=True, forgive="404")  # browsers report the wrong code
    friend.go()
    friend.page.get_by_role("button", name="Join with a code").click()
    friend.page.fill("#code", "bcd fgh" if code != "BCDFGH" else "bcd fgj")
    friend.page.click(".join button")
    refusal = friend.page.locator(".note.bad", has_text="No table has this code")
    refusal.wait_for()
    assert not friend.page.locator("#name").count()
    friend.page.fill("#code", code)
    refusal.wait_for(state="detached")
    friend.go("hand")  # a phone without a code is asked for it
    friend.page.fill("#code", code)
    friend.page.click("button.go")
    friend.page.locator("h1", has_text="Ada invites you").wait_for()


def test_a_phone_that_scans_a_screen_makes_its_table(visit: Visit) -> None:
    screen, phone = visit(name="Screen"), visit(size=PHONE, touch=True)
    screen.go("screen")
    picture = screen.page.get_by_role("img", name="QR code")
    picture.wait_for()
    assert screen.axe() == []
    scanned = str(picture.get_attribute("src")).split("/")[-2]
    phone.go(f"new?screen={scanned}")
    phone.page.get_by_text("The screen in the room shows").wait_for()
    phone.button("Open the table").click()
    phone.page.locator("li", has_text="You").wait_for()  # and is a hand at it
    screen.page.locator(".code").wait_for()
    assert screen.page.url.rpartition("/")[2] == phone.page.url.rpartition("/")[2]


def test_a_hand_has_what_a_table_has(visit: Visit) -> None:
    """The rule behind what happened, and the language."""
    host = visit(size=PHONE, touch=True)
    begin(host, opened(host, seats=[*WITH_BOT, {"bot": "novice"}]))  # one bot alone may lose all dice at once
    throw_in_turn([host])
    host.page.get_by_role("button", name="Why?").click()
    host.page.locator("dialog[open] li").first.wait_for()
    host.page.keyboard.press("Escape")
    host.page.get_by_role("button", name="Menu").click()
    host.page.get_by_label("Language").select_option("de")
    host.page.get_by_role("button", name="Tisch verlassen").wait_for()


def test_the_screen_shows_lost_players_and_comes_back_after_a_reload(visit: Visit) -> None:
    host, screen = visit(size=PHONE, touch=True), visit(name="Screen")
    table = opened(host, seats=WITH_BOT)
    begin(host, table)
    screen.go(f"screen/{table['id']}")
    screen.page.locator("[data-plate='0']").wait_for()
    gone = screen.page.locator("[data-plate='0'] .state")
    assert not gone.count()
    host.go()
    gone.wait_for()
    assert screen.axe() == []
    screen.page.reload()
    gone.wait_for()


def test_the_screen_shows_where_a_phone_aims(visit: Visit) -> None:
    host, screen = visit(size=PHONE, touch=True), visit(name="Screen")
    table = opened(host, seats=WITH_BOT, thrower="physics")
    begin(host, table)
    screen.go(f"screen/{table['id']}")
    hand = screen.page.locator(".overlay .other")
    hand.wait_for()  # the aim that was there before the screen
    before = hand.locator(".front.ring").get_attribute("d")
    host.page.locator("[role=img]").click(position={"x": 150, "y": 150})
    screen.page.wait_for_function(
        "(d) => document.querySelector('.other .front.ring')?.getAttribute('d') !== d", arg=before
    )
