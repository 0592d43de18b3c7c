"""Counting while a game is walked through: for each seat what came, and what was to be expected."""

from __future__ import annotations

from collections import Counter, defaultdict
from typing import TYPE_CHECKING

from .figures import DRAWN, GOOD, FaceCount, Remark, SeatStory
from .spread import Spread, binomial

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from fractions import Fraction

    from .figures import Count, Counted, Luck

#: What is seen in one game of so many is worth a sentence, and is a little luck; or more than that.
SOME, MUCH = 10, 20
#: With fewer throws there is no verdict on luck.
FEW = 6


class SeatTally:
    """What one seat threw."""

    def __init__(self, seat: int, *, has_hand: bool = False) -> None:
        """``has_hand``: it threw in the arena, where a hand chooses how."""
        self.seat, self.has_hand = seat, has_hand
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

    def story(self) -> SeatStory:
        counts = {what: spread.count(self._seen[what]) for what, spread in self._spreads.items()}
        return SeatStory(
            seat=self.seat,
            throws=self.throws,
            dice=self.dice,
            counts=counts,
            luck=luck_of(self.throws, [one_in(count) for count in counts.values()], has_hands=self.has_hand),
            plunders=self.plunders,
            plundered=self.plundered,
        )


def face_counts(seen: Mapping[str, int], die: Sequence[str]) -> list[FaceCount]:
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
            one_in=one_in(count),
            lucky=(count.seen > count.mean) == (what in GOOD),
        )
        for seat in seats
        for what, count in seat.counts.items()
        if seat.luck != "few" and one_in(count) >= SOME and (seat.luck != "hands" or what in DRAWN)
    ]
    return sorted(found, key=lambda remark: -remark.one_in)


def one_in(count: Count) -> int:
    """One game in so many is like that."""
    return max(1, round(1 / max(count.chance, 1e-6)))


def luck_of(throws: int, rare: Sequence[int], *, has_hands: bool = False) -> Luck:
    """Whether it was luck: so many throws, and one game in so many for each of the counts."""
    if throws < FEW:
        return "few"
    if has_hands:
        return "hands"
    rarest = max(rare, default=0)
    return "yes" if rarest >= MUCH else "some" if rarest >= SOME else "no"
