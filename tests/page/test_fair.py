"""The browser checks a finished game by the verifier of the command, and believes no record that was changed."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.page.conftest import PHONE
from tests.page.rooms import finished, give_up
from tests.table.tampering import chained, contents

if TYPE_CHECKING:
    from playwright.sync_api import Locator, Route

    from tests.page.conftest import Visit
    from tests.page.visitor import Visitor

#: Dice of each seat, so that a game has few throws.
FEW = 5
#: Whether the server answers again.
CONNECTED = "() => fetch(location.origin).then(() => true, () => false)"


CHECK = re.compile("^(Check the dice|Würfel prüfen)$")


def check(visitor: Visitor, game: str) -> Locator:
    """Check a finished game; the sheet in which it is said."""
    visitor.go(f"g/{game}?verify=1")
    sheet = visitor.page.locator("dialog[open]")
    sheet.get_by_role("button", name=CHECK).click()
    return sheet


@pytest.mark.deep
def test_a_player_checks_the_own_game_and_the_own_device_knows_it(visit: Visit) -> None:
    """What is loaded is said before; nothing of it is, and no worker is left."""
    ada = visit()
    ada.come_in()
    table = ada.open_table(game="strike", seats=[{"me": True}, {"bot": "novice"}])
    ada.go(f"t/{table['id']}")
    ada.wait_until(
        lambda: bool(ada.asked(f"tables/{table['id']}")["next"]["hashes"][0]), lambda: "no hash of a key comes"
    )
    ada.page.reload()  # the key survives it
    ada.button("Start the game").click()
    give_up(ada)
    ada.link("Check the dice").click()
    loaded: list[str] = []
    ada.page.on("request", lambda request: loaded.append(request.url))
    sheet = ada.page.locator("dialog[open]")
    expect(sheet).to_contain_text(re.compile(r"loads \d+(\.\d)? MB once"))
    expect(sheet.locator("code")).to_contain_text("throwdown verify")
    ada.shot("fair-offer")
    assert not [url for url in loaded if "/tab/" in url and not url.endswith(".json")]
    sheet.get_by_role("button", name="Check the dice", exact=True).click()
    headline = sheet.locator(".all")
    expect(headline).to_contain_text("The draw of every die checks out")
    expect(headline).to_contain_text("Every move is as recorded")  # the own key signed it
    expect(sheet).to_contain_text("This is the game you played")
    expect(sheet).to_contain_text("No record shows whose hand threw")
    expect(sheet.locator(".mark.differs")).to_have_count(0)
    ada.wait_until(lambda: not ada.page.workers, lambda: "the checker runs on")
    assert ada.axe() == []
    ada.shot("fair-own-game")


@pytest.mark.deep
def test_a_record_that_was_changed_is_not_believed(visit: Visit) -> None:
    ada = visit(size=PHONE, language="de")
    ada.come_in()

    def forge(route: Route) -> None:
        answer = route.fetch()
        lines = answer.text().splitlines()
        lines[1] = json.dumps(json.loads(lines[1]) | {"seat": 1})
        route.fulfill(response=answer, body="\n".join(lines))

    ada.page.route("**/api/replays/*/record", forge)
    table = ada.open_table(
        game="strike", seats=[{"bot": "novice"}, {"bot": "novice"}], start=True, thrower="luck", edition="none"
    )
    sheet = check(ada, finished(ada, str(table["id"])))
    expect(sheet.locator(".mark.differs")).to_be_visible()
    expect(sheet.locator(".all")).to_contain_text("stimmt NICHT")
    expect(sheet).to_contain_text("Dieses Gerät hat dieses Spiel nie gesehen")
    ada.shot("fair-forged-phone-de")


def test_a_server_without_the_parts_says_how_to_check(visit: Visit) -> None:
    ada = visit()
    ada.come_in()
    game = played_in_the_arena(ada)

    def bare(route: Route) -> None:
        answer = route.fetch()
        route.fulfill(response=answer, body=re.sub(r'<meta name="throwdown-tab"[^>]*>', "", answer.text()))

    ada.page.route(lambda url: "/g/" in url, bare)
    ada.go(f"g/{game}?verify=1")
    sheet = ada.page.locator("dialog[open]")
    expect(sheet).to_contain_text("does not have the files with which a browser checks a game")
    expect(sheet.locator("code")).to_have_text(f"throwdown verify {game}.jsonl")
    expect(sheet.get_by_role("button", name="Check the dice", exact=True)).to_have_count(0)


def played_in_the_arena(visitor: Visitor) -> str:
    """A game of a few throws in the arena, which one of two bots has won; its id."""
    seats = [{"bot": "thumb"}, {"bot": "thumb"}]
    options = {"starting_dice": [FEW, FEW]}
    table = visitor.open_table(game="strike", seats=seats, start=True, edition="none", options=options)
    return finished(visitor, str(table["id"]))


def test_the_browser_throws_hands_again_for_the_analysis(visit: Visit) -> None:
    """Under the policy of the server, and no worker is left after the last throw."""
    ada = visit()
    ada.come_in()
    loaded: list[str] = []
    ada.page.on("request", lambda request: loaded.append(request.url))
    _every_hand_again(ada, played_in_the_arena(ada))
    assert not [url for url in loaded if url.endswith("/analysis")], "the server has thrown"


def _every_hand_again(ada: Visitor, game: str) -> None:
    """The browser throws for the analysis, but not while one hand is thrown a hundred times."""

    def few_draws(route: Route) -> None:
        answer = route.fetch()
        plan = answer.json()
        route.fulfill(response=answer, json=plan | {"draws": plan["least"]})

    ada.page.route("**/api/replays/*/hands", few_draws)
    ada.go(f"g/{game}?story=1")
    chances = ada.page.locator("dialog .chances")
    chances.get_by_role("button", name="Stop").click()
    expect(chances).to_contain_text("Stopped")
    ada.wait_until(lambda: not ada.page.workers, lambda: "the engine runs on")
    _one_throw_a_hundred_times(ada)
    chances.get_by_role("button", name="Continue").click()
    expect(chances.get_by_role("slider")).to_be_visible(timeout=60_000)
    expect(ada.page.locator("dialog .luck .answer").first).to_contain_text("Was it luck?")
    ada.wait_until(lambda: not ada.page.workers, lambda: "the engine runs on")


def _one_throw_a_hundred_times(ada: Visitor) -> None:
    """The engine is there already; a few throws are enough to see that they are counted and shown."""
    section = ada.page.locator("dialog section", has_text="The same throw, a hundred times")
    section.get_by_role("button").click()
    section.locator(".ghost").nth(2).or_(section.get_by_text(re.compile(r"\d of [3-9]"))).first.wait_for()
    section.get_by_role("button", name="Stop").click()
    expect(section.locator("dd").first).to_have_text(re.compile(r"of \d+"))
    assert ada.axe() == []
    ada.wait_until(lambda: not ada.page.workers, lambda: "the engine runs on")
    ada.shot("fair-hundred")


@pytest.mark.deep
def test_a_throw_that_lands_otherwise_is_found_and_shown(visit: Visit) -> None:
    ada = visit(size=PHONE, language="de", touch=True)
    ada.come_in()
    game = played_in_the_arena(ada)

    def forge(route: Route) -> None:
        answer = route.fetch()
        entries = contents(answer.text().splitlines())
        landed = next(entry for entry in entries if entry.get("rest"))
        landed["rest"][0][1][0] += 1  # a thousandth of a millimetre
        route.fulfill(response=answer, body="\n".join(chained(entries)))

    ada.page.route("**/api/replays/*/record", forge)
    sheet = check(ada, game)
    expect(sheet.locator(".all")).to_contain_text("stimmt NICHT")
    wrong = sheet.locator("li", has=ada.page.locator(".mark.differs"))
    expect(wrong).to_contain_text("Würfe, noch einmal gerechnet (1): WEICHT AB")
    ada.shot("fair-thrown-forged-phone-de")
    wrong.get_by_role("button").click()
    expect(sheet).to_have_count(0)


@pytest.mark.deep
def test_leaving_stops_the_check(visit: Visit) -> None:
    ada = visit()
    ada.come_in()
    with ada.page.expect_worker():
        check(ada, played_in_the_arena(ada))
    ada.page.keyboard.press("Escape")
    ada.wait_until(lambda: not ada.page.workers, lambda: "the checker runs on")


@pytest.mark.deep
def test_without_a_connection_the_check_says_so_and_is_tried_again(visit: Visit) -> None:
    ada = visit(forgive="ERR_INTERNET_DISCONNECTED")
    ada.come_in()
    ada.go(f"g/{played_in_the_arena(ada)}?verify=1")
    sheet = ada.page.locator("dialog[open]")
    button = sheet.get_by_role("button", name="Check the dice", exact=True)
    button.wait_for()
    ada.context.set_offline(True)
    button.click()
    expect(sheet.get_by_role("alert")).to_contain_text("could not be downloaded")
    ada.context.set_offline(False)
    ada.wait_until(lambda: ada.page.evaluate(CONNECTED), lambda: "no connection")
    button.click()
    expect(sheet.locator(".all")).to_contain_text("and so does every fall")
