"""The chances in voll verasselt: a turn is played on with other luck, and what lies there then is weighed."""

from __future__ import annotations

from math import exp
from random import Random
from typing import TYPE_CHECKING, cast

import numpy as np

from throwdown.bots.advice import Adviser
from throwdown.bots.players.thumb import VerasseltThumb
from throwdown.bots.search.calibration import Signs, fit_of
from throwdown.rules.game import Decision, Over
from throwdown.rules.verasselt.state import VerasseltState, size
from throwdown.throwers.fairness import shuffled
from throwdown.throwers.luck import Luck

from .estimate import Chances, Estimate, Estimator, Price, exactly, shared
from .trials import judged, tried

if TYPE_CHECKING:
    from throwdown.bots.bot import Choice
    from throwdown.rules.verasselt import Verasselt

    from .estimate import Question

#: Cards in the deck at which weights are known; between them they change evenly.
KNOTS = (0, 8, 20, 40, 70)
HEAP = "heap"


def signs(state: VerasseltState) -> Signs:
    """Cards on the heap, in the catch on the table and in the yard, and who is on turn: by what is left in the deck."""
    catch = state.table_catch
    near = {knot: share for knot, share in _shares(len(state.deck)).items() if share}
    seen: Signs = {}
    for seat, (heap, yard) in enumerate(zip(state.heaps, state.yards, strict=True)):
        if seat not in state.left:
            caught = size(catch.cards) if catch is not None and catch.owner == seat else 0
            counts = {HEAP: size(heap), "catch": caught, "yard": size(yard), "mover": int(seat == state.active)}
            seen[seat] = [(f"{what} {knot}", count * near[knot]) for what, count in counts.items() for knot in near]
    return seen


def _shares(deck: int) -> dict[int, float]:
    """How much each knot has to say."""
    return {knot: float(np.interp(deck, KNOTS, row)) for knot, row in zip(KNOTS, np.eye(len(KNOTS)), strict=True)}


class VerasseltEstimator(Estimator):
    """Judges one record of voll verasselt."""

    model = ""

    def __init__(self, game: Verasselt) -> None:
        self.game = game
        self.fit = fit_of(game.id)
        self.rng = Random(0)
        self.luck, self.bot = Luck(self.rng), VerasseltThumb(self.rng)

    def of_state(self, state: VerasseltState, think: float) -> Estimate:
        if state.result is not None:
            return exactly(shared(state.result, self.game.seats))
        if state.phase == "choose":
            return judged(self._judge(state), self.fit.error)
        self.rng.seed(self.game.notation(state))
        return tried(lambda: self._played_on(self._unseen(state)), think, self.fit.error)

    def of_choice(self, question: Question, think: float) -> Estimate:
        """Cards that were drawn with the choice are chance: they are drawn again."""
        before, seat, done = question.before, cast("int", question.seat), cast("Choice", question.done)
        self.rng.seed(self.game.notation(before))
        if len(before.deck) == len(question.after.deck):
            return self.of_state(question.after, think)

        def once() -> Chances:
            return self._played_on(self.game.apply(self._unseen(before), seat, done.action)[0])

        return tried(once, think, self.fit.error)

    def price(self, question: Question, think: float) -> Price | None:
        """Counted in cards of lead, as hints are; given as what so many cards on the heap would be worth."""
        if think <= 0:
            return None
        seat, done = cast("int", question.seat), cast("Choice", question.done)
        view, adviser = self.game.view(question.before, seat), Adviser(self.game)
        advice, weighed = adviser.advise(view), adviser.weigh(view, done.action)
        if len(advice.options) < 2 or not weighed.matters:
            return Price(0.0, None, len(advice.options))
        return Price(self._worth(question.before, seat, weighed.cost), advice.best, len(advice.options))

    def _worth(self, state: VerasseltState, seat: int, cards: float) -> float:
        """What this seat would lose with so many cards fewer on its heap.

        While the deck is full no heap has any, so games do not show what one is worth then: it is taken for later.
        """
        now, near = self._judge(state), _shares(min(len(state.deck), KNOTS[-2]))
        card = sum(self.fit.weights[f"{HEAP} {knot}"] * share for knot, share in near.items())
        fewer = now[seat] * exp(-card * cards)
        return now[seat] - fewer / (fewer + 1 - now[seat])

    def _judge(self, state: VerasseltState) -> Chances:
        return self.fit.chances(signs(state), self.game.seats)

    def _unseen(self, state: VerasseltState) -> VerasseltState:
        """The order of the deck is unknown."""
        return state.but(deck="".join(shuffled(self.rng, tuple(state.deck))))

    def _played_on(self, state: VerasseltState) -> Chances:
        """Until a seat is to choose a group, by rules of thumb."""
        while state.phase != "choose":
            awaited = self.game.awaiting(state)
            if isinstance(awaited, Over):
                return shared(awaited.result, self.game.seats)
            if isinstance(awaited, Decision):
                choice = self.bot.choose(self.game.view(state, awaited.seat))
                state, _ = self.game.apply(state, awaited.seat, choice.action)
            else:
                outcome = self.luck.answer(self.game, state, awaited, {})
                assert outcome is not None  # noqa: S101  # luck answers everything
                state, _ = self.game.resolve(state, outcome)
        return self._judge(state)
