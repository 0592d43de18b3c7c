"""Which clause stands behind what happened: the answer to "why?"."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Sequence

    from throwdown.rules import Event
    from throwdown.words import Words

#: For each event its clause; events that only tell who is on turn rule nothing.
CLAUSES = {
    "big_throw_required": "CORE-18",
    "dice_left_arena": "CORE-10",
    "nudged": "CORE-23",
    "x_removed": "CORE-12",
    "sets_found": "CORE-13",
    "immobulus_held": "HPS-IMMO-01",
    "spells_silenced": "HPS-IMMO-02",
    "race_started": "IMP-POW-FIRE-01",
    "race_finished": "IMP-POW-FIRE-03",
    "piles_dissolved": "D-10",
    "dice_collected": "CORE-14",
    "pile_built": "IMP-POW-BOUL-01",
    "hurricane_passed": "IMP-POW-HURR-01",
    "accio_taken": "HPS-ACCI-01",
    "accio_declined": "D-13",
    "tower_built": "HPS-LEVI-01",
    "direction_reversed": "HPS-CONF-01",
    "player_eliminated": "CORE-17",
    "game_over": "CORE-20",
    "choice_required": "CORE-15",
    "group_chosen": "VER-GROUP-01",
    "payout_due": "VER-PAY-01",
    "payout_split": "VER-PAY-02",
    "hub_refilled": "VER-NEXT-04",
    "top_up_required": "VER-END-02",
    "boosted": "VER-BOOST-01",
    "caught": "VER-CATCH-01",
    "busted": "VER-BUST-01",
    "catch_dissolved": "VER-BUST-03",
    "consolation_drawn": "VER-BUST-05",
    "stopped": "VER-STOP-03",
    "game_ended": "VER-END-01",
    "scored": "VER-WIN-01",
}
REACTIONS = {"storm": "IMP-POW-STORM-01", "relashio": "HPS-RELA-01"}
HELD = {"IMMOBULUS": "HPS-IMMO-01", "WATER": "IMP-POW-SWAMP-01"}
REFILLS = {"bars": "VER-NEXT-04", "to_eight": "VER-NEXT-05"}
SKIPS = {"plundering": "VER-NEXT-06", "deck_empty": "VER-NEXT-08", "first_turn": "VER-NEXT-07"}


def clause_of(event: Event) -> str | None:
    """The clause that ruled here, or None where nothing was ruled."""
    told: Any = event
    if event.name == "reaction_started":
        return REACTIONS.get(told.effect)
    if event.name == "dice_held":
        return HELD.get(told.symbol, "D-02")
    if event.name == "hub_refilled":
        return REFILLS[told.part]
    if event.name == "refill_skipped":
        return SKIPS[told.reason]
    if event.name == "sets_found" and not told.sets:
        return None
    return CLAUSES.get(event.name)


def explained(clauses: Sequence[str], words: Words) -> str:
    """The clauses as a text to read."""
    told = [f"{clause}\n{words.clause(clause)}" for clause in clauses if words.clause(clause)]
    return "\n\n".join(told) or words.say("screen-why-nothing")
