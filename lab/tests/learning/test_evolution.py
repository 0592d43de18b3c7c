"""Weights that are shaken learn, and the same seed learns the same."""

from __future__ import annotations

from typing import TYPE_CHECKING, cast

import numpy as np
import pytest
from click.testing import CliRunner

from throwdown_lab.learning import __main__ as command
from throwdown_lab.learning import evolution
from throwdown_lab.learning.evolution import Evolution
from throwdown_lab.learning.measuring import share_won
from throwdown_lab.values.shelf import read, values_for
from throwdown_lab.values.sight import FACTS
from throwdown_lab.values.verasselt import Worths, taught

if TYPE_CHECKING:
    from pathlib import Path

    from throwdown.bots.coding import VerasseltCoding


def test_winners_show_that_who_never_stops_should_take_care(monkeypatch: pytest.MonkeyPatch) -> None:
    place = Worths._fields.index("roll"), FACTS.index("always")
    only_this = np.zeros_like(taught())
    only_this[place] = 1.0
    monkeypatch.setattr(evolution, "FAR", only_this)
    learner = Evolution("verasselt", 2, 1, games=192)
    learner.learned.weights[place] = 2.0
    before = learner.learned.weights.copy()
    learner.iterate(0.0)
    moved = np.argwhere(learner.learned.weights != before).tolist()
    assert moved == [list(place)] and learner.learned.weights[place] < 1.0


def test_the_weights_of_the_package_beat_those_that_learning_begins_with() -> None:
    learner = Evolution("verasselt", 2, 1, games=192)
    shipped = values_for(learner.batch.coding.game)
    assert shipped is not None and share_won(learner.batch, shipped, 1, learner.learned).low > 0.5


def test_the_same_seed_learns_the_same_and_another_one_something_else() -> None:
    def learned(seed: int) -> bytes:
        learner = Evolution("verasselt", 2, seed, games=16)
        learner.iterate(0.0)
        return learner.learned.weights.tobytes()

    assert learned(3) == learned(3) != learned(4)


def test_the_command_writes_weights_that_say_how_they_came_to_be(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(command, "LAST", 1)
    file = tmp_path / "mine.json"
    options = ["verasselt", "--iterations", "1", "--games", "4", "--seats", "3", "--seed", "5", "--out", str(file)]
    ran = CliRunner().invoke(command.main, options, catch_exceptions=False)
    assert ran.exit_code == 0 and "against what it began with" in ran.output and str(file) in ran.output
    made = read(cast("VerasseltCoding", Evolution("verasselt", 3, 5, 4).batch.coding), file).made
    assert (made["game"], made["seats"], made["seed"], made["iterations"], made["games"]) == ("verasselt", 3, 5, 1, 4)


def test_weights_have_no_hidden_layer() -> None:
    ran = CliRunner().invoke(command.main, ["verasselt", "--hidden", "8"])
    assert ran.exit_code == 2 and "leave --hidden out" in ran.output
