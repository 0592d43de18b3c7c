"""The games of a batch against the rules: python -m throwdown_lab.batch.check hp_strike --games 1000000

Every game is played both ways with the same choices and the same chance, and compared after every step. Games go round
all editions and numbers of players, on all cores. The number of a game says which it is, so that a million can be
played in parts: --first continues where a run was stopped. The first games that differ are the last: the one that shows
it after the fewest steps is printed, and stored as a record.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path
from time import monotonic
from typing import TYPE_CHECKING

from throwdown.errors import TableRefused, ThrowdownError
from throwdown.library.files import check_place, write_file
from throwdown.library.progress import progress
from throwdown.rules.game import MIN_SEATS
from throwdown_lab.work import in_order, open_pool

from .chain import differences, shortest
from .compiled import LOGS_EVENTS
from .pieces import check_piece, pieces_of, tables
from .tally import Tally

if TYPE_CHECKING:
    from collections.abc import Sequence

    from .chain import Difference
    from .form import Batch
    from .pieces import Table

#: What a shell says of a command that was stopped by Ctrl-C.
STOPPED = 130


def main(arguments: Sequence[str] | None = None) -> int:
    """0 if there is no difference; otherwise the shortest record that shows one."""
    parser = argparse.ArgumentParser(prog="python -m throwdown_lab.batch.check", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=10_000, help="how many games in all")
    parser.add_argument("--first", type=int, default=0, help="the number of the first game")
    parser.add_argument("--seats", type=int, help="only with so many players")
    parser.add_argument("--edition", help="only this edition; none for the plain rules")
    parser.add_argument("--look-every", type=int, help="masks and observations in one game of so many")
    parser.add_argument("--events-every", type=int, help="the events of one game of so many, if the build logs them")
    parser.add_argument("--max-turns", type=int, help="voll verasselt: games end after so many turns")
    parser.add_argument("--processes", type=int, default=0, help="so many; 0 for one on each core")
    parser.add_argument("--on", help="ray, or the address of a cluster")
    parser.add_argument("--record", type=Path, default=Path("difference.jsonl"), help="where a difference is stored")
    wanted = parser.parse_args(arguments)
    try:
        return _run(wanted)
    except ThrowdownError as error:
        print(error.message, file=sys.stderr)
        return 2


def _chosen(wanted: argparse.Namespace) -> list[Table]:
    every = tables(wanted.game, wanted.max_turns)
    if wanted.edition is not None:
        every = [table._replace(edition=wanted.edition) for table in every if table.edition is None]
    if wanted.seats is not None:
        every = [table._replace(seats=wanted.seats) for table in every if table.seats == MIN_SEATS]
    return every


def _check_wanted(wanted: argparse.Namespace) -> None:
    counts = (wanted.games, wanted.look_every, wanted.events_every)
    if any(number is not None and number < 1 for number in counts):
        raise TableRefused(
            "no games to compare: give --games, --look-every and --events-every numbers from 1", code="table/games"
        )
    if wanted.first < 0:
        raise TableRefused(f"no game has the number {wanted.first}: give --first a number from 0", code="table/games")
    if wanted.events_every and not LOGS_EVENTS:
        raise TableRefused(
            "this build logs no events: set THROWDOWN_BATCH_EVENTS=1 in the environment, or leave out --events-every",
            code="table/events",
        )


def _run(wanted: argparse.Namespace) -> int:
    _check_wanted(wanted)
    chosen = _chosen(wanted)
    check_place(wanted.record)
    differences(chosen[0].batch(1), [0])  # compiled here, once, and not by every worker
    numbers = range(wanted.first, wanted.first + wanted.games)
    tally = Tally(wanted.game, numbers, len(chosen), monotonic())
    pieces = pieces_of(chosen, numbers, wanted.look_every, wanted.events_every)
    try:
        with (
            open_pool(wanted.processes, wanted.on) as workers,
            progress(f"{wanted.game}: rules and batch", len(numbers)) as advance,
        ):
            for checked in in_order(workers.each(check_piece, pieces)):
                tally.add(checked, monotonic())
                advance(len(checked.piece.numbers))
                if checked.found:
                    table = checked.piece.table
                    print(f"{table}: {len(checked.found)} of {len(checked.piece.numbers)} games differ")
                    _report(shortest(checked.found), table.batch(1), wanted.record)
                    break
    except KeyboardInterrupt:
        print(tally.stopped(monotonic()))
        return STOPPED
    print(tally.summary(monotonic()))
    return 1 if tally.differ else 0


def _report(difference: Difference, batch: Batch, place: Path) -> None:
    print("\n".join(difference.lines(batch)))
    write_file(place, "".join(f"{line}\n" for line in difference.record(batch).lines()).encode())
    print(f"The game up to there by the rules: throwdown replay {place}")


if __name__ == "__main__":
    raise SystemExit(main())
