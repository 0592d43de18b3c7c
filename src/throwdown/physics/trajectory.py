"""The recorded motion of a throw as arrays; ``motion`` describes its form on the wire."""

from __future__ import annotations

import zlib
from dataclasses import dataclass
from math import log
from typing import TYPE_CHECKING, Any

import numpy as np

from .cube import times
from .dimensions import AUDIBLE, FRAMES_PER_SECOND, LOOKS_PER_FRAME, LOOKS_TO_NOTE, SAME_SOUND
from .model import FURNITURE
from .motion import (
    CONTACT,
    FAINTEST,
    FOAM,
    HEAD,
    LOUDER,
    STEP,
    TABLE,
    TURN,
    VERSION,
    WALL,
    Contact,
    Layout,
    contacts_in,
    damaged,
    deflated,
    inflated,
)

if TYPE_CHECKING:
    from collections.abc import Sequence

    from .cube import Quaternion
    from .model import Array

#: Farther than this from the centre nothing is recorded, in m: a die stays where it was last.
FARTHEST = 0.65
THINGS = {"foam": FOAM, "wall": WALL, "table": TABLE, "buttress": WALL}
#: A die has moved if it is farther than this from where it lay, in m or as a part of a quaternion.
MOVED = 0.0001


def times_each(a: Array, b: Array) -> Array:
    """The products of quaternions along the last axis."""
    return np.stack(times(np.moveaxis(a, -1, 0), np.moveaxis(b, -1, 0)), axis=-1)


@dataclass(frozen=True, slots=True, eq=False)
class Trajectory:
    """Poses of the dice that move, 60 a second, and what they struck."""

    dice: tuple[int, ...]
    poses: Array
    """Frames × dice × (x, y, z in m, quaternion w, x, y, z)."""
    contacts: tuple[Contact, ...]

    @property
    def seconds(self) -> float:
        return (len(self.poses) - 1) / FRAMES_PER_SECOND

    @classmethod
    def of(cls, dice: Sequence[int], poses: Array, thrown: set[int], contacts: tuple[Contact, ...]) -> Trajectory:
        """The motion of these dice (by column), without those that only lie there."""
        travelled = np.abs(poses - poses[0]).max(axis=(0, 2)) > MOVED
        columns = [column for column, die in enumerate(dice) if travelled[column] or die in thrown]
        visible = _within(poses[:, columns])
        return cls(tuple(dice[column] for column in columns), visible, contacts)

    def last_turns(self) -> dict[int, Quaternion]:
        """How each die that moved is turned at the end."""
        return {die: tuple(pose[3:]) for die, pose in zip(self.dice, self.poses[-1].tolist(), strict=True)}

    # On the wire

    def encode(self) -> bytes:
        """The bytes of the layout above."""
        frames, dice = self.poses.shape[:2]
        head = HEAD.pack(VERSION, dice, frames, len(self.contacts))
        planes = _planes(self.poses).transpose(2, 1, 0)  # plane, die, frame
        deltas = np.diff(planes, axis=-1, prepend=np.zeros_like(planes[..., :1])).astype(np.int16)
        folded = ((deltas << 1) ^ (deltas >> 15)).astype("<u2")
        split = folded[..., None].view(np.uint8).transpose(3, 0, 1, 2)
        struck = b"".join(CONTACT.pack(each.ms, each.what, each.on, each.strength) for each in self.contacts)
        return deflated(head + bytes(self.dice) + split.tobytes() + struck)

    @classmethod
    def decode(cls, data: bytes) -> Trajectory:
        """The motion that these bytes hold; damage raises an error."""
        try:
            return cls._decoded(inflated(data))
        except (ValueError, zlib.error) as error:
            raise damaged(error) from None

    @classmethod
    def _decoded(cls, data: bytes) -> Trajectory:
        layout = Layout.of(data)
        dice, frames, body = len(layout.dice), layout.frames, layout.body
        split = np.frombuffer(data, np.uint8, dice * frames * 14, body).reshape(2, 7, dice, frames)
        folded = np.ascontiguousarray(split.transpose(1, 2, 3, 0)).view("<u2")[..., 0]
        deltas = (folded >> 1) ^ -(folded & 1)
        planes = np.cumsum(deltas, axis=-1, dtype=np.uint16).transpose(2, 1, 0)
        return cls(layout.dice, _poses(planes), contacts_in(data, layout))


def _within(poses: Array) -> Array:
    """Dice that leave the recorded space sideways stay where they were last seen; higher is shown at its edge."""
    far: Any = (np.abs(poses[..., :2]) > FARTHEST).any(axis=2)
    for column in np.flatnonzero(far.any(axis=0)):
        first = int(np.argmax(far[:, column]))
        poses[first:, column] = poses[max(first - 1, 0), column]
    np.clip(poses[..., :3], -FARTHEST, FARTHEST, out=poses[..., :3])
    return poses


def _planes(poses: Array) -> Any:
    """Seven whole numbers for each pose."""
    quaternions = poses[..., 3:]
    largest = np.argmax(np.abs(quaternions), axis=-1)
    sign = np.sign(np.take_along_axis(quaternions, largest[..., None], -1))
    others = np.array([[1, 2, 3], [0, 2, 3], [0, 1, 3], [0, 1, 2]])[largest]
    small = np.take_along_axis(quaternions * sign, others, -1)
    numbers = np.concatenate([poses[..., :3] / STEP, largest[..., None], small / TURN], axis=-1)
    return np.rint(numbers).astype(np.int64)


def _poses(planes: Any) -> Array:
    signed = planes.astype(np.int16).astype(float)
    largest = planes[..., 3].astype(np.int64)
    small = signed[..., 4:] * TURN
    square = 1 - (small**2).sum(axis=-1, keepdims=True)
    if (largest > 3).any() or (square <= 0).any():
        raise ValueError("a quaternion has four components and the length 1")
    rest = np.sqrt(square)
    order = np.array([[3, 0, 1, 2], [0, 3, 1, 2], [0, 1, 3, 2], [0, 1, 2, 3]])[largest]
    quaternions = np.take_along_axis(np.concatenate([small, rest], axis=-1), order, -1)
    return np.concatenate([signed[..., :3] * STEP, quaternions], axis=-1)


# Contacts


class Contacts:
    """What touches what while the engine runs: looked at a few times per frame, made sense of afterwards."""

    def __init__(self, things: Any) -> None:
        """``things``: what each geom of the engine's model is."""
        self.things = things
        self.seen: list[tuple[Any, Any, Any]] = []
        """For each look the pairs of geoms that touch, where their forces are, and all forces."""
        self.usual = 0
        """So many touched when all was noted last."""

    def look(self, data: Any) -> None:
        touching, is_usual = data.ncon, len(self.seen) % LOOKS_TO_NOTE == 0
        noted = touching if is_usual or touching > self.usual else 0
        if is_usual:
            self.usual = touching
        if noted:
            contact = data.contact
            self.seen.append((contact.geom.copy(), contact.efc_address.copy(), data.efc_force.copy()))
        else:
            self.seen.append(NOTHING)

    def touches(self) -> Touches:
        """All that was seen, as one table."""
        geoms, addresses, forces = (np.concatenate(column) for column in zip(NOTHING, *self.seen, strict=True))
        counts = [len(pairs) for pairs, _, _ in self.seen]
        starts = np.cumsum([0, *(len(force) for _, _, force in self.seen)])[:-1]
        where = addresses + np.repeat(starts, counts)
        strengths = np.where(addresses >= 0, forces[np.minimum(where, len(forces) - 1)], 0.0)
        return Touches(np.repeat(np.arange(1, len(counts) + 1), counts), self.things[geoms], strengths)


NOTHING = np.zeros((0, 2), dtype=np.int32), np.zeros(0, dtype=np.int32), np.zeros(0)
OUTSIDE = [geom for geom, name in enumerate(FURNITURE) if name in ("table", "buttress")]
GEOMS = 256
MS_PER_LOOK = 1000 / (FRAMES_PER_SECOND * LOOKS_PER_FRAME)
#: Looks between two sounds of the same two things.
BETWEEN = SAME_SOUND * 1000 / MS_PER_LOOK


@dataclass(frozen=True, slots=True, eq=False)
class Touches:
    """Points of contact: at which look, between which two things (furniture, then dice), with what force in N."""

    looks: Any
    things: Any
    forces: Any

    def inside(self, column: int) -> bool:
        """Whether this die touched foam, wall or another die."""
        mine = (self.things == column + len(FURNITURE)).any(axis=1)
        return bool((mine & ~np.isin(self.things[:, 0], OUTSIDE)).any())

    def heard(self, dice: Sequence[int]) -> tuple[Contact, ...]:
        """What is loud enough to hear: the peak of each touch of two things, in the order of time."""
        peaks: dict[int, list[tuple[int, float]]] = {}
        latest: dict[int, int] = {}
        for look, pair, force in self._loud():
            found = peaks.setdefault(pair, [])
            if not found or look - latest[pair] > BETWEEN:
                found.append((look, force))
            elif force > found[-1][1]:
                found[-1] = (look, force)
            latest[pair] = look
        things = [*(THINGS[name] for name in FURNITURE), *dice]
        contacts = [
            Contact(round(look * MS_PER_LOOK), things[pair // GEOMS], things[pair % GEOMS], _strength(force))
            for pair, found in peaks.items()
            for look, force in found
        ]
        return tuple(sorted(contacts, key=lambda contact: (contact.ms, contact.what, contact.on)))

    def _loud(self) -> list[tuple[int, int, float]]:
        """When, which two things (as one number) and how hard; the points of one touch are added up."""
        pairs = (self.looks * GEOMS + self.things[:, 0]) * GEOMS + self.things[:, 1]
        moments, each = np.unique(pairs, return_inverse=True)
        forces = np.bincount(each, self.forces, len(moments))
        loud = forces > AUDIBLE
        moments, forces = moments[loud], forces[loud]
        return list(zip((moments // GEOMS**2).tolist(), (moments % GEOMS**2).tolist(), forces.tolist(), strict=True))


def _strength(force: float) -> int:
    return min(max(round(log(force / FAINTEST) / log(LOUDER)), 0), 255)
