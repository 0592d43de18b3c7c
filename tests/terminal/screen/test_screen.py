"""What the screen does around the game: sizes, covers, races, undo, saves, set-up, tournaments."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest
from textual import events

from tests.terminal.screen.helpers import (
    SMALL,
    HandClock,
    asked,
    check_snapshot,
    make_app,
    make_match,
    play_page,
    screen_text,
    until,
)
from throwdown.rules.arena.state import PlaceStart, Raced
from throwdown.table import Seat, TournamentTable
from throwdown.terminal import saves
from throwdown.terminal.front import Racer
from throwdown.terminal.pace import AT_ONCE
from throwdown.terminal.screen.app import ThrowdownApp
from throwdown.terminal.screen.page import TextPage
from throwdown.terminal.screen.pages import CoverPage, EndPage, MenuPage, QuitPage
from throwdown.terminal.screen.play import PlayPage
from throwdown.terminal.screen.race import RaceCourse, RacePage
from throwdown.terminal.screen.setup import SetUpPage
from throwdown.throwers import Luck
from throwdown.words import Words

if TYPE_CHECKING:
    from pathlib import Path


# Keys that come faster than pages


def burst(app: ThrowdownApp, *keys: str) -> None:
    """Keys as a fast typist or a pasted text sends them: nothing is done between them."""
    for key in keys:
        app.post_message(events.Key(key, key if len(key) == 1 else None))


@pytest.mark.parametrize("keys", [("enter", "enter"), ("1", "1")])
async def test_two_keys_at_once_open_the_first_page_once(keys: tuple[str, ...], tmp_path: Path) -> None:
    app = ThrowdownApp(Words("en"), folder=tmp_path)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        burst(app, *keys)
        await pilot.pause()
        assert isinstance(app.screen, SetUpPage)


async def test_two_keys_at_once_start_one_game(tmp_path: Path) -> None:
    app = ThrowdownApp(Words("en"), folder=tmp_path, thrower=Luck(), pace=AT_ONCE)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press("enter")
        burst(app, "enter", "enter")
        await pilot.pause()
        assert sum(isinstance(page, PlayPage) for page in app.screen_stack) == 1


async def test_escape_twice_closes_the_rules_once() -> None:
    app = make_app(make_match("strike"))
    async with app.run_test(size=SMALL) as pilot:
        await asked(pilot)
        await pilot.press("f1")
        burst(app, "escape", "escape")
        await pilot.pause()
        assert any(isinstance(page, PlayPage) for page in app.screen_stack)
        assert isinstance(app.screen, (PlayPage, QuitPage))


async def test_escape_twice_in_a_new_game_goes_back_to_the_menu(tmp_path: Path) -> None:
    app = ThrowdownApp(Words("en"), folder=tmp_path)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press("enter", "escape", "escape")
        assert isinstance(app.screen, MenuPage) and app.is_running
        await pilot.press("escape")
    assert app.return_code == 0


@pytest.mark.parametrize("page", [(), ("enter",)], ids=["menu", "new game"])
async def test_f1_explains_every_page(page: tuple[str, ...], tmp_path: Path) -> None:
    app = ThrowdownApp(Words("en"), folder=tmp_path)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press(*page, "f1")
        assert isinstance(app.screen, TextPage)
        await pilot.press("escape")
        assert not isinstance(app.screen, TextPage)


# Sizes


async def test_a_window_that_is_too_small_shows_a_notice() -> None:
    app = make_app(make_match("strike"))
    async with app.run_test(size=SMALL) as pilot:
        await asked(pilot)
        before = screen_text(app)
        await pilot.resize_terminal(79, 24)
        await pilot.pause()
        assert "Make the window larger: 80 columns and 24 lines are needed." in screen_text(app)
        await pilot.press("1")
        assert play_page(app).terminal_game.match.version == 1  # a key that nobody could see did nothing
        await pilot.resize_terminal(*SMALL)
        await pilot.pause()
        assert screen_text(app) == before
        await pilot.resize_terminal(80, 23)
        await pilot.pause()
        assert "Make the window larger" in screen_text(app)


async def test_resize_in_the_middle_keeps_everything() -> None:
    app = make_app(make_match("verasselt"))
    async with app.run_test(size=SMALL) as pilot:
        await asked(pilot)
        await pilot.press("1", "6", "7", "y")
        await pilot.resize_terminal(120, 40)
        await pilot.pause()
        await check_snapshot(pilot, "resized")
        await pilot.resize_terminal(*SMALL)
        await pilot.pause()
        await check_snapshot(pilot, "resized")


async def test_bots_wait_while_the_window_is_too_small() -> None:
    app = make_app(make_match("strike", people=0, seats=2))
    async with app.run_test(size=(60, 20)) as pilot:
        await pilot.pause()
        assert play_page(app).terminal_game.match.result is None
        await pilot.resize_terminal(*SMALL)
        await until(pilot, lambda: isinstance(app.screen, EndPage))
        assert play_page(app).terminal_game.match.result is not None


# Pages at hand


async def test_rules_why_and_log() -> None:
    app = make_app(make_match("strike"))
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press("1", "f1")
        await pilot.pause()
        assert isinstance(app.screen, TextPage)
        assert "The rules in short" in screen_text(app)
        await pilot.press("escape", "w")
        await pilot.pause()
        assert "CORE-" in screen_text(app)
        await pilot.press("escape", "f2")
        await pilot.pause()
        assert "What happened" in screen_text(app)
        await pilot.press("escape")
        await pilot.pause()
        assert isinstance(app.screen, PlayPage)


# Covers


async def test_hidden_supplies_are_covered_between_people() -> None:
    match = make_match("strike", seats=2, people=2, options={"supply_visibility": "hidden", "start_die": "placed"})
    app = make_app(match)
    async with app.run_test(size=SMALL) as pilot:
        await asked(pilot)
        assert isinstance(app.screen, CoverPage)
        await check_snapshot(pilot, "cover")
        await pilot.press("enter", "1")
        await pilot.pause()
        text = screen_text(app)
        assert "Mara        8 dice" in text
        assert "Jo          hidden" in text
        while match.state.active == 0:
            await pilot.press("1" if match.state.phase == "turn" else "2")
            await pilot.pause()
        assert isinstance(app.screen, CoverPage)
        assert "dice" not in screen_text(app)
        await pilot.press("1")
        assert isinstance(app.screen, CoverPage)
        await pilot.press("enter")
        await pilot.pause()
        assert "Mara        hidden" in screen_text(app)


async def test_open_supplies_need_no_cover() -> None:
    app = make_app(make_match("strike", seats=2, people=2))
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        assert isinstance(app.screen, PlayPage)


# Undo


async def test_undo_takes_back_an_action_that_revealed_nothing() -> None:
    match = make_match("impact")
    app = make_app(match)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press("2")
        await pilot.pause()
        assert match.state.phase == "turn"
        await pilot.press("u")
        await pilot.pause()
        assert match.state.phase == "place"
        assert "The last step is undone." in screen_text(app)
        await pilot.press("3", "1", "u")
        await pilot.pause()
        assert "You cannot undo this" in screen_text(app)


# The race


def two_racers(clock: HandClock) -> RaceCourse:
    return RaceCourse((Racer(0, "Mara", 2), Racer(1, "Jo", 3), Racer(2, "Bot", 3, bot_ms=2500)), clock)


def test_race_counts_presses_after_the_signal() -> None:
    """DIG-FIRE-4: nothing can be built before it."""
    clock = HandClock()
    course = two_racers(clock)
    course.press(0)
    course.start()
    for moment in (0.4, 0.8):
        clock.now = moment
        course.press(0)
    assert course.times[0] == 800
    assert course.over
    assert course.outcome() == Raced(times=((0, 800),))


def test_race_has_floors() -> None:
    """DIG-FIRE-1: 200 ms to react and 120 ms for each die; somebody else may still be as fast."""
    clock = HandClock()
    course = two_racers(clock)
    course.start()
    for moment in (0.08, 0.16):
        clock.now = moment
        course.press(0)
    assert course.times[0] == 200 + 2 * 120
    assert not course.over
    clock.now = 0.44
    assert course.over


def test_race_ignores_a_key_held_down() -> None:
    clock = HandClock()
    course = two_racers(clock)
    course.start()
    for tick in range(30):
        clock.now = 0.03 * tick
        course.press(1)
    assert course.stacked[1] == 1


def test_race_is_won_by_a_bot_when_its_time_has_come() -> None:
    clock = HandClock()
    course = two_racers(clock)
    course.start()
    clock.now = 1.3
    assert [course.height(racer) for racer in course.racers] == [0, 0, 1]
    clock.now = 2.5
    assert course.over
    assert course.outcome() == Raced(times=((2, 2500),))


def test_race_without_a_finisher_ends_after_twenty_seconds() -> None:
    clock = HandClock()
    course = RaceCourse((Racer(0, "Mara", 2), Racer(1, "Jo", 3)), clock)
    course.start()
    clock.now = 19.9
    assert not course.over
    clock.now = 20.0
    assert course.over
    assert course.outcome() == Raced(times=())


async def test_race_on_the_screen() -> None:
    clock = HandClock()
    app = make_app(make_match("strike"))
    won: list[Raced | None] = []
    page = RacePage(two_racers(clock).racers, clock=clock, rng=Random(1), wait=(0.0, 0.0))
    async with app.run_test(size=SMALL) as pilot:
        await pilot.pause()
        app.push_screen(page, won.append)
        while page.course.started is None:
            await pilot.pause(0.01)
        clock.now = 0.3
        await pilot.press("a", "l")
        await check_snapshot(pilot, "race")
        clock.now = 0.6
        await pilot.press("a")
        await pilot.pause()
    assert won == [Raced(times=((0, 600),))]


# Saves


async def test_quit_and_resume(tmp_path: Path) -> None:
    match = make_match("impact")
    save = saves.new_save("impact", tmp_path)
    app = make_app(match, save=save, autosaves=True, folder=tmp_path)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press("2", "1", "q")
        await pilot.pause()
        assert isinstance(app.screen, QuitPage)
        assert "saved as impact-1" in screen_text(app)
        state = match.state
        await pilot.press("escape", "q", "enter")
    again = make_app(autosaves=True, folder=tmp_path)
    async with again.run_test(size=SMALL) as pilot:
        await pilot.pause()
        assert isinstance(again.screen, MenuPage)
        await pilot.press("2")
        await pilot.pause()
        assert "impact-1" in screen_text(again)
        await pilot.press("enter")
        await pilot.pause()
        assert play_page(again).terminal_game.match.state == state
        await pilot.press("ctrl+c")
    assert again.farewell() == f"This game is saved in: {save.path}"


async def test_damaged_save_resumes_from_the_last_good_entry(tmp_path: Path) -> None:
    match = make_match("impact")
    save = saves.new_save("impact", tmp_path)
    save.watch(match)
    match.act(0, PlaceStart("FIRE"))
    with save.path.open("a") as file:
        file.write("rubbish\n")
    app = make_app(autosaves=True, folder=tmp_path)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press("2", "enter")
        await pilot.pause()
        assert "This save was damaged." in screen_text(app)
        await pilot.press("escape")
        await pilot.pause()
        assert play_page(app).terminal_game.match.state == match.state


async def test_disk_that_cannot_hold_saves_does_not_end_the_game(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("")
    app = make_app(autosaves=True, folder=blocked / "saves")
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press("1", "enter")
        await pilot.pause()
        assert isinstance(app.screen, PlayPage)
        await pilot.press("q")
        await pilot.pause()
        assert "not saved" in screen_text(app)


# Set-up


async def test_set_up_by_keys() -> None:
    app = make_app()
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press("1")
        await pilot.pause()
        assert isinstance(app.screen, SetUpPage)
        await pilot.press("down", "right", "right", "right", "right")  # from Start round to the game
        await pilot.press("down", "right")  # three players
        await pilot.press("down", *"Zoe")
        await pilot.press("down", "left")  # a person instead of a bot
        await pilot.press("down", "down", "right")  # who begins
        await pilot.press("down", "right")  # the German edition
        await pilot.press("down", "right")  # a tournament
        await check_snapshot(pilot, "setup")
        await pilot.press("down", "enter", "down", "right")  # unfold, first die is placed
        await check_snapshot(pilot, "setup-rules")
        await pilot.press("up", "enter", "down", "enter")
        await pilot.pause()
        page = play_page(app)
        assert page.terminal_game.match.game.id == "hp_strike"
        assert [seat.player for seat in page.terminal_game.match.seats] == ["Zoe", "Player 2", "Player 3"]
        assert [seat.bot for seat in page.terminal_game.match.seats] == [None, "random", "thumb"]
        assert page.terminal_game.match.game.options["accio_immobulus"] == "never"
        assert page.terminal_game.match.game.options["start_die"] == "placed"
        assert page.terminal_game.table is not None


# Tournaments


@pytest.mark.parametrize("players", [2])
async def test_tournament_of_bots_to_its_end(players: int, tmp_path: Path) -> None:
    rng = Random("tournament")
    seats = [Seat(name, "thumb") for name in ("Mara", "Jo", "Pebble")[:players]]
    table = TournamentTable("strike", seats, Luck(rng), options={"tournament_tie": "players_choose"}, rng=rng)
    save = saves.new_tournament_save("strike", tmp_path)
    app = ThrowdownApp(Words("en"), table=table, save=save, folder=tmp_path, pace=AT_ONCE, rng=rng, clock=HandClock())
    async with app.run_test(size=SMALL) as pilot:
        for _ in range(600):
            await pilot.pause()
            if table.tally.champions is not None:
                break
            if isinstance(app.screen, EndPage):
                if len(table.tally.played) == 1:
                    await check_snapshot(pilot, "tournament")
                share = [wish for wish, _ in app.screen.rows].index("share") if table.tally.finished else 0
                await pilot.press(str(share + 1))
        await pilot.pause()
        assert "the tournament." in screen_text(app)
        await check_snapshot(pilot, "tournament-end")


async def test_finished_tournament_is_shown_again(tmp_path: Path) -> None:
    rng = Random("again")
    seats = [Seat(name, "thumb") for name in ("Mara", "Jo")]
    table = TournamentTable("strike", seats, Luck(rng), options={"tournament_tie": "shared"}, rng=rng)
    save = saves.new_tournament_save("strike", tmp_path)
    for number in (1, 2):
        save.game(number).watch(table.match)
        table.match.run()
        table.next_match()
    app = make_app(autosaves=True, folder=tmp_path)
    async with app.run_test(size=SMALL) as pilot:
        await pilot.press("2", "enter")
        await asked(pilot)
        assert "the tournament." in screen_text(app)


async def test_new_game_after_the_end() -> None:
    app = make_app(make_match("strike", people=0, seats=2))
    async with app.run_test(size=SMALL) as pilot:
        await until(pilot, lambda: isinstance(app.screen, EndPage))
        await pilot.press("2")
        await pilot.pause()
        assert isinstance(app.screen, SetUpPage)
        await pilot.press("enter")
        await asked(pilot)
        assert isinstance(app.screen, PlayPage)
        assert sum(isinstance(page, PlayPage) for page in app.screen_stack) == 1


async def test_rematch_lets_the_next_player_begin() -> None:
    app = make_app(make_match("strike", people=0, seats=2))
    async with app.run_test(size=SMALL) as pilot:
        await until(pilot, lambda: isinstance(app.screen, EndPage))
        await pilot.press("1")
        await pilot.pause()
        assert play_page(app).terminal_game.match.first == 1
