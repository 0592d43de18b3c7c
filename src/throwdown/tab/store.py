"""The store of the tab: all small rows in memory, the history of a table once it is needed.

``commit`` returns when the browser says that the batch is on the disk. Only then do reads see it. Batches are written
one after the other.
"""

from __future__ import annotations

import asyncio
from collections import defaultdict
from typing import TYPE_CHECKING, Final, ParamSpec, Self, TypeVar

import msgspec

from throwdown.live.naming import NameBeside
from throwdown.live.store import EventRow, GameRow, HostStore, MoveRow, PersonRow, StoreFailed, TableRow

from .database import OF_A_TABLE, SMALL
from .draft import BETWEEN, Draft, Memory, Shelf, Values, key_of, last_version, table_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from throwdown.live.store import Batch

    from .database import Database

Asked = ParamSpec("Asked")
Seen = TypeVar("Seen")

#: So many tables that are over stay in memory: a replay is asked for several times.
FINISHED: Final = 4
_LIVE: Final = ("open", "playing")

_decode_values = msgspec.json.Decoder(Values).decode


class TabStore(HostStore):
    """Rows of tables over a ``Database``."""

    def __init__(self, database: Database, memory: Memory) -> None:
        self._database = database
        self._memory = memory
        #: Tables whose history is in memory; the last one that was used comes last.
        self._loaded: dict[str, None] = {}
        self._writing = asyncio.Lock()
        self._commits: set[asyncio.Task[None]] = set()
        self._closed = False

    @classmethod
    async def open(cls, database: Database) -> Self:
        return cls(database, {(store, ""): await _rows(database, store) for store in SMALL})

    def close(self) -> None:
        """Refuse what comes from now on; what was begun is written."""
        self._closed = True

    # Writing

    async def commit(self, batch: Batch) -> None:
        if self._closed:
            raise StoreFailed("the store is closed")
        if not batch.steps:
            return
        # A caller that is cancelled must not leave a batch in the database that the memory does not have.
        task = asyncio.create_task(self._commit(batch))
        self._commits.add(task)
        task.add_done_callback(self._finished)
        await asyncio.shield(task)

    def _finished(self, task: asyncio.Task[None]) -> None:
        self._commits.discard(task)
        if not task.cancelled():
            task.exception()  # the caller has it, unless the caller was cancelled

    async def _commit(self, batch: Batch) -> None:
        async with self._writing:
            for table in sorted({table for step in batch.steps if (table := table_of(*step)) is not None}):
                await self._load(table)
            draft = Draft(self._memory)
            draft.run(batch)
            await self._database.write(draft.changes())
            new = draft.new("tables")
            draft.keep()
            self._loaded.update(dict.fromkeys(new))  # nothing of them was in the database before

    async def remove(self, table: str) -> None:
        """Everything about a table that is over."""
        async with self._writing:
            await self._load(table)
            games = {row.id for row in self.games(table)}
            belongs: dict[str, Callable[[Values], bool]] = {
                "tables": lambda row: row[0] == table,
                "games": lambda row: row[1] == table,
                "seats": lambda row: row[0] == table,
                "secrets": lambda row: row[0] in games,
            }
            found = [((store, ""), key) for store, is_its in belongs.items() for key, row in self._all(store).items()
                     if is_its(row)]  # fmt: skip
            found += [((store, table), key) for store in OF_A_TABLE for key in self._memory.get((store, table), {})]
            await self._database.write([(store, key, None) for (store, _), key in found])
            for shelf, key in found:
                del self._memory[shelf][key]
            self._loaded.pop(table, None)

    # Reading

    async def read(self, query: Callable[Asked, Seen], *args: Asked.args, **named: Asked.kwargs) -> Seen:
        """What one of the reads below finds; the history of the table that it asks for is loaded first."""
        if query in (self.events, self.move, self.last_version):
            await self._load(str(args[0]))
        return query(*args, **named)

    read_in_thread = read

    def table(self, id: str) -> TableRow | None:
        row = self._all("tables").get(id)
        return None if row is None else TableRow(*row)

    def tables(self, status: str, limit: int = 100, visibility: str | None = None) -> list[TableRow]:
        """Those that changed last come first; a limit of -1 is none."""
        rows = (TableRow(*row) for row in self._all("tables").values())
        found = [row for row in rows if row.status == status and visibility in (None, row.visibility)]
        found.sort(key=lambda row: (row.changed, row.id), reverse=True)
        return found if limit < 0 else found[:limit]

    def live_tables(self) -> list[str]:
        return sorted(id for id, row in self._all("tables").items() if row[1] in _LIVE)

    def last_version(self, table: str) -> int:
        self._check_loaded(table)
        return last_version(self._memory, table)

    def events(self, table: str, since: int = 0) -> list[EventRow]:
        self._check_loaded(table)
        names = defaultdict[int, list[NameBeside]](list)
        for version, *beside in self._sorted("names", table):
            names[version].append(NameBeside(*beside))
        return [
            EventRow(version, at, text, tuple(names.get(version, ())))
            for version, at, text in self._sorted("events", table)
            if version > since
        ]

    def move(self, table: str, person: str, move: str) -> MoveRow | None:
        self._check_loaded(table)
        row = self._memory.get(("moves", table), {}).get(key_of(table, person, move))
        return None if row is None else MoveRow(*row)

    def game(self, id: str) -> GameRow | None:
        row = self._all("games").get(id)
        return None if row is None else GameRow(*row)

    def games(self, table: str) -> list[GameRow]:
        found = [GameRow(*row) for row in self._all("games").values() if row[1] == table]
        return sorted(found, key=lambda row: row.number)

    def finished_games(self, limit: int) -> list[GameRow]:
        """So many games that are over, those that ended last first."""
        rows = [GameRow(*row) for row in self._all("games").values()]
        found = [(row.ended, row.id, row) for row in rows if row.ended is not None]
        return [row for _, _, row in sorted(found, reverse=True)][:limit]

    def secret(self, game: str, place: int) -> str | None:
        return self.secrets(game).get(place)

    def secrets(self, game: str) -> dict[int, str]:
        return {place: secret for of, place, secret in self._all("secrets").values() if of == game}

    def person(self, id: str) -> PersonRow | None:
        row = self._all("people").get(id)
        return None if row is None else PersonRow(*row)

    def tables_of(self, person: str, limit: int) -> list[str]:
        """So many tables at which that person sits, those that changed last first; none that is over."""
        seated = {table for table, _seat, sitting in self._all("seats").values() if sitting == person}
        rows = [row for id in seated if (row := self.table(id)) is not None and row.status in _LIVE]
        return [row.id for row in sorted(rows, key=lambda row: (-row.changed, row.id))][:limit]

    # The memory

    def _all(self, store: str) -> dict[str, Values]:
        return self._memory[store, ""]

    def _sorted(self, store: str, table: str = "") -> list[Values]:
        return [row for _, row in sorted(self._memory.get((store, table), {}).items())]

    def _check_loaded(self, table: str) -> None:
        if table in self._all("tables") and table not in self._loaded:
            raise StoreFailed(f"the history of table {table} is not in memory: ask for it with `await store.read(…)`")

    async def _load(self, table: str) -> None:
        """Have the history of a table in memory; one that is not stored has none."""
        if table not in self._all("tables"):
            return
        if table not in self._loaded:
            found: dict[Shelf, dict[str, Values]] = {
                (store, table): await _rows(self._database, store, table + BETWEEN) for store in OF_A_TABLE
            }
            if table not in self._loaded:  # another read may have been quicker, and a commit may have followed it
                self._memory.update(found)
        self._loaded.pop(table, None)
        self._loaded[table] = None
        self._evict()

    def _evict(self) -> None:
        over = [id for id in self._loaded if (row := self.table(id)) is not None and row.status not in _LIVE]
        for table in over[:-FINISHED]:
            del self._loaded[table]
            for store in OF_A_TABLE:
                self._memory.pop((store, table), None)
                self._database.forget(store, table + BETWEEN)


async def _rows(database: Database, store: str, prefix: str = "") -> dict[str, Values]:
    return {key: _decode_values(text) for key, text in await database.load(store, prefix)}
