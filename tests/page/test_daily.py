"""The daily throw: one try by keyboard on a phone, and a day that is over with its list, its films and its proof."""

from __future__ import annotations

import re
import sqlite3
from contextlib import closing
from dataclasses import astuple
from typing import TYPE_CHECKING

import msgspec
from playwright.sync_api import expect

from tests.daily.tampering import FILE
from tests.daily.test_record import KNOWN
from tests.page.conftest import PHONE
from throwdown.daily.record import read_day
from throwdown.server.storage.sqlite.shelf import SqliteShelf
from throwdown.server.storage.store import DailyThrowRow, DayRow

if TYPE_CHECKING:
    from tests.page.conftest import Visit
    from tests.page.visitor import Visitor
    from tests.server.serving import Serving


def store_day(server: Serving, person: str) -> str:
    """The day of the known record, with its one throw made by this person."""
    record = read_day(KNOWN)
    (thrown,) = record.throws
    header, landing, intent = (
        msgspec.json.encode(each).decode() for each in (record.day, thrown.landing, thrown.intent)
    )
    day = DayRow(record.day.day, header, "", record.secret, 1.0, 2.0, record.final)
    throw = DailyThrowRow(thrown.throw, day.day, person, intent, 1, 1.0, thrown.landing.points, landing)
    with closing(sqlite3.connect(server.database)) as connection, connection:
        shelf = SqliteShelf(connection)
        shelf.put("daily_days", [astuple(day)])
        shelf.put("daily_throws", [astuple(throw)])
    return day.day


def looked_at(visitor: Visitor, name: str) -> None:
    """Nothing is missing, sticks out or is hard to use, in any language."""
    assert visitor.axe() == []
    assert visitor.faults_in_languages() == []
    visitor.shot(name)


def test_one_throw_a_day_and_a_day_that_is_over(visit: Visit, server: Serving) -> None:
    ada = visit(size=PHONE, touch=True, forgive="1999-01-01")
    ada.come_in()
    day = store_day(server, ada.asked("me")["person"]["id"])

    # today, from the menu, by keyboard
    ada.go()
    ada.button("Menu").click()
    ada.link("Daily throw").click()
    throws = ada.button(re.compile("^Throw 5"))
    expect(throws).to_be_enabled()
    expect(ada.page.get_by_text("Your throw will not be in the list.")).to_be_visible()
    looked_at(ada, "daily-phone")
    ada.page.locator("main").focus()
    ada.page.keyboard.press("Space")
    expect(ada.page.get_by_text("Come back tomorrow")).to_be_visible()
    expect(throws).to_have_count(0)
    looked_at(ada, "daily-thrown-phone")
    ada.page.reload()
    expect(ada.page.get_by_text("Come back tomorrow")).to_be_visible()
    expect(throws).to_have_count(0)

    # a day that is over
    ada.link(re.compile("^How .*2024 ended$")).click()
    expect(ada.page.get_by_text("Your place: 1")).to_be_visible()
    ada.button("Watch the throw of Ada").click()
    expect(ada.page.get_by_text("Ada: 4 points. 4 dice were turned, none left the arena.")).to_be_visible()
    with ada.page.expect_download() as film:
        ada.button("Save my throw as a GIF").click()
    assert film.value.suggested_filename == f"daily-{day}.gif"
    with ada.page.expect_download() as record:
        ada.button("Save the record").click()
    assert record.value.path().read_text() == FILE.read_text()
    ada.button("Throw everything again in this browser").click()
    expect(ada.page.get_by_text("the listed throw lands as recorded")).to_be_visible()
    looked_at(ada, "daily-over-phone")
    ada.page.set_viewport_size({"width": 1280, "height": 800})
    ada.shot("daily-over-wide")
    ada.go("daily/1999-01-01")
    expect(ada.page.get_by_role("alert")).to_be_visible()
    assert ada.axe() == []
