"""Which clause is at work in what happened: the answer to "why?"."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from throwdown.rules import Event

#: The clause of each event; events that only say who is on turn, or what dice show, have none.
CLAUSES = {
    "big_throw_required": "CORE-18",
    "dice_shifted": "CORE-21",
    "dice_left_arena": "CORE-10",
    "nudged": "CORE-23",
    "x_removed": "CORE-12",
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
    "game_over": "CORE-20",
    "group_chosen": "VER-GROUP-01",
    "payout_due": "VER-PAY-01",
    "payout_split": "VER-PAY-02",
    "top_up_required": "VER-END-02",
    "boosted": "VER-BOOST-01",
    "caught": "VER-CATCH-01",
    "busted": "VER-BUST-01",
    "catch_dissolved": "VER-BUST-03",
    "consolation_drawn": "VER-BUST-05",
    "stopped": "VER-STOP-03",
    "player_left": "VER-AMB-33",
    "game_ended": "VER-END-01",
}
#: Where the clause depends on a field of the event.
BY_FIELD: dict[str, tuple[str, dict[Any, str]]] = {
    "reaction_started": ("effect", {"storm": "IMP-POW-STORM-01", "relashio": "HPS-RELA-01"}),
    "dice_held": ("symbol", {"WATER": "IMP-POW-SWAMP-01", "IMMOBULUS": "HPS-IMMO-01"}),
    "hub_refilled": ("part", {"bars": "VER-NEXT-04", "to_eight": "VER-NEXT-05"}),
    "refill_skipped": (
        "reason",
        {"plundering": "VER-NEXT-06", "deck_empty": "VER-NEXT-08", "first_turn": "VER-NEXT-07"},
    ),
    "scored": ("tie_break", {None: "VER-WIN-01", "fewer_yard_cards": "VER-WIN-02", "shared": "VER-WIN-03"}),
    "turn_ended": ("reason", {"stopped": "CORE-15", "left": "AMB-46"}),
}


#: What nobody may take, and the rule for a throw after which nothing else matches.
HELD_ALONE = {"WATER": "AMB-18", "IMMOBULUS": "D-11"}
#: What follows where nothing matches after everybody has thrown.
NOTHING_AFTER_ALL_THREW = {"hp_strike": "AMB-41", "impact_power": "AMB-15", "impact_avatar": "AMB-15"}


def clauses(events: Iterable[Event], game: str) -> list[str]:
    """The clauses behind these events of a game, which happened together: in their order, each once."""
    listed = list(events)
    found = (_clause_of(event, listed, game) for event in listed)
    return list(dict.fromkeys(clause for clause in found if clause is not None))


def _clause_of(event: Any, events: Sequence[Any], game: str) -> str | None:
    """The clause that ruled here, or None where nothing was ruled."""
    if event.name == "player_eliminated":
        return _elimination(event, events)
    if event.name == "choice_required":
        return _choice(events, game)
    if event.name == "turn_ended" and event.reason == "reaction":
        return NOTHING_AFTER_ALL_THREW.get(game)
    if event.name in BY_FIELD:
        field, by_value = BY_FIELD[event.name]
        return by_value.get(getattr(event, field))
    return CLAUSES.get(event.name)


def _elimination(event: Any, events: Sequence[Any]) -> str:
    """Leaving, and running out of dice in the turn of another player, each have a rule of their own."""
    if not any(each.name == "dice_settled" for each in events):
        return "AMB-46"
    on_turn = next((each.seat for each in events if each.name in ("turn_ended", "choice_required")), None)
    return "CORE-17" if on_turn is None or on_turn in event.seats else "D-07"


def _choice(events: Sequence[Any], game: str) -> str:
    """Why there is something to choose: nothing matches, or only what nobody may take."""
    held = {each.name: getattr(each, "symbol", "IMMOBULUS") for each in events}
    for name in ("dice_held", "immobulus_held"):
        if name in held:
            return HELD_ALONE[held[name]]
    threw = any(each.name == "sets_found_again" for each in events)
    return NOTHING_AFTER_ALL_THREW.get(game, "CORE-15") if threw else "CORE-15"
