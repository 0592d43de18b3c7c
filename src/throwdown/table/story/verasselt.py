"""What was rolled in voll verasselt, and how the heaps grew."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from typing import TYPE_CHECKING, Any

from throwdown.bots.odds.verasselt import roll_odds
from throwdown.rules.verasselt import events as happened
from throwdown.rules.verasselt.state import counted, size
from throwdown.throwers.dice import BUG_DIE

from .tally import SeatTally

if TYPE_CHECKING:
    from throwdown.bots.analysis.walk import Walked
    from throwdown.rules.game import Game
    from throwdown.rules.verasselt.state import VerasseltState

    from .figures import AimedThrow


class VerasseltTally:
    """Counts the rolls of one game."""

    def __init__(self, game: Game[Any]) -> None:
        self.seats = [SeatTally(seat) for seat in range(game.seats)]
        self.faces: Counter[str] = Counter()
        self.die = tuple(BUG_DIE)
        self.aims: list[AimedThrow] = []

    def held(self, state: VerasseltState) -> list[int]:
        """The cards on every heap."""
        return [size(heap) for heap in state.heaps]

    def walk(self, step: Walked) -> None:
        for event in step.events:
            if isinstance(event, happened.GroupChosen) and event.group == "catch":
                self.seats[event.seat].plunders += 1
            elif isinstance(event, happened.DiceRolled):
                self._roll(step, event)

    def _roll(self, step: Walked, rolled: happened.DiceRolled) -> None:
        own, before = self.seats[rolled.seat], step.before
        self.faces.update(rolled.dice[die] for die in rolled.rolled)
        own.throws += 1
        own.dice += len(rolled.rolled)
        kept = counted([face for die, face in enumerate(before.dice) if die not in rolled.rolled])
        odds = roll_odds(before.group, kept, len(rolled.rolled))
        busted = any(isinstance(event, happened.Busted) for event in step.events)
        caught = sum(size(event.cards) for event in step.events if isinstance(event, happened.Caught))
        catches = odds.catches or (Fraction(0),)
        own.expect("busts", odds.p_bust, came=busted)
        own.expect_several("caught", [catches[0] + odds.p_bust, *catches[1:]], came=caught)
        if before.target == "catch":
            own.plundered += caught
