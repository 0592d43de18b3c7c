"""What a throw at a lying die does, counted: ``python -m throwdown_lab.studies.practice``.

Dice lie as throws of any manner left them. One is thrown at each of them, at every speed, from the side that is free,
as bots do who aim (``throwdown.bots.search.practice``). Counted is how often the die turns, and how often the thrown
one leaves. The table lies in ``bots/data/practice.json``.
"""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

import click

from throwdown import __version__
from throwdown.bots.search.practice import BANDS, PRACTICE_FILE, SPEEDS, band_of, roll_at
from throwdown.library.progress import progress
from throwdown.physics import ENGINE, Scene, simulate
from throwdown.physics.scene import face_of
from throwdown.throwers import MANNERS
from throwdown.throwers.physical import unaimed
from throwdown.throwers.release import Hand, released
from throwdown_lab.options import made_options, made_place, work_options
from throwdown_lab.work import open_pool

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from throwdown.physics import Intent, Landing
    from throwdown_lab.work import Pool

#: Dice that lie there.
LYING = (2, 3, 4, 5)
#: The number of the thrown die.
THROWN = 25

Count = Counter[tuple[float, int, str]]


def counted(workers: Pool, seed: str, scenes: int, done: Callable[[float], None] = lambda scenes: None) -> Count:
    """By speed, distance and what became of it; ``done`` is called for each scene."""
    count = Count()
    for _, found in workers.each(_count_scene, (f"{seed}/{number}" for number in range(scenes))):
        count.update(found)
        done(1)
    return count


def _count_scene(seed: str) -> Count:
    rng, count = Random(seed), Count()
    scene = _some_scene(rng, rng.choice(LYING))
    for speed, die, intent in _throws(scene):
        landing = _thrown(rng, scene, intent, THROWN)
        at = speed, band_of(scene, die)
        count[*at, "thrown"] += 1
        count[*at, "turns"] += landing.faces.get(die, face_of(scene.poses[die])) != face_of(scene.poses[die])
        count[*at, "leaves"] += THROWN in landing.out
    return count


def _some_scene(rng: Random, dice: int) -> Scene:
    scene = Scene({})
    while len(scene.poses) < dice:
        free = next(die for die in range(dice) if die not in scene.poses)
        scene = _thrown(rng, scene, unaimed(rng, rng.choice(MANNERS), rng.uniform(0, 7), scene), free).scene
    return scene


def _throws(scene: Scene) -> Iterator[tuple[float, int, Intent]]:
    for die in scene.poses:
        for speed in SPEEDS:
            intent = roll_at(scene, die, speed)
            if intent is not None:
                yield speed, die, intent


def _thrown(rng: Random, scene: Scene, intent: Intent, die: int) -> Landing:
    throws, seed = released(rng, (Hand((die,), intent),), scene)
    return simulate(scene, throws, seed=seed)


def table(count: Count) -> dict[str, list[list[float]]]:
    """The shares; where too little was thrown, none."""
    return {str(speed): [_shares(count, speed, band) for band in range(len(BANDS))] for speed in SPEEDS}


def _shares(count: Count, speed: float, band: int) -> list[float]:
    thrown = max(count[speed, band, "thrown"], 1)
    return [round(count[speed, band, what] / thrown, 3) for what in ("turns", "leaves")]


@click.command()
@click.option("--scenes", default=60, show_default=True, type=click.IntRange(1), help="How many arrangements of dice.")
@click.option("--seed", default="1", show_default=True, help="Other arrangements and throws.")
@work_options
@made_options
def main(
    scenes: int,
    seed: str,
    processes: int | None,
    on: str | None,
    out: Path | None,
    ship: bool,
) -> None:
    """Throw at lying dice, and keep what came of it."""
    path = made_place(Path(str(PRACTICE_FILE)), out, ship=ship)
    with open_pool(processes, on) as workers, progress("throwing", scenes) as done:
        count = counted(workers, seed, scenes, done)
    made = {"version": __version__, "seed": seed, "scenes": scenes, "engine": ENGINE}
    path.write_text(json.dumps({"made": made, "throws": table(count)}, indent=1) + "\n", encoding="utf-8")
    for speed in SPEEDS:
        for band, far in enumerate(BANDS):
            turns, leaves = _shares(count, speed, band)
            thrown = count[speed, band, "thrown"]
            click.echo(f"{speed} m/s, up to {1000 * far:g} mm: turns {turns:.1%}, leaves {leaves:.1%} of {thrown}")


if __name__ == "__main__":
    main()
