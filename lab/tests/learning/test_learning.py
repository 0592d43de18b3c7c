"""A network that plays itself learns, and the same seed learns the same."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
import pytest
from click.testing import CliRunner

from throwdown.bots.coding import coding_for
from throwdown.bots.nets.net import LAYERS, read
from throwdown.bots.nets.shelf import file_of
from throwdown_lab.learning.__main__ import main
from throwdown_lab.learning.measuring import share_won
from throwdown_lab.learning.self_play import Decided, Learner

if TYPE_CHECKING:
    from pathlib import Path

GAMES, ITERATIONS = 1024, 8


def learned(seed: int, iterations: int) -> Learner:
    learner = Learner("strike", 2, seed, games=GAMES, hidden=32)
    for number in range(iterations):
        learner.iterate(number / iterations)
    return learner


def test_a_few_iterations_beat_chance_and_are_even_with_themselves() -> None:
    learner = learned(1, ITERATIONS)
    assert share_won(learner.batch, learner.net, 2).low > 0.53
    itself = share_won(learner.batch, learner.net, 2, learner.net)
    assert itself.low < 0.5 < itself.high


def test_the_same_seed_learns_the_same_and_another_one_something_else() -> None:
    first, again, other = (learned(seed, 1).net.weights for seed in (3, 3, 4))
    assert all(np.array_equal(first[layer], again[layer]) for layer in LAYERS)
    assert not np.array_equal(first["w2"], other["w2"])


def test_the_learned_weights_are_a_mean_of_late_iterations() -> None:
    learner = learned(1, 1)
    assert np.array_equal(learner.learned.weights["w2"], learner.net.weights["w2"]), "at first there is but one"
    first = learner.net.copy().weights["w2"]
    learner.iterate(0.5)
    newest, mean = learner.net.weights["w2"], learner.learned.weights["w2"]
    assert np.all((mean >= np.minimum(first, newest) - 1e-6) & (mean <= np.maximum(first, newest) + 1e-6))
    assert np.abs(mean - newest).sum() < np.abs(mean - first).sum()


def test_inputs_that_no_game_showed_have_no_weight() -> None:
    learner = learned(1, 1)
    assert 0 < learner.met.sum() < len(learner.met)
    assert not learner.learned.weights["w1"][~learner.met].any() and learner.learned.weights["w1"][learner.met].all()


def test_results_after_a_trial_do_not_count_for_choices_before_it() -> None:
    learner = Learner("strike", 2, 1, games=2, hidden=4)
    learner.batch.reset(1)
    while not learner.batch.over().all():
        learner.batch.step(learner.batch.random_ids())
    seen = learner.batch.observe()[:1]
    one, half = np.zeros(1, np.int64), np.full(1, 0.5, np.float32)
    course = [
        Decided(one, one, seen, one, half, np.array([False])),
        Decided(one, one, seen, one, half, np.array([True])),
    ]
    won = learner.batch.winners().astype(np.float32)
    assert learner._lessons(course, won).worth.tolist() == [0.5, won[0, 0]]


def test_the_command_writes_a_network_that_says_how_it_came_to_be(tmp_path: Path) -> None:
    file = tmp_path / "net.npz"
    options = ["strike", "--iterations", "1", "--games", "64", "--hidden", "4", "--seed", "5", "--out", str(file)]
    ran = CliRunner().invoke(main, options, catch_exceptions=False)
    assert ran.exit_code == 0 and "against chance" in ran.output and str(file) in ran.output
    made = read(coding_for("strike"), file).made
    assert (made["game"], made["seats"], made["seed"], made["iterations"], made["games"]) == ("strike", 2, 5, 1, 64)
    assert 0 < made["against_chance"] < 1


def test_nothing_is_written_into_the_package_unless_told_to(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    before = file_of("strike", 2).read_bytes()
    monkeypatch.chdir(tmp_path)
    options = ["strike", "--iterations", "1", "--games", "64", "--hidden", "4"]
    ran = CliRunner().invoke(main, options, catch_exceptions=False)
    assert ran.exit_code == 0
    assert [path.name for path in tmp_path.iterdir()] == ["strike-2.npz"]
    assert file_of("strike", 2).read_bytes() == before
    assert CliRunner().invoke(main, [*options, "--ship", "--out", "mine.npz"]).exit_code == 2


@pytest.mark.parametrize("wrong", (["chess"], ["strike", "--seats", "6"], ["strike", "--iterations", "0"]))
def test_what_cannot_be_learned_is_refused(wrong: list[str]) -> None:
    assert CliRunner().invoke(main, wrong).exit_code == 2
