"""An arena game as numbers that have to be equal, out of its row and out of the state of the rules; and in words."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np

from throwdown.rules.arena.state import IDLE
from throwdown.throwers import MANNERS as MANNER_NAMES

from .layout import (
    ACCIO,
    ACTIVE,
    BUILDING,
    COLLECTOR,
    DICE,
    DIRECTION,
    ELEMENTS,
    FACE,
    FIELDS,
    FIRST,
    GONE,
    GROUPS,
    HANDS,
    KEPT,
    LEVEL,
    MANNERS,
    MOST_DICE,
    MOST_PILES,
    OUT,
    PENDING,
    PHASE,
    PHASE_NAMES,
    PILE,
    PILES,
    REACTED,
    REASON,
    REASON_NAMES,
    REMOVED,
    SPELLS_WIDTH,
    SUPPLY,
    TAKEN_BARE,
    THROWS,
    TOWER,
    VERDICT,
    VERDICT_NAMES,
    WAITING,
    WINNERS,
    width,
)
from .sheet import edition_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from numpy.typing import NDArray

    from throwdown.bots.coding.arena import ArenaCoding
    from throwdown.lab.batch.reference import Reference, Told
    from throwdown.rules.arena import ArenaState

    Rows = NDArray[np.int16]

_SLOTS = np.arange(MOST_DICE)
_PHASES = {name: number for number, name in enumerate(PHASE_NAMES)}
_VERDICTS = {name: number for number, name in enumerate(VERDICT_NAMES)}
_REASONS = {name: number for number, name in enumerate(REASON_NAMES)}
#: Of a tower that a batch cannot have: not at the beginning of the arena, or one of several.
_UNKNOWN_TOWER = -1


def tidied(rows: Rows, spells: bool) -> Rows:
    """The rows without what lies in them from before and is not read any more."""
    tidy = rows.copy()
    empty = rows[:, DICE, None] <= _SLOTS
    tidy[:, FACE : FACE + MOST_DICE][empty] = 0
    if spells:
        tidy[:, KEPT : KEPT + MOST_DICE][empty | (rows[:, PHASE, None] != ACCIO)] = 0
        tidy[:, LEVEL:SPELLS_WIDTH][empty] = 0
    return tidy


def rows_of(coding: ArenaCoding, references: Sequence[Reference]) -> Rows:
    """Games by the rules as tidied rows, field by field. Dice have names there, which play no part."""
    states: list[ArenaState] = [reference.state for reference in references]
    seats, edition = coding.game.seats, edition_of(coding)
    rows = np.zeros((len(states), width(edition)), np.int16)
    rows[:, PHASE] = [_PHASES[state.phase] for state in states]
    rows[:, ACTIVE] = [state.active for state in states]
    rows[:, DIRECTION] = [state.direction for state in states]
    rows[:, FIRST] = [state.first for state in states]
    rows[:, THROWS] = [state.throws for state in states]
    rows[:, REMOVED] = [len(state.removed) for state in states]
    rows[:, TAKEN_BARE] = [state.taken_bare for state in states]
    rows[:, DICE] = [len(state.arena) for state in states]
    rows[:, COLLECTOR] = -1
    supplies = [len(dice) for state in states for dice in state.supplies]
    rows[:, SUPPLY : SUPPLY + seats] = np.array(supplies).reshape(-1, seats)
    faces = coding.faces
    lying = rows[:, DICE, None] > _SLOTS
    rows[:, FACE : FACE + MOST_DICE][lying] = [faces[face] + 1 for state in states for _, face in state.arena]
    for place, state in enumerate(states):
        if state.resolution is not IDLE:
            _throw_under_way(coding, references[place], rows[place])
        if state.out or state.result:
            _who_is_out(state, rows[place])
        if state.stacks:
            rows[place, TOWER] = _tower(state)
        if state.elements:
            _powers(coding, state, rows[place])
    return rows


def _throw_under_way(coding: ArenaCoding, reference: Reference, row: Rows) -> None:
    """What a throw remembers while it is being resolved."""
    state: ArenaState = reference.state
    throw = state.resolution
    row[VERDICT] = _VERDICTS[throw.verdict]
    row[COLLECTOR] = -1 if throw.collector is None else throw.collector
    row[REACTED] = throw.reacted
    row[GONE] = bool(throw.gone)
    row[PENDING] = _bits(coding, throw.pending)
    row[WAITING] = sum(1 << seat for seat in throw.waiting)
    if state.phase == "reaction":
        for seat, dice in throw.hands:
            row[HANDS + seat] = len(dice)
        for seat, manner in reference.manners.items():
            row[MANNERS + seat] = MANNER_NAMES.index(manner)
    elif state.phase == "accio":
        row[KEPT : KEPT + len(state.arena)] = [die in throw.kept for die, _ in state.arena]
    elif state.phase == "tower":
        row[BUILDING] = len(reference.taken)
        for level, each in enumerate(reference.taken, 1):
            row[LEVEL + each - coding.ids.slot] = level


def _who_is_out(state: ArenaState, row: Rows) -> None:
    row[GROUPS] = len(state.out)
    for group, seats in enumerate(state.out, 1):
        for place, seat in enumerate(seats, 1):
            row[OUT + seat] = 8 * group + place
    if state.result:
        row[REASON] = _REASONS[state.result.reason]
        row[WINNERS] = sum(1 << seat for seat in state.result.winners)


def _powers(coding: ArenaCoding, state: ArenaState, row: Rows) -> None:
    row[ELEMENTS] = _bits(coding, state.elements)
    for seat, piles in enumerate(state.piles):
        if piles:
            row[PILES + seat] = len(piles)
            at = PILE + seat * MOST_PILES
            row[at : at + len(piles)] = [len(pile) for pile in piles]


def told_by_row(coding: ArenaCoding, row: list[int]) -> Told:
    """A tidied row in words."""
    seats, dice = coding.game.seats, row[DICE]
    told: Told = dict(zip(FIELDS, row, strict=False))
    told |= {"supplies": row[SUPPLY : SUPPLY + seats], "out": row[OUT : OUT + seats]}
    told |= {"hands": row[HANDS : HANDS + seats], "manners": row[MANNERS : MANNERS + seats]}
    told["faces"] = row[FACE : FACE + dice]
    if coding.game.has_piles:
        told["piles"] = [row[at : at + row[PILES + seat]] for seat in range(seats) for at in [PILE + seat * MOST_PILES]]
    elif coding.game.id == "hp_strike":
        told["levels"] = row[LEVEL : LEVEL + dice]
        told["kept"] = row[KEPT : KEPT + dice]
    return told


def _tower(state: ArenaState) -> int:
    tower = state.stacks[0]
    begins = [*tower] == [die for die, _ in state.arena[: len(tower)]]
    return len(tower) if begins and len(state.stacks) == 1 else _UNKNOWN_TOWER


def _bits(coding: ArenaCoding, symbols: Iterable[str]) -> int:
    return sum(1 << coding.faces[symbol] for symbol in symbols)
