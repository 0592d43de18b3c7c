"""Every die of a game thrown again in a browser, timed. Run from the root and update results.md.

python -m benchmarks.rethrow [GAMES] [THROWS]     3 games of at least 40 throws each

Two bots play in the arena of a real server on this machine; then a new window opens the replay and taps. Timed is from
the tap to the verdict, loading the engine included. The page must be built (scripts/web). Exits with 1 if a game does
not hold, or takes longer than people wait for so many throws.
"""

from __future__ import annotations

import sys
import tempfile
import time
from pathlib import Path
from typing import TYPE_CHECKING

from playwright.sync_api import expect

from tests.page.conftest import chromium, coming
from tests.page.rooms import finished
from tests.server.serving import GENEROUS, Serving

if TYPE_CHECKING:
    from playwright.sync_api import Browser

    from tests.page.visitor import Visitor

#: For 40 throws, in s.
SOON = 6.0
BEST_OF = 40


def main(arguments: list[str]) -> None:
    games, least = (int(number) for number in (*arguments, *("3", "40")[len(arguments) :]))
    with (
        tempfile.TemporaryDirectory() as folder,
        Serving(Path(folder) / "data", GENEROUS, workers=1) as server,
        chromium() as browser,
    ):
        rates = [_timed(browser, server.url, least) for _ in range(games)]
    sys.exit(any(rate * BEST_OF > SOON for rate in rates))


def _timed(browser: Browser, url: str, least: int) -> float:
    """Seconds for each throw of one game, whose parts are printed."""
    context = browser.new_context(service_workers="block")
    visitor = coming(context, url)
    visitor.come_in()
    game, throws = _played(visitor, least)
    visitor.go(f"g/{game}?verify=1")
    button = visitor.button("Throw every die again")
    button.wait_for()
    began = time.monotonic()
    button.click()
    visitor.page.locator("dialog progress[value]").wait_for()
    loaded = time.monotonic() - began
    expect(visitor.page.locator("dialog .all")).to_contain_text("thrown every die again")
    took = time.monotonic() - began
    context.close()
    print(f"{throws} throws: {took:.1f} s, {loaded:.1f} s of them until the first; {40 * took / throws:.1f} s for 40")
    return took / throws


def _played(visitor: Visitor, least: int) -> tuple[str, int]:
    """A game of two bots with so many throws, and how many it has."""
    while True:
        seats = [{"bot": "thumb"}, {"bot": "thumb"}]
        table = visitor.open_table(game="strike", seats=seats, start=True, preset="none")
        game = finished(visitor, str(table["id"]))
        answer = visitor.context.request.get(f"{visitor.url}/api/replays/{game}/record")
        throws = answer.text().count('"motion": ')
        if throws >= least:
            return game, throws


if __name__ == "__main__":
    main(sys.argv[1:])
