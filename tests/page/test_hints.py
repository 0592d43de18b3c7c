"""Somebody plays against bots with hints, and looks back at what cost the most."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.page.players import Player, play

if TYPE_CHECKING:
    from tests.page.conftest import Visit
    from tests.page.visitor import Visitor

#: A game that is not over after so long will never be, in s.
PATIENCE = 900.0


def _against_a_bot(visitor: Visitor) -> None:
    """Through the page; with nobody else at the table, hints are allowed by themselves."""
    visitor.go("new?game=strike")
    page = visitor.page
    allowed = page.get_by_role("checkbox", name="Hints allowed")
    expect(allowed).not_to_be_checked()
    page.get_by_label("Who sits in seat 2?").select_option("bot")
    expect(allowed).to_be_checked()
    visitor.button("Start the game").click()


def test_a_hint_while_playing_and_looking_back(visit: Visit) -> None:
    ada = visit()
    ada.come_in()
    _against_a_bot(ada)
    page = ada.page
    hint = page.get_by_role("region", name="Hint")

    ada.button("Hint").click()
    expect(hint.get_by_text("win", exact=True)).to_be_visible()
    expect(page.get_by_label("best choice").first).to_be_attached()
    ada.shot("hint")
    page.keyboard.press("h")
    expect(hint).to_have_count(0)
    expect(page.get_by_label("best choice")).to_have_count(0)

    play([Player(ada, stops=0)], PATIENCE)
    while not any(player["slips"] for player in ada.asked(f"replays/{ada.game['id']}/review")["players"]):
        ada.button("Play again").click()  # nobody had anything to choose
        ada.page.get_by_role("region", name="Your turn").wait_for()
        play([Player(ada, stops=0)], PATIENCE)
    ada.button("The whole story").click()
    slips = page.get_by_role("dialog").locator(".slips").get_by_role("button")  # the chances lead to the replay, too
    sentence = slips.first.inner_text()
    slips.first.click()
    expect(page).to_have_url(re.compile(r"/g/\w+.*step=\d+"))
    better = page.get_by_text("Best would have been")
    expect(better).to_be_visible()
    best = better.inner_text().split(": ")[1].split(".")[0]
    assert f"Better: {best}." in sentence, (sentence, best)
    ada.shot("slip")


def test_hints_are_shown_automatically_when_switched_on(visit: Visit) -> None:
    """Whoever wants them always gets one at every decision; a new one for each."""
    ada = visit()
    ada.come_in()
    table = ada.open_table(
        game="verasselt", seats=[{"me": True}, {"bot": "novice"}], thrower="luck", hints=True, start=True
    )
    ada.go(f"t/{table['id']}")
    expect(ada.button("Take the bug hub")).to_be_visible()  # the table is there, and its menu with it
    ada.button("Menu").click()
    ada.page.get_by_role("checkbox", name="Always show hints").check()
    ada.page.keyboard.press("Escape")
    hint = ada.page.get_by_role("region", name="Hint")
    expect(hint).to_contain_text("nothing to choose")
    ada.button("Take the bug hub").click()
    expect(hint.get_by_text("bugged up")).to_be_visible()


def test_no_hints_among_people_unless_the_table_allows_them(visit: Visit) -> None:
    ada, ben = visit(), visit(name="Ben")
    for visitor in (ada, ben):
        visitor.come_in()
    table = ada.open_table(game="strike", seats=[{"me": True}, {}])
    for visitor in (ada, ben):
        visitor.go(f"t/{table['id']}")
    ben.button("Take a seat").click()
    ada.button("Start the game").click()
    ada.page.locator("section.hand [data-main]").wait_for()
    expect(ada.button("Hint")).to_have_count(0)
    ada.button("Menu").click()
    expect(ada.page.get_by_text("No hints")).to_be_visible()
