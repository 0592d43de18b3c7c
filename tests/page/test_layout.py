"""The table of the arena games keeps its places: on every screen, in every language, whatever is asked."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from tests.page.staged import Staged
from tests.page.visitor import LANGUAGES, THROW, source
from tests.playthroughs import GOLDEN
from throwdown.live.narrator import Narrator, words_of
from throwdown.rules.record import read_record
from throwdown.table import Match
from throwdown.throwers.entered import Entered

if TYPE_CHECKING:
    from tests.page.conftest import Visit
    from tests.page.visitor import Visitor

LAYOUT = Path(__file__).with_name("layout.js")
SEATS = 4
PHONES = ((360, 740), (390, 844), (430, 932))
#: Wide and not so wide, small and lying, and the rest: tablets, everything twice as big, a very big screen.
OTHERS = ((1280, 800), (844, 390))
MORE = ((1000, 700), (320, 568), (667, 375))
RARE = ((768, 1024), (1024, 768), (360, 640), (640, 400), (2560, 1440))
#: Long words, and the longest sentences.
LONG = ("de", "fr")
#: Where every decision is looked at.
SOME = ((1000, 700), (390, 844), (844, 390))
FRAMES = "async () => { for (let n = 0; n < 3; n++) await new Promise(requestAnimationFrame); }"
FACES = ("FIRE", "WATER", "STONE", "LIGHTNING", "AIR", "STONE")
PLACES = {20 + number: (25_000 * number - 62_500, 30_000 * (-1) ** number) for number in range(len(FACES))}

#: Decisions, as the server would write them.
DECISIONS: dict[str, list[dict[str, Any]] | dict[str, Any]] = {
    "throw": [{"is": "throw"}, {"is": "stop"}],
    "throw a pile": [
        {"is": "throw"},
        {"is": "throw_pile", "pile": 0},
        {"is": "throw_from_pile", "pile": 1},
        {"is": "stop"},
    ],
    "throw all": [{"is": "throw_all"}],
    "react": [{"is": "react"}],
    "first symbol": [{"is": "place_start", "symbol": face} for face in FACES[:5]],
    "collect": [{"is": "collect", "take": True}, {"is": "collect", "take": False}],
    "keep piles": [{"is": "keep_piles", "keep": True}, {"is": "keep_piles", "keep": False}],
    "one more": [{"is": "take_extra", "die": die} for die in (*PLACES, None)],
    "tower": {"is": "tower_orders", "dice": list(PLACES)[:4]},
    "wait": [],
}


@cache
def _played() -> tuple[tuple[Match, list[int]], ...]:
    """Golden games, and after which of their moments the same player goes on."""
    games = []
    for name in ("impact_power", "impact_avatar-DE", "hp_strike"):
        path = GOLDEN / "records" / f"{name}.jsonl"
        match = Match.resume(read_record(path.read_text("utf-8").splitlines()), Entered())
        active = [match.state_at(number).active for number in range(match.version)]
        games.append((match, [number for number in range(1, len(active)) if active[number] == active[number - 1]]))
    return tuple(games)


def _longest(language: str) -> list[str]:
    """The longest story of golden games after which the same player goes on."""
    words = words_of(language, "published")
    narrated = [Narrator(match, words).about(number) for match, moments in _played() for number in moments]
    return max(narrated, key=lambda sentences: len(" ".join(sentences)))


def _table(visitor: Visitor) -> Staged:
    """A table of four whose names are long, with dice that lie where they can be told apart."""
    staged = Staged(visitor)
    seats = [{"me": True}, *[{"bot": "novice"}] * (SEATS - 1)]
    table = visitor.open_table(game="impact_power", seats=seats, start=True, hints=True)
    visitor.go(f"t/{table['id']}")
    visitor.button(THROW).and_(visitor.page.locator(":enabled")).wait_for()
    return staged


def _show(staged: Staged, decision: str, sentences: list[str]) -> None:
    own = decision != "wait"
    view = {
        "actions": DECISIONS[decision],
        "arena": [[die, face] for die, face in zip(PLACES, FACES, strict=True)],
        "piles": [[2, 3], [2], [], [3, 2]],
        "supplies": [8, 7, 11, 5],
    }
    lying = [[die, [x, y, 8_000, 1_000_000, 0, 0, 0]] for die, (x, y) in PLACES.items()]
    window = decision == "react"
    awaiting = "Several" if window else "Act"
    game = {"told": sentences, "waiting_for": [0 if own else 1], "lying": lying, "awaiting": awaiting}
    clock = {"seats": [0 if own else 1], "left": 9.0, "window": window}
    staged.tell(view=view, game=game, clock=clock)


def _looked(visitor: Visitor, size: tuple[int, int], **options: Any) -> tuple[list[str], list[int]]:
    visitor.page.set_viewport_size({"width": size[0], "height": size[1]})
    # A frame has the new size, the next one fits the text to it, and the one after that shows all of it.
    look = f"document.fonts.ready.then({FRAMES}).then(() => ({source(LAYOUT)})(options))"
    found = visitor.page.evaluate(f"(options) => {look}", options)
    return found["faults"], found["stage"]


def test_no_element_moves_is_cut_or_too_small(visit: Visit) -> None:
    ada = visit()
    ada.come_in()
    staged = _table(ada)
    faults: list[str] = []
    stages: dict[tuple[int, int], set[tuple[int, ...]]] = {}

    def look(what: str, size: tuple[int, int], **options: Any) -> None:
        found, stage = _looked(ada, size, players=SEATS, **options)
        stages.setdefault(size, set()).add(tuple(stage))
        faults.extend(f"{what} at {size[0]}x{size[1]}: {fault}" for fault in found)
        ada.shot(f"layout-{what}-{size[0]}x{size[1]}".replace(" ", "_"))

    for language in LANGUAGES:
        ada.page.set_viewport_size({"width": 1280, "height": 800})
        ada.speak(language)
        sentences = _longest(language)
        _show(staged, "throw", sentences)
        ada.page.get_by_text(sentences[0]).first.wait_for()
        for size in (*PHONES, *OTHERS, *(MORE if language in LONG else ()), *(RARE if language == "de" else ())):
            look(f"throw in {language}", size, main=True, whole=size in PHONES)
        for decision in DECISIONS if language == "de" else ():
            _show(staged, decision, sentences)
            for size in SOME:
                look(decision, size)
    assert not faults, "\n".join(faults)
    assert {size: found for size, found in stages.items() if len(found) > 1} == {}


#: What a phone on its side hides at its left and right, in px.
NOTCH = 47
UNDER_THE_NOTCH = """(notch) => [...document.querySelectorAll('button, a, input, select, h1, h2, p')]
  .filter((each) => each.checkVisibility() && !each.closest('.sr, [class*=skip]'))
  .filter((each) => {
    const { left, right, width } = each.getBoundingClientRect();
    return width > 1 && (left < notch || right > innerWidth - notch);
  })
  .map((each) => `${each.tagName} ${each.className} ${each.textContent.trim().slice(0, 40)}`)"""


def test_nothing_is_under_the_notch(visit: Visit) -> None:
    ada = visit(size=(844, 390), touch=True)
    ada.come_in()
    insets = {"insets": {"left": NOTCH, "right": NOTCH, "bottom": 21}}
    ada.context.new_cdp_session(ada.page).send("Emulation.setSafeAreaInsetsOverride", insets)
    ada.go()
    assert ada.page.evaluate(UNDER_THE_NOTCH, NOTCH) == []
    ada.go(f"t/{ada.open_table(game='strike', seats=[{'me': True}, {'bot': 'novice'}], start=True)['id']}")
    ada.button(THROW).wait_for()
    assert ada.page.evaluate(UNDER_THE_NOTCH, NOTCH) == []
    ada.button("Menu").click()
    ada.button("Leave the table").wait_for()
    assert ada.page.evaluate(UNDER_THE_NOTCH, NOTCH) == []
