"""Lessons: moves in set positions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from throwdown.lessons import lesson_of, step_of
from throwdown.server.compute.queue import Order, Urgency
from throwdown.server.protocol import lessons as wire
from throwdown.server.protocol.route import LANGUAGE, THEME, Route
from throwdown.server.web.lessons import Learner, lesson_info, tried

if TYPE_CHECKING:
    from throwdown.server.web.call import Call


async def lesson(call: Call) -> wire.LessonInfo:
    """The steps of a game's lesson."""
    return lesson_info(lesson_of(call.path("game")))


async def attempt(call: Call, move: wire.LessonMove) -> wire.LessonTold:
    """Set up a step, or do one thing in it, with real dice; nothing is stored."""
    person, throwing = call.signed_in(), call.lobby.throwing
    found = lesson_of(call.path("game"))
    learner = Learner(found, step_of(found, call.path("step")), person, await call.words())
    if move.action is not None:
        call.lobby.quotas.spend_practice(person.id, call.address)
    order = Order(Urgency.LEISURE, call.address, person.id)
    return await throwing.run(order, tried, learner, move, throwing.practice_workers)


ROUTES = (
    Route("GET", "/api/lessons/{game}", lesson, wire.LessonInfo, refuses=(404,), open=True, cache_s=300),
    Route(
        "POST",
        "/api/lessons/{game}/{step}",
        attempt,
        wire.LessonTold,
        wire.LessonMove,
        refuses=(404,),
        query=(LANGUAGE, THEME),
        computes=True,
    ),
)
