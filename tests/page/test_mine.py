"""What a person played: a list with filters, luck and skill, files to take along."""

from __future__ import annotations

import sqlite3
import time
from contextlib import closing
from dataclasses import astuple, replace
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.history.test_counting import played
from tests.live.store_contract import PLAY
from tests.page.conftest import PHONE
from throwdown.history.counting import figures_of
from throwdown.history.figures import Judged, written
from throwdown.history.ranks import ranks_of
from throwdown.server.storage.sqlite.shelf import SqliteShelf

if TYPE_CHECKING:
    from collections.abc import Iterator

    from tests.page.conftest import Visit
    from tests.page.visitor import Visitor
    from tests.server.serving import Serving
    from throwdown.history.rows import PlayRow

pytestmark = pytest.mark.deep

COUNT = 48
DAY_S = 86400.0
KINDS = ("strike", "impact_avatar", "verasselt")


def games_of(person: str) -> Iterator[PlayRow]:
    """Games of two years: against Bo, a bot, and some that were typed in for others."""
    now = time.time()
    samples = [(kind, played(kind, 3, seed)) for kind in KINDS for seed in range(4)]
    for number in range(COUNT):
        kind, match = samples[number % len(samples)]
        result = match.result
        assert result is not None
        figures, ranks, typed = figures_of(match), ranks_of(match, result), number % 12 == 0
        for seat, (bot, name) in enumerate((("", "Ada"), ("", "Bo"), ("casual", "Bit"))):
            judged = Judged(decisions=12, cost=0.1 + number / 400, luck=0.2 - seat / 10, exact=kind == "strike")
            who = (person if not typed else None, "p-bo", None)[seat]
            yield replace(
                PLAY,
                game=f"{person} {number:02d}",
                seat=seat,
                person=who,
                bot=bot,
                name=name,
                kind=kind,
                edition="",
                table_kind="referee" if typed else "online",
                host=person if typed else "",
                seats=3,
                rank=ranks[seat],
                won=int(seat in result.winners),
                ended=now - number * 15 * DAY_S,
                figures=written(figures[seat]),
                analysis=written(judged) if number % 2 else "",
            )


def looked_at(visitor: Visitor, name: str) -> None:
    """Nothing is missing, sticks out or is hard to use, in any language."""
    assert visitor.axe() == []
    assert visitor.faults_in_languages() == []
    visitor.shot(name)


def test_a_person_looks_back_on_two_years(visit: Visit, server: Serving) -> None:
    ada = visit(size=PHONE, touch=True)
    ada.go("mine")
    expect(ada.page.get_by_text("Nobody has played in this browser yet")).to_be_visible()
    ada.come_in()
    person = ada.asked("me")["person"]["id"]
    ada.go("mine")
    expect(ada.page.get_by_text("You have no finished game yet")).to_be_visible()
    with closing(sqlite3.connect(server.database)) as connection, connection:
        shelf = SqliteShelf(connection)
        shelf.put("plays", map(astuple, games_of(person)))

    # the list, by its menu, its filters and its pages
    ada.go()
    ada.button("Menu").click()
    ada.page.get_by_role("link", name="My games", exact=True).click()
    games = ada.page.get_by_role("article")
    expect(games).to_have_count(30)
    ada.button("Show older games").click()
    expect(games).to_have_count(COUNT)
    looked_at(ada, "mine-games-phone")
    ada.page.get_by_role("combobox", name="Game").select_option("strike")
    expect(ada.page.get_by_text("16 games", exact=True).first).to_be_visible()
    ada.page.get_by_role("combobox", name="Year").select_option(str(time.localtime().tm_year - 1))
    expect(ada.link("Analysis: Strike")).not_to_have_count(16)
    expect(games.first).to_be_visible()
    with ada.page.expect_download() as file:
        ada.link("CSV").click()
    assert file.value.suggested_filename == "throwdown-csv.csv"

    # luck and skill
    ada.link("Luck and skill").click()
    expect(ada.page.get_by_role("heading", name="Streaks")).to_be_visible()
    looked_at(ada, "mine-luck-phone")
    analysed: list[str] = []
    ada.page.on("request", lambda request: analysed.append(request.url) if "/analysis" in request.url else None)
    ada.page.route("**/analysis", lambda route: route.fulfill(json={}))  # the server has no such games
    ada.button("Analyse 20 games").click()
    ada.wait_until(lambda: len(set(analysed)) == 20, lambda: f"{analysed}")
    expect(ada.button("Analyse 20 games")).to_be_visible()
    ada.page.set_viewport_size({"width": 1280, "height": 900})
    ada.shot("mine-luck-wide")
    assert ada.axe() == []
    ada.tab_to(ada.page.get_by_role("link", name="Games", exact=True))
    ada.page.keyboard.press("Enter")
    expect(games).to_have_count(30)
    ada.shot("mine-games-wide")
