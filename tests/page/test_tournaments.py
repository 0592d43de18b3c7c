"""A tournament of 23 to its end: people in browsers, bots, names on paper, two real boxes, and a power cut."""

from __future__ import annotations

import csv
import io
from pathlib import Path
from typing import TYPE_CHECKING, Any

from playwright.sync_api import expect

from tests.page.conftest import PHONE
from tests.page.visitor import LANGUAGES, PATIENCE, SHOTS, look_again

if TYPE_CHECKING:
    from playwright.sync_api import Locator

    from tests.page.conftest import Visit
    from tests.page.visitor import Visitor
    from tests.server.serving import Serving

PAPER = [
    "Anneliese", "Bartholomäus", "Chen", "Dario", "Élodie", "Fatima", "Gregor", "Hannah-Marie", "Ivo", "Jette",
    "Karl-Friedrich", "Luisa", "Maximilian", "Nora", "Oskar", "Paula", "Quirin",
]  # fmt: skip
#: What browsers say while there is no server: the connection was refused, or reset.
POWER_CUT = "ERR_CONNECTION_RE"
#: Store the language of the page.
SPEAK = """(language) => {
    const stored = JSON.parse(localStorage.getItem('throwdown') ?? '{}');
    localStorage.setItem('throwdown', JSON.stringify({ ...stored, language }));
}"""


class Host:
    """The window of the host, and what she does besides by the API."""

    def __init__(self, visitor: Visitor) -> None:
        self.visitor = visitor
        self.id = visitor.page.url.rsplit("/", 1)[1]

    @property
    def state(self) -> dict[str, Any]:
        found: dict[str, Any] = self.visitor.asked(f"tournaments/{self.id}")
        return found

    def post(self, path: str, **given: Any) -> None:
        url = f"{self.visitor.url}/api/tournaments/{self.id}/{path}"
        headers = {"origin": self.visitor.url}
        answer = self.visitor.context.request.post(url, data=given, headers=headers, timeout=PATIENCE * 1000)
        assert answer.ok, answer.text()

    def number_of(self, name: str) -> int:
        return next(int(each["number"]) for each in self.state["entrants"] if each["name"] == name)

    def tables(self) -> list[dict[str, Any]]:
        """Of the current round, in the order of the room."""
        now = self.state
        return [table for table in now["tables"] if table["round"] == now["round"]]

    def table_of(self, name: str) -> tuple[int, dict[str, Any]]:
        """The number on its sign, and the table."""
        number = self.number_of(name)
        return next((sign, table) for sign, table in enumerate(self.tables(), 1) if number in table["seats"])

    def names(self, table: dict[str, Any]) -> list[str]:
        known = {each["number"]: str(each["name"]) for each in self.state["entrants"]}
        return [known[number] for number in table["seats"]]

    def favourites(self) -> set[int]:
        """Those who are to reach the final: the people who came in time, and one bot."""
        bot = next(str(each["name"]) for each in self.state["entrants"] if each["kind"] == "bot")
        return {self.number_of(name) for name in ("Ada", "Ben", "Cleo", bot)}

    def bring_people_together(self) -> None:
        """Tables that the draw put online play on one device: there, results are typed."""
        for table in [table for table in self.tables() if table["play"] == "online"]:
            self.post(f"tables/{table['number']}/move", play="device")

    def unimportant_table(self) -> tuple[int, dict[str, Any]]:
        """One without a favourite, with the number on its sign."""
        favourites = self.favourites()
        return next(each for each in enumerate(self.tables(), 1) if not favourites & {*each[1]["seats"]})

    def finish_round(self, most: int = 6) -> None:
        """Type what is missing: favourites share the first place and all others the next, so that the first four of all
        are the favourites, whoever meets whom."""
        favourites = self.favourites()
        for table in [table for table in self.tables() if table["places"] is None][:most]:
            ahead = favourites.intersection(table["seats"])
            places = [1 if number in ahead else 1 + len(ahead) for number in table["seats"]]
            self.post(f"tables/{table['number']}/result", places=places)


def check(visitor: Visitor, name: str, *languages: str) -> None:
    """Accessible, nothing sticks out, and every word is there."""
    visitor.shot(f"tournament-{name}")
    assert visitor.axe() == [], name
    if languages:
        assert visitor.faults_in_languages(languages) == [], name


def check_hall(hall: Visitor, name: str) -> None:
    """Everything is on the screen at once, at both sizes."""
    for width, height in ((1280, 720), (1920, 1080)):
        hall.page.set_viewport_size({"width": width, "height": height})
        hall.shot(f"hall-{name}-{width}")
        size = hall.page.evaluate("[document.scrollingElement.scrollWidth, document.scrollingElement.scrollHeight]")
        assert size == [width, height], name
        assert hall.sticking_out() == []
    assert (hall.axe(), hall.missing_words()) == ([], [])


def check_hall_in_languages(hall: Visitor) -> None:
    """The big screen has no menu: it speaks the language that its browser has stored."""
    for language in (*(each for each in LANGUAGES if each != "en"), "en"):
        hall.page.evaluate(SPEAK, language)
        hall.page.reload()
        expect(hall.page.locator(f"html[lang={language}] .hall section li").first).to_be_visible()
        assert (hall.missing_words(), hall.sticking_out()) == ([], []), language


def open_one(ada: Visitor) -> Host:
    ada.come_in()
    ada.go()
    ada.button("Menu").click()
    ada.link("Tournaments").click()
    ada.link("New tournament").click()
    ada.page.get_by_label("Name of the tournament").fill("Friday at the club")
    ada.page.get_by_label("Rounds", exact=True).last.fill("2")
    ada.page.get_by_label("Real boxes in the room").fill("2")
    ada.page.get_by_label("Minutes for a round").fill("30")
    check(ada, "new", *LANGUAGES)
    ada.button("Open the tournament").click()
    expect(ada.page.get_by_role("heading", name="Friday at the club")).to_be_visible()
    return Host(ada)


def enter(visitor: Visitor, link: str) -> None:
    visitor.page.goto(link)
    visitor.page.get_by_label("Your name").fill(visitor.name)
    visitor.button("Enter").click()
    expect(visitor.page.get_by_role("heading", name="You are in.")).to_be_visible()


def enter_late(visitor: Visitor, link: str) -> None:
    visitor.page.goto(link)
    expect(visitor.page.get_by_text("You play from the next round.")).to_be_visible()
    check(visitor, "late")
    enter(visitor, link)


def type_own_result(ben: Visitor, host: Host) -> None:
    """By taps on the phone: he comes first, and shares that with the other favourites of his table."""
    _, table = host.table_of("Ben")
    names, favourites = dict(zip(table["seats"], host.names(table), strict=True)), host.favourites()
    order = sorted(table["seats"], key=lambda number: (names[number] != "Ben", number not in favourites))
    ben.button("Type the result").click()
    mine = ben.page.get_by_role("region", name="Your table")
    for number in order[:-1]:
        mine.get_by_role("button", name=names[number], exact=True).click()
    expect(mine.get_by_role("list", name="Places")).to_contain_text(names[order[-1]])
    for number in order[1:]:
        if number in favourites:
            mine.get_by_role("button", name=f"{names[number]} is tied with").click()
    check(ben, "result", *LANGUAGES)
    ben.button("Send the result").click()
    expect(ben.page.get_by_role("heading", name="You came first")).to_be_visible()


def press(visitor: Visitor, wanted: Locator) -> None:
    """With the keyboard only."""
    visitor.tab_to(wanted)
    visitor.page.keyboard.press("Enter")


def type_and_correct(ada: Visitor, host: Host) -> None:
    """The host types a result with the keyboard; then she hears that all of them were equal."""
    sign, table = host.unimportant_table()
    names = host.names(table)
    press(ada, ada.button(f"Type the result, Table {sign}"))
    for name in names[:-1]:
        press(ada, ada.page.get_by_role("button", name=name, exact=True))
    press(ada, ada.button("Send the result"))
    leader = ada.page.get_by_role("row", name=names[0])
    expect(leader.get_by_role("cell").last).to_have_text("5")
    press(ada, ada.button(f"Correct, Table {sign}"))
    for name in names[1:]:
        press(ada, ada.button(f"{name} is tied with"))
    press(ada, ada.button("Send the result"))
    expect(ada.page.get_by_text("corrected", exact=True)).to_be_visible()
    expect(leader.get_by_role("cell").last).to_have_text("2.75" if len(names) == 4 else "3")


def play_final(host: Host, *finalists: Visitor) -> None:
    """At a live table; all people give up one after the other, and the bot wins."""
    for visitor in finalists:
        look_again(visitor)
        expect(visitor.page.get_by_role("heading", name="You are in the final.")).to_be_visible()
        visitor.page.get_by_role("link", name="To the table").first.click()
    for visitor in finalists:
        visitor.wait_until(lambda: bool(visitor.game), lambda: visitor.page.inner_text("main"))  # noqa: B023
        visitor.shot(f"final-{visitor.name}")
        visitor.button("Menu").click()
        visitor.button("Give up").click()
        visitor.page.get_by_text("for good").wait_for()
        visitor.button("Give up").click()
    for visitor in finalists:
        visitor.page.get_by_role("region", name="End of the game").wait_for()
        back = visitor.link("Back to the tournament")
        visitor.middle_at_rest(back)
        back.click()
        expect(visitor.page.get_by_role("heading", name="Friday at the club")).to_be_visible()
    ada = host.visitor
    ada.wait_until(lambda: host.tables()[0]["places"] is not None, lambda: f"no result: {host.tables()}")


def check_paper(ada: Visitor, host: Host) -> None:
    """Standings and tables on paper and as files."""
    ada.page.emulate_media(media="print")
    expect(ada.page.get_by_role("heading", name="Standings")).to_be_visible()
    expect(ada.page.get_by_role("button", name="Print")).to_be_hidden()
    expect(ada.page.get_by_text("Round 1", exact=True)).to_be_hidden()
    paper = ada.page.pdf(format="A4", margin={"top": "15mm", "right": "15mm", "bottom": "15mm", "left": "15mm"})
    assert paper.count(b"/Type /Page\n") <= 3
    if SHOTS:
        (Path(SHOTS) / "tournament.pdf").write_bytes(paper)
    ada.page.emulate_media(media="screen")
    for sheet, least in (("standings", 24), ("tables", 40)):
        url = f"{ada.url}/api/tournaments/{host.id}/csv?sheet={sheet}"
        text = ada.context.request.get(url, timeout=PATIENCE * 1000).body().decode("utf-8-sig")
        rows = list(csv.reader(io.StringIO(text)))
        assert len(rows) > least
        assert any("Hannah-Marie" in row for row in rows)


def test_a_tournament_of_23_comes_to_its_end(server: Serving, visit: Visit) -> None:
    ada = visit(forgive=POWER_CUT)
    ben, cleo, dan = (visit(name=name, size=PHONE, touch=True, forgive=POWER_CUT) for name in ("Ben", "Cleo", "Dan"))
    hall = visit(name="hall", forgive=POWER_CUT)
    host = open_one(ada)
    link = ada.page.get_by_label("Link to the tournament").input_value()
    hall.go(f"tournaments/{host.id}/screen")

    # 22 enter: three people, seventeen names on paper and two bots
    ada.button("Enter as Ada").click()
    enter(ben, link)
    enter(cleo, link)
    ada.page.get_by_label("Players without a device").fill("\n".join(PAPER))
    ada.page.get_by_role("button", name="Add", exact=True).click()
    expect(ada.page.get_by_role("heading", name="Players: 20")).to_be_visible()
    for count in (21, 22):
        ada.button("Add a bot").click()
        expect(ada.page.get_by_role("heading", name=f"Players: {count}")).to_be_visible()
    look_again(hall)
    expect(hall.page.get_by_role("heading", name="Players: 22")).to_be_visible()
    check_hall(hall, "entering")
    check(ada, "entering")

    # the first round: phones say where everybody sits
    ada.button("Begin round 1").click()
    expect(ada.page.get_by_text("6 results are missing")).to_be_visible()
    assert sorted(len(table["seats"]) for table in host.tables()) == [3, 3, 4, 4, 4, 4]
    assert sorted(table["box"] for table in host.tables() if table["box"]) == [1, 2]
    host.bring_people_together()
    look_again(ben, cleo, hall)
    sign, _ = host.table_of("Ben")
    expect(ben.page.get_by_role("heading", name=f"Your table: {sign}")).to_be_visible()
    check(ben, "table", *LANGUAGES)

    # Dan comes late, and one on paper goes home
    enter_late(dan, link)
    host.post(f"entrants/{host.number_of('Quirin')}/leave")
    host.post("entrants", name="Rosalinde")
    assert sum(each["here"] for each in host.state["entrants"]) == 23

    # results: typed by a phone at the table, typed by the host, and corrected
    type_own_result(ben, host)
    look_again(ada)
    type_and_correct(ada, host)
    look_again(hall)
    expect(hall.page.get_by_text("+2.75").or_(hall.page.get_by_text("+3", exact=True)).first).to_be_visible()
    check_hall(hall, "round")
    check_hall_in_languages(hall)
    host.finish_round()

    # Ben is away for a moment; then the second round, with 23, and a power cut in its middle
    look_again(ada, ben)
    ben.button("Take a break, or go home").click()
    expect(ben.page.get_by_role("heading", name="You take a break.")).to_be_visible()
    ben.button("I am back").click()
    ada.button("Begin round 2").click()
    expect(ada.page.get_by_text("6 results are missing")).to_be_visible()
    assert sum(len(table["seats"]) for table in host.tables()) == 23
    host.bring_people_together()
    host.finish_round(3)
    before = host.state
    server.kill()
    server.start()
    after = host.state
    assert {**after, "now": 0} == {**before, "now": 0}
    look_again(ada, dan, hall)
    expect(ada.page.get_by_text("3 results are missing")).to_be_visible()
    expect(dan.page.get_by_role("heading", name="Your table:").or_(dan.page.get_by_text("You came"))).to_be_visible()
    check(ada, "host", *LANGUAGES)
    ada.page.set_viewport_size({"width": 640, "height": 360})  # 200 %
    assert ada.sticking_out() == []
    ada.page.set_viewport_size({"width": 1280, "height": 720})
    host.finish_round()

    # the final at a live table
    look_again(ada)
    ada.button("Begin the final").click()
    expect(ada.page.get_by_role("heading", name="You are in the final.")).to_be_visible()
    assert {*host.tables()[0]["seats"]} == host.favourites()
    play_final(host, ada, ben, cleo)
    look_again(ada)
    expect(ada.page.get_by_role("heading", name="The tournament is over.")).to_be_visible()
    look_again(dan, hall)
    expect(dan.page.get_by_text("You are number")).to_be_visible()
    check(dan, "over", *LANGUAGES)
    check_hall(hall, "over")
    check(ada, "over")
    check_paper(ada, host)
