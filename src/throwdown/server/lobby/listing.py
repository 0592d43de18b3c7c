"""What the lobby shows: open tables, how many games are played, and the tables that wait for a person."""

from __future__ import annotations

import asyncio
from typing import TYPE_CHECKING, Any

from throwdown.live.events import TableDamaged
from throwdown.live.listener import encoded
from throwdown.live.protocol.messages import Heard, TurnInfo, YourTurn
from throwdown.live.slices import Slices
from throwdown.server.peers.address import TableElsewhere
from throwdown.server.storage.store import NotOwner, StoreFailed

from .evicted import EvictedTable
from .offers import SHOWN, Offer, chosen_fairly
from .snapshot import MOST_PEOPLE, LobbySnapshot, OpenTable, PeerLobbies

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Coroutine, Iterator, Sequence

    from throwdown.live.inbox import LiveTable
    from throwdown.live.listener import Listener
    from throwdown.live.protocol.messages import TableInfo
    from throwdown.live.timers import Time
    from throwdown.server.storage.store import Store

    from .snapshot import StandingBot
    from .tables import Tables

#: So many tables of one person are shown to that person.
TURNS = 50
#: Changes within this time are sent together, in s.
TOGETHER_S = 0.25
#: Where only the number of people changed, it is sent after so long, in s: people come and go all the time.
COUNT_S = 1.0
#: What could not be read is read again after so long, in s.
AGAIN_S = 2.0


class Listing:
    """Shows the lobby, and sends changes to those who stay there."""

    def __init__(self, tables: Tables, store: Store, time: Time) -> None:
        self._tables = tables
        self._store = store
        self._time = time
        self._listeners: list[Listener] = []
        self._due = False
        self._lock = asyncio.Lock()
        """One round of telling after the other."""
        self._broadcasts = set[asyncio.Task[None]]()
        self._due_elsewhere = False
        self._due_count = False
        self._closed = False
        self.peers = PeerLobbies()
        """What other servers show."""
        self.publish: Callable[[], None] | None = None
        """Lets other servers know what is shown here, where there are any."""

    # Questions

    def open_tables(self) -> list[TableInfo]:
        """Those that the lobby shows, the newest first."""
        far = self.peers.tables
        offers = (*self._offers(), *(Offer(id, *_matters(each)) for id, each in far.items()))
        chosen = chosen_fairly(offers, SHOWN)
        return [far[id].info if id in far else self._info(id) for id in chosen]

    def _info(self, id: str) -> TableInfo:
        evicted = self._tables.evicted.get(id)
        return self._tables[id].listed_info() if evicted is None else evicted.info

    def _offers(self) -> Iterator[Offer]:
        for table in self._tables.open_to_all():
            from_, here = self._tables.opened_from(table), bool(table.connections)
            yield Offer(table.id, from_, table.state.host, table.created, here)
        yield from self._tables.evicted.offers.best()

    def snapshot(self, bots: list[StandingBot]) -> LobbySnapshot:
        """What this server shows, for the others."""
        offers = {offer.table: offer for offer in self._offers()}
        tables = [self._open_table(offers[id]) for id in chosen_fairly(offers.values(), SHOWN)]
        absent = {table.id: who for table in self._tables if (who := _absent_from(table))}
        return LobbySnapshot(tables, self._playing, sorted(self._people)[:MOST_PEOPLE], bots, absent)

    def _open_table(self, offer: Offer) -> OpenTable:
        if offer.table in self._tables.evicted:
            return OpenTable(
                self._info(offer.table), offer.address, offer.host, offer.created, awaited=False, auto=False,
                strangers_to=[],
            )  # fmt: skip
        table = self._tables[offer.table]
        state = table.state
        auto = state.terms.auto and bool(state.free_seats) and state.host in table.people_here
        return OpenTable(
            table.listed_info(), offer.address, offer.host, offer.created, offer.awaited, auto,
            [*state.seats_of_people, *state.expelled],
        )  # fmt: skip

    @property
    def playing(self) -> int:
        """How many games are under way."""
        return self._playing + self.peers.playing

    @property
    def _playing(self) -> int:
        return sum(table.state.playing for table in self._tables) + self._tables.evicted.playing

    @property
    def people_here(self) -> int:
        return len(self._people | self.peers.people)

    @property
    def _people(self) -> set[str]:
        at_tables = (person for table in self._tables for person in table.people_here)
        return {*at_tables, *(each.person for each in self._listeners)}

    async def turns_of(self, ids: Sequence[str]) -> list[TurnInfo]:
        """The tables where the person with these ids sits, those that wait for them first; the own id comes first."""
        return await self._turns_at(await self._store.read(self._store.tables_of, ids[0], TURNS), ids, Slices())

    async def _turns_at(self, tables: Sequence[str], ids: Sequence[str], slices: Slices) -> list[TurnInfo]:
        turns = list[TurnInfo]()
        for id in tables:
            turn = await self.turn_at(id, ids)
            turns += [turn] if turn is not None else []
            await slices.pause()
        return sorted(turns, key=lambda turn: not turn.your_turn)

    async def turn_at(self, id: str, ids: Sequence[str]) -> TurnInfo | None:
        """Whether one table waits for the person with these ids; None: it is over, or not there."""
        try:
            return await self._turn_here(id, ids)
        except (TableElsewhere, NotOwner):
            return await self._turn_elsewhere(id, ids)

    async def _turn_here(self, id: str, ids: Sequence[str]) -> TurnInfo | None:
        try:
            table = await self._tables.glance(id)
        except TableDamaged:
            return None
        if isinstance(table, EvictedTable):
            return table.turn_of(ids)
        if table is None or table.state.status in ("closed", "over"):
            return None
        return table.turn_of(*ids)

    async def _turn_elsewhere(self, id: str, ids: Sequence[str]) -> TurnInfo | None:
        """The same at a table of another server: as it is stored, or as that server shows it."""
        found = await self._tables.stored_summary(id)
        if found is None:
            return None
        info, snapshot = found
        owed = snapshot.owed if snapshot is not None else []
        seats = [number for number, seat in enumerate(info.seats) if seat.person in ids]
        waits = any(seat in owed for seat in seats) or any(self.peers.is_turn_of(each, id) for each in ids)
        ends = snapshot.turn_ends if snapshot is not None else None
        return TurnInfo(table=info, seats=seats, your_turn=waits, ends=ends)

    # Telling

    async def enter(self, listener: Listener) -> None:
        """A client enters the lobby and is sent everything."""
        self._count_changed(listener.person)
        self._listeners.append(listener)
        listener.tell(self._message())
        await self._send_turns_or_retry([listener])

    def leave(self, listener: Listener) -> None:
        if listener in self._listeners:
            self._listeners.remove(listener)
            self._count_changed(listener.person)

    def _count_changed(self, person: str) -> None:
        """A person comes or goes, unless another window of theirs stays: the others see how many are here."""
        stays = any(each.person == person for each in self._listeners)
        if self._listeners and not stays and not self._due_count:
            self._due_count = True
            self._time.call_at(self._time.now() + COUNT_S, self._send_count)

    def _send_count(self) -> None:
        self._due_count = False
        message = encoded(self._message())
        for listener in self._listeners:
            listener.send(message)

    async def close(self) -> None:
        """The server stops: listeners are asked to reconnect, and get nothing else."""
        self.publish = None
        self._closed = True
        self._listeners.clear()
        for broadcast in self._broadcasts:
            broadcast.cancel()
        if self._broadcasts:
            await asyncio.wait(self._broadcasts)

    def changed(self) -> None:
        """Something changed that the lobby shows; it is sent a moment later, so that many changes are sent once."""
        if (self._listeners or self.publish is not None) and not self._due:
            self._due = True
            self._time.call_at(self._time.now() + TOGETHER_S, self._start_broadcast)

    def bots_changed(self) -> None:
        """A bot may have come or gone: other servers show which bots are ready here."""
        if self.publish is not None:
            self.changed()

    def changed_elsewhere(self) -> None:
        """The same at another server, which has notified the others itself."""
        if self._listeners and not self._due and not self._due_elsewhere:
            self._due_elsewhere = True
            self._time.call_at(self._time.now() + TOGETHER_S, self._start_local_broadcast)

    def _start_local_broadcast(self) -> None:
        self._begin(self._broadcast_locally())

    async def _broadcast_locally(self) -> None:
        async with self._lock:
            self._due_elsewhere = False
            await self._send_to_listeners()

    def _start_broadcast(self) -> None:
        self._begin(self._broadcast())

    def _begin(self, broadcast: Coroutine[Any, Any, None]) -> None:
        if self._closed:
            broadcast.close()
            return
        task = asyncio.get_running_loop().create_task(broadcast)
        self._broadcasts.add(task)
        task.add_done_callback(self._broadcasts.discard)

    async def _broadcast(self) -> None:
        async with self._lock:
            self._due = False  # what changes from now on is sent the next time
            if self.publish is not None:
                self.publish()
            await self._send_to_listeners()

    async def _send_to_listeners(self) -> None:
        message = encoded(self._message())
        for listener in self._listeners:
            listener.send(message)
        await self._send_turns_or_retry(list(self._listeners))

    async def _send_turns_or_retry(self, listeners: list[Listener]) -> None:
        """A store that does not answer keeps no client out of the lobby: turns are sent again after a while."""
        try:
            await self._send_turns(listeners)
        except StoreFailed:
            if not self._due_elsewhere:
                self._due_elsewhere = True
                self._time.call_at(self._time.now() + AGAIN_S, self._start_local_broadcast)

    async def _send_turns(self, listeners: list[Listener]) -> None:
        """Send these people which tables wait for them: each person once, however many windows they have open."""
        slices, sent = Slices(), dict[str, bytes]()
        people = {listener.person for listener in listeners}
        tables = await self._store.read_in_thread(self._tables_of_all, people) if people else {}
        for listener in listeners:
            if listener.person not in sent:
                turns = await self._turns_at(tables[listener.person], (listener.person, *listener.also), slices)
                sent[listener.person] = encoded(YourTurn(tables=turns))
            listener.send(sent[listener.person])

    def _tables_of_all(self, people: Collection[str]) -> dict[str, list[str]]:
        """In a thread: hundreds of people are in the lobby, and the event loop must not wait for a read of each."""
        return {person: self._store.tables_of(person, TURNS) for person in people}

    def _message(self) -> Heard:
        return Heard(tables=self.open_tables(), playing=self.playing, people=self.people_here)


def _absent_from(table: LiveTable) -> dict[str, bool]:
    """Who sits there without being there, and whether it is their turn."""
    state, here = table.state, table.people_here
    absent = [] if state.status in ("over", "closed") else [who for who in state.seats_of_people if who not in here]
    owed = set(state.owed()) if absent else set[int]()
    return {who: any(seat in owed for seat in state.seats_of(who)) for who in sorted(absent)}


def _matters(table: OpenTable) -> tuple[str, str, float, bool]:
    return table.address, table.host, table.created, table.awaited
