"""The five levels of the arena games: each sees more than the one before, and throws more steadily.

Novice, casual and regular go by a rule for when to throw on and by a habit of the hand (``by_rule.py``). The expert
weighs every choice, with the ways of throwing that it trusts. The master weighs all ways, knows what powers and spells
make of a position, and plays on the weakness of those who play badly (``arena.py``).
"""

from __future__ import annotations

from throwdown.bots.models import CORE_GAMES
from throwdown.rules.record import Manner
from throwdown.rules.values import Value
from throwdown.throwers import MANNERS


class Level(Value):
    """What a level sees, and how it throws."""

    off: float
    """By how much it misses what it throws at, in m: a standard deviation, besides the tremor of every hand."""
    throws_on: str = ""
    """The rule by which it throws on, one of ``GOING_ON``; without one it weighs what every choice is worth."""
    hand: str = ""
    """The habit by which who goes by a rule throws, one of ``HANDS``."""
    trusts: tuple[Manner, ...] = MANNERS
    """The ways of throwing that it weighs."""
    judges: bool = False
    """It knows from many games what powers and spells make of a position; without it the core game has to do."""
    notices: bool = False
    """It plays on the weakness of others."""


#: What a level has learned: the better it plays, the fewer symbols are enough for it to throw again.
USUAL = {
    "novice": Level(0.025, "while it lasts, then never", "wild"),
    "casual": Level(0.018, "if likely", "gentle"),
    "regular": Level(0.01, "if even", "steady"),
    "expert": Level(0.006, trusts=("drop", "hit")),
    "master": Level(0.0, judges=True, notices=True),
}
#: Many powers turn a throw too many against its thrower.
POWERS = USUAL | {
    "novice": Level(0.025, "while it lasts", "wild"),
    "regular": Level(0.01, "if certain", "steady"),
}
#: By game.
LEARNED = dict.fromkeys((*CORE_GAMES, "impact_power", "hp_strike"), USUAL) | {"impact_avatar": POWERS}
