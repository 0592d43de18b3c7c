"""The practice arena."""

from __future__ import annotations

from typing import TYPE_CHECKING

from throwdown.server.protocol import http as say
from throwdown.server.protocol.route import Route
from throwdown.server.web.faults import TooOften

if TYPE_CHECKING:
    from throwdown.server.web.call import Call


async def practise(call: Call, wanted: say.PracticeWanted) -> say.Practised:
    """Throw as you like, into what lies there: nothing is kept."""
    from throwdown.server.compute.practice import practised

    person = call.somebody()
    if not call.house.throw_rate.take(("practice", person.id)):
        raise TooOften("you throw too fast: wait a moment")
    return await call.house.throwing.run(practised, wanted, call.house.throwing.workers)


ROUTES = (Route("POST", "/api/practice", practise, say.Practised, say.PracticeWanted, refuses=(404,)),)
