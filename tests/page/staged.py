"""A table that shows whatever a test wants: between the page and the server messages are read and replaced."""

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
    """The line of one window to its table; ``stands`` is the last state of that table.

    Once a test tells its own story, the page hears nothing else of the table. A page that was out of reach for a
    moment, as on a busy machine, comes back on another line and gets the same again.
    """

    def __init__(self, visitor: Visitor) -> None:
        self.stands: dict[str, Any] = {}
        self._line: WebSocketRoute | None = None
        self._version = 1000
        self._sent = ""
        """The last message of the test, and the socket it went to."""
        self._told_on: WebSocketRoute | None = None
        visitor.page.route_web_socket("**/ws/tables/**", self._listen)

    def _listen(self, line: WebSocketRoute) -> None:
        self._line = line
        line.connect_to_server().on_message(lambda frame: self._heard(line, frame))

    def _heard(self, line: WebSocketRoute, frame: str | bytes) -> None:
        if isinstance(frame, bytes):
            line.send(frame)
            return
        received = json.loads(frame)
        messages = received if isinstance(received, list) else [received]
        if self._sent:
            if line is not self._told_on and any(message["is"] == "welcome" for message in messages):
                self._send_on(line)
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
        """Send the page another state of the table; ``view`` and ``game`` change those parts only."""
        assert self._line is not None, "no table was visited"
        self._version += 1
        message = deepcopy(self.stands)
        game, view = changes.pop("game", {}), changes.pop("view", {})
        message |= {"full": True, "version": self._version} | changes
        line = {"version": self._version, "seat": None, "told": game.get("told", []), "why": []}
        line |= {"short": [], "joins": False}
        message["log"] = {"lines": [line], "more": False}
        message["game"] |= game
        message["game"]["view"] |= view
        self._sent = json.dumps(message)
        self._send_on(self._line)

    def _send_on(self, line: WebSocketRoute) -> None:
        self._told_on = line
        line.send(self._sent)
