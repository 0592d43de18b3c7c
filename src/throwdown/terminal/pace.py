"""How long things take at a terminal: pauses for people to look, time for bots to think."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from throwdown.rules.values import Value
from throwdown.table.race import SIGNAL_S
from throwdown.table.review import BEARABLE

if TYPE_CHECKING:
    from throwdown.bots.advice import Advice, Adviser
    from throwdown.table import Match

#: A choice is as easy as can be when the next best costs so many times what is bearable.
CLEAR = 10
#: Of the longest pause: for something that is no choice, and for the easiest choice.
NO_CHOICE, EASY = 1 / 3, 0.5


class Pace(Value):
    """How long things take, in seconds, so that people can follow."""

    bot: float = 1.2
    """The longest pause before a bot acts, for a hard choice; a third of it for what is no choice."""
    flight: float = 0.5
    race_wait: tuple[float, float] = SIGNAL_S


UNHURRIED = Pace()
AT_ONCE = Pace(0.0, 0.0, (0.0, 0.0))


def let_think(match: Match, seconds: float | None) -> None:
    """Give the bots of a match this long for a decision; those that do not think do not care."""
    for bot in match.bots.values() if seconds is not None else ():
        if hasattr(bot, "think"):
            bot.think = seconds


def share_of_pause(view: Any, adviser: Adviser) -> float:
    """How much of the longest pause a person would take for this decision."""
    return NO_CHOICE if len(view.actions) < 2 else EASY + (1 - EASY) * _hard(adviser.advise(view))


def _hard(advice: Advice) -> float:
    """From 0 for what is clear to 1 for what hardly differs; how to throw is a matter of the hand."""
    best, *rest = advice.options
    gaps = [each.cost for each in rest if each.choice.action != best.choice.action]
    clear = CLEAR * BEARABLE[advice.unit]
    return max(0.0, 1 - min(gaps, default=clear) / clear)
