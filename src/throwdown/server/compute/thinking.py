"""Bots think in processes of their own: the table stays quick whatever they ponder."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from concurrent.futures import BrokenExecutor, ProcessPoolExecutor
from contextlib import suppress
from functools import lru_cache, partial
from multiprocessing import get_context
from random import SystemRandom
from typing import TYPE_CHECKING, Any, TypeVar

from throwdown.bots import Bot, Choice, chosen, make_bot, watches
from throwdown.rules.catalogue import game as make_game
from throwdown.throwers.children import end_with_parent

from .queue import FairQueue

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Hashable, Sequence

    from throwdown.rules import Action, Game
    from throwdown.table import Match

    from .queue import Allowance, Order

T = TypeVar("T")

#: How long a bot may think about one decision, in s.
THINK = 0.15
#: The same while others wait for their bots.
HURRIED = 0.03
#: Longest time for one thought, in s: the first one of a process reads its tables.
PATIENCE = 30.0
#: Bots that a process remembers.
KEPT_BOTS = 64
#: So many times for each process bots are asked to prepare.
PREPARED_TIMES = 3
#: How far processes that think stand back behind the tables themselves.
NICENESS = 5


class Thinkers:
    """A few processes in which bots think, and a fair queue before them; the first thought starts them."""

    def __init__(self, count: int = 2, allowance: Allowance | None = None) -> None:
        self._count = count
        self.queue = FairQueue(count, allowance)
        self._pool: ProcessPoolExecutor | None = None
        self._starting = asyncio.Lock()
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
        """These bots will be asked soon: let them read their tables now, unless they have."""
        question = (game.id, game.seats, tuple(game.options.items()), tuple(sorted(bots)), physical)
        if not self._prepared.is_due(question):
            return
        async with self.queue.place(order):
            with suppress(TimeoutError, BrokenExecutor):  # whoever asks them hears of it
                await self._ask(prepare, question)

    async def ask(self, order: Order, work: Callable[..., T], *question: Any) -> T:
        """Whatever takes its time to work out, when its turn comes."""
        async with self.queue.place(order):
            return await self.answer(work, *question)

    async def answer(self, work: Callable[..., T], *question: Any) -> T:
        """The same at once; a process that died is replaced, once."""
        try:
            return await self._ask(work, question)
        except BrokenExecutor:
            self._pool = None
            return await self._ask(work, question)

    async def _ask(self, work: Callable[..., T], question: tuple[Any, ...]) -> T:
        async with asyncio.timeout(PATIENCE):
            pool = await self._started()
            return await asyncio.get_running_loop().run_in_executor(pool, work, *question)

    async def _started(self) -> ProcessPoolExecutor:
        async with self._starting:
            if self._pool is None:
                self._pool = await asyncio.to_thread(_start, self._count)
                self._prepared = Prepared(PREPARED_TIMES * self._count)  # nobody has read anything there
            return self._pool

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)


class Prepared:
    """Which bots have read their tables, as far as that can be known: who picks up a question is left to the processes.

    What is asked so often was most likely asked in each of them.
    """

    def __init__(self, often: int) -> None:
        self._often = often
        self._times: OrderedDict[Hashable, int] = OrderedDict()

    def is_due(self, question: Hashable) -> bool:
        """Whether to ask this once more; that counts."""
        times = self._times.pop(question, 0)
        self._times[question] = min(times + 1, self._often)
        if len(self._times) > KEPT_BOTS:
            self._times.popitem(last=False)
        return times < self._often


def _start(count: int) -> ProcessPoolExecutor:
    """Processes that run: starting one takes a while, for which the event loop must not wait later."""
    pool = ProcessPoolExecutor(
        count, mp_context=get_context("spawn"), initializer=end_with_parent, initargs=(NICENESS,)
    )
    for _ in range(count):
        pool.submit(int)
    return pool


def think(
    game: str,
    seats: int,
    options: tuple[tuple[str, Any], ...],
    bot: str,
    view: Any,
    lying: Any,
    watched: Sequence[tuple[Any, int, Action]] = (),
    within: float = THINK,
) -> Choice:
    """In the process: the same bot thinks for all tables that play by the same rules, unless it has watched one."""
    if not watched:
        return chosen(_bot(game, seats, options, bot, within), view, lying)
    player: Any = _new_bot(game, seats, options, bot, within)
    for told in watched:
        player.watch(*told)
    return chosen(player, view, lying)


def prepare(game: str, seats: int, options: tuple[tuple[str, Any], ...], bots: tuple[str, ...], physical: bool) -> None:
    """In the process: what the first thought would have to wait for."""
    made = [_bot(game, seats, options, bot, THINK) for bot in bots]
    if physical and any(getattr(getattr(bot, "level", None), "tries", False) for bot in made):
        from throwdown.physics.engine import mujoco  # the arena's libraries would keep a starting server waiting

        mujoco()  # only who tries throws out needs an arena in the head


def _new_bot(game: str, seats: int, options: tuple[tuple[str, Any], ...], bot: str, within: float) -> Bot:
    return make_bot(make_game(game, seats, dict(options)), bot, SystemRandom(), within)


@lru_cache(maxsize=KEPT_BOTS)
def _bot(game: str, seats: int, options: tuple[tuple[str, Any], ...], bot: str, within: float) -> Bot:
    return _new_bot(game, seats, options, bot, within)


class MatchThinkers:
    """Bots at matches: each is asked with what its seat sees, and told what it may have watched."""

    def __init__(self, thinkers: Thinkers) -> None:
        self._thinkers = thinkers

    @property
    def queue(self) -> FairQueue:
        return self._thinkers.queue

    async def prepare(self, order: Order, match: Match, bots: Collection[str]) -> None:
        """Let these bots read their tables while the first die still flies."""
        await self._thinkers.prepare(order, match.game, bots, physical=match.thrower.has_places)

    async def choose(self, order: Order, match: Match, bot: str, seat: int, state: Any, entries: int) -> Choice:
        """What this bot does in this seat, which knows so many entries and sees the game in this state."""
        watched = match.watched(seat, entries) if watches(match.game, bot) else ()
        view = match.game.view(state, seat)
        return await self._thinkers.choose(order, match.game, bot, view, match.lying, watched)

    def close(self) -> None:
        self._thinkers.close()
