"""Pictures and movies of a throw: they show what was scored, and they can be opened again."""

from __future__ import annotations

import re
from io import BytesIO
from math import pi
from pathlib import Path

import numpy as np
import pytest
from PIL import Image

from tests.cases import for_each
from throwdown.physics import Landing, Pose, Scene, preset, simulate
from throwdown.physics.cube import NORMALS, flat, times
from throwdown.physics.dimensions import APOTHEM, FRAMES_PER_SECOND, HALF, TABLE_Z
from throwdown.physics.scene import place_of, pose_of
from throwdown.pictures import picture as drawn
from throwdown.pictures.artist import Artist
from throwdown.pictures.box import hull, surfaces
from throwdown.pictures.dice import RIGHT, UP, Body
from throwdown.pictures.paths import outlines
from throwdown.pictures.picture import MOVIE, PICTURE, REST_MS, Drawing, Marks, movie, picture, png
from throwdown.pictures.stamps import coverage
from throwdown.pictures.symbols import FOLDER, GROUNDS, INK, INKS, IVORY, Glyph, Shape, glyph, numeral, symbols_of
from throwdown.rules import GAMES
from throwdown.throwers.fairness import Fairness
from throwdown.throwers.release import Hand, released

BUGS = symbols_of("verasselt")
STRIKE = symbols_of("strike")
STYLES = Path(__file__).parents[2] / "web" / "src" / "styles" / "tokens.css"
SMALL = ((480, 380), 2)


def lying(*places: tuple[float, float, int, float]) -> Scene:
    """Dice at x and y in mm with this face up, turned by so many rad."""
    poses: dict[int, Pose] = {}
    for die, (x, y, face, yaw) in enumerate(places, start=1):
        poses[die] = pose_of(np.array([x / 1000, y / 1000, HALF]), flat(face, yaw))
    return Scene(poses)


FIVE = lying((0, 0, 0, 0.3), (40, 20, 1, 1.0), (-45, 30, 2, 0.7), (-30, -40, 3, 0.1), (55, -30, 4, 1.4))


def thrown(seed: str, dice: int = 1, scene: Scene = FIVE, manner: str = "toss") -> Landing:
    ids = tuple(range(len(scene.poses) + 1, len(scene.poses) + 1 + dice))
    throws, nudges = released(Fairness.seeded(seed).throw(1), (Hand(ids, preset(manner, -pi / 2, scene=scene)),), scene)
    return simulate(scene, throws, seed=nudges)


def body(x: float, y: float, z: float, face: int, yaw: float = 0.2) -> Body:
    return Body.of(1, np.array([x, y, z]), flat(face, yaw))


# What is seen is what is scored


def seen_on_top(drawing: Drawing, pose: Pose) -> list[tuple[int, int]]:
    """What is seen at nine places of the top of a die."""
    x, y, z = place_of(pose)
    places = [(x + HALF / 2 * dx, y + HALF / 2 * dy, z + HALF) for dx in (-1, 0, 1) for dy in (-1, 0, 1)]
    return [found for place in places if (found := drawing.face_at(*drawing.pixel(*place))) is not None]


@pytest.mark.parametrize(("seed", "dice"), [("1", 1), ("2", 1), ("3", 2), ("4", 9)])
def test_top_face_drawn_is_the_face_scored(seed: str, dice: int) -> None:
    landing = thrown(seed, dice)
    drawing = picture(landing, STRIKE, Marks())
    under = {die for stack in landing.stacks for die in stack[:-1]}
    for die, face in landing.faces.items():
        tops = [there for owner, there in seen_on_top(drawing, landing.scene.poses[die]) if owner == die]
        assert set(tops) == {face} or die in under, f"die {die} shows {tops}, scored {face}"


@for_each("face", range(6))
def test_every_face_can_be_on_top(face: int) -> None:
    drawing = Artist(*SMALL, STRIKE).draw([body(0, 0, HALF, face)])
    assert drawing.face_at(*drawing.pixel(0, 0, 2 * HALF)) == (1, face)


@for_each(("symbol", "strong", "weak"), [("yellow", 0, 2), ("blue", 2, 0), ("red", 0, 2), ("green", 1, 2)])
def test_face_has_the_colour_of_its_symbol(symbol: str, strong: int, weak: int) -> None:
    drawing = Artist(*SMALL, BUGS).draw([body(0, 0, HALF, BUGS.index(f"bug-{symbol}"), 0.0)])
    x, y = drawing.pixel(-0.8 * HALF, 0, 2 * HALF)
    pixel = drawing.image.getpixel((int(x) + 1, int(y)))
    assert isinstance(pixel, tuple)
    assert pixel[strong] > pixel[weak] + 40


def test_symbols_are_not_mirrored() -> None:
    assert np.array_equal(np.cross(RIGHT, UP), NORMALS)


def test_symbol_is_darker_than_the_blank_around_it() -> None:
    artist = Artist(*SMALL, (*STRIKE[:5], "impact-blank"))
    inked, blank = (np.asarray(artist.draw([body(0, 0, HALF, face)]).image, dtype=int) for face in (2, 5))
    x, y = (int(at) for at in artist.draw([]).pixel(0, 0, 2 * HALF))
    around, middle = ((slice(y - near, y + near + 1), slice(x - near, x + near + 1)) for near in (6, 2))
    assert inked[around].min() < blank[middle].min() - 80  # a blank face has only its corners marked


def test_nearer_dice_and_the_rim_cover_what_is_behind() -> None:
    at_the_wall = body(0, -APOTHEM + HALF + 0.0005, HALF, 4, 0.0)
    drawing = Artist(*SMALL, STRIKE).draw([at_the_wall])
    x, y, _ = at_the_wall.place
    assert drawing.face_at(*drawing.pixel(x, y + HALF / 2, 2 * HALF)) == (1, 4)
    assert drawing.face_at(*drawing.pixel(x, y - HALF, HALF / 2)) is None
    tower = [Body.of(level, np.array([0, 0, HALF * (2 * level - 1)]), flat(level, 0.1)) for level in (1, 2, 3)]
    top = Artist(*SMALL, STRIKE).draw(tower)
    assert top.face_at(*top.pixel(0, 0, 6 * HALF)) == (3, 3)


def test_die_on_the_table_behind_the_box_is_hidden() -> None:
    outside = body(0.0, 0.125, TABLE_Z + HALF, 4)
    drawing = Artist(*SMALL, STRIKE).draw([outside])
    assert drawing.face_at(*drawing.pixel(*outside.place)) is None


def test_leaning_die_shows_its_rounded_edge() -> None:
    tilted = times(np.array([np.cos(pi / 8), np.sin(pi / 8), 0, 0]), flat(4, 0.0))
    drawing = Artist(*SMALL, STRIKE).draw([Body.of(1, np.array([0, 0, 0.02]), tilted)])
    shown = {int(face) for face in np.unique(drawing.faces[drawing.dice == 1])}
    assert len(shown) >= 2


def test_pixels_outside_show_nothing() -> None:
    drawing = Artist(*SMALL, STRIKE).draw([body(0, 0, HALF, 0)])
    assert drawing.face_at(-5, 5) is None and drawing.face_at(5, 10_000) is None and drawing.face_at(2, 2) is None


# Marks


def test_marks_change_the_picture_and_not_what_is_seen() -> None:
    artist = Artist(*SMALL, STRIKE)
    bodies = [Body.of(die, place_of(pose), flat(die % 6, 0.4)) for die, pose in FIVE.poses.items()]
    plain, marked = artist.draw(bodies), artist.draw(bodies, Marks(frozenset({2}), frozenset({3}), numbers=True))
    assert plain.image.tobytes() != marked.image.tobytes()
    assert np.array_equal(plain.faces, marked.faces)


def test_shadows_darken() -> None:
    artist = Artist(*SMALL, STRIKE)
    empty = np.asarray(artist.empty(), dtype=int)
    x, y = (int(at) for at in artist.draw([]).pixel(0.016, 0.0, 0.0))
    shaded = np.asarray(artist.draw([body(0, 0, HALF, 0)]).image, dtype=int)
    assert shaded[y, x].sum() < empty[y, x].sum() - 20


# Files


def test_picture_can_be_opened_again() -> None:
    landing = thrown("1")
    drawing = picture(landing, STRIKE, Marks(frozenset({6}), numbers=True))
    data = png(drawing)
    image = Image.open(BytesIO(data))
    assert (image.format, image.size, image.mode) == ("PNG", PICTURE[0], "RGB")
    assert image.tobytes() == drawing.image.tobytes()


def test_movie_can_be_opened_again_and_lasts_as_long_as_the_motion() -> None:
    landing = thrown("1")
    data = movie(FIVE, landing.trajectory, STRIKE, Marks(frozenset({6}), numbers=True))
    assert len(data) < 1_500_000
    film = Image.open(BytesIO(data))
    frames, lasts = film.n_frames, 0  # type: ignore[attr-defined]
    for at in range(frames):
        film.seek(at)
        lasts += film.info["duration"]
    motion = len(landing.trajectory.poses) - 1
    assert film.size == MOVIE[0] and film.info["loop"] == 0
    assert 5 < frames <= motion // 2 + 2  # pictures that do not differ are one
    assert lasts == REST_MS + 10 * round(100 * motion / FRAMES_PER_SECOND)


def test_last_frame_of_a_movie_is_the_arena_at_rest() -> None:
    landing = thrown("1")
    film = Image.open(BytesIO(movie(FIVE, landing.trajectory, STRIKE, Marks())))
    film.seek(film.n_frames - 1)  # type: ignore[attr-defined]
    bodies = [Body.of(die, place_of(pose), np.array(pose[3:]) / 1e6) for die, pose in landing.scene.poses.items()]
    still = Artist(*MOVIE, STRIKE).draw(bodies).image
    apart = np.abs(np.asarray(film.convert("RGB"), dtype=int) - np.asarray(still, dtype=int))
    assert apart.mean() < 6


def test_same_landing_same_picture() -> None:
    first, second = (picture(thrown("5"), STRIKE, Marks()).image for _ in range(2))
    assert first.tobytes() == second.tobytes()


def test_frames_last_hundredths_of_a_second_without_drifting() -> None:
    result = drawn._durations([2] * 30)
    assert set(result) == {30, 40} and sum(result) == 1000


# Symbols


@for_each("game", GAMES)
def test_every_face_of_every_game_has_a_symbol(game: str) -> None:
    symbols = symbols_of(game)
    assert len(symbols) == 6
    for symbol in symbols:
        assert coverage(glyph(symbol), 32).any()


def test_symbols_differ_from_each_other() -> None:
    on_dice = {symbol: glyph(symbol) for game in GAMES for symbol in symbols_of(game)}
    drawings = on_dice | {f"strike-{digit}": numeral(digit) for digit in "0123456789"}
    assert len({coverage(each, 24).tobytes() for each in drawings.values()}) == len(drawings)


def test_every_file_is_the_symbol_of_something() -> None:
    used = {symbol for game in GAMES for symbol in symbols_of(game)} | {f"numeral-{digit}" for digit in "01789"}
    assert {file.name.removesuffix(".svg") for file in FOLDER.iterdir()} == used


def test_inks_are_those_of_the_page() -> None:
    for_all = STYLES.read_text("utf-8").split("[data-game=")[0]  # what differs by game comes after it
    result = dict(re.findall(r"--((?:el|bug|die)[\w-]*): (#\w+);", for_all))
    assert (result["die"], result["die-ink"]) == (IVORY, INK)
    assert {name.removeprefix("impact-"): ink for name, ink in INKS.items()} == {
        name.removeprefix("el-"): ink for name, ink in result.items() if name.startswith("el-")
    }
    assert {name: ground for name, ground in result.items() if name.startswith("bug-")} == GROUNDS


def test_shapes_are_filled_and_stroked_as_svg_says() -> None:
    square, hole = "M4 4H28V28H4Z", "M12 12H20V20H12Z"

    def covered(*shapes: Shape, x: int, y: int) -> bool:
        return bool(coverage(Glyph(shapes), 32)[y + 1, x + 1])

    assert covered(Shape(square + hole), x=16, y=16)
    assert not covered(Shape(square + hole, holes=True), x=16, y=16)
    assert covered(Shape(square + hole, holes=True), Shape(hole), x=16, y=16)
    assert not covered(Shape(square, filled=False, width=2), x=16, y=16)
    line = "M8 16H24"
    assert covered(Shape(line, filled=False, width=8, round_ends=True), x=5, y=16)
    assert not covered(Shape(line, filled=False, width=8), x=5, y=16)
    assert covered(Shape(line, filled=False, width=8), x=12, y=13)


def test_paths_are_read_as_svg_writes_them() -> None:
    assert outlines("M1 2l3 4-1-1H9v2Z") == [[(1, 2), (4, 6), (3, 5), (9, 5), (9, 7), (1, 2)]]
    (circle,) = outlines("M2 5a3 3 0 1 0 6 0a3 3 0 1 0 -6 0Z")
    assert all(abs(np.hypot(x - 5, y - 5) - 3) < 1e-9 for x, y in circle)
    (curve,) = outlines("M0 0C0 4 4 4 4 0S8-4 8 0")
    assert curve[16] == (4, 0) and curve[-1] == (8, 0) and min(y for _, y in curve) == pytest.approx(-3, abs=0.05)


def test_hull_is_the_outline() -> None:
    square = np.array([[0, 0], [2, 0], [2, 2], [0, 2], [1, 1], [1, 0.5]])
    assert set(hull(square)) == {(0, 0), (2, 0), (2, 2), (0, 2)}


def test_surfaces_are_flat() -> None:
    for surface in surfaces():
        assert np.allclose(surface.corners @ surface.normal, surface.offset, atol=1e-9)
        assert np.linalg.norm(surface.normal) == pytest.approx(1)
