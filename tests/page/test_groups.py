"""The book of a family of four over three years: making a group, joining by a link, reading, leaving, printing."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.page.conftest import PHONE
from tests.page.visitor import PATIENCE, SHOTS
from throwdown.history.rows import PLAY_FIELDS

if TYPE_CHECKING:
    from tests.page.conftest import Visit
    from tests.page.visitor import Visitor
    from tests.server.serving import Serving

FAMILY = ("Ada", "Bo", "Cleo", "Dan")
KINDS = ("strike", "impact", "verasselt")
EVENINGS = 120
DAY = 86400.0
FIRST = datetime(2024, 1, 6, 19, tzinfo=UTC).timestamp()


def play_for_years(server: Serving, people: list[str], host: str) -> None:
    """Games of the family on every ninth evening; the last one was on one device, with typed names."""
    rng, rows = Random(7), []
    for evening in range(EVENINGS):
        for number in range(rng.randint(1, 5)):
            sat = rng.sample(range(4), rng.randint(2, 4))
            ended = FIRST + evening * 9 * DAY + number * 1800.0
            last = evening == EVENINGS - 1
            for seat, (person, rank) in enumerate(zip(sat, range(1, 5), strict=False)):
                rows.append({
                    "game": f"family{evening}-{number}", "seat": seat, "person": None if last else people[person],
                    "bot": "", "name": FAMILY[person], "kind": KINDS[evening % 3], "edition": "", "thrower": "physics",
                    "table_kind": "hot_seat" if last else "online", "host": host if last else "",
                    "seats": len(sat), "rank": rank, "won": int(rank == 1), "left": 0, "ended": ended,
                    "figures": f'{{"dice":30,"counts":{{"x":[{rng.randrange(2, 9)},5.0,4.1667]}}}}', "analysis": "",
                })  # fmt: skip
    columns, marks = ", ".join(f'"{name}"' for name in PLAY_FIELDS), ", ".join("?" * len(PLAY_FIELDS))
    with closing(sqlite3.connect(server.data / "throwdown.db", timeout=60)) as connection, connection:
        connection.executemany(
            f"INSERT INTO plays ({columns}) VALUES ({marks})",  # noqa: S608
            [[row[name] for name in PLAY_FIELDS] for row in rows],
        )
        connection.execute("INSERT INTO tables VALUES ('family', 'closed', 'link', '{}', ?, ?)", (FIRST, FIRST))
        connection.executemany(
            "INSERT INTO games VALUES (?, 'family', ?, 'strike', '', ?, ?)",
            [(game, n, FIRST, FIRST) for n, game in enumerate({row["game"] for row in rows if row["host"]})],
        )


def check_words(visitor: Visitor) -> None:
    assert visitor.faults_in_languages() == []


def join(visitor: Visitor, link: str) -> None:
    visitor.come_in()
    given = {"invitation": link.split("#join=")[1]}
    answer = visitor.context.request.post(
        f"{visitor.url}/api/groups/join", data=given, headers={"origin": visitor.url}, timeout=PATIENCE * 1000
    )
    assert answer.ok, answer.text()


def test_a_family_of_four_reads_three_years_and_one_of_them_leaves(server: Serving, visit: Visit) -> None:
    ada, bo = visit(), visit(name="Bo", size=PHONE, touch=True)
    others = [visit(name=name) for name in FAMILY[2:]]
    ada.come_in()
    ada.go()
    ada.button("Menu").click()
    ada.link("Groups").click()
    expect(ada.page.get_by_text("You are not in a group yet.")).to_be_visible()
    ada.page.get_by_label("Name of the group").fill("The Dice Family")
    ada.page.keyboard.press("Enter")
    link = ada.page.get_by_label("Link that invites").input_value()
    check_words(ada)

    # Bo is new here: the link asks for a name
    bo.page.goto(link)
    expect(bo.page.get_by_role("heading", name="You are invited to the group The Dice Family.")).to_be_visible()
    assert "#" not in bo.page.url
    bo.page.get_by_label("Your name").fill("Bo")
    bo.shot("groups-invited")
    assert bo.axe() == []
    bo.button("Join").click()
    expect(bo.page.get_by_text("No games here.")).to_be_visible()
    for each in others:
        join(each, link)
    ada.page.get_by_label("Name of the new member").fill("Grandma")
    ada.page.keyboard.press("Enter")
    expect(ada.button("Grandma: that is me")).to_be_visible()

    # three years later; the last evening was on Ada's tablet, where she typed the names
    people = [str(each.asked("me")["person"]["id"]) for each in (ada, bo, *others)]
    play_for_years(server, people, people[0])
    ada.page.reload()
    expect(ada.page.get_by_role("region", name="Who beat whom")).to_be_visible()
    year = ada.page.get_by_role("combobox", name="Year", exact=True)
    options = year.locator("option").all_inner_texts()
    assert options == ["All years", "2026", "2025", "2024"]
    before = ada.page.locator("p.summary").inner_text()
    ada.page.get_by_role("heading", name="Names that you typed").click()
    ada.button("Take over: ").first.click()
    expect(ada.page.locator("p.summary")).not_to_have_text(before)
    assert ada.axe() == []
    ada.shot("groups-wide")
    check_words(ada)

    # by keyboard: another year
    ada.tab_to(year)
    year.select_option("2024")
    expect(ada.page).to_have_url(f"{ada.page.url.split('?')[0]}?year=2024")

    # Bo reads it on a phone, and leaves
    bo.page.reload()
    expect(bo.page.get_by_role("region", name="Who beat whom")).to_be_visible()
    bo.page.get_by_role("heading", name="Members").click()
    bo.shot("groups-phone")
    assert bo.axe() == []
    check_words(bo)
    bo.button("Leave the group").click()
    bo.button("Leave now").click()
    expect(bo.page.get_by_text("You are not in a group yet.")).to_be_visible()

    # what he played stays without his name, on paper too
    year.select_option("2025")
    ada.page.reload()
    expect(ada.page.get_by_role("row", name="somebody who left").first).to_be_visible()
    assert ada.page.get_by_text("Bo", exact=True).count() == 0
    ada.page.emulate_media(media="print")
    expect(ada.page.get_by_role("heading", name="Members")).to_be_hidden()
    expect(ada.page.get_by_text("2025", exact=True).first).to_be_visible()
    paper = ada.page.pdf(format="A4", margin={"top": "15mm", "right": "15mm", "bottom": "15mm", "left": "15mm"})
    assert paper.count(b"/Type /Page\n") <= 2
    if SHOTS:
        (Path(SHOTS) / "groups.pdf").write_bytes(paper)
    ada.page.emulate_media(media="screen")
