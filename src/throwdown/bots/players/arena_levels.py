"""The five levels of the arena games: each sees more than the one before.

Novice, casual and regular go by a rule for when to throw on and by a habit of the hand (``by_rule.py``). The expert
weighs every choice, with the manners of throwing that it trusts. The master weighs all manners, sees every position
of the core game as it is, knows from many games against itself what spells and powers make of it, and plays on the
weakness of those who play badly (``arena.py``).
"""

from __future__ import annotations

from throwdown.bots.models import CORE_GAMES
from throwdown.bots.search.sight import Sight
from throwdown.rules.record import Manner
from throwdown.rules.values import Value
from throwdown.throwers import MANNERS


class Level(Value):
    """What a level sees."""

    throws_on: str = ""
    """The rule by which it throws on, one of ``GOING_ON``; without one it weighs what every choice is worth."""
    hand: str = ""
    """The habit by which who goes by a rule throws, one of ``HANDS``."""
    trusts: tuple[Manner, ...] = MANNERS
    """The manners of throwing that it weighs."""
    sight: Sight | None = None
    """How it aims where dice have places."""
    notices: bool = False
    """It plays on the weakness of others."""
    learned: bool = False
    """It uses the values that self-play learned, where there are any for the game, and does not look ahead then."""
    judges: bool = False
    """It compares positions by what self-play taught of the whole game, as all levels that aim do."""
    blur: float = 0.0
    """How wrong it is about what a choice is worth, as a standard deviation: a learning player sees more this way."""


#: What a level has learned, where a match is all there is to it.
CORE = {
    "novice": Level(throws_on="while it lasts, then never", hand="steady"),
    "casual": Level(throws_on="unless behind", hand="gentle", sight="glance"),
    "regular": Level(throws_on="by counting", hand="by standing", sight="eye"),
    "expert": Level(trusts=("drop",), sight="practice"),
    "master": Level(sight="trial", notices=True),
}
#: One power changes little of that; with it an even chance is good enough.
POWER = CORE | {
    "novice": Level(throws_on="while it lasts, then never", hand="easy"),
    "casual": Level(throws_on="unless behind", hand="easy", sight="glance"),
    "regular": Level(throws_on="if even", hand="steady", sight="eye"),
    "expert": Level(trusts=("toss",), sight="practice"),
}
#: Many powers turn a throw too many against its thrower.
POWERS = CORE | {
    "novice": Level(throws_on="while it lasts", hand="hard"),
    "regular": Level(throws_on="if certain", hand="gentle", sight="eye"),
    "expert": Level(trusts=("toss",), sight="practice", learned=True),
    "master": Level(sight="trial", learned=True),
}
#: Spells are cast by matches: a toss brings more of them than a drop.
SPELLS = CORE | {
    "novice": Level(throws_on="while it lasts, then never", hand="hard"),
    "casual": Level(throws_on="if likely", hand="even", sight="glance"),
    "regular": Level(throws_on="if even", hand="steady", sight="eye"),
    "expert": Level(trusts=("toss",), sight="practice", learned=True, judges=True),
    "master": Level(sight="trial", learned=True, judges=True),
}
#: By game.
LEARNED = dict.fromkeys(CORE_GAMES, CORE) | {"impact_power": POWER, "impact_avatar": POWERS, "hp_strike": SPELLS}
