"""What each part of a study measures, and how large it is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import astuple

from throwdown.rules.values import Value
from throwdown.throwers import MANNERS

if TYPE_CHECKING:
    from collections.abc import Iterable


#: So many dice lie in the arena; those with a tower build it of some of them.
FILLINGS = (0, 1, 2, 3, 5, 8, 12)

TOWERS = {5: 3, 8: 5}

#: So many dice are thrown at once.
HANDS = (2, 5, 8)

#: Speeds of the study of aim in m/s; 0 lets the die fall.
SPEEDS = (0.0, 1.2, 1.6, 2.0, 2.5, 3.0, 3.5, 4.0)


class Thrown(Value):
    """One throw of the part ``throws``."""

    filling: int
    tower: int
    """The height of a tower among the dice, or 0."""
    manner: int
    face: int
    """−1: the die left."""
    nudges: int
    loose: int
    """Lying dice that stand in no tower; the next four are about them."""
    struck: int
    turned: int
    opposite: int
    """Of those turned: to the face that was below."""
    knocked: int
    standing: int
    """Dice of the tower that stand as before."""


class Handful(Value):
    """One throw of the part ``hands``."""

    manner: int
    dice: int
    lost: int
    nudges: int


class Aimed(Value):
    """One throw of the part ``aims``; three dice lie there, one of them is the target."""

    speed: int
    aimed: int
    lost: int
    struck: int
    turned: int
    knocked: int
    others: int
    """Other dice that turned."""
    collected: int
    """Dice in sets afterwards."""


class Played(Value):
    """What a way of playing brought in the part ``schemes``."""

    throws: int
    wanted: int
    """The target turned to the wanted face."""
    turned: int
    matches: int


def added(parts: Iterable[Played]) -> Played:
    """All of these together."""
    return Played(*map(sum, zip(*map(astuple, parts), strict=True)))


#: Throws of one job of the first part: every manner into every filling, and at every tower.
PROBES = len(MANNERS) * (len(FILLINGS) + len(TOWERS))


class Sizes(Value):
    """How many jobs of each part."""

    throws: int
    hands: int
    turns: int
    aims: int
    search: int
    fresh: int
    schemes: int

    @classmethod
    def for_throws(cls, throws: int) -> Sizes:
        """For about so many throws of the first part; the bars of the project need 20,000."""
        share = throws / 20_000
        return cls(
            throws=max(round(throws / PROBES), 1),
            hands=max(round(200 * share), 2),
            turns=min(max(round(200 * share), 10), 200),
            aims=max(round(400 * share), 10),
            search=min(max(round(throws / 3), 20), 200),
            fresh=max(round(60 * share), 6),
            schemes=max(round(6 * share), 1),
        )

    @classmethod
    def quick(cls) -> Sizes:
        """About ten seconds: no player with a simulator, who needs most of the throws of a small report."""
        return cls(throws=3, hands=1, turns=2, aims=3, search=0, fresh=0, schemes=0)


class Job(Value):
    """A piece of work; ``intent`` is what the search found best."""

    part: str
    number: int
    intent: tuple[int, ...] = ()
