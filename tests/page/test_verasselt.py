"""voll verasselt on the page: the catch in sight, targets to be hit, odds that follow each touch, a clear split."""

from __future__ import annotations

import re
from typing import TYPE_CHECKING, Any

from playwright.sync_api import expect

from throwdown.bots.odds.verasselt import roll_odds
from throwdown.rules.verasselt.state import counted

if TYPE_CHECKING:
    from playwright.sync_api import Locator

    from tests.page.conftest import Visit
    from tests.page.visitor import Visitor

SEATS: list[dict[str, Any]] = [{"me": True}, {"bot": "novice"}, {"bot": "novice"}]
#: Phones upright, narrow and tall, and on their side.
PHONES = ((360, 640), (360, 740), (390, 844), (430, 932), (844, 390))
#: Faults of what is shown: a catch that is not wholly in sight, targets that are small or lie over each other.
FAULTS = """() => {
  const box = (each) => each.getBoundingClientRect();
  const seen = [...document.querySelectorAll('.around button')].filter((each) => each.checkVisibility());
  const name = (each) => each.ariaLabel || each.innerText.replace(/\\s+/g, ' ');
  const over = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  const hand = box(document.querySelector('.around'));
  const zones = [...document.querySelectorAll('[data-zone]')];
  return [
    ...(zones.length ? [] : ['no catch']),
    ...zones.filter((each) => over(box(each), hand) || box(each).bottom > innerHeight || box(each).right > innerWidth)
      .map((each) => `hidden: ${each.ariaLabel}`),
    ...seen.filter((each) => box(each).width < 43.5 || box(each).height < 43.5).map((each) => `small: ${name(each)}`),
    ...seen.flatMap((one, at) => seen.slice(at + 1)
      .filter((other) => !one.closest('.acts') !== !other.closest('.acts') ? false : over(box(one), box(other)))
      .map((other) => `${name(one)} over ${name(other)}`)),
    ...(document.documentElement.scrollWidth > innerWidth ? ['sticks out'] : []),
    ...seen.filter((each) => each.closest('.acts') && box(each).bottom > innerHeight)
      .map((each) => `cut: ${name(each)}`),
  ];
}"""


def _look(ada: Visitor, what: str) -> None:
    for width, height in PHONES:
        ada.page.set_viewport_size({"width": width, "height": height})
        faults = ada.page.evaluate(FAULTS)
        ada.shot(f"verasselt-{what}-{width}x{height}")
        assert faults == [], f"{what} on {width}x{height}: {faults}"


def _view(ada: Visitor) -> dict[str, Any]:
    view: dict[str, Any] = ada.game["view"]
    return view


def _safe(ada: Visitor, rolled: int, boost: tuple[int, int, int, int]) -> str:
    """How safe the roll is that keeps the last dice, as the page should tell it."""
    view = _view(ada)
    y, b, r, g = (there + more for there, more in zip(view["hub"], boost, strict=True))
    odds = roll_odds((y, b, r, g), counted(view["dice"][rolled:]), rolled)
    return f"{min(99, max(1, round(100 * (1 - float(odds.p_bust)))))} % safe"


def test_a_turn_on_every_phone(visit: Visit) -> None:
    ada = visit(size=(390, 844), touch=True)
    ada.come_in()
    _sit(ada)
    page = ada.page
    roll = ada.button(re.compile("^Roll"))

    ada.button(re.compile("^Take the bug hub")).click()
    roll.wait_for()
    assert page.locator(".strip").get_by_role("img", name="front yard of").count() == len(SEATS)
    ada.button("Odds").click()
    expect(roll).to_contain_text(_safe(ada, 7, (0, 0, 0, 0)))
    _look(ada, "roll")
    for die in "67":
        page.keyboard.press(die)
    expect(roll).to_contain_text(_safe(ada, 5, (0, 0, 0, 0)))
    page.keyboard.press("b")
    expect(roll).to_contain_text(_safe(ada, 5, (0, 1, 0, 0)))
    _look(ada, "odds")
    page.keyboard.press("5")
    _until_split(ada)
    heap, yard = (page.get_by_role("region", name=name) for name in ("On your bug heap", "Into your front yard"))
    received, there = _cards(ada, "received")["cards"], sum(_view(ada)["yards"][0])
    expect(heap.get_by_role("button")).to_have_count(sum(received))
    expect(page.get_by_text("Tap a card to move it")).to_be_visible()
    heap.get_by_role("button").first.click()
    expect(yard).to_contain_text(f"{there + 1} of 6")
    expect(ada.button(re.compile("^Put away"))).to_contain_text(f"front yard 1, bug heap {sum(received) - 1}")
    _look(ada, "split")
    assert ada.axe() == []


def _sit(ada: Visitor) -> None:
    table = ada.open_table(game="verasselt", seats=SEATS, thrower="luck", hints=True, start=True)
    ada.go(f"t/{table['id']}")


def _until_split(ada: Visitor) -> None:
    """Roll and stop, turn after turn, until a catch is paid; where none is soon, at another table."""
    main, split = ada.page.locator("[data-main]"), ada.page.locator(".split")
    for press in range(1, 1001):
        ada.wait_until(lambda: main.is_visible() or _is_over(ada), lambda: "nobody asks for anything")
        if split.count():
            return
        if _is_over(ada) or press % 40 == 0:
            _sit(ada)
            continue
        if _view(ada)["phase"] == "top_up":  # the button wakes up with enough cards
            _pick_all(ada)
        main.and_(ada.page.locator(":enabled")).wait_for()
        acts = ada.page.locator(".acts .btn")
        stops = _view(ada)["phase"] == "roll_or_stop"
        _press(ada, acts.first if stops else main)
    raise AssertionError("nobody pays a catch")


def _is_over(ada: Visitor) -> bool:
    return bool(_view(ada)["phase"] == "over")


def _pick_all(ada: Visitor) -> None:
    """Every card of the own front yard, by keys."""
    for letter, count in zip("ybrg", _view(ada)["yards"][0], strict=True):
        for _ in range(count):
            ada.page.keyboard.press(letter)


def _press(ada: Visitor, button: Locator) -> None:
    """Press a button and wait for what comes of it."""
    version = ada.version
    button.click()
    ada.wait_until(lambda: ada.version > version, lambda: "nothing comes of a press")


def _cards(ada: Visitor, what: str) -> dict[str, Any]:
    cards: dict[str, Any] = _view(ada)[what]
    return cards
