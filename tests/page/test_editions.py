"""Whoever opens a table gets the edition of their language."""

from __future__ import annotations

from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.page.conftest import PHONE
from tests.page.visitor import THROW

if TYPE_CHECKING:
    from tests.page.conftest import Visit


def test_a_table_has_the_edition_of_the_language(visit: Visit) -> None:
    ada = visit(language="de")
    ada.go()
    ada.link("Ändern: Harry Potter").click()
    edition = ada.page.get_by_role("combobox", name="Ausgabe")
    expect(edition.locator("option:checked")).to_contain_text("deutsche Ausgabe")
    ada.shot("edition-new-de")
    ada.button("Tisch eröffnen").click()
    heading = ada.page.locator("section.panel h2", has_text="deutsche Ausgabe")
    expect(heading).to_be_visible()
    ada.shot("edition-room-de")
    assert ada.asked(f"tables/{ada.page.url.rpartition('/')[2]}")["preset"] == "hp-DE"


def test_where_a_language_has_none_the_one_that_is_played_is_named(visit: Visit) -> None:
    ada = visit(language="es", size=PHONE)
    ada.go("new?game=impact")
    edition = ada.page.get_by_role("combobox", name="Edición")
    expect(edition.locator("option:checked")).to_contain_text("inglesa")
    for summary in ada.page.locator("summary").all():
        summary.click()
    ada.shot("edition-new-es")


def test_a_house_rule_is_what_differs_from_the_edition(visit: Visit) -> None:
    ada = visit()
    ada.come_in()
    seats = [{"me": True}, {}]
    options = {"collect": "optional"}
    table = ada.open_table(game="hp_strike", seats=seats, preset="hp-DE", options=options)
    ada.go(f"t/{table['id']}")
    panel = ada.page.locator("section.panel", has_text="German edition")
    expect(panel).to_contain_text("House rules")
    expect(panel.locator("dd")).to_have_count(1)
    ada.shot("edition-house-rules")


def test_people_at_one_table_are_asked_who_is_the_oldest(visit: Visit) -> None:
    ada = visit()
    ada.come_in()
    ada.go("new?game=strike")
    begins = ada.page.get_by_role("combobox", name="Who begins")
    expect(begins.locator("option:checked")).to_have_text("drawn by lot")
    ada.page.get_by_text("On this device").click()
    expect(begins.locator("option:checked")).to_have_text("Who is the oldest?")
    ada.page.get_by_role("combobox", name="Who is the oldest?").select_option(index=2)
    ada.button("Start the game").click()
    ada.button(THROW).wait_for()
    assert ada.game["view"]["active"] == 1
    plates = ada.page.locator("main [data-plate]:visible")
    seen = sorted(plates.evaluate_all("(all) => all.map((each) => Number(each.dataset.plate))"))
    assert seen == list(range(len(ada.game["view"]["supplies"]))), "everybody is there once, with their dice"


def test_friends_say_who_is_the_oldest_when_they_sit(visit: Visit) -> None:
    """Whoever opens the table does not know yet who will come."""
    ada, bo = visit(), visit()
    ada.come_in()
    bo.come_in()
    wanted = {"visibility": "link", "options": {"first_player": "oldest"}, "first": None}
    table = ada.open_table(game="strike", seats=[{"me": True}, {}], thrower="luck", **wanted)
    ada.go(f"t/{table['id']}")
    oldest = ada.page.get_by_role("combobox", name="Who is the oldest?")
    expect(oldest).to_have_count(0)
    bo.go(f"t/{table['id']}")
    bo.button("Take a seat").first.click()
    expect(ada.button("Start the game")).to_be_disabled()
    ada.shot("edition-room-asks")
    oldest.select_option(index=2)
    ada.button("Start the game").click()
    ada.page.locator("section.hand").wait_for()
    assert ada.game["view"]["active"] == 1
    ada.shot("edition-game")


def test_rules_on_paper_are_the_guide_alone(visit: Visit) -> None:
    ada = visit(language="de")
    ada.go("learn?game=impact_avatar")
    guide = ada.page.locator(".guide")
    expect(guide.locator(".setup > svg")).to_be_visible()
    ada.page.emulate_media(media="print")
    expect(guide).to_be_visible()
    for aside in ("header.bar", "main .field", "main .btn", "footer"):
        expect(ada.page.locator(aside).first).to_be_hidden()
