"""The settings of an environment: checked once, with one sentence for what cannot be."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

from throwdown.bots import AMONG_BOTS
from throwdown.errors import ThrowdownError
from throwdown.rules.catalogue import game as make_game
from throwdown.rules.catalogue import known
from throwdown.rules.rulings import check_new_game
from throwdown.throwers import Luck

from .rewards import check_reward

if TYPE_CHECKING:
    from collections.abc import Mapping

    from throwdown.rules import Game
    from throwdown.throwers import Thrower

#: Who throws: a table of chances, or the simulated arena.
THROWERS = ("luck", "physics")


def configured_game(
    game: str, seats: int, options: Mapping[str, Any] | None, edition: str | None, thrower: str, reward: str
) -> Game[Any]:
    """The game, once everything that was chosen fits."""
    known(game)
    check_reward(game, reward)
    check_thrower(thrower)
    made = make_game(game, seats, {**AMONG_BOTS.get(game, {}), **(options or {})}, edition=edition)
    check_new_game(game, made.options)
    return made


def check_thrower(thrower: str) -> None:
    if thrower not in THROWERS:
        raise ThrowdownError(f"nothing throws by {thrower!r}: choose {' or '.join(THROWERS)}", code="lab/thrower")


def make_thrower(name: str, rng: Random) -> Thrower:
    """Throws with this generator; the engine is loaded only for an arena."""
    if name == "luck":
        return Luck(rng)
    from throwdown.throwers.physical import Physical

    return Physical(rng)
