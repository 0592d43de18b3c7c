"""Every screen: in every language without gaps, on every width without sticking out, for everybody by axe-core."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Literal

import pytest
from playwright.sync_api import expect

from tests.page.conftest import PHONE
from tests.page.visitor import LANGUAGES

if TYPE_CHECKING:
    from collections.abc import Callable

    from tests.page.conftest import Visit
    from tests.page.visitor import Visitor

SCHEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
WIDTHS = ((1280, 720), (390, 844), (360, 640))


# How to get to each screen


def _table(visitor: Visitor, game: str, **more: object) -> str:
    seats = [{"me": True}, {"bot": "novice"}]
    return str(visitor.open_table(**{"game": game, "seats": seats, "start": True} | more)["id"])


def front(visitor: Visitor) -> None:
    visitor.go()


def new(visitor: Visitor) -> None:
    visitor.go("new?game=impact_avatar")
    visitor.page.locator("summary").first.wait_for()
    for summary in visitor.page.locator("summary").all():
        summary.click()
    visitor.page.locator("details .option").first.wait_for()


def waiting_room(visitor: Visitor) -> None:
    seats = [{"me": True}, {"bot": "master"}, {}]
    visitor.go(f"t/{visitor.open_table(game='hp_strike', seats=seats)['id']}")
    visitor.page.locator(".qr").wait_for()


def arena_table(visitor: Visitor, **more: object) -> None:
    visitor.go(f"t/{_table(visitor, 'hp_strike', **more)}")
    visitor.page.locator("[role=application][data-view]").wait_for()
    visitor.page.locator("section.hand [data-main]").wait_for()


def verasselt_table(visitor: Visitor, **more: object) -> None:
    visitor.go(f"t/{_table(visitor, 'verasselt', thrower='luck', **more)}")
    visitor.page.locator("section.hand [data-main]").wait_for()


def _asked(visitor: Visitor) -> None:
    visitor.page.keyboard.press("h")
    visitor.page.locator("section.hint").wait_for()


def arena_hint(visitor: Visitor) -> None:
    arena_table(visitor, hints=True)
    _asked(visitor)


def verasselt_hint(visitor: Visitor) -> None:
    verasselt_table(visitor, hints=True)
    visitor.button("Take the bug hub").click()
    visitor.button("Roll 7").wait_for()
    visitor.page.keyboard.press("o")
    visitor.button(re.compile("Roll 7.*% safe")).first.wait_for()
    _asked(visitor)


def end(visitor: Visitor) -> str:
    """A game that is given up; its id."""
    visitor.go(f"t/{_table(visitor, 'strike')}")
    return give_up(visitor)


def give_up(visitor: Visitor) -> str:
    """Give up the game that is played; its id."""
    visitor.page.locator("section.hand").wait_for()
    visitor.button("Menu").click()
    visitor.button("Give up").click()
    visitor.page.get_by_text("for good").wait_for()
    visitor.button("Give up").click()
    visitor.page.get_by_role("region", name="End of the game").wait_for()
    return str(visitor.game["id"])


def replay(visitor: Visitor) -> None:
    visitor.go(f"g/{end(visitor)}")
    visitor.page.locator("main button").first.wait_for()


def _played(visitor: Visitor) -> tuple[str, str, int]:
    """A game of two bots in which one made a mistake: the ids of its table and of itself, and the step."""
    while True:
        table = _table(visitor, "strike", seats=[{"bot": "novice"}, {"bot": "novice"}], thrower="luck")
        game = finished(visitor, table)
        players = visitor.asked(f"replays/{game}/review")["players"]
        slips = [slip["n"] for player in players for slip in player["slips"]]
        if slips:
            return table, game, slips[0]


def finished(visitor: Visitor, table: str) -> str:
    """The id of the first game of a table, once it is over."""

    def games() -> list[str]:
        return visitor.asked(f"tables/{table}").get("replays") or []

    visitor.wait_until(lambda: bool(games()), lambda: "the bots do not finish")
    return games()[0]


def replay_of_a_mistake(visitor: Visitor) -> None:
    _, game, step = _played(visitor)
    visitor.go(f"g/{game}?step={step}")
    visitor.page.locator(".better").wait_for()


def costliest(visitor: Visitor) -> None:
    table, *_ = _played(visitor)
    visitor.go(f"t/{table}")
    visitor.button("The whole story").click()
    visitor.page.locator("dialog .slips li").first.wait_for()


def referee(visitor: Visitor) -> None:
    visitor.go("referee")
    visitor.page.locator("summary").click()


def referee_desk(visitor: Visitor) -> None:
    visitor.go("referee?game=hp_strike")
    visitor.button("Begin").click()
    visitor.page.locator(".referee main button").first.wait_for()


def practice(visitor: Visitor) -> None:
    visitor.go("practice")
    visitor.page.locator("[role=application][data-view]").wait_for()


def resume(visitor: Visitor) -> None:
    visitor.go("resume")


def learn(visitor: Visitor) -> None:
    visitor.go("learn?game=verasselt")
    visitor.page.locator("article h2").first.wait_for()


def menu(visitor: Visitor) -> None:
    visitor.go()
    visitor.button("Menu").click()
    visitor.page.get_by_role("dialog").wait_for()


SCREENS: tuple[Callable[[Visitor], object], ...] = (
    front,
    new,
    waiting_room,
    arena_table,
    verasselt_table,
    arena_hint,
    verasselt_hint,
    end,
    replay,
    replay_of_a_mistake,
    referee,
    referee_desk,
    practice,
    resume,
    learn,
)
STATES = (*SCREENS, menu, costliest)


def _named(screen: Callable[[Visitor], object]) -> str:
    return screen.__name__


def _speak(visitor: Visitor, language: str) -> None:
    """Another language through the menu, as anybody can at any time."""
    visitor.page.locator("header button[aria-haspopup=dialog]").last.click()
    pick = visitor.page.locator("dialog[open] select:has(option[lang])")
    pick.select_option(language)
    expect(visitor.page.locator("html")).to_have_attribute("lang", language)
    visitor.page.keyboard.press("Escape")
    expect(visitor.page.locator("dialog[open]")).to_have_count(0)


def _in_every_language(visitor: Visitor, name: str) -> list[str]:
    """What has no words, and what sticks out of a window of any width."""
    faults: list[str] = []
    missing: dict[str, list[str]] = {}
    for language in LANGUAGES:
        _speak(visitor, language)
        for word in visitor.missing_words():
            missing.setdefault(word, []).append(language)
        for width, height in WIDTHS:
            visitor.page.set_viewport_size({"width": width, "height": height})
            faults += [f"{language} at {width}: {what}" for what in visitor.sticking_out()]
            if language == "de" and width != PHONE[0]:
                visitor.shot(f"{name}-{language}-{width}")
        visitor.page.set_viewport_size({"width": 1280, "height": 720})
    return faults + [f"{word} has no words in {', '.join(languages)}" for word, languages in missing.items()]


def _axe_everywhere(visitor: Visitor, name: str) -> list[str]:
    """What axe-core finds, light and dark, on a wide window and on a phone."""
    faults: list[str] = []
    for width, height in (WIDTHS[0], PHONE):
        visitor.page.set_viewport_size({"width": width, "height": height})
        for scheme in SCHEMES:
            visitor.page.emulate_media(color_scheme=scheme)
            faults += [f"{scheme} at {width}: {what}" for what in visitor.axe()]
            visitor.shot(f"{name}-{scheme}-{width}")
    visitor.page.emulate_media(color_scheme=SCHEMES[0])
    visitor.page.set_viewport_size({"width": 1280, "height": 720})
    return faults


@pytest.mark.parametrize("screen", STATES, ids=_named)
def test_everybody_can_use_and_read_it(visit: Visit, screen: Callable[[Visitor], object]) -> None:
    """By axe-core; and every screen, where the menu is closed, in every language."""
    visitor, name = visit(), _named(screen)
    visitor.come_in()
    screen(visitor)
    faults = _axe_everywhere(visitor, name)
    if screen in SCREENS:
        faults += _in_every_language(visitor, name)
    assert not faults, "\n".join(faults)


def test_axe_for_somebody_who_comes_by_a_link(visit: Visit) -> None:
    ada, ben = visit(), visit(name="Ben")
    ada.come_in()
    table = ada.open_table(game="strike", seats=[{"me": True}, {}])
    ben.go(f"t/{table['id']}")
    ben.page.get_by_label("Your name").wait_for()
    faults = _axe_everywhere(ben, "come_in")
    assert not faults, "\n".join(faults)


def test_these_checks_see_faults(visit: Visit) -> None:
    """A message without words, a button that is too wide and one without a name are found."""
    ada = visit()
    ada.go()
    assert (ada.missing_words(), ada.sticking_out(), ada.axe()) == ([], [], [])
    ada.page.evaluate(
        """() => {
          const [wide, mute] = [document.createElement('button'), document.createElement('button')];
          wide.textContent = 'page-nowhere';
          wide.style.width = '2000px';
          document.querySelector('main').append(wide, mute);
        }"""
    )
    assert ada.missing_words() == ["page-nowhere"]
    assert ada.sticking_out()
    assert any("button-name" in fault for fault in ada.axe())
