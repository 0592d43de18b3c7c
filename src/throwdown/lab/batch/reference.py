"""One game by the rules themselves, taking ids and the chance of a batch."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np

from throwdown.rules.game import Over, to_act
from throwdown.throwers import Luck

from .chance import Stream, keys_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from throwdown.bots.coding import Coding
    from throwdown.bots.coding.form import Ids
    from throwdown.rules import Game
    from throwdown.throwers import Thrower

#: What is known of a game, by name.
Told = dict[str, object]


def by_luck(key: int) -> Luck:
    """Luck that draws from the chance of a step."""
    return Luck(Stream(key))


class Reference:
    """One game by the rules themselves."""

    def __init__(self, coding: Coding, seed: int, first: int = 0, thrower: Callable[[int], Thrower] = by_luck) -> None:
        self.coding = coding
        self._thrower = thrower
        self.game: Game[Any] = coding.game
        self.seed = seed
        self.steps = 0
        self.taken: Ids = ()
        self.manners: dict[int, str] = {}
        self.seat = -1
        """Who is asked; of several the first."""
        self.state, _ = self.game.new_game(first)
        self._go_on()

    def step(self, chosen: int) -> None:
        """One id of the seat that is asked."""
        self.steps += 1
        seat = self.seat
        choice = self.coding.decode(self.state, seat, (*self.taken, chosen))
        if choice is None:
            self.taken += (chosen,)
            return
        self.taken = ()
        if choice.manner is not None:
            self.manners[seat] = choice.manner
        self.state, _ = self.game.apply(self.state, seat, choice.action)
        self._go_on()

    def _go_on(self) -> None:
        """Everything that chance answers, until somebody is asked."""
        thrower = None
        while not ((asked := to_act(awaited := self.game.awaiting(self.state))) or isinstance(awaited, Over)):
            thrower = thrower or self._thrower(self._key())
            outcome = thrower.answer(self.game, self.state, awaited, self.manners)
            assert outcome is not None  # noqa: S101  # luck answers everything
            self.manners = {}
            self.state, _ = self.game.resolve(self.state, outcome)
        self.seat = asked[0] if asked else -1

    def _key(self) -> int:
        """Where the chance of this step begins."""
        return int(keys_of(np.array([self.seed], np.uint64), np.array([self.steps]))[0])
