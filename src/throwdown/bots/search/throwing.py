"""How a die is thrown where dice have places: at which one that lies there, in which way and how hard.

What a throw at a die does is known from thousands of trials (``bots/trials.py``), and what it is worth that a die turns
from the rules (``worth.py``).
"""

from __future__ import annotations

from math import hypot
from typing import TYPE_CHECKING, NamedTuple, cast

from throwdown.bots.trials import promised, trials
from throwdown.physics import Scene
from throwdown.physics.arenas import SMASH_FROM
from throwdown.physics.intent import WAYS, bearing_of, by_way, manner_of, open_place, preset
from throwdown.physics.scene import place_of

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping
    from random import Random

    from throwdown.bots.bot import Choice
    from throwdown.physics import Intent, Pose
    from throwdown.rules.arena.pipeline import ArenaView
    from throwdown.rules.record import Manner

    from .worth import Worth

#: A drop onto a free place.
DROP: Manner = "drop"
#: A gain below this is noise, in chances to win: then a die is dropped.
LEAST_GAIN = 0.004
#: Fewer dice are not thrown at: a single one matches as often as before once it has turned.
CROWD = 2


class Shot(NamedTuple):
    """A throw at a die."""

    die: int
    manner: Manner
    speed: float
    gain: float = 0.0
    """How much more it is worth than a drop, in chances to win."""


# What to throw at


def best_shot(worth: Worth, manners: tuple[Manner, ...]) -> Shot | None:
    """The throw at a die that is worth the most, in one of these manners; none where a drop is worth more."""
    dropped = worth.of()
    shots = (shot._replace(gain=_expected(worth, shot) - dropped) for shot in _shots(worth, manners))
    best = max(shots, key=lambda shot: shot.gain, default=None)
    return best if best is not None and best.gain > LEAST_GAIN else None


def _shots(worth: Worth, manners: tuple[Manner, ...]) -> Iterator[Shot]:
    for way, rows in trials().items():
        for row in rows:
            manner: Manner = "toss" if way == "toss" else "hit" if row.speed <= SMASH_FROM else "smash"
            if manner in manners:
                yield from (Shot(die, manner, row.speed) for die in worth.loose)


def _expected(worth: Worth, shot: Shot) -> float:
    known = promised(shot.manner, shot.speed)
    others = [die for die in worth.loose if die != shot.die]
    turns = dict.fromkeys(others, known.others / max(len(others), 1)) | {shot.die: known.turns}
    return worth.expected(turns, known.leaves)


def in_the_midst(scene: Scene, standing: set[int]) -> int | None:
    """The die that is the nearest to all others, of those that stand in no tower; none where hardly any lie there."""
    places = {die: place_of(pose) for die, pose in scene.poses.items() if die not in standing}
    if len(places) < CROWD:
        return None

    def crowd(die: int) -> float:
        return sum(hypot(places[die][0] - other[0], places[die][1] - other[1]) for other in places.values())

    return min(sorted(places), key=crowd)


# How it is thrown


def shot_at(die: int, manner: Manner) -> Shot:
    """As hard as this manner is by itself."""
    return Shot(die, manner, WAYS[manner].speed)


def thrown_at(rng: Random, scene: Scene, shot: Shot, bearing: float, off: float) -> Intent:
    """A throw at a die by a hand that misses by about so much, in m."""
    way = WAYS[shot.manner]._replace(speed=shot.speed)
    x, y, z = place_of(scene.poses[shot.die])
    target = (x + rng.gauss(0, off), y + rng.gauss(0, off), z)
    return by_way(way, bearing, target, scene)


def dropped(rng: Random, scene: Scene, bearing: float, off: float) -> Intent:
    """A drop onto a free place, by the same hand."""
    x, y, z = open_place(scene)
    return preset(DROP, bearing, (x + rng.gauss(0, off), y + rng.gauss(0, off), z), scene)


def side_of(view: ArenaView) -> float:
    """The side from which the seat that is asked throws, in rad: its own."""
    return bearing_of(cast("int", view.seat), len(view.supplies))


def with_numbers(choice: Choice, intent: Intent) -> Choice:
    """The same choice, thrown like that."""
    return choice.but(manner=cast("Manner", manner_of(intent)), intent=intent.numbers())


def scene_of(lying: Mapping[int, tuple[int, ...]]) -> Scene:
    return Scene(cast("dict[int, Pose]", dict(lying)))
