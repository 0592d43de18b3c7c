"""One throw: from the hand to rest.

``simulate`` takes whole numbers and gives the same landing for the same numbers, in this process or
another. Which face is where on a thrown die is said by ``turn``, one of the cube's 24 rotations: the
motion does not depend on it, so over all 24 every face comes up exactly four times.
"""

from __future__ import annotations

import platform
from dataclasses import dataclass
from random import Random
from threading import local
from typing import TYPE_CHECKING, Any

import mujoco
import numpy as np

from throwdown.errors import ThrowFailed, ThrowRefused

from .cube import ROTATIONS, Array, levelled, matrix, times
from .dimensions import (
    EDGE,
    FRAMES_PER_SECOND,
    LOOKS_PER_FRAME,
    MOST_DICE,
    MOST_NUDGES,
    MOST_SECONDS,
    NUDGE_GROWTH,
    NUDGE_INWARD,
    NUDGE_SPIN,
    NUDGE_UP,
    REST_FRAMES,
    REST_SPEED,
    REST_SPIN,
    REST_SWAY,
    STEPS_PER_FRAME,
)
from .placing import free_place
from .reading import Reading, read
from .scene import FURNITURE, MICRO, TOLERANCE, Scene, model, place_of, pose_of, quaternion_of
from .trajectory import Contacts, Trajectory

if TYPE_CHECKING:
    from collections.abc import Sequence

#: What computes the throws: another engine, other parameters or another processor may land otherwise.
ENGINE = f"mujoco {mujoco.__version__}, arena G1, {platform.machine()}"

MOST_FRAMES = round(MOST_SECONDS * FRAMES_PER_SECOND)
#: Frames that are kept back for nudges, so that even a nudged throw rests in time.
NUDGE_FRAMES = 60
LOOK = STEPS_PER_FRAME // LOOKS_PER_FRAME


@dataclass(frozen=True, slots=True)
class Throw:
    """One die on its way: all in whole numbers."""

    die: int
    at: tuple[int, int, int]
    """µm"""
    velocity: tuple[int, int, int]
    """mm/s"""
    spin: tuple[int, int, int]
    """mrad/s, about the arena's axes"""
    orientation: tuple[int, int, int, int] = (1, 0, 0, 0)
    """The body's orientation as a quaternion of any length."""
    turn: int = 0
    """Which of the 24 rotations says where the faces are on the body."""


@dataclass(frozen=True, slots=True)
class Landing:
    """How a throw ended, and how it came there."""

    scene: Scene
    """The dice that rest in the arena."""
    faces: dict[int, int]
    """Their top faces."""
    out: dict[int, str]
    """Dice that left, and how: missed, bounced, knocked."""
    stacks: tuple[tuple[int, ...], ...]
    """Dice that stand on each other, bottom to top."""
    nudges: tuple[int, ...]
    """Each nudge by its die, in order; a die may be nudged several times."""
    flattened: tuple[int, ...]
    """Dice that had to be laid flat."""
    trajectory: Trajectory
    steps: int
    """Steps of the engine."""

    @property
    def seconds(self) -> float:
        """Simulated time."""
        return self.steps / (STEPS_PER_FRAME * FRAMES_PER_SECOND)


def simulate(scene: Scene, throws: Sequence[Throw], *, towers: bool = False, seed: int = 0) -> Landing:
    """Throw dice into a scene. ``towers``: a die that comes to rest on another may stay there (AMB-27).

    ``seed`` is for nudges alone.
    """
    _check(scene, throws)
    run = _Run(scene, throws)
    run.settle(MOST_FRAMES - NUDGE_FRAMES)
    run.nudge(towers, Random(seed))
    return run.landing(towers)


def _check(scene: Scene, throws: Sequence[Throw]) -> None:
    dice = [throw.die for throw in throws]
    if not 1 <= len(dice) <= MOST_DICE or len(dice) + len(scene.poses) > MOST_DICE:
        raise ThrowRefused(
            f"{len(dice)} dice cannot be thrown at {len(scene.poses)} others: throw 1 to {MOST_DICE} in all",
            code="throw/dice",
        )
    twice = [die for die in dice if dice.count(die) > 1 or die in scene.poses]
    if twice:
        raise ThrowRefused(f"die {twice[0]} is twice on the table: each die is thrown or lies there", code="throw/dice")
    for throw in throws:
        numbers = (throw.die, throw.turn, *throw.at, *throw.velocity, *throw.spin, *throw.orientation)
        if any(type(number) is not int for number in numbers):
            raise ThrowRefused(f"die {throw.die}: a throw is whole numbers alone, not {numbers}", code="throw/intent")
        if not 0 <= throw.turn < len(ROTATIONS) or not any(throw.orientation):
            raise ThrowRefused(f"die {throw.die}: turn 0 to 23 and an orientation, not all 0", code="throw/intent")
    scene.check()


class _Run:
    """The engine with one throw in it."""

    def __init__(self, scene: Scene, throws: Sequence[Throw]) -> None:
        self.before = scene
        self.dice = [*scene.poses, *(throw.die for throw in throws)]
        self.lying = len(scene.poses)
        self.model = model(len(self.dice))
        self.data: Any = _empty(len(self.dice))
        self.turns = np.zeros(len(self.dice), dtype=int)
        self._lay(scene)
        self._release(throws)
        self._check_overlaps()
        self.frames = [self.data.qpos.copy()]
        self.contacts = Contacts(len(self.dice))
        self.nudges: list[int] = []
        self.flattened: list[int] = []

    # Into the engine

    def _lay(self, scene: Scene) -> None:
        places = self.data.qpos.reshape(-1, 7)
        for index, pose in enumerate(scene.poses.values()):
            places[index, :3], places[index, 3:] = place_of(pose), quaternion_of(pose)

    def _release(self, throws: Sequence[Throw]) -> None:
        places, speeds = self.data.qpos.reshape(-1, 7), self.data.qvel.reshape(-1, 6)
        for index, throw in enumerate(throws, start=self.lying):
            quaternion = np.array(throw.orientation, dtype=float)
            quaternion /= np.sqrt((quaternion**2).sum())
            places[index, :3] = np.array(throw.at) / MICRO
            places[index, 3:] = quaternion
            speeds[index, :3] = np.array(throw.velocity) / 1000
            speeds[index, 3:] = _in_body(quaternion, np.array(throw.spin) / 1000)
            self.turns[index] = throw.turn

    def _check_overlaps(self) -> None:
        """Dice that start inside each other or in a wall would burst apart."""
        mujoco.mj_fwdPosition(self.model, self.data)
        contact = self.data.contact
        deep = np.flatnonzero(contact.includemargin - contact.dist > TOLERANCE)
        if len(deep):
            names = [*FURNITURE, *(f"die {die}" for die in self.dice)]
            one, other = (names[geom] for geom in contact.geom[deep[0]])
            raise ThrowRefused(f"{other} overlaps with {one}: leave room between them", code="throw/scene")

    # Motion

    def settle(self, until: int) -> None:
        """Step until everything that is not gone for good rests, or the time is over."""
        data, model, contacts = self.data, self.model, self.contacts
        still = 0
        while len(self.frames) <= until and still < REST_FRAMES:
            for _ in range(LOOKS_PER_FRAME):
                mujoco.mj_step(model, data, LOOK)
                contacts.look(data)
            self.frames.append(data.qpos.copy())
            if data.ntree_awake == 0:
                break
            still = still + 1 if self._quiet() else 0
        if data.warning.number.any():
            raise ThrowFailed(f"the engine warned: {_warnings(data)}; the throw stays locked", code="throw/engine")

    def _quiet(self) -> bool:
        """Whether every die that is not gone is slow."""
        speeds = np.abs(self.data.qvel.reshape(-1, 6))
        slow = np.where(self.data.qpos[2::7] > EDGE, REST_SWAY, REST_SPEED)
        moving = (speeds[:, :3].max(axis=1) > slow) | (speeds[:, 3:].max(axis=1) > REST_SPIN)
        return not (moving & ~self.contacts.gone).any()

    # Rest

    def poses(self) -> Array:
        """Places and orientations now, with the faces where they belong."""
        return self._shown(self.data.qpos)

    def _shown(self, qpos: Array) -> Array:
        shown: Array = qpos.reshape(*qpos.shape[:-1], -1, 7).copy()
        shown[..., 3:] = times(shown[..., 3:], ROTATIONS[self.turns])
        return shown

    def reading(self, towers: bool) -> Reading:
        rest = {die: pose_of(pose[:3], pose[3:]) for die, pose in zip(self.dice, self.poses(), strict=True)}
        gone = {die for die, out in zip(self.dice, self.contacts.gone, strict=True) if out}
        return read(rest, gone, towers, self.before)

    def nudge(self, towers: bool, rng: Random) -> None:
        """Nudge what leans until all is readable; what still leans after five nudges is laid flat (AMB-26)."""
        for attempt in range(MOST_NUDGES):
            leaning = self.reading(towers).leaning
            if not leaning or len(self.frames) > MOST_FRAMES - NUDGE_FRAMES // 4:
                break
            for die in leaning:
                self._push(self.dice.index(die), NUDGE_GROWTH**attempt, rng)
            self.nudges += leaning
            self.settle(min(len(self.frames) + NUDGE_FRAMES, MOST_FRAMES))
        for die in self.reading(towers).leaning:
            self._flatten(die, towers)

    def _push(self, index: int, strength: float, rng: Random) -> None:
        place = self.data.qpos.reshape(-1, 7)[index, :3]
        inward = -place[:2] / (np.linalg.norm(place[:2]) + 1e-3)
        speed = self.data.qvel.reshape(-1, 6)[index]
        speed[:2] = strength * NUDGE_INWARD * (inward + np.array([rng.uniform(-0.5, 0.5), rng.uniform(-0.5, 0.5)]))
        speed[2] = strength * NUDGE_UP
        speed[3:] = [strength * rng.gauss(0, NUDGE_SPIN) for _ in range(3)]

    def _flatten(self, die: int, towers: bool) -> None:
        """Drop a die flat on its most upward face, at the nearest free place."""
        index = self.dice.index(die)
        reading = self.reading(towers)
        others = {other: pose for other, pose in reading.inside.items() if other != die}
        here = self.data.qpos.reshape(-1, 7)[index]
        here[3:] = levelled(here[3:])
        here[:3] = free_place(pose_of(here[:3], here[3:]), others)
        self.data.qvel.reshape(-1, 6)[index] = 0
        self.flattened.append(die)
        self.frames.append(self.data.qpos.copy())

    def landing(self, towers: bool) -> Landing:
        reading = self.reading(towers)
        thrown = set(self.dice[self.lying :])
        out = {die: self._cause(die) if die in thrown else "knocked" for die in reading.outside}
        poses = self._shown(np.array(self.frames))
        names = dict(enumerate(self.dice))
        trajectory = Trajectory.of(names, poses, thrown, self.contacts.heard(names))
        steps = STEPS_PER_FRAME * (len(self.frames) - 1 - len(self.flattened))
        return Landing(
            scene=Scene(reading.inside),
            faces=reading.faces,
            out=out,
            stacks=reading.stacks,
            nudges=tuple(self.nudges),
            flattened=tuple(self.flattened),
            trajectory=trajectory,
            steps=steps,
        )

    def _cause(self, die: int) -> str:
        """A thrown die that left: it bounced out if it touched anything inside before, else it missed."""
        return "bounced" if self.contacts.touched_inside(self.dice.index(die)) else "missed"


_own = local()


def _empty(dice: int) -> Any:
    """The engine's state with nothing in it; kept for the next throw of this thread, because making it costs time."""
    kept: dict[int, Any] = _own.__dict__.setdefault("data", {})
    if dice not in kept:
        kept[dice] = mujoco.MjData(model(dice))
    mujoco.mj_resetData(model(dice), kept[dice])
    return kept[dice]


def _in_body(quaternion: Array, spin: Array) -> Array:
    """A spin about the arena's axes as the engine wants it: about the body's own."""
    return np.asarray(matrix(quaternion).T @ spin)


def _warnings(data: Any) -> str:
    return ", ".join(
        mujoco.mju_warningText(kind, int(data.warning.lastinfo[kind]))
        for kind in range(len(data.warning.number))
        if data.warning.number[kind]
    )
