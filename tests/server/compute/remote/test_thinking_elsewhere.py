"""Bots that think on another machine."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

import pytest

from throwdown.bots import Choice
from throwdown.rules import Stop, game
from throwdown.rules.arena.state import Throw
from throwdown.server.compute.remote.jobs import ThoughtJob
from throwdown.server.compute.remote.thoughts import choice_told, question_in
from throwdown.server.compute.thinking import Thinkers, think

from .crews import ORDER, Hands, house, until

if TYPE_CHECKING:
    from throwdown.server.compute.remote.jobs import Job

pytestmark = pytest.mark.service

RULES: Any = game("strike", 2)
STATE = RULES.parse("choice active=1 supplies=abcde/fgh arena=i:2 removed=jklmnop aside=qrstuvwxyz")
VIEW = RULES.view(STATE, 1)


class Thinking(Hands):
    """Thinks in the event loop itself."""

    def __init__(self) -> None:
        super().__init__(takes=("thoughts",))
        self.asked: list[ThoughtJob] = []

    async def done(self, job: Job) -> bytes:
        assert isinstance(job, ThoughtJob)
        self.asked.append(job)
        return choice_told(think(*question_in(job)))


class Cheating(Thinking):
    async def done(self, job: Job) -> bytes:
        return choice_told(Choice(Throw(), "lob")) if not self.asked else await super().done(job)


class OwnThinkers(Thinkers):
    """Those of the server itself, who need no process to say what they say."""

    async def answer(self, work: Any, *question: Any) -> Any:
        return Choice(Stop(), None, (1,))


async def chosen(hands: Thinking, view: Any) -> tuple[Choice, int]:
    """What a busy server is told, and how many workers it has afterwards."""
    async with house() as made:
        thinkers = OwnThinkers(1, crew=made.crew)
        async with thinkers.queue.place(ORDER), made.hired(hands):
            choice = await thinkers.choose(ORDER, RULES, "thumb", view, {})
            await asyncio.sleep(0)
            left = sum(not member.leaving for member in made.crew)
        await until(lambda: not len(made.crew))
        return choice, left


def test_a_bot_thinks_elsewhere_as_it_does_here() -> None:
    hands = Thinking()
    choice, workers = asyncio.run(chosen(hands, VIEW))
    assert choice == think(RULES.id, 2, tuple(RULES.options.items()), "thumb", VIEW, {})
    assert [job.bot for job in hands.asked] == ["thumb"]
    assert workers == 1


def test_a_worker_that_chooses_what_nobody_may_is_sent_away_and_the_bot_asked_here() -> None:
    choice, workers = asyncio.run(chosen(Cheating(), RULES.view(STATE, 0)))
    assert choice == Choice(Stop(), None, (1,))
    assert workers == 0
