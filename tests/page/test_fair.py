"""The browser checks the dice of a finished game itself, and believes no record that was changed."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.page.conftest import PHONE
from tests.page.test_screens import finished, give_up

if TYPE_CHECKING:
    from playwright.sync_api import Route

    from tests.page.conftest import Visit


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
    ada.button("The dice hold").click()
    found = ada.page.locator("dialog[open] .found")
    expect(found).to_contain_text("Your own key is in every throw")
    expect(found).to_contain_text("nobody could choose the dice")
    expect(found).to_contain_text("those that were fixed before your key was shown")
    expect(found).to_contain_text("public list has this game")
    expect(found).to_contain_text("no line was changed")
    expect(found).to_contain_text("the fingerprint that this browser was shown")
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
        game="strike", seats=[{"bot": "novice"}, {"bot": "novice"}], start=True, thrower="luck", preset="none"
    )
    ada.go(f"g/{finished(ada, str(table['id']))}?verify=1")
    expect(ada.page.locator("dialog .mark.differs")).to_be_visible()
    expect(ada.page.locator("dialog[open]")).to_contain_text("Zeile 2 passt nicht")
    ada.shot("fair-forged-phone-de")
