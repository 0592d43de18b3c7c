"""Looking back on a game: the decisions that cost the most."""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Any

from throwdown.bots import Choice
from throwdown.bots.analysis.figures import HandDone
from throwdown.bots.analysis.questions import hands_of
from throwdown.bots.analysis.walk import is_landing, manner_of, standing
from throwdown.rules.record import Acted
from throwdown.rules.values import Value

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Iterator

    from throwdown.bots.advice import Adviser, Unit
    from throwdown.rules.record import Record

#: How many decisions of each player a review lists.
MOST = 3
#: How long looking back may take, in s.
WITHIN = 3.0
#: What costs less than this is no mistake: in chances to win, and in cards.
BEARABLE: dict[Unit, float] = {"win": 0.005, "cards": 0.1}


class Slip(Value):
    """A decision that gave something away."""

    number: int
    """Of the entry in the record, from 1."""
    seat: int
    view: Any
    """What the seat saw when it decided."""
    done: Choice
    best: Choice
    cost: float
    unit: Unit
    hand: HandDone | None = None
    """What the hand did, if it was a throw into the arena."""
    throws: int = 0
    """So many throws had landed before it."""


class Decided(Value):
    """One decision of a record: what a seat saw, and what it did."""

    number: int
    seat: int
    view: Any
    done: Choice
    hand: HandDone | None = None
    throws: int = 0


def costliest(
    log: Record,
    seats: Collection[int] | None = None,
    *,
    most: int = MOST,
    within: float = WITHIN,
    adviser: Adviser | None = None,
    done: Callable[[float], None] = lambda share: None,
) -> dict[int, tuple[Slip, ...]]:
    """For each seat the decisions that cost it the most, the worst first.

    ``adviser`` may have given advice in this game already: what it remembers takes no time. ``done`` is called with
    every share of the work; the shares add up to 1.
    """
    wanted = range(log.header.seats) if seats is None else seats
    made = [decision for decision in decisions(log) if decision.seat in wanted]
    adviser = adviser or _adviser(log, within / max(len(made), 1))
    slips: dict[int, list[Slip]] = {seat: [] for seat in wanted}
    for decision in made:
        slip = _slip(decision, adviser)
        if slip is not None:
            slips[decision.seat].append(slip)
        done(1 / len(made))
    return {seat: tuple(sorted(own, key=lambda slip: -slip.cost)[:most]) for seat, own in slips.items()}


def _adviser(log: Record, share: float) -> Adviser:
    """An adviser that takes no more than this share of the time for a decision."""
    from throwdown.bots.advice import THINK, Adviser

    return Adviser(log.header.start(), min(THINK, share))


def decisions(log: Record) -> Iterator[Decided]:
    """Every decision that was not taken back; leaving, time-outs and moved dice answer no question."""
    game, steps = log.header.start(), list(log.replay())
    in_force, locked, throws = standing(log), hands_of(log), 0
    for before, step in pairwise(steps):
        entry = step.entry
        throws += is_landing(step)
        if isinstance(entry, Acted) and step.number in in_force:
            view: Any = game.view(before.state, entry.seat)
            if entry.action in view.actions:
                hand = locked[step.number].done(dict(view.arena)) if step.number in locked else None
                yield Decided(step.number, entry.seat, view, Choice(entry.action, manner_of(entry)), hand, throws)


def _slip(decision: Decided, adviser: Adviser) -> Slip | None:
    advice = adviser.advise(decision.view)
    if len(advice.options) < 2:
        return None
    weighed = adviser.weigh(decision.view, decision.done.action, decision.done.manner)
    if weighed.cost < BEARABLE[advice.unit] or not weighed.matters:
        return None
    return Slip(
        decision.number,
        decision.seat,
        decision.view,
        decision.done,
        advice.best,
        weighed.cost,
        advice.unit,
        decision.hand,
        decision.throws,
    )
