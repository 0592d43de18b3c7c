"""What is asked about a game that is analysed, and what an answer looks like."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Any

from throwdown.bots.bot import Choice
from throwdown.rules.values import Value

from .figures import Kind

if TYPE_CHECKING:
    from throwdown.rules.game import Result

#: Everybody's chance to win, by seat.
Chances = tuple[float, ...]


class Estimate(Value):
    """Everybody's chance to win."""

    values: Chances
    errors: Chances
    """Standard errors of what was tried out: they shrink with time."""
    model_error: float = 0.0
    """How far off our judgement usually is: that does not."""
    exact: bool = False


class Price(Value):
    """What a choice gives away against the best."""

    cost: float
    best: Choice | None
    """None where nothing is better beyond doubt."""
    options: int
    error: float = 0.0


class Question(Value):
    """One point of the curve, still without its chances."""

    step: int
    throw: int
    kind: Kind
    seat: int | None
    before: Any
    """The state in which was chosen; for chance nothing."""
    after: Any
    """The state that came of it."""
    done: Choice | None = None
    asked: bool = False
    """Whether the seat had to choose: leaving and time-outs answer no question."""


class Answer(Value):
    """What was found about a question."""

    estimate: Estimate
    price: Price | None = None
    """Of what was chosen; None where there was no time to look."""


class Estimator(ABC):
    """Estimates what states are worth; ``think`` is the time for one answer in s."""

    model: str
    """The table of luck that throws are held against."""

    @abstractmethod
    def of_state(self, state: Any, think: float) -> Estimate:
        """Of a state in which a seat is to choose, in which the game begins or in which it is over."""

    @abstractmethod
    def of_choice(self, question: Question, think: float) -> Estimate:
        """Of what was chosen, before chance has its say."""

    @abstractmethod
    def price(self, question: Question, think: float) -> Price | None:
        """What was given away; None if there is no time to look."""


def exactly(values: Chances) -> Estimate:
    return Estimate(values, (0.0,) * len(values), exact=True)


def shared(result: Result, seats: int) -> Chances:
    """How a game ended, as chances: winners share it."""
    return tuple((seat in result.winners) / len(result.winners) for seat in range(seats))
