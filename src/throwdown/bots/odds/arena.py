"""Exact odds of one throw into the arena, on the luck model (DIG-03, DIG-TOWER-3).

A thrown die that stays and a lying die that turns both show a *fresh* face, each of the six alike.
Fresh dice do not care which symbols lie there, only how many of them lie alone and how many in
sets. So the count goes in two steps: first which lying dice keep their faces and how many dice are
fresh, then the fresh dice one after the other. Weights are whole numbers until the very end, so
nothing is rounded.

Counted is the throw itself: what is lost, which sets lie there and what of them is free to be
taken, before anybody answers. A storm or a Relashio may change the arena once more, a race may give
the sets to another player, and the extra die of an Accio comes on top.
"""

from __future__ import annotations

from collections import defaultdict
from fractions import Fraction
from functools import lru_cache
from math import comb, lcm
from typing import TYPE_CHECKING, Any, cast

from msgspec.structs import astuple

from throwdown.rules.arena.dice import LOST_FACE, SYMBOLS
from throwdown.rules.arena.state import React, Throw, ThrowAll, ThrowFromPile, ThrowPile
from throwdown.rules.values import Value
from throwdown.throwers import luck

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from throwdown.rules import Action
    from throwdown.rules.arena.pipeline import ArenaView

FACES_OF_A_DIE = 6

#: The faces that lie there as before, and the number of fresh dice.
Lying = tuple[tuple[str, ...], int]
#: Symbols that lie alone, symbols in sets, dice of the held symbol (two are as good as more), dice in free sets.
Sorted = tuple[int, int, int, int]


class Position(Value):
    """What lies in the arena, as far as it matters to a throw."""

    game: str
    loose: tuple[str, ...]
    towers: tuple[tuple[str, ...], ...] = ()
    """Bottom to top."""
    held: str | None = None
    """The symbol whose sets stay in the arena."""


class ThrowOdds(Value):
    """What one throw promises."""

    p_match: Fraction
    """Dice can be taken."""
    p_held: Fraction
    """Sets lie there, but an effect holds them all."""
    p_lost: Fraction
    """A thrown die, each by itself, shows X or does not stay in the arena."""
    collected: tuple[Fraction, ...]
    """The chance that 0, 1, 2 … dice can be taken."""
    sets: tuple[tuple[str, Fraction], ...]
    """For each symbol the chance that two or more of it lie there."""

    @property
    def expected(self) -> Fraction:
        """How many dice can be taken, on average."""
        return sum((count * chance for count, chance in enumerate(self.collected)), Fraction(0))


class ThrowChoice(Value):
    """One way to throw, and what it promises."""

    action: Action
    dice: int
    manner: str
    odds: ThrowOdds


# Asking


def throw_choices(view: ArenaView, table: Mapping[str, luck.ThrowChances] = luck.LUCK) -> tuple[ThrowChoice, ...]:
    """Every throw that this seat may make now, in every manner. Reaction throws are not among them."""
    lying = position(view)
    throws = [action for action in view.actions if dice_thrown(view, action) and not isinstance(action, React)]
    return tuple(
        ThrowChoice(action, dice, manner, throw_odds(lying, dice, chances))
        for action in throws
        for dice in (dice_thrown(view, action),)
        for manner, chances in table.items()
    )


def position(view: ArenaView) -> Position:
    """The position that this view shows."""
    faces = dict(view.arena)
    stacked = {die for stack in view.stacks for die in stack}
    return Position(
        view.game,
        tuple(sorted(face for die, face in view.arena if die not in stacked)),
        tuple(tuple(faces[die] for die in stack) for stack in view.stacks),
        held_symbol(view.game, view.elements),
    )


def things(position: Position) -> int:
    """How many dice and towers a throw may strike."""
    return len(position.loose) + len(position.towers)


def held_symbol(game: str, elements: tuple[str, ...]) -> str | None:
    """The symbol that is never taken: Immobulus (HPS-IMMO-01), or water in the swamp (IMP-POW-SWAMP-01)."""
    if game == "hp_strike":
        return "IMMOBULUS"
    return "WATER" if "WATER" in elements else None


def dice_thrown(view: ArenaView, action: Action) -> int:
    """How many dice fly; 0 if the action does not throw."""
    if isinstance(action, ThrowPile):
        return view.piles[view.active][action.pile]
    if isinstance(action, ThrowAll):
        return view.supplies[view.active] or 0
    return int(isinstance(action, Throw | ThrowFromPile | React))


@lru_cache(maxsize=4096)
def throw_odds(position: Position, dice: int, chances: luck.ThrowChances) -> ThrowOdds:
    """The odds of throwing so many dice from one hand into this position."""
    knocks = _Knocks(chances.among(things(position)))
    lost = LOST_FACE[position.game]
    each = [knocks.loose(face, dice) for face in position.loose]
    each += [knocks.tower(tower, lost, dice) for tower in position.towers]
    each += [knocks.thrown()] * dice
    return _throw_odds(position, _together(each), knocks.p_lost)


# What the throw does to each die


class _Knocks:
    """One manner of throwing, as exact chances."""

    def __init__(self, chances: luck.ThrowChances) -> None:
        exact: Any = luck.ThrowChances(*cast("Any", (Fraction(str(chance)) for chance in astuple(chances))))
        self.hit, self.leave, self.knock = exact.hit, exact.leave, exact.knock
        self.stays = 1 - self.hit * self.knock
        """A lying die is still in the arena after one more die came in."""
        self.untouched = 1 - exact.stirs
        """… and shows what it showed."""
        self.p_lost = self.leave + (1 - self.leave) / FACES_OF_A_DIE

    def thrown(self) -> dict[Lying, Fraction]:
        return {((), 1): 1 - self.leave, ((), 0): self.leave}

    def loose(self, face: str, strikes: int) -> dict[Lying, Fraction]:
        """A lying die while so many dice come in: as before, fresh, or gone."""
        same, there = self.untouched**strikes, self.stays**strikes
        return {((face,), 0): same, ((), 1): there - same, ((), 0): 1 - there}

    def tower(self, tower: tuple[str, ...], lost: str, strikes: int) -> dict[Lying, Fraction]:
        """A tower remains, or breaks at a random level: the dice above fall and turn (DIG-TOWER-3)."""
        if not tower:
            return {((), 0): Fraction(1)}
        if len(tower) == 1:  # a single die is no tower
            return self.loose(tower[0], strikes)
        if not strikes:
            return {(_read(tower, lost), 0): Fraction(1)}
        after: dict[Lying, Fraction] = defaultdict(Fraction)
        for lying, chance in self.tower(tower, lost, strikes - 1).items():
            after[lying] += (1 - self.hit) * chance
        for level in range(len(tower)):
            for (faces, fresh), chance in self.tower(tower[:level], lost, strikes - 1).items():
                for fallen, share in self._fallen(len(tower) - level, strikes - 1):
                    after[faces, fresh + fallen] += self.hit / len(tower) * chance * share
        return after

    def _fallen(self, dice: int, strikes: int) -> Iterator[tuple[int, Fraction]]:
        """How many of the dice that fell off a tower are still there in the end."""
        there = (1 - self.knock) * self.stays**strikes
        for count in range(dice + 1):
            yield count, comb(dice, count) * there**count * (1 - there) ** (dice - count)


def _read(tower: tuple[str, ...], lost: str) -> tuple[str, ...]:
    """The one face of a tower that counts: its top, once the X above are off (HPS-LEVI-02, AMB-29)."""
    return next(((face,) for face in reversed(tower) if face != lost), ())


# All dice together


def _together(dice: Iterable[dict[Lying, Fraction]]) -> dict[Lying, int]:
    """What may lie there in the end, with weights that add up to anything."""
    landed: dict[Lying, int] = {((), 0): 1}
    for die in dice:
        scale = lcm(*(chance.denominator for chance in die.values()))
        weights = [(faces, fresh, int(chance * scale)) for (faces, fresh), chance in die.items() if chance]
        after: dict[Lying, int] = defaultdict(int)
        for (faces, fresh), weight in landed.items():
            for more, turned, share in weights:
                after[faces + more, fresh + turned] += weight * share
        landed = after
    return landed


def _throw_odds(position: Position, landed: dict[Lying, int], p_lost: Fraction) -> ThrowOdds:
    ends = _roll_fresh(position, landed)
    total = sum(ends.values())
    most = max(taken for *_, taken in ends)
    collected = [0] * (most + 1)
    for (*_, taken), weight in ends.items():
        collected[taken] += weight
    held = sum(weight for (_, _, held, taken), weight in ends.items() if held > 1 and not taken)
    return ThrowOdds(
        p_match=1 - Fraction(collected[0], total),
        p_held=Fraction(held, total),
        p_lost=p_lost,
        collected=tuple(Fraction(weight, total) for weight in collected),
        sets=tuple((symbol, _chance_of_set(symbol, landed)) for symbol in SYMBOLS[position.game]),
    )


def _roll_fresh(position: Position, landed: dict[Lying, int]) -> dict[Sorted, int]:
    """Every fresh die gets its face; where fewer dice are fresh, weights grow as if the others were rolled too."""
    free = [symbol for symbol in SYMBOLS[position.game] if symbol != position.held]
    waiting: list[dict[Sorted, int]] = [defaultdict(int) for _ in range(1 + max(fresh for _, fresh in landed))]
    for (faces, fresh), weight in landed.items():
        waiting[fresh][_sorted(faces, free, position.held)] += weight
    rolled, scale = waiting.pop(), 1
    while waiting:
        rolled = _roll_one(rolled, len(free))
        scale *= FACES_OF_A_DIE
        for lying, weight in waiting.pop().items():
            rolled[lying] += weight * scale
    return rolled


def _sorted(faces: tuple[str, ...], free: list[str], held: str | None) -> Sorted:
    """What lies there, symbol by symbol: alone, in a set, or held."""
    counts = [faces.count(symbol) for symbol in free]
    sets = [count for count in counts if count > 1]
    return counts.count(1), len(sets), min(faces.count(held), 2) if held else 0, sum(sets)


def _roll_one(before: dict[Sorted, int], free: int) -> dict[Sorted, int]:
    """One fresh die: it opens a symbol, makes a set, joins a set, is held, or is lost."""
    after: dict[Sorted, int] = defaultdict(int)
    for (alone, sets, held, taken), weight in before.items():
        after[alone, sets, held, taken] += weight  # the face that is lost (CORE-12)
        if absent := free - alone - sets:
            after[alone + 1, sets, held, taken] += weight * absent
        if alone:
            after[alone - 1, sets + 1, held, taken + 2] += weight * alone
        if sets:
            after[alone, sets, held, taken + 1] += weight * sets
        if free < FACES_OF_A_DIE - 1:
            after[alone, sets, min(held + 1, 2), taken] += weight
    return after


def _chance_of_set(symbol: str, landed: dict[Lying, int]) -> Fraction:
    """The chance that two or more show this symbol: all but none and one."""
    short: dict[tuple[int, int], int] = defaultdict(int)
    for (faces, fresh), weight in landed.items():
        if (lying := faces.count(symbol)) < 2:
            short[lying, fresh] += weight
    missed = sum((weight * _at_most(1 - lying, fresh) for (lying, fresh), weight in short.items()), Fraction(0))
    return 1 - missed / sum(landed.values())


def _at_most(wanted: int, fresh: int) -> Fraction:
    """The chance that none, or at most one, of the fresh dice shows one certain face."""
    others = FACES_OF_A_DIE - 1
    ways = sum(comb(fresh, same) * others ** (fresh - same) for same in range(min(wanted, fresh) + 1))
    return Fraction(ways, FACES_OF_A_DIE**fresh)
