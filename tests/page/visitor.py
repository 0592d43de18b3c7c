"""A visitor of the page: a browser window that remembers what went wrong in it and what the server sent."""

from __future__ import annotations

import json
import os
import re
import time
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, ClassVar

from playwright.sync_api import Error

from tests.samples import sample

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from playwright.sync_api import BrowserContext, ConsoleMessage, Locator, Page, WebSocket

ROOT = Path(__file__).resolve().parents[2]
LOOKS = Path(__file__).with_name("looks.js")
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
LOCALES = ROOT / "src" / "throwdown" / "locales"
CONSTANTS = ROOT / "web" / "src" / "arena" / "constants.json"
LANGUAGES = ("de", "en", "fr", "it", "nl", "es")
#: The button that throws, with its key behind the word.
THROW = re.compile("^Throw")
#: Screenshots go there, if it is set.
SHOTS = os.environ.get("THROWDOWN_SHOTS", "")

#: Before anything else runs: settings of an earlier visit; violations of the policy are seen, and errors that only the
#: window knows, as of sizes that are observed. What has no origin stores nothing.
FIRST = """
if (origin !== 'null' && !localStorage.getItem('throwdown')) localStorage.setItem('throwdown', JSON.stringify(%s));
document.addEventListener('securitypolicyviolation', (event) =>
  console.error(`policy: ${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber}`));
addEventListener('error', ({ error, message }) => error || console.error(`window: ${message}`));
"""

#: How long a test waits for anything, in s: this says that it will not come, not how quick it should be.
PATIENCE = float(sample(45, 180))
#: Between two looks, in ms.
LOOK = 100

TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]

#: A name of a message instead of its sentence, or something that was not put in.
_UNRESOLVED = re.compile(r"\{\s*\$[\w-]+|\[object|\bundefined\b|\bNaN\b")
_NAME = re.compile(r"(?<![\w/.-])([a-z]+)-[a-z0-9]+(?:-[a-z0-9]+)*(?![\w.-])")
_MESSAGE = re.compile(r"^([a-z][\w-]*)\s*=", re.MULTILINE)


@cache
def families() -> frozenset[str]:
    """The first words of the names of messages: page, arena, board …"""
    texts = (file.read_text("utf-8") for file in (LOCALES / "en").glob("*.ftl"))
    return frozenset(name.split("-")[0] for text in texts for name in _MESSAGE.findall(text) if "-" in name)


@cache
def source(file: Path) -> str:
    return file.read_text("utf-8")


@cache
def faces(game: str) -> tuple[str, ...]:
    """The faces of a die by their number, as the page has them from the physics."""
    return tuple(json.loads(CONSTANTS.read_text("utf-8"))["faces"][game])


def unresolved(text: str) -> list[str]:
    """Names of messages where a sentence should be, and what was not filled in."""
    names = [found[0] for found in _NAME.finditer(text) if found[1] in families()]
    return sorted({*names, *_UNRESOLVED.findall(text)})


class Visitor:
    """One window. ``game`` is what the server sent last about the game, ``refused`` what it did not allow."""

    #: Those of the test that runs.
    windows: ClassVar[list[Visitor]] = []

    def __init__(self, context: BrowserContext, url: str, name: str) -> None:
        self.context = context
        self.url = url
        self.name = name
        self.troubles: list[str] = []
        self.refused: list[str] = []
        self.version = -1
        self.game: dict[str, Any] = {}
        self.seats: list[int] = []
        self.moments: list[dict[str, Any]] = []
        self.page: Page = context.new_page()
        self.page.set_default_timeout(PATIENCE * 1000)
        self.page.on("pageerror", lambda error: self.troubles.append(f"error: {error}"))
        self.page.on("console", self._console)
        self.page.on("websocket", self._socket)
        self.windows.append(self)

    def described(self) -> str:
        """Its address, what went wrong in it, and all its words."""
        try:
            words = self.page.locator("body").inner_text(timeout=LOOK * 100)
        except Error as gone:
            words = f"It shows nothing: {gone.message}"
        return "\n".join([f"{self.name} at {self.page.url}", *self.troubles, *self.refused, words])

    # What happens in it

    def _console(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.troubles.append(f"console: {message.text} ({message.location.get('url', '')})")

    def _socket(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda data: self.heard(data) if isinstance(data, str) else None)

    def heard(self, text: str) -> None:
        """A frame of the host."""
        received = json.loads(text)
        for message in received if isinstance(received, list) else [received]:
            if message["is"] == "refused":
                self.refused.append(f"{message['code']}: {message['message']}")
            if message["is"] == "moment" and message["version"] <= self.version:
                self.troubles.append(f"socket: moment {message['version']} came after {self.version}")
            if message["is"] in ("welcome", "began", "moment"):
                self.version = message["version"]
                self.game = message.get("game") or self.game
            if message["is"] == "welcome":
                self.seats = message["seats"]
            if message["is"] == "moment":
                self.moments.append(message)

    # What one does in it

    def go(self, path: str = "") -> None:
        self.page.goto(f"{self.url}/{path}")
        self.page.locator("main").first.wait_for()

    def come_in(self) -> None:
        """Be a guest already, as after an earlier visit."""
        answer = self.context.request.post(
            f"{self.url}/api/guests",
            data={"name": self.name, "language": "en"},
            headers={"origin": self.url},
            timeout=PATIENCE * 1000,
        )
        assert answer.ok, answer.text()

    def open_table(self, **wanted: Any) -> dict[str, Any]:
        """A table by the API, begun by the first seat; what the page makes of it is another matter."""
        wanted = {"first": 0} | wanted
        answer = self.context.request.post(
            f"{self.url}/api/tables", data=wanted, headers={"origin": self.url}, timeout=PATIENCE * 1000
        )
        assert answer.ok, answer.text()
        made: dict[str, Any] = answer.json()["table"]
        return made

    def asked(self, path: str) -> Any:
        """What the API says."""
        answer = self.context.request.get(f"{self.url}/api/{path}", timeout=PATIENCE * 1000)
        assert answer.ok, answer.text()
        return answer.json()

    def answers(self, path: str) -> bool:
        """Whether the API has it."""
        return self.context.request.get(f"{self.url}/api/{path}", timeout=PATIENCE * 1000).ok

    def button(self, name: str | re.Pattern[str]) -> Locator:
        return self.page.get_by_role("button", name=name)

    def link(self, name: str | re.Pattern[str]) -> Locator:
        return self.page.get_by_role("link", name=name)

    def tab_to(self, wanted: Locator, most: int = 80) -> None:
        """By keyboard only: Tab until it has the focus."""
        for _ in range(most):
            if wanted.evaluate("(each) => each === document.activeElement || each.contains(document.activeElement)"):
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"{wanted} is not reached with {most} tabs")

    def wait_until(self, happened: Callable[[], bool], otherwise: Callable[[], str]) -> None:
        """Look again and again; the window runs between two looks."""
        until = time.monotonic() + PATIENCE
        while not happened():
            assert time.monotonic() < until, otherwise()
            self.page.wait_for_timeout(LOOK)

    def give_up(self) -> None:
        """Give up the game that is played, for good."""
        self.button("Menu").click()
        self.button("Give up").click()
        self.page.get_by_text("for good").wait_for()
        self.button("Give up").click()
        self.page.get_by_role("region", name="End of the game").wait_for()

    def wait_until_controlled(self) -> None:
        """Until the service worker looks after this window. (Playwright does not wait for a promise to become true.)"""
        self.page.wait_for_function("() => navigator.serviceWorker.controller !== null")

    def middle_at_rest(self, wanted: Locator) -> tuple[float, float]:
        """Where the middle of something is, once it is drawn and stays where it is."""
        seen: list[tuple[float, float] | None] = [None, None]

        def rests() -> bool:
            box = wanted.bounding_box() if wanted.is_visible() else None
            seen.append(box and (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2))
            return seen[-1] is not None and seen[-1] == seen[-2]

        self.wait_until(rests, lambda: f"{wanted} does not come to rest: {seen[-2:]}")
        assert seen[-1] is not None
        return seen[-1]

    def speak(self, language: str) -> None:
        """Choose another language in the menu."""
        self.look("choose", language)
        self.look("closeMenu")

    def in_languages(self, languages: Iterable[str] = LANGUAGES) -> Iterator[str]:
        """One language after the other, while the menu stays open; English comes last, and stays."""
        for language in (*(each for each in languages if each != "en"), "en"):
            self.look("choose", language)
            yield language
        self.look("closeMenu")

    # What it should be like

    def look(self, what: str, argument: object = None) -> Any:
        """Ask one of looks.js."""
        return self.page.evaluate(f"(argument) => ({source(LOOKS)}).{what}(argument)", argument)

    def missing_words(self) -> list[str]:
        """Names of messages where a sentence should stand."""
        return unresolved(self.look("words"))

    def sticking_out(self) -> list[str]:
        found: list[str] = self.look("sticksOut")
        return found

    def faults_in_languages(self, languages: Iterable[str] = LANGUAGES) -> list[str]:
        """Names of messages without a sentence, and what sticks out of the window."""
        return [
            f"{language}: {fault}"
            for language in self.in_languages(languages)
            for fault in (*self.missing_words(), *self.sticking_out())
        ]

    def axe(self, *rules: str) -> list[str]:
        """What axe-core finds wrong for people with other senses and hands; by all rules, or only by these."""
        if not self.page.evaluate("'axe' in window"):
            self.page.evaluate(source(AXE))
        only = {"type": "rule", "values": rules} if rules else {"type": "tag", "values": TAGS}
        found: list[str] = self.look("axe", only)
        return found

    def drawn(self) -> dict[int, str]:
        """The face on top of every die, read from what is drawn."""
        tops = self.page.locator("[role=application]").evaluate("(stage) => stage.topFaces()")
        game = str(self.game["view"]["game"])
        return {int(die): faces(game)[face] for die, face in tops.items()}

    def scored(self) -> dict[int, str]:
        """The face of every die in the arena, as the rules have it."""
        return dict(self.game["view"]["arena"])

    def shot(self, name: str) -> None:
        """Keep a picture, if pictures are kept."""
        if SHOTS:
            folder = Path(SHOTS)
            folder.mkdir(parents=True, exist_ok=True)
            self.page.screenshot(path=folder / f"{name}.png")


def look_again(*visitors: Visitor) -> None:
    """Windows ask every few seconds, and at once when somebody looks at them again."""
    for visitor in visitors:
        visitor.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
