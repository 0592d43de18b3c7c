"""A screen for the room and phones as hands: they come by the code, sit down and throw; the screen only shows."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any

from tests.page.conftest import PHONE
from tests.page.visitor import LOOK, PATIENCE

if TYPE_CHECKING:
    from tests.page.conftest import Visit
    from tests.page.visitor import Visitor

TABLE: dict[str, Any] = {"game": "strike", "seats": [{"me": True}, {}], "thrower": "luck", "first": 0}


def throw_in_turn(hands: list[Visitor]) -> set[int]:
    """Whoever is asked stops where they may and throws otherwise, until all have thrown; who has."""
    thrown, ends = set[int](), time.monotonic() + PATIENCE
    while len(thrown) < len(hands) and time.monotonic() < ends:
        for seat, hand in enumerate(hands):
            main = hand.page.locator(".lower [data-main]:enabled")
            stop = hand.page.locator(".lower .btn:enabled", has_text="Stop")
            if main.count():
                (stop if stop.count() else main).first.click()
                thrown.add(seat)
        hands[0].page.wait_for_timeout(LOOK)
    return thrown


def test_a_screen_and_two_phones_play(visit: Visit) -> None:
    host = visit(size=PHONE, touch=True)
    friend = visit(name="Ben", size=(360, 640), touch=True, forgive="404")  # browsers report the wrong code
    screen = visit(name="Screen")
    host.come_in()
    table = host.open_table(**TABLE)
    code = table["code"]

    # a wrong code is told before a name is asked
    friend.go()
    friend.page.get_by_role("button", name="Join with a code").click()
    friend.page.fill("#code", "bcd fgh" if code != "BCDFGH" else "bcd fgj")
    friend.page.click(".join button")
    friend.page.locator(".note.bad", has_text="No table with a free seat").wait_for()
    assert not friend.page.locator("#name").count()

    # the television shows the code and takes no seat
    screen.go(f"screen/{code[:3].lower()}-{code[3:]}")
    screen.page.locator(".code", has_text=f"{code[:3]} {code[3:]}").wait_for()
    assert screen.page.url.endswith(f"/screen/{table['id']}"), "its address stays good when the code is given back"
    assert screen.axe() == []

    # the friend's phone reads who invites to what, and sits down under a name
    friend.go(f"hand/{code}")
    friend.page.locator("h1", has_text="Ada invites you").wait_for()
    assert friend.axe() == []
    friend.page.fill("#name", "Ben")
    friend.page.click("button.go")
    screen.page.locator("li", has_text="Ben").wait_for()
    screen.page.locator(".code").wait_for(state="detached")

    # the host's phone starts, and both throw
    host.go(f"hand/{table['id']}")
    host.page.click("[data-main]:enabled")
    hands = [host, friend]
    for hand in hands:
        hand.page.locator(".lower").wait_for()
    screen.page.locator("[data-plate='1']", has_text="Ben").wait_for()
    assert throw_in_turn(hands) == {0, 1}
    assert not any(hand.refused for hand in hands)
    assert host.axe() == []
    assert screen.seats == [], "and nobody throws on the screen"

    # a hand has what a table has: the rule behind what happened, hints where they are given, and the language
    why = host.page.get_by_role("button", name="Why?")
    why.click()
    host.page.locator("dialog[open] dd").first.wait_for()
    host.page.keyboard.press("Escape")
    host.page.get_by_role("button", name="Menu").click()
    host.page.get_by_label("Language").select_option("de")
    host.page.get_by_role("button", name="Tisch verlassen").wait_for()
    host.page.keyboard.press("Escape")

    # whoever is asked and goes is told as gone, legibly
    asked = screen.game["waiting_for"][0]
    hands[asked].go()
    screen.page.locator(f"[data-plate='{asked}'] .state").wait_for()
    assert screen.axe() == []

    # after a reload the screen is back where it was
    screen.page.reload()
    screen.page.locator("[data-plate='1']", has_text="Ben").wait_for()
