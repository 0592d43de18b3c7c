"""Bots think in worker processes: the table stays responsive while they do."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import replace
from functools import partial
from typing import TYPE_CHECKING, Any, TypeVar

from throwdown.api.thinking import CACHED_BOTS, HURRIED, THINK, cached_bot, seen_by, think
from throwdown.throwers.pool import Pool, WorkerDied

from .queue import FairQueue, Urgency

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Hashable, Sequence

    from throwdown.bots import Choice
    from throwdown.rules import Action, Game
    from throwdown.table import Match

    from .queue import Allowance, Order

T = TypeVar("T")

#: Longest time for one decision, in s: the first one of a worker reads its tables.
PATIENCE = 30.0
#: Bots are asked to prepare so many times for each worker.
PREPARED_TIMES = 3
#: Priority of these workers: below that of the tables.
NICENESS = 5


class Thinkers:
    """A pool in which bots think, and a fair queue before it."""

    def __init__(self, count: int = 2, allowance: Allowance | None = None) -> None:
        self.queue = FairQueue(count, allowance)
        self._pool = Pool(count, NICENESS, rotate=True)
        self._threads = ThreadPoolExecutor(count, thread_name_prefix="think")
        self._prepared = Prepared(PREPARED_TIMES * count)

    async def choose(
        self,
        order: Order,
        game: Game[Any],
        bot: str,
        view: Any,
        lying: dict[int, tuple[int, ...]],
        watched: Sequence[tuple[Any, int, Action]] = (),
    ) -> Choice:
        """What this bot does; ``watched`` is what the others did, for a bot that plays by it."""
        question = (game.id, game.seats, tuple(game.options.items()), bot, view, lying, watched)
        async with self.queue.place(order):
            within = HURRIED if self.queue.others_wait(order) else THINK
            return await self.answer(partial(think, within=within), *question)

    async def prepare(self, order: Order, game: Game[Any], bots: Collection[str], *, physical: bool) -> None:
        """Let bots read their tables before they are asked, unless they have read them."""
        question = (game.id, game.seats, tuple(game.options.items()), tuple(sorted(bots)), physical)
        if not self._prepared.is_due(question):
            return
        # Reading tables takes seconds, and nobody waits for it yet: one worker is left to bots that are asked.
        at_leisure = replace(order, urgency=max(order.urgency, Urgency.LEISURE), table="")
        async with self.queue.place(at_leisure):
            with suppress(TimeoutError, WorkerDied):  # the first decision reports it
                await self.answer(prepare, *question)

    async def ask(self, order: Order, work: Callable[..., T], *question: Any) -> T:
        """Have something computed, when its turn comes."""
        async with self.queue.place(order):
            return await self.answer(work, *question)

    async def answer(self, work: Callable[..., T], *question: Any) -> T:
        """The same without the queue; a worker that dies or hangs is replaced."""
        job = partial(self._pool.run, work, *question, timeout=PATIENCE)
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, job)
        except (TimeoutError, WorkerDied):
            self._prepared = Prepared(PREPARED_TIMES * self._pool.count)  # the new worker has read nothing
            raise

    def close(self) -> None:
        self._pool.close()
        self._threads.shutdown(wait=False, cancel_futures=True)


class Prepared:
    """Which bots have read their tables, as far as that can be known: the pool chooses the worker.

    What was asked so often was most likely asked in each of them.
    """

    def __init__(self, often: int) -> None:
        self._often = often
        self._times: OrderedDict[Hashable, int] = OrderedDict()

    def is_due(self, question: Hashable) -> bool:
        """Whether to ask this once more; counts the question."""
        times = self._times.pop(question, 0)
        self._times[question] = min(times + 1, self._often)
        if len(self._times) > CACHED_BOTS:
            self._times.popitem(last=False)
        return times < self._often


def prepare(game: str, seats: int, options: tuple[tuple[str, Any], ...], bots: tuple[str, ...], physical: bool) -> None:
    """In the worker: load what the first decision would wait for."""
    made = [cached_bot(game, seats, options, bot, THINK) for bot in bots]
    if physical and any(getattr(getattr(bot, "level", None), "tries", False) for bot in made):
        from throwdown.physics.engine import mujoco  # importing it takes long

        mujoco()  # only bots that try throws out need an arena


class MatchThinkers:
    """Bots at matches: each gets what its seat sees and what it may have watched."""

    def __init__(self, thinkers: Thinkers) -> None:
        self._thinkers = thinkers

    @property
    def queue(self) -> FairQueue:
        return self._thinkers.queue

    async def prepare(self, order: Order, match: Match, bots: Collection[str]) -> None:
        """Let these bots read their tables during the first throw."""
        await self._thinkers.prepare(order, match.game, bots, physical=match.thrower.has_places)

    async def choose(self, order: Order, match: Match, bot: str, seat: int, state: Any, entries: int) -> Choice:
        """What this bot does in this seat, which knows so many entries and sees the game in this state."""
        view, watched = seen_by(match, bot, seat, state, entries)
        return await self._thinkers.choose(order, match.game, bot, view, match.lying, watched)

    def rank(self, order: Order) -> None:
        """Rank what waits for a table again."""
        self.queue.rank(order)

    def close(self) -> None:
        self._thinkers.close()
