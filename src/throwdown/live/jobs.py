"""The jobs of a live table: throws, thoughts and advice are computed outside it, and come back as messages."""

from __future__ import annotations

import asyncio
import logging
from functools import partial
from typing import TYPE_CHECKING, Any

from throwdown.errors import TableRefused, ThrowdownError

from .inputs import Advised, Chose, Landed, UnderWay, Work, WorkFailed
from .play import THROW
from .protocol.messages import Hint

if TYPE_CHECKING:
    from collections.abc import Callable, Coroutine

    from .effects import Advise, Prepare, Rank, Think, Throw
    from .inputs import AnyInput
    from .services import Services
    from .urgency import Order

log = logging.getLogger("throwdown.table")


class Jobs:
    """What is computed for one table; ``post`` gives a result to its inbox."""

    def __init__(self, table: str, services: Services, post: Callable[[AnyInput], None]) -> None:
        self._table = table
        self._services = services
        self._post = post
        self._work: dict[Work, asyncio.Task[None]] = {}
        self._advice: set[asyncio.Task[None]] = set()
        self._order: Order | None = None
        """The newest: a job that begins a moment later must not queue with an older one."""

    def drop_work(self) -> None:
        """Throws and thoughts are not wanted any more; advice is."""
        for task in self._work.values():
            task.cancel()
        self._work.clear()

    def stop(self) -> None:
        self.drop_work()
        for task in self._advice:
            task.cancel()

    # Throws and bots

    def throw(self, throw: Throw) -> None:
        self._order = throw.order
        self._begin(THROW, throw.number, self._throw(throw))

    def think(self, think: Think) -> None:
        self._order = think.order
        self._begin(Work("bot", think.seat), think.number, self._think(think))

    def prepare(self, bots: Prepare) -> None:
        self._begin(Work("prepare"), 0, self._services.bots.prepare(bots.order, bots.match, bots.bots))

    def rank(self, rank: Rank) -> None:
        """People came back: what they wait for now must not stay behind what others do at leisure."""
        self._order = rank.order
        self._services.throws.rank(rank.order)
        self._services.bots.rank(rank.order)

    def _begin(self, work: Work, number: int, job: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(job, name=f"{self._table[:6]} {work.kind}")
        self._work[work] = task
        task.add_done_callback(partial(self._done, work, number))

    def _done(self, work: Work, number: int, task: asyncio.Task[None]) -> None:
        if self._work.get(work) is task:
            del self._work[work]
        error = None if task.cancelled() else task.exception()
        if error is None:
            return
        known = isinstance(error, ThrowdownError)
        log.warning("%s at table %s: %s", work.kind, self._table[:6], error, exc_info=None if known else error)
        self._post(WorkFailed(work, number))

    async def _throw(self, throw: Throw) -> None:
        match, order = throw.match, self._order or throw.order
        resolved = await self._services.throws.run(order, match.answering(), begun=partial(self._begun, throw))
        self._post(Landed(throw.number, match, throw.version, resolved))

    def _begun(self, throw: Throw, motion: bytes) -> None:
        self._post(UnderWay(throw.number, throw.match, throw.version, motion))

    async def _think(self, think: Think) -> None:
        bots = self._services.bots
        choice = await bots.choose(
            self._order or think.order, think.match, think.bot, think.own, think.state, think.entries
        )
        self._post(Chose(think.number, think.match, think.version, think.seat, think.bot, choice))

    # Advice

    def advise(self, asked: Advise) -> None:
        task = asyncio.get_running_loop().create_task(self._advise(asked))
        self._advice.add(task)
        task.add_done_callback(self._advice.discard)

    async def _advise(self, asked: Advise) -> None:
        result, failure = None, None
        try:
            pool = self._services.advice
            if isinstance(asked.question, Hint):
                result = await pool.hint(asked.order, asked.game, asked.view)
            else:
                result = await pool.odds(asked.order, asked.view)  # type: ignore[assignment]
        except ThrowdownError as error:
            failure = error
        except Exception:  # whatever it is, the client must get an answer
            log.exception("a hint at table %s failed", self._table[:6])
            failure = TableRefused("no advice could be worked out: try again", code="server/fault")
        self._post(Advised(asked.listener, asked.question, asked.view, result, failure))
