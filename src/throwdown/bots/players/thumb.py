"""Plays by rules of thumb: what a friend would tell you in one breath."""

from __future__ import annotations

from fractions import Fraction
from typing import TYPE_CHECKING, Any

from throwdown.bots.bot import Choice, NamedBot
from throwdown.bots.odds.verasselt import RollOdds, roll_odds
from throwdown.rules.game import Action, Stop
from throwdown.rules.verasselt.state import BAR, COLOURS, Choose, Distribute, Roll, TakeConsolation, TopUp

from .rules import ByRule, if_certain, if_even, steady
from .verasselt import group_cards

if TYPE_CHECKING:
    from random import Random

    from throwdown.rules.verasselt.state import VerasseltView

Cards = tuple[int, int, int, int]

BEARABLE_BUST = Fraction(1, 4)
MOST_KEPT = 3
YARD_RESERVE = 2


class ArenaThumb(ByRule):
    """Throw on from three different symbols, in Avatar from all five; hit where two dice lie or more."""

    id = "thumb"

    def __init__(self, game: str, rng: Random) -> None:
        super().__init__(rng, if_certain if game == "impact_avatar" else if_even, steady)


class VerasseltThumb(NamedBot):
    """Keep up to three bars, roll on while a bust is unlikely, plunder what is worth it."""

    id = "thumb"

    def __init__(self, rng: Random) -> None:
        self.rng = rng

    def choose(self, view: VerasseltView) -> Choice:
        deciding: dict[str, Any] = {
            "choose": self._group,
            "roll": self._roll,
            "roll_or_stop": self._roll_or_stop,
            "distribute": self._distribute,
            "top_up": self._top_up,
            "consolation": lambda view: max(
                (action for action in view.actions if isinstance(action, TakeConsolation)), key=lambda take: take.count
            ),
        }
        return Choice(deciding[view.phase](view))

    def _group(self, view: VerasseltView) -> Action:
        """Plunder when the catch is larger than what the hub promises."""
        catch = view.table_catch
        if Choose("catch") in view.actions and catch is not None:
            promise = self._odds(view, view.hub, self._dice(view)).expected_catch
            if sum(catch.cards) > promise:
                return Choose("catch")
        return Choose("hub")

    def _roll(self, view: VerasseltView) -> Action:
        return Roll(self._dice(view))

    def _roll_or_stop(self, view: VerasseltView) -> Action:
        dice = self._dice(view)
        bust = self._odds(view, group_cards(view), dice).p_bust
        return Roll(dice) if bust < BEARABLE_BUST or Stop() not in view.actions else Stop()

    def _dice(self, view: VerasseltView) -> tuple[int, ...]:
        """Everything but up to three bars is rolled."""
        kept = [die for die, face in enumerate(view.dice) if face == BAR][:MOST_KEPT]
        return tuple(die for die in range(len(view.dice)) if die not in kept)

    def _odds(self, view: VerasseltView, group: Cards, dice: tuple[int, ...]) -> RollOdds:
        kept = [face for die, face in enumerate(view.dice) if die not in dice]
        y, b, r, g = (kept.count(colour) for colour in COLOURS)
        return roll_odds(group, (y, b, r, g), len(dice))

    def _distribute(self, view: VerasseltView) -> Action:
        """All to the heap, except what brings the yard to two cards."""
        assert view.received is not None and view.seat is not None  # noqa: S101  # the phase says so
        wanted = max(YARD_RESERVE - sum(view.yards[view.seat]), 0)
        to_yard = [0, 0, 0, 0]
        for index, count in enumerate(view.received.cards):
            to_yard[index] = min(count, wanted - sum(to_yard))
        return Distribute((to_yard[0], to_yard[1], to_yard[2], to_yard[3]))

    def _top_up(self, view: VerasseltView) -> Action:
        """The first of the smallest sufficient choices."""
        return min((action for action in view.actions if isinstance(action, TopUp)), key=lambda top: sum(top.cards))
