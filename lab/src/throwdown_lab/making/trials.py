"""What a throw at a lying die does, counted by way and speed (``throwdown.bots.trials``).

Dice lie as gentle throws left them. One is thrown at one of them, and one at a free place, from any side, in every way
and at every speed.
"""

from __future__ import annotations

import json
from collections import Counter
from math import pi
from random import Random
from typing import TYPE_CHECKING, NamedTuple

import click

from throwdown.bots.trials import Trials
from throwdown.library.progress import progress
from throwdown.physics import ENGINE, Scene, simulate
from throwdown.physics.intent import WAYS, aim_at, by_way, open_place
from throwdown.physics.scene import face_of
from throwdown.throwers.physical import unaimed
from throwdown.throwers.release import Hand, released

if TYPE_CHECKING:
    from throwdown.physics import Intent, Landing

    from . import Work

#: Arrangements of dice; each is thrown into once in every way and at every speed.
SCENES = 1000
#: Dice that lie there.
LYING = (2, 3, 4)
#: The ways that are tried, and how hard, in m/s.
TRIED = ("toss", "hit")
SPEEDS = tuple(round(1.0 + 0.4 * step, 1) for step in range(12))
#: The number of the thrown die.
THROWN = 25


class Kind(NamedTuple):
    """A way of throwing, so hard."""

    way: str
    speed: float


class Bare(NamedTuple):
    """What became of throws of one die at a free place."""

    speed: float
    leaves: float
    throws: int


KINDS = tuple(Kind(way, speed) for way in TRIED for speed in SPEEDS)
Count = Counter[tuple[Kind, str]]


def made(work: Work) -> bytes:
    """The table that bots and the page go by."""
    scenes = work.many(SCENES)
    count = counted(work, scenes)
    ways = {way: [row(count, kind, scenes)._asdict() for kind in KINDS if kind.way == way] for way in TRIED}
    bare = {way: [bare_row(count, kind, scenes)._asdict() for kind in KINDS if kind.way == way] for way in TRIED}
    for way, rows in ways.items():
        click.echo(f"{way}: " + "; ".join(f"{each['speed']} m/s {each['turns']:.0%}" for each in rows))
    return (_as_text(work.made(engine=ENGINE), ways=ways, bare=bare) + "\n").encode()


def counted(work: Work, scenes: int) -> Count:
    """What happened in so many scenes."""
    count = Count()
    with progress("throwing", scenes) as done:
        for _, found in work.pool.each(_of_scene, (f"{work.seed}/{number}" for number in range(scenes))):
            count.update(found)
            done(1)
    return count


def row(count: Count, kind: Kind, throws: int) -> Trials:
    """The shares of one kind of throw."""
    turns, others, leaves, nudged = (
        round(count[kind, what] / throws, 3) for what in ("turns", "others", "leaves", "nudged")
    )
    return Trials(kind.speed, turns, others, leaves, nudged, throws)


def bare_row(count: Count, kind: Kind, throws: int) -> Bare:
    """The same for throws at a free place."""
    return Bare(kind.speed, round(count[kind, "bare"] / throws, 3), throws)


def _of_scene(seed: str) -> Count:
    rng, count = Random(seed), Count()
    scene = _some_scene(rng, rng.choice(LYING))
    for kind in KINDS:
        die = rng.choice(tuple(scene.poses))
        intent = aim_at(scene, die, kind.way, rng.uniform(0, 2 * pi), kind.speed)
        landing = thrown(rng, scene, intent, THROWN)
        turned = [each for each, pose in scene.poses.items() if landing.faces.get(each, face_of(pose)) != face_of(pose)]
        count[kind, "turns"] += die in turned
        count[kind, "others"] += len(turned) - (die in turned)
        count[kind, "leaves"] += THROWN in landing.out
        count[kind, "nudged"] += bool(landing.nudges)
        way = WAYS[kind.way]._replace(speed=kind.speed)
        landing = thrown(rng, scene, by_way(way, rng.uniform(0, 2 * pi), open_place(scene), scene), THROWN)
        count[kind, "bare"] += THROWN in landing.out
    return count


def _some_scene(rng: Random, dice: int) -> Scene:
    """So many dice, thrown gently one after the other."""
    scene = Scene({})
    while len(scene.poses) < dice:
        free = next(die for die in range(dice) if die not in scene.poses)
        manner = rng.choice(tuple(way for way in WAYS if way != "smash"))
        scene = thrown(rng, scene, unaimed(rng, manner, rng.uniform(0, 2 * pi), scene), free).scene
    return scene


def thrown(rng: Random, scene: Scene, intent: Intent, *dice: int) -> Landing:
    """Dice of one hand, with its tremor."""
    throws, seed = released(rng, (Hand(dice, intent),), scene)
    return simulate(scene, throws, seed=seed)


Rows = dict[str, list[dict[str, object]]]


def _as_text(made: dict[str, object], **tables: Rows) -> str:
    """As JSON, one row in each line."""
    parts = [f'"made": {json.dumps(made)}', *(f'"{name}": {{\n{_rows(rows)}\n }}' for name, rows in tables.items())]
    return "{\n " + ",\n ".join(parts) + "\n}"


def _rows(tables: Rows) -> str:
    return ",\n".join(
        f'  "{way}": [\n   ' + ",\n   ".join(map(json.dumps, rows)) + "\n  ]" for way, rows in tables.items()
    )
