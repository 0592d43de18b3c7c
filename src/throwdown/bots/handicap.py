"""Starting dice for players who are not equally strong, and the chances to win that they give.

    chances_of("strike", (8, 10))                        players who are equally strong
    suggested("strike", 2, beginners=(1,))               the dice with which a beginner has an even chance

Two equally strong players have the chances of the solved game, where it is solved. All others are simulated: bots of
the level ``regular`` played those of the level ``novice``, with all kinds of starting dice, and the wins were fitted.
Who begins is not known yet, so all chances are means over who does. ``throwdown lab make handicap`` makes the file.
"""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from math import exp, log
from typing import TYPE_CHECKING, Literal

import msgspec

from throwdown.errors import SeatsRefused
from throwdown.rules.arena.dice import SUPPLY, starting_dice
from throwdown.rules.catalogue import known
from throwdown.rules.game import MAX_SEATS, MIN_SEATS
from throwdown.rules.rulings import ARENA, HANDICAP, MOST_STARTING, resolve_options
from throwdown.rules.values import Value
from throwdown.words import ArgumentRefused

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator, Sequence

FILE = files(__package__) / "data" / "handicap.json"
#: Where chances come from.
Basis = Literal["solved", "simulated"]
#: The level of bots whose strength is that of a beginner, and that of all others.
BEGINNER, USUAL = "novice", "regular"
#: Taking a die from everybody else has to bring a chance nearer by so much.
WORTH_A_DIE = 0.01
#: Games that are the same as another one, as far as dice go (STR-01, IMP-01).
SAME_AS = {"impact": "strike"}


class Handicap(Value):
    """Starting dice by seat, and the chance of each seat to win."""

    dice: tuple[int, ...]
    chances: tuple[float, ...]
    basis: Basis

    @property
    def usual(self) -> int:
        """What every seat has without a handicap (CORE-03)."""
        return SUPPLY[len(self.dice)]


class Fitted(Value):
    """How a seat's strength follows from its dice: the chance to win is its share of all strengths."""

    usual_power: float
    """Of so many dice as usual the strength is one; it grows with this power of them."""
    beginner_power: float
    beginner: float
    """The logarithm of a beginner's strength with the usual dice."""
    games: int
    """How many were simulated."""

    def strength(self, share: float, *, beginner: bool) -> float:
        """``share``: dice as a share of the usual number."""
        if beginner:
            return exp(self.beginner + self.beginner_power * log(share))
        return exp(self.usual_power * log(share))


class Tables(msgspec.Struct, frozen=True):
    """The file."""

    made: dict[str, str | int]
    luck: str
    """The table of luck with which it was made."""
    solved: dict[str, dict[str, float]]
    """By game and dice ("8,10"): the chance of the first of two equally strong players."""
    simulated: dict[str, dict[str, Fitted]]
    """By game and number of seats."""


def chances_of(game: str, dice: Sequence[int], beginners: Collection[int] = ()) -> Handicap:
    """The chances of all seats with these starting dice; ``beginners`` are seats."""
    seats = len(dice)
    _check(game, seats, beginners)
    given = starting_dice(seats, resolve_options(game, {HANDICAP: list(dice)}))
    solved = None if beginners else _solved(game, given)
    if solved is not None:
        return Handicap(given, (solved, 1 - solved), "solved")
    fitted = tables().simulated[SAME_AS.get(game, game)][str(seats)]
    usual = SUPPLY[seats]
    strengths = [fitted.strength(each / usual, beginner=seat in beginners) for seat, each in enumerate(given)]
    return Handicap(given, tuple(each / sum(strengths) for each in strengths), "simulated")


def suggested(game: str, seats: int, beginners: Collection[int] = ()) -> Handicap:
    """The dice with which each beginner has a chance as near as can be to that of everybody."""
    _check(game, seats, beginners)
    if len({*beginners}) in (0, seats):
        return chances_of(game, (SUPPLY[seats],) * seats, beginners)
    found = [chances_of(game, dice, beginners) for dice in _offered(seats, beginners)]
    seat, usual = min(beginners), SUPPLY[seats]

    def distance(handicap: Handicap) -> float:
        taken = usual - min(handicap.dice)
        return abs(handicap.chances[seat] - 1 / seats) + WORTH_A_DIE * taken

    return min(found, key=distance)


def _offered(seats: int, beginners: Collection[int]) -> Iterator[tuple[int, ...]]:
    """Beginners have more dice than the others, up to twice the usual number; the others have half of it at least."""
    usual = SUPPLY[seats]
    for others in range(usual, (usual - 1) // 2, -1):
        left = MOST_STARTING - others * (seats - len(beginners))
        for own in range(others, min(2 * usual, left // len(beginners)) + 1):
            yield tuple(own if seat in beginners else others for seat in range(seats))


def _check(game: str, seats: int, beginners: Collection[int]) -> None:
    if known(game).id not in ARENA:
        raise ArgumentRefused("command/meaningless", option="--handicap", game=game)
    if not MIN_SEATS <= seats <= MAX_SEATS:
        raise SeatsRefused(
            "{seats} players cannot play: choose {least} to {most}", seats=seats, least=MIN_SEATS, most=MAX_SEATS
        )
    if not {*beginners} <= {*range(seats)}:
        raise ArgumentRefused("command/beginners", seats=seats)


def _solved(game: str, dice: tuple[int, ...]) -> float | None:
    if len(dice) != MIN_SEATS:
        return None
    if dice[0] == dice[1]:
        return 0.5  # who begins is not known
    table = tables().solved.get(SAME_AS.get(game, game), {})
    least, most = sorted(dice)
    found = table.get(f"{least},{most}")
    return found if found is None or dice[0] == least else 1 - found


@cache
def tables() -> Tables:
    return msgspec.json.decode(FILE.read_bytes(), type=Tables)
