"""voll verasselt as a batch: the same games as by the rules, the same whether whole or step by step."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Any

import numpy as np
import pytest

from tests.samples import sample
from throwdown.rules.catalogue import game as make_game
from throwdown_lab.batch import batch_for
from throwdown_lab.batch.chain import differences
from throwdown_lab.batch.pieces import check_piece, pieces_of, tables
from throwdown_lab.batch.stream import Stream
from throwdown_lab.batch.verasselt.batch import VerasseltBatch
from throwdown_lab.batch.verasselt.dice import fallen

if TYPE_CHECKING:
    from throwdown_lab.batch.chance import Keys
    from throwdown_lab.batch.form import Whole

pytestmark = [pytest.mark.study, pytest.mark.usefixtures("verasselt_compiled")]

UNUSUAL: list[dict[str, Any]] = [
    {"allow_stop_before_first_roll": True, "first_turn_refill": True},
    {"consolation_optional": True, "show_heap_counts": False},
    {"refill_per_double_bar": 1, "end_check": "turn_start", "allow_stop_before_first_roll": True},
    {"max_turns": 7},
]


@pytest.mark.parametrize(
    ("max_turns", "games", "look_every"), [(150, sample(30, 700), 12), (6, sample(300, 9_300), 50)]
)
def test_batch_and_rules_play_the_same_games_at_every_table(max_turns: int, games: int, look_every: int) -> None:
    """330; ten thousand with ``--deep``.

    Three of four of the long ones are played to their end within those turns; by chance all bust again and again, and
    some games take thousands.
    """
    for piece in pieces_of(tables("verasselt", max_turns), range(games), look_every):
        found = check_piece(piece).found
        assert [each.lines(piece.table.batch(1)) for each in found] == []


@pytest.mark.parametrize("options", UNUSUAL)
def test_batch_and_rules_play_the_same_games_with_options_of_no_edition(options: dict[str, Any]) -> None:
    batch = batch_for("verasselt", 3, {"max_turns": 100} | options, games=6)
    assert [each.lines(batch) for each in differences(batch, range(6))] == []


def test_a_batch_that_plays_otherwise_is_found() -> None:
    class Generous(VerasseltBatch):
        def _step(self, ids: Whole, keys: Keys) -> None:
            super()._step(ids, keys)
            self.rows["heaps"][:, 0] += self.steps == 20

    batch = Generous(make_game("verasselt", 2), 3)
    found = differences(batch, range(3))
    assert len(found) == 3
    assert any(line.startswith("heaps:") for each in found for line in each.lines(batch))


@pytest.mark.parametrize("seats", [2, 5])
def test_whole_games_are_those_that_are_played_step_by_step(seats: int) -> None:
    batch = batch_for("verasselt", seats, {"max_turns": 200}, games=50)
    batch.reset(11, first=1)
    while not batch.over().all():
        batch.step(batch.random_ids())
    whole = batch.play(np.arange(11, 61), first=1)
    assert (whole.winners == batch.winners() @ (1 << np.arange(seats))).all()
    assert (whole.steps == batch.steps).all()
    assert (batch.points().sum(axis=1) <= 88).all() and (batch.points().max(axis=1) > 0).all()


def test_other_chance_gives_other_dice_and_the_same_chance_the_same() -> None:
    batch = batch_for("verasselt", 2, games=3)
    batch.reset([4, 4, 4])
    while batch.mask()[0, -1] == 0:
        batch.step(np.full(3, batch.mask()[0].argmax()))
    batch.step([98, 98, 98], np.array([1, 1, 2], np.uint64))
    assert batch.fields(0)["dice"] == batch.fields(1)["dice"] != batch.fields(2)["dice"]


def test_every_face_is_as_likely_as_on_the_die() -> None:
    """Two of the six sides are bars (VER-COMP-02); 70,000 dice are within five standard deviations."""
    stream = Stream(5)
    shown = Counter(face for _ in range(10_000) for face in fallen(stream.getrandbits(64)))
    for face, share in (("Y", 1 / 6), ("B", 1 / 6), ("R", 1 / 6), ("G", 1 / 6), ("=", 1 / 3)):
        assert abs(shown[face] - 70_000 * share) < 5 * (70_000 * share * (1 - share)) ** 0.5


def test_an_observation_tells_nothing_of_the_order_of_the_deck() -> None:
    batch = batch_for("verasselt", 4, games=2)
    assert isinstance(batch, VerasseltBatch)
    batch.reset([9, 9])
    deck = batch.rows["deck"][1]
    deck[10:72] = deck[10:72][::-1].copy()
    seen = batch.observe()
    assert batch.fields(0)["deck"] != batch.fields(1)["deck"]
    assert (seen[0] == seen[1]).all()


def test_a_game_takes_a_fifth_of_a_kilobyte() -> None:
    assert batch_for("verasselt", 5, games=2).bytes_a_game() <= 200
