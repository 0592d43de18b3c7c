"""Counting while a game is walked through: for each seat what came, and what was to be expected."""

from __future__ import annotations

from collections import Counter, defaultdict
from typing import TYPE_CHECKING

from .figures import GOOD, FaceCount, Remark, SeatStory
from .spread import Spread, binomial

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from fractions import Fraction

    from .figures import Counted

#: What is seen in one game of so many is worth a sentence.
RARE = 5


class SeatTally:
    """What one seat threw."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.throws = 0
        self.dice = 0
        self.plunders = 0
        self.plundered = 0
        self._seen: Counter[Counted] = Counter()
        self._spreads: defaultdict[Counted, Spread] = defaultdict(Spread)

    def expect(self, what: Counted, chance: float | Fraction, *, came: bool) -> None:
        """Something that comes once or not at all."""
        self.expect_several(what, [1 - chance, chance], came=int(came))

    def expect_several(self, what: Counted, chances: Sequence[float | Fraction], *, came: int) -> None:
        """Something that comes 0, 1, 2 … times."""
        self._spreads[what].add(chances)
        self._seen[what] += came

    def told(self) -> SeatStory:
        return SeatStory(
            seat=self.seat,
            throws=self.throws,
            dice=self.dice,
            counts={what: spread.count(self._seen[what]) for what, spread in self._spreads.items()},
            plunders=self.plunders,
            plundered=self.plundered,
        )


def faces_told(seen: Mapping[str, int], die: Sequence[str]) -> list[FaceCount]:
    """Every face of the die in its order; a face that is on it twice comes twice as often."""
    dice = sum(seen.values())
    return [
        FaceCount(face=face, count=binomial(dice, die.count(face) / len(die)).count(seen.get(face, 0)))
        for face in dict.fromkeys(die)
    ]


def remarks(seats: Sequence[SeatStory]) -> list[Remark]:
    """Whatever is rare enough, the rarest first."""
    found = [
        Remark(
            seat=seat.seat,
            what=what,
            more=count.seen > count.mean,
            by=round(abs(count.seen - count.mean), 1),
            one_in=max(1, round(1 / max(count.chance, 1e-6))),
            lucky=(count.seen > count.mean) == (what in GOOD),
        )
        for seat in seats
        for what, count in seat.counts.items()
        if count.chance < 1 / RARE
    ]
    return sorted(found, key=lambda remark: -remark.one_in)
