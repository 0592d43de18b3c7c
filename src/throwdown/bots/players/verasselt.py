"""Five players of voll verasselt, from a beginner to the strongest.

| level | thinks |
|---|---|
| novice | all dice roll, most of the time; rolls again while it feels lucky; fills the yard |
| casual | rules of thumb with too much courage |
| regular | exact odds of the next roll, and nothing beyond it |
| expert | what the next player can make of what is left, at a first look; in a hurry, as the regular |
| master | the same for every result of the next roll, and the roll after it |
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from fractions import Fraction
from statistics import fmean
from typing import TYPE_CHECKING

from throwdown.bots.bot import THINK, Choice, NamedBot
from throwdown.bots.odds.verasselt import roll_choices, roll_odds
from throwdown.rules.game import Action, Stop
from throwdown.rules.verasselt.state import (
    BAR,
    NO_CARDS,
    YARD_LIMIT,
    Cards,
    Choose,
    Distribute,
    Roll,
    TakeConsolation,
    TopUp,
    counted,
    plus,
    size,
)

if TYPE_CHECKING:
    from collections.abc import Callable
    from random import Random

    from throwdown.bots.odds.verasselt import RollChoice
    from throwdown.rules.verasselt.state import VerasseltView


class VerasseltBot(NamedBot, ABC):
    """What all levels share: a question for each phase, and the answers that hardly matter."""

    id: str

    def __init__(self, rng: Random, think: float = THINK) -> None:
        self.rng = rng
        self.think = think

    def choose(self, view: VerasseltView) -> Choice:
        answers: dict[str, Callable[[VerasseltView], Action]] = {
            "choose": self.group,
            "roll": self.roll,
            "roll_or_stop": self.roll_or_stop,
            "distribute": self.split,
            "top_up": self.top_up,
            "consolation": self.consolation,
        }
        return Choice(answers[view.phase](view))

    def group(self, view: VerasseltView) -> Action:
        return Choose("hub")

    @abstractmethod
    def roll(self, view: VerasseltView) -> Action:
        """Which dice to roll, and what to add, where a roll is due."""

    @abstractmethod
    def roll_or_stop(self, view: VerasseltView) -> Action:
        """The same, or enough."""

    def split(self, view: VerasseltView) -> Action:
        """All to the heap: only the heap counts (VER-WIN-01)."""
        return Distribute(NO_CARDS)

    def top_up(self, view: VerasseltView) -> Action:
        """As few cards as will do, those that make the hub safest."""
        tops = [action for action in view.actions if isinstance(action, TopUp)]
        fewest = min(size(top.cards) for top in tops)
        enough = [top for top in tops if size(top.cards) == fewest]
        return max(enough, key=lambda top: roll_choices(view.dice, plus(view.hub, top.cards))[0].gain)

    def consolation(self, view: VerasseltView) -> Action:
        return max(
            (action for action in view.actions if isinstance(action, TakeConsolation)), key=lambda take: take.count
        )


def group_cards(view: VerasseltView) -> Cards:
    """The cards that are rolled for."""
    if view.target == "catch" and view.table_catch is not None:
        return view.table_catch.cards
    return view.hub


class Novice(VerasseltBot):
    """Loves to roll, forgets that kept dice count again, and hoards cards in the yard."""

    id = "novice"
    CONTENT = 3
    """Cards that are enough for this turn, most of the time."""
    LUCKY = 0.4

    def group(self, view: VerasseltView) -> Action:
        """A catch looks tempting, whatever the odds."""
        return Choose("catch") if Choose("catch") in view.actions and self.rng.random() < self.LUCKY else Choose("hub")

    def roll(self, view: VerasseltView) -> Action:
        rolled = self.rng.randint(4, len(view.dice))
        return Roll(tuple(sorted(self.rng.sample(range(len(view.dice)), rolled))))

    def roll_or_stop(self, view: VerasseltView) -> Action:
        content = size(view.own_catch) >= self.CONTENT
        rolls_on = self.rng.random() < (self.LUCKY if content else 1 - self.LUCKY)
        return self.roll(view) if rolls_on or Stop() not in view.actions else Stop()

    def split(self, view: VerasseltView) -> Action:
        """Cards in the hand feel safe: the yard is filled."""
        assert view.received is not None and view.seat is not None  # noqa: S101  # the phase says so
        room, kept = YARD_LIMIT - size(view.yards[view.seat]), list(NO_CARDS)
        for colour, count in enumerate(view.received.cards):
            kept[colour] = min(count, room - sum(kept))
        return Distribute((kept[0], kept[1], kept[2], kept[3]))


class Casual(VerasseltBot):
    """Keeps bars, and rolls on while a bust is less likely than one in three."""

    id = "casual"
    BEARABLE = Fraction(1, 3)

    def group(self, view: VerasseltView) -> Action:
        """Plunder what is larger than what the hub promises."""
        if view.table_catch is None or Choose("catch") not in view.actions:
            return Choose("hub")
        promise = roll_odds(view.hub, NO_CARDS, 4).expected_catch
        return Choose("catch") if size(view.table_catch.cards) > promise else Choose("hub")

    def roll(self, view: VerasseltView) -> Action:
        bars = [die for die, face in enumerate(view.dice) if face == BAR][:3]
        return Roll(tuple(die for die in range(len(view.dice)) if die not in bars))

    def roll_or_stop(self, view: VerasseltView) -> Action:
        roll = self.roll(view)
        assert isinstance(roll, Roll)  # noqa: S101
        kept = counted([face for die, face in enumerate(view.dice) if die not in roll.dice])
        bust = roll_odds(group_cards(view), kept, len(roll.dice)).p_bust
        return roll if bust < self.BEARABLE or Stop() not in view.actions else Stop()


class Regular(VerasseltBot):
    """Knows the odds of the next roll by heart and looks no further."""

    id = "regular"

    def group(self, view: VerasseltView) -> Action:
        """Plunder what promises more: what the owner loses counts as well."""
        if view.table_catch is None or Choose("catch") not in view.actions:
            return Choose("hub")
        plunder = roll_choices(view.dice, view.table_catch.cards)[0].gain
        return Choose("catch") if 2 * plunder > roll_choices(view.dice, view.hub)[0].gain else Choose("hub")

    def roll(self, view: VerasseltView) -> Action:
        best = self.best(view)
        return Roll(best.dice, best.boost)

    def roll_or_stop(self, view: VerasseltView) -> Action:
        best = self.best(view)
        return Roll(best.dice, best.boost) if best.gain > 0 or Stop() not in view.actions else Stop()

    def best(self, view: VerasseltView) -> RollChoice:
        return roll_choices(view.dice, group_cards(view), caught=size(view.own_catch))[0]


class Expert(Regular):
    """Weighs what the next player can make of what is left; in a hurry, only the odds of the next roll."""

    id = "expert"
    HURRY = 0.5

    @property
    def looks(self) -> int:
        """How many rolls are weighed result by result."""
        return 0

    def group(self, view: VerasseltView) -> Action:
        from throwdown.bots.search.verasselt import hub_turns, plunder_turn

        if view.table_catch is None or Choose("catch") not in view.actions:
            return Choose("hub")
        if view.hub_ends_game:
            return self._end_or_plunder(view)
        if self._hurries():
            return super().group(view)
        at_hub = fmean(turn.best(self.looks).value for turn in hub_turns(view))
        return Choose("catch") if plunder_turn(view).best(self.looks).value > at_hub else Choose("hub")

    def _end_or_plunder(self, view: VerasseltView) -> Action:
        """The hub ends the game (VER-END-06): good for the winner, who need not share then."""
        from throwdown.bots.search.verasselt import ending

        _, share = ending(view)
        return Choose("hub") if share == 1 else Choose("catch")

    def roll(self, view: VerasseltView) -> Action:
        return super().roll(view) if self._hurries() else self._weighed(view)

    def roll_or_stop(self, view: VerasseltView) -> Action:
        return super().roll_or_stop(view) if self._hurries() else self._weighed(view)

    def _hurries(self) -> bool:
        return self.rng.random() < self.HURRY

    def _weighed(self, view: VerasseltView) -> Action:
        from throwdown.bots.search.verasselt import as_roll, turn_under_way

        turn = turn_under_way(view)
        plan = turn.best(self.looks)
        return Stop() if Stop() in view.actions and turn.stop_now >= plan.value else as_roll(view, plan)


class Master(Expert):
    """Weighs every result of the most promising rolls, and the roll after them."""

    id = "master"
    HURRY = 0.0
    FEWEST, MOST = 4, 12

    @property
    def looks(self) -> int:
        """About one roll for every two milliseconds; the same number on any machine, so games can be repeated."""
        return max(self.FEWEST, min(round(self.think / 0.002), self.MOST))


LEVELS: tuple[type[VerasseltBot], ...] = (Novice, Casual, Regular, Expert, Master)
