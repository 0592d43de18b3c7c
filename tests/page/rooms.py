"""How to get to every room of the page, and what axe-core finds there."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Literal

from tests.page.conftest import PHONE, WIDE

if TYPE_CHECKING:
    from tests.page.visitor import Visitor

#: In which axe-core looks at every room: it sees all colours, and what only one of the sizes shows.
LOOKS: tuple[tuple[tuple[int, int], Literal["light", "dark"]], ...] = ((WIDE, "light"), (PHONE, "dark"))


def _table(visitor: Visitor, game: str, **more: object) -> str:
    seats = [{"me": True}, {"bot": "novice"}]
    return str(visitor.open_table(**{"game": game, "seats": seats, "start": True} | more)["id"])


def front(visitor: Visitor) -> None:
    visitor.go()


def new(visitor: Visitor) -> None:
    visitor.go("new?game=impact_avatar")
    visitor.page.get_by_text("More settings").click()
    unfold(visitor)
    visitor.page.locator("details .option").first.wait_for()


def unfold(visitor: Visitor) -> None:
    """Handicap and house rules; the first is loaded after the page."""
    visitor.page.locator("summary", has_text="Handicap").wait_for()
    while (closed := visitor.page.locator("details:not([open]) > summary")).count():
        closed.first.click()


def waiting_room(visitor: Visitor) -> None:
    seats = [{"me": True}, {"bot": "master"}, {}]
    visitor.go(f"t/{visitor.open_table(game='hp_strike', seats=seats)['id']}")
    visitor.page.locator(".share").wait_for()


def arena_table(visitor: Visitor) -> None:
    visitor.go(f"t/{_table(visitor, 'hp_strike', hints=True)}")
    visitor.page.locator("[role=application][data-view]").wait_for()
    visitor.page.locator("section.hand [data-main]").wait_for()


def verasselt_table(visitor: Visitor) -> None:
    visitor.go(f"t/{_table(visitor, 'verasselt', thrower='luck', hints=True)}")
    visitor.page.locator("section.hand [data-main]").wait_for()


def hint(visitor: Visitor) -> None:
    visitor.page.keyboard.press("h")
    visitor.page.locator("section.hint").wait_for()


def odds_and_hint(visitor: Visitor) -> None:
    visitor.button("Take the bug hub").click()
    visitor.button("Roll 7").wait_for()
    visitor.page.keyboard.press("o")
    visitor.button(re.compile("Roll 7.*% safe")).first.wait_for()
    hint(visitor)


def end(visitor: Visitor) -> str:
    """A game that is given up; its id."""
    visitor.go(f"t/{_table(visitor, 'strike')}")
    return give_up(visitor)


def give_up(visitor: Visitor) -> str:
    """Give up the game that is played; its id."""
    visitor.page.locator("section.hand").wait_for()
    visitor.give_up()
    return str(visitor.game["id"])


def replay(visitor: Visitor) -> None:
    """Of the game that was given up."""
    visitor.go(f"g/{visitor.game['id']}")
    visitor.page.locator("main button").first.wait_for()


def _played(visitor: Visitor) -> str:
    """The table of two bots of which one made a mistake."""
    while True:
        table = _table(visitor, "strike", seats=[{"bot": "novice"}, {"bot": "novice"}], thrower="luck")
        if _mistakes(visitor, finished(visitor, table)):
            return table


def _mistakes(visitor: Visitor, game: str) -> list[int]:
    """The steps at which something better could have been done."""
    players = visitor.asked(f"replays/{game}/review")["players"]
    return [slip["n"] for player in players for slip in player["slips"]]


def finished(visitor: Visitor, table: str) -> str:
    """The id of the first game of a table, once it is over and stored: the table knows it a moment earlier."""

    def stored() -> str | None:
        game = next(iter(visitor.asked(f"tables/{table}").get("replays") or []), None)
        return game if game and visitor.answers(f"replays/{game}/record") else None

    visitor.wait_until(lambda: stored() is not None, lambda: "the bots do not finish")
    return str(stored())


def costliest(visitor: Visitor) -> None:
    visitor.go(f"g/{finished(visitor, _played(visitor))}?story")
    visitor.page.locator("dialog .slips li").first.wait_for()


def replay_of_a_mistake(visitor: Visitor) -> None:
    """One of those that the story told."""
    game = visitor.page.url.rpartition("/")[2].partition("?")[0]
    visitor.go(f"g/{game}?step={_mistakes(visitor, game)[0]}")
    visitor.page.locator(".better").wait_for()


def referee(visitor: Visitor) -> None:
    visitor.go("referee")
    unfold(visitor)


def referee_desk(visitor: Visitor) -> None:
    visitor.go("referee?game=hp_strike")
    visitor.button("Start the game").click()
    visitor.page.locator(".referee main button").first.wait_for()


def practice(visitor: Visitor) -> None:
    """A target by keys: its position, the aim of a master, a throw that is judged."""
    visitor.go("practice")
    arena = visitor.page.locator("[role=application][data-view]")
    arena.wait_for()
    visitor.page.get_by_role("button", name="Try a target").and_(visitor.page.locator(":enabled")).wait_for()
    arena.press("n")
    visitor.page.locator("ol [aria-current=true]").wait_for()
    arena.press("h")
    desk = visitor.page.get_by_role("region", name="Your throw")
    desk.get_by_text("A master aims at").wait_for()
    arena.press(" ")
    desk.get_by_text("eached with").wait_for()


def resume(visitor: Visitor) -> None:
    visitor.go("resume")


def learn(visitor: Visitor) -> None:
    visitor.go("learn?game=verasselt")
    visitor.page.locator("article h2").first.wait_for()


def privacy(visitor: Visitor) -> None:
    visitor.go("privacy")
    visitor.page.locator("main li").first.wait_for()


def stored(visitor: Visitor) -> None:
    """What is stored about a person, who is asked once more before all of it is deleted."""
    visitor.go("keep")
    visitor.page.locator("#stored summary").click()
    visitor.button("Show it").click()
    visitor.button("Delete me").click()
    visitor.button("Delete me for good").wait_for()


def deleted(visitor: Visitor) -> None:
    visitor.button("Delete me for good").click()
    visitor.page.get_by_text("You are deleted.").first.wait_for()


def menu(visitor: Visitor) -> None:
    visitor.button("Menu").click()
    visitor.page.get_by_role("dialog").wait_for()


def axe_everywhere(visitor: Visitor, name: str) -> list[str]:
    """What axe-core finds on a wide window that is light, and on a phone that is dark."""
    faults: list[str] = []
    for (width, height), scheme in LOOKS:
        visitor.page.set_viewport_size({"width": width, "height": height})
        visitor.page.emulate_media(color_scheme=scheme)
        faults += [f"{scheme} at {width}: {what}" for what in visitor.axe()]
        visitor.shot(f"{name}-{scheme}-{width}")
    visitor.page.emulate_media(color_scheme="light")
    visitor.page.set_viewport_size({"width": WIDE[0], "height": WIDE[1]})
    return faults
