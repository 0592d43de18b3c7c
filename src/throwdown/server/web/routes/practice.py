"""The practice arena."""

from __future__ import annotations

from typing import TYPE_CHECKING

from throwdown.server.compute.queue import Order, Urgency
from throwdown.server.protocol import http as wire
from throwdown.server.protocol.route import Route

if TYPE_CHECKING:
    from throwdown.server.web.call import Call


async def practise(call: Call, wanted: wire.PracticeWanted) -> wire.Practised:
    """Throw as you like, into what lies there: nothing is stored."""
    from throwdown.server.compute.practice import practised

    person, throwing = call.signed_in(), call.lobby.throwing
    call.lobby.quotas.spend_practice(person.id, call.address)
    order = Order(Urgency.LEISURE, call.address, person.id)
    return await throwing.run(order, practised, wanted, throwing.practice_workers)


ROUTES = (Route("POST", "/api/practice", practise, wire.Practised, wire.PracticeWanted, refuses=(404,), computes=True),)
