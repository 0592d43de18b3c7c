"""A table that shows whatever one wants: moments that no server tells."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from tests.page.visitor import Visitor

#: A moment in which nothing happened.
MOMENT: dict[str, Any] = {
    "is": "moment",
    "entry": 0,
    "seat": None,
    "action": None,
    "hidden": False,
    "undone": None,
    "told": [],
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

    def say(self, **message: Any) -> None:
        self.page.evaluate("(message) => say(message)", message)

    def tell(self, *events: dict[str, Any], view: dict[str, Any] | None = None, **changed: Any) -> None:
        """Something happened; ``changed``: what of the game is other than before, ``view``: what of its view."""
        known = self.page.evaluate("({ version: known.version, game: known.game })")
        game = known["game"] | changed
        game |= {"view": game["view"] | (view or {})}
        self.say(**MOMENT | {"version": known["version"] + 1, "events": events, "game": game})

    def race(self, state: str, *stacked: int) -> None:
        """How a race stands, by the towers of all seats."""
        lanes = [{"seat": seat, "tiles": 6, "stacked": count} for seat, count in enumerate(stacked)]
        known = {"race": 1, "seats": [0], "tiles": [6], "done": [], "prize": 3, "left": 60.0, "challenge": 0}
        self.say(**known, **{"is": "race_state", "state": state, "lanes": lanes})
