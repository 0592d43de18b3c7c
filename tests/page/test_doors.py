"""How people get to a table and away from it: a card, an open table, an address that leads nowhere, the menu."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.page.conftest import PHONE

if TYPE_CHECKING:
    from tests.page.conftest import Visit

#: Whether the note about the connection is beside the arena, and its button one line high; in one look, as it comes
#: and goes with every try to connect.
BELOW_THE_ARENA = """() => {
  const [note, arena] = ['main .note.bad', 'main > .stage'].map((each) => document.querySelector(each));
  const again = note?.querySelector('button');
  return again && again.getClientRects()[0].height < 60
    && note.getBoundingClientRect().top >= arena.getBoundingClientRect().bottom;
}"""


def test_one_press_on_a_card_plays_its_game_and_leaving_asks_first(visit: Visit) -> None:
    ada = visit(size=PHONE, touch=True, forgive="net::ERR_")
    ada.go()
    ada.button("Harry Potter Strike").click()
    ada.page.locator("section.hand").wait_for()
    table = ada.asked(f"tables/{ada.page.url.rpartition('/')[2]}")
    assert (table["game"], table["seats"][1]["bot"], table["visibility"]) == ("hp_strike", "regular", "link")

    ada.button("Menu").click()
    ada.button("Code, link and big screen").click()
    code = ada.page.locator("dialog .code")
    expect(code).to_have_text(f"{table['code'][:3]} {table['code'][3:]}")
    assert ada.axe() == []
    ada.button("Leave the table").click()
    expect(ada.page.get_by_text("The game is not over")).to_be_visible()
    ada.button("No, keep playing").click()
    ada.page.keyboard.press("Escape")

    # without a connection: the arena stays in sight, and the way back is one word on one line
    ada.page.wait_for_load_state("networkidle")  # a part that is cut off while it is loaded would be an error
    ada.context.set_offline(True)
    note = ada.page.locator("main > .below .note.bad")
    note.wait_for()
    ada.wait_until(lambda: bool(ada.page.evaluate(BELOW_THE_ARENA)), lambda: "the note covers the arena, or is broken")
    ada.context.set_offline(False)
    note.wait_for(state="detached")

    ada.button("Menu").click()
    ada.button("Leave the table").click()
    ada.button("Yes, leave").click()
    ada.page.get_by_role("heading", name="Your tables").wait_for()


def test_people_who_are_here_are_asked_to_play(visit: Visit) -> None:
    ada, ben = visit(), visit(name="Ben", size=PHONE)
    for each in (ada, ben):
        each.come_in()
        each.go()
    ada.link("Ask for players").click()
    expect(ada.page.get_by_role("radio", name="Anybody")).to_be_checked()
    ada.button("Open the table").click()
    ada.button("Start the game").wait_for()
    mine = ada.page.url.rpartition("/")[2]
    wanted = ben.page.locator(f".wanted a[href*='{mine}']")
    wanted.wait_for()
    assert ben.axe() == []
    wanted.click()
    expect(ada.button("Start the game")).to_be_enabled()
    assert ben.page.url.endswith(mine)
    assert "?" not in ben.page.url, "the address can be passed on"


def test_a_game_of_days_shows_when_the_turn_ends(visit: Visit) -> None:
    ada = visit()
    ada.come_in()
    seats = [{"me": True}, {"bot": "novice"}]
    table = ada.open_table(game="strike", seats=seats, clock="days", thrower="luck", start=True)
    ada.go(f"t/{table['id']}")
    ada.page.locator(".bar .until").wait_for()
    ada.go()
    expect(ada.page.locator(f"li:has([href*='{table['id']}']) .until")).to_contain_text("until")


def test_every_dead_end_has_a_way_on(visit: Visit) -> None:
    ada = visit(size=PHONE, forgive="404")
    ada.come_in()
    places = {
        "nothing/here": "There is nothing here",
        "t/AAAAAAAAAAAAAAAAAAAAAA": "This table is closed or the link is old",
        "j/BCDFGH": "This table is closed or the link is old",
        "screen/AAAAAAAAAAAAAAAAAAAAAA": "This table is closed or the link is old",
        "hand/AAAAAAAAAAAAAAAAAAAAAA": "This table is closed or the link is old",
        "g/nothing": "This game cannot be shown",
    }
    for place, title in places.items():
        answer = ada.page.goto(f"{ada.url}/{place}")
        assert answer is not None and answer.status == (404 if place == "nothing/here" else 200), place
        expect(ada.page.get_by_role("heading", level=1)).to_have_text(title)
        expect(ada.link("Home").last).to_be_visible()
        expect(ada.page.locator(".dead img")).to_be_visible()
    assert ada.axe() == []
    answer = ada.page.goto(f"{ada.url}/docs/nothere/")
    assert answer is not None and answer.status == 404
    ada.link("The games").click()
    ada.button("Play now").wait_for()


def test_a_part_that_does_not_load_says_so_and_comes_with_the_next_press(visit: Visit) -> None:
    ada = visit(size=PHONE, forgive="ERR_FAILED")
    ada.come_in()
    table = ada.open_table(game="strike", seats=[{"me": True}, {"bot": "novice"}], start=True)
    ada.page.route("**/assets/Menu-*.js", lambda route: route.abort())
    ada.go(f"t/{table['id']}")
    ada.page.locator("section.hand").wait_for()
    ada.button("Menu").click()
    alert = ada.page.get_by_role("alert")
    expect(alert).to_contain_text("Check your connection and try again.")
    assert (ada.axe(), ada.sticking_out()) == ([], [])
    ada.shot("menu-failed")
    ada.page.unroute_all()

    ada.page.route("**/assets/TableMenu-*.js", lambda route: route.abort())
    ada.button("Menu").click()
    menu = ada.page.get_by_role("dialog", name="Menu")
    expect(menu.get_by_role("alert")).to_contain_text("Check your connection and try again.")
    ada.shot("menu-of-the-table-failed")
    ada.page.unroute_all()
    ada.page.keyboard.press("Escape")
    ada.button("Menu").click()
    expect(menu.get_by_role("button", name="Give up")).to_be_visible()
    expect(alert).to_have_count(0)

    ada.page.route("**/assets/End-*.js", lambda route: route.abort())
    ada.button("Give up").click()
    ada.page.get_by_text("for good").wait_for()
    ada.button("Give up").click()
    expect(menu).to_have_count(0)
    expect(alert).to_contain_text("Check your connection and try again.")
    ada.shot("end-failed")
    ada.page.unroute_all()
    ada.button("Try again").click()
    expect(ada.page.get_by_role("region", name="End of the game")).to_be_visible()
