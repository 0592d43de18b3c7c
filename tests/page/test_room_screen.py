"""A screen for the room and phones as hands: they come by the code, sit down and throw; the screen only shows."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Any

from playwright.sync_api import expect

from tests.page.conftest import PHONE
from tests.page.visitor import LOOK, PATIENCE

if TYPE_CHECKING:
    from tests.page.conftest import Visit
    from tests.page.visitor import Visitor

TABLE: dict[str, Any] = {"game": "strike", "seats": [{"me": True}, {}], "thrower": "luck", "first": 0}
WITH_BOT: list[dict[str, Any]] = [{"me": True}, {"bot": "novice"}]


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


def opened(host: Visitor, **wanted: Any) -> dict[str, Any]:
    """A table of this host, who comes by a phone."""
    host.come_in()
    return host.open_table(**TABLE | wanted)


def begin(host: Visitor, table: dict[str, Any]) -> None:
    """The phone of the host starts the game."""
    host.go(f"hand/{table['id']}")
    host.page.click("[data-main]:enabled")
    host.page.locator(".lower").wait_for()


def sit_down(friend: Visitor, code: str) -> None:
    """A phone reads who invites to what, and its owner takes a seat under a name."""
    friend.go(f"hand/{code}")
    friend.page.locator("h1", has_text="Ada invites you").wait_for()
    assert friend.axe() == []
    friend.page.fill("#name", "Ben")
    friend.page.click("button.go")


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


def test_a_screen_and_two_phones_play(visit: Visit) -> None:
    host, screen = visit(size=PHONE, touch=True), visit(name="Screen")
    friend = visit(name="Ben", size=(360, 640), touch=True)
    table = opened(host)
    code = table["code"]

    # the television shows the code and takes no seat
    screen.go(f"screen/{code[:3].lower()}-{code[3:]}")
    screen.page.locator(".code", has_text=f"{code[:3]} {code[3:]}").wait_for()
    assert screen.page.url.endswith(f"/screen/{table['id']}"), "its address stays good when the code is given back"
    assert screen.axe() == []

    sit_down(friend, code)
    screen.page.locator("li", has_text="Ben").wait_for()
    screen.page.locator(".code").wait_for(state="detached")

    begin(host, table)
    friend.page.locator(".lower").wait_for()
    screen.page.locator("[data-plate='1']", has_text="Ben").wait_for()
    for each in (host, screen):
        each.page.locator(".arena[data-game='strike']").wait_for()  # the box in the colours of its game
    assert throw_in_turn([host, friend]) == {0, 1}
    assert not host.refused and not friend.refused
    assert host.axe() == []
    assert screen.seats == [], "and nobody throws on the screen"


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


def test_a_hand_without_its_box_says_so_and_loads_again(visit: Visit) -> None:
    ada = visit(size=PHONE, forgive="ERR_FAILED")
    ada.come_in()
    table = ada.open_table(game="strike", seats=[{"me": True}, {"bot": "novice"}], start=True)
    ada.page.route("**/assets/HandArena-*.js", lambda route: route.abort())
    ada.go(f"hand/{table['id']}")
    expect(ada.page.get_by_role("alert")).to_contain_text("Check your connection and try again.")
    assert (ada.axe(), ada.missing_words(), ada.sticking_out()) == ([], [], [])
    ada.shot("hand-failed")
    ada.page.unroute_all()
    ada.button("Try again").click()
    ada.button("Throw").wait_for()
