"""How a throw might end, computed roughly: for those who try throws out, never for the table.

A landing that counts is computed in small steps, rounded after each, recorded, and waited for until all is still.
Here the steps are twice as long and the motion is watched only until nothing can turn any more. Over many throws as
many dice turn and leave as in the arena; a single throw may end otherwise.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from functools import cache
from threading import local
from typing import TYPE_CHECKING, Any

from .arenas import ARENA
from .cube import top
from .dimensions import EDGE, FRAMES_PER_SECOND, GRAVITY, HALF, INERTIA, MASS, MOST_SECONDS, REST_SPEED, REST_SPIN
from .engine import mujoco
from .loading import load
from .model import described
from .reading import FLOOR, beyond, is_inside, stacks_of, supports
from .scene import MICRO, face_of, pose_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from .intent import Throw
    from .scene import Pose, Scene

#: Steps of the engine in a frame, and what it spends on solving contacts.
STEPS = 16
SOLVER = 'cone="elliptic" impratio="10" solver="Newton" iterations="8" ls_iterations="10" tolerance="1e-5"'
#: A die on the floor has to be lifted by so much, in m, to tip over its edge.
LIFT = HALF * (2**0.5 - 1)
#: With less energy than this share of what it takes, no die turns any more, in m²/s².
DECIDED = 0.75 * GRAVITY * LIFT


@dataclass(frozen=True, slots=True)
class Rough:
    """What became of the dice."""

    turned: tuple[int, ...]
    """Lying dice that show another face now."""
    out: tuple[int, ...]
    """Dice that left, thrown ones too."""
    stacks: tuple[tuple[int, ...], ...]
    """Dice that stand on each other as before, bottom to top."""


def roughly(scene: Scene, throws: Sequence[Throw]) -> Rough:
    """How these throws into a scene may end."""
    dice = [*scene.poses, *(throw.die for throw in throws)]
    data = _empty(len(dice))
    load(data, scene, throws)
    inside = _settled(data, len(dice))
    rest = data.qpos.reshape(-1, 7)
    poses = {dice[index]: pose_of(rest[index, :3], rest[index, 3:]) for index in sorted(inside)}
    poses = {die: pose for die, pose in poses.items() if is_inside(pose)}
    return Rough(
        turned=tuple(die for die, pose in scene.poses.items() if die in poses and top(poses[die][3:]) != face_of(pose)),
        out=tuple(die for die in dice if die not in poses),
        stacks=_still_standing(scene, poses),
    )


def _still_standing(before: Scene, after: dict[int, Pose]) -> tuple[tuple[int, ...], ...]:
    """Towers, or what is left of them. A die that came to rest on another is none: it is nudged down (AMB-27)."""
    if all(pose[2] < EDGE * MICRO for pose in before.poses.values()):
        return ()
    stood, stands = supports(before.poses), supports(after)
    return stacks_of({die: lower if stood.get(die) == lower else FLOOR for die, lower in stands.items()})


def _settled(data: Any, dice: int) -> set[int]:
    """Go on until nothing turns any more; the dice that never were outside the box, by index."""
    step, model, inside = mujoco().mj_step, _model(dice), set(range(dice))
    for _ in range(round(MOST_SECONDS * FRAMES_PER_SECOND)):
        step(model, data, STEPS)
        places, speeds = data.qpos.tolist(), data.qvel.tolist()
        inside = {die for die in inside if not beyond(*places[7 * die : 7 * die + 3])}
        if all(_decided(places[7 * die + 2], speeds[6 * die : 6 * die + 6]) for die in inside):
            break
    return inside


def _decided(height: float, speed: list[float]) -> bool:
    """Whether a die cannot turn any more: it has too little energy, or stands still on another."""
    vx, vy, vz, wx, wy, wz = speed
    moving = (vx * vx + vy * vy + vz * vz + (wx * wx + wy * wy + wz * wz) * INERTIA / MASS) / 2
    if moving + GRAVITY * (height - HALF) < DECIDED:
        return True
    return max(abs(vx), abs(vy), abs(vz)) < REST_SPEED and max(abs(wx), abs(wy), abs(wz)) < REST_SPIN


@cache
def _model(dice: int) -> Any:
    model = mujoco().MjModel.from_xml_string(described(dice, replace(ARENA, solver=SOLVER)))
    model.opt.timestep = 1 / (STEPS * FRAMES_PER_SECOND)
    return model


_own = local()


def _empty(dice: int) -> Any:
    """The engine's state with nothing in it; cached for the next throw of this thread."""
    cached: dict[int, Any] = _own.__dict__.setdefault("data", {})
    if dice not in cached:
        cached[dice] = mujoco().MjData(_model(dice))
    mujoco().mj_resetData(_model(dice), cached[dice])
    return cached[dice]
