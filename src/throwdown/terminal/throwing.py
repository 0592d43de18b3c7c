"""Who throws at this terminal: the physical arena, or luck; and where the chance of a game comes from."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from throwdown.table import Match, TournamentTable
from throwdown.throwers import Fairness, Luck, fresh_key
from throwdown.throwers.fairness import seeded_keys

if TYPE_CHECKING:
    from random import Random

    from throwdown.rules.arena.events import TournamentScored
    from throwdown.throwers import Thrower

PHYSICS, LUCK = "physics", "luck"
THROWERS = (PHYSICS, LUCK)


def make_thrower(name: str, rng: Random) -> Thrower:
    """The thrower of this name; the engine is loaded only for the physical one."""
    if name != PHYSICS:
        return Luck(rng)
    from throwdown.throwers.physical import Physical

    return Physical(rng)


def thrower_of(recorded: str, given: Thrower, rng: Random | None) -> Thrower:
    """The thrower for a game that was begun by this one: what was thrown in an arena is thrown there to the end."""
    if (recorded == PHYSICS) == (given.id == PHYSICS):
        return given
    from random import SystemRandom

    return make_thrower(recorded, rng or SystemRandom())


def fairness(seed: str | None, thrower: Thrower) -> Fairness | None:
    """The chance of a new game: committed in an arena, the same again with a seed; none by luck."""
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
        self._seed_match()

    def next_match(self) -> TournamentScored:
        scored = super().next_match()
        self._seed_match()
        return scored

    def _seed_match(self) -> None:
        """The match that was set up, with the chance that belongs to its number."""
        match, self.number = self.match, self.number + 1
        if match.result is None:
            seed = f"{self.seed}/{self.number}"
            self.match = Match(
                match.game,
                match.seats,
                self.thrower,
                first=match.first,
                rng=self.rng,
                fair=fairness(seed, self.thrower),
                keys=seat_keys(seed, len(match.seats)),
                edition=match.log.header.edition,
                first_by=match.log.header.first_by,
            )
