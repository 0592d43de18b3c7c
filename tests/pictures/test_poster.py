"""The picture that a link shows."""

from __future__ import annotations

import re
from dataclasses import asdict
from io import BytesIO
from pathlib import Path

import pytest
from PIL import Image

from throwdown.physics.scene import Scene, face_of
from throwdown.pictures.finish import finish_of
from throwdown.pictures.picture import bodies_of
from throwdown.pictures.placed import put_down
from throwdown.pictures.poster import MARKS, SIZE, Plate, Poster, arena_poster, can_write, dice_poster
from throwdown.rules import GAMES

FIVE = tuple(Plate(f"Somebody with quite a long name {seat}", "14", lit=seat == 2) for seat in range(5))
LONG = "Das längste Wort Donaudampfschifffahrtsgesellschaft gewinnt ein Spiel mit einem langen Namen"
#: What networks take without a murmur.
LARGEST = 300_000


def opened(data: bytes) -> Image.Image:
    assert len(data) <= LARGEST
    image = Image.open(BytesIO(data))
    assert (image.format, image.size) == ("JPEG", SIZE)
    return image.convert("RGB")


@pytest.mark.parametrize("game", [game for game in GAMES if game in ("strike", "hp_strike")])
def test_a_poster_shows_the_box_of_its_game(game: str) -> None:
    poses = put_down({die: die % 6 for die in range(1, 12)}, ((1, 2),))
    image = opened(arena_poster(Poster(game, LONG, FIVE), bodies_of(poses)))
    red, green, blue = image.getpixel((840, 420))  # type: ignore[misc]
    assert (blue > red) if game == "strike" else (red > green)


def test_words_stay_left_of_the_arena() -> None:
    plain = opened(arena_poster(Poster("strike", "", ()), []))
    result = opened(arena_poster(Poster("strike", LONG, FIVE), []))
    right = (520, 0, *SIZE)
    changed = [abs(a - b) for a, b in zip(plain.crop(right).tobytes(), result.crop(right).tobytes(), strict=True)]
    assert max(changed) < 24  # nothing but what packing the picture does


def test_cards_and_dice_have_a_poster_too() -> None:
    image = opened(
        dice_poster(Poster("verasselt", "Ada", FIVE[:2]), ["bug-red"] * 7, [("bug-red", 12), ("bug-blue", 0)])
    )
    red, green, blue = image.getpixel((596, 330))  # type: ignore[misc]
    assert red > green
    assert red > blue


def test_letters_that_we_do_not_have_are_known() -> None:
    assert can_write("Zoë Łukasz O’Neil – ß 12…")
    assert not can_write("Ἀθηνᾶ")
    assert not can_write("玲子")


def test_dice_are_put_down_apart_with_their_face_up() -> None:
    poses = put_down({die: die % 6 for die in range(26)}, ((3, 4, 5),))
    Scene(poses)  # refuses dice that lie in each other
    assert {die: face_of(pose) for die, pose in poses.items()} == {die: die % 6 for die in range(26)}
    assert poses[3][2] < poses[4][2] < poses[5][2]


def test_marks_are_those_of_the_page() -> None:
    page = (Path(__file__).parents[2] / "web" / "src" / "shell" / "marks.ts").read_text("utf-8")
    assert all(mark in page for number, mark in enumerate(MARKS) if number != 1)  # the square has no round corners here


@pytest.mark.parametrize("game", [game for game in GAMES if game != "strike"])
def test_boxes_have_the_colours_of_the_page(game: str) -> None:
    styles = (Path(__file__).parents[2] / "web" / "src" / "styles" / "tokens.css").read_text("utf-8")
    blocks = re.findall(r"((?:\[data-game='\w+'\],?\s*)+)\{(.*?)\}", styles, re.S)
    result = {
        name.replace("-", "_"): colour
        for games, block in blocks
        if f"'{game}'" in games
        for name, colour in re.findall(r"--([\w-]+): (#\w{6});", block)
    }
    drawn = asdict(finish_of(game))
    assert result["mat"] == drawn["mat"]
    assert {name: drawn[name] for name in result if name in drawn} == {
        name: result[name] for name in result if name in drawn
    }
