"""Lessons: moves in set positions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from throwdown.api import lessons as wire
from throwdown.api.learning import Learner, Trial, lesson_info
from throwdown.api.route import LANGUAGE, THEME, Route
from throwdown.lessons import lesson_of, step_of

if TYPE_CHECKING:
    from throwdown.api.call import Call


async def lesson(call: Call) -> wire.LessonInfo:
    """The steps of a game's lesson."""
    return lesson_info(lesson_of(call.path("game")))


async def attempt(call: Call, move: wire.LessonMove) -> wire.LessonAnswer:
    """Set up a step, or do one thing in it, with real dice; nothing is stored."""
    found = lesson_of(call.path("game"))
    learner = Learner(found, step_of(found, call.path("step")), call.signed_in(), await call.words())
    return await call.throw(Trial(learner, move).running(), counts=move.action is not None)


ROUTES = (
    Route("GET", "/api/lessons/{game}", lesson, wire.LessonInfo, refuses=(404,), open=True, cache_s=300),
    Route(
        "POST",
        "/api/lessons/{game}/{step}",
        attempt,
        wire.LessonAnswer,
        wire.LessonMove,
        refuses=(404,),
        query=(LANGUAGE, THEME),
        computes=True,
    ),
)
