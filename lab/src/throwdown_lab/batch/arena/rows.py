"""An arena game as numbers that have to be equal, out of its row and out of the state of the rules; and in words."""

from __future__ import annotations

from functools import cache, lru_cache
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
    from collections.abc import Sequence

    from numpy.typing import NDArray

    from throwdown.rules.arena import ArenaState
    from throwdown_lab.batch.reference import Fields, Moment
    from throwdown_lab.coding.arena import ArenaCoding

    Rows = NDArray[np.int16]

_SLOTS = np.arange(MOST_DICE)
_PHASES = {name: number for number, name in enumerate(PHASE_NAMES)}
_VERDICTS = {name: number for number, name in enumerate(VERDICT_NAMES)}
_REASONS = {name: number for number, name in enumerate(REASON_NAMES)}
#: Phases in which a throw remembers more than usual.
_ASKED_WITHIN = ("reaction", "accio", "tower")
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


def rows_of(coding: ArenaCoding, moments: Sequence[Moment]) -> Rows:
    """Games by the rules as tidied rows, field by field. Dice have names there, which play no part."""
    states: list[ArenaState] = [moment.state for moment in moments]
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
    _throws_under_way(coding, moments, rows)
    gone = [place for place, state in enumerate(states) if state.out]
    if gone:
        rows[gone, GROUPS] = [len(states[place].out) for place in gone]
        rows[gone, OUT : OUT + seats] = [_who_is_out(states[place].out, seats) for place in gone]
    for place, state in enumerate(states):
        if state.result:
            rows[place, REASON] = _REASONS[state.result.reason]
            rows[place, WINNERS] = sum(1 << seat for seat in state.result.winners)
        if state.stacks:
            rows[place, TOWER] = _tower(state)
        if state.elements:
            _powers(coding, state, rows[place])
    return rows


def _throws_under_way(coding: ArenaCoding, moments: Sequence[Moment], rows: Rows) -> None:
    """What throws remember while they are being resolved."""
    busy = [place for place, moment in enumerate(moments) if moment.state.resolution is not IDLE]
    if not busy:
        return
    throws = [moments[place].state.resolution for place in busy]
    rows[busy, VERDICT] = [_VERDICTS[throw.verdict] for throw in throws]
    rows[busy, COLLECTOR] = [-1 if throw.collector is None else throw.collector for throw in throws]
    rows[busy, REACTED] = [throw.reacted for throw in throws]
    rows[busy, GONE] = [bool(throw.gone) for throw in throws]
    rows[busy, PENDING] = [_bits(coding, throw.pending) for throw in throws]
    rows[busy, WAITING] = [sum(1 << seat for seat in throw.waiting) if throw.waiting else 0 for throw in throws]
    for place in busy:
        if moments[place].state.phase in _ASKED_WITHIN:
            _asked_within(coding, moments[place], rows[place])


def _asked_within(coding: ArenaCoding, moment: Moment, row: Rows) -> None:
    """What a seat has to answer before a throw is resolved."""
    state: ArenaState = moment.state
    throw = state.resolution
    if state.phase == "reaction":
        for seat, dice in throw.hands:
            row[HANDS + seat] = len(dice)
        for seat, manner in moment.manners.items():
            row[MANNERS + seat] = MANNER_NAMES.index(manner)
    elif state.phase == "accio":
        row[KEPT : KEPT + len(state.arena)] = [die in throw.kept for die, _ in state.arena]
    elif state.phase == "tower":
        row[BUILDING] = len(moment.taken)
        for level, each in enumerate(moment.taken, 1):
            row[LEVEL + each - coding.ids.slot] = level


@cache
def _who_is_out(out: tuple[tuple[int, ...], ...], seats: int) -> list[int]:
    """When each seat went out: in which group, and at which place of it."""
    places = {seat: 8 * group + place for group, gone in enumerate(out, 1) for place, seat in enumerate(gone, 1)}
    return [places.get(seat, 0) for seat in range(seats)]


def _powers(coding: ArenaCoding, state: ArenaState, row: Rows) -> None:
    row[ELEMENTS] = _bits(coding, state.elements)
    for seat, piles in enumerate(state.piles):
        if piles:
            row[PILES + seat] = len(piles)
            at = PILE + seat * MOST_PILES
            row[at : at + len(piles)] = [len(pile) for pile in piles]


def fields_of_row(coding: ArenaCoding, row: list[int]) -> Fields:
    """A tidied row in words."""
    seats, dice = coding.game.seats, row[DICE]
    fields: Fields = dict(zip(FIELDS, row, strict=False))
    fields |= {"supplies": row[SUPPLY : SUPPLY + seats], "out": row[OUT : OUT + seats]}
    fields |= {"hands": row[HANDS : HANDS + seats], "manners": row[MANNERS : MANNERS + seats]}
    fields["faces"] = row[FACE : FACE + dice]
    if coding.game.has_piles:
        fields["piles"] = [
            row[at : at + row[PILES + seat]] for seat in range(seats) for at in [PILE + seat * MOST_PILES]
        ]
    elif coding.game.id == "hp_strike":
        fields["levels"] = row[LEVEL : LEVEL + dice]
        fields["kept"] = row[KEPT : KEPT + dice]
    return fields


def _tower(state: ArenaState) -> int:
    tower = state.stacks[0]
    begins = [*tower] == [die for die, _ in state.arena[: len(tower)]]
    return len(tower) if begins and len(state.stacks) == 1 else _UNKNOWN_TOWER


@lru_cache(maxsize=512)  # the same few come again and again
def _bits(coding: ArenaCoding, symbols: tuple[str, ...]) -> int:
    return sum(1 << coding.faces[symbol] for symbol in symbols)
