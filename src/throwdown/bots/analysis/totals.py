"""Where everybody's chances came from: every step of the curve is luck, skill, or the doing of others."""

from __future__ import annotations

from itertools import pairwise
from math import hypot
from typing import TYPE_CHECKING, cast

from .figures import SeatTotal

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from .estimate import Answer, Chances, Estimate, Question
    from .figures import WasLuck

    Asked = Sequence[tuple[Question, Answer]]

#: With fewer own throws there is no verdict on luck.
FEW = 6
#: It was not luck, or only in part, if hands and choices did this much of what luck did. In an even game without a
#: mistake luck takes a half from the player who loses: choices that cost half of that are more than a detail.
NOT_LUCK, PARTLY = 0.5, 0.25
#: Errors are rounded to so many places.
PLACES = 4


def totals(asked: Asked, seats: int) -> list[SeatTotal]:
    """Of every seat: start + luck + skill + others = end."""
    return [_of_seat(asked, seat) for seat in range(seats)]


class Tally:
    """What one seat's chances came from, added up step by step."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.luck = self.skill = self.others = 0.0
        self.skill_errors, self.luck_errors = [0.0], [0.0]
        self.decisions = self.hands = 0

    def add(self, before: Estimate, question: Question, answer: Answer) -> None:
        """What no decision explains is luck, so that an estimate that was off is corrected by the next one."""
        doing = 0.0
        if question.kind == "choice":
            doing = (
                self._own(before, question, answer)
                if question.seat == self.seat
                else self._gift(before, question, answer)
            )
        self.luck += _change(before, answer, self.seat) - doing

    def _own(self, before: Estimate, question: Question, answer: Answer) -> float:
        own = skill(before, question, answer)
        self.skill, self.decisions = self.skill + own, self.decisions + 1
        self.hands += answer.hand is not None
        self.skill_errors.append(answer.price.error if answer.price is not None else 0.0)
        self.luck_errors.append(_doubt(answer))
        return own

    def _gift(self, before: Estimate, question: Question, answer: Answer) -> float:
        gift = _gift(before, question, answer, self.seat)
        self.others += gift
        self.luck_errors.append(_doubt(answer) * _part(before, question, self.seat))
        return gift


def skill(before: Estimate, question: Question, answer: Answer) -> float:
    """What a choice cost its player: its price; for leaving and time-outs, all that they changed for the worse."""
    if not question.asked:
        return min(_change(before, answer, cast("int", question.seat)), 0.0)
    return -answer.price.cost if answer.price is not None else 0.0


def _gift(before: Estimate, question: Question, answer: Answer, seat: int) -> float:
    """What a choice changed for another seat.

    Where it is exact that is what it changed. Elsewhere what was given away comes to the others by their chances.
    """
    thrower = cast("int", question.seat)
    own, part = skill(before, question, answer), _part(before, question, seat)
    if answer.estimate.exact or (answer.hand is not None and answer.hand.is_solved):
        return _change(before, answer, seat) + part * (_change(before, answer, thrower) - own)
    return -own * part


def _part(before: Estimate, question: Question, seat: int) -> float:
    """The share of another seat in what the choosing seat gives away."""
    others = 1 - before.values[cast("int", question.seat)]
    return before.values[seat] / others if others else 0.0


def _doubt(answer: Answer) -> float:
    """How sure a price is that was taken off; what is taken for luck is luck."""
    if answer.hand is not None and answer.price is not None:
        return answer.price.error
    return answer.price.error if answer.price is not None and answer.price.best is not None else 0.0


def _change(before: Estimate, answer: Answer, seat: int) -> float:
    return answer.estimate.values[seat] - before.values[seat]


def _of_seat(asked: Asked, seat: int) -> SeatTotal:
    tally = Tally(seat)
    for (_, before), (question, answer) in pairwise(asked):
        tally.add(before.estimate, question, answer)
    first, last = asked[0][1].estimate, asked[-1][1].estimate
    return SeatTotal(
        seat=seat,
        start=first.values[seat],
        end=last.values[seat],
        luck=tally.luck,
        skill=tally.skill,
        others=tally.others,
        error=round(hypot(uncertainty(first)[seat], *tally.luck_errors), PLACES),
        skill_error=round(hypot(*tally.skill_errors), PLACES),
        decisions=tally.decisions,
        hands=tally.hands,
        was_luck=_was_luck(tally, last.values[seat] - first.values[seat]) if tally.hands else None,
    )


def _was_luck(tally: Tally, change: float) -> WasLuck:
    """Whether luck made the end what it was: for a loser what it took, for a winner what it gave."""
    if tally.hands < FEW:
        return "few"
    side = 1 if change > 0 else -1
    luck, doing = max(side * tally.luck, 0.0), max(side * tally.skill, 0.0) + max(side * tally.others, 0.0)
    if doing >= NOT_LUCK * luck:
        return "no"
    return "some" if doing >= PARTLY * luck else "yes"


def uncertainty(estimate: Estimate) -> Chances:
    """The standard error of every chance. Who is out is sure; who won every trial is not, as there may be few."""
    return tuple(
        hypot(error, estimate.model_error) if value else 0.0
        for value, error in zip(estimate.values, estimate.errors, strict=True)
    )


def rounded(numbers: Iterable[float]) -> list[float]:
    return [round(number, PLACES) for number in numbers]
