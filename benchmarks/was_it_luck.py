"""Does a story blame the right thing? Games thrown at the wall with all force, and careful games that were lost.

python -m benchmarks.was_it_luck --games 5 --draws 5        so many games of both kinds; what each loser reads
"""

from __future__ import annotations

import argparse
from collections import Counter
from math import cos, sin
from random import Random
from time import process_time
from typing import TYPE_CHECKING, Any

from throwdown.bots.analysis.analyst import analyse
from throwdown.physics.intent import bearing_of
from throwdown.rules import game
from throwdown.rules.arena.state import THROWS
from throwdown.table import Match, Seat
from throwdown.throwers.fairness import Fairness
from throwdown.throwers.physical import Physical

if TYPE_CHECKING:
    from throwdown.bots import Bot, Choice
    from throwdown.bots.analysis.figures import SeatTotal
    from throwdown.rules.record import Record

#: The hand at the wall: how far out and how high it is in mm, its speed and its fall in mm/s.
OUT, HIGH, SPEED, FALL = 140, 90, 4000, -250
LONG_S = 600.0


class Wild:
    """Decides like another bot, and throws at the top of the wall on the other side with all force."""

    id = "wild"

    def __init__(self, like: Bot, seat: int) -> None:
        self.like, self.bearing = like, bearing_of(seat, 2)

    def choose(self, view: Any) -> Choice:
        return self.like.choose(view)

    def aim(self, view: Any, lying: Any) -> Choice:
        choice, x, y = self.like.choose(view), cos(self.bearing), sin(self.bearing)
        if not isinstance(choice.action, THROWS):
            return choice
        hand = (round(OUT * x), round(OUT * y), HIGH, round(-SPEED * x), round(-SPEED * y), FALL, 0, 0, 0)
        return choice.but(manner=None, intent=hand)


def played(seed: str, *, is_wild: bool) -> Record:
    """A game of strike in the arena between two bots that decide alike; Ada throws at the wall, or as Bob does."""
    seats = [Seat("Ada", "thumb"), Seat("Bob", "thumb")]
    match = Match(game("strike", seats=2), seats, Physical(Random(seed)), rng=Random(seed), fair=Fairness.seeded(seed))
    if is_wild:
        match.bots[0] = Wild(match.bots[0], 0)
    match.run()
    return match.log


def lost(seed: str, draws: int, *, is_wild: bool) -> SeatTotal | None:
    """What the loser reads; nothing where a wild hand has won all the same."""
    totals = analyse(played(seed, is_wild=is_wild), LONG_S, draws).totals
    return next((total for total in totals if not total.end and (total.seat == 0 or not is_wild)), None)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=5)
    parser.add_argument("--draws", type=int, default=5)
    parser.add_argument("--seed", default="fault")
    given = parser.parse_args()
    begun = process_time()
    for kind, is_wild in (("at the wall", True), ("careful", False)):
        found = [lost(f"{given.seed} {kind} {number}", given.draws, is_wild=is_wild) for number in range(given.games)]
        losers = [each for each in found if each is not None]
        said = Counter(each.was_luck for each in losers)
        luck, skill = (sum(getattr(each, part) for each in losers) / len(losers) for part in ("luck", "skill"))
        print(f"{kind}: {dict(said)} of {len(losers)} losers; mean luck {luck:+.3f}, throws and choices {skill:+.3f}")
    print(f"{process_time() - begun:.0f} s of CPU")


if __name__ == "__main__":
    main()
