"""What a throw at a lying die does, counted: ``throwdown lab make trials``.

Two to four dice lie there, all different, as gentle throws left them. One of them is aimed at from any side, with the
tremor of a hand and no other error. Counted is how often it turns, how many others turn, and how often the thrown die
leaves. The table lies in ``bots/data/trials.json``; bots weigh throws by it, and the page says what it holds.
"""

from __future__ import annotations

import json
from collections import Counter
from math import pi
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

import click

from throwdown import __version__
from throwdown.bots.search.trials import SPEEDS, TRIALS_FILE, TRIED
from throwdown.library.progress import progress
from throwdown.physics import ENGINE, Scene, aim_at, simulate
from throwdown.physics.arenas import START
from throwdown.physics.intent import by_way
from throwdown.physics.scene import face_of
from throwdown.throwers.physical import anywhere
from throwdown.throwers.release import Hand, released
from throwdown_lab.options import made_options, made_place, work_options
from throwdown_lab.work import open_pool

if TYPE_CHECKING:
    from collections.abc import Callable

    from throwdown.physics import Intent, Landing
    from throwdown_lab.work import Pool

#: Dice that lie there.
LYING = (2, 3, 4)
#: The number of the thrown die.
THROWN = 25

#: By way of throwing, speed and what became of it.
Count = Counter[tuple[str, float, str]]


def counted(workers: Pool, seed: str, scenes: int, done: Callable[[float], None] = lambda scenes: None) -> Count:
    """Throw once in every way and at every speed into each of so many scenes; ``done`` is called for each scene."""
    count = Count()
    for _, found in workers.each(_count_scene, (f"{seed}/{number}" for number in range(scenes))):
        count.update(found)
        done(1)
    return count


def _count_scene(seed: str) -> Count:
    rng, count = Random(seed), Count()
    scene = some_scene(rng, rng.choice(LYING))
    for way in TRIED:
        for speed in SPEEDS:
            die = rng.choice(sorted(scene.poses))
            landing = thrown(rng, scene, aim_at(scene, die, way, rng.uniform(0, 2 * pi), speed))
            stays = {each: landing.faces[each] for each in scene.poses if each in landing.faces}
            turned = {each for each, face in stays.items() if face != face_of(scene.poses[each])}
            count[way, speed, "throws"] += 1
            count[way, speed, "turns"] += die in turned
            count[way, speed, "others"] += len(turned - {die})
            count[way, speed, "leaves"] += THROWN in landing.out
            count[way, speed, "nudged"] += bool(landing.nudges)
    return count


def some_scene(rng: Random, dice: int) -> Scene:
    """So many dice with different faces, where gentle throws left them."""
    scene = Scene({})
    while len(scene.poses) < dice:
        intent = by_way(START, rng.uniform(0, 2 * pi), anywhere(rng), scene)
        landing = thrown(rng, scene, intent, next(die for die in range(dice) if die not in scene.poses))
        shown = [face_of(pose) for pose in landing.scene.poses.values()]
        if len(set(shown)) == len(shown):
            scene = landing.scene
    return scene


def thrown(rng: Random, scene: Scene, intent: Intent, die: int = THROWN) -> Landing:
    """One die thrown, with the tremor of the hand."""
    throws, seed = released(rng, (Hand((die,), intent),), scene)
    return simulate(scene, throws, seed=seed)


def rows(count: Count, way: str) -> list[dict[str, float]]:
    """The shares by speed."""
    return [_row(count, way, speed) for speed in SPEEDS]


def _row(count: Count, way: str, speed: float) -> dict[str, float]:
    throws = count[way, speed, "throws"]
    shares = {what: round(count[way, speed, what] / throws, 3) for what in ("turns", "others", "leaves", "nudged")}
    return {"speed": speed, **shares, "throws": throws}


@click.command()
@click.option("--throws", default=1000, show_default=True, type=click.IntRange(1), help="How many throws for each row.")
@click.option("--seed", default="1", show_default=True, help="Other arrangements and throws.")
@work_options
@made_options
def main(
    throws: int,
    seed: str,
    processes: int | None,
    on: str | None,
    out: Path | None,
    ship: bool,
) -> None:
    """Throw at lying dice, and store what came of it."""
    path = made_place(Path(str(TRIALS_FILE)), out, ship=ship)
    with open_pool(processes, on) as workers, progress("throwing", throws) as done:
        count = counted(workers, seed, throws, done)
    command = f"throwdown lab make trials --throws {throws} --seed {seed}"
    made = {"command": command, "version": __version__, "engine": ENGINE, "seed": seed}
    found = {way: rows(count, way) for way in TRIED}
    path.write_text(json.dumps({"made": made, "ways": found}, indent=1) + "\n", encoding="utf-8")
    for way in TRIED:
        for row in found[way]:
            click.echo(f"{way}, {row['speed']} m/s: turns {row['turns']:.1%}, leaves {row['leaves']:.1%}")


if __name__ == "__main__":
    main()
