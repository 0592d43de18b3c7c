"""What a killed tab loses: run from the root after scripts/web, and update results.md.

python -m benchmarks.tab_kills --kills 50    kill -9 of the browser's windows in the middle of moves; the tab comes back
"""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

from tests.page.conftest import chromium
from tests.page.tab import TabPlayer, TabWindow, open_table
from tests.server.serving import Serving

if TYPE_CHECKING:
    from playwright.sync_api import BrowserContext

GAME = "strike"
#: At most so many moves before a kill, and so many ms after the last one was sent.
MOST_MOVES, LONGEST_MS = 6, 40


class Lives:
    """One device: each life of its tab goes on where the last one was killed."""

    def __init__(self, context: BrowserContext, url: str, seed: int) -> None:
        self._context, self._url, self._rng = context, url, Random(seed)
        self._table = ""
        self._acknowledged = 0
        self.moves = self.lost = 0

    def live(self) -> None:
        """Start, compare with what was acknowledged, play a little, and be killed in a move."""
        window = TabWindow(self._context, self._url)
        started = window.start()
        if isinstance(started, str):
            raise RuntimeError(f"the tab did not start: {started}")
        player = self._seated(window)
        for _ in range(self._rng.randint(1, MOST_MOVES)):
            move, over = player.choose()
            if over:
                self._table = ""
                player = self._seated(window)
                continue
            player.answer(move)
            self.moves += 1
        player.choose()
        window.page.wait_for_timeout(self._rng.uniform(0, LONGEST_MS))
        window.kill()
        self._acknowledged = max(self._acknowledged, player.acked)

    def _seated(self, window: TabWindow) -> TabPlayer:
        if self._table:
            player = TabPlayer(window, self._table, GAME, self._rng)
            self.lost += max(0, self._acknowledged - player.version)
            return player
        self._table, self._acknowledged = open_table(window, GAME), 0
        return TabPlayer(window, self._table, GAME, self._rng)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--kills", type=int, default=50)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    begun = time.perf_counter()
    with TemporaryDirectory() as folder, Serving(Path(folder) / "data") as server, chromium() as browser:
        lives = Lives(browser.new_context(), server.url, options.seed)
        for _ in range(options.kills):
            lives.live()
    seconds = time.perf_counter() - begun
    print(f"{options.kills} kills, {lives.moves} moves acknowledged, {lives.lost} versions lost (0 wanted)")
    print(f"{seconds:.0f} s")
    sys.exit(lives.lost > 0)


if __name__ == "__main__":
    main()
