"""A table that is told whatever a test wants: between the page and the server somebody listens, and may speak."""

from __future__ import annotations

import json
from copy import deepcopy
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from playwright.sync_api import WebSocketRoute

    from tests.page.visitor import Visitor

#: What says how a table stands.
STATE = ("welcome", "began", "moment", "table_changed", "clocked", "present", "tallied", "race_state")


class Staged:
    """The line of one window to its table; ``stands`` is what was told last of how that table stands.

    Once a test tells its own story, the page hears nothing else of the table. A page that was out of reach for a
    moment, as on a busy machine, comes back on another line and is told the same again.
    """

    def __init__(self, visitor: Visitor) -> None:
        self.stands: dict[str, Any] = {}
        self._line: WebSocketRoute | None = None
        self._version = 1000
        self._told = ""
        """The story of the test, as it was told last, and on which line."""
        self._told_on: WebSocketRoute | None = None
        visitor.page.route_web_socket("**/ws/tables/**", self._listen)

    def _listen(self, line: WebSocketRoute) -> None:
        self._line = line
        line.connect_to_server().on_message(lambda frame: self._heard(line, frame))

    def _heard(self, line: WebSocketRoute, frame: str | bytes) -> None:
        if isinstance(frame, bytes):
            line.send(frame)
            return
        told = json.loads(frame)
        messages = told if isinstance(told, list) else [told]
        if self._told:
            if line is not self._told_on and any(message["is"] == "welcome" for message in messages):
                self._tell_on(line)
            messages = [message for message in messages if message["is"] not in STATE]
        for message in messages:
            self._remember(message)
            line.send(json.dumps(message))

    def _remember(self, message: dict[str, Any]) -> None:
        if message["is"] == "welcome":
            self.stands = message
        for part in ("table", "game"):
            if message["is"] in STATE and message.get(part):
                self.stands[part] = message[part]

    def tell(self, **changes: Any) -> None:
        """The page is told that the table stands otherwise; ``view`` and ``game`` change those parts only."""
        assert self._line is not None, "no table was visited"
        self._version += 1
        told = deepcopy(self.stands)
        game, view = changes.pop("game", {}), changes.pop("view", {})
        told |= {"full": True, "version": self._version} | changes
        line = {"version": self._version, "seat": None, "told": game.get("told", []), "why": []}
        told["log"] = {"lines": [line], "more": False}
        told["game"] |= game
        told["game"]["view"] |= view
        self._told = json.dumps(told)
        self._tell_on(self._line)

    def _tell_on(self, line: WebSocketRoute) -> None:
        self._told_on = line
        line.send(self._told)
