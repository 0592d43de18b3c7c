"""Dice thrown and counted: into every filling, several at once, in every rotation, and aimed."""

from __future__ import annotations

from collections import Counter
from dataclasses import replace
from math import hypot
from random import Random
from typing import TYPE_CHECKING, Any

from msgspec.structs import astuple

from throwdown.physics import BOUNDS, Intent, Landing, Scene, simulate
from throwdown.physics.arenas import SCATTER
from throwdown.physics.cube import FACES, ROTATIONS, top
from throwdown.physics.dimensions import HALF
from throwdown.physics.intent import WAYS, by_way
from throwdown.physics.placing import laid
from throwdown.physics.scene import face_of, place_of
from throwdown.throwers import MANNERS
from throwdown.throwers.physical import TOWER_YAW
from throwdown.throwers.release import Hand, released

from .desk import THROWN, Desk, in_sets, struck, turned
from .jobs import FILLINGS, HANDS, SPEEDS, TOWERS, Aimed, Handful, Thrown

if TYPE_CHECKING:
    from collections.abc import Iterator


def throws(desk: Desk) -> list[Any]:
    found: list[Any] = []
    scene = Scene({})
    for filling in FILLINGS:
        scene = desk.filled(scene, filling)
        found += _probes(desk, filling, scene, ())
        if filling in TOWERS:
            stack = tuple(scene.poses)[: TOWERS[filling]]
            found += _probes(desk, filling, _with_tower(desk, scene, stack), stack)
    return found


def _with_tower(desk: Desk, scene: Scene, stack: tuple[int, ...]) -> Scene:
    faces = {die: face_of(pose) for die, pose in scene.poses.items()}
    yaws = {die: desk.hands.uniform(-TOWER_YAW, TOWER_YAW) for die in stack}
    return laid(scene, faces, (stack,), yaws)


def _probes(desk: Desk, filling: int, scene: Scene, stack: tuple[int, ...]) -> Iterator[list[int]]:
    for number, manner in enumerate(MANNERS):
        landing = desk.throw(scene, _by(desk, manner, scene))
        yield list(astuple(_measured(filling, stack, number, scene, landing)))


def _by(desk: Desk, manner: str, scene: Scene) -> Intent:
    """A throw at a die, and where none lies anywhere: there nobody would throw hard who does not say so."""
    if scene.poses:
        return desk.unaimed(manner, scene)
    return by_way(WAYS[manner], desk.bearing(), somewhere(desk.hands), scene)


def _measured(filling: int, stack: tuple[int, ...], manner: int, scene: Scene, landing: Landing) -> Thrown:
    loose = scene.poses.keys() - set(stack)
    flipped = {die: face for die, face in turned(scene, landing).items() if die in loose}
    return Thrown(
        filling=filling,
        tower=len(stack),
        manner=manner,
        face=landing.faces.get(THROWN, -1),
        nudges=len(landing.nudges),
        loose=len(loose),
        struck=len(struck(scene, landing) & loose),
        turned=len(flipped),
        opposite=sum(face == face_of(scene.poses[die]) ^ 1 for die, face in flipped.items()),
        knocked=len(landing.out.keys() & loose),
        standing=_standing(stack, landing),
    )


def _standing(stack: tuple[int, ...], landing: Landing) -> int:
    """How much of the tower still stands on its old foot."""
    left = next((now for now in landing.stacks if now[:1] == stack[:1]), stack[:1])
    return next(
        (level for level, (old, new) in enumerate(zip(stack, left, strict=False)) if old != new),
        min(len(stack), len(left)),
    )


def hands(desk: Desk) -> list[Any]:
    return [list(astuple(_handful(desk, manner, dice))) for manner in range(len(MANNERS)) for dice in HANDS]


def _handful(desk: Desk, manner: int, dice: int) -> Handful:
    landing = desk.throw(Scene({}), _by(desk, MANNERS[manner], Scene({})), tuple(range(dice)))
    return Handful(manner, dice, len(landing.out), len(landing.nudges))


def turns(desk: Desk) -> list[Any]:
    intent = any_intent(desk.hands)
    throws, seed = released(desk.fairness.throw(0), (Hand((THROWN,), intent),), Scene({}))
    turns = [replace(throws[0], turn=turn) for turn in range(len(ROTATIONS))]
    shown = Counter(_top(simulate(Scene({}), [throw], seed=seed)) for throw in turns)
    return [shown[face] for face in range(FACES)]


def _top(landing: Landing) -> int:
    """What the thrown die shows, in the arena or outside."""
    last = dict(zip(landing.trajectory.dice, landing.trajectory.poses[-1], strict=True))
    return landing.faces.get(THROWN, top(last[THROWN][3:]))


def any_intent(hands: Random) -> Intent:
    """Any whole numbers within the bounds."""
    return Intent.of([hands.randint(low, high) for low, high, _ in BOUNDS.values()])


def aims(desk: Desk) -> list[Any]:
    scene = desk.game_scene()
    target = desk.hands.choice(tuple(scene.poses))
    return [list(astuple(_shot(desk, scene, target, speed, aimed))) for speed in range(len(SPEEDS)) for aimed in (0, 1)]


def _shot(desk: Desk, scene: Scene, target: int, speed: int, aimed: int) -> Aimed:
    place = tuple(place_of(scene.poses[target])) if aimed else somewhere(desk.hands)
    landing = desk.throw(scene, _at(place, SPEEDS[speed], desk.bearing(), scene))
    flipped = turned(scene, landing)
    return Aimed(
        speed=speed,
        aimed=aimed,
        lost=int(THROWN not in landing.faces),
        struck=int(target in struck(scene, landing)),
        turned=int(target in flipped),
        knocked=int(target in landing.out),
        others=len(flipped.keys() - {target}),
        collected=in_sets(landing.faces.values()),
    )


def _at(place: tuple[float, ...], speed: float, bearing: float, scene: Scene) -> Intent:
    x, y, z = place
    return by_way(WAYS["hit"]._replace(speed=speed), bearing, (x, y, z), scene)


def somewhere(hands: Random) -> tuple[float, float, float]:
    """Anywhere into the arena, as people throw who do not aim."""
    while True:
        x, y = hands.uniform(-SCATTER, SCATTER), hands.uniform(-SCATTER, SCATTER)
        if hypot(x, y) <= SCATTER:
            return x, y, HALF
