"""The games of a batch against the rules: python -m throwdown.lab.batch.check hp_strike --games 1000000

Every game is played both ways with the same choices and the same chance, and compared after every step. Without a
preset it goes through all presets and numbers of players, each with its share of the games, on all cores. The first
table with a difference is the last: the game that shows one after the fewest steps is told, and kept as a record.
"""

from __future__ import annotations

import argparse
import sys
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

from throwdown.errors import TableRefused, ThrowdownError
from throwdown.lab.files import check_place, write_file
from throwdown.lab.progress import progress
from throwdown.lab.work import crew, in_order
from throwdown.rules.game import MAX_SEATS, MIN_SEATS
from throwdown.rules.rulings import presets_of

from . import batch_for
from .chain import differences, shortest
from .compiled import TELLS

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from .chain import Difference
    from .form import Batch

#: So many games are in step at a time: what a step costs beside its games is shared by all that are not over yet.
AT_ONCE = 2000


class Table(NamedTuple):
    """What is played at it."""

    game: str
    seats: int
    preset: str | None
    max_turns: int | None = None

    def batch(self, games: int) -> Batch:
        options = None if self.max_turns is None else {"max_turns": self.max_turns}
        return batch_for(self.game, self.seats, options, preset=self.preset, games=games)

    def __str__(self) -> str:
        return f"{self.game} for {self.seats}, {self.preset or 'plain rules'}"


class Piece(NamedTuple):
    """Games of one table that are checked together."""

    table: Table
    seeds: range
    first: int
    look_every: int | None
    events_every: int | None


def tables(game: str, max_turns: int | None = None) -> list[Table]:
    """All numbers of players with the plain rules and with every preset."""
    return [
        Table(game, seats, preset, max_turns)
        for preset in (None, *presets_of(game))
        for seats in range(MIN_SEATS, MAX_SEATS + 1)
    ]


def pieces_of(
    chosen: Sequence[Table], share: int, seed: int, look_every: int | None = None, events_every: int | None = None
) -> Iterator[Piece]:
    """So many games of each table. Seeds count up over all of them; who begins changes from piece to piece."""
    for number, table in enumerate(chosen):
        seeds = range(seed + number * share, seed + (number + 1) * share)
        for bunch, start in enumerate(range(0, share, AT_ONCE)):
            yield Piece(table, seeds[start : start + AT_ONCE], (number + bunch) % table.seats, look_every, events_every)


@lru_cache(maxsize=1)
def _kept(table: Table, games: int) -> Batch:
    return table.batch(games)


def check_piece(piece: Piece) -> tuple[Piece, list[Difference]]:
    """All differences in these games."""
    batch = _kept(piece.table, min(AT_ONCE, len(piece.seeds)))
    return piece, differences(batch, piece.seeds, piece.first, piece.look_every, piece.events_every)


def main(arguments: Sequence[str] | None = None) -> int:
    """0 if there is no difference; otherwise the shortest record that shows one."""
    parser = argparse.ArgumentParser(prog="python -m throwdown.lab.batch.check", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=10_000, help="how many games in all")
    parser.add_argument("--seats", type=int, help="only with so many players")
    parser.add_argument("--preset", help="only with this preset; none for the plain rules")
    parser.add_argument("--seed", type=int, default=1, help="the seed of the first game; the others count up")
    parser.add_argument("--look-every", type=int, help="masks and observations in one game of so many")
    parser.add_argument("--events-every", type=int, help="what happened in one game of so many, if the build tells it")
    parser.add_argument("--max-turns", type=int, help="voll verasselt: games end after so many turns")
    parser.add_argument("--processes", type=int, default=0, help="so many; 0 for one on each core")
    parser.add_argument("--on", help="ray, or the address of a cluster")
    parser.add_argument("--record", type=Path, default=Path("difference.jsonl"), help="where a difference is kept")
    wanted = parser.parse_args(arguments)
    try:
        return _run(wanted)
    except ThrowdownError as error:
        print(error.message, file=sys.stderr)
        return 2


def _chosen(wanted: argparse.Namespace) -> list[Table]:
    every = tables(wanted.game, wanted.max_turns)
    if wanted.preset is not None:
        every = [table._replace(preset=wanted.preset) for table in every if table.preset is None]
    if wanted.seats is not None:
        every = [table._replace(seats=wanted.seats) for table in every if table.seats == MIN_SEATS]
    return every


def _run(wanted: argparse.Namespace) -> int:
    if any(number is not None and number < 1 for number in (wanted.games, wanted.look_every, wanted.events_every)):
        raise TableRefused(
            "no games to compare: give --games, --look-every and --events-every numbers from 1", code="table/games"
        )
    if wanted.events_every and not TELLS:
        raise TableRefused(
            "this build tells no events: set THROWDOWN_BATCH_EVENTS=1 in the environment, or leave out --events-every",
            code="table/events",
        )
    chosen = _chosen(wanted)
    check_place(wanted.record)
    differences(chosen[0].batch(1), [wanted.seed])  # compiled here, once, and not by every worker
    share = -(-wanted.games // len(chosen))
    found: list[Difference] = []
    differ: Table | None = None
    with (
        crew(wanted.processes, wanted.on) as workers,
        progress(f"{wanted.game}: rules and batch", share * len(chosen)) as tell,
    ):
        pieces = pieces_of(chosen, share, wanted.seed, wanted.look_every, wanted.events_every)
        for piece, here in in_order(workers.each(check_piece, pieces)):
            if differ not in (None, piece.table):
                break
            found += here
            differ = piece.table if found else None
            tell(len(piece.seeds))
    if differ is None:
        print(f"{wanted.game}: {share * len(chosen)} games over {len(chosen)} tables, no difference")
        return 0
    print(f"{differ}: {len(found)} of {share} games differ")
    _tell(shortest(found), differ.batch(1), wanted.record)
    return 1


def _tell(difference: Difference, batch: Batch, place: Path) -> None:
    print("\n".join(difference.lines(batch)))
    write_file(place, "".join(f"{line}\n" for line in difference.record(batch).lines()).encode())
    print(f"The game up to there by the rules: throwdown replay {place}")


if __name__ == "__main__":
    raise SystemExit(main())
