"""All tables: opening new ones, restoring those that are in the store, evicting them again."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING

import msgspec

from throwdown.api.http import SeatWanted, TableWanted
from throwdown.api.opening import opening_events
from throwdown.api.sockets import COME_BACK
from throwdown.errors import TableRefused
from throwdown.live.events import Opened, TableDamaged
from throwdown.live.inbox import LiveTable, TableEvicted
from throwdown.live.inputs import FillAfter, TakeSeat
from throwdown.live.invitation import code_of, has_code
from throwdown.live.protocol.plain_text import shortened
from throwdown.live.seats import fits
from throwdown.live.slices import Slices
from throwdown.live.snapshot import info_in, snapshot_in
from throwdown.live.tables import LiveTables, stops
from throwdown.server.operations.logs import log_event
from throwdown.server.peers.address import TableElsewhere
from throwdown.server.peers.lease import OVERDUE
from throwdown.server.storage.errors import NotOwner, StoreFailed
from throwdown.server.storage.ownership import Claim

from .codes import Codes
from .evicted import EvictedTable, EvictedTables
from .passwords import hidden

if TYPE_CHECKING:
    from collections.abc import Callable

    from throwdown.api.http import FreeChat
    from throwdown.api.person import Person
    from throwdown.live.events import AnyEvent
    from throwdown.live.protocol.messages import TableInfo
    from throwdown.live.services import Services
    from throwdown.live.snapshot import Snapshot
    from throwdown.server.operations.limits import Limits
    from throwdown.server.storage.store import Store, TableRow

    from .quotas import Quotas

    #: Where a player waits for this person to play this game: the table and the name of its server.
    Waiting = Callable[[str, str], tuple[str, str] | None]

log = logging.getLogger("throwdown.lobby")

#: What was due while no server was there is done if it is not longer ago than this, in s; else its time starts again.
FORGIVEN_S = 60.0
#: The owner of a table that is overdue is checked again after so long, in s.
CLAIM_AGAIN_S = 0.1


class Tables(LiveTables):
    """The tables that are in memory, by id, and the way to the others."""

    def __init__(
        self, services: Services, store: Store, limits: Limits, quotas: Quotas, free_chat: FreeChat = "private"
    ) -> None:
        super().__init__(services)
        self._store = store
        self._limits = limits
        self._quotas = quotas
        self._free_chat = free_chat
        self._codes = Codes()
        self.evicted = EvictedTables(services.time, services.limits.again_s, self._restore_due)
        """Those that left the memory and are still ours."""
        self._opened_from: dict[str, str] = {}
        """The addresses from which tables in memory were opened, by table; unknown after a restart."""
        self._opening: dict[str, tuple[str, str]] = {}
        """Hosts and addresses of tables that are claimed and will be in memory in a moment."""
        self._owners = store.owners
        self._releasing: dict[str, asyncio.Task[None]] = {}
        """Tables that left the memory, and may soon be anybody's."""
        self.in_doubt: set[str] = set()
        """Tables that left the memory because another server might own them, which was not known at that moment."""
        self._stopped = False
        self.moved = 0
        """How many tables were lost to other servers."""

    def __contains__(self, id: object) -> bool:
        """Whether it is here, in memory or evicted."""
        return id in self._in_memory or id in self.evicted

    # Finding

    async def _created(self, id: str) -> float | None:
        """When the table was opened, if there is such a one."""
        evicted = self.evicted.get(id)
        if evicted is not None:
            return evicted.created
        store = self._store
        row = await store.read(store.table, id)
        if row is not None and id in self.damaged:
            raise TableDamaged(self.damaged[id])
        return row.created if row is not None else None

    async def glance(self, id: str) -> LiveTable | EvictedTable | None:
        """The same as it is, without reading one that is evicted."""
        if id not in self:
            await self.restore(id)
        return self.evicted.get(id) or await self.find(id)

    async def invited(self, code: str) -> LiveTable | None:
        """The table that this code leads to."""
        id = self._codes.table(code)
        if id is None and self._owners.name:
            id = await self._store.read_in_thread(self._coded, code)
        try:
            table = await self.find(id) if id is not None else None
        except TableDamaged:
            return None
        return table if table is not None and has_code(table.state) else None

    def _coded(self, code: str) -> str | None:
        """The table of this code among those of all servers. It follows from the id, and is not stored."""
        return next((id for id in self._store.live_tables() if code_of(id) == code), None)

    def _snapshot(self, id: str) -> Snapshot | None:
        evicted = self.evicted.get(id)
        return evicted.snapshot if evicted is not None else None

    async def _load(self, id: str, created: float) -> LiveTable:
        try:
            return await super()._load(id, created)
        except TableDamaged:
            self.evicted.drop(id)
            raise

    def _resumed(self, live_table: LiveTable) -> None:
        id = live_table.id
        self._codes.add(id)
        evicted = self.evicted.drop(id)
        if evicted is not None and evicted.address:
            self._opened_from[id] = evicted.address

    # Evicting

    def evict(self, id: str, listing: bytes) -> None:
        """Let a table leave the memory that waits for a person or for its time; it stays ours."""
        live_table, address = self._in_memory.pop(id), self._opened_from.pop(id, "")
        self._forget_secrets(live_table)
        evicted = EvictedTable.from_listing(id, listing, live_table.created, address)
        if evicted is not None:
            self.evicted.add(evicted)

    def refresh_evicted(self, id: str, listing: bytes, created: float) -> None:
        """What the lobby shows of an evicted table has changed in the store."""
        before = self.evicted.get(id)
        if before is not None and before.listing != listing:
            evicted = EvictedTable.from_listing(id, listing, created, before.address)
            if evicted is not None:
                self.evicted.add(evicted)

    async def _restore_due(self, id: str) -> bool:
        """Something is due at this table; whether it is to be tried again."""
        with suppress(TableDamaged, TableElsewhere, NotOwner):
            try:
                await self.find(id)
            except StoreFailed:
                return True
        return False

    def release(self, id: str) -> None:
        """Let a table leave the memory that has no users any more; it is in the store."""
        if self._forget(id):
            self._releasing[id] = task = asyncio.create_task(self._owners.release(id))
            task.add_done_callback(partial(self._released, id))

    def _forget(self, id: str) -> bool:
        live_table = self._in_memory.pop(id, None)
        self._opened_from.pop(id, None)
        if live_table is None:
            return False
        if live_table.state.status in ("over", "closed") or not live_table.state.chairs:
            self._codes.drop(id)
        live_table.stop()
        return True

    # Owning: a table lives on one server at a time

    async def _claim(self, id: str) -> None:
        """Make sure that the table is ours, before it is read or written."""
        if self._stopped:
            raise stops()
        if id in self._releasing:
            await asyncio.wait({self._releasing[id]})
        overdue_s = OVERDUE * self._limits.lease_s
        while not isinstance(owner := await self._owners.claim(id), Claim):
            if owner.left_s > overdue_s:
                raise TableElsewhere(id, owner.name)
            # It has missed a renewal: in a moment it has renewed, or is gone, and what it was writing is cut off.
            await asyncio.sleep(min(CLAIM_AGAIN_S, owner.left_s + 0.01))
            if owner.left_s < CLAIM_AGAIN_S:
                await self._owners.end_lease(owner.server)

    def _released(self, id: str, task: asyncio.Task[None]) -> None:
        self._releasing.pop(id, None)
        if not task.cancelled():
            task.exception()  # what could not be released stays ours, which does no harm

    def lose(self, id: str) -> None:
        """Another server has this table now: it leaves the memory, and its listeners are asked to reconnect."""
        live_table = self._in_memory.get(id)
        if live_table is None:
            if id not in self._owners.held:  # else it is only in doubt: an evicted table does nothing anyway
                self.moved += self.evicted.drop(id) is not None
            return
        log_event(log, logging.INFO, "a table has moved to another server", table=id[:6])
        if id in self._owners.held:
            self.in_doubt.add(id)
        live_table.stop()
        live_table.close_connections(COME_BACK, "this table has moved: come back")
        self._forget_secrets(live_table)
        self._forget(id)
        self.moved += 1

    def opened_from(self, table: LiveTable) -> str:
        """The address from which it was opened; its host, where that is not known."""
        return self._opened_from.get(table.id, table.state.host)

    def open_to_all(self) -> list[LiveTable]:
        """Tables that wait for people and are not only for those who have the link."""
        return [
            table
            for table in self._in_memory.values()
            if table.state.status == "open" and table.state.terms.visibility != "link"
        ]

    # Opening

    async def open(self, person: Person, wanted: TableWanted, *, address: str = "", auto: bool = False) -> LiveTable:
        """A new table, as it was wanted."""
        self._check_not_too_many(person, address)
        password = await asyncio.to_thread(hidden, wanted.password) if wanted.password else ""
        events = opening_events(person, wanted, password, self._limits, auto=auto, free_chat=self._free_chat)
        self._check_not_too_many(person, address)
        self._quotas.spend_table(person.id, address)
        id = self.new_id()
        self._opening[id] = person.id, address
        try:
            await self._claim(id)
            return await self._begin(id, events, start=wanted.start, address=address)
        finally:
            del self._opening[id]

    def new_id(self) -> str:
        """An id for a new table."""
        return self._codes.new_id()

    def reserved_events(self, person: Person, wanted: TableWanted, event: str) -> list[AnyEvent]:
        """The first events of a table of this tournament; refused if it cannot be."""
        wanted = msgspec.structs.replace(wanted, name=shortened(wanted.name or "", self._limits.name_length))
        opened, *seated = opening_events(person, wanted, "", self._limits, auto=False, free_chat=self._free_chat)
        assert isinstance(opened, Opened)  # noqa: S101 - it is always the first
        terms = msgspec.structs.replace(opened.terms, event=event)
        return [msgspec.structs.replace(opened, terms=terms), *seated]

    async def open_reserved(self, id: str, events: list[AnyEvent], *, start: bool = False) -> None:
        """Open a table whose id was stored before; one that is there already stays as it is."""
        if id in self or await self._store.read(self._store.table, id) is not None:
            return
        await self._claim(id)
        if await self._store.read(self._store.table, id) is None:  # no other server was faster
            await self._begin(id, events, start=start)

    async def _begin(self, id: str, events: list[AnyEvent], *, start: bool, address: str = "") -> LiveTable:
        self._codes.add(id)
        if address:
            self._opened_from[id] = address
        return await self._open(LiveTable(id, self._services), events, start=start)

    def _check_not_too_many(self, person: Person, address: str) -> None:
        limits = self._limits
        opening = [each for id, each in self._opening.items() if id not in self._in_memory]
        hosted = sum(self.evicted.hosted[id] for id in person.ids) + sum(host in person.ids for host, _ in opening)
        here = self.evicted.opened_from[address] + sum(each == address for _, each in opening) if address else 0
        for table in self._in_memory.values():
            if table.state.status in ("open", "playing") and not table.state.terms.event:
                hosted += table.state.host in person.ids
                here += bool(address) and self._opened_from.get(table.id) == address
        if hosted >= limits.tables_per_person:
            raise TableRefused("you have too many tables open: finish or close some", code="server/too_many_tables")
        room = limits.tables_per_person * limits.people_per_address
        # One person behind an address may fill it: the others there still have room for a first table.
        if here >= (room if hosted else 2 * room):
            message = "too many tables are open from your address: finish or close some"
            raise TableRefused(message, code="server/too_many_tables_here")

    async def play_now(self, person: Person, game: str, *, address: str = "", far: Waiting | None = None) -> LiveTable:
        """A table where a player waits, or one of one's own where bots come after a short wait.

        ``far`` finds a player who waits at another server, to which the caller is then sent.
        """
        for table in self.open_to_all():
            if _waits_for(table, person, game) and await self._sits_down(table, person):
                return table
        waits = far(person.id, game) if far is not None else None
        if waits is not None:
            raise TableElsewhere(*waits)
        wanted = TableWanted(game=game, seats=[SeatWanted(me=True), SeatWanted()])
        table = await self.open(person, wanted, address=address, auto=True)
        table.post(FillAfter(self._limits.play_now_s))
        return table

    async def _sits_down(self, table: LiveTable, person: Person) -> bool:
        """Take a seat there, unless others were faster: then the next table is tried."""
        try:
            await table.ask(TakeSeat(person.id, person.name, program=person.kind == "bot"))
        except (TableRefused, TableEvicted):
            return False
        return True

    # Starting and stopping

    async def restore_all(self) -> None:
        """After a start: games under way continue, and open tables wait for people."""
        slices, store = Slices(), self._store
        for id in await store.read_in_thread(store.live_tables):
            while self._loading:  # people wait for these
                await asyncio.wait(self._loading.values())
            with suppress(TableDamaged, TableElsewhere):  # a damaged one is in the log
                await self.restore(id)
            await slices.pause()

    async def restore(self, id: str) -> None:
        """After a start, or when its server is gone: an evicted one stays so, any other continues."""
        if id in self or id in self._loading:
            return
        if id in self.damaged:
            raise TableDamaged(self.damaged[id])
        await self._claim(id)
        try:
            evicted = await self._stored_eviction(id)
        except Exception as error:
            raise self._as_damage(id, error) from error
        if id in self or id in self._loading:
            return  # another caller was faster
        if evicted is None:
            await self.find(id)  # it leaves the memory soon, unless a person comes back
        else:
            self._codes.add(id)
            self.evicted.add(evicted)

    async def _stored_eviction(self, id: str) -> EvictedTable | None:
        """The table, if the store has its snapshot and no deadline passed while no server was there."""
        row, version = await self._store.read(self._stored, id)
        evicted = EvictedTable.from_listing(id, row.listing.encode(), row.created, "") if row is not None else None
        snapshot = evicted.snapshot if evicted is not None else None
        if snapshot is None or snapshot.version != version:
            return None
        missed = snapshot.deadline is not None and snapshot.deadline < self._services.time.wall() - FORGIVEN_S
        return None if missed else evicted

    async def stored_summary(self, id: str) -> tuple[TableInfo, Snapshot | None] | None:
        """What the lobby shows of a table that another server has, and its snapshot if it is evicted."""
        row, version = await self._store.read(self._stored, id)
        if row is None or row.status in ("over", "closed"):
            return None
        listing = row.listing.encode()
        try:
            info, snapshot = info_in(listing), snapshot_in(listing)
        except msgspec.MsgspecError:
            return None  # a newer server
        return info, snapshot if snapshot is not None and snapshot.version == version else None

    def _stored(self, id: str) -> tuple[TableRow | None, int]:
        return self._store.table(id), self._store.last_version(id)

    async def stop(self) -> None:
        """Leave games as they are; another server may continue them immediately."""
        if self._stopped:
            return
        self._stopped = True
        self.evicted.stop()
        for loading in self._loading.values():
            loading.cancel()
        for table in list(self._in_memory.values()):
            table.stop()
        try:
            await self._owners.release_all()
        except StoreFailed as error:
            log.warning("the tables could not be handed over, others take them when our lease is over: %s", error)


def _waits_for(table: LiveTable, person: Person, game: str) -> bool:
    """Whether a player waits there for another one of this game, who may be this person."""
    known = person.known_as(table.state.seats_of_people, table.state.expelled)
    return table.state.terms.game == game and fits(table.state, table.people_here, known.id)
