"""Somebody in front of the page: a browser window that remembers what went wrong in it and what the server told it."""

from __future__ import annotations

import json
import os
import re
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from playwright.sync_api import BrowserContext, ConsoleMessage, Locator, Page, WebSocket

ROOT = Path(__file__).resolve().parents[2]
AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
LOCALES = ROOT / "src" / "throwdown" / "locales"
CONSTANTS = ROOT / "web" / "src" / "arena" / "constants.json"
LANGUAGES = ("de", "en", "fr", "it", "nl", "es")
#: The button that throws, with its key behind the word.
THROW = re.compile("^Throw")
#: Screenshots go there, if it is set.
SHOTS = os.environ.get("THROWDOWN_SHOTS", "")

#: Before anything else runs: settings as somebody left them, and violations of the policy are seen.
FIRST = """
if (!localStorage.getItem('throwdown')) localStorage.setItem('throwdown', JSON.stringify(%s));
document.addEventListener('securitypolicyviolation', (event) =>
  console.error(`policy: ${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber}`));
"""

#: Every word that a reader could meet: texts, names for screen readers, hints.
WORDS = """() => {
  const said = [document.title, document.body.innerText];
  for (const each of document.querySelectorAll('body *')) {
    for (const name of ['aria-label', 'placeholder', 'title', 'alt']) if (each.hasAttribute(name)) said.push(each.getAttribute(name));
    if (each.matches('.sr, option')) said.push(each.textContent);
  }
  return said.join('\\n');
}"""

#: Whatever sticks out of the window to its side, or out of its button.
STICKS_OUT = """() => {
  const wide = document.documentElement.clientWidth;
  const found = [];
  if (document.scrollingElement.scrollWidth > wide) found.push(`the page is ${document.scrollingElement.scrollWidth} px wide`);
  const scrolls = (each) => { for (let up = each.parentElement; up; up = up.parentElement) if (/auto|scroll/.test(getComputedStyle(up).overflowX)) return true; return false; };
  const named = (each) => `${each.tagName.toLowerCase()}.${each.getAttribute('class') ?? ''} "${each.textContent.trim().slice(0, 40)}"`;
  for (const each of document.querySelectorAll('body *')) {
    if (!each.checkVisibility({ opacityProperty: true, visibilityProperty: true }) || each.closest('.sr, svg, option, [class*=skip]')) continue;
    const says = [...each.childNodes].some((node) => node.nodeType === 3 && node.textContent.trim());
    const box = each.getBoundingClientRect();
    const hidden = getComputedStyle(each).clipPath !== 'none';
    if (says && !hidden && box.width > 1 && (box.right > wide + 1 || box.left < -1) && !scrolls(each)) found.push(`${named(each)} ends at ${Math.round(box.right)}`);
    if (each.matches('button, .btn, .seg label') && each.scrollWidth > each.clientWidth + 1) found.push(`${named(each)} needs ${each.scrollWidth} px and has ${each.clientWidth}`);
  }
  return found;
}"""

RUN_AXE = """async (tags) => {
  const found = await axe.run(document, { runOnly: { type: 'tag', values: tags }, resultTypes: ['violations'] });
  return found.violations.map(({ id, nodes }) => `${id}: ${nodes.slice(0, 3).map(({ html, any }) => `${html.slice(0, 160)} ${any[0]?.message ?? ''}`).join(' | ')}`);
}"""
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
def axe_source() -> str:
    return AXE.read_text("utf-8")


@cache
def faces(game: str) -> tuple[str, ...]:
    """The faces of a die by their number, as the page has them from the physics."""
    return tuple(json.loads(CONSTANTS.read_text("utf-8"))["faces"][game])


class Visitor:
    """One window. ``game`` is what the server told last about the game, ``refused`` what it did not allow."""

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
        self.page.set_default_timeout(20_000)
        self.page.on("pageerror", lambda error: self.troubles.append(f"error: {error}"))
        self.page.on("console", self._console)
        self.page.on("websocket", self._socket)

    # What happens in it

    def _console(self, message: ConsoleMessage) -> None:
        if message.type == "error":
            self.troubles.append(f"console: {message.text} ({message.location.get('url', '')})")

    def _socket(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda data: self._heard(data) if isinstance(data, str) else None)

    def _heard(self, text: str) -> None:
        told = json.loads(text)
        for message in told if isinstance(told, list) else [told]:
            if message["is"] == "refused":
                self.refused.append(f"{message['code']}: {message['message']}")
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
            f"{self.url}/api/guests", data={"name": self.name, "language": "en"}, headers={"origin": self.url}
        )
        assert answer.ok, answer.text()
        self.context.add_init_script("localStorage.setItem('throwdown-been', '1')")

    def open_table(self, **wanted: Any) -> dict[str, Any]:
        """A table by the API; what the page makes of it is another matter."""
        answer = self.context.request.post(f"{self.url}/api/tables", data=wanted, headers={"origin": self.url})
        assert answer.ok, answer.text()
        made: dict[str, Any] = answer.json()["table"]
        return made

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

    # What it should be like

    def missing_words(self) -> list[str]:
        """Names of messages where a sentence should stand."""
        said = self.page.evaluate(WORDS)
        names = [found[0] for found in _NAME.finditer(said) if found[1] in families()]
        return sorted({*names, *_UNRESOLVED.findall(said)})

    def sticking_out(self) -> list[str]:
        found: list[str] = self.page.evaluate(STICKS_OUT)
        return found

    def axe(self) -> list[str]:
        """What axe-core finds wrong for people with other senses and hands."""
        self.page.evaluate(axe_source())
        found: list[str] = self.page.evaluate(RUN_AXE, TAGS)
        return found

    def drawn(self) -> dict[int, str]:
        """The face on top of every die, read from what is drawn."""
        tops = self.page.locator("[role=application]").evaluate("(stage) => stage.topFaces()")
        game = str(self.game["view"]["game"])
        return {int(die): faces(game)[face] for die, face in tops.items()}

    def scored(self) -> dict[int, str]:
        """The face of every die in the arena, as the rules have it."""
        return {die: face for die, face in self.game["view"]["arena"]}

    def shot(self, name: str) -> None:
        """Keep a picture, if pictures are kept."""
        if SHOTS:
            folder = Path(SHOTS)
            folder.mkdir(parents=True, exist_ok=True)
            self.page.screenshot(path=folder / f"{name}.png")
