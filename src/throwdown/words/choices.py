"""Which sentences about the rules depend on how a table plays: by option, the clauses with a sentence for each value.

The catalogues hold one sentence for each value (``clause-D-13`` chooses by ``$accio_extra``), and one
that leaves it open, for questions about the rule and not about a table.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Mapping

#: Represents a value that is not chosen yet.
OPEN = "open"

TOLD_FOR: dict[str, tuple[str, ...]] = {
    "first_player": ("CORE-06", "VER-SETUP-05"),
    "starting_dice": ("CORE-03",),
    "start_die": ("D-01", "STR-02", "IMP-03", "IMP-POW-01", "AMB-24"),
    "start_x": ("D-01", "STR-02"),
    "collect": ("CORE-13", "CORE-14", "D-02", "HPS-03", "IMP-POW-STORM-02", "HPS-RELA-04"),
    "big_throw_cause": ("CORE-18", "D-05", "AMB-01", "AMB-02", "IMP-06", "HPS-EXPE-01"),
    "big_throw_when": ("CORE-18", "D-03", "AMB-01", "IMP-06", "HPS-EXPE-01"),
    "elim_nonactive": ("D-07", "AMB-04", "AMB-08", "AMB-44"),
    "all_out": ("AMB-05",),
    "simul_points": ("AMB-09",),
    "tournament_tie": ("TOUR-05", "D-14"),
    "pre_move": ("CORE-21", "D-15", "IMP-04"),
    "supply_visibility": ("CORE-24", "D-16"),
    "accidental_stack": ("AMB-27",),
    "active_elements": ("IMP-AVA-01",),
    "storm_collector": ("IMP-POW-STORM-02", "D-08", "AMB-51"),
    "storm_pile_only": ("AMB-06",),
    "storm_chain": ("AMB-17",),
    "pile_split": ("IMP-POW-BOUL-02", "D-09", "AMB-23"),
    "pile_merge": ("IMP-POW-BOUL-01", "AMB-22"),
    "piles_after_fire": ("D-10", "IMP-AVA-03", "AMB-21"),
    "hurricane_piles": ("AMB-07",),
    "swamp_water_only": ("AMB-18",),
    "fire_mode": ("IMP-POW-FIRE-01", "DIG-FIRE-3"),
    "fire_tie": ("AMB-11",),
    "fire_empty_supply": ("AMB-12", "AMB-50"),
    "reaction_no_match": ("AMB-15", "AMB-41"),
    "immobulus_only": ("HPS-04", "HPS-IMMO-01", "D-11", "AMB-37"),
    "relashio_throwers": ("HPS-RELA-01", "D-12", "AMB-40"),
    "relashio_pending": ("AMB-39",),
    "relashio_new_immobulus": ("AMB-38",),
    "accio_extra": ("HPS-ACCI-01", "D-13"),
    "accio_from_tower": ("AMB-34",),
    "accio_immobulus": ("AMB-35",),
    "leviosa_order": ("AMB-30",),
    "refill_per_double_bar": ("VER-NEXT-04", "VER-LANG-01"),
    "end_check": ("VER-END-01", "VER-END-02", "VER-END-05", "VER-LANG-02", "VER-AMB-31"),
    "consolation_optional": ("VER-BUST-05", "VER-LANG-04", "VER-AMB-34"),
    "first_turn_refill": ("VER-NEXT-07", "VER-AMB-03"),
    "allow_stop_before_first_roll": ("VER-STOP-01", "VER-STOP-02", "VER-AMB-01"),
    "show_heap_counts": ("VER-AMB-25",),
    "max_turns": ("VER-END-07", "VER-AMB-20"),
}

OPTIONS_OF: dict[str, tuple[str, ...]] = {
    clause: tuple(option for option, clauses in TOLD_FOR.items() if clause in clauses)
    for clauses in TOLD_FOR.values()
    for clause in clauses
}


def arguments(clause: str, options: Mapping[str, Any]) -> dict[str, Any]:
    """What the sentence of a clause needs to know of these options."""
    return {option: comparable(options[option]) if option in options else OPEN for option in OPTIONS_OF.get(clause, ())}


def comparable(value: Any) -> Any:
    """The value of an option as catalogues name it: "true", "none", "turn_ends", 2; several things stay a list."""
    if value is None or isinstance(value, bool):
        return str(value).lower()
    return tuple(value) if isinstance(value, list | tuple) else value
