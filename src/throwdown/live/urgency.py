"""For whom a table has something computed, and how soon it is wanted."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .listener import Audience, Listener
    from .state import TableState


class Urgency(IntEnum):
    """How soon something is wanted; the lower comes first."""

    WAITED_FOR = 0
    """A player waits for it."""
    WATCHED = 1
    """A spectator watches it."""
    OVERSPENT = 2
    """A player waits who has spent more than the allowance."""
    LEISURE = 3
    """Outside a running game: practice, reviews."""
    ALONE = 4
    """Without an audience."""


@dataclass(frozen=True, slots=True)
class Order:
    """For whom something is computed, and how soon it is wanted."""

    urgency: Urgency
    address: str = ""
    person: str = ""
    table: str = ""

    @property
    def path(self) -> tuple[str, str, str]:
        return (self.address, self.person, self.table)


def table_order(state: TableState, audience: Audience) -> Order:
    """The order for a throw or a thought: first for people who play, then for people who watch, then for bots alone."""
    seated = next((each for each in audience if each.seats), None)
    someone = seated or next(iter(audience), None)
    if someone is None:
        return Order(Urgency.ALONE, person=state.host, table=state.id)
    urgency = Urgency.WAITED_FOR if seated is not None else Urgency.WATCHED
    return Order(urgency, someone.address, someone.person, state.id)


def own_order(state: TableState, listener: Listener) -> Order:
    """The order for what one person asked for."""
    return Order(Urgency.WAITED_FOR, listener.address, listener.person, state.id)
