"""Plays what a network takes to be best, at a glance: no rule of thumb, no looking ahead."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from throwdown.bots.coding import coding_of
from throwdown.bots.search.dealing import dealt
from throwdown.bots.search.determinize import imagined
from throwdown.rules.verasselt.state import VerasseltView

if TYPE_CHECKING:
    from random import Random

    from throwdown.bots.bot import Choice
    from throwdown.bots.coding.form import Ids
    from throwdown.bots.nets.net import Net
    from throwdown.rules import Game


class LearnedPlayer:
    """Asks the network id by id."""

    id = "learned"

    def __init__(self, game: Game[Any], rng: Random, net: Net) -> None:
        self.coding, self.rng, self.net = coding_of(game), rng, net

    def choose(self, view: Any) -> Choice:
        state = dealt(view, self.rng) if isinstance(view, VerasseltView) else imagined(view)
        taken: Ids = ()
        choice: Choice | None = None
        while choice is None:
            open_ids = np.flatnonzero(self.coding.mask(state, view.seat, taken))
            worth = self.net.logits(self.coding.observe(view, taken))
            taken += (int(open_ids[worth[open_ids].argmax()]),)
            choice = self.coding.decode(state, view.seat, taken)
        return choice
