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


class HandWorth(Value):
    """What a hand in the arena was worth, beside an ordinary throw as hard as that."""

    typical: Chances
    """Of a hand that throws as hard and does not aim: the mean of the table of luck."""
    typical_errors: Chances
    draws: int
    """So often the same hand was thrown again."""
    out: float
    turned: float
    matched: float
    is_solved: bool
    """Whether the positions that follow are solved: then only the draws are uncertain."""


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
    locked: Any = None
    """A hand in the arena that can be thrown again (``hands.Locked``)."""


class Answer(Value):
    """What was found about a question."""

    estimate: Estimate
    price: Price | None = None
    """Of what was chosen; None where there was no time to look."""
    hand: HandWorth | None = None
    """Where the same hand was thrown again."""


class Estimator(ABC):
    """Estimates what states are worth; ``think`` is the time for one answer in s."""

    model: str
    """The table of luck that throws are held against."""

    def of_hand(self, question: Question, think: float) -> tuple[Estimate, HandWorth] | None:
        """What the same hand leads to when it throws again; None if no hand aimed, or there is no time."""
        return None

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
