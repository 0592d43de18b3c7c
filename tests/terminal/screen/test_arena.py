"""The arena on the screen: the map, aiming by keys, moving dice, motion."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

import pytest

from tests.samples import sample
from tests.terminal.arena_tables import arena_match, floor_with, lay, placed_match
from tests.terminal.screen.helpers import (
    LARGE,
    SMALL,
    asked,
    check_snapshot,
    make_app,
    play_page,
    random_keys,
    screen_text,
    until,
)
from throwdown.errors import ThrowFailed
from throwdown.rules.arena.state import MoveDie
from throwdown.rules.record import Acted
from throwdown.terminal import floor
from throwdown.terminal.grid import Aim
from throwdown.terminal.motion import MOST, Flying, frames
from throwdown.terminal.pace import Pace
from throwdown.terminal.screen.arena_map import ArenaMap
from throwdown.terminal.screen.asking import AimAsking, MoveAsking, Pointing
from throwdown.terminal.screen.page import TextPage
from throwdown.terminal.screen.pages import ConsentPage, EndPage
from throwdown.terminal.screen.play import PlayPage
from throwdown.words import LANGUAGES, Words

if TYPE_CHECKING:
    from throwdown.rules.record import Resolved
    from throwdown.table import Match
    from throwdown.terminal.screen.app import ThrowdownApp
    from throwdown.throwers import Asked

SIZES = pytest.mark.parametrize("size", [SMALL, LARGE], ids=["80x24", "120x40"])


def last_intent(match: Match) -> tuple[int, ...]:
    return [entry.intent for entry in match.log.entries if isinstance(entry, Acted)][-1]


def aiming(app: ThrowdownApp) -> AimAsking:
    asking = play_page(app).state.asking
    assert isinstance(asking, AimAsking)
    return asking


# The map


def drawn(size: tuple[int, int], **more: Any) -> str:
    """Four dice, two of them a tower."""
    game = arena_match("hp_strike").game
    notation = "turn active=0 supplies=abcd/efghijk arena=l:IMMOBULUS,m:ACCIO,n:LEVIOSA,o:RELASHIO stacks=lm"
    view: Any = game.view(game.parse(f"{notation} removed=pq aside=rstuvwxyz"), 0)
    seen = floor_with({11: (0, 0), 12: (0, 0), 13: (81, 20), 14: (-60, -60)}, stacks=((11, 12),))
    return str(ArenaMap(view, Words(), size, seen, **more).content())


@pytest.mark.parametrize("size", [(48, 13), (76, 29)], ids=["small", "large"])
def test_every_die_is_in_its_cell_and_towers_are_described(size: tuple[int, int]) -> None:
    text = drawn(size)
    rows = text.split("\n")
    assert len(rows) == size[1]
    assert all(len(row) == size[0] for row in rows)
    (east,) = (row for row in rows if "Lev" in row)
    assert east.lstrip().startswith("6")
    (south,) = (row for row in rows if "Rel" in row)
    assert south.lstrip().startswith("2")
    assert "×2" in text or "≡Acc≡" in text
    assert "Immobulus and Accio, bottom to top" in text or text.count("Acc") == 2


@pytest.mark.parametrize("size", [(48, 13), (76, 29)], ids=["small", "large"])
def test_a_target_is_seen_without_colours(size: tuple[int, int]) -> None:
    assert "─┼─" in drawn(size, pointing=Pointing(0, "c7"))
    on_die = drawn(size, pointing=Pointing(0, "i6"))
    assert "─┼─" not in on_die
    assert "▸Lev◂" in on_die or "┏━━━━━┓" in on_die


def test_flying_dice_are_seen_above_the_arena_only() -> None:
    inside = drawn((48, 13), frame={20: Flying(0.04, -0.04, "CONFUNDO")})
    assert "│Con│" in inside
    outside = drawn((48, 13), frame={20: Flying(0.12, 0.0, "CONFUNDO")})
    assert "Con" not in outside
    assert "Lev" not in drawn((48, 13), frame={13: Flying(0.3, 0.0, "LEVIOSA")})


@pytest.mark.parametrize("language", LANGUAGES)
def test_lines_with_keys_fit(language: str) -> None:
    words = Words(language)
    for name in ("aim", "move", "motion", "consent", "try-again"):
        assert len(words.say(f"screen-keys-{name}")) <= 78


# Aiming


@SIZES
async def test_a_target_is_set_by_keys(size: tuple[int, int]) -> None:
    match = placed_match(bots=1)
    app = make_app(match)
    async with app.run_test(size=size) as pilot:
        await asked(pilot)
        await check_snapshot(pilot, "arena-start")
        assert aiming(app).target.cell is None
        await pilot.press("tab")
        assert aiming(app).target.cell == "e5"
        await check_snapshot(pilot, "arena-die")
        await pilot.press("left", "left", "up", "t", "r")
        assert (aiming(app).target.cell, aiming(app).side) == ("c6", "se")
        await check_snapshot(pilot, "arena-place")
        await pilot.press("x")
        assert (aiming(app).target.cell, aiming(app).side) == (None, None)
        await pilot.press("G", "7")
        assert aiming(app).target.cell == "g7"
        await pilot.press("A", "1")
        assert aiming(app).target.cell == "g7"
        wanted = floor.intent(match, 0, "toss", Aim("g7"))
        await pilot.press("1")
        assert last_intent(match) == wanted


async def test_the_first_arrow_begins_in_the_middle_and_the_rim_holds() -> None:
    app = make_app(placed_match())
    async with app.run_test(size=SMALL) as pilot:
        await asked(pilot)
        await pilot.press("right")
        assert aiming(app).target.cell == "e5"
        await pilot.press(*["right"] * 9)
        assert aiming(app).target.cell == "i5"


@pytest.mark.study
@pytest.mark.parametrize("game", ["hp_strike", "verasselt", "strike"][: sample(2, 3)])
async def test_a_whole_game_by_keys(game: str) -> None:
    options = {"max_turns": 3} if game == "verasselt" else {}
    match = arena_match(game, 1, 1, seed="keys", **options)
    app, rng = make_app(match), Random("keys")
    async with app.run_test(size=SMALL) as pilot:
        for _ in range(600):
            await asked(pilot)
            page = app.screen
            if isinstance(page, EndPage):
                break
            assert isinstance(page, PlayPage)
            if isinstance(page.state.asking, AimAsking):
                await pilot.press("tab", rng.choice("dlts"), "1")
            else:
                await pilot.press(*random_keys(page, rng))
        assert match.result is not None


# Moving


async def test_a_die_is_moved_by_keys_and_taken_back() -> None:
    match = placed_match(pre_move="free")
    app = make_app(match)
    async with app.run_test(size=SMALL) as pilot:
        await asked(pilot)
        await pilot.press("m")
        assert isinstance(play_page(app).state.asking, MoveAsking)
        await pilot.press("escape")
        aiming(app)
        await pilot.press("m", "C", "3", "enter")
        assert "No die lies at c3. Dice lie at: e5" in screen_text(app)
        await pilot.press("tab", "enter", "left", "left", "down")
        await check_snapshot(pilot, "arena-move")
        await pilot.press("enter")
        await asked(pilot)
        assert next(iter(match.lying.values()))[:2] == (-40_000, -20_000)
        assert "Ada moves a die in the cauldron." in " ".join(screen_text(app).split())
        await pilot.press("u")
        await asked(pilot)
        assert next(iter(match.lying.values()))[:2] == (0, 0)


async def test_a_move_that_is_forbidden_says_why() -> None:
    app = make_app(placed_match(pre_move="none"))
    async with app.run_test(size=SMALL) as pilot:
        await asked(pilot)
        await pilot.press("m", "enter", "left", "enter")
        assert "You may not move dice before a throw" in screen_text(app)
        aiming(app)


@pytest.mark.parametrize("sure", [True, False])
async def test_the_others_are_asked_once(sure: bool) -> None:
    match = placed_match(people=3, bots=1, pre_move="off_walls_by_consent")
    lay(match, 81, 0)
    app = make_app(match)
    async with app.run_test(size=SMALL) as pilot:
        await asked(pilot)
        await pilot.press("m", "enter", "left", "enter")
        await pilot.pause()
        assert isinstance(app.screen, ConsentPage)
        assert "Ben: may dice at a wall be moved off it" in " ".join(screen_text(app).split())
        await pilot.press("enter")
        await pilot.pause()
        assert isinstance(app.screen, ConsentPage)
        await pilot.press("enter" if sure else "escape")
        await pilot.pause()
        moved = [entry.action for entry in match.log.entries if isinstance(entry, Acted)][1:]
        if sure:
            (move,) = moved
            assert isinstance(move, MoveDie) and move.consent == (True,) * 4
        else:
            assert moved == []
            assert "Not everybody agreed" in screen_text(app)
        await pilot.press("u") if sure else None
        await pilot.press("m", "I", "5", "enter", "left", "enter")
        await pilot.pause()
        assert isinstance(app.screen, PlayPage)


# Motion


async def test_dice_are_seen_flying_and_any_key_lets_them_lie() -> None:
    match = placed_match(people=2)
    app = make_app(match, pace=Pace(0.0, 600.0, (0.0, 0.0)))  # they lie in the last picture until a key comes
    async with app.run_test(size=SMALL) as pilot:
        await asked(pilot)
        await pilot.press("tab", "1")
        await until(pilot, lambda: play_page(app).state.frame)
        assert "Any key: skip." in screen_text(app)
        version = match.version
        await pilot.press("u")  # no throw is taken back once it is seen
        assert match.version > version
        assert play_page(app).state.frame == {}


async def test_rules_can_be_read_while_dice_fly_and_the_dice_wait() -> None:
    match = placed_match(people=2)
    app = make_app(match, pace=Pace(0.0, 600.0, (0.0, 0.0)))
    async with app.run_test(size=SMALL) as pilot:
        await asked(pilot)
        await pilot.press("tab", "1")
        page = play_page(app)
        await until(pilot, lambda: page.state.frame)
        await pilot.press("f1")
        assert isinstance(app.screen, TextPage) and page.front.flying
        await pilot.press("escape")
        assert play_page(app) is page and page.front.flying


async def test_motion_ends_automatically() -> None:
    match = placed_match(people=2)
    app = make_app(match, pace=Pace(0.0, 0.01, (0.0, 0.0)))
    async with app.run_test(size=SMALL) as pilot:
        await asked(pilot)
        await pilot.press("1")
        await until(pilot, lambda: play_page(app).state.asking is not None)


def test_motion_can_be_left_out() -> None:
    pace = Pace()
    assert make_app(pace=pace).shows_motion
    assert not make_app(pace=pace, motion=False).shows_motion
    assert not make_app().shows_motion
    calm = make_app(pace=pace)
    calm.animation_level = "none"
    assert not calm.shows_motion


def test_a_motion_is_a_few_pictures_and_ends_as_the_dice_lie() -> None:
    match = placed_match()
    match.act(0, next(iter(match.view(0).actions)), "toss")
    landing = match.answer()
    assert landing is not None
    shown = frames(landing, match.game.die)  # type: ignore[attr-defined]
    assert 3 <= len(shown) <= MOST
    assert all(frame.keys() == shown[0].keys() for frame in shown)
    assert frames(landing.but(motion=""), ()) == []
    match.replay(landing)
    faces = dict(match.state.arena)
    assert all(flying.face == faces.get(die, flying.face) for die, flying in shown[-1].items())


# Throws that cannot be computed


async def test_a_failed_throw_is_tried_again() -> None:
    match = placed_match()
    resolve, left = match.thrower.resolve, [ThrowFailed("twice"), ThrowFailed("again")]

    def failing(asked: Asked) -> Resolved | None:
        if left:
            raise left.pop()
        return resolve(asked)

    match.thrower.resolve = failing  # type: ignore[method-assign]
    app = make_app(match)
    async with app.run_test(size=SMALL) as pilot:
        await asked(pilot)
        await pilot.press("1")
        await pilot.pause()
        assert "The throw could not be computed." in screen_text(app)
        assert "Enter tries again." in screen_text(app)
        await pilot.press("enter", "enter")
        await asked(pilot)
        assert match.version > 2
