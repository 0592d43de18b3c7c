"""Size and time of the pictures that links show, and of films. Run from the root, write what you saw into results.md.

python -m benchmarks.preview

Golden records, in one process, as the server's archive draws them: the first picture of a game paints its empty box,
the others find it there. Work is what the processor did: on a busy machine the rest is waiting. Exits with 1 if a
picture is larger or takes longer than it may.
"""

from __future__ import annotations

import sys
import time
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING

import click

from throwdown.rules.record import Log, read_record
from throwdown.server.web.souvenirs import film, preview
from throwdown.table import Match
from throwdown.throwers import Luck
from throwdown.throwers.physical import Physical
from throwdown.words import Words

if TYPE_CHECKING:
    from collections.abc import Callable

RECORDS = Path(__file__).parents[1] / "tests" / "golden" / "records"
GAMES = ("strike-physics", "hp_strike-physics", "impact", "impact_avatar", "verasselt")
#: kB and ms for a picture, kB for a film.
PICTURE_KB, PICTURE_MS, FILM_KB = 300.0, 800.0, 2000.0


def main() -> None:
    over = False
    for name in GAMES:
        match, words = _match(name), Words("en", "published")
        worked = time.process_time()
        size, first = _timed(partial(preview, match, 2, words))
        work = 1000 * (time.process_time() - worked)
        sizes = [_timed(partial(preview, match, n, words)) for n in range(3, 11)]
        largest, slowest = max(kb for kb, _ in sizes), max(ms for _, ms in sizes)
        over |= max(size, largest) > PICTURE_KB or slowest > PICTURE_MS
        told = f"first {first:.0f} ms, {work:.0f} of them work, then at most {slowest:.0f} ms"
        click.echo(f"{name}: {largest:.0f} kB, {told}")
    match = _match("strike-physics")
    films = [_timed(partial(film, match, n)) for n in range(2, 8)]
    over |= max(kb for kb, _ in films) > FILM_KB
    click.echo(f"film: at most {max(kb for kb, _ in films):.0f} kB and {max(ms for _, ms in films):.0f} ms")
    sys.exit(int(over))


def _match(name: str) -> Match:
    """The game of a golden record, as if nothing had been committed: here it is only looked at."""
    log = read_record((RECORDS / f"{name}.jsonl").read_text("utf-8").splitlines())
    plain = Log(log.header.but(commitment="", keys=(), id="", round=0), log.entries)
    return Match.resume(plain, Physical() if log.header.thrower == "physics" else Luck())


def _timed(make: Callable[[], bytes]) -> tuple[float, float]:
    """kB and ms."""
    begun = time.perf_counter()
    made = make()
    return len(made) / 1000, 1000 * (time.perf_counter() - begun)


if __name__ == "__main__":
    main()
