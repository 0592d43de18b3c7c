"""For whom a table has something computed, and how soon it is wanted."""

from __future__ import annotations

from typing import TYPE_CHECKING

from throwdown.server.compute.queue import Order, Urgency

if TYPE_CHECKING:
    from .listener import Audience, Listener
    from .state import TableState


def table_order(state: TableState, audience: Audience) -> Order:
    """The order for a throw or a thought: people who play before those who look on, and both before nobody."""
    seated = next((each for each in audience if each.seats), None)
    someone = seated or next(iter(audience), None)
    if someone is None:
        return Order(Urgency.ALONE, person=state.host, table=state.id)
    urgency = Urgency.WAITED_FOR if seated is not None else Urgency.WATCHED
    return Order(urgency, someone.address, someone.person, state.id)


def own_order(state: TableState, listener: Listener) -> Order:
    """The order for what somebody asked for alone."""
    return Order(Urgency.WAITED_FOR, listener.address, listener.person, state.id)
