"""By which rules a table plays: they were fixed when it was opened, whatever editions say today."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from throwdown.rules import editions
from throwdown.rules.rulings import HANDICAP, defaults, options_of, preset_name, resolve_options
from throwdown.table.seats import FIRST_BY

if TYPE_CHECKING:
    from collections.abc import Sequence

    from throwdown.rules.record import FirstBy

    from .events import Terms

#: What presets changed in 0.5.0 and before. Tables of that time stored only the name of theirs and what was chosen;
#: since then all options are stored, and none of these counts.
EARLIER_PRESETS: dict[str, dict[str, Any]] = {
    "hp-DE": {
        "immobulus_only": "may_continue",
        "reaction_no_match": "may_continue",
        "relashio_new_immobulus": "stays_and_suppresses",
        "accio_immobulus": "never",
    },
    "hp-FR": {"relashio_throwers": "others", "accio_extra": "must"},
    "hp-NL": {"start_die": "placed", "elim_nonactive": "immediate", "tournament_tie": "shared"},
    "impact-FR": {"pre_move": "group", "pile_split": "allowed"},
    "impact-IT": {"collect": "optional", "pile_split": "allowed", "storm_collector": "start_player"},
    "verasselt-EN": {"end_check": "turn_start"},
    "verasselt-FR": {"end_check": "turn_start"},
    "verasselt-IT": {"end_check": "turn_start", "refill_per_double_bar": 1, "consolation_optional": True},
}


def edition_of(terms: Terms) -> str:
    """The id of the edition that the table was opened with; "" is none."""
    return preset_name(terms.game, terms.preset) if terms.preset else ""


def options_in_force(terms: Terms) -> dict[str, Any]:
    """All options of the table."""
    has = options_of(terms.game)
    earlier = EARLIER_PRESETS.get(edition_of(terms), {})
    return resolve_options(
        terms.game, {option: value for option, value in earlier.items() if option in has} | terms.options
    )


def with_dice(terms: Terms, dice: Sequence[int]) -> Terms:
    """The same table with these starting dice for its seats; nothing: the usual number."""
    others = {option: value for option, value in terms.options.items() if option != HANDICAP}
    return replace(terms, options=others | ({HANDICAP: list(dice)} if dice else {}))


def first_by(terms: Terms) -> FirstBy:
    """How the table finds who begins its first game."""
    return FIRST_BY[options_in_force(terms).get("first_player", "host_choice")]


def differing_options(terms: Terms) -> dict[str, Any]:
    """Values that its edition does not have by itself, and how it finds who begins where the host does not say so."""
    options = options_in_force(terms)
    first = options.get("first_player")
    begins = {"first_player": first} if first != defaults(terms.game).get("first_player") else {}
    return begins | editions.differing_options(terms.game, options, edition_of(terms))
