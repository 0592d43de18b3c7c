"""Every game keeps the contract, in every edition and with every number of players; and the check can fail."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.samples import sample
from throwdown.library.contract import ContractBroken, check_game
from throwdown.rules import GAMES, Game
from throwdown.rules.arena.strike import Strike
from throwdown.rules.catalogue import game as make_game
from throwdown.rules.rulings import presets_of
from throwdown.throwers import Entered, Luck


def ready(game_id: str, seats: int, preset: str | None = None) -> Game[Any]:
    return make_game(game_id, seats, {"max_turns": 60} if game_id == "verasselt" else {}, preset=preset)


@pytest.mark.parametrize("seats", range(2, 6))
@pytest.mark.parametrize("game_id", GAMES)
def test_every_game_keeps_the_contract(game_id: str, seats: int) -> None:
    rng = Random(seats)
    for _ in range(sample(1, 3)):
        assert check_game(ready(game_id, seats), Luck(rng), rng).winners


@pytest.mark.parametrize(("game_id", "preset"), [(game, preset) for game in GAMES for preset in presets_of(game)])
def test_every_preset_keeps_the_contract(game_id: str, preset: str) -> None:
    rng = Random(preset)
    assert check_game(ready(game_id, 3, preset), Luck(rng), rng).winners


def test_a_game_that_forgets_something_in_its_notation_is_caught() -> None:
    class Forgetful(Strike):
        def notation(self, state: Any) -> str:
            return super().notation(state.but(throws=0))

    forgetful = Forgetful(2, make_game("strike", 2).options)
    with pytest.raises(ContractBroken, match="another state"):
        check_game(forgetful, Luck(Random(1)), Random(1))


def test_a_thrower_that_waits_for_people_is_caught() -> None:
    with pytest.raises(ContractBroken, match="no answer"):
        check_game(ready("strike", 2), Entered(), Random(1))
