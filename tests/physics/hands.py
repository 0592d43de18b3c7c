"""Throws for the tests: seeded hands, scenes, towers, and what is wrong with a landing."""

from __future__ import annotations

from math import pi, radians
from typing import TYPE_CHECKING

from throwdown.physics import Intent, Landing, Scene, Throw, preset, simulate
from throwdown.physics.cube import flat, top
from throwdown.physics.dimensions import EDGE, HALF, MOST_NUDGES, MOST_SECONDS, READABLE, TABLE_Z
from throwdown.physics.intent import WAYS, spread
from throwdown.physics.placing import laid, to_wall
from throwdown.physics.reading import tilt
from throwdown.physics.scene import TOLERANCE, Pose, overlap, pose_of

if TYPE_CHECKING:
    from collections.abc import Iterable
    from random import Random

MANNERS = tuple(WAYS)
Point = tuple[float, float, float]


def lying(x: float, y: float, face: int = 4, yaw: float = 0.0, level: float = 0) -> Pose:
    """A die that lies flat, x and y in mm, the yaw in degrees, on so many others."""
    return pose_of((x / 1000, y / 1000, HALF + level * EDGE), flat(face, radians(yaw)))


def released(die: int, point: Iterable[float], intent: Intent, rng: Random) -> Throw:
    """A die of a hand with a tremor, any orientation and any turn."""
    x, y, z = (round(1e6 * coordinate) + rng.randint(-500, 500) for coordinate in point)
    a, b, c, d = (rng.randint(-1000, 1000) for _ in range(4))
    return Throw(
        die,
        (x, y, z),
        (intent.vx + rng.randint(-30, 30), intent.vy + rng.randint(-30, 30), intent.vz + rng.randint(-30, 30)),
        (intent.wx + rng.randint(-2000, 2000), intent.wy + rng.randint(-2000, 2000), intent.wz),
        (a, b, c, d or 1),
        rng.randrange(24),
    )


def hand(scene: Scene, count: int, rng: Random, manner: str, first: int = 100) -> list[Throw]:
    """So many dice in this manner, from anywhere to anywhere."""
    target = rng.uniform(-0.07, 0.07), rng.uniform(-0.07, 0.07), HALF
    intent = preset(manner, rng.uniform(0, 2 * pi), target, scene)
    (points,) = spread([(intent, count)], scene)
    return [released(first + index, point, intent, rng) for index, point in enumerate(points)]


def straight(die: int, intent: Intent, turn: int = 0) -> Throw:
    """Exactly as intended."""
    x, y, z = 1000 * intent.x, 1000 * intent.y, 1000 * intent.z
    return Throw(die, (x, y, z), (intent.vx, intent.vy, intent.vz), (intent.wx, intent.wy, intent.wz), turn=turn)


def filled(count: int, rng: Random) -> Scene:
    """So many dice on the floor, where they fell."""
    scene = Scene({})
    while len(scene.poses) < count:
        missing = [die for die in range(count) if die not in scene.poses]
        thrown = hand(scene, len(missing), rng, "drop")
        named = [
            Throw(die, each.at, each.velocity, each.spin, each.orientation, each.turn)
            for die, each in zip(missing, thrown, strict=True)
        ]
        scene = simulate(scene, named).scene
    return scene


def tower(height: int, rng: Random) -> Scene:
    """A tower in the middle, each die turned a little (DIG-TOWER-1)."""
    dice = range(height)
    return laid(
        Scene({}), {die: die % 6 for die in dice}, [tuple(dice)], {die: radians(rng.uniform(-5, 5)) for die in dice}
    )


def faults(scene: Scene, throws: list[Throw], landing: Landing, towers: bool = False) -> list[str]:
    """What is wrong with a landing; nothing, if all is well."""
    found = []
    dice = {*scene.poses, *(throw.die for throw in throws)}
    if {*landing.scene.poses, *landing.out} != dice or landing.scene.poses.keys() & landing.out.keys():
        found.append("a die is neither in nor out, or both")
    if landing.seconds > MOST_SECONDS:
        found.append(f"it took {landing.seconds:.2f} s")
    if any(landing.nudges.count(die) > MOST_NUDGES for die in landing.nudges):
        found.append(f"nudged too often: {landing.nudges}")
    standing = {die for stack in landing.stacks for die in stack[1:]}
    for die, pose in landing.scene.poses.items():
        found += _faults_of(die, pose, landing, die in standing)
    if not towers and standing - scene.poses.keys():
        found.append(f"a thrown die stands on another: {landing.stacks}")
    poses = list(landing.scene.poses.values())
    if any(overlap(one, other) > TOLERANCE for at, one in enumerate(poses) for other in poses[:at]):
        found.append("dice lie in each other")
    return found + _shown_wrong(landing)


def _faults_of(die: int, pose: Pose, landing: Landing, stands: bool) -> list[str]:
    level = (pose[2] / 1e6 - HALF) / EDGE
    found = []
    if tilt(pose) > READABLE:
        found.append(f"die {die} leans by {tilt(pose):.3f} rad")
    if abs(level - round(level)) > 0.02 or (round(level) > 0) is not stands:
        found.append(f"die {die} is sunk or hangs: {pose}")
    if to_wall(pose) < -0.0003:
        found.append(f"die {die} is in a wall: {to_wall(pose):.4f} m")
    if top(pose[3:]) != landing.faces[die]:
        found.append(f"die {die} shows another face than is scored")
    return found


def _shown_wrong(landing: Landing) -> list[str]:
    """The recorded motion ends with what is scored, and no die under the table."""
    found = []
    for index, die in enumerate(landing.trajectory.dice):
        last = landing.trajectory.poses[-1, index]
        if die in landing.faces and top(last[3:]) != landing.faces[die]:
            found.append(f"die {die} is recorded with another face than is scored")
        if last[2] < TABLE_Z + HALF - 0.001:
            found.append(f"die {die} is under the table: {last[:3]}")
    return found
