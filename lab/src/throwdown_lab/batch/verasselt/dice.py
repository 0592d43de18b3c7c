"""Seven dice in one whole number: a byte for each die, in which the bit of its face is set.

A roll takes 64 bits of chance. No way to fall is off its chance by more than a millionth of it.
"""

from __future__ import annotations

from itertools import product

import numpy as np

from throwdown.rules.verasselt.choices import DICE_CHOICES
from throwdown.rules.verasselt.state import BAR, COLOURS, DICE, FACES
from throwdown.throwers.dice import BUG_DIE
from throwdown_lab.batch.chance import GOLDEN, mixed
from throwdown_lab.batch.compiled import tiny


def _bits(faces: tuple[str, ...]) -> int:
    return sum(1 << FACES.index(face) + 8 * die for die, face in enumerate(faces))


_BYTE = 0xFF
#: All that the first four dice can show, and the other three.
_SHOWN = {shown: _bits(shown) for shown in product(FACES, repeat=4)}
_OTHERS_SHOWN = {shown: _bits(shown) << 8 * 4 for shown in product(FACES, repeat=DICE - 4)}


def packed(faces: tuple[str, ...]) -> int:
    """Seven dice that show these faces."""
    return _SHOWN[faces[:4]] | _OTHERS_SHOWN[faces[4:]]


ALL_BARS = packed((BAR,) * DICE)
#: Which bytes a set of dice changes.
_CHANGED = np.array([sum(_BYTE << 8 * die for die in dice) for dice in DICE_CHOICES], np.int64)
#: All ways in which the first four dice can fall, and the other three.
_WAYS = tuple(product(BUG_DIE, repeat=4))
_OTHER_WAYS = tuple(product(BUG_DIE, repeat=DICE - 4))
_FIRST = np.array([_SHOWN[way] for way in _WAYS], np.int64)
_OTHERS = np.array([_OTHERS_SHOWN[way] for way in _OTHER_WAYS], np.int64)
_MANY, _OTHER_MANY = np.uint64(len(_WAYS)), np.uint64(len(_OTHER_WAYS))
_HALF, _LOWER = np.uint64(32), np.uint64(2**32 - 1)
_EACH_DIE = 0x01010101010101
_BAR = len(COLOURS)


def fallen(bits: int) -> tuple[str, ...]:
    """The faces that seven dice show by these 64 bits: each half chooses a way, all but equally likely."""
    first, others = divmod(bits, 2**32)
    return _WAYS[first * len(_WAYS) >> 32] + _OTHER_WAYS[others * len(_OTHER_WAYS) >> 32]


@tiny
def rolled(dice: int, number: int, key: np.uint64) -> int:
    """The dice after a roll of the set with this number: what ``fallen`` says, for the dice that are rolled."""
    bits = mixed(key + GOLDEN)
    first = _FIRST[np.int64((bits >> _HALF) * _MANY >> _HALF)]
    others = _OTHERS[np.int64((bits & _LOWER) * _OTHER_MANY >> _HALF)]
    changed = _CHANGED[number]
    return (dice & ~changed) | ((first | others) & changed)  # type: ignore[no-any-return]


@tiny
def showing(dice: int, face: int) -> int:
    """How many dice show this face: all bytes meet in the highest one."""
    return (dice >> face & _EACH_DIE) * _EACH_DIE >> 48 & DICE


@tiny
def bars(dice: int) -> int:
    return showing(dice, _BAR)


@tiny
def demand(dice: int) -> int:
    """The cards that coloured dice ask for, one each (VER-CATCH-01)."""
    return showing(dice, 0) | showing(dice, 1) << 8 | showing(dice, 2) << 16 | showing(dice, 3) << 24
