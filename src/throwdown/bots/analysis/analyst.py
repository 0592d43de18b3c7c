"""Analyses one record: questions, answers one by one, and what they add up to."""

from __future__ import annotations

from math import hypot
from time import perf_counter
from typing import TYPE_CHECKING, Any, cast

from throwdown.rules.arena.pipeline import ArenaGame
from throwdown.rules.codec import encode
from throwdown.rules.record import Ended
from throwdown.rules.verasselt import Verasselt
from throwdown.words import ArgumentRefused

from .estimate import Answer, Price
from .figures import FORMAT, MOST_DRAWS, VERSION, Analysis, CurvePoint, EncodedChoice, Judgement, ThrownAgain
from .questions import questions
from .totals import rounded, totals, uncertainty

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from throwdown.bots.bot import Choice
    from throwdown.bots.models import ThrowModel
    from throwdown.rules.game import Game
    from throwdown.rules.record import Record

    from .estimate import Estimate, Estimator, HandWorth, Question
    from .figures import HandDone, Landings
    from .hands import Locked

#: How long a game is analysed by default, in s.
WITHIN = 20.0
#: No answer takes longer, in s: more would change little. A hand is thrown again, and that takes its time.
LONGEST, LONGEST_HAND = 1.0, 5.0
#: A hand is thrown again for at least so long, in s.
SHORTEST_HAND = 0.001
#: A hand that is thrown again has so many times the share of other answers.
WEIGHT_OF_HAND = 8
#: What throwing a hand again has of the time for it; the rest is for an ordinary throw and for the decision.
SHARE_OF_HAND = 0.6
#: A hand cost something if that is so many standard errors.
SURE = 3.0


def analyse(log: Record, within: float = WITHIN, draws: int = MOST_DRAWS) -> Analysis:
    """The whole game, in about so many seconds at most."""
    begun, analyst = perf_counter(), Analyst(log, draws=draws)
    answers = list(analyst.answers(within))
    return analyst.analysis(answers, perf_counter() - begun)


class Analyst:
    """Analyses one record; the answers are independent, so they may be computed in any order."""

    def __init__(self, log: Record, model: ThrowModel | None = None, draws: int = MOST_DRAWS) -> None:
        """Without a model throws are held against the table of luck of the game.

        In the arena each hand is thrown again at most ``draws`` times.
        """
        self.log, self.game = log, log.header.start()
        self.estimator = _estimator(log, self.game, model, draws)
        self.questions = list(questions(log, self.game))

    @property
    def hands(self) -> dict[int, Locked]:
        """Hands that can be thrown again, by the step in which they were locked."""
        return {question.step: question.locked for question in self.questions if question.locked is not None}

    def answers(
        self, within: float, part: slice = slice(None), landings: Mapping[int, Landings] | None = None
    ) -> Iterator[Answer]:
        """One for each question of this part, as they are found: what one does not need is left to the others.

        ``landings`` came of hands that were thrown elsewhere, by the step in which each was locked.
        """
        wanted = [_with_landings(question, landings or {}) for question in self.questions[part]]
        until = perf_counter() + within
        weights = [WEIGHT_OF_HAND if _is_thrown_here(question) else 1 for question in wanted]
        left = sum(weights)
        for question, weight in zip(wanted, weights, strict=True):
            share = (until - perf_counter()) * weight / left
            left -= weight
            # A hand is thrown again a few times even where time is up: a game is not judged in two ways.
            least = 0.0 if question.locked is None else min(within, SHORTEST_HAND)
            yield self.answer(question, min(max(share, least), LONGEST if weight == 1 else LONGEST_HAND))

    def answer(self, question: Question, think: float) -> Answer:
        """What is found in so many seconds."""
        if question.kind != "choice":
            return Answer(self.estimator.of_state(question.after, think))
        thrown = self.estimator.of_hand(question, think * SHARE_OF_HAND)
        estimate = self.estimator.of_choice(question, think / 2) if thrown is None else thrown[0]
        price_s = think / 2 if thrown is None else think * (1 - SHARE_OF_HAND) / 2
        price = self.estimator.price(question, price_s) if question.asked else None
        if thrown is None:
            return Answer(estimate, price)
        return Answer(estimate, _with_hand(price, question, *thrown), thrown[1])

    def analysis(self, answers: Sequence[Answer], seconds: float = 0.0, id: str = "") -> Analysis:
        """The analysis of the game from all answers."""
        header, asked = self.log.header, list(zip(self.questions, answers, strict=True))
        last = self.log.entries[-1] if self.log.entries else None
        return Analysis(
            format=FORMAT,
            version=VERSION,
            id=id or header.id,
            game=header.game,
            players=list(header.players or [""] * header.seats),
            bots=list(header.bots or [None] * header.seats),
            thrower=header.thrower,
            model=self.estimator.model,
            exact=all(answer.estimate.exact for answer in answers),
            positions_exact=all(answer.estimate.exact for answer in answers if answer.hand is None),
            winners=list(last.result.winners) if isinstance(last, Ended) else [],
            throws=self.questions[-1].throw,
            points=[_point(question, answer) for question, answer in asked],
            totals=totals(asked, header.seats),
            seconds=round(seconds, 1),
        )


def _estimator(log: Record, game: Game[Any], model: ThrowModel | None, draws: int) -> Estimator:
    """The estimator for this game; its modules are imported only now."""
    if isinstance(game, ArenaGame):
        from .arena import ArenaEstimator

        return ArenaEstimator(log, game, model, draws)
    if isinstance(game, Verasselt):
        if model is not None:
            raise ArgumentRefused("command/meaningless", option="--model", game=game.id)
        from .verasselt import VerasseltEstimator

        return VerasseltEstimator(game)
    raise ArgumentRefused("analysis/game", game=game.id)


def _with_landings(question: Question, landings: Mapping[int, Landings]) -> Question:
    if question.locked is None or question.step not in landings:
        return question
    return question.but(locked=question.locked.but(landings=landings[question.step]))


def _is_thrown_here(question: Question) -> bool:
    return question.locked is not None and question.locked.landings is None


def _point(question: Question, answer: Answer) -> CurvePoint:
    estimate = answer.estimate
    return CurvePoint(
        step=question.step,
        throw=question.throw,
        kind=question.kind,
        seat=question.seat,
        values=list(estimate.values),
        errors=rounded(uncertainty(estimate)),
        exact=estimate.exact,
        judgement=_judgement(question, answer) if question.kind == "choice" else None,
    )


def _with_hand(price: Price | None, question: Question, estimate: Estimate, hand: HandWorth) -> Price:
    """The price of the decision, and what the hand made of it: less than an ordinary throw, or more."""
    seat, decided = cast("int", question.seat), price or Price(0.0, None, 0)
    cost = decided.cost + hand.typical[seat] - estimate.values[seat]
    error = hypot(decided.error, estimate.errors[seat], hand.typical_errors[seat])
    best = decided.best or cast("Choice", question.done)
    return Price(cost, best if cost > SURE * error else None, decided.options, error)


def _judgement(question: Question, answer: Answer) -> Judgement:
    price = answer.price or Price(0.0, None, 0)
    return Judgement(
        done=_choice(cast("Choice", question.done), hand_done(question)),
        best=_choice(price.best) if price.best is not None else None,
        cost=price.cost,
        error=price.error,
        options=price.options,
        again=_again(answer.hand) if answer.hand is not None else None,
    )


def hand_done(question: Question) -> HandDone | None:
    """What a hand did in the arena; nothing where none threw."""
    return None if question.locked is None else question.locked.done(dict(question.before.arena))


def _again(worth: HandWorth) -> ThrownAgain:
    return ThrownAgain(draws=worth.draws, out=worth.out, turned=worth.turned, matched=worth.matched)


def _choice(choice: Choice, hand: HandDone | None = None) -> EncodedChoice:
    return EncodedChoice(action=encode(choice.action), manner=choice.manner, hand=hand)
