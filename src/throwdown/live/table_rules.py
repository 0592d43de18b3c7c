"""By which rules a table plays: they were fixed when it was opened, whatever editions say today."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from msgspec.structs import replace

from throwdown.rules import editions
from throwdown.rules.rulings import HANDICAP, defaults, edition_name, resolve_options
from throwdown.table.seats import FIRST_BY

if TYPE_CHECKING:
    from collections.abc import Sequence

    from throwdown.rules.record import FirstBy

    from .events import Terms


def edition_of(terms: Terms) -> str:
    """The id of the edition that the table was opened with; "" is none."""
    return edition_name(terms.game, terms.edition) if terms.edition else ""


def options_in_force(terms: Terms) -> dict[str, Any]:
    """All options of the table."""
    return resolve_options(terms.game, terms.options)


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
