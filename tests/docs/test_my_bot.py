"""The bot of the page plays: by name, legally, to the end, and better than chance."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING

import pytest

from tests.bots.matches import share_of_first, surely_above
from tests.docs.test_docs import DOCS
from throwdown.bots import make_bot
from throwdown.rules import GAMES, game
from throwdown.table import Match, Seat
from throwdown.throwers import Luck

if TYPE_CHECKING:
    from pathlib import Path

CAREFUL = "my_bot:Careful"


@pytest.fixture(autouse=True)
def beside_the_bot(monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(DOCS)
    return DOCS


@pytest.mark.parametrize("name", [name for name in GAMES if name != "verasselt"])
def test_the_bot_of_the_page_plays_every_arena_game(name: str) -> None:
    rng = Random(1)
    match = Match(game(name, 2), [Seat("A", CAREFUL), Seat("B", "random")], Luck(rng), rng=rng)
    match.run()
    assert match.result is not None


@pytest.mark.study
def test_the_bot_of_the_page_beats_chance() -> None:
    assert surely_above(share_of_first("strike", [CAREFUL, "random"], "1", 400), 400, 0.5)


def test_it_is_thirty_lines_long_and_found_by_its_name() -> None:
    assert len((DOCS / "my_bot.py").read_text(encoding="utf-8").splitlines()) <= 36
    assert make_bot("strike", CAREFUL, Random(1)).id == "careful"
