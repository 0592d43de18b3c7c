"""Which games are checked: each has a number, and the number says everything else of it.

Numbers go round the tables: with eight of them, games 0, 8, 16 and so on are played at the first. A game has its
number for a seed, and who begins changes from one game of a table to the next. So many games can be checked in parts.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from throwdown.rules.game import MAX_SEATS, MIN_SEATS
from throwdown.rules.rulings import edition_changes

from . import batch_for
from .chain import differences

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from .chain import Difference
    from .form import Batch

#: So many games of a table are in a batch: what a step costs beside its games is shared by all.
AT_ONCE = 1000


class Table(NamedTuple):
    """What is played at it."""

    game: str
    seats: int
    edition: str | None
    max_turns: int | None = None

    def batch(self, games: int) -> Batch:
        options = None if self.max_turns is None else {"max_turns": self.max_turns}
        return batch_for(self.game, self.seats, options, edition=self.edition, games=games)

    def __str__(self) -> str:
        return f"{self.game} for {self.seats}, {self.edition or 'plain rules'}"


class Piece(NamedTuple):
    """Games of one table that are checked together."""

    table: Table
    numbers: range
    look_every: int | None
    events_every: int | None
    until: int
    """When this one and those before it are done, so are all games below this number."""

    @property
    def firsts(self) -> list[int]:
        """Who begins in each."""
        return [number // self.numbers.step % self.table.seats for number in self.numbers]


class Checked(NamedTuple):
    """What came of a piece."""

    piece: Piece
    decisions: int
    found: list[Difference]


def tables(game: str, max_turns: int | None = None) -> list[Table]:
    """All numbers of players with the plain rules and with every edition."""
    return [
        Table(game, seats, edition, max_turns)
        for edition in (None, *edition_changes(game))
        for seats in range(MIN_SEATS, MAX_SEATS + 1)
    ]


def pieces_of(
    chosen: Sequence[Table], numbers: range, look_every: int | None = None, events_every: int | None = None
) -> Iterator[Piece]:
    """The games with these numbers, bunch by bunch, and in each table by table."""
    many = len(chosen)
    for start in range(numbers.start, numbers.stop, AT_ONCE * many):
        stop = min(start + AT_ONCE * many, numbers.stop)
        last = min(start + many, stop) - 1
        for begins in range(start, last + 1):
            until = stop if begins == last else start
            yield Piece(chosen[begins % many], range(begins, stop, many), look_every, events_every, until)


@lru_cache(maxsize=64)
def _cached_batch(table: Table, games: int) -> Batch:
    return table.batch(games)


def check_piece(piece: Piece) -> Checked:
    """All differences in these games."""
    batch = _cached_batch(piece.table, len(piece.numbers))
    found = differences(batch, piece.numbers, piece.firsts, piece.look_every, piece.events_every)
    return Checked(piece, int(batch.steps.sum()), found)
