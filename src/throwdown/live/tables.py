"""The tables of a host that are in memory, and the way to those that are stored."""

from __future__ import annotations

import asyncio
import logging
from abc import ABC, abstractmethod
from functools import partial
from typing import TYPE_CHECKING

from throwdown.errors import ThrowdownError

from .events import TableDamaged
from .inbox import LiveTable, TableEvicted
from .inputs import Start
from .store import NotOwner, StoreDamaged, StoreFailed

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    from .events import AnyEvent
    from .inputs import AnyInput
    from .services import Services
    from .snapshot import Snapshot

log = logging.getLogger("throwdown.lobby")

CANNOT_BE_READ = "what is stored of this table cannot be read: restore it from a backup"


class LiveTables(ABC):
    """Tables by id. A host says how it finds one that is not in memory."""

    def __init__(self, services: Services) -> None:
        self._services = services
        self._in_memory: dict[str, LiveTable] = {}
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self.damaged: dict[str, str] = {}
        """Tables that could not be read, and why: they are left alone, the others play."""

    def __iter__(self) -> Iterator[LiveTable]:
        return iter(self._in_memory.values())

    def __len__(self) -> int:
        return len(self._in_memory)

    def __getitem__(self, id: str) -> LiveTable:
        return self._in_memory[id]

    # What a host says

    @abstractmethod
    async def _created(self, id: str) -> float | None:
        """When the table was opened, if there is such a one."""

    async def _claim(self, id: str) -> None:  # noqa: B027 - a host that is alone has nothing to do
        """Make sure that the table is ours, before it is read or written."""

    @abstractmethod
    def _snapshot(self, id: str) -> Snapshot | None:
        """What the table resumes with, if it was evicted."""

    @abstractmethod
    def release(self, id: str) -> None:
        """The table is over, or could not be opened: it leaves the memory."""

    def _resumed(self, live_table: LiveTable) -> None:  # noqa: B027 - most hosts have nothing to do
        """The table is in memory again."""

    # Opening

    async def _open(self, live_table: LiveTable, events: list[AnyEvent], *, start: bool) -> LiveTable:
        """Store the first events of a new table; one that cannot be stored leaves the memory again."""
        self._in_memory[live_table.id] = live_table
        try:
            await live_table.open(events)
        except BaseException:
            self.release(live_table.id)
            raise
        if start:
            await live_table.ask(Start())
        return live_table

    # Finding

    async def find(self, id: str, pay: Callable[[], None] | None = None) -> LiveTable | None:
        """The table of this id, read from the store if it is not in memory; several who ask wait for the same one.

        ``pay`` is called before it is read, and may refuse.
        """
        while id not in self._in_memory:
            if id not in self._loading:
                created = await self._created(id)
                if created is None:
                    return None
                await self._claim(id)
                self._begin_loading(id, created, pay)
            if id in self._loading:
                await _finished(self._loading[id])  # and check again: it may be gone already
        return self._in_memory[id]

    async def ask(self, table: LiveTable, message: AnyInput) -> LiveTable:
        """Send a table a message; one that was evicted in the meantime is found again. The table that handled it."""
        while True:
            try:
                await table.ask(message)
            except TableEvicted:
                found = await self.find(table.id)
                if found is None or found is table:
                    raise
                table = found
            else:
                return table

    def post(self, id: str, message: AnyInput) -> None:
        """Have a message handled by the table that is in memory now; one that is not needs none."""
        table = self._in_memory.get(id)
        if table is not None:
            table.post(message)

    # Reading

    def _begin_loading(self, id: str, created: float, pay: Callable[[], None] | None) -> None:
        if id in self._in_memory or id in self._loading:
            return  # another caller was faster
        if pay is not None:
            pay()
        self._loading[id] = asyncio.get_running_loop().create_task(self._load(id, created))
        self._loading[id].add_done_callback(partial(self._loaded, id))

    def _loaded(self, id: str, task: asyncio.Task[LiveTable]) -> None:
        del self._loading[id]
        if not task.cancelled():
            task.exception()  # those who still wait get it; otherwise it may be lost

    async def _load(self, id: str, created: float) -> LiveTable:
        live_table = LiveTable(id, self._services)
        try:
            await live_table.resume(created, self._snapshot(id))
        except Exception as error:
            live_table.stop()
            raise self._as_damage(id, error) from error
        self._in_memory[id] = live_table
        self._resumed(live_table)
        return live_table

    def _as_damage(self, id: str, error: Exception) -> Exception:
        """The error of a table that could not be read. Whatever is wrong with what is stored costs this table alone."""
        if isinstance(error, NotOwner) or (isinstance(error, StoreFailed) and not isinstance(error, StoreDamaged)):
            return error  # the store does not answer, or not to us, which says nothing about the table
        known = isinstance(error, ThrowdownError)
        log.error("table %s cannot be read: %s", id[:6], error, exc_info=None if known else error)
        self.damaged[id] = str(error) if known else CANNOT_BE_READ
        return TableDamaged(self.damaged[id])

    def _forget_secrets(self, live_table: LiveTable) -> None:
        """They are stored; one that is not must not come back."""
        for game in (live_table.state.next, live_table.state.game):
            if game is not None:
                self._services.secrets.forget(game.id)


async def _finished(loading: asyncio.Task[LiveTable]) -> None:
    """Wait for a table that is being read; others may wait for it too."""
    await asyncio.wait({loading})
    if loading.cancelled():
        raise stops()
    loading.result()


def stops() -> NotOwner:
    return NotOwner("this server stops: come back")
