"""What lies in the arena before a throw: dice anywhere, at given places, or a tower."""

from __future__ import annotations

from math import radians
from typing import TYPE_CHECKING, Any

from throwdown.errors import ThrowRefused

from .written import number, quoted, whole

if TYPE_CHECKING:
    from random import Random

    from throwdown.physics import Pose, Scene

MOST_DICE = 26
#: So many dice lie in the arena by default, for a single die. A big throw meets an empty arena.
LYING = 5
LEAST_TOWER, HIGHEST_TOWER = 2, 16
#: A die that is laid at random is tried at so many places before the nearest free one is searched.
TRIES = 400


def scene(rng: Random, arguments: dict[str, Any], thrown: int, symbols: tuple[str, ...]) -> Scene:
    from throwdown.physics import Scene

    if arguments["lying"] is not None and arguments["lying_at"] is not None:
        raise ThrowRefused(
            "--lying lays dice anywhere and --lying-at where you say: give one of them", code="throw/scene"
        )
    placed = _placed(arguments["lying_at"], symbols) if arguments["lying_at"] is not None else {}
    tower = 0
    if arguments["tower"] is not None:
        tower = whole("--tower", arguments["tower"], LEAST_TOWER, HIGHEST_TOWER, "throw/scene")
    if arguments["lying"] is not None:
        lying = whole("--lying", arguments["lying"], 0, MOST_DICE - 1, "throw/scene")
    else:
        lying = LYING if thrown == 1 and not tower and arguments["lying_at"] is None else 0
    if (count := thrown + len(placed) + lying + tower) > MOST_DICE:
        raise ThrowRefused(
            f"--dice {thrown} and {count - thrown} dice in the arena are {count}: there are {MOST_DICE} in all",
            code="throw/dice",
        )
    faces = len(symbols) if symbols[-1] == symbols[-2] else len(symbols) - 1  # lost faces do not stay in the arena
    if not tower:
        return Scene(_scattered(rng, placed, lying, faces))
    built = _with_tower(rng, placed, range(len(placed) + lying + 1, len(placed) + lying + tower + 1), faces)
    poses = _scattered(rng, built, lying, faces)
    return Scene({die: poses[die] for die in sorted(poses)})


def _scattered(rng: Random, taken: dict[int, Pose], count: int, faces: int) -> dict[int, Pose]:
    """With so many dice more, anywhere on the floor."""
    poses = dict(taken)
    free = (die for die in range(1, MOST_DICE + 1) if die not in taken)
    for _, die in zip(range(count), free, strict=False):
        poses[die] = _anywhere(rng, poses, faces)
    return poses


def _anywhere(rng: Random, others: dict[int, Pose], faces: int) -> Pose:
    from throwdown.physics.placing import fits, free_place
    from throwdown.physics.scene import pose_of, quaternion_of

    for _ in range(TRIES):
        x, y = (rng.randrange(-82, 83) / 1000 for _ in range(2))
        pose = _flat_pose(x, y, rng.randrange(faces), radians(rng.randrange(360)))
        if fits(pose, others):
            return pose
    return pose_of(free_place(pose, others), quaternion_of(pose))


def _flat_pose(x: float, y: float, face: int, yaw: float) -> Pose:
    import numpy as np

    from throwdown.physics.cube import flat
    from throwdown.physics.dimensions import HALF
    from throwdown.physics.scene import pose_of

    return pose_of(np.array([x, y, HALF]), flat(face, yaw))


def _with_tower(rng: Random, placed: dict[int, Pose], dice: range, faces: int) -> dict[int, Pose]:
    """A tower in the middle, or as near to it as the other dice leave room."""
    from throwdown.physics import Scene
    from throwdown.physics.placing import laid
    from throwdown.physics.scene import face_of
    from throwdown.throwers.physical import TOWER_YAW

    shown = {die: face_of(pose) for die, pose in placed.items()} | {die: rng.randrange(faces) for die in dice}
    yaws = {die: TOWER_YAW * (rng.randrange(2001) - 1000) / 1000 for die in dice}
    return dict(laid(Scene(placed), shown, (tuple(dice),), yaws).poses)


def _placed(text: str, symbols: tuple[str, ...]) -> dict[int, Pose]:
    """Dice at given places: x,y,face and, if wanted, by how many degrees they are turned."""
    from throwdown.physics.placing import to_wall
    from throwdown.physics.scene import TOLERANCE, overlap

    poses: dict[int, Pose] = {}
    for die, pose_text in enumerate((part for part in text.split(";") if part.strip()), start=1):
        poses[die] = pose = _read_pose(die, pose_text, symbols)
        if to_wall(pose) < -TOLERANCE:
            raise ThrowRefused(
                f"--lying-at: die {die} at ({pose[0] / 1000:g}, {pose[1] / 1000:g}) mm is in a wall or outside:"
                " its centre must be 8 to 11 mm from the walls, which are 90 mm from the middle",
                code="throw/scene",
            )
        for other in range(1, die):
            if overlap(pose, poses[other]) > TOLERANCE:
                raise ThrowRefused(
                    f"--lying-at: die {die} lies in die {other}: leave 16 to 23 mm between their centres",
                    code="throw/scene",
                )
    if len(poses) >= MOST_DICE:
        raise ThrowRefused(
            f"--lying-at: {len(poses)} dice lie there: at most {MOST_DICE - 1}, so that one can be thrown",
            code="throw/scene",
        )
    return poses


def _read_pose(die: int, text: str, symbols: tuple[str, ...]) -> Pose:
    parts = [part.strip() for part in text.split(",")]
    if not 3 <= len(parts) <= 4:
        raise ThrowRefused(
            f"--lying-at: die {die} is {quoted(text)}: write x,y,face or x,y,face,degrees", code="throw/scene"
        )
    x, y = (
        number(f"--lying-at: {name} of die {die}", part, -90, 90, "mm")
        for name, part in zip("xy", parts[:2], strict=True)
    )
    face = parts[2].upper()
    if face not in symbols:
        known = ", ".join(dict.fromkeys(symbols))
        raise ThrowRefused(
            f"--lying-at: face of die {die} must be one of {known}, not {quoted(parts[2])}", code="throw/scene"
        )
    turn = number(f"--lying-at: degrees of die {die}", parts[3], -360, 360, "degrees") if len(parts) == 4 else 0.0
    return _flat_pose(x / 1000, y / 1000, symbols.index(face), radians(turn))
