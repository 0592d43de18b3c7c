"""Plays what was learned to be best, at a glance: no rule of thumb, no looking ahead."""

from __future__ import annotations

from math import exp
from typing import TYPE_CHECKING, Any, Protocol

import numpy as np

from throwdown.bots.bot import NamedBot
from throwdown.bots.coding import coding_of
from throwdown.bots.search.dealing import dealt
from throwdown.bots.search.determinize import imagined
from throwdown.rules.verasselt.state import VerasseltView

if TYPE_CHECKING:
    from random import Random

    from numpy.typing import NDArray

    from throwdown.bots.bot import Choice
    from throwdown.bots.coding.form import Ids, Numbers
    from throwdown.rules import Game

    Whole = NDArray[np.int64]
    Logits = NDArray[np.float32] | NDArray[np.float64]


class Judge(Protocol):
    """Says how good every id is: a network (``nets``) or weighed sums (``values``)."""

    ids: int

    def logits(self, numbers: Numbers) -> Logits:
        """The larger the better, for the ids of one observation or of many; entries after them are not ids."""
        ...


class LearnedPlayer(NamedBot):
    """Asks what was learned id by id."""

    id = "learned"

    def __init__(self, game: Game[Any], rng: Random, judge: Judge) -> None:
        self.coding, self.rng, self.judge = coding_of(game), rng, judge

    def choose(self, view: Any) -> Choice:
        state = self._imagined(view)
        taken: Ids = ()
        choice: Choice | None = None
        while choice is None:
            open_ids, logits = self._asked(state, view, taken)
            taken += (int(open_ids[logits.argmax()]),)
            choice = self.coding.decode(state, view.seat, taken)
        return choice

    def values(self, view: Any) -> dict[Choice, float]:
        """What the network takes every choice to be worth; only the best where choices are coded in several ids."""
        state = self._imagined(view)
        open_ids, logits = self._asked(state, view)
        values: dict[Choice, float] = {}
        for each, logit in zip(open_ids.tolist(), logits.tolist(), strict=True):
            choice = self.coding.decode(state, view.seat, (each,))
            if choice is None:
                return {self.choose(view): 1.0}
            values[choice] = 1 / (1 + exp(-logit))
        return values

    def _imagined(self, view: Any) -> Any:
        return dealt(view, self.rng) if isinstance(view, VerasseltView) else imagined(view)

    def _asked(self, state: Any, view: Any, taken: Ids = ()) -> tuple[Whole, Logits]:
        """The ids that may come next, and their logits."""
        open_ids = np.flatnonzero(self.coding.mask(state, view.seat, taken))
        return open_ids, self.judge.logits(self.coding.observe(view, taken))[open_ids]
