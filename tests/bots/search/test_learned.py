"""What was learned: shares that add up, the core where nothing was learned, and weights that explain the wins."""

from __future__ import annotations

import json
from random import Random
from typing import TYPE_CHECKING, Any, cast

import pytest

from throwdown.bots.players.learned import LearnedPlayer
from throwdown.bots.search.evaluation import Evaluation
from throwdown.bots.search.learned import CORE, WEIGHTS_FILE, Learned, learned
from throwdown.bots.search.solved import evaluator
from throwdown.rules import game
from throwdown.throwers.luck import Luck
from throwdown_lab.studies.learn import GAMES, Noted, fitted, loss, played

if TYPE_CHECKING:
    from throwdown.rules.arena.pipeline import ArenaGame
    from throwdown.rules.arena.state import ArenaState

POSITIONS = {
    2: "turn active=1 supplies=abcde/fgh arena=i:AIR,j:WATER,k:WATER removed=lmnop aside=qrstuvwxyz",
    3: "choice active=2 supplies=abcd+mn/efg/hijkl arena=o:FIRE,p:STONE removed=q aside=rstuvwxyz",
}


def at(seats: int) -> tuple[ArenaGame, ArenaState]:
    rules = cast("ArenaGame", game("impact_avatar", seats))
    elements = ",".join(rules.options["active_elements"])
    return rules, rules.parse(f"{POSITIONS[seats]} elements={elements}")


@pytest.mark.parametrize("seats", POSITIONS)
def test_shares_of_all_seats_sum_to_one(seats: int) -> None:
    rules, state = at(seats)
    worth = evaluator(rules)
    shares = [worth(state, seat) for seat in range(seats)]
    assert sum(shares) == pytest.approx(1.0)
    assert all(0 < share < 1 for share in shares)


@pytest.mark.parametrize("seats", POSITIONS)
def test_a_learned_evaluation_without_weights_is_the_core(seats: int) -> None:
    rules, state = at(seats)
    core, nothing = Evaluation(rules), Learned(rules, {CORE: 1.0})
    total = sum(core.of_state(state, seat) for seat in range(seats))
    for seat in range(seats):
        assert nothing.of_state(state, seat) == pytest.approx(core.of_state(state, seat) / total)


def test_other_games_keep_the_core() -> None:
    rules = cast("ArenaGame", game("hp_strike", 2))
    assert evaluator(rules).__self__.__class__ is Evaluation  # type: ignore[attr-defined]


def test_with_air_lying_there_the_gift_counts() -> None:
    """IMP-POW-HURR-01: everything goes to the left, so the rich have the most to fear."""
    weights = learned()["impact_avatar"]
    assert weights["gift"] - weights["dice by AIR"] > 0.2


@pytest.mark.parametrize("name", GAMES)
def test_learned_weights_are_used_where_they_exist(name: str) -> None:
    """A file that was made with other luck would be left aside without a word."""
    assert evaluator(cast("ArenaGame", game(name, 2))).__self__.__class__ is Learned  # type: ignore[attr-defined]


def test_the_file_was_made_for_this_luck() -> None:
    """Whoever changes the luck model has to learn again: ``python -m throwdown_lab.studies.learn``."""
    kept: dict[str, Any] = json.loads(WEIGHTS_FILE.read_text(encoding="utf-8"))
    assert kept["made"]["luck"] == Luck.engine
    assert tuple(kept["weights"]) == GAMES


# Learning


def test_weights_are_found_again() -> None:
    """Wins drawn by known weights lead back to them."""
    rng = Random(1)
    notes = []
    for _ in range(4000):
        much = {seat: [(CORE, 0.0), ("rich", rng.random()), ("late", float(seat))] for seat in range(2)}
        strong = [2.718281828 ** (2 * much[seat][1][1] - 0.5 * seat) for seat in range(2)]
        winner = int(rng.random() > strong[0] / sum(strong))
        notes.append(Noted(much, {winner: 1.0}))
    weights = fitted(notes)
    assert weights["rich"] == pytest.approx(2, abs=0.25)
    assert weights["late"] == pytest.approx(-0.5, abs=0.15)
    assert loss(notes, weights) < loss(notes, {CORE: 1.0})


def test_a_game_of_self_play_is_noted() -> None:
    notes = played("impact_avatar", {CORE: 1.0}, "one")
    assert len(notes) > 5
    assert all(sum(noted.wins.values()) == pytest.approx(1.0) for noted in notes)
    assert all(noted.wins.keys() <= noted.signs.keys() for noted in notes)


def test_players_in_training_use_the_given_weights(monkeypatch: pytest.MonkeyPatch) -> None:
    """And not by what a network has learned already."""
    monkeypatch.setattr("throwdown_lab.studies.learn.TABLES", (2,))  # there is a network for two
    monkeypatch.setattr(LearnedPlayer, "values", lambda self, view: pytest.fail("a network was asked"))
    assert played("impact_avatar", {CORE: 1.0}, "two")
