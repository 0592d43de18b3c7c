"""A first visit, timed: from the first request to dice at rest. Run from the root and update results.md.

python -m benchmarks.visit --visits 5
python -m benchmarks.visit --visits 17 --busy     fifty visits beside programs that want every processor twice

A new window of a browser that has drawn before, the real server on this machine, the real physics; the page must be
built (scripts/web). Exits with 1 if a press is lost, or a visit takes longer than people wait.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
import time
from contextlib import contextmanager, nullcontext
from pathlib import Path
from statistics import median
from typing import TYPE_CHECKING

import click
from playwright.sync_api import Error as BrowserError

from tests.page.conftest import PHONE, WIDE, chromium, coming
from tests.page.first_visit import WAYS, lands
from tests.server.serving import Serving

if TYPE_CHECKING:
    from collections.abc import Iterator

    from playwright.sync_api import Browser

#: From the first request to the dice at rest, in s.
SOON = 20.0


@click.command()
@click.option("--visits", default=3, show_default=True, type=click.IntRange(1), help="Visits of each way.")
@click.option("--busy", is_flag=True, help="Keep every processor busy twice during the visits.")
def main(visits: int, busy: bool) -> None:
    """Time first visits by mouse, keyboard and touch."""
    limits = {"play_now_s": 0.3, "hash_wait_s": 5, "key_wait_s": 5}
    with (
        tempfile.TemporaryDirectory() as folder,
        Serving(Path(folder) / "data", limits, workers=1) as server,
        chromium() as browser,
        _crowded() if busy else nullcontext(),
    ):
        took = {way: [_attempt(browser, server.url, way) for _ in range(visits)] for way in WAYS}
    for way, times in took.items():
        thrown = [seconds for seconds in times if seconds is not None]
        print(f"{way:<10} {len(thrown)} of {visits} have thrown", end="")
        print(f", median {median(thrown):5.1f} s, longest {max(thrown):5.1f} s" if thrown else "")
    sys.exit(any(seconds is None or seconds > SOON for times in took.values() for seconds in times))


@contextmanager
def _crowded() -> Iterator[None]:
    """Other programs want the processors."""
    others = [subprocess.Popen([sys.executable, "-c", "while True: pass"]) for _ in range(2 * (os.cpu_count() or 1))]
    try:
        yield
    finally:
        for other in others:
            other.kill()
            other.wait()


def _attempt(browser: Browser, url: str, way: str) -> float | None:
    """How long one took, in s; none if nothing was thrown."""
    try:
        seconds = _visit(browser, url, way)
        print(f"{way}: {seconds:.1f} s", flush=True)
        return seconds
    except (AssertionError, BrowserError) as fault:
        print(f"{way}: {fault}", flush=True)
        return None


def _visit(browser: Browser, url: str, way: str) -> float:
    """How long one took, in s."""
    touch = way == "touch"
    width, height = PHONE if touch else WIDE
    context = browser.new_context(viewport={"width": width, "height": height}, has_touch=touch, is_mobile=touch)
    visitor = coming(context, url)
    began = time.monotonic()
    try:
        WAYS[way](visitor)
        lands(visitor)
        return time.monotonic() - began
    except (AssertionError, BrowserError):
        print(" ".join(visitor.page.locator("body").inner_text().split()), flush=True)
        raise
    finally:
        context.close()


if __name__ == "__main__":
    main()
