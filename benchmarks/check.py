"""Checking a game in a browser, timed: Python's start, and the check of so many throws. Update results.md.

python -m benchmarks.check --throws 40

Chromium, the real server on this machine, parts of the tab as scripts/web made them; the record is thrown here first.
Each round is a new window; the first one of all also downloads. The last line is JSON.
"""

from __future__ import annotations

import json
import re
import tempfile
import time
from pathlib import Path
from random import Random
from statistics import median
from typing import TYPE_CHECKING

import click
from playwright.sync_api import expect

from tests.page.conftest import WIDE, chromium, coming
from tests.page.rooms import finished
from tests.server.serving import Serving
from throwdown.rules import game
from throwdown.rules.record import Resolved
from throwdown.table import Match, Seat
from throwdown.throwers import Fairness
from throwdown.throwers.physical import Physical

if TYPE_CHECKING:
    from playwright.sync_api import BrowserContext, Route

PATIENCE_MS = 120_000


@click.command()
@click.option("--throws", default=40, show_default=True, type=click.IntRange(1), help="Throws of the game.")
@click.option("--rounds", default=3, show_default=True, type=click.IntRange(1), help="How often it is checked.")
def main(throws: int, rounds: int) -> None:
    """Time the check of a game in Chromium."""
    record = _thrown(throws)
    with (
        tempfile.TemporaryDirectory() as folder,
        Serving(Path(folder) / "data", {}, workers=1) as server,
        chromium() as browser,
    ):
        context = browser.new_context(viewport={"width": WIDE[0], "height": WIDE[1]}, service_workers="block")
        found = [_check(context, server.url, record) for _ in range(rounds)]
    for start, check in found:
        print(f"start {start:.1f} s, check {check:.1f} s", flush=True)
    starts, checks = zip(*found, strict=True)
    kb = len(record) / 1000
    print(json.dumps({"throws": throws, "kB": kb, "start_s": median(starts), "check_s": median(checks)}))


def _thrown(throws: int) -> str:
    """A game of two bots up to this throw; then the first of them leaves."""
    seats = [Seat("A", "thumb"), Seat("B", "thumb")]
    seed, left = 0, throws
    while left:
        rng, left, seed = Random(seed), throws, seed + 1
        match = Match(game("impact", 2), seats, Physical(rng), rng=rng, fair=Fairness.seeded(str(seed)))
        while left and match.result is None:
            match.step()
            left -= sum(isinstance(entry, Resolved) and bool(entry.motion) for entry in match.log.entries[-1:])
    if match.result is None:
        match.leave(0)
    return "".join(f"{line}\n" for line in match.log.lines())


def _check(context: BrowserContext, url: str, record: str) -> tuple[float, float]:
    """Seconds from the tap to the first line, and from there to the verdict."""
    visitor = coming(context, url)
    visitor.come_in()
    seats = [{"bot": "novice"}, {"bot": "novice"}]
    table = visitor.open_table(game="strike", seats=seats, start=True, thrower="luck", edition="none")

    def other(route: Route) -> None:
        route.fulfill(body=record, content_type="application/jsonl")

    visitor.page.route("**/api/replays/*/record", other)
    visitor.go(f"g/{finished(visitor, str(table['id']))}?verify=1")
    sheet = visitor.page.locator("dialog[open]")
    button = sheet.get_by_role("button", name="Check the dice", exact=True)
    button.wait_for()
    began = time.monotonic()
    button.click()
    sheet.get_by_text(re.compile(r"^Line \d+ of \d+")).wait_for(timeout=PATIENCE_MS)
    runs = time.monotonic()
    expect(sheet.locator(".all")).to_contain_text("and so does every fall", timeout=PATIENCE_MS)
    done = time.monotonic()
    visitor.page.close()
    return runs - began, done - runs


if __name__ == "__main__":
    main()
