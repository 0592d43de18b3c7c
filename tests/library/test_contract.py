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
from throwdown.rules.rulings import edition_changes
from throwdown.throwers import Entered, Luck


def ready(game_id: str, seats: int, edition: str | None = None) -> Game[Any]:
    return make_game(game_id, seats, {"max_turns": 60} if game_id == "verasselt" else {}, edition=edition)


@pytest.mark.parametrize("seats", range(2, 6))
@pytest.mark.parametrize("game_id", GAMES)
def test_every_game_keeps_the_contract(game_id: str, seats: int) -> None:
    rng = Random(seats)
    for _ in range(sample(1, 3)):
        assert check_game(ready(game_id, seats), Luck(rng), rng).winners


@pytest.mark.parametrize(
    ("game_id", "edition"), [(game, edition) for game in GAMES for edition in edition_changes(game)]
)
def test_every_edition_keeps_the_contract(game_id: str, edition: str) -> None:
    rng = Random(edition)
    assert check_game(ready(game_id, 3, edition), Luck(rng), rng).winners


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
