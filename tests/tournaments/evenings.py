"""Tournaments for tests: a log that grows, with results from a generator."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, Any

from throwdown.tournaments import Entered, Left, Opened, Reported, Returned, Settings, after, fold, next_round, phase

from .counts import Counts

if TYPE_CHECKING:
    from throwdown.tournaments import AnyEntry, Paired, State


class Evening:
    """A tournament with its log."""

    def __init__(self, players: int, *, fillers: int = 0, seed: int = 1, **settings: Any) -> None:
        self.rng = Random(seed)
        self.log: list[AnyEntry] = [Opened(settings=Settings(seed=seed, **settings))]
        self.state: State = fold(self.log)
        for number in range(players + fillers):
            self.append(Entered(entrant=number + 1, filler=number >= players))

    def append(self, *entries: AnyEntry) -> None:
        for entry in entries:
            self.state = after(self.state, entry)
            self.log.append(entry)

    @property
    def counts(self) -> Counts:
        return Counts(self.log)

    def pair(self, *, hurry: bool = False) -> Paired:
        paired = next_round(self.state, hurry=hurry)
        if paired.tables:
            self.append(paired)
        return paired

    def finish_tables(self) -> None:
        for table in self.state.playing:
            self.append(Reported(table=table.number, places=self.some_places(len(table.seats))))

    def some_places(self, seats: int) -> tuple[int, ...]:
        """Places at random; now and then players tie."""
        values = [self.rng.randrange(2 * seats) for _ in range(seats)]
        return tuple(1 + sum(other > value for other in values) for value in values)

    def play_round(self) -> Paired:
        paired = self.pair()
        self.finish_tables()
        return paired

    def play(self) -> None:
        while phase(self.state) != "over":
            self.play_round()

    def come_and_go(self, chance: float) -> None:
        """Some leave, some return, some enter late."""
        for entrant in self.state.entrants:
            if self.rng.random() < chance and not entrant.filler:
                kind = Left if entrant.here else Returned
                self.append(kind(entrant=entrant.number))
        if self.rng.random() < chance:
            self.append(Entered(entrant=len(self.state.entrants) + 1))
