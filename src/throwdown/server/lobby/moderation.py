"""Moderation: who looks after the server, and what a person may not do until a decision of a host ends.

Everything is in the store. Each server reads it again every second and when another one says so, so it does not matter
which server, or which command of the host, decided. What is read is in memory: nobody waits for the store at the door.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from typing import TYPE_CHECKING, Final

from throwdown.api.faults import NotFound
from throwdown.errors import Sanctioned, ThrowdownError
from throwdown.live.events import TableDamaged
from throwdown.live.inputs import CloseTable
from throwdown.live.protocol.plain_text import TextRefused, look, look_words
from throwdown.server.peers.address import TableElsewhere
from throwdown.server.storage import acts
from throwdown.server.storage.acts import Decision
from throwdown.server.storage.store import NotOwner, StoreFailed

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from throwdown.api.person import Person
    from throwdown.live.timers import Time
    from throwdown.server.storage.moderation import SanctionKind
    from throwdown.server.storage.store import Batch, HostRow, PersonRow, SanctionRow, Store

    from .connections import Connections
    from .people import People
    from .tables import Tables

#: The store is asked so often what was decided elsewhere, in s.
AGAIN_S: Final = 1.0
#: A server that starts applies the new names of so long, in s: they may have been decided while it was stopped.
MISSED_S: Final = 24 * 3600.0
#: Names of so many people are searched, of those who came last.
SEARCHED: Final = 20_000
#: So many people are found.
FOUND: Final = 50
#: The code with which each kind is refused.
CODES: Final = {"ban": "person/banned", "mute": "person/muted", "name": "person/renamed"}
_MESSAGES: Final = {
    "ban": "the host of this server has banned you from this server",
    "mute": "the host of this server has muted you",
    "name": "the host of this server has chosen your name",
}


class DeskRefused(ThrowdownError):
    """Raised when a person who does not look after the server uses its desk, or one who does decides about another."""

    code = "desk/hosts"


class Moderation:
    """What was decided, as this server knows it, and deciding."""

    def __init__(self, store: Store, people: People, tables: Tables, connections: Connections, time: Time) -> None:
        self._store = store
        self._people = people
        self._tables = tables
        self._connections = connections
        self._time = time
        self._hosts = set[str]()
        """Ids of those who look after the server."""
        self._sanctions: dict[tuple[str, str], SanctionRow] | None = None
        """By kind and id: also ids of guests who were joined to the person, and of their bots."""
        self._looks: dict[str, str] = {}
        """Names that nobody else may take, by how they look: those of hosts and of banned people."""
        self._to_rename = set[str]()
        """Ids of people whose new name is not applied yet."""
        self._applying = asyncio.Lock()
        self.announce: Callable[[], Awaitable[None]] | None = None
        """Lets other servers know, where there are any."""
        self.renamed: Callable[[str], Awaitable[None]] | None = None
        """Called with each id of a person whom a host gave another name."""

    # What everything else asks

    def is_host(self, person: Person | None) -> bool:
        """Whether this person looks after the server."""
        return person is not None and self.is_host_id(person.id)

    def is_host_id(self, person: str) -> bool:
        return person in self._hosts

    def sanction(self, kind: SanctionKind, *ids: str | None) -> SanctionRow | None:
        """What one of these ids may not do now, if anything."""
        known = self._sanctions or {}
        found = (known.get((kind, id)) for id in ids if id is not None)
        return next((row for row in found if row is not None and row.until > self._time.wall()), None)

    def ban_of(self, person: Person) -> SanctionRow | None:
        """A bot is banned with its owner."""
        return self.sanction("ban", person.id, person.owner)

    def check_admitted(self, person: Person | None) -> None:
        """Refuse a banned person."""
        if person is not None:
            self._check("ban", person.id, person.owner)

    def check_speaks(self, person: str) -> None:
        """Refuse to pass on what a muted person writes."""
        self._check("mute", person)

    def check_renames(self, person: Person) -> None:
        """Refuse another name to a person who was renamed."""
        self._check("name", person.id)

    def _check(self, kind: SanctionKind, *ids: str | None) -> None:
        row = self.sanction(kind, *ids)
        if row is not None:
            raise self.refusal(row)

    def refusal(self, row: SanctionRow) -> Sanctioned:
        left_s = row.until - self._time.wall()
        return Sanctioned(_MESSAGES[row.kind], code=CODES[row.kind], reason=row.reason, until=row.until, left_s=left_s)

    def check_name(self, name: str, person: str) -> None:
        """Refuse a name that looks like that of a host or of a banned person; they may have their own."""
        owner = self._looks.get(look(name))
        if owner is not None and owner != person:
            raise TextRefused("this name belongs to another person here: choose another one", code="name/protected")

    # Applying what was decided

    async def run(self) -> None:
        """Apply what is decided elsewhere, for as long as the server runs."""
        while True:
            with suppress(StoreFailed):  # the next round reads it again
                await self.apply()
            await asyncio.sleep(AGAIN_S)

    async def apply(self) -> None:
        """Know what is decided by now: who is banned or renamed is disconnected, and closed tables close."""
        async with self._applying:
            hosts, sanctions, closing = await self._store.read_in_thread(self._stored)
            self._hosts = {row.person for row, _ in hosts}
            before, self._sanctions = self._sanctions, {(row.kind, id): row for id, row in sanctions}
            self._looks = {row.skeleton: row.person for _, row in sanctions if row.skeleton}
            self._looks |= {look(name): row.person for row, name in hosts if name}
            for id, row in sanctions:
                if row.kind == "ban":
                    self._connections.refuse(id, self.refusal(row))
                elif row.kind == "name" and self._is_new(row, before, id):
                    self._people.forget(id)  # else this server would write the name of before again
                    self._connections.reconnect(id)
                    self._to_rename.add(id)
            for table in closing:
                await self._close(table)
            for id in list(self._to_rename):
                if self.renamed is not None:
                    await self.renamed(id)
                self._to_rename.discard(id)  # if the store failed, the next round does it

    def _is_new(self, row: SanctionRow, before: dict[tuple[str, str], SanctionRow] | None, id: str) -> bool:
        if before is None:
            return row.since > self._time.wall() - MISSED_S
        return before.get(("name", id)) != row

    def _stored(self) -> tuple[list[tuple[HostRow, str]], list[tuple[str, SanctionRow]], list[str]]:
        store = self._store
        return store.hosts(), store.sanctions(self._time.wall()), store.tables_to_close()

    async def _close(self, id: str) -> None:
        with suppress(TableElsewhere, NotOwner, TableDamaged):  # its own server does it
            table = await self._tables.find(id)
            if table is not None:
                await self._tables.ask(table, CloseTable())

    async def _do(self, batch: Batch) -> None:
        await self._store.commit(batch)
        if self.announce is not None:
            await self.announce()
        await self.apply()

    # The desk

    def decision(self, by: Person, reason: str = "", hours: float = 0.0) -> Decision:
        return Decision(by.id, self._time.wall(), reason, hours)

    async def target(self, by: Person, id: str) -> PersonRow:
        """The person with this id; refused if this host may not decide about them."""
        row = await self._store.read(self._known, id)
        if row is None:
            raise NotFound("there is no such person")
        if by.id in (row.id, row.owner):
            raise DeskRefused("you cannot decide about yourself", code="desk/self")
        if {row.id, row.owner} & self._hosts:
            raise DeskRefused("hosts do not decide about each other", code="desk/colleague")
        return row

    def _known(self, id: str) -> PersonRow | None:
        """The person with this id, or the one whom that guest was joined to."""
        row = self._store.person(id)
        return self._store.person(row.joined) if row is not None and row.joined is not None else row

    async def sanction_person(self, person: PersonRow, kind: SanctionKind, decision: Decision) -> None:
        await self._do(acts.sanction(person, kind, decision))

    async def lift(self, person: PersonRow, kind: SanctionKind, decision: Decision) -> None:
        await self._do(acts.lift(person.id, kind, decision))

    async def rename(self, person: PersonRow, name: str, decision: Decision) -> None:
        """Another name, from the next table on; windows that are open reconnect with it."""
        await self._do(acts.rename(person, self._people.name_for(name, person.id), decision))

    async def settle(self, report: str, decision: Decision) -> None:
        row = await self._store.read(self._store.reported, report)
        if row is None:
            raise NotFound("this report was settled already")
        await self._do(acts.settle(row, decision))

    async def close_table(self, table: str, decision: Decision) -> None:
        row = await self._store.read(self._store.table, table)
        if row is None or row.status not in ("open", "playing"):
            raise NotFound("there is no such table, or it is closed")
        await self._do(acts.close(table, decision))

    async def search(self, text: str) -> list[PersonRow]:
        """People with these whole words in their names, whatever letters they are written with; or with this id."""
        return await self._store.read_in_thread(self._search, text)

    def _search(self, text: str) -> list[PersonRow]:
        by_id = self._known(text)
        return [by_id] if by_id is not None else people_like(self._store.recent_people(SEARCHED), text)[:FOUND]


def people_like(people: list[PersonRow], text: str) -> list[PersonRow]:
    """Those in whose names these words are, one after the other; all of them without words."""
    words = look_words(text)
    return [row for row in people if _has(look_words(row.name), words)]


def _has(words: list[str], wanted: list[str]) -> bool:
    many = len(wanted)
    return any(words[at : at + many] == wanted for at in range(len(words) - many + 1))
