"""Who throws at this terminal: the physical arena, or luck; and where the chance of a game comes from."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from throwdown.parts import arena_missing
from throwdown.table import TournamentTable
from throwdown.throwers import Fairness, Luck, fresh_key
from throwdown.throwers.fairness import seeded_keys

if TYPE_CHECKING:
    from random import Random

    from throwdown.throwers import Thrower

PHYSICS, LUCK = "physics", "luck"
THROWERS = (PHYSICS, LUCK)


def make_thrower(name: str, rng: Random) -> Thrower:
    """The thrower of this name; the engine is loaded only for the physical one."""
    if name != PHYSICS:
        return Luck(rng)
    try:
        from throwdown.throwers.physical import Physical
    except ModuleNotFoundError as missing:
        raise arena_missing(missing) from None

    return Physical(rng)


def thrower_of(recorded: str, given: Thrower, rng: Random | None) -> Thrower:
    """The thrower for a game that was begun by this one: what was thrown in an arena is thrown there to the end."""
    if (recorded == PHYSICS) == (given.id == PHYSICS):
        return given
    from random import SystemRandom

    return make_thrower(recorded, rng or SystemRandom())


def fairness(seed: str | None, thrower: Thrower) -> Fairness | None:
    """The chance of a new game: committed in an arena, reproducible with a seed; none on the luck model."""
    if not thrower.has_places:
        return None
    return Fairness.fresh() if seed is None else Fairness.seeded(seed)


def seat_keys(seed: str | None, seats: int) -> tuple[str, ...]:
    """What the people at this terminal add to the chance of a new game: this program draws it for each of them."""
    return tuple(fresh_key() for _ in range(seats)) if seed is None else seeded_keys(seed, seats)


def tournament(seed: str | None, *table: Any, **more: Any) -> TournamentTable:
    """A new tournament; with a seed all its games are the same again."""
    return TournamentTable(*table, **more) if seed is None else SeededTournament(seed, *table, **more)


class SeededTournament(TournamentTable):
    """A tournament whose games all come from one seed."""

    def __init__(self, seed: str, *table: Any, **more: Any) -> None:
        self.seed = seed
        self.number = 0
        super().__init__(*table, **more)

    def _fairness(self) -> Fairness | None:
        """The chance that belongs to the number of the game."""
        self.number += 1
        return fairness(self._seed, self.thrower)

    def _keys(self, seats: int) -> tuple[str, ...]:
        return seat_keys(self._seed, seats)

    @property
    def _seed(self) -> str:
        return f"{self.seed}/{self.number}"
