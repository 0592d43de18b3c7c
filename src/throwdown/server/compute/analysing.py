"""A finished game is analysed in parts, so that no other job waits for longer than one part."""

from __future__ import annotations

import pickle
from functools import lru_cache
from math import ceil
from time import perf_counter
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

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


class Ask(Protocol):
    """Has something computed by a worker, when its turn comes."""

    async def __call__(self, work: Callable[..., T], *question: Any) -> T: ...


async def analysed(
    id: str, log: bytes, ask: Ask, *, has_hands: bool = False, landings: Mapping[int, Landings] | None = None
) -> Analysis:
    """The whole game; its log is pickled. ``landings`` came of its hands where a browser threw them."""
    within, part_s = (HANDS_WITHIN, HANDS_PART_S) if has_hands and landings is None else (WITHIN, PART_S)
    begun, count = perf_counter(), await ask(count_points, log, landings)
    size = ceil(count * part_s / within)
    answers: list[Answer] = []
    for start in range(0, count, size):
        answers += await ask(answers_of, log, start, start + size, part_s, landings)
    return await ask(add_up, log, answers, perf_counter() - begun, id)


# In the worker


def hands_to_throw(pickled: bytes) -> HandsToThrow:
    """The hands of the game, for a browser to throw."""
    from throwdown.bots.analysis.figures import HandsToThrow
    from throwdown.bots.analysis.hands import LEAST

    hands = [locked.to_throw(step) for step, locked in _analyst(pickled).hands.items()]
    return HandsToThrow(draws=DRAWS, least=LEAST, hands=hands)


def count_points(pickled: bytes, landings: Mapping[int, Landings] | None = None) -> int:
    """How many points the curve will have; landings that cannot be are refused."""
    if landings is not None:
        from throwdown.bots.analysis.hands import check_landings  # the arena's engine takes its time to load

        check_landings(_analyst(pickled).hands, landings)
    return len(_analyst(pickled).questions)


def answers_of(
    pickled: bytes, start: int, end: int, within: float, landings: Mapping[int, Landings] | None = None
) -> list[Answer]:
    """What is found about some of them."""
    return list(_analyst(pickled).answers(within, slice(start, end), landings))


def add_up(pickled: bytes, answers: Sequence[Answer], seconds: float, id: str) -> Analysis:
    """What all answers add up to."""
    return _analyst(pickled).analysis(answers, seconds, id)


def draw(analysis: Analysis, language: str, theme: str) -> bytes:
    """The curve as a picture."""
    from throwdown.table.story.curve import draw_curve
    from throwdown.words import Words

    return draw_curve(analysis, Words(language, theme).about(analysis.game), "png")


@lru_cache(maxsize=4)
def _analyst(pickled: bytes) -> Analyst:
    """Cached: the next part finds the game already replayed."""
    from throwdown.bots.analysis.analyst import Analyst

    return Analyst(pickle.loads(pickled), draws=DRAWS)  # noqa: S301 - made by FinishedGame
