"""The mouse and the command palette do what keys do."""

from __future__ import annotations

from typing import TYPE_CHECKING

import pytest
from textual.command import CommandPalette

from tests.terminal.arena_tables import placed_match
from tests.terminal.screen.helpers import LARGE, SMALL, asked, make_app, make_match, play_page, screen_text
from throwdown.terminal.screen.app import ThrowdownApp
from throwdown.terminal.screen.asking import AimAsking, ListAsking
from throwdown.terminal.screen.hints import clickable, deeds
from throwdown.terminal.screen.page import TextPage
from throwdown.terminal.screen.pages import QuitPage
from throwdown.terminal.screen.play import PlayPage
from throwdown.terminal.screen.setup import SetUpPage
from throwdown.words import LANGUAGES, Words

if TYPE_CHECKING:
    from pathlib import Path

    from textual.pilot import Pilot


async def click_on(pilot: Pilot[None], text: str) -> None:
    """Click where this stands on the screen."""
    app = pilot.app
    assert isinstance(app, ThrowdownApp)
    lines = screen_text(app).splitlines()
    y = next(number for number, line in enumerate(lines) if text in line)
    await pilot.click(offset=(lines[y].index(text), y))
    await pilot.pause()


async def test_menu_and_set_up_are_clicked(tmp_path: Path) -> None:
    app = ThrowdownApp(Words("en"), folder=tmp_path)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        await click_on(pilot, "New game")
        assert isinstance(app.screen, SetUpPage)
        row = app.screen.form.rows()[0]
        app.screen.action_touch(row)
        before = app.screen.form.value(row)
        app.screen.action_touch(row)
        assert app.screen.form.value(row) != before


async def test_a_throw_is_clicked() -> None:
    match = make_match("strike")
    app = make_app(match)
    async with app.run_test(size=SMALL) as pilot:
        await asked(pilot)
        asking, before = play_page(app).state.asking, len(match.log.entries)
        assert isinstance(asking, ListAsking)
        await click_on(pilot, asking.choices[asking.cursor].label.localised(app.words))
        await asked(pilot)
        assert len(match.log.entries) > before


async def test_a_click_into_the_arena_aims_there() -> None:
    app = make_app(placed_match())
    async with app.run_test(size=LARGE) as pilot:
        await asked(pilot)
        if not isinstance(app.screen, PlayPage):  # somebody is asked whether dice may be moved
            await pilot.press("enter")
            await asked(pilot)
        asking = play_page(app).state.asking
        assert isinstance(asking, AimAsking)
        board = app.screen.query_one("#board")
        await pilot.click("#board", offset=(board.size.width // 2, board.size.height // 2))
        assert asking.target.cell is not None
        assert asking.target.cell in screen_text(app)


async def test_keys_of_the_lowest_line_are_clicked() -> None:
    app = make_app(make_match("strike"))
    async with app.run_test(size=SMALL) as pilot:
        await asked(pilot)
        await click_on(pilot, "q save and quit")
        assert isinstance(app.screen, QuitPage)
        await click_on(pilot, "Esc")
        assert app.screen_stack[-1] is play_page(app)


async def test_the_palette_finds_what_can_be_done() -> None:
    app = make_app(make_match("strike"))
    async with app.run_test(size=SMALL) as pilot:
        await asked(pilot)
        await pilot.press("ctrl+p")
        assert isinstance(app.screen, CommandPalette)
        await pilot.press(*"rules")
        await pilot.app.workers.wait_for_complete()
        await pilot.press("enter")
        await pilot.pause()
        assert isinstance(app.screen, TextPage)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_lists_the_same_keys(language: str) -> None:
    words = Words(language)
    assert [key for key, _ in deeds(words.say("screen-keys-game"))] == ["f1", "f2", "h", "w", "u", "q", "f9"]
    for line in ("screen-keys-quit", "screen-keys-text", "screen-keys-menu"):
        assert "escape" in str(clickable(words.say(line)).spans)
