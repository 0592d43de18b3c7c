"""Whole games on the screen, played by keys to the end."""

from __future__ import annotations

from random import Random

import pytest

from tests.samples import sample
from tests.terminal.screen.helpers import (
    LARGE,
    SMALL,
    HandClock,
    asked,
    check_snapshot,
    make_app,
    make_match,
    play_page,
    random_keys,
    screen_text,
)
from throwdown.rules.catalogue import GAMES
from throwdown.terminal.screen.pages import EndPage
from throwdown.terminal.screen.play import PlayPage
from throwdown.terminal.screen.race import RACE_KEYS, RacePage

MOST_KEYS = 3000


#: One game; with ``--deep`` every game on both screens.
SHOWN = [(game, size) for game in GAMES for size in (LARGE, SMALL)][: sample(1, 2 * len(GAMES))]


@pytest.mark.parametrize(("game", "size"), SHOWN)
async def test_whole_game(game: str, size: tuple[int, int]) -> None:
    options = {"max_turns": 12} if game == "verasselt" else {}
    people = 2 if size == SMALL else 1
    clock = HandClock()
    match = make_match(game, seats=3 if size == SMALL else 5, people=people, seed="3", options=options)
    app = make_app(match, clock=clock)
    rng = Random("keys")
    async with app.run_test(size=size) as pilot:
        await asked(pilot)
        await check_snapshot(pilot, f"{game}-start")
        shown = set()
        for _ in range(MOST_KEYS):
            page = app.screen
            if isinstance(page, EndPage):
                break
            if isinstance(page, RacePage) and page.course.started is not None and not page.course.over:
                clock.now += 0.5
                for key in RACE_KEYS[:people]:
                    if not page.course.over:  # a key too many would be one for the next page
                        await pilot.press(key)
            elif isinstance(page, PlayPage) and page.state.asking is not None:
                assert screen_text(app)  # every question can be drawn
                kind = type(page.state.asking).__name__
                if kind not in shown and len(page.state.story.sentences) > 20:
                    shown.add(kind)
                    await check_snapshot(pilot, f"{game}-{kind}")
                await pilot.press(*random_keys(page, rng))
            else:
                await pilot.pause()
        assert isinstance(app.screen, EndPage)
        assert play_page(app).terminal_game.match.result is not None
        await check_snapshot(pilot, f"{game}-end")
