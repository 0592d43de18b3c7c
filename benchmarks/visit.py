"""A first visit, timed: from the first request to dice at rest. Run from the root, write what you saw into results.md.

python -m benchmarks.visit --visits 5

A new window of a browser that has drawn before, the real server on this machine, the real physics; the page must be
built (scripts/web). Exits with 1 if a visit takes longer than somebody waits.
"""

from __future__ import annotations

import sys
import tempfile
import time
from pathlib import Path
from statistics import median
from typing import TYPE_CHECKING

import click

from tests.page.conftest import PHONE, WIDE, chromium, coming
from tests.page.first_visit import WAYS, lands
from tests.server.serving import GENEROUS, Serving

if TYPE_CHECKING:
    from playwright.sync_api import Browser

#: From the first request to the dice at rest, in s.
SOON = 20.0


@click.command()
@click.option("--visits", default=3, show_default=True, type=click.IntRange(1), help="Visits of each way.")
def main(visits: int) -> None:
    """Time first visits by mouse, keyboard and touch."""
    limits = GENEROUS | {"play_now_s": 0.3}
    with (
        tempfile.TemporaryDirectory() as folder,
        Serving(Path(folder) / "data", limits, workers=1) as server,
        chromium() as browser,
    ):
        took = {way: [_visit(browser, server.url, way) for _ in range(visits)] for way in WAYS}
    for way, times in took.items():
        print(f"{way:<10} median {median(times):5.1f} s, longest {max(times):5.1f} s")
    sys.exit(any(max(times) > SOON for times in took.values()))


def _visit(browser: Browser, url: str, way: str) -> float:
    """How long one took, in s."""
    touch = way == "touch"
    width, height = PHONE if touch else WIDE
    context = browser.new_context(viewport={"width": width, "height": height}, has_touch=touch, is_mobile=touch)
    visitor = coming(context, url)
    began = time.monotonic()
    WAYS[way](visitor)
    lands(visitor)
    took = time.monotonic() - began
    context.close()
    return took


if __name__ == "__main__":
    main()
