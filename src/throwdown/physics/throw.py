"""One throw: from the hand to rest.

``simulate`` takes whole numbers and gives the same landing for the same numbers, in this process or
another. Which face is where on a thrown die is said by ``turn``, one of the cube's 24 rotations: the
motion does not depend on it, so over all 24 every face comes up exactly four times.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt
from random import Random
from threading import local
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.lib.stride_tricks import as_strided

from throwdown.errors import ThrowFailed, ThrowRefused

from .arenas import ARENA
from .cube import ROTATIONS, levelled
from .dimensions import (
    CALM_FRAMES,
    CALM_SPEED,
    CALM_SPIN,
    EDGE,
    FRAMES_PER_SECOND,
    LOOKS_PER_FRAME,
    MOST_DICE,
    MOST_NUDGES,
    MOST_SECONDS,
    NUDGE_GROWTH,
    NUDGE_INWARD,
    NUDGE_SPIN_MRAD,
    NUDGE_UP,
    OUT_FRAMES,
    REST_FRAMES,
    REST_SPEED,
    REST_SPIN,
    STEPS_PER_FRAME,
    SWAY_KEPT,
)
from .engine import mujoco
from .loading import load
from .model import FURNITURE, model, things
from .placing import free_place
from .reading import Reading, beyond, read
from .scene import HIGHEST_DIE, TOLERANCE, Scene, pose_of
from .trajectory import FARTHEST, Contacts, Trajectory, times_each

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping, Sequence

    from .arenas import Grain
    from .intent import Throw
    from .model import Array
    from .scene import Pose
    from .trajectory import Touches

#: What computes new throws.
ENGINE = ARENA.engine

MOST_FRAMES = round(MOST_SECONDS * FRAMES_PER_SECOND)
#: Frames that are reserved for nudges, so that even a nudged throw rests in time.
NUDGE_FRAMES = 60
LOOK = STEPS_PER_FRAME // LOOKS_PER_FRAME
#: The engine begins each of its arrays with one, in numbers.
CACHE_LINE = 8


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
    return run.landing(run.nudge(towers, Random(seed)))


def _check(scene: Scene, throws: Sequence[Throw]) -> None:
    dice = [throw.die for throw in throws]
    if not 1 <= len(dice) <= MOST_DICE - len(scene.poses):
        raise ThrowRefused(
            f"{len(dice)} dice cannot be thrown at {len(scene.poses)} others: throw 1 to {MOST_DICE} in all",
            code="throw/dice",
        )
    for throw in throws:
        _check_throw(throw)
    twice = [die for die in dice if dice.count(die) > 1 or die in scene.poses]
    if twice:
        raise ThrowRefused(f"die {twice[0]} is twice on the table: each die is thrown or lies there", code="throw/dice")
    scene.check()


#: What the numbers of a throw may be: an intent within its bounds, a hand full of dice and a tremor stay far below.
WITHIN = {
    "die": (1, 0, HIGHEST_DIE, ""),
    "at": (3, -1_000_000, 1_000_000, " µm"),
    "velocity": (3, -8_000, 8_000, " mm/s"),
    "spin": (3, -120_000, 120_000, " mrad/s"),
    "orientation": (4, -(10**12), 10**12, ""),
    "turn": (1, 0, len(ROTATIONS) - 1, ""),
}


def _check_throw(throw: Throw) -> None:
    for field, (count, low, high, unit) in WITHIN.items():
        value = getattr(throw, field)
        numbers = value if isinstance(value, tuple) else (value,)
        if len(numbers) != count or any(type(number) is not int or not low <= number <= high for number in numbers):
            wanted = "a whole number" if count == 1 else f"{count} whole numbers"
            raise ThrowRefused(
                f"die {throw.die!r}: {field} must be {wanted} from {low} to {high}{unit}, not {value!r}",
                code="throw/intent",
            )
    if not any(throw.orientation):
        raise ThrowRefused(f"die {throw.die}: its orientation is four numbers, not all 0", code="throw/intent")


class _Run:
    """The engine with one throw in it."""

    def __init__(self, scene: Scene, throws: Sequence[Throw]) -> None:
        self.before = scene
        self.dice = [*scene.poses, *(throw.die for throw in throws)]
        self.lying = len(scene.poses)
        self.model = model(len(self.dice))
        self.data: Any = _empty(len(self.dice))
        self.things = things(len(self.dice))
        self.turns = np.array([0] * self.lying + [throw.turn for throw in throws], dtype=int)
        load(self.data, scene, throws)
        self.round = _rounding(self.data, ARENA.grain)
        self.round()
        self.step = _rounded_steps(self.round)
        self._check_overlaps()
        self.frames = [self.data.qpos.copy()]
        self.contacts = Contacts(self.things)
        self.gone: set[int] = set()
        """Dice that were outside the box once (AMB-25), by index."""
        self.here = list(reversed(range(len(self.dice))))
        """The others, by index; thrown ones first, since they rest last."""
        self.nudges: list[int] = []
        self.flattened: list[int] = []

    def _check_overlaps(self) -> None:
        """Dice that start inside each other or in a wall would burst apart."""
        mujoco().mj_fwdPosition(self.model, self.data)
        contact = self.data.contact
        deep = np.flatnonzero(contact.includemargin - contact.dist > TOLERANCE)
        if len(deep):
            names = [*FURNITURE, *(f"die {die}" for die in self.dice)]
            one, other = (names[thing] for thing in self.things[contact.geom[deep[0]]])
            raise ThrowRefused(f"{other} overlaps with {one}: leave room between them", code="throw/scene")

    # Motion

    def settle(self, until: int) -> None:
        """Step until all is at rest, or the time is over. Dice that are gone for good are waited for a little only."""
        still = calm = 0
        while len(self.frames) <= until:
            self._step()
            places: list[float] = self.data.qpos.tolist()  # a few numbers per frame are not worth an array
            if left := [die for die in self.here if beyond(*places[7 * die : 7 * die + 3])]:
                self._are_gone(self.gone | set(left))
            slow = self._slower(self.here, CALM_SPEED, CALM_SPIN)
            calm = calm + 1 if slow else 0
            still = still + 1 if slow and self._slower(self.here, REST_SPEED, REST_SPIN) else 0
            if (
                self.data.ntree_awake == 0 or still >= REST_FRAMES + OUT_FRAMES
            ):  # frozen by the engine, or waited enough
                break
            if still >= REST_FRAMES and self._rolled_out(places):
                break
            if calm >= CALM_FRAMES:
                self._slow_down(places)
        if self.data.warning.number.any():
            raise ThrowFailed(f"the engine warned: {_warnings(self.data)}; the throw stays locked", code="throw/engine")

    def _step(self) -> None:
        """One frame."""
        for _ in range(LOOKS_PER_FRAME):
            self.step(self.model, self.data, LOOK)
            self.contacts.look(self.data)
        self.frames.append(self.data.qpos.copy())

    def _are_gone(self, gone: set[int]) -> None:
        self.gone = gone
        self.here = [die for die in reversed(range(len(self.dice))) if die not in gone]

    def _slower(self, dice: Iterable[int], speed: float, spin: float) -> bool:
        """Whether all of these dice are slower than this."""
        now = self.data.qvel.tolist()
        for die in dice:
            at = 6 * die
            if max(map(abs, now[at : at + 3])) >= speed or max(map(abs, now[at + 3 : at + 6])) >= spin:
                return False
        return True

    def _rolled_out(self, places: list[float]) -> bool:
        """Whether dice that are gone rest too, or are farther away than is recorded."""
        near = [die for die in self.gone if max(map(abs, places[7 * die : 7 * die + 2])) < FARTHEST]
        return self._slower(near, REST_SPEED, REST_SPIN)

    def _slow_down(self, places: list[float]) -> None:
        """Dice on others sway: real ones rub."""
        high = [die for die in self.here if places[7 * die + 2] > EDGE]
        if high:
            self.data.qvel.reshape(-1, 6)[high] *= SWAY_KEPT
            self.round()

    # Rest

    def _shown(self, qpos: Array) -> Array:
        """Places and orientations with the faces where they belong."""
        shown: Array = qpos.reshape(*qpos.shape[:-1], -1, 7).copy()
        shown[..., 3:] = times_each(shown[..., 3:], np.array(ROTATIONS)[self.turns])
        return shown

    def reading(self, towers: bool) -> Reading:
        shown = self._shown(self.data.qpos).tolist()
        rest = {die: pose_of(pose[:3], pose[3:]) for die, pose in zip(self.dice, shown, strict=True)}
        return read(rest, {self.dice[index] for index in self.gone}, towers, self.before)

    def nudge(self, towers: bool, rng: Random) -> Reading:
        """Nudge what leans until all is readable; what still leans after five nudges is laid flat (AMB-26)."""
        reading = self.reading(towers)
        for attempt in range(MOST_NUDGES):
            if not reading.leaning or len(self.frames) > MOST_FRAMES - NUDGE_FRAMES // 4:
                break
            before = len(self.frames), len(self.contacts.seen), self.gone
            for die in reading.leaning:
                self._push(self.dice.index(die), NUDGE_GROWTH**attempt, rng)
            self.round()
            self.settle(min(len(self.frames) + NUDGE_FRAMES, MOST_FRAMES))
            after = self.reading(towers)
            if after.outside != reading.outside:
                self._rewind(*before)
                continue
            self.nudges += reading.leaning
            reading = after
        while reading.leaning:
            self._flatten(reading.leaning[0], reading.inside)
            reading = self.reading(towers)
        return reading

    def _push(self, index: int, strength: float, rng: Random) -> None:
        """Up, inward and with a spin: drawn as whole numbers, and computed by what is exact everywhere."""
        x, y, _ = self.data.qpos[7 * index : 7 * index + 3].tolist()
        away = sqrt(x * x + y * y) + 1e-3
        aside, along = (_drawn(rng, 500) / 1000 for _ in range(2))
        spin = [strength * (sum(_drawn(rng, NUDGE_SPIN_MRAD) for _ in range(3)) / 1000) for _ in range(3)]
        inward = strength * NUDGE_INWARD
        self.data.qvel[6 * index : 6 * index + 6] = [
            inward * (aside - x / away),
            inward * (along - y / away),
            strength * NUDGE_UP,
            *spin,
        ]

    def _rewind(self, frames: int, looks: int, gone: set[int]) -> None:
        """A nudge that threw a die out never happened: it may not (AMB-26)."""
        del self.frames[frames:], self.contacts.seen[looks:]
        self._are_gone(gone)
        mujoco().mj_resetData(self.model, self.data)
        self.data.qpos[:] = self.frames[-1]

    def _flatten(self, die: int, inside: Mapping[int, Pose]) -> None:
        """Drop a die flat on its most upward face, at the nearest free place."""
        index = self.dice.index(die)
        others = {other: pose for other, pose in inside.items() if other != die}
        here = self.data.qpos.reshape(-1, 7)[index]
        here[3:] = levelled(here[3:])
        here[:3] = free_place(pose_of(here[:3], here[3:]), others)
        self.data.qvel.reshape(-1, 6)[index] = 0
        self.round()
        self.flattened.append(die)
        self.frames.append(self.data.qpos.copy())

    def landing(self, reading: Reading) -> Landing:
        thrown = set(self.dice[self.lying :])
        touches = self.contacts.touches()
        return Landing(
            scene=Scene(reading.inside),
            faces=reading.faces,
            out={die: self._cause(die, touches) for die in reading.outside},
            stacks=reading.stacks,
            nudges=tuple(self.nudges),
            flattened=tuple(self.flattened),
            trajectory=Trajectory.of(self.dice, self._shown(np.array(self.frames)), thrown, touches.heard(self.dice)),
            steps=STEPS_PER_FRAME * (len(self.frames) - 1 - len(self.flattened)),
        )

    def _cause(self, die: int, touches: Touches) -> str:
        """Why a die is out: it lay there and was knocked, or it was thrown and touched something inside, or nothing."""
        if die in self.before.poses:
            return "knocked"
        return "bounced" if touches.inside(self.dice.index(die)) else "missed"


def _rounding(data: Any, grain: Grain) -> Callable[[], None]:
    """What rounds the dice.

    A number and the constant beside it have the unit of the last place at the wanted step: their sum is rounded
    by the processor itself, and what is left after subtracting the constant is a multiple of the step.
    """
    places, speeds = data.qpos, data.qvel
    dice = len(places) // 7
    coarse = dice * [*3 * [_anchor(grain.place)], *4 * [_anchor(grain.turn)]]
    gross = dice * [*3 * [_anchor(grain.speed)], *3 * [_anchor(grain.spin)]]
    both = _beside(places, speeds)
    between = len(both) - len(places) - len(speeds)
    anchors = np.array([*coarse, *between * [0.0], *gross])
    add, subtract = np.add, np.subtract

    def rounded() -> None:
        add(both, anchors, both)
        subtract(both, anchors, both)

    return rounded


def _beside(one: Array, other: Array) -> Array:
    """Both as one array, with what lies between: the engine has its state in one piece, and each call costs time."""
    apart, rest = divmod(other.ctypes.data - one.ctypes.data, one.itemsize)
    if rest or not len(one) <= apart < len(one) + CACHE_LINE:
        raise ThrowFailed("the engine does not have speeds beside places: install the pinned one", code="throw/engine")
    return as_strided(one, shape=(apart + len(other),))


def _rounded_steps(rounded: Callable[[], None]) -> Callable[[Any, Any, int], None]:
    """Steps of the engine, each followed by rounding."""
    step = mujoco().mj_step

    def steps(model: Any, data: Any, count: int) -> None:
        for _ in range(count):
            step(model, data, 1)
            rounded()

    return steps


def _drawn(rng: Random, most: int) -> int:
    """A whole number, as far as this from 0 either way."""
    return rng.randrange(2 * most + 1) - most


def _anchor(power: int) -> float:
    """So large that the next number is one step of two to this power away."""
    return float(1.5 * 2.0 ** (52 + power))


_own = local()


def _empty(dice: int) -> Any:
    """The engine's state with nothing in it; cached for the next throw of this thread, because making it costs time."""
    cached: dict[int, Any] = _own.__dict__.setdefault("data", {})
    if dice not in cached:
        cached[dice] = mujoco().MjData(model(dice))
    mujoco().mj_resetData(model(dice), cached[dice])
    return cached[dice]


def _warnings(data: Any) -> str:
    return ", ".join(
        mujoco().mju_warningText(kind, int(data.warning.lastinfo[kind]))
        for kind in range(len(data.warning.number))
        if data.warning.number[kind]
    )
