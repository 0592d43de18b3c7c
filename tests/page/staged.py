"""A table that is told whatever a test wants: between the page and the server somebody listens, and may speak."""

from __future__ import annotations

import json
from copy import deepcopy
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from playwright.sync_api import WebSocketRoute

    from tests.page.visitor import Visitor


class Staged:
    """The line of one window to its table. ``welcome`` is how the table stands, as it was told last."""

    def __init__(self, visitor: Visitor) -> None:
        self.welcome: dict[str, Any] = {}
        self._line: WebSocketRoute | None = None
        self._version = 1000
        visitor.page.route_web_socket("**/ws/**", self._listen)

    def _listen(self, line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        self._line = line

        def heard(frame: str | bytes) -> None:
            told = json.loads(frame) if isinstance(frame, str) else []
            for message in told if isinstance(told, list) else [told]:
                self._remember(message)
            line.send(frame)

        server.on_message(heard)

    def _remember(self, message: dict[str, Any]) -> None:
        if message["is"] == "welcome":
            self.welcome = message
        for part in ("table", "game"):
            if message["is"] in ("began", "moment", "table_changed") and message.get(part):
                self.welcome[part] = message[part]

    def tell(self, **changes: Any) -> None:
        """The page is told that the table stands otherwise; ``view`` and ``game`` change those parts only."""
        assert self._line is not None, "no table was visited"
        self._version += 1
        told = deepcopy(self.welcome)
        game = changes.pop("game", {})
        view = changes.pop("view", {})
        told |= {"full": True, "version": self._version} | changes
        told["game"] |= game
        told["game"]["view"] |= view
        self._line.send(json.dumps(told))
