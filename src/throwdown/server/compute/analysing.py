"""A finished game is analysed in parts, so that no other job waits for longer than one part."""

from __future__ import annotations

import pickle
from functools import lru_cache
from math import ceil
from time import perf_counter
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence

    from throwdown.bots.analysis.analyst import Analyst
    from throwdown.bots.analysis.estimate import Answer
    from throwdown.bots.analysis.figures import Analysis, HandsToThrow, Landings

T = TypeVar("T")

#: How long it may take altogether, in s; games that are solved take a moment.
WITHIN = 8.0
#: So long may one part take, in s.
PART_S = 0.5
#: The same where hands are thrown again in the arena, and how often each of them is at most.
HANDS_WITHIN, HANDS_PART_S, DRAWS = 60.0, 1.0, 24
#: Hands that were thrown elsewhere are weighed in parts with so many landings, unless one hand has more.
PART_LANDINGS = 48


class Ask(Protocol):
    """Has something computed by a worker, when its turn comes."""

    async def __call__(self, work: Callable[..., T], *question: Any) -> T: ...


async def analysed(
    id: str, log: bytes, ask: Ask, *, has_hands: bool = False, landings: Mapping[int, Landings] | None = None
) -> Analysis:
    """The whole game; its log is pickled. ``landings`` came of its hands where a browser threw them."""
    within, part_s = (HANDS_WITHIN, HANDS_PART_S) if has_hands and landings is None else (WITHIN, PART_S)
    begun, points = perf_counter(), await ask(points_of, log, landings)
    answers: list[Answer] = []
    for start, end in _parts(points, ceil(len(points) * part_s / within)):
        answers += await ask(answers_of, log, start, end, part_s, landings)
    return await ask(add_up, log, answers, perf_counter() - begun, id)


def _parts(points: Sequence[int], size: int) -> Iterator[tuple[int, int]]:
    """Beginning and end of each part: of so many points at most, and of not too many landings."""
    start = 0
    while start < len(points):
        end, weighed = start + 1, points[start]
        while end < min(start + size, len(points)) and weighed + points[end] <= PART_LANDINGS:
            weighed += points[end]
            end += 1
        yield start, end
        start = end


# In the worker


def hands_to_throw(pickled: bytes) -> HandsToThrow:
    """The hands of the game, for a browser to throw."""
    from throwdown.bots.analysis.figures import HandsToThrow
    from throwdown.bots.analysis.hands import LEAST

    hands = [locked.to_throw(step) for step, locked in _analyst(pickled).hands.items()]
    return HandsToThrow(draws=DRAWS, least=LEAST, hands=hands)


def points_of(pickled: bytes, landings: Mapping[int, Landings] | None = None) -> list[int]:
    """How many landings are weighed for each point of the curve; landings that cannot be are refused."""
    analyst = _analyst(pickled)
    if landings is None:
        return [0] * len(analyst.questions)
    from throwdown.bots.analysis.hands import check_landings  # the arena's engine takes its time to load

    check_landings(analyst.hands, landings, DRAWS)
    return [len(landings[each.step]) if each.locked is not None else 0 for each in analyst.questions]


def answers_of(
    pickled: bytes, start: int, end: int, within: float, landings: Mapping[int, Landings] | None = None
) -> list[Answer]:
    """What is found about some of them."""
    return list(_analyst(pickled).answers(within, slice(start, end), landings))


def add_up(pickled: bytes, answers: Sequence[Answer], seconds: float, id: str) -> Analysis:
    """What all answers add up to."""
    return _analyst(pickled).analysis(answers, seconds, id)


@lru_cache(maxsize=4)
def _analyst(pickled: bytes) -> Analyst:
    """Cached: the next part finds the game already replayed."""
    from throwdown.bots.analysis.analyst import Analyst

    return Analyst(pickle.loads(pickled), draws=DRAWS)  # noqa: S301 - made by FinishedGame
