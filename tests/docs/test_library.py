"""The pictures on the page of the library are what the library draws."""

from __future__ import annotations

import pytest

import throwdown
from tests.docs.test_docs import DOCS, blocks


@pytest.mark.parametrize(
    ("picture", "game", "seed", "steps"),
    [("position-arena", "hp_strike", "drawn 24", 8), ("position-cards", "verasselt", "drawn 0", 27)],
)
def test_the_pictures_of_positions_are_drawn_by_the_library(picture: str, game: str, seed: str, steps: int) -> None:
    match = throwdown.Match(game, seats=["thumb"] * 3, thrower=throwdown.Luck(seed))
    for _ in range(steps):
        match.step()
    assert (DOCS / f"{picture}.svg").read_text(encoding="utf-8") == match._repr_svg_() + "\n"


def test_the_tutorial_shows_the_whole_game_from_start_to_end() -> None:
    shown = [block.text for block in blocks(DOCS / "add-a-game.md") if block.language == "py"]
    assert lines_of("".join(shown)) == lines_of((DOCS / "dare.py").read_text(encoding="utf-8"))


def lines_of(text: str) -> list[str]:
    """Methods stand on the page without the indentation of their class."""
    return [line.strip() for line in text.splitlines() if line.strip()]
