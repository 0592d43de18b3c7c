"""What is each power and each spell worth? ``python -m throwdown.lab.studies.pages.powers``."""

from __future__ import annotations

from collections import Counter
from functools import partial
from math import sqrt
from statistics import fmean, pstdev
from typing import TYPE_CHECKING, Any

import click

from throwdown.bots.analysis.calibration import fit_of
from throwdown.lab.progress import progress
from throwdown.lab.share import Z95
from throwdown.lab.simulate import make_plan
from throwdown.lab.studies.calibrate import QUIET, seen_by
from throwdown.lab.work import in_order, open_pool
from throwdown.pictures.charts import Chart, Row, Rows
from throwdown.rules.arena.events import SetsFound
from throwdown.rules.values import Value

from .page import Made, Part, page_options, write_page

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

    from throwdown.lab.work import Pool
    from throwdown.rules.arena.state import ArenaState
    from throwdown.table import Match

#: The first has no powers: what a set is worth as such.
GAMES = ("strike", "impact_power", "impact_avatar", "hp_strike")
PLAYER, SEATS = "thumb", 4
#: Fewer sets say nothing.
LEAST = 10
INTRODUCTION = """\
How does a set change the chance of the player who throws it? The study compares the chance to win before the throw
with the chance after all effects of the set. Each figure includes the dice of the set as well as its power or spell.
So compare it with a set without one: any set in `strike`, and sets of elements that are not active. Four equal
players (`thumb`) play on the luck model. Chances are the [fitted ones](../analysis.md#elsewhere-with-intervals) of
analyses. Throws with two kinds of sets at once are left out. Intervals are for 95 % and do not include the error of
the fit."""


class Worth(Value):
    """A mean, and how far its interval reaches."""

    kind: str
    mean: float
    reach: float
    sets: int


@click.command()
@page_options(400, "Games of each kind.")
def main(games: int, seed: str, to: Path, processes: int | None, on: str | None) -> None:
    """Measure what sets with powers and spells are worth."""
    parts = []
    with open_pool(processes, on) as workers:
        for game in GAMES:
            parts.append(_part(game, games, seed, measured(workers, game, games, seed)))
    made = Made("powers", f"--games {games} --seed {seed}")
    click.echo(write_page(to, made, "What is each power and each spell worth?", INTRODUCTION, parts))


def measured(workers: Pool, game: str, games: int, seed: str) -> list[Worth]:
    """The worth of every kind of set, the best first."""
    found: dict[str, list[float]] = {}
    with progress(game, games) as done:
        for changes in in_order(workers.each(partial(_changes, game, seed), range(games))):
            for name, change in changes:
                found.setdefault(name, []).append(change)
            done(1)
    worths = [_worth(name, changes) for name, changes in found.items() if len(changes) >= LEAST]
    return sorted(worths, key=lambda worth: -worth.mean)


def _worth(name: str, changes: list[float]) -> Worth:
    return Worth(name, fmean(changes), Z95 * pstdev(changes) / sqrt(len(changes)), len(changes))


def _changes(game: str, seed: str, number: int) -> list[tuple[str, float]]:
    match = make_plan(game, [PLAYER] * SEATS, f"{seed}/{game}").match(number)
    match.run()
    return list(changes(match))


def changes(match: Match) -> Iterator[tuple[str, float]]:
    """Every set of one kind, with how the chance of the player on turn changed."""
    fit, seen, seats = fit_of(match.game.id), seen_by(match.game), match.game.seats
    before: Any = None
    kinds: set[str] = set()
    for step in match.log.replay():
        kinds |= {symbol for event in step.events if isinstance(event, SetsFound) for symbol, _ in event.sets}
        state = step.state
        if state.result is None and state.phase not in QUIET:
            continue
        won = {seat: 1 / len(state.result.winners) for seat in state.result.winners} if state.result else None
        chances = fit.chances(seen(state), seats) if won is None else [won.get(seat, 0.0) for seat in range(seats)]
        if before is not None:
            old, had = before
            fresh = kinds - _lying(old)
            if len(fresh) == 1:
                yield named(match.game.id, fresh.pop(), old.elements), chances[old.active] - had
        before, kinds = (state, chances[state.active]), set()


def _lying(state: ArenaState) -> set[str]:
    """Sets that stay in the arena are found again with every throw: they are nothing new."""
    return {symbol for symbol, count in Counter(symbol for _, symbol in state.arena).items() if count > 1}


def named(game: str, symbol: str, elements: tuple[str, ...]) -> str:
    """What kind of set it is: the symbols of strike are all alike, and so are elements that are not active."""
    if game == "strike":
        return "any set"
    return symbol if game == "hp_strike" or symbol in elements else "not active"


def _part(game: str, games: int, seed: str, worths: list[Worth]) -> Part:
    rows = tuple(
        Row(each.kind, each.mean, _worth_text(each), (each.mean - each.reach, each.mean + each.reach))
        for each in worths
    )
    chart = Chart(
        f"What a set is worth in {game}",
        f"{SEATS} × {PLAYER}, luck model · {games:,} games · seed {seed} · 95 % intervals",
        (Rows("The chance to win changes by", rows, reach=(0.0, 0.1)),),
    )
    table = [[f"`{each.kind}`", _worth_text(each), f"{each.sets:,}"] for each in worths]
    text = f"In these games `{worths[0].kind}` helped most." if len(worths) > 1 else "All symbols are alike."
    return Part(f"`{game}`", text, ("set", "percentage points", "sets"), table, chart)


def _worth_text(worth: Worth) -> str:
    return f"{100 * worth.mean:+.1f} ± {100 * worth.reach:.1f}"


if __name__ == "__main__":
    main()
