"""A finished game tells its story, and a throw of it is passed on by a link that plays it."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.page.conftest import Visit
from tests.page.rooms import finished

pytestmark = pytest.mark.deep


def test_a_finished_game_shows_its_story_and_a_throw_can_be_shared(visit: Visit) -> None:
    ada = visit()
    ada.come_in()
    seats = [{"bot": "novice"}, {"bot": "novice"}]
    table = ada.open_table(game="strike", seats=seats, thrower="luck", start=True)["id"]
    game = finished(ada, table)
    summary = ada.asked(f"replays/{game}/story")
    throws, best = summary["throws"], summary["best"]
    page = ada.page

    ada.go(f"t/{table}")
    watch = page.locator("section.best").get_by_role("link", name="Watch it")
    expect(watch).to_have_attribute("href", f"./g/{game}?throw={best['throw']}")
    expect(page.locator("section.best")).to_contain_text(f"throw {best['throw']}: {best['count']} dice taken.")
    covered = "() => document.querySelector('section.end').getBoundingClientRect().top < innerHeight * 0.5"
    assert not page.evaluate(covered), "the end of the game covers the arena"
    ada.link("Look back").click()
    ada.button("How the game went").click()
    story = page.get_by_role("dialog", name="How the game went")
    story.get_by_text("As a table").first.click()
    expect(story.get_by_role("row", name=re.compile(f"throw {throws} "))).to_be_visible()
    story.get_by_text("X", exact=True).first.click()
    expect(story.get_by_text(re.compile(r"^\d+ in \d+ throws?")).first).to_be_visible()

    walk = story.get_by_role("slider", name="Move through the game")
    walk.press("Home")
    expect(walk).to_have_attribute("aria-valuetext", re.compile(r"^start, .* \d+(\.\d)? %$"))
    walk.press("End")
    expect(walk).to_have_attribute("aria-valuetext", re.compile(r" 100 %"))
    walk.press("ArrowLeft")
    story.locator(".there").get_by_role("button", name="See it in the replay").click()
    expect(story).to_be_hidden()

    ada.go(f"g/{game}?throw=2&lang=de")
    expect(page.get_by_text(re.compile(rf"^throw ([2-9]|\d\d) of {throws}$"))).to_be_visible()
    page.keyboard.press("Space")
    page.evaluate("() => { navigator.share = async (data) => { window.passed = data.url; }; }")
    ada.button("Menu").click()
    ada.button("Share this throw").click()
    page.wait_for_function("() => window.passed")
    assert re.search(rf"/g/{game}\?throw=\d+&lang=en$", page.evaluate("window.passed"))
