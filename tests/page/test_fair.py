"""The browser checks the dice of a finished game itself, and believes no record that was changed."""

from __future__ import annotations

import json
import re
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.page.conftest import PHONE
from tests.page.rooms import finished, give_up
from tests.table.tampering import chained, contents

if TYPE_CHECKING:
    from playwright.sync_api import Route

    from tests.page.conftest import Visit
    from tests.page.visitor import Visitor

#: Dice of each seat, so that a game has few throws.
FEW = 5
#: Whether the server answers again.
CONNECTED = "() => fetch(location.origin).then(() => true, () => false)"


def test_the_end_of_a_game_says_that_its_dice_hold_and_the_own_key_binds_them(visit: Visit) -> None:
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
    ada.page.get_by_text("The dice check out").wait_for()
    ada.link("Look back").click()
    ada.button("Verify the dice").click()
    found = ada.page.locator("dialog[open] .found")
    expect(found).to_contain_text("Your own key is in every throw")
    expect(found).to_contain_text("nobody could choose the dice")
    expect(found).to_contain_text("fixed before your key was shown")
    expect(found).to_contain_text("no line was changed")
    expect(found).to_contain_text("The fingerprint is the one that this browser saw")
    expect(found.locator(".mark.holds").first).to_be_visible()
    expect(found.locator(".mark.differs")).to_have_count(0)
    expect(ada.page.locator("dialog code")).to_contain_text("throwdown verify")
    ada.shot("fair-own-key")


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
    ada.go(f"g/{finished(ada, str(table['id']))}?verify=1")
    expect(ada.page.locator("dialog .mark.differs")).to_be_visible()
    expect(ada.page.locator("dialog[open]")).to_contain_text("Zeile 2 passt nicht")
    ada.shot("fair-forged-phone-de")


# Every die thrown again


def played_in_the_arena(visitor: Visitor) -> str:
    """A game of a few throws in the arena, which one of two bots has won; its id."""
    seats = [{"bot": "thumb"}, {"bot": "thumb"}]
    options = {"starting_dice": [FEW, FEW]}
    table = visitor.open_table(game="strike", seats=seats, start=True, edition="none", options=options)
    return finished(visitor, str(table["id"]))


def test_one_tap_throws_every_die_again(visit: Visit) -> None:
    """Under the policy of the server, with nothing of the engine before the tap and no worker after the last throw."""
    ada = visit()
    ada.come_in()
    loaded: list[str] = []
    ada.page.on("request", lambda request: loaded.append(request.url))
    game = played_in_the_arena(ada)
    ada.go(f"g/{game}?verify=1")
    found = ada.page.locator("dialog[open] .found")
    expect(found).to_contain_text("Only the physics can show")
    assert not [url for url in loaded if "wasm" in url or "worker" in url]
    ada.button("Throw every die again").click()
    expect(found).to_contain_text("every die lands in the same place, with the same face")
    expect(found).to_contain_text("the same in every frame")
    expect(found).not_to_contain_text("Only the physics can show")
    expect(found.locator(".mark.differs")).to_have_count(0)
    assert [url for url in loaded if url.endswith(".wasm")]
    assert not ada.page.workers
    ada.shot("fair-thrown-again")
    _every_hand_again(ada, game)
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


def test_a_throw_that_lands_otherwise_is_found_and_shown(visit: Visit) -> None:
    ada = visit(size=PHONE, language="de", touch=True)
    ada.come_in()
    game = played_in_the_arena(ada)

    def forge(route: Route) -> None:
        answer = route.fetch()
        entries = contents(answer.text().splitlines())
        thrown = next(entry for entry in entries if entry.get("lying"))
        thrown["lying"][0][1][0] += 1  # a thousandth of a millimetre
        route.fulfill(response=answer, body="\n".join(chained(entries)))

    ada.page.route("**/api/replays/*/record", forge)
    ada.go(f"g/{game}?verify=1")
    ada.button("Jeden Würfel noch einmal werfen").click()
    sheet = ada.page.locator("dialog[open]")
    expect(sheet).to_contain_text("Ein Wurf landet anders")
    expect(sheet).to_contain_text("lag ein Würfel nicht dort")
    expect(sheet.locator(".all")).to_contain_text("stimmt NICHT")
    ada.shot("fair-thrown-forged-phone-de")
    sheet.locator("li", has_text="Ein Wurf landet anders").get_by_role("button").click()
    expect(sheet).to_have_count(0)


def test_leaving_stops_the_engine(visit: Visit) -> None:
    ada = visit()
    ada.come_in()
    ada.go(f"g/{played_in_the_arena(ada)}?verify=1")
    with ada.page.expect_worker():
        ada.button("Throw every die again").click()
    ada.page.keyboard.press("Escape")
    ada.wait_until(lambda: not ada.page.workers, lambda: "the engine runs on")


def test_a_browser_that_cannot_throw_says_why_and_what_was_checked(visit: Visit) -> None:
    ada = visit(forgive="ERR_INTERNET_DISCONNECTED")
    ada.come_in()
    game = played_in_the_arena(ada)
    ada.go(f"g/{game}?verify=1")
    button, sheet = ada.button("Throw every die again"), ada.page.locator("dialog[open]")
    button.wait_for()
    ada.shot("fair-throw-again")
    ada.page.evaluate("window.engine = WebAssembly; delete window.WebAssembly")
    button.click()
    expect(sheet.get_by_role("alert")).to_contain_text("lacks WebAssembly")
    expect(sheet).to_contain_text(re.compile(r"threw 0 of [1-9]\d* throws again"))
    ada.page.evaluate("window.WebAssembly = window.engine")
    ada.context.set_offline(True)
    button.click()
    expect(sheet.get_by_role("alert")).to_contain_text("there is no connection")
    ada.shot("fair-throw-offline")
    ada.context.set_offline(False)
    ada.wait_until(lambda: ada.page.evaluate(CONNECTED), lambda: "no connection")
    button.click()
    expect(sheet.locator(".found")).to_contain_text("every die lands in the same place")
