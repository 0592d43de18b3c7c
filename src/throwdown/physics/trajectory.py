"""The recorded motion of a throw, and its form on the wire.

Dice that never move are left out. The layout, all little-endian, deflated as a whole (zlib):

    offset  size  what
    0       1     version of this layout (1)
    1       1     number of dice D that move
    2       2     number of frames F (60 a second)
    4       2     number of contacts C
    6       D     the dice, by number
    6+D     D·F·2·7  for each die seven planes: x, y, z in steps of 0.02 mm (signed), then the quaternion as
                  which component is largest (0 to 3) and the other three in steps of 1/√2/32767 (signed), in the
                  order w x y z without the largest, whose sign is made positive. Each plane is F numbers of 16
                  bits: the first as it is, then differences (all modulo 65536); first all low bytes, then all
                  high bytes.
    …       5·C   contacts: time in ms (2 bytes), what (1), with what (1), strength (1)

What touches is a die by its number, or 250 foam, 251 wall, 252 table. Strength s is the peak force:
0.1 N · 1.05^s.
"""

from __future__ import annotations

import zlib
from dataclasses import dataclass
from math import log
from struct import Struct
from typing import TYPE_CHECKING, Any

import numpy as np

from throwdown.errors import RecordDamaged

from .dimensions import AUDIBLE, FRAMES_PER_SECOND, LOOKS_PER_FRAME, SAME_SOUND
from .scene import FURNITURE

if TYPE_CHECKING:
    from collections.abc import Mapping

    from .cube import Array

VERSION = 1
HEAD = Struct("<BBHH")
CONTACT = Struct("<HBBB")
#: Length of a step of a place in m, and of a component of a quaternion.
STEP = 0.00002
TURN = 0.5**0.5 / 32767
#: Farther than this from the centre nothing is recorded, in m: a die stays where it was last.
FARTHEST = 0.65
FOAM, WALL, TABLE = 250, 251, 252
THINGS = {"foam": FOAM, "wall": WALL, "table": TABLE, "buttress": WALL}
FAINTEST, LOUDER = 0.1, 1.05
#: A die has moved if it is farther than this from where it lay, in m or as a part of a quaternion.
MOVED = 0.0001


@dataclass(frozen=True, slots=True)
class Contact:
    """Something was struck."""

    ms: int
    what: int
    on: int
    strength: int

    @property
    def newtons(self) -> float:
        return FAINTEST * LOUDER**self.strength


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
    def of(cls, names: Mapping[int, int], poses: Array, thrown: set[int], contacts: tuple[Contact, ...]) -> Trajectory:
        """The motion of these dice (names by column), without those that only lie there."""
        travelled = np.abs(poses - poses[0]).max(axis=(0, 2)) > MOVED
        columns = [column for column, die in names.items() if travelled[column] or die in thrown]
        kept = _within(poses[:, columns])
        return cls(tuple(names[column] for column in columns), kept, contacts)

    # On the wire

    def encode(self) -> bytes:
        """The bytes of the layout above."""
        frames, dice = self.poses.shape[:2]
        head = HEAD.pack(VERSION, dice, frames, len(self.contacts))
        planes = _planes(self.poses).transpose(1, 2, 0)  # die, plane, frame
        deltas = np.diff(planes, axis=-1, prepend=np.zeros_like(planes[..., :1])).astype("<u2")
        split = deltas[..., None].view(np.uint8).transpose(0, 1, 3, 2)
        struck = b"".join(CONTACT.pack(each.ms, each.what, each.on, each.strength) for each in self.contacts)
        return zlib.compress(head + bytes(self.dice) + split.tobytes() + struck, 6)

    @classmethod
    def decode(cls, data: bytes) -> Trajectory:
        """The motion that these bytes hold; damage raises an error."""
        try:
            return cls._decoded(zlib.decompress(data))
        except (ValueError, IndexError, zlib.error) as error:
            raise RecordDamaged(f"this is no recorded motion ({error})", line=0, code="record/motion") from None

    @classmethod
    def _decoded(cls, data: bytes) -> Trajectory:
        if len(data) < HEAD.size or data[0] != VERSION:
            raise ValueError(f"layout {data[:1].hex() or 'missing'} is not {VERSION}")
        _, dice, frames, struck = HEAD.unpack_from(data)
        body = HEAD.size + dice
        end = body + dice * frames * 14
        if len(data) != end + struck * CONTACT.size:
            raise ValueError(f"{len(data)} bytes do not fit {dice} dice, {frames} frames and {struck} contacts")
        split = np.frombuffer(data, np.uint8, dice * frames * 14, body).reshape(dice, 7, 2, frames)
        deltas = np.ascontiguousarray(split.transpose(0, 1, 3, 2)).view("<u2")[..., 0]
        planes = np.cumsum(deltas, axis=-1, dtype=np.uint16).transpose(2, 0, 1)
        contacts = tuple(Contact(*numbers) for numbers in CONTACT.iter_unpack(data[end:]))
        return cls(tuple(data[HEAD.size : body]), _poses(planes), contacts)


def _within(poses: Array) -> Array:
    """Dice that leave the recorded space stay where they were last seen."""
    far: Any = (np.abs(poses[..., :3]) > FARTHEST).any(axis=2)
    for column in np.flatnonzero(far.any(axis=0)):
        first = int(np.argmax(far[:, column]))
        poses[first:, column] = poses[max(first - 1, 0), column]
    return poses


def _planes(poses: Array) -> Any:
    """Seven whole numbers for each pose, modulo 65536."""
    quaternions = poses[..., 3:]
    largest = np.argmax(np.abs(quaternions), axis=-1)
    sign = np.sign(np.take_along_axis(quaternions, largest[..., None], -1))
    others = np.array([[1, 2, 3], [0, 2, 3], [0, 1, 3], [0, 1, 2]])[largest]
    small = np.take_along_axis(quaternions * sign, others, -1)
    numbers = np.concatenate([poses[..., :3] / STEP, largest[..., None], small / TURN], axis=-1)
    return np.rint(numbers).astype(np.int64) % 65536


def _poses(planes: Any) -> Array:
    signed = planes.astype(np.int16).astype(float)
    largest = planes[..., 3].astype(np.int64)
    if (largest > 3).any():
        raise ValueError("a quaternion has four components")
    small = signed[..., 4:] * TURN
    rest = np.sqrt(np.maximum(1 - (small**2).sum(axis=-1, keepdims=True), 0))
    order = np.array([[3, 0, 1, 2], [0, 3, 1, 2], [0, 1, 3, 2], [0, 1, 2, 3]])[largest]
    quaternions = np.take_along_axis(np.concatenate([small, rest], axis=-1), order, -1)
    return np.concatenate([signed[..., :3] * STEP, quaternions], axis=-1)


# Contacts


class Contacts:
    """What touches what while the engine runs: looked at a few times per frame, made sense of afterwards."""

    def __init__(self, dice: int) -> None:
        self.gone = np.zeros(dice, dtype=bool)
        """Dice that touched the table outside (AMB-25)."""
        self._looks = 0
        self._seen: list[tuple[int, Any, Any, Any]] = []

    def look(self, data: Any) -> None:
        self._looks += 1
        if data.ncon:
            contact = data.contact
            pairs = contact.geom.copy()
            self._seen.append((self._looks, pairs, contact.efc_address.copy(), data.efc_force.copy()))
            outside = pairs[:, 0] == OUTSIDE
            if outside.any():
                self.gone[pairs[outside, 1] - len(FURNITURE)] = True

    def touched_inside(self, column: int) -> bool:
        """Whether this die touched foam, wall or another die."""
        geom = column + len(FURNITURE)
        return any(((pairs == geom).any(axis=1) & (pairs[:, 0] != OUTSIDE)).any() for _, pairs, _, _ in self._seen)

    def heard(self, names: Mapping[int, int]) -> tuple[Contact, ...]:
        """What is loud enough to hear: the peak of each touch of two things, in the order of time."""
        if not self._seen:
            return ()
        looks, pairs, forces = self._touches()
        found = []
        for pair in np.unique(pairs):
            mine = pairs == pair
            for ms, force in _peaks(looks[mine] * MS_PER_LOOK, forces[mine]):
                strength = min(max(round(log(force / FAINTEST) / log(LOUDER)), 0), 255)
                what, on = (_thing(int(geom), names) for geom in divmod(int(pair), GEOMS))
                found.append(Contact(round(ms), what, on, strength))
        return tuple(sorted(found, key=lambda contact: (contact.ms, contact.what, contact.on)))

    def _touches(self) -> tuple[Any, Any, Any]:
        """When, which two geoms (as one number) and how hard: several points of one touch are added up."""
        looks = np.concatenate([np.full(len(pairs), look) for look, pairs, _, _ in self._seen])
        pairs = np.concatenate([pairs[:, 0] * GEOMS + pairs[:, 1] for _, pairs, _, _ in self._seen])
        forces = np.concatenate([_forces(addresses, force) for _, _, addresses, force in self._seen])
        moments, each = np.unique(looks * GEOMS**2 + pairs, return_inverse=True)
        return moments // GEOMS**2, moments % GEOMS**2, np.bincount(each, forces)


OUTSIDE = FURNITURE.index("table")
GEOMS = 256
MS_PER_LOOK = 1000 / (FRAMES_PER_SECOND * LOOKS_PER_FRAME)


def _forces(addresses: Any, force: Any) -> Any:
    """The normal force of each contact in N; one that the solver left out has none."""
    return np.where(addresses >= 0, force[np.maximum(addresses, 0)], 0.0) if len(force) else np.zeros(len(addresses))


def _peaks(times: Any, forces: Any) -> list[tuple[float, float]]:
    """The loudest moment of each touch, if it can be heard."""
    touches = np.split(np.arange(len(times)), np.flatnonzero(np.diff(times) > SAME_SOUND * 1000) + 1)
    loudest = [touch[np.argmax(forces[touch])] for touch in touches]
    return [(float(times[at]), float(forces[at])) for at in loudest if forces[at] > AUDIBLE]


def _thing(geom: int, names: Mapping[int, int]) -> int:
    return THINGS[FURNITURE[geom]] if geom < len(FURNITURE) else names[geom - len(FURNITURE)]
