"""The host in a tab, reached without the page's own rooms: a window that speaks to the worker, and may be killed."""

from __future__ import annotations

import json
import os
import signal
import time
from itertools import count
from typing import TYPE_CHECKING, Any, TypeVar

from tests.page.conftest import PAGE
from tests.page.visitor import PATIENCE
from throwdown.bots.players.random_bot import RandomBot
from throwdown.live.protocol.messages import PROTOCOL
from throwdown.rules.codec import codec, encode

if TYPE_CHECKING:
    from collections.abc import Callable
    from random import Random

    from playwright.sync_api import BrowserContext

#: Starts the worker as ``on-demand.ts`` does. What it says goes to ``heard``; an error comes back as its code.
START = """async ([script, takeOver]) => {
  const { startWorker } = await import(new URL(`assets/${script}`, document.baseURI).href);
  const begun = performance.now();
  try {
    const worker = await startWorker('en', { takeOver, ended: ({ code }) => heard(JSON.stringify({ ended: code })) });
    const answers = new Map();
    worker.onmessage = ({ data }) => {
      if (data.data?.includes?.('"is":"ack"')) window.acked = performance.now();
      if ('id' in data) answers.get(data.id)([data.status, new TextDecoder().decode(data.body)]);
      else if (typeof data.data === 'string') heard(data.data);
      else if ('connection' in data) heard(JSON.stringify({ motion: performance.now() }));
    };
    window.post = (message) => {
      window.posted = performance.now();
      worker.postMessage(message);
    };
    window.ask = (method, path, body) => new Promise((resolve) => {
      const id = answers.size + 1;
      answers.set(id, resolve);
      worker.postMessage({ id, method, path, body });
    });
  } catch (error) {
    if (!error.code) throw error;
    return error.code;
  }
  return performance.now() - begun;
}"""
Found = TypeVar("Found")
ASK = "([method, path, body]) => ask(method, path, body)"
POST = "(message) => post(message)"


class TabWindow:
    """One window with a host. ``acked`` are the moves that were acknowledged, with their versions."""

    def __init__(self, context: BrowserContext, url: str) -> None:
        self.context = context
        self.page = context.new_page()
        self.page.set_default_timeout(PATIENCE * 1000)
        self.page.expose_function("heard", self._on_text)
        self.page.goto(url)
        self.messages: list[dict[str, Any]] = []
        self.ended: str | None = None
        self._moves = count(1)
        self._session = context.new_cdp_session(self.page)

    def start(self, *, take_over: bool = False) -> float | str:
        """Until the host is ready, in ms; or the code of what went wrong."""
        script = next((PAGE.parent / "assets").glob("start-*.js")).name
        started = self.page.evaluate(START, [script, take_over])
        return started if isinstance(started, str) else float(started)

    def ask(self, method: str, path: str, body: Any = None) -> Any:
        status, text = self.page.evaluate(ASK, [method, path, None if body is None else json.dumps(body)])
        assert status == 200, text
        return json.loads(text)

    def open(self, table: str) -> None:
        """Leave the table before, and listen to this one."""
        self.page.evaluate(POST, {"connection": 1, "close": True})
        self.messages.clear()
        self.page.evaluate(POST, {"connection": 1, "open": f"/ws/tables/{table}"})
        self.say("hello", protocol=PROTOCOL, views=True, motions=True)

    def say(self, kind: str, **fields: Any) -> None:
        self.page.evaluate(POST, {"connection": 1, "text": json.dumps({"is": kind, **fields})})

    def move(self, kind: str, **fields: Any) -> str:
        """Send a move without waiting for its answer; its id."""
        move = f"{id(self)}-{next(self._moves)}"
        self.say(kind, move=move, **fields)
        return move

    def find(self, fits: Callable[[dict[str, Any]], object]) -> dict[str, Any]:
        """Wait for the first message that fits."""
        return self.wait_for(lambda: next((message for message in self.messages if fits(message)), None))

    def wait_for(self, look: Callable[[], Found | None]) -> Found:
        """Look again and again until there is something to see."""
        until = time.monotonic() + PATIENCE
        while (found := look()) is None:
            assert time.monotonic() < until, self.messages[-3:]
            self.page.wait_for_timeout(2)
        return found

    def now(self) -> float:
        """The window's clock, in ms."""
        return float(self.page.evaluate("() => performance.now()"))

    def answered_in(self) -> float:
        """From the last message of the page to the last acknowledgement, in ms by the window's clock."""
        return float(self.page.evaluate("() => acked - posted"))

    def motion_after(self, moment: float) -> float:
        """When the first motion after that moment came."""
        return float(self.find(lambda message: message.get("motion", 0.0) > moment)["motion"])

    def limit_storage(self, quota: int | None) -> None:
        """So many bytes may be stored; None: as many as usual."""
        limits = {} if quota is None else {"quotaSize": quota}
        origin = self.page.evaluate("location.origin")
        self._session.send("Storage.overrideQuotaForOrigin", {"origin": origin, **limits})

    def end_worker(self) -> None:
        """End the host's worker without an error, as a device without memory does."""
        self._in_worker("self.close()")

    def report_error(self) -> None:
        """Have the host's worker report an error, as it does when Python died."""
        self._in_worker("reportError(new Error('Python died'))")

    def _in_worker(self, script: str) -> None:
        worker = next(each for each in self.page.workers if "host-worker" in each.url)
        worker.evaluate(script)

    def kill(self) -> None:
        """End the processes of all windows of the browser without a warning, as a device without memory does."""
        browser = self.context.browser
        assert browser is not None
        processes = browser.new_browser_cdp_session().send("SystemInfo.getProcessInfo")["processInfo"]
        with self.page.expect_event("crash"):
            for process in processes:
                if process["type"] == "renderer":
                    os.kill(int(process["id"]), signal.SIGKILL)
        self.page.close()

    def _on_text(self, text: str) -> None:
        received = json.loads(text)
        for message in received if isinstance(received, list) else [received]:
            self.ended = message.get("ended", self.ended)
            self.messages.append({"is": "", **message})


class TabPlayer:
    """Plays all seats of one table in a window, by random choices, as the host asks."""

    def __init__(self, window: TabWindow, table: str, game: str, rng: Random) -> None:
        self.window = window
        self._codec, self._bot = codec(game), RandomBot(rng)
        self.chosen = ""
        """The name of the last choice."""
        window.open(table)
        window.find(lambda message: message["is"] == "welcome")

    @property
    def version(self) -> int:
        return max(message.get("version") or 0 for message in self.window.messages)

    @property
    def acked(self) -> int:
        """The last version that was acknowledged."""
        acks = [message["version"] for message in self.window.messages if message["is"] == "ack"]
        return max(acks, default=0)

    def choose(self) -> tuple[str, bool]:
        """Send a choice once there is one to make; its move id, and whether the game is over instead."""
        game = self.window.wait_for(self._asked)
        if game["awaiting"] == "Over":
            return "", True
        choice = self._bot.choose(self._codec.view(game["view"]))
        while choice.action.name == "resign":
            choice = self._bot.choose(self._codec.view(game["view"]))
        self.chosen = choice.action.name
        version, seat = self.version, game["view"]["seat"]
        action = encode(choice.action)
        return self.window.move("act", seat=seat, version=version, action=action, manner=choice.manner), False

    def wait_until_asked(self) -> None:
        self.window.wait_for(self._asked)

    def answer(self, move: str) -> dict[str, Any]:
        return self.window.find(lambda message: message.get("move") == move)

    def _asked(self) -> dict[str, Any] | None:
        """The game as it is now, if it is over or waits for a choice of ours. An answer may come before its events."""
        seen = max(message.get("version") or 0 for message in self.window.messages if message["is"] != "ack")
        if seen < self.acked:
            return None
        game = next((each["game"] for each in reversed(self.window.messages) if each.get("game")), None)
        if game is None or game["awaiting"] == "Over":
            return game
        asks = game["awaiting"] in ("Decision", "Several") and game["view"]["seat"] in game["waiting_for"]
        return game if asks and game["view"]["actions"] else None


def open_table(window: TabWindow, game: str, thrower: str = "luck") -> str:
    """A table for two on this device, whose game begins; its id."""
    if window.ask("GET", "/api/visitor")["person"] is None:
        window.ask("POST", "/api/guests", {"name": "Ada", "language": "en"})
    body = {"game": game, "seats": [{"me": True}, {"bot": "thumb"}], "thrower": thrower, "start": True}
    return str(window.ask("POST", "/api/tables", body)["table"]["id"])
