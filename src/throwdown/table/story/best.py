"""The best throw of a game: the one that won the most dice, or the roll that caught the most cards."""

from __future__ import annotations

from typing import TYPE_CHECKING

from throwdown.rules.arena import events as arena
from throwdown.rules.values import Value
from throwdown.rules.verasselt import events as cards
from throwdown.rules.verasselt.state import size

from .figures import BestThrow

if TYPE_CHECKING:
    from throwdown.bots.analysis.walk import Walked
    from throwdown.rules.game import Event


class Hand(Value):
    """Dice of a player in the air, and how many they were."""

    seat: int
    dice: int


class BestThrows:
    """Remembers the best throw so far.

    Dice that the thrower takes count for the throw, less those that were thrown. What others take, and what comes
    after a storm or a Relashio, was not the doing of this hand alone.
    """

    def __init__(self) -> None:
        self.best: BestThrow | None = None
        self._gain = 0
        self._hand: Hand | None = None
        self._thrown: BestThrow | None = None
        """The throw that landed last."""

    def walk(self, step: Walked) -> None:
        """One more step of the game."""
        if step.landed:
            self._land(step)
        for event in step.events:
            self._see(event)

    def _land(self, step: Walked) -> None:
        seat = self._hand.seat if self._hand is not None else -1
        self._thrown = BestThrow(step=step.number, throw=step.throw, seat=seat, count=0)

    def _see(self, event: Event) -> None:
        if isinstance(event, arena.ThrowCommitted):
            self._hand, self._thrown = Hand(event.seat, len(event.dice)), None
        elif isinstance(event, arena.ReactionCommitted):
            self._hand = self._thrown = None
        elif isinstance(event, cards.Caught):
            self._hand = Hand(event.seat, 0)
            self._count(event.seat, size(event.cards))
        elif isinstance(event, arena.DiceCollected) and self._hand is not None and event.seat == self._hand.seat:
            self._count(event.seat, len(event.dice))

    def _count(self, seat: int, won: int) -> None:
        hand, thrown = self._hand, self._thrown
        if hand is None or thrown is None or won == 0:
            return
        count = thrown.count + won
        self._thrown = BestThrow(step=thrown.step, throw=thrown.throw, seat=seat, count=count)
        if self.best is None or (count - hand.dice, count) >= (self._gain, self.best.count):
            self.best, self._gain = self._thrown, count - hand.dice
