"""The games of a batch against the rules: python -m throwdown.lab.batch.check hp_strike --games 1000000

Every game is played both ways with the same choices and the same chance, and compared after every step. Without a
preset or options it goes through all presets and numbers of players, each with its share of the games.
"""

from __future__ import annotations

import argparse
import sys
from typing import TYPE_CHECKING

from throwdown.errors import ThrowdownError
from throwdown.lab.progress import progress
from throwdown.rules.game import MAX_SEATS, MIN_SEATS
from throwdown.rules.rulings import presets_of

from . import batch_for
from .chain import differences

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from .chain import Difference
    from .form import Batch

#: So many games are in step at a time.
AT_ONCE = 500


def tables(game: str) -> list[tuple[int, str | None]]:
    """All numbers of players with the plain rules and with every preset."""
    return [(seats, preset) for preset in (None, *presets_of(game)) for seats in range(MIN_SEATS, MAX_SEATS + 1)]


def check_table(batch: Batch, seeds: range, tell: Callable[[int], None] = lambda games: None) -> list[Difference]:
    """All differences in these games, those after the fewest steps first. Who begins changes from bunch to bunch."""
    found: list[Difference] = []
    for number, start in enumerate(range(0, len(seeds), batch.games)):
        bunch = seeds[start : start + batch.games]
        found += differences(batch, bunch, number % batch.coding.game.seats, tell)
    return sorted(found, key=lambda each: len(each.ids))


def main(arguments: Sequence[str] | None = None) -> int:
    """0 if there is no difference; otherwise the shortest record that shows one."""
    parser = argparse.ArgumentParser(prog="python -m throwdown.lab.batch.check", description=__doc__)
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=10_000, help="how many games in all")
    parser.add_argument("--seats", type=int, help="only with so many players")
    parser.add_argument("--preset", help="only with this preset; none for the plain rules")
    parser.add_argument("--seed", type=int, default=1, help="the seed of the first game; the others count up")
    wanted = parser.parse_args(arguments)
    try:
        return _run(wanted.game, wanted.games, wanted.seats, wanted.preset, wanted.seed)
    except ThrowdownError as error:
        print(error.message, file=sys.stderr)
        return 2


def _run(game: str, games: int, seats: int | None, preset: str | None, seed: int) -> int:
    chosen = tables(game)
    if preset is not None:
        chosen = [(each, preset) for each in range(MIN_SEATS, MAX_SEATS + 1)]
    if seats is not None:
        chosen = [(seats, each) for each in dict.fromkeys(each for _, each in chosen)]
    share = -(-games // len(chosen))
    with progress(f"{game}: rules and batch", share * len(chosen)) as tell:
        for number, (players, edition) in enumerate(chosen):
            batch = batch_for(game, players, preset=edition, games=min(AT_ONCE, share))
            found = check_table(batch, range(seed + number * share, seed + (number + 1) * share), tell)
            if found:
                print(f"{game} for {players}, {edition or 'plain rules'}: {len(found)} of {share} games differ")
                print("\n".join(found[0].lines(batch.coding)))
                return 1
    print(f"{game}: {share * len(chosen)} games over {len(chosen)} tables, no difference")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
