"""Finished games: replays, records, stories and verdicts, made in threads and cached.

A long game holds Python's lock for tens of milliseconds: so each has a price and is made once, and two are made at
the same time at most. Throws of a verdict are computed where those of practice are.
"""

from __future__ import annotations

import asyncio
from collections import Counter, OrderedDict
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING, Any, TypeVar

from throwdown.api import http as wire
from throwdown.api.faults import NotFound
from throwdown.api.replays import finished_in, not_over, read_table, record_of, replay_of
from throwdown.api.secrets import stored_secret
from throwdown.errors import TableRefused
from throwdown.live.inbox import GAMES_KEPT
from throwdown.live.listener import encoded
from throwdown.live.narrator import words_of
from throwdown.server.compute.advising import FinishedGame
from throwdown.server.compute.queue import FairQueue, Order, Urgency
from throwdown.table.story import tell_story
from throwdown.table.verify import verify

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from throwdown.live.games import PlayedGame
    from throwdown.live.state import TableState
    from throwdown.server.compute.throwing import Throwing
    from throwdown.server.storage.store import GameRow, Store
    from throwdown.throwers.workers import Workers

#: Games that are read at the same time.
THREADS = 2
#: Questions that may wait at the same time, altogether and of one address; more are refused for the moment.
QUESTIONS = 40
QUESTIONS_PER_ADDRESS = 10
#: Answers are cached up to so many bytes.
CACHED_BYTES = 16 * 1024 * 1024

#: The game, what is asked about it, and how.
Question = tuple[str, ...]
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Visitor:
    """Who asks: where from, and what is called before anything is worked out for them, which may refuse."""

    address: str
    pay: Callable[[], None]


@dataclass(frozen=True, slots=True)
class Finished:
    """A game that is over, as it was read from the store."""

    row: GameRow
    table: TableState
    played: PlayedGame

    def is_final(self) -> bool:
        """Whether its end stays: people with a real box may take it back."""
        return self.table.terms.kind != "referee"

    def may_be_signed(self) -> bool:
        """Whether a signature of its end may still come: a table takes those of its last games."""
        log = self.played.match.log
        missing = set(log.header.signers) - {None} - {signature.key for signature in log.signatures}
        return bool(missing) and not self.table.closed and self.table.games_begun - self.played.number < GAMES_KEPT


@dataclass(frozen=True, slots=True)
class Made:
    """An answer, and what it was made from."""

    body: Any
    size: int
    table: str
    version: int
    """Of the table, when it was read."""
    final: bool
    """Whether it is good for ever."""


class Archive:
    """Answers about the finished games of a store."""

    def __init__(self, store: Store, throwing: Throwing) -> None:
        self._store = store
        self._throwing = throwing
        self._threads = ThreadPoolExecutor(THREADS, thread_name_prefix="archive")
        self._cache = AnswerCache(CACHED_BYTES)
        self._queue = FairQueue(THREADS)
        self._under_way: dict[Question, asyncio.Task[Any]] = {}
        self._asked_from: Counter[str] = Counter()
        """How many of these each address asked for."""
        self._withdrawals = 0
        """How often names were withdrawn from games."""

    async def check_is_over(self, game: str) -> GameRow:
        """Refuse a game that is not there, or not over: nothing of it is revealed before its end."""
        row = await self._store.read(self._store.game, game)
        if row is None:
            raise NotFound("there is no such game")
        if row.ended is None:
            raise not_over()
        return row

    async def replay(self, visitor: Visitor, game: str, language: str, theme: str) -> bytes:
        """A game step by step, as JSON."""

        def make(found: Finished) -> bytes:
            return encoded(replay_of(found.played, found.row, words_of(language, theme)))

        return await self._ask(visitor, make, game, "replay", language, theme)

    async def record(self, visitor: Visitor, game: str) -> bytes:
        """A game as the lines of its record."""
        return await self._ask(visitor, lambda found: record_of(found.played), game, "record")

    async def story(self, visitor: Visitor, game: str) -> bytes:
        """The story of a game, as JSON."""
        return await self._ask(visitor, lambda found: encoded(tell_story(found.played.match.log, game)), game, "story")

    async def verdict(self, visitor: Visitor, game: str) -> bytes:
        """A game computed again, as JSON."""
        judge = partial(_verdict, workers=self._throwing.practice_workers)
        return await self._ask(visitor, judge, game, "verdict", urgency=Urgency.LEISURE)

    async def finished_game(self, visitor: Visitor, game: str) -> FinishedGame:
        """A game as advisers review it."""
        return await self._ask(visitor, lambda found: FinishedGame.of(game, found.played.match.log), game, "reviewed")

    async def _ask(
        self, visitor: Visitor, make: Callable[[Finished], T], *key: str, urgency: Urgency = Urgency.WATCHED
    ) -> T:
        """The answer; everybody who asks the same waits for the same one, and only the first pays for it."""
        cached = await self._still_good(key)
        if cached is not None:
            body: T = cached.body
            return body
        if key not in self._under_way:
            if len(self._under_way) >= QUESTIONS or self._asked_from[visitor.address] >= QUESTIONS_PER_ADDRESS:
                raise _busy()
            visitor.pay()
            self._start(make, key, Order(urgency, visitor.address))
        under_way: asyncio.Task[T] = self._under_way[key]
        return await asyncio.shield(under_way)

    def _start(self, make: Callable[[Finished], Any], key: Question, order: Order) -> None:
        task = self._under_way[key] = asyncio.create_task(self._make(make, key, order))
        self._asked_from[order.address] += 1
        task.add_done_callback(lambda task: self._finish(task, key, order.address))

    def _finish(self, task: asyncio.Task[Any], key: Question, address: str) -> None:
        """Let the next one ask; an error was for the visitors, who may all have left."""
        if not task.cancelled():
            task.exception()
        del self._under_way[key]
        self._asked_from[address] -= 1
        if not self._asked_from[address]:
            del self._asked_from[address]

    async def _make(self, make: Callable[[Finished], Any], key: Question, order: Order) -> Any:
        withdrawals = self._withdrawals
        async with self._queue.place(order):
            made = await self._made(make, key)
        if self._withdrawals == withdrawals:  # otherwise it may have a name that was withdrawn in the meantime
            self._cache.put(key, made)
        return made.body

    async def _made(self, make: Callable[[Finished], Any], key: Question) -> Made:
        found = await self._read(key[0])
        body = await asyncio.get_running_loop().run_in_executor(self._threads, make, found)
        return Made(
            body,
            len(body.log if isinstance(body, FinishedGame) else body),
            found.table.id,
            found.table.version,
            final=found.is_final() and not found.may_be_signed(),
        )

    async def _read(self, game: str) -> Finished:
        row = await self.check_is_over(game)
        table = await self._store.read_in_thread(_stored_table, self._store, row.table)
        return Finished(row, table, finished_in(table, game))

    def forget(self, games: Iterable[str]) -> None:
        """A name was withdrawn from these games: drop everything that was made of them."""
        self._withdrawals += 1
        self._cache.drop(set(games))

    async def _still_good(self, key: Question) -> Made | None:
        cached = self._cache.get(key)
        if cached is None or cached.final:
            return cached
        return None if await self._store.read(self._store.events, cached.table, cached.version) else cached

    def close(self) -> None:
        """Drop what waits."""
        for task in self._under_way.values():
            task.cancel()
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
        for key in [key for key in self._answers if key[0] in games]:
            self._size -= self._answers.pop(key).size

    def put(self, key: Question, made: Made) -> None:
        old = self._answers.pop(key, None)
        self._size += made.size - (old.size if old is not None else 0)
        self._answers[key] = made
        while self._size > self._most:
            _, gone = self._answers.popitem(last=False)
            self._size -= gone.size


def _stored_table(store: Store, id: str) -> TableState:
    return read_table(id, store.events(id), partial(stored_secret, store))


def _verdict(found: Finished, workers: Workers) -> bytes:
    log = found.played.match.log
    verified = verify(log, workers=workers)
    checks = [
        wire.CheckInfo(entry=check.number, what=check.what, verdict=check.verdict, why=check.why)
        for check in verified.checks
    ]
    return encoded(wire.Verdict(verdict=verified.dice, fingerprint=log.final_hash, checks=checks))


def _busy() -> TableRefused:
    return TableRefused("too many people ask for finished games: try again in a moment", code="server/busy")
