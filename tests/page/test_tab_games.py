"""Games in a browser tab, from a folder on a host of files: no server is there at all.

    THROWDOWN_TAB_GAMES=strike,impact,impact_power,impact_avatar,hp_strike,verasselt \\
        .venv/bin/python -m pytest tests/page/test_tab_games.py -n 0
"""

from __future__ import annotations

import os
import re
from typing import TYPE_CHECKING

import pytest
from playwright.sync_api import expect

from tests.page.conftest import PHONE, WIDE, coming
from tests.page.players import Player, play
from tests.page.test_site import files_of
from tests.samples import sample
from throwdown.server.web.site import write_site

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser

    from tests.page.visitor import Visitor

#: All of them take minutes.
GAMES = os.environ.get("THROWDOWN_TAB_GAMES", "impact").split(",")
#: Tells the visitor what the host in the worker sends to the page, as others hear it of a socket.
HEAR = """
window.Worker = class extends Worker {
  constructor(...how) {
    super(...how);
    this.addEventListener('message', ({ data }) => {
      if (typeof data?.data === 'string') window.heard(data.data);
    });
  }
};
"""
#: Some private windows: everything that stores refuses.
DENIES = """
const refuse = () => { throw new DOMException('', 'SecurityError'); };
IDBFactory.prototype.open = refuse;
for (const name of ['keys', 'open', 'match']) CacheStorage.prototype[name] = async () => refuse();
"""
#: A game that is not over after so long will never be, in s.
PATIENCE = 600.0
#: Throws of an evening with the real box.
EVENING = sample(10, 30)
ASKED = ".faces button:enabled, .pad.list button:enabled"  # the desk waits for the referee, not for the host


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a folder with the game, below a path."""
    folder = tmp_path_factory.mktemp("web")
    write_site(folder / "club")
    with files_of(folder) as host:
        yield f"{host}/club"


def visiting(browser: Browser, url: str, language: str = "en", size: tuple[int, int] = WIDE) -> Visitor:
    viewport = {"width": size[0], "height": size[1]}
    context = browser.new_context(viewport=viewport, reduced_motion="reduce", locale=language)  # type: ignore[arg-type]
    context.add_init_script(HEAR)
    visitor = coming(context, url, "Ada", language)
    visitor.page.expose_function("heard", visitor.heard)
    return visitor


def test_a_private_window_is_named_before_anything_is_downloaded(browser: Browser, site: str) -> None:
    ada = visiting(browser, site)
    ada.context.add_init_script(DENIES)
    ada.go()
    asked: list[str] = []
    ada.context.on("request", lambda request: asked.append(request.url))
    ada.button("Play now").click()
    expect(ada.page.get_by_role("alert").first).to_contain_text("Leave the private window")
    assert not [url for url in asked if url.endswith(".gz")]
    assert ada.axe() == [] and ada.missing_words() == []
    ada.shot("tab-denied")
    ada.context.close()


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_played_to_its_end_and_checked(browser: Browser, site: str, game: str) -> None:
    """Two people at one device throw in the arena; then this browser throws every die of the record again."""
    ada = visiting(browser, site)
    ada.go(f"#/new?game={game}")
    seat = ada.button(re.compile("^Seat 2"))  # a bot at first
    seat.click()
    expect(seat).to_have_accessible_name(re.compile("Friend"))
    ada.button("Start the game").click()
    play([Player(ada, stops=3 if game != "verasselt" else 1)], PATIENCE)
    end = ada.page.get_by_role("region", name="End of the game")
    expect(end.get_by_role("heading").first).to_contain_text("win")
    ada.shot(f"tab-end-{game}")
    end.get_by_role("link", name="Look back").click()
    ada.button("Check the dice").click()
    sheet = ada.page.locator("dialog[open]")
    sheet.get_by_role("button", name="Check the dice", exact=True).click()
    expect(sheet.locator(".all")).to_contain_text("The draw of every die checks out")
    expect(sheet.locator(".mark.differs")).to_have_count(0)
    expect(sheet).to_contain_text("without a server")
    take_a_lesson(ada)
    assert ada.troubles == []
    ada.context.close()


def take_a_lesson(visitor: Visitor) -> None:
    """The first step, by keyboard."""
    visitor.page.keyboard.press("Escape")
    visitor.go("#/learn/strike")
    visitor.page.locator("section.hand [data-main]").wait_for()
    visitor.page.keyboard.press("Space")
    visitor.page.locator(".verdict").wait_for()
    assert visitor.missing_words() == []


def test_an_evening_with_the_referee_in_german(browser: Browser, site: str) -> None:
    """With the real box, on a phone; the page is loaded again in its middle, and nothing is lost."""
    ada = visiting(browser, site, "de", PHONE)
    ada.go("#/referee")
    ada.button("Los geht").click()
    desk = ada.page.locator(".desk")
    for throw in range(EVENING):
        enter_throw(ada, throw)
        if throw == EVENING // 2:
            desk.locator(ASKED).first.wait_for()
            position = desk.inner_text()
            ada.page.reload()
            expect(desk).to_have_text(position, use_inner_text=True)
    assert ada.missing_words() == [] and ada.sticking_out() == []
    ada.shot("tab-referee")
    assert ada.troubles == [] and ada.refused == []
    ada.context.close()


def enter_throw(visitor: Visitor, number: int) -> None:
    """A face in turn, so that few match, or the answer to what else is asked; then nothing is half entered."""
    version = visitor.version
    desk = visitor.page.locator(".desk")
    desk.locator(ASKED).first.wait_for()
    done = desk.locator("button.go.done:enabled, .pad.list button:enabled").first

    def entered() -> bool:
        face = desk.locator(".faces button:enabled").nth(number % 5)
        if face.count():
            face.click()
        return done.count() > 0

    visitor.wait_until(entered, desk.inner_text)
    done.click()
    visitor.wait_until(lambda: visitor.version > version, desk.inner_text)
