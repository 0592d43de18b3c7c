"""The rules of one table as a row of numbers: edition, seats, options, and which ids its choices have."""

from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING

import numpy as np
from msgspec.structs import astuple
from numpy.typing import NDArray

from throwdown.rules.rulings import OPTIONS
from throwdown.throwers.luck import LUCK as LUCK_TABLE
from throwdown.throwers.thrower import MANNERS

from .layout import BENCH, LUCK, SHEET, Edition

if TYPE_CHECKING:
    from throwdown_lab.coding.arena import ArenaCoding

Bench = NDArray[np.int64]

#: The options that change how a game goes. The number of a value is its place in the table of ``rules.rulings``.
_OPTIONS = (
    *("start_die", "start_x", "collect", "big_throw_when", "big_throw_cause", "elim_nonactive", "all_out"),
    *("supply_visibility", "storm_collector", "storm_pile_only", "storm_chain", "pile_split", "pile_merge"),
    *("piles_after_fire", "hurricane_piles", "swamp_water_only", "fire_mode", "fire_tie", "fire_empty_supply"),
    *("reaction_no_match", "immobulus_only", "relashio_throwers", "relashio_pending", "relashio_new_immobulus"),
    *("accio_extra", "accio_from_tower", "accio_immobulus", "leviosa_order"),
)
(START_DIE, START_X, COLLECT_RULE, BIG_WHEN, BIG_CAUSE, ELIM, ALL_OUT_RULE, VISIBILITY) = range(SHEET + 0, SHEET + 8)
(STORM_COLLECTOR, STORM_PILE, STORM_CHAIN, SPLIT, MERGE, AFTER_FIRE, HURRICANE_PILES) = range(SHEET + 8, SHEET + 15)
(SWAMP, FIRE_MODE, FIRE_TIE, FIRE_EMPTY, NO_MATCH) = range(SHEET + 15, SHEET + 20)
(IMMO_ONLY, RELA_THROWERS, RELA_PENDING, RELA_IMMO) = range(SHEET + 20, SHEET + 24)
(ACCIO_EXTRA, ACCIO_TOWER, ACCIO_IMMO, LEVI_ORDER) = range(SHEET + 24, SHEET + 28)
(EDITION, SEATS, SLOTS, AVATAR, MOST_PILES_HERE) = range(SHEET + 28, SHEET + 33)
(ID_THROW, ID_ALL, ID_STOP, ID_PLACE, ID_COLLECT, ID_PILE, ID_FROM_PILE, ID_KEEP, ID_NO_EXTRA, ID_SLOT) = range(
    SHEET + 33, SHEET + 43
)
#: One number for each seat: the dice that it begins with.
STARTING = SHEET + 43

_EDITIONS = {
    **dict.fromkeys(("strike", "impact"), Edition.CORE),
    **dict.fromkeys(("impact_power", "impact_avatar"), Edition.POWERS),
    "hp_strike": Edition.SPELLS,
}


def edition_of(coding: ArenaCoding) -> Edition:
    """What this game adds to the core."""
    return _EDITIONS[coding.game.id]


def bench_for(coding: ArenaCoding) -> Bench:
    """The bench for games of this table, before any of them lies on it."""
    sheet, chances = _sheet(coding), _chances()
    bench = np.zeros(BENCH, np.int64)
    bench[SHEET : SHEET + len(sheet)] = sheet
    bench[LUCK : LUCK + len(chances)] = chances
    return bench


def _sheet(coding: ArenaCoding) -> list[int]:
    """0 stands for the default of whatever the game does not have."""
    game, ids = coding.game, coding.ids
    chosen = [_number(option, game.options.get(option)) for option in _OPTIONS]
    elements = game.options.get("active_elements") or ()
    avatar = sum(1 << game.symbols.index(element) for element in elements) if game.id == "impact_avatar" else -1
    numbers = [edition_of(coding), game.seats, ids.slots, avatar, ids.most_piles]
    numbers += [ids.throw, ids.throw_all, ids.stop, ids.place, ids.collect]
    numbers += [ids.piles, ids.from_pile, ids.keep, ids.no_extra, ids.slot]
    return [*chosen, *numbers, *game.starting_dice]


def _number(option: str, value: object) -> int:
    return 0 if value is None else OPTIONS[option].values.index(value)


def _chances() -> list[int]:
    """Hit, turn, leave, knock and bare of each manner, in parts of 2^53: a number below it means yes."""
    tables = [LUCK_TABLE[manner] for manner in MANNERS]
    return [ceil(chance * 2**53) for each in tables for chance in astuple(each)]
