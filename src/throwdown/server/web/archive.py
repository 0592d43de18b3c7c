"""Finished games: replays, records and verdicts, made in a process of its own.

A long game takes tens of milliseconds to be read and as much to be written as JSON, and a thread would hold
Python's lock for that time. Here the event loop only passes bytes on, and caches some of them.
"""

from __future__ import annotations

import asyncio
import pickle
from collections import Counter, OrderedDict
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any, TypeVar

from throwdown import __version__
from throwdown.api.faults import NotFound
from throwdown.api.replays import not_over
from throwdown.errors import TableRefused
from throwdown.server.compute.queue import FairQueue, Order, Urgency
from throwdown.server.storage.file_cache import FileCache
from throwdown.throwers.pool import Pool, PoolClosed, WorkerDied

from . import archive_process

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Sequence
    from pathlib import Path

    from throwdown.server.compute.advising import FinishedGame
    from throwdown.server.storage.store import Store

    from .archive_process import Made

#: Processes: one is started when it is needed, the second when the first is busy with a long verdict.
PROCESSES = 2
#: Longest time for one answer, in s: a long game is computed again within it.
TIMEOUT_S = 120.0
#: Questions that may wait at the same time, altogether and of one address; more are refused for the moment.
QUESTIONS = 40
QUESTIONS_PER_ADDRESS = 10
#: Answers are cached in memory up to so many bytes.
CACHED_BYTES = 16 * 1024 * 1024

#: … and pictures and films in files, up to so many.
FILED_BYTES = 64 * 1024 * 1024
FILED = (archive_process.preview, archive_process.film)
#: What takes long.
LONG = (archive_process.verdict, archive_process.film)

Question = tuple[Any, ...]
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Visitor:
    """Who asks: where from, and what is called before anything is worked out for them, which may refuse."""

    address: str
    pay: Callable[[], None]


class Archive:
    """Games of ``store``; the processes read them from the same store, which ``opening`` opens there."""

    def __init__(self, store: Store, opening: Callable[[], Store], folder: Path) -> None:
        """``folder`` is for pictures and films of single throws."""
        self._store = store
        self._files = FileCache(folder, FILED_BYTES)
        self._pool = Pool(PROCESSES, archive_process.NICENESS, prepare=partial(archive_process.prepare, opening))
        self._threads = ThreadPoolExecutor(PROCESSES, thread_name_prefix="archive")
        self._cache = AnswerCache(CACHED_BYTES)
        self._queue = FairQueue(PROCESSES)
        self._under_way: dict[Question, asyncio.Task[bytes]] = {}
        self._asked_from: Counter[str] = Counter()
        """How many of these each address asked for."""
        self._withdrawals = 0
        """How often names were withdrawn from games."""

    async def check_is_over(self, game: str) -> None:
        """Refuse a game that is not there, or not over: nothing of it is revealed before its end."""
        row = await self._store.read(self._store.game, game)
        if row is None:
            raise NotFound("there is no such game")
        if row.ended is None:
            raise not_over()

    async def replay(self, visitor: Visitor, game: str, language: str, theme: str) -> bytes:
        """A game step by step, as JSON."""
        return await self._ask(visitor, archive_process.replay, game, language, theme)

    async def record(self, visitor: Visitor, game: str) -> bytes:
        """A game as the lines of its record."""
        return await self._ask(visitor, archive_process.record, game)

    async def story(self, visitor: Visitor, game: str) -> bytes:
        """The story of a game, as JSON."""
        return await self._ask(visitor, archive_process.story, game)

    async def caption(self, visitor: Visitor, game: str, throw: int | None, language: str, theme: str) -> bytes:
        """What a link to a game or a throw says, as JSON."""
        return await self._ask(visitor, archive_process.caption, game, throw, language, theme)

    async def preview(self, visitor: Visitor, game: str, throw: int | None, language: str, theme: str) -> bytes:
        """The picture that such a link shows, as a JPEG."""
        return await self._ask(visitor, archive_process.preview, game, throw, language, theme)

    async def film(self, visitor: Visitor, game: str, throw: int) -> bytes:
        """One throw as a GIF."""
        return await self._ask(visitor, archive_process.film, game, throw)

    async def verdict(self, visitor: Visitor, game: str) -> bytes:
        """A game computed again, as JSON."""
        return await self._ask(visitor, archive_process.verdict, game)

    async def finished_game(self, visitor: Visitor, game: str) -> FinishedGame:
        """A game as advisers review it."""
        pickled = await self._ask(visitor, archive_process.finished_game, game)
        finished: FinishedGame = pickle.loads(pickled)  # noqa: S301 - ours
        return finished

    async def _ask(self, visitor: Visitor, work: Callable[..., Made], *question: Any) -> bytes:
        """The answer; everybody who asks the same waits for the same one, and only the first pays for it."""
        key: Question = (work, *question)
        cached = await self._still_good(key)
        if cached is not None:
            return cached.body
        if work in FILED and (filed := await asyncio.to_thread(self._files.get, *_name(key))) is not None:
            return filed
        if key not in self._under_way:
            self._check_not_too_many(visitor.address)
            visitor.pay()
            self._start(key, visitor.address)
        return await asyncio.shield(self._under_way[key])

    def _check_not_too_many(self, address: str) -> None:
        if len(self._under_way) >= QUESTIONS or self._asked_from[address] >= QUESTIONS_PER_ADDRESS:
            raise _busy()

    def _start(self, key: Question, address: str) -> None:
        task = self._under_way[key] = asyncio.create_task(self._make(key, address))
        self._asked_from[address] += 1
        task.add_done_callback(lambda _: self._finish(key, address))

    def _finish(self, key: Question, address: str) -> None:
        del self._under_way[key]
        self._count_down(address)

    def _count_down(self, address: str) -> None:
        self._asked_from[address] -= 1
        if not self._asked_from[address]:
            del self._asked_from[address]

    async def _make(self, key: Question, address: str) -> bytes:
        work, *question = key
        withdrawals = self._withdrawals
        # What takes long leaves one process to what does not.
        urgency = Urgency.LEISURE if work in LONG else Urgency.WATCHED
        async with self._queue.place(Order(urgency, address)):
            made: Made = await self._in_process(work, question)
        if self._withdrawals != withdrawals:
            return made.body  # it may have a name that was withdrawn in the meantime
        if work not in FILED:
            self._cache.put(key, made)
        elif made.final:
            name, game = _name(key)
            await asyncio.to_thread(self._files.put, name, made.body, game)
            if self._withdrawals != withdrawals:
                self._files.drop([game])
        return made.body

    def forget(self, games: Iterable[str]) -> None:
        """A name was withdrawn from these games: drop everything that was made of them."""
        self._withdrawals += 1
        changed = set(games)
        self._cache.drop(changed)
        self._files.drop(changed)

    async def _still_good(self, key: Question) -> Made | None:
        cached = self._cache.get(key)
        if cached is None or cached.final:
            return cached
        return None if await self._store.read(self._store.events, cached.table, cached.version) else cached

    async def _in_process(self, work: Callable[..., T], question: Sequence[Any]) -> T:
        job = partial(self._pool.run, work, *question, timeout=TIMEOUT_S)
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, job)
        except (TimeoutError, WorkerDied, PoolClosed):
            raise _busy() from None

    def close(self) -> None:
        """End the processes and drop what waits."""
        for task in self._under_way.values():
            task.cancel()
        self._pool.close()
        self._threads.shutdown(wait=False, cancel_futures=True)


class AnswerCache:
    """Answers up to a number of bytes; the least recently used go first."""

    def __init__(self, most: int) -> None:
        self._most = most
        self._answers: OrderedDict[Question, Made] = OrderedDict()
        self._size = 0

    def get(self, key: Question) -> Made | None:
        cached = self._answers.get(key)
        if cached is not None:
            self._answers.move_to_end(key)
        return cached

    def drop(self, games: set[str]) -> None:
        """Drop all answers about these games."""
        for key in [key for key in self._answers if key[1] in games]:
            self._size -= len(self._answers.pop(key).body)

    def put(self, key: Question, made: Made) -> None:
        old = self._answers.pop(key, None)
        self._size += len(made.body) - (len(old.body) if old is not None else 0)
        self._answers[key] = made
        while self._size > self._most:
            _, gone = self._answers.popitem(last=False)
            self._size -= len(gone.body)


def _name(key: Question) -> tuple[str, str]:
    """A question, and what answers it: another version may draw otherwise. And the game that it is about."""
    work, *question = key
    return repr((__version__, work.__name__, *question)), str(question[0])


def _busy() -> TableRefused:
    return TableRefused("too many people ask for finished games: try again in a moment", code="server/busy")
