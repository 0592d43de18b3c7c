"""Analyses one record: questions, answers one by one, and what they add up to."""

from __future__ import annotations

from time import perf_counter
from typing import TYPE_CHECKING, Any, cast

from throwdown.errors import ThrowdownError
from throwdown.rules.arena.pipeline import ArenaGame
from throwdown.rules.codec import encode
from throwdown.rules.record import Ended
from throwdown.rules.verasselt import Verasselt

from .estimate import Answer, Price
from .figures import FORMAT, VERSION, Analysis, ChoiceTold, CurvePoint, Judgement
from .questions import questions
from .totals import rounded, totals, uncertainty

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from throwdown.bots.bot import Choice
    from throwdown.bots.models import ThrowModel
    from throwdown.rules.game import Game
    from throwdown.rules.record import Log

    from .estimate import Estimator, Question

#: How long a game is analysed by default, in s.
WITHIN = 20.0
#: No answer takes longer, in s: more would change little.
LONGEST = 1.0


def analyse(log: Log, within: float = WITHIN) -> Analysis:
    """The whole game, in about so many seconds at most."""
    begun, analyst = perf_counter(), Analyst(log)
    answers = list(analyst.answers(within))
    return analyst.analysis(answers, perf_counter() - begun)


class Analyst:
    """Analyses one record; the answers are independent, so they may be computed in any order."""

    def __init__(self, log: Log, model: ThrowModel | None = None) -> None:
        """Without a model throws are held against the table of luck of the game."""
        self.log, self.game = log, log.header.start()
        self.estimator = _estimator(log, self.game, model)
        self.questions = list(questions(log, self.game))

    def answers(self, within: float, part: slice = slice(None)) -> Iterator[Answer]:
        """One for each question of this part, as they are found: what one does not need is left to the others."""
        wanted, until = self.questions[part], perf_counter() + within
        for number, question in enumerate(wanted):
            share = (until - perf_counter()) / (len(wanted) - number)
            yield self.answer(question, min(max(share, 0.0), LONGEST))

    def answer(self, question: Question, think: float) -> Answer:
        """What is found in so many seconds."""
        if question.kind != "choice":
            return Answer(self.estimator.of_state(question.after, think))
        estimate = self.estimator.of_choice(question, think / 2)
        return Answer(estimate, self.estimator.price(question, think / 2) if question.asked else None)

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
            winners=list(last.result.winners) if isinstance(last, Ended) else [],
            throws=self.questions[-1].throw,
            points=[_point(question, answer) for question, answer in asked],
            totals=totals(asked, header.seats),
            seconds=round(seconds, 1),
        )

    #: The name of ``analysis`` up to 0.13.0.
    told = analysis


def _estimator(log: Log, game: Game[Any], model: ThrowModel | None) -> Estimator:
    """The estimator for this game; its modules are imported only now."""
    if isinstance(game, ArenaGame):
        from .arena import ArenaEstimator

        return ArenaEstimator(log, game, model)
    if isinstance(game, Verasselt):
        if model is not None:
            raise ThrowdownError(f"dice of {game.id} are rolled and not thrown: leave the model out")
        from .verasselt import VerasseltEstimator

        return VerasseltEstimator(game)
    raise ThrowdownError(f"{game.id} cannot be analysed: only the games that come with the program can")


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
        judgement=_judgement(question, answer.price) if question.kind == "choice" else None,
    )


def _judgement(question: Question, price: Price | None) -> Judgement:
    price = price or Price(0.0, None, 0)
    return Judgement(
        done=_choice(cast("Choice", question.done)),
        best=_choice(price.best) if price.best is not None else None,
        cost=price.cost,
        error=price.error,
        options=price.options,
    )


def _choice(choice: Choice) -> ChoiceTold:
    return ChoiceTold(action=encode(choice.action), manner=choice.manner)
