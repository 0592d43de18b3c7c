"""Lessons: moves to make in set positions, on the rules that every table plays by."""

from __future__ import annotations

from throwdown.errors import GameUnknown

from .attempt import Attempt
from .impact import IMPACT, IMPACT_AVATAR, IMPACT_POWER
from .script import LEARNER, Lesson, Step
from .strike import STRIKE
from .verasselt import VERASSELT
from .wizards import HP_STRIKE

#: By game.
LESSONS: dict[str, Lesson] = {
    lesson.game: lesson for lesson in (STRIKE, IMPACT, IMPACT_POWER, IMPACT_AVATAR, HP_STRIKE, VERASSELT)
}


def lesson_of(game: str) -> Lesson:
    """The lesson of a game."""
    lesson = LESSONS.get(game)
    if lesson is None:
        raise GameUnknown("there is no lesson for {game!r}: choose one of {known}", game=game, known=", ".join(LESSONS))
    return lesson


def step_of(lesson: Lesson, id: str) -> Step:
    """A step of it."""
    step = lesson.step(id)
    if step is None:
        steps = ", ".join(each.id for each in lesson.steps)
        raise GameUnknown(
            "the lesson of {game} has no step {id!r}: choose one of {steps}", game=lesson.game, id=id, steps=steps
        )
    return step


__all__ = ["LEARNER", "LESSONS", "Attempt", "Lesson", "Step", "lesson_of", "step_of"]
