"""One journey through the page in Firefox and in WebKit, in both sizes; everything else is tested in Chromium.

    THROWDOWN_SHOTS=/tmp/shots .venv/bin/python -m pytest tests/page/test_engines.py -n 0

An engine that is not here is not tried, except in CI: scripts/test names it.
"""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Any

import pytest

from tests.page.engines import FirefoxWindow, Guest, WebKitWindow, missing, nowhere
from tests.page.test_site import files_of
from throwdown.server.web.site import write_site

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from tests.server.serving import Serving

WITH_BOT: list[dict[str, Any]] = [{"me": True}, {"bot": "novice"}]
MAIN = "section.hand [data-main]"
BOX = "[role=application]"
END = "section[aria-label='End of the game']"
MISSING = missing()
TRIED = [engine for engine in ("Firefox", "WebKit") if engine not in MISSING or os.environ.get("CI") == "true"]


@pytest.fixture(params=TRIED)
def guest(request: pytest.FixtureRequest, server: Serving, tmp_path: Path) -> Iterator[Guest]:
    """Somebody with one window, in which nothing may have gone wrong."""
    engine: str = request.param
    if engine in MISSING:
        pytest.fail(f"{engine} is not here: run scripts/browser.", pytrace=False)
    with nowhere() as display:
        window: FirefoxWindow | WebKitWindow
        if engine == "Firefox":
            window = FirefoxWindow(request.getfixturevalue("playwright"), display)
        else:
            window = WebKitWindow(tmp_path, display)
        try:
            yield Guest(window, server.url, engine)
            assert window.troubles() == []
        finally:
            window.close()


def test_everything_of_the_page_works(guest: Guest) -> None:
    table = throw_by_hand(guest)
    person = guest.ask("visitor")["person"]
    comes_back_without_storage(guest)
    verify(guest, table)
    play_cards(guest)
    take_a_lesson(guest)
    referee(guest)
    assert guest.ask("visitor")["person"] == person, "nobody else came in"


def test_the_game_is_played_without_a_server(guest: Guest, tmp_path: Path) -> None:
    """From a folder on a host of files: Python and the engine run in the browser."""
    write_site(tmp_path / "site" / "club")
    with files_of(tmp_path / "site") as host:
        guest.url = f"{host}/club"
        guest.go()
        guest.click("button", "^Play now")
        while is_over(guest):
            guest.click("button", "^Play again")
        lines = count(guest, ".log li")
        guest.window.press(" ")
        guest.wait(lambda: count(guest, ".log li") > lines, "what the throw did")
        guest.shows_well("tab")


def throw_by_hand(guest: Guest) -> str:
    """In 3D: the target by keys, then the dice in the hand are pulled and let go; the table of that game."""
    guest.go()
    guest.shows_well("front")
    guest.click("button", "^Play now")
    while is_over(guest):
        guest.click("button", "^Play again")
    guest.see(f"{BOX}[data-view='3d'] canvas")
    guest.shows_well("table")
    x, y = hand(guest)
    before = aim(guest)
    guest.window.press("ArrowLeft")
    guest.wait(lambda: aim(guest) != before, "another target")
    lines = count(guest, ".log li")
    guest.window.drag(*[(x, y + 8 * step) for step in range(9)])
    guest.wait(lambda: count(guest, ".log li") > lines, "what the throw did")
    if not is_over(guest):
        guest.click("header button", "^Menu")
        guest.click("dialog button", "^Give up")
        guest.click("dialog button", "^(Yes, g|G)ive up")
    guest.see(END)
    guest.shows_well("end")
    table: str = guest.window.evaluate("() => location.pathname.split('/').at(-1)")
    return table


def is_over(guest: Guest) -> bool:
    """Whether the game is over, once it is that or our turn. What flies is skipped."""

    def waits_for_us() -> object:
        if count(guest, f"{BOX}[data-playing]"):
            guest.window.press("Escape")
        return guest.look("middle", [f"{MAIN}, {END}", ""])

    guest.wait(waits_for_us, "our turn")
    return count(guest, END) > 0


def hand(guest: Guest) -> tuple[float, float]:
    """Where the dice in the hand are: the scale of the force is bent around them."""
    guest.see(f"{BOX} .gauge.back")
    x, y = guest.window.evaluate("""() => {
      const { left, top, width } = document.querySelector('.gauge.back').getBoundingClientRect();
      return [left + width / 2, top + width / 2];
    }""")
    return x, y


def aim(guest: Guest) -> str:
    """What is drawn of the aim: the way of the dice and where they land."""
    drawn: str = guest.window.evaluate("() => document.querySelector('.overlay').innerHTML")
    return drawn


def count(guest: Guest, selector: str) -> int:
    number: int = guest.window.evaluate("(selector) => document.querySelectorAll(selector).length", selector)
    return number


def comes_back_without_storage(guest: Guest) -> None:
    """As after a week in Safari, which keeps only the cookie. Without motion all is flat, and there immediately."""
    guest.window.evaluate("""() => {
      const settings = JSON.parse(localStorage.getItem('throwdown'));
      localStorage.clear();
      localStorage.setItem('throwdown', JSON.stringify({ ...settings, motion: 'none' }));
    }""")


def verify(guest: Guest, table: str) -> None:
    """The replay of the last game; the browser checks it."""
    games = guest.wait(lambda: guest.ask(f"tables/{table}").get("replays"), "the record of the game")
    guest.go(f"g/{games[-1]}")
    guest.see(f"{BOX}[data-view='flat']")
    guest.shows_well("replay")
    guest.click("button", "^Check the dice")
    guest.click("dialog button", "^Check the dice")
    guest.see("dialog .all", "and so does every fall")
    assert count(guest, "dialog .mark.holds") and not count(guest, "dialog .mark.differs")
    guest.shows_well("verified")


def play_cards(guest: Guest) -> None:
    """A turn at the table, then the same game on the television and on a phone."""
    table = guest.ask("tables", {"game": "verasselt", "seats": WITH_BOT, "start": True, "thrower": "luck", "first": 0})
    guest.go(f"t/{table['table']['id']}")
    guest.click(f"{MAIN}, section.hand button", "^Take the bug hub")
    guest.click(MAIN, "^Roll")
    guest.wait(lambda: not count(guest, ".tumbling"), "dice at rest")
    guest.shows_well("cards")
    guest.go(f"screen/{table['table']['id']}")
    guest.see(".board .tray")
    guest.shows_well("screen")
    guest.go(f"hand/{table['table']['id']}")
    guest.see(".hand-page [data-main], .hand-page [role=status]")
    guest.shows_well("hand")


def take_a_lesson(guest: Guest) -> None:
    """The first step, by keyboard."""
    guest.go("learn/strike")
    guest.see(MAIN)
    guest.shows_well("lesson")
    guest.window.press(" ")
    guest.see(".verdict")


def referee(guest: Guest) -> None:
    """A throw of real dice is entered."""
    people = [{"name": "Ann"}, {"name": "Ben"}]
    wanted = {"game": "hp_strike", "kind": "referee", "seats": people, "visibility": "link", "start": True}
    guest.go(f"t/{guest.ask('tables', wanted)['table']['id']}")
    guest.click(".faces button", "Immobulus")
    guest.click("button", "^Done")
    guest.wait(lambda: "The die shows Immobulus" in guest.words(), "the ruling")
    guest.shows_well("referee")
