"""The chances in arena games: read where the game is solved, else tried out and compared by what is seen there."""

from __future__ import annotations

from random import Random
from typing import TYPE_CHECKING, cast

from throwdown.bots.advice import Adviser
from throwdown.bots.bot import Choice
from throwdown.bots.models import luck_model
from throwdown.bots.search.calibration import fit_of
from throwdown.bots.search.determinize import QUIET, Trial
from throwdown.bots.search.signs import ArenaSigns
from throwdown.rules.arena.state import THROWS, Throw
from throwdown.rules.game import Decision, Over, Several, Timeout
from throwdown.throwers.thrower import SOFTEST
from throwdown.words import ArgumentRefused

from .estimate import Chances, Estimate, Estimator, HandWorth, Price, exactly
from .exact import SolvedGame, best_of, mover, open_view
from .trials import judged, tried

if TYPE_CHECKING:
    from throwdown.bots.models import ThrowModel
    from throwdown.rules import Action
    from throwdown.rules.arena.pipeline import ArenaGame
    from throwdown.rules.arena.state import ArenaState
    from throwdown.rules.record import Manner, Record

    from .estimate import Question

#: Chances that differ by less are equal: what is left is rounding.
EQUAL = 1e-9


class ArenaEstimator(Estimator):
    """Judges one record of an arena game."""

    def __init__(self, log: Record, game: ArenaGame, model: ThrowModel | None, draws: int) -> None:
        """Throws are held against the table of luck of the game; the solved core game takes any model."""
        usual = luck_model()
        self.manners = list((model or usual).manners)
        self.model = (model or usual).name
        self.game, self.by_luck = game, log.header.thrower == "luck"
        self.solved = SolvedGame(game, model or usual)
        if self.model != usual.name and not self.solved.is_core:
            raise ArgumentRefused("analysis/model", game=game.id, seats=game.seats, model=usual.name)
        self.fit, self.signs = fit_of(game.id), ArenaSigns(game)
        self.trial, self.draws = Trial(game, Random(0)), draws

    def of_state(self, state: ArenaState, think: float) -> Estimate:
        known = self.solved.values(state)
        if known is not None:
            return exactly(known)
        if state.phase in QUIET:
            return judged(self._judge(state), self.fit.error)
        return self._try(state, {}, think)

    def of_choice(self, question: Question, think: float) -> Estimate:
        after = question.after
        if isinstance(self.game.awaiting(after), Decision | Several | Over):
            return self.of_state(after, think)
        choice = self._meant(question)
        known = self.solved.options(question.before).get(choice) if choice is not None else None
        if known is not None:
            return exactly(known)
        manner = choice.manner if choice is not None else None
        return self._try(after, {cast("int", question.seat): manner or SOFTEST}, think)

    def of_hand(self, question: Question, think: float) -> tuple[Estimate, HandWorth] | None:
        """The mean of what the same hand leads to; the table of luck gives the ordinary throw beside it."""
        if question.locked is None or think <= 0:
            return None
        from .hands import rethrown, throw_again  # the arena's engine takes its time to load

        self.trial.rng.seed(self.game.notation(question.after))
        locked = question.locked
        landings = throw_again(locked, think, self.draws) if locked.landings is None else locked.landings
        found = rethrown(self.game, locked, question.after, self._follows, landings)
        if found is None:
            return None
        typical = self.of_choice(question, think / 3)
        estimate = Estimate(found.values, found.errors, 0.0 if typical.exact else self.fit.error)
        return estimate, HandWorth(
            typical.values, typical.errors, found.draws, found.out, found.turned, found.matched, typical.exact
        )

    def _follows(self, state: ArenaState) -> Chances:
        """What a landing is worth; races and lots that it leads to are drawn."""
        at_rest = isinstance(self.game.awaiting(state), Decision | Several | Over)
        known = self.solved.values(state) if at_rest else None
        return self._judge(self.trial.until_quiet(state, {})) if known is None else known

    def price(self, question: Question, think: float) -> Price | None:
        choice, seat = self._meant(question), cast("int", question.seat)
        options = self.solved.options(question.before) if self._alone(question) else {}
        if choice in options:
            best = best_of(options, seat)
            cost = options[best][seat] - options[choice][seat]
            return Price(cost, best, len(options)) if cost > EQUAL else Price(max(cost, 0.0), None, len(options))
        return self._estimated(question, think) if think > 0 else None

    # Where it is not solved

    def _try(self, state: ArenaState, manners: dict[int, str], think: float) -> Estimate:
        self.trial.rng.seed(self.game.notation(state))
        return tried(lambda: self._judge(self.trial.until_quiet(state, manners)), think, self.fit.error)

    def _judge(self, state: ArenaState) -> Chances:
        """Read, or the fitted chances of what is seen there."""
        known = self.solved.values(state)
        return self.fit.chances(self.signs.of(state), self.game.seats) if known is None else known

    def _estimated(self, question: Question, think: float) -> Price:
        """The same judgement that hints give."""
        done = cast("Choice", question.done)
        view = open_view(self.game, question.before, question.seat)
        adviser = Adviser(self.game, think)
        advice, weighed = adviser.advise(view), adviser.weigh(view, done.action, done.manner)
        if len(advice.options) < 2 or not weighed.matters:
            return Price(0.0, None, len(advice.options), weighed.error)
        return Price(weighed.cost, advice.best, len(advice.options), weighed.error)

    # What was meant

    def _alone(self, question: Question) -> bool:
        return mover(self.game, question.before) == question.seat

    def _meant(self, question: Question) -> Choice | None:
        """What was chosen, as the tables know it: with the manner that counts."""
        done = cast("Choice", question.done)
        if isinstance(done.action, Timeout):  # the softest throw, if it is one (AMB-48)
            return Choice(self._thrown_instead(question), self._in_model(cast("Manner", SOFTEST)))
        if not isinstance(done.action, THROWS):
            return Choice(done.action)
        return Choice(done.action, self._in_model(done.manner) or self._manner(question, done))

    def _thrown_instead(self, question: Question) -> Action:
        """What the rules threw when time was up: a die, all of them or a pile."""
        before, seat = question.before, cast("int", question.seat)
        throws = [action for action in self.game.legal_actions(before, seat) if isinstance(action, THROWS)]
        return next((each for each in throws if self.game.apply(before, seat, each)[0] == question.after), Throw())

    def _in_model(self, manner: Manner | None) -> Manner | None:
        """A model with one manner knows no other: every throw is of that."""
        if manner is None or manner in self.manners:
            return manner
        if len(self.manners) > 1:
            raise ArgumentRefused("analysis/manner", manner=manner, known=", ".join(self.manners))
        return cast("Manner", self.manners[0])

    def _manner(self, question: Question, done: Choice) -> Manner | None:
        """Without a manner luck drops softly; a hand with real dice is taken for a good one."""
        if self.by_luck:
            return self._in_model(cast("Manner", SOFTEST))
        options = self.solved.options(question.before)
        same = {choice: values for choice, values in options.items() if choice.action == done.action}
        return best_of(same, cast("int", question.seat)).manner if same else None
