"""How strong the levels are in the arena, at every game: run from the root, update docs/bots.md and results.md.

python -m lab.benchmarks.levels --data DIR                  all of it, about 15 minutes on 16 cores
python -m lab.benchmarks.levels --data DIR --minutes 9      a part of it; the same line goes on
python -m lab.benchmarks.levels --data DIR --minutes 0      only the tables of what was played

Each level plays against the one below and the one two below, two at a table: 1,000 games a pair of levels that do not
search, 400 of others. Voll verasselt has no arena: its dice are rolled. Bots think by a clock that counts their looks
at it, so the same line gives the same games on any machine. What was played is stored, a few games in each line.
"""

from __future__ import annotations

import json
import time
from collections import defaultdict
from itertools import pairwise, zip_longest
from pathlib import Path
from typing import TYPE_CHECKING, NamedTuple

import click

from throwdown.bots import LEVELS
from throwdown.library.typed import split_names
from throwdown.rules import GAMES
from throwdown_lab.looks import think_by_looks
from throwdown_lab.share import Share, share_of
from throwdown_lab.simulate import make_plan
from throwdown_lab.work import open_pool

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

#: Games of each pair: where nobody searches, and else.
PLAIN, SEARCHED = 1000, 400
#: Levels that search.
SEARCHING = LEVELS[3:]
#: Games in one line of the file.
PIECE = 10
#: How long bots think, by the clock that counts looks: 20 of them.
THINK = 0.01
#: So many of the pairs two apart have their lower end above one half.
WANTED = 17

NEIGHBOURS = tuple((stronger, weaker) for weaker, stronger in pairwise(LEVELS))
TWO_APART = tuple((stronger, weaker) for weaker, stronger in zip(LEVELS, LEVELS[2:], strict=False))


class Piece(NamedTuple):
    """Some games of a pair."""

    game: str
    one: str
    other: str
    start: int
    seed: str

    def play(self) -> float:
        """The wins of the first."""
        thrower = "luck" if self.game == "verasselt" else "physics"
        seed = f"{self.seed}/{self.game}/{self.one}/{self.other}"
        plan = make_plan(self.game, (self.one, self.other), seed, thrower=thrower, think=THINK)
        wins = 0.0
        for number in range(self.start, self.start + PIECE):
            think_by_looks()
            winners = plan.play(number).winners
            wins += (plan.seating(number).index(0) in winners) / len(winners)
        return wins


Won = dict[Piece, float]


@click.command()
@click.option(
    "--data", required=True, type=click.Path(path_type=Path, file_okay=False), help="Results are stored here."
)
@click.option("--editions", default=",".join(GAMES), show_default=True, help="Which games.")
@click.option(
    "--minutes", type=click.FloatRange(0), help="Begin nothing new after so long (default: when all is played)."
)
@click.option("--share", default=1.0, show_default=True, type=click.FloatRange(0, 1), help="Only so many of the games.")
@click.option("--seed", default="levels", show_default=True)
@click.option("--processes", type=click.IntRange(1), help="How many cores to use (default: all).")
def main(data: Path, editions: str, minutes: float | None, share: float, seed: str, processes: int | None) -> None:
    """Measure the levels of every game."""
    data.mkdir(parents=True, exist_ok=True)
    file, games = data / f"levels-{seed}.jsonl", split_names(editions)
    won = read(file)
    pieces = [piece for piece in wanted(games, share, seed) if piece not in won]
    until = None if minutes is None else time.monotonic() + 60 * minutes
    with open_pool(processes) as pool, file.open("a", encoding="utf-8") as lines:
        for piece, wins in _played(pool.each(_play, _in_time(pieces, until))):
            won[piece] = wins
            lines.write(json.dumps([*piece, wins]) + "\n")
            lines.flush()
    left = sum(piece not in won for piece in pieces)
    click.echo(tables(games, won))
    click.echo(
        f"\nseed {seed}; {left * PIECE} games are still to be played" if left else f"\nseed {seed}; all is played"
    )


def wanted(games: Iterable[str], share: float, seed: str) -> list[Piece]:
    """All pieces, one of each pair after the other."""
    rows = []
    for game in games:
        for one, other in (*NEIGHBOURS, *TWO_APART):
            count = SEARCHED if {one, other} & {*SEARCHING} else PLAIN
            rows.append([Piece(game, one, other, start, seed) for start in range(0, round(count * share), PIECE)])
    return [piece for column in zip_longest(*rows) for piece in column if piece is not None]


def read(file: Path) -> Won:
    """What was played before."""
    lines = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
    return {Piece(*row[:-1]): row[-1] for row in map(json.loads, lines)}


def _in_time(pieces: list[Piece], until: float | None) -> Iterator[Piece]:
    for piece in pieces:
        if until is not None and time.monotonic() > until:
            return
        yield piece


def _play(piece: Piece) -> tuple[Piece, float]:
    return piece, piece.play()


def _played(found: Iterable[tuple[int, tuple[Piece, float]]]) -> Iterator[tuple[Piece, float]]:
    for _, each in found:
        yield each


# What is printed


def tables(games: Iterable[str], won: Won) -> str:
    """Both tables as Markdown, and whether the levels rise."""
    shares = shares_of(won)
    lines: list[str] = []
    for title, pairs in (("Neighbours", NEIGHBOURS), ("Two apart", TWO_APART)):
        lines += [f"{title}: wins of the stronger one", "", *_table(games, pairs, shares), ""]
    far = [shares[game, pair] for game in games for pair in TWO_APART if (game, pair) in shares]
    near = [shares[game, pair] for game in games for pair in NEIGHBOURS if (game, pair) in shares]
    above, below = sum(share.low > 0.5 for share in far), sum(share.high < 0.5 for share in near)
    lines += [
        f"two apart, lower end above 50 %: {above} of {len(far)} (wanted: {WANTED} of 18)",
        f"neighbours, upper end below 50 %: {below} of {len(near)} (wanted: none)",
    ]
    return "\n".join(lines)


Pair = tuple[str, str]


def shares_of(won: Won) -> dict[tuple[str, Pair], Share]:
    """What the first of each pair won."""
    wins, games = defaultdict[tuple[str, Pair], float](float), defaultdict[tuple[str, Pair], int](int)
    for piece, each in won.items():
        wins[piece.game, (piece.one, piece.other)] += each
        games[piece.game, (piece.one, piece.other)] += PIECE
    return {key: share_of(key[1][0], wins[key], games[key]) for key in wins}


def _table(games: Iterable[str], pairs: tuple[Pair, ...], shares: dict[tuple[str, Pair], Share]) -> Iterator[str]:
    yield f"| game | {' | '.join(f'{one} – {other}' for one, other in pairs)} |"
    yield "|---" * (len(pairs) + 1) + "|"
    for game in games:
        yield f"| `{game}` | {' | '.join(_cell(shares.get((game, pair))) for pair in pairs)} |"


def _cell(share: Share | None) -> str:
    return "–" if share is None else f"{share.share * 100:.1f} % ({share.low * 100:.1f}–{share.high * 100:.1f})"


if __name__ == "__main__":
    main()
