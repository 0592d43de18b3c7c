"""A record as questions: one for each point of the curve."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from throwdown.bots.bot import Choice
from throwdown.rules.arena.pipeline import ArenaGame
from throwdown.rules.game import Decision, InFlight, Over, Several
from throwdown.rules.record import Acted, Resolved

from .estimate import Question
from .walk import manner_of, walk

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from throwdown.rules.game import Game
    from throwdown.rules.record import Record

    from .hands import Locked
    from .walk import Walked

#: What the rules wait for while nothing is left to chance.
AT_REST = (Decision, Several, Over)


def questions(log: Record, game: Game[Any]) -> Iterator[Question]:
    """The beginning, every choice, and whatever chance did after it once all of it is known.

    A landing that leads to a race or a lot is one point together with it.
    """
    state, _ = game.new_game(log.header.first)
    locked = hands_of(log)
    yield Question(0, 0, "start", None, None, state)
    for step in walk(log):
        if isinstance(step.entry, Acted) and step.after != step.before:
            yield from _chosen(game, step, step.entry, locked.get(step.number))
        elif isinstance(step.entry, Resolved) and isinstance(game.awaiting(step.after), AT_REST):
            yield Question(step.number, step.throw, "chance", _thrower(game, step.before), None, step.after)


def hands_of(log: Record) -> Mapping[int, Locked]:
    """Hands that can be thrown again, by the step in which they were locked: only an arena has them."""
    if log.header.thrower != "physics" or not isinstance(log.header.start(), ArenaGame):
        return {}
    from .hands import locked_hands  # the arena's numbers take their time to load

    return locked_hands(log)


def _chosen(game: Game[Any], step: Walked, entry: Acted, locked: Locked | None) -> Iterator[Question]:
    choice = Choice(entry.action, manner_of(entry))
    asked = entry.action in game.legal_actions(step.before, entry.seat)
    yield Question(step.number, step.throw, "choice", entry.seat, step.before, step.after, choice, asked, locked)
    if _drew(step) and isinstance(game.awaiting(step.after), AT_REST):
        yield Question(step.number, step.throw, "chance", entry.seat, None, step.after)


def _drew(step: Walked) -> bool:
    """Whether cards came off a deck with the choice."""
    return getattr(step.before, "deck", None) != getattr(step.after, "deck", None)


def _thrower(game: Game[Any], state: Any) -> int | None:
    awaited = game.awaiting(state)
    return awaited.hands[0][0] if isinstance(awaited, InFlight) and len(awaited.hands) == 1 else None
