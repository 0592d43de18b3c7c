"""Games of a batch as the rules play them, many at a time."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .chance import shares_ahead
from .reference import Reference

if TYPE_CHECKING:
    from collections.abc import Collection, Sequence

    import numpy as np
    from numpy.typing import NDArray

    from .chance import Keys
    from .form import Batch, Whole

#: A throw seldom takes more numbers of chance: they are made for all games at once.
_AHEAD = 10


class Following:
    """Some of the games, a reference for each."""

    def __init__(self, batch: Batch, games: Sequence[int], seeds: Sequence[int], first: int) -> None:
        self._batch = batch
        self.games = [*games]
        """Which of the batch they are: those that are followed still."""
        self.references = [Reference(batch.coding, seeds[game], first, batch.thrower) for game in games]

    def rows(self) -> NDArray[np.int16]:
        """Each as a row, in the form of ``Batch.compared``."""
        return self._batch.rows_by_rules(self.references)

    def seats(self) -> list[int]:
        """Who is asked in each; -1 where it is over."""
        return [reference.seat for reference in self.references]

    def step(self, ids: Whole, keys: Keys) -> None:
        """One id in each; where its chance begins."""
        ahead = shares_ahead(keys, _AHEAD).tolist()
        for reference, chosen, key, numbers in zip(self.references, ids.tolist(), keys.tolist(), ahead, strict=True):
            reference.step(chosen, key, numbers)

    def leave(self, games: Collection[int]) -> None:
        """These are followed no longer."""
        staying = [place for place, game in enumerate(self.games) if game not in games]
        self.games = [self.games[place] for place in staying]
        self.references = [self.references[place] for place in staying]
