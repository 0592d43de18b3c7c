"""How quick the game in a tab is: run from the root after scripts/web, and update results.md.

python -m benchmarks.tab --moves 40    starts, moves and memory, in Chromium with software rendering
"""

from __future__ import annotations

import argparse
import os
import time
from pathlib import Path
from random import Random
from statistics import median, quantiles
from tempfile import TemporaryDirectory
from typing import TYPE_CHECKING

from tests.page.conftest import chromium, coming
from tests.page.tab import TabPlayer, TabWindow, open_table
from tests.server.serving import Serving

if TYPE_CHECKING:
    from playwright.sync_api import Browser, BrowserContext

GAME = "strike"
CHOSEN = "sessionStorage.setItem('throwdown-host', 'tab')"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else "")
    parser.add_argument("--moves", type=int, default=40)
    options = parser.parse_args()
    with TemporaryDirectory() as folder, Serving(Path(folder) / "data") as server, chromium() as browser:
        pressed(browser, server.url)
        context = browser.new_context()
        window = TabWindow(context, server.url)
        window.start()
        print(f"a move at random acknowledged, p95: {p95(acknowledged(window, options.moves)):.0f} ms (60 wanted)")
        print(f"a throw on its way, p95: {p95(on_their_way(window, options.moves)):.0f} ms (250 wanted)")
        context.close()
    print(f"load of the machine: {os.getloadavg()[0]:.1f}")


def pressed(browser: Browser, url: str) -> None:
    """From pressing Play to a table that asks, twice; then the memory of the window."""
    context = browser.new_context(viewport={"width": 1280, "height": 720}, reduced_motion="reduce", locale="en")
    context.add_init_script(CHOSEN)
    for wanted in (15, 8):
        visitor = coming(context, url)
        visitor.go()
        button = visitor.page.get_by_role("button", name="Play now").first
        button.wait_for()
        begun = time.perf_counter()
        button.click()
        visitor.page.get_by_text("Your turn", exact=True).first.wait_for()
        print(f"from Play to a table that asks: {time.perf_counter() - begun:.1f} s ({wanted} wanted)")
        if wanted == 8:
            print(f"memory of the window: {memory(context):.0f} MB (450 wanted)")
        visitor.page.close()
    context.close()


def acknowledged(window: TabWindow, moves: int) -> list[float]:
    """From a move to its answer, in ms by the window's clock: the way to this script takes longer than the move."""
    times: list[float] = []
    while len(times) < moves:
        player = TabPlayer(window, open_table(window, GAME), GAME, Random(len(times)))
        while len(times) < moves:
            move, over = player.choose()
            if over:
                break
            assert player.answer(move)["is"] == "ack"
            times.append(window.answered_in())
    return times


def on_their_way(window: TabWindow, throws: int) -> list[float]:
    """From a throw to the first frames of its motion in the page, in ms by its clock. The first loads the engine."""
    times: list[float] = []
    while len(times) < throws:
        player = TabPlayer(window, open_table(window, GAME, "physics"), GAME, Random(len(times)))
        while len(times) < throws:
            player.wait_until_asked()
            begun = window.now()
            move, over = player.choose()
            if over:
                break
            player.answer(move)
            if player.chosen == "throw":
                times.append(window.motion_after(begun) - begun)
    first, others = times[0], times[1:]
    print(f"a throw on its way: the first, which loads the engine, {first:.0f} ms; median {median(others):.0f} ms")
    return others


def memory(context: BrowserContext) -> float:
    """What the window's processes have for themselves, in MB."""
    browser = context.browser
    assert browser is not None
    found = browser.new_browser_cdp_session().send("SystemInfo.getProcessInfo")["processInfo"]
    return max(_proportional(int(process["id"])) for process in found if process["type"] == "renderer")


def _proportional(process: int) -> float:
    lines = Path(f"/proc/{process}/smaps_rollup").read_text("ascii").splitlines()
    return int(next(line for line in lines if line.startswith("Pss:")).split()[1]) / 1000


def p95(times: list[float]) -> float:
    return quantiles(times, n=20)[-1]


if __name__ == "__main__":
    main()
