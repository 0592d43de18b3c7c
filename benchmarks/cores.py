"""What more cores are worth: run from the root on a quiet machine, write what you saw into results.md.

python -m benchmarks.cores                        100,000 games of strike on one core, on two, and on a Ray of two
python -m benchmarks.cores --games 4000 --no-ray  a first look
python -m benchmarks.cores --help                 game, bots, seed, how many cores

Each way plays the same games, and their reports must be equal. Times are of the whole run: starting and ending the
workers is in them, and for Ray also starting and ending the cluster.
"""

from __future__ import annotations

import json
import os
import time
from typing import TYPE_CHECKING

import click

from throwdown.commands.shared import names_told
from throwdown.lab.simulate import make_plan, simulate

if TYPE_CHECKING:
    from throwdown.lab.simulate import Plan, Report


@click.command()
@click.option("--game", default="strike", show_default=True)
@click.option("--bots", default="random,random", show_default=True)
@click.option("--games", default=100_000, show_default=True, type=click.IntRange(1))
@click.option("--seed", default="cores", show_default=True)
@click.option("--processes", default=2, show_default=True, type=click.IntRange(2), help="How many at once.")
@click.option("--ray/--no-ray", default=True, show_default=True)
@click.option("--json", "as_json", is_flag=True)
def main(game: str, bots: str, games: int, seed: str, processes: int, ray: bool, as_json: bool) -> None:
    """Compare one core with several."""
    plan = make_plan(game, names_told(bots), seed)
    alone, base = timed(plan, games, 1)
    told = {"games": games, "load": round(os.getloadavg()[0], 1), "one": round(alone, 2)}
    for name, on in (("cores", None), *([("ray", "ray")] if ray else [])):
        seconds, report = timed(plan, games, processes, on)
        assert report == base, f"{name} gave another result"
        told |= {name: round(seconds, 2), f"{name} ratio": round(alone / seconds, 2)}
    click.echo(json.dumps(told) if as_json else "\n".join(f"{name:12} {value}" for name, value in told.items()))


def timed(plan: Plan, games: int, processes: int, on: str | None = None) -> tuple[float, Report]:
    begin = time.perf_counter()
    report = simulate(plan, games, processes=processes, on=on)
    return time.perf_counter() - begin, report


if __name__ == "__main__":
    main()
