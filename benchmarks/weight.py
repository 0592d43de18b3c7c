"""What a first visit loads, and when the front page is painted. Run from the root and update results.md.

python -m benchmarks.weight

A new window, the real server here, an empty cache; the page must be built (scripts/web). First the bytes over
the wire until a first throw has landed, once with brotli and once with gzip alone (browsers offer brotli to https and
localhost); then the first paint over a slow line. Exits with 1 if something weighs more than it may.
"""

from __future__ import annotations

import sys
import tempfile
from dataclasses import dataclass, field
from pathlib import Path
from statistics import median
from typing import TYPE_CHECKING, Any

import click

from tests.page.conftest import PHONE, WIDE, chromium, coming
from tests.page.first_visit import by_mouse, lands
from tests.server.serving import Serving

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext

#: A slow phone network: bits a second and ms of delay.
LINE = {"downloadThroughput": 1.6e6 / 8, "uploadThroughput": 750e3 / 8, "latency": 150, "offline": False}
#: kB by coding.
CODE_MOST = {"br": 215.0, "gzip": 250.0}
WORDS_MOST, HERO_MOST = 12.0, 35.0
PAINT_MOST_S = 1.2


@dataclass
class Loaded:
    """Bytes of the bodies over the wire by the address of what was asked for."""

    sizes: dict[str, float] = field(default_factory=dict)
    _heads: dict[str, tuple[str, float]] = field(default_factory=dict)
    """By request: its address, and the bytes of the headers of its answer."""

    def listen(self, context: BrowserContext, page: Any) -> Any:
        line = context.new_cdp_session(page)
        line.send("Network.enable")
        line.on("Network.responseReceived", self._received)
        line.on("Network.loadingFinished", self._finished)
        return line

    def kilobytes(self, *marks: str) -> float:
        return sum(size for address, size in self.sizes.items() if any(mark in address for mark in marks)) / 1000

    def _received(self, event: dict[str, Any]) -> None:
        response = event["response"]
        self._heads[event["requestId"]] = (response["url"], response["encodedDataLength"])

    def _finished(self, event: dict[str, Any]) -> None:
        address, head = self._heads.get(event["requestId"], ("", 0))
        self.sizes[address] = self.sizes.get(address, 0) + event["encodedDataLength"] - head


@click.command()
@click.option("--paints", default=5, show_default=True, type=click.IntRange(1), help="Visits over the slow line.")
@click.option("--files", default=0, show_default=True, type=click.IntRange(0), help="So many of the heaviest, by name.")
def main(paints: int, files: int) -> None:
    """Weigh a first visit and time its first paint."""
    limits = {"play_now_s": 0.3, "hash_wait_s": 5, "key_wait_s": 5}
    with (
        tempfile.TemporaryDirectory() as folder,
        Serving(Path(folder) / "data", limits, workers=1) as server,
        chromium() as browser,
    ):
        good = [_weigh(browser, server.url, coding, files) for coding in CODE_MOST]
        good.append(_paint(browser, server.url, paints))
    sys.exit(not all(good))


def _weigh(browser: Browser, url: str, coding: str, most: int) -> bool:
    """Whether the code of a first game, the words of the front page and its picture are light enough."""
    headers = {"accept-encoding": "gzip"} if coding == "gzip" else {}
    context = browser.new_context(
        viewport={"width": WIDE[0], "height": WIDE[1]}, extra_http_headers=headers, service_workers="block"
    )
    visitor, loaded = coming(context, url), Loaded()
    loaded.listen(context, visitor.page)
    by_mouse(visitor)
    lands(visitor)
    code, three = loaded.kilobytes(".js", ".css"), loaded.kilobytes("/three-")
    words, hero = loaded.kilobytes("topics=theme"), loaded.kilobytes("/hero-")
    rest, font = loaded.kilobytes("topics=arena"), loaded.kilobytes(".woff")
    context.close()
    for address, size in sorted(loaded.sizes.items(), key=lambda each: -each[1])[:most]:
        print(f"      {size / 1000:6.1f} kB {address.removeprefix(url)}")
    print(
        f"{coding:<5} JS and CSS of a first game {code:.0f} kB "
        f"({three:.0f} of it three.js; most {CODE_MOST[coding]:.0f}), "
        f"words at first paint {words:.1f} kB (most {WORDS_MOST:.0f}), later {rest:.0f}, "
        f"hero {hero:.0f} kB (most {HERO_MOST:.0f}), font {font:.0f} kB"
    )
    return code <= CODE_MOST[coding] and 0 < words <= WORDS_MOST and 0 < hero <= HERO_MOST


def _paint(browser: Browser, url: str, paints: int) -> bool:
    """Whether the front page is painted soon over a slow line."""
    times = sorted(_painted(browser, url) for _ in range(paints))
    print(f"first paint of the front page: median {median(times):.2f} s, best {times[0]:.2f} s (most {PAINT_MOST_S} s)")
    return times[0] <= PAINT_MOST_S


def _painted(browser: Browser, url: str) -> float:
    """When the claim of the front page stood there, in s."""
    context = browser.new_context(
        viewport={"width": PHONE[0], "height": PHONE[1]}, is_mobile=True, service_workers="block"
    )
    page = context.new_page()
    line = context.new_cdp_session(page)
    line.send("Network.enable")
    line.send("Network.emulateNetworkConditions", LINE)
    page.add_init_script(
        """new MutationObserver(() => {
          if (document.querySelector('h1') && !window.stood)
            window.stood = performance.now();
        }).observe(document, { childList: true, subtree: true });"""
    )
    page.goto(url, wait_until="commit")
    page.locator("h1").wait_for()
    stood: float = page.evaluate("window.stood")
    context.close()
    return stood / 1000


if __name__ == "__main__":
    main()
