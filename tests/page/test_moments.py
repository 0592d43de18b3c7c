"""Who did what is seen: signs and flights at a real table, which gets moments that the test makes up."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from playwright.sync_api import expect

if TYPE_CHECKING:
    from playwright.sync_api import FloatRect, Page

    from tests.page.conftest import Visit
    from tests.page.visitor import Visitor

#: Remembers whatever passes over the table: its sign or its kind, and its words; and the towers in the arena.
WATCH = """() => {
  window.passed = [];
  window.watched = document.querySelector('.moments');
  new MutationObserver(() => {
    const first = document.querySelector('.towers .first');
    if (first) window.passed.push(['towers', first.textContent]);
  }).observe(document.querySelector('main .stage'), { childList: true, subtree: true });
  new MutationObserver((changes) => changes.forEach(({ addedNodes }) => addedNodes.forEach((each) =>
    window.passed.push([each.dataset?.sign ?? each.className, each.textContent]))))
    .observe(window.watched, { childList: true });
}"""
SEATS = [{"me": True}, {"bot": "novice"}, {"bot": "novice"}]
#: Events that the rules tell, by the sign that they have.
SIGNS: dict[str, dict[str, Any]] = {
    "storm": {"is": "reaction_started", "effect": "storm", "seats": [0, 2]},
    "fire": {"is": "race_started", "seats": [0, 1, 2]},
    "first": {"is": "race_finished", "winner": 2, "times": [[2, 2140], [0, 3000]]},
    "swamp": {"is": "dice_held", "symbol": "WATER", "dice": []},
    "boulders": {"is": "pile_built", "seat": 1, "dice": []},
    "hurricane": {"is": "hurricane_passed", "passed": [[0, 1, 8, []], [1, 2, 8, []], [2, 0, 8, []]]},
    "bang": {"is": "big_throw_required", "seat": 1, "count": 8},
    "out": {"is": "player_eliminated", "seats": [2], "remaining": 2, "points": []},
    "win": {"is": "game_over", "winners": [1], "reason": "last_with_dice"},
}

#: A moment in which nothing happened.
MOMENT: dict[str, Any] = {
    "is": "moment",
    "entry": 0,
    "seat": None,
    "action": None,
    "hidden": False,
    "undone": None,
    "motion": False,
    "short": [],
    "joins": False,
    "why": [],
    "result": None,
    "secret": "",
    "revealed": [],
}


#: In the page, so that nothing stands between it and its server, which it leaves when an answer takes long: remembers
#: what the server said last, and says more on the same socket.
BETWEEN = """() => {
  const known = (window.known = { version: 0, game: {} });
  window.WebSocket = class extends WebSocket {
    constructor(...how) {
      super(...how);
      this.addEventListener('message', ({ data }) => {
        if (typeof data !== 'string') return;
        for (const message of [JSON.parse(data)].flat()) {
          if (message.is === 'welcome') Object.assign(known, { socket: this, version: 0 });
          known.version = Math.max(known.version, message.version ?? 0);
          known.game = message.game ?? known.game;
        }
      });
    }
  };
  window.say = (message) =>
    known.socket.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }));
}"""


class Teller:
    """Makes up moments beside those of the server."""

    def __init__(self, visitor: Visitor) -> None:
        self.page = visitor.page
        self.page.add_init_script(f"({BETWEEN})()")

    @property
    def version(self) -> int:
        version: int = self.page.evaluate("known.version")
        return version

    @property
    def game(self) -> dict[str, Any]:
        game: dict[str, Any] = self.page.evaluate("known.game")
        return game

    def say(self, **message: Any) -> None:
        self.page.evaluate("(message) => say(message)", message)

    def tell(self, *events: dict[str, Any], supplies: tuple[int, ...] = (), **changed: Any) -> None:
        """Something happened; ``supplies``: what everybody has after it; ``changed``: what else of the game."""
        game = self.game | changed
        if supplies:
            game |= {"view": game["view"] | {"supplies": supplies}}
        version = self.version + 1
        told = [f"Moment {version} is over."]
        self.say(**MOMENT | {"version": version, "events": events, "told": told, "game": game})

    @property
    def sentence(self) -> str:
        """What the page says once it has shown what happened last."""
        return f"Moment {self.version} is over."


def _at_table(visitor: Visitor, game: str) -> Teller:
    teller = Teller(visitor)
    visitor.come_in()
    table = visitor.open_table(game=game, seats=SEATS, thrower="luck", start=True, first=0)
    visitor.go(f"t/{table['id']}")
    visitor.page.locator("section.hand [data-main]").wait_for()
    visitor.page.locator(".moments").wait_for(state="attached")
    return teller


def _passes(visitor: Visitor, wanted: str) -> None:
    """Wait until this sign passes over the table that is watched."""

    def signs() -> list[str]:
        assert visitor.page.evaluate("window.watched.isConnected"), (
            "another table is shown than the one that is watched"
        )
        return [sign for sign, _ in visitor.page.evaluate("window.passed")]

    visitor.wait_until(lambda: wanted in signs(), lambda: f"no {wanted} after {signs()}")


def test_signs_and_flights(visit: Visit) -> None:
    ada = visit(still=False)
    teller = _at_table(ada, "impact_avatar")
    page = ada.page
    page.evaluate(WATCH)
    for name, event in SIGNS.items():
        teller.tell(event)
        _passes(ada, name)
        page.keyboard.press("Escape")
        assert page.locator(".moments > *").count() == 0, f"{name} does not end with Escape"
        expect(page.get_by_text(teller.sentence).first).to_be_visible()
    passed = page.evaluate("window.passed")
    assert ["storm", "Lightning StormAll others throw one die at the same time.You"] in passed
    assert any(sign == "win" and "Master of Elements" in words for sign, words in passed), "as the edition calls them"
    assert any(kind == "towers" and "2.1 s" in words for kind, words in passed), "the finish is shown once more"

    plate = page.locator("[data-plate='1']:visible")
    before = int(plate.locator(".cnt").inner_text().split()[0])
    page.evaluate("window.passed = []")
    (die, _), *_ = teller.game["view"]["arena"]
    has = teller.game["view"]["supplies"]
    taken = {"is": "dice_collected", "seat": 1, "symbols": [], "dice": [die]}
    teller.tell(taken, supplies=(has[0], has[1] + 1, has[2]))
    expect(plate.locator(".cnt")).to_contain_text(str(before + 1))
    expect(page.locator(".moments > *")).to_have_count(0)
    assert [kind.split()[0] for kind, _ in page.evaluate("window.passed")] == ["die", "glow"]


def race(teller: Teller, state: str, *stacked: int) -> None:
    lanes = [{"seat": seat, "tiles": 6, "stacked": count} for seat, count in enumerate(stacked)]
    known = {"race": 1, "seats": [0], "tiles": [6], "done": [], "prize": 3, "left": 60.0, "challenge": 0}
    teller.say(**known, **{"is": "race_state", "state": state, "lanes": lanes})


def _lies(page: Page, what: str) -> FloatRect:
    found = page.locator(what).bounding_box()
    assert found is not None
    return found


def test_nothing_flies_where_nothing_should_move(visit: Visit) -> None:
    ada = visit()
    teller = _at_table(ada, "impact_avatar")
    teller.tell(SIGNS["storm"], {"is": "dice_collected", "seat": 1, "symbols": [], "dice": [90, 91]})
    expect(ada.page.locator("[data-plate='1']:visible .cnt")).to_contain_text("+2")
    expect(ada.page.locator("[data-plate='2']:visible .cnt .glyph")).to_be_visible()
    expect(ada.page.locator(".moments > *")).to_have_count(0)

    # a race: towers in the arena, which keeps its place, and nothing over it
    before = _lies(ada.page, "main .stage .arena")
    teller.tell(SIGNS["fire"], awaiting="Race", waiting_for=[])
    race(teller, "ready", 0, 0, 0)
    race(teller, "go", 0, 2, 1)
    stack = ada.button("Stack:")
    expect(stack).to_be_focused()
    ada.page.keyboard.press("Space")
    towers = ada.page.locator(".towers [data-tower]")
    for seat, stacked in enumerate((1, 2, 1)):
        expect(towers.nth(seat)).to_have_attribute("data-stacked", str(stacked))
    assert _lies(ada.page, "main .stage .arena") == before
    assert _lies(ada.page, "section.hand")["y"] >= before["y"] + before["height"]
    assert ada.axe() == []
