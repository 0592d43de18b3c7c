"""The recorded motion of a throw as bytes, without arrays: its layout, how it ends, and dice turned in the hand.

Dice that never move are left out. The layout, all little-endian, deflated as a whole (zlib):

    offset    size    what
    0         1       version of this layout (1)
    1         1       number of dice D that move
    2         2       number of frames F (60 a second)
    4         2       number of contacts C
    6         D       the dice, by number
    6+D       7·D·F   the low bytes of seven planes
    6+D+7DF   7·D·F   the high bytes of the same
    6+D+14DF  5·C     contacts: time in ms (2 bytes), what (1), with what (1), strength (1)

The planes: x, y, z in steps of 0.02 mm, then the quaternion as which component is largest (0 to 3)
and the other three in steps of 1/√2/32767, in the order w x y z without the largest, whose sign is
made positive. A plane holds F numbers of 16 bits for the first die, then for the second …: each the
difference to the frame before (the first to 0), modulo 65536, folded so that small ones of either
sign are small: 0, −1, 1, −2, 2 … become 0, 1, 2, 3, 4 …

What touches is a die by its number, or 250 foam, 251 wall, 252 table. Strength s is the peak force:
0.1 N · 1.05^s.
"""

from __future__ import annotations

import zlib
from dataclasses import dataclass
from math import sqrt
from struct import Struct
from typing import TYPE_CHECKING, NamedTuple, Protocol

from throwdown.errors import RecordDamaged

from .cube import times

if TYPE_CHECKING:
    from collections.abc import Mapping

    from .cube import Quaternion
    from .scene import Scene

VERSION = 1
HEAD = Struct("<BBHH")
CONTACT = Struct("<HBBB")
#: Length of a step of a place in m, and of a component of a quaternion.
STEP = 0.00002
TURN = 0.5**0.5 / 32767
#: Bytes of a motion before it is deflated: far more than 26 dice need for the longest throw.
LARGEST = 1_000_000
#: What is touched that is not a die.
FOAM, WALL, TABLE = 250, 251, 252
#: The force of strength 0 in N, and how much louder each next one is.
FAINTEST, LOUDER = 0.1, 1.05
#: Planes of each die, and which of them hold the quaternion.
PLANES, QUATERNION = 7, (3, 4, 5, 6)


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


class Motion(Protocol):
    """A recorded motion, whatever computed it."""

    def encode(self) -> bytes:
        """The bytes of the layout above."""
        ...

    def last_turns(self) -> Mapping[int, Quaternion]:
        """How each die that moved is turned at the end."""
        ...


class DiceAtRest(Protocol):
    """How a throw ended, as far as the rules need to know it."""

    @property
    def faces(self) -> Mapping[int, int]: ...
    @property
    def out(self) -> Mapping[int, str]: ...
    @property
    def stacks(self) -> tuple[tuple[int, ...], ...]: ...
    @property
    def nudges(self) -> tuple[int, ...]: ...


class AnyLanding(DiceAtRest, Protocol):
    """How a throw ended, as far as a table needs to know it."""

    @property
    def scene(self) -> Scene: ...
    @property
    def trajectory(self) -> Motion: ...


class Layout(NamedTuple):
    """Where in the bytes of a motion, not deflated, everything is."""

    dice: tuple[int, ...]
    frames: int
    body: int
    end: int

    @classmethod
    def of(cls, data: bytes | bytearray) -> Layout:
        """Raises ``ValueError`` where the bytes are no motion."""
        if len(data) < HEAD.size or data[0] != VERSION:
            raise ValueError(f"layout {data[:1].hex() or 'missing'} is not {VERSION}")
        _, dice, frames, struck = HEAD.unpack_from(data)
        if not frames:
            raise ValueError("a motion has at least one frame")
        body = HEAD.size + dice
        end = body + dice * frames * 2 * PLANES
        if len(data) != end + struck * CONTACT.size:
            raise ValueError(f"{len(data)} bytes do not fit {dice} dice, {frames} frames and {struck} contacts")
        return cls(tuple(data[HEAD.size : body]), frames, body, end)

    def row(self, plane: int, column: int) -> slice:
        """The low bytes of one plane of one die; the high bytes are ``half`` later."""
        start = self.body + (plane * len(self.dice) + column) * self.frames
        return slice(start, start + self.frames)

    @property
    def half(self) -> int:
        return len(self.dice) * self.frames * PLANES


def contacts_in(data: bytes, layout: Layout) -> tuple[Contact, ...]:
    return tuple(Contact(*numbers) for numbers in CONTACT.iter_unpack(data[layout.end :]))


def inflated(data: bytes) -> bytes:
    """The whole of a stream and nothing behind it; never more than a motion can hold."""
    stream = zlib.decompressobj()
    found = stream.decompress(data, LARGEST)
    if not stream.eof or stream.unused_data:
        raise ValueError("it is cut short, too long, or more follows it")
    return found


def deflated(data: bytes, level: int = 9) -> bytes:
    return zlib.compress(data, level)


def damaged(error: Exception) -> RecordDamaged:
    return RecordDamaged(f"this is not a recorded motion ({error})", line=0, code="record/motion")


class EncodedMotion:
    """A motion that another engine has recorded; ``data`` is not deflated."""

    def __init__(self, data: bytes) -> None:
        try:
            self._layout = Layout.of(data)
        except ValueError as error:
            raise damaged(error) from None
        self._data = data

    @classmethod
    def decode(cls, data: bytes) -> EncodedMotion:
        """From the deflated bytes of a record; damage raises an error."""
        try:
            return cls(inflated(data))
        except (ValueError, zlib.error) as error:
            raise damaged(error) from None

    def encode(self) -> bytes:
        return deflated(self._data)

    @property
    def contacts(self) -> tuple[Contact, ...]:
        return contacts_in(self._data, self._layout)

    def last_turns(self) -> dict[int, Quaternion]:
        last = ([self._numbers(plane, column)[-1] for plane in QUATERNION] for column in range(len(self._layout.dice)))
        return {die: _quaternion(*numbers) for die, numbers in zip(self._layout.dice, last, strict=True)}

    def turned(self, turns: Mapping[int, Quaternion]) -> EncodedMotion:
        """The same motion of dice that were held otherwise: each is turned first, in its own axes."""
        data = bytearray(self._data)
        for column, die in enumerate(self._layout.dice):
            if die in turns:
                frames = zip(*(self._numbers(plane, column) for plane in QUATERNION), strict=True)
                turned = [_planes(times(_quaternion(*numbers), turns[die])) for numbers in frames]
                for plane, numbers in zip(QUATERNION, zip(*turned, strict=True), strict=True):
                    self._put(data, plane, column, numbers)
        return EncodedMotion(bytes(data))

    def _numbers(self, plane: int, column: int) -> list[int]:
        """One plane of one die, frame by frame, as numbers from 0 to 65535."""
        row, half = self._layout.row(plane, column), self._layout.half
        low, high = self._data[row], self._data[row.start + half : row.stop + half]
        value, values = 0, list[int]()
        for byte, upper in zip(low, high, strict=True):
            folded = byte | upper << 8
            value = value + (folded >> 1 ^ -(folded & 1)) & 0xFFFF
            values.append(value)
        return values

    def _put(self, data: bytearray, plane: int, column: int, numbers: tuple[int, ...]) -> None:
        row, half, before = self._layout.row(plane, column), self._layout.half, 0
        for place, number in zip(range(row.start, row.stop), numbers, strict=True):
            delta = _signed(number - before & 0xFFFF)
            folded = (delta << 1 ^ delta >> 15) & 0xFFFF
            data[place], data[place + half] = folded & 0xFF, folded >> 8
            before = number


def _signed(number: int) -> int:
    return number - 0x10000 if number & 0x8000 else number


def _quaternion(largest: int, *small: int) -> Quaternion:
    a, b, c = (_signed(number) * TURN for number in small)
    square = 1 - (a * a + b * b + c * c)
    if largest > 3 or square <= 0:
        raise damaged(ValueError("a quaternion has four components and the length 1"))
    parts = [a, b, c]
    parts.insert(largest, sqrt(square))
    return parts[0], parts[1], parts[2], parts[3]


def _planes(quaternion: Quaternion) -> tuple[int, int, int, int]:
    """The four numbers of a quaternion; of two components of the same size the first is the largest."""
    sizes = [abs(part) for part in quaternion]
    largest = sizes.index(max(sizes))
    sign = 1 if quaternion[largest] > 0 else -1
    a, b, c = (round(part * sign / TURN) & 0xFFFF for index, part in enumerate(quaternion) if index != largest)
    return largest, a, b, c
