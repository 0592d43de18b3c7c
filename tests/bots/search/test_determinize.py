"""A state made from what a seat sees is the real one, as far as the seat can know."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any, cast

import pytest

from throwdown.bots.search.determinize import imagined
from throwdown.rules import game
from throwdown.rules.game import Decision, Over, Several, to_act
from throwdown.throwers import MANNERS, Luck

if TYPE_CHECKING:
    from collections.abc import Iterator

    from throwdown.rules.arena.pipeline import ArenaGame
    from throwdown.rules.arena.state import ArenaState


def asked(rules: ArenaGame, games: int) -> Iterator[tuple[ArenaState, int]]:
    """Every position in which somebody is asked something in mid-throw, in random games."""
    rng = Random(1)
    luck = Luck(rng)
    for _ in range(games):
        state, _ = rules.new_game()
        while not isinstance(awaited := rules.awaiting(state), Over):
            if isinstance(awaited, Decision | Several):
                seat = rng.choice(to_act(awaited))
                if state.phase not in ("turn", "choice", "place"):
                    yield state, seat
                state, _ = rules.apply(state, seat, rules.legal_actions(state, seat).sample(rng))
            else:
                manners = {seat: rng.choice(MANNERS) for seat in range(rules.seats)}
                state, _ = rules.resolve(state, cast("Any", luck.answer(rules, state, awaited, manners)))


@pytest.mark.parametrize(
    ("name", "seats", "options"),
    [
        ("impact_power", 2, {}),
        ("impact_power", 4, {"storm_collector": "start_player", "collect": "optional"}),
        ("impact_avatar", 3, {}),
        ("impact_avatar", 5, {}),
        ("hp_strike", 2, {}),
        ("hp_strike", 4, {"relashio_throwers": "others"}),
        ("hp_strike", 4, {"relashio_throwers": "all"}),
    ],
)
def test_an_imagined_state_keeps_the_reaction_under_way(name: str, seats: int, options: dict[str, Any]) -> None:
    """Who collects, what was paired before, and who has thrown blindly already (IMP-POW-STORM-01, HPS-02)."""
    rules = cast("ArenaGame", game(name, seats, options))
    reactions = 0
    for state, seat in asked(rules, 60):
        real, guess = state.resolution, imagined(cast("Any", rules.view(state, seat))).resolution
        if state.phase == "reaction":
            reactions += 1
            assert guess.collector == real.collector
            assert guess.waiting == real.waiting
            assert set(guess.pending) == set(real.pending)
            assert sum(len(dice) for _, dice in guess.hands) == sum(len(dice) for _, dice in real.hands)
            if all(state.supplies):  # who has thrown the last die looks like one who had none
                assert {seat for seat, _ in guess.hands} == {seat for seat, _ in real.hands}
        if state.phase in ("accio", "tower"):
            assert set(guess.pending) == set(real.pending)
    assert reactions > 5
