"""An arena game told by name, out of its row and out of the state of the rules: what has to be equal."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from throwdown.throwers import MANNERS as MANNER_NAMES

from .layout import (
    ACCIO,
    DICE,
    FACE,
    FIELDS,
    HANDS,
    KEPT,
    LEVEL,
    MANNERS,
    MOST_PILES,
    OUT,
    PHASE,
    PHASE_NAMES,
    PILE,
    PILES,
    REASON_NAMES,
    SUPPLY,
    VERDICT_NAMES,
)

if TYPE_CHECKING:
    from collections.abc import Iterable

    from throwdown.bots.coding.arena import ArenaCoding
    from throwdown.lab.batch.reference import Reference, Told
    from throwdown.rules.arena import ArenaState


def told_by_row(coding: ArenaCoding, row: list[int]) -> Told:
    """A game in a batch."""
    seats, dice = coding.game.seats, row[DICE]
    told: Told = dict(zip(FIELDS, row, strict=False))
    told |= {"supplies": row[SUPPLY : SUPPLY + seats], "out": row[OUT : OUT + seats]}
    told |= {"hands": row[HANDS : HANDS + seats], "manners": row[MANNERS : MANNERS + seats]}
    told["faces"] = row[FACE : FACE + dice]
    if coding.game.has_piles:
        told["piles"] = [row[at : at + row[PILES + seat]] for seat in range(seats) for at in [PILE + seat * MOST_PILES]]
    elif coding.game.id == "hp_strike":
        told["levels"] = row[LEVEL : LEVEL + dice]
        told["kept"] = row[KEPT : KEPT + dice] if row[PHASE] == ACCIO else []
    return told


def told_by_state(coding: ArenaCoding, reference: Reference) -> Told:
    """A game by the rules. Dice have names there, which play no part; a tower is the beginning of the arena."""
    state: ArenaState = reference.state
    throw, reaction = state.resolution, state.phase == "reaction"
    order = [die for die, _ in state.arena]
    tower = state.stacks[0] if state.stacks else ()
    fields: list[Any] = [PHASE_NAMES.index(state.phase), state.active, state.direction, state.first, state.throws]
    fields += [len(state.removed), int(state.taken_bare), len(order)]
    fields += [len(tower) if [*tower] == order[: len(tower)] and len(state.stacks) < 2 else state.stacks]
    fields += [_bits(coding, state.elements), len(state.out)]
    fields += [REASON_NAMES.index(state.result.reason if state.result else "")]
    fields += [sum(1 << seat for seat in state.result.winners) if state.result else 0]
    fields += [VERDICT_NAMES.index(throw.verdict), -1 if throw.collector is None else throw.collector]
    fields += [int(throw.reacted), int(bool(throw.gone)), _bits(coding, throw.pending)]
    fields += [sum(1 << seat for seat in throw.waiting), len(reference.taken)]
    told: Told = dict(zip(FIELDS, fields, strict=True))
    told |= {"supplies": [len(dice) for dice in state.supplies], "out": _out(state)}
    told |= {"hands": _hands(state) if reaction else [0] * coding.game.seats}
    manners = reference.manners if reaction else {}
    told["manners"] = [MANNER_NAMES.index(manners[seat]) if seat in manners else 0 for seat in range(coding.game.seats)]
    told["faces"] = [coding.game.symbols.index(face) + 1 for _, face in state.arena]
    if coding.game.has_piles:
        told["piles"] = [[len(pile) for pile in piles] for piles in state.piles]
    elif coding.game.id == "hp_strike":
        levels = {each - coding.ids.slot: level for level, each in enumerate(reference.taken, 1)}
        told["levels"] = [levels.get(slot, 0) for slot in range(len(order))]
        told["kept"] = [int(die in throw.kept) for die in order] if state.phase == "accio" else []
    return told


def _bits(coding: ArenaCoding, symbols: Iterable[str]) -> int:
    return sum(1 << coding.game.symbols.index(symbol) for symbol in symbols)


def _out(state: ArenaState) -> list[int]:
    if not state.out:
        return [0] * len(state.supplies)
    places = {
        seat: 8 * group + place for group, seats in enumerate(state.out, 1) for place, seat in enumerate(seats, 1)
    }
    return [places.get(seat, 0) for seat in range(len(state.supplies))]


def _hands(state: ArenaState) -> list[int]:
    hands = {seat: len(dice) for seat, dice in state.resolution.hands}
    return [hands.get(seat, 0) for seat in range(len(state.supplies))]
