"""Games for the screen, keys for the games, and the screen as plain text."""

from __future__ import annotations

import os
import time
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING, Any

from throwdown.rules.catalogue import game as make_game
from throwdown.table import Match, Seat
from throwdown.terminal.pace import AT_ONCE
from throwdown.terminal.screen.app import ThrowdownApp
from throwdown.terminal.screen.asking import CardsAsking, ListAsking, RollAsking, TowerAsking
from throwdown.terminal.screen.page import Page
from throwdown.terminal.screen.play import PlayPage
from throwdown.throwers import Luck
from throwdown.words import Words

if TYPE_CHECKING:
    from collections.abc import Callable

    from textual.pilot import Pilot

SNAPSHOTS = Path(__file__).parent / "snapshots"
#: How long a test waits for anything, and for a picture to become the right one.
PATIENCE_S, LAYOUT_S = 180.0, 8.0
SMALL, LARGE = (80, 24), (120, 40)
NAMES = ("Mara", "Jo", "Pebble", "Quentin", "Ada")


class HandClock:
    """A clock that is set by hand."""

    now = 0.0

    def __call__(self) -> float:
        return self.now


def make_match(
    game: str, seats: int = 3, people: int = 1, seed: str = "screen", options: dict[str, Any] | None = None
) -> Match:
    rng = Random(seed)
    players = [Seat(NAMES[seat], None if seat < people else "thumb") for seat in range(seats)]
    return Match(make_game(game, seats, options), players, Luck(rng), rng=rng)


def make_app(match: Match | None = None, **more: Any) -> ThrowdownApp:
    """An app without pauses that saves nothing, unless a setting says otherwise."""
    rng = Random("screen")
    settings: dict[str, Any] = {"pace": AT_ONCE, "autosaves": False, "rng": rng, "clock": HandClock()} | more
    return ThrowdownApp(Words("en"), match=match, **settings)


def screen_text(app: ThrowdownApp) -> str:
    """What stands on the screen, without colours."""
    rows = [strip.text.rstrip() for strip in app.screen._compositor.render_strips()]
    return "\n".join(rows).rstrip() + "\n"


async def check_snapshot(pilot: Pilot[None], name: str) -> None:
    """The screen looks as it looked; THROWDOWN_SNAPSHOTS=write takes the new look for right.

    Layout comes a moment after the change that needs it, so a picture that differs gets a little time.
    """
    app = shown(pilot)
    path = SNAPSHOTS / f"{name}-{app.size.width}x{app.size.height}.txt"
    if os.environ.get("THROWDOWN_SNAPSHOTS") == "write":
        await pilot.pause(0.3)
        path.write_text(screen_text(app), encoding="utf-8")
    golden = path.read_text(encoding="utf-8")
    deadline = time.monotonic() + LAYOUT_S
    while screen_text(app) != golden and time.monotonic() < deadline:
        await pilot.pause(0.02)
    assert screen_text(app) == golden


def shown(pilot: Pilot[None]) -> ThrowdownApp:
    assert isinstance(pilot.app, ThrowdownApp)
    return pilot.app


async def asked(pilot: Pilot[None]) -> None:
    """Until a person is asked, or another page than the table is open: what bots and dice do takes its time."""

    def is_asked() -> bool:
        page = pilot.app.screen
        return page.state.asking is not None if isinstance(page, PlayPage) else isinstance(page, Page)

    await pilot.pause()
    await until(pilot, is_asked)


async def until(pilot: Pilot[None], true: Callable[[], object]) -> None:
    """Wait for what comes at last, however slow the machine is."""
    deadline = time.monotonic() + PATIENCE_S
    while not true():
        assert time.monotonic() < deadline, screen_text(shown(pilot))
        await pilot.pause()


def play_page(app: ThrowdownApp) -> PlayPage:
    return next(page for page in app.screen_stack if isinstance(page, PlayPage))


def random_keys(page: PlayPage, rng: Random) -> list[str]:
    """Keys that answer what is asked now."""
    asking = page.state.asking
    if isinstance(asking, ListAsking):
        manner = [rng.choice("dlts")] if asking.throws and rng.random() < 0.2 else []
        return [*manner, str(rng.randint(1, min(len(asking.choices), 9)))]
    if isinstance(asking, RollAsking):
        if asking.form.may_stop and rng.random() < 0.5:
            return ["s"]
        kept = rng.sample("1234567", rng.randint(0, 3))
        return [*kept, *rng.choice(("", "y", "r")), "enter"]
    if isinstance(asking, CardsAsking):
        return ["a", "enter"]
    if isinstance(asking, TowerAsking):
        return ["1", "right", "space", "enter"]
    raise AssertionError("nothing is asked")
