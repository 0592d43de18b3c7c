"""A record as questions: one for each point of the curve."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from throwdown.bots.bot import Choice
from throwdown.rules.game import Decision, InFlight, Over, Several
from throwdown.rules.record import Acted, Resolved

from .estimate import Question
from .walk import manner_of, walk

if TYPE_CHECKING:
    from collections.abc import Iterator

    from throwdown.rules.game import Game
    from throwdown.rules.record import Log

    from .walk import Walked

#: What the rules wait for while nothing is left to chance.
AT_REST = (Decision, Several, Over)


def questions(log: Log, game: Game[Any]) -> Iterator[Question]:
    """The beginning, every choice, and whatever chance did after it once all of it is known.

    A landing that leads to a race or a lot is one point together with it.
    """
    state, _ = game.new_game(log.header.first)
    yield Question(0, 0, "start", None, None, state)
    for step in walk(log):
        if isinstance(step.entry, Acted) and step.after != step.before:
            yield from _chosen(game, step, step.entry)
        elif isinstance(step.entry, Resolved) and isinstance(game.awaiting(step.after), AT_REST):
            yield Question(step.number, step.throw, "chance", _thrower(game, step.before), None, step.after)


def _chosen(game: Game[Any], step: Walked, entry: Acted) -> Iterator[Question]:
    choice = Choice(entry.action, manner_of(entry))
    asked = entry.action in game.legal_actions(step.before, entry.seat)
    yield Question(step.number, step.throw, "choice", entry.seat, step.before, step.after, choice, asked)
    if _drew(step) and isinstance(game.awaiting(step.after), AT_REST):
        yield Question(step.number, step.throw, "chance", entry.seat, None, step.after)


def _drew(step: Walked) -> bool:
    """Whether cards came off a deck with the choice."""
    return getattr(step.before, "deck", None) != getattr(step.after, "deck", None)


def _thrower(game: Game[Any], state: Any) -> int | None:
    awaited = game.awaiting(state)
    return awaited.hands[0][0] if isinstance(awaited, InFlight) and len(awaited.hands) == 1 else None
