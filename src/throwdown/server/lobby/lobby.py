"""Everything under one roof: the tables, the people, the lobby, and who computes throws and thoughts."""

from __future__ import annotations

import asyncio
import logging
import os
import secrets
import time
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from random import SystemRandom
from typing import TYPE_CHECKING, Any, TypeVar

from throwdown import __version__
from throwdown.bots import BOTS, watches
from throwdown.errors import BotUnknown, TableRefused, ThrowdownError
from throwdown.rules.arena.pipeline import ArenaGame
from throwdown.rules.catalogue import game as make_game
from throwdown.server.operations.metrics import Metrics
from throwdown.server.protocol.messages import Heard, TurnInfo, YourTurn
from throwdown.server.table import events as happened
from throwdown.server.table.advising import Advisers
from throwdown.server.table.events import TableDamaged, Terms
from throwdown.server.table.journal import COME_BACK
from throwdown.server.table.presenter import encoded
from throwdown.server.table.session import HostedTable
from throwdown.server.table.state import Room
from throwdown.server.table.thinking import Thinkers
from throwdown.server.web.buckets import Buckets
from throwdown.throwers import Entered as EnteredByHand
from throwdown.throwers import Luck

from .passwords import hidden
from .people import People
from .plain_text import name_of

if TYPE_CHECKING:
    from collections.abc import Callable, Collection

    from throwdown.bots import Choice
    from throwdown.server.operations.settings import Settings
    from throwdown.server.protocol.messages import SeatWanted, TableInfo, TableWanted, Verdict
    from throwdown.server.storage.store import Store
    from throwdown.server.table.events import Happening
    from throwdown.server.table.presenter import Listener
    from throwdown.table import Match
    from throwdown.throwers import Thrower
    from throwdown.throwers.workers import Workers

    from .people import Person

log = logging.getLogger("throwdown.house")
T = TypeVar("T")

#: Names of bots, by seat.
BOT_NAMES = ("Pebble", "Flint", "Moss", "Ember", "Drift")
#: Secrets of games under way that are kept at hand.
SECRETS_KEPT = 10_000
#: So many tables are shown in the lobby.
LOBBY = 100
#: A throw that is computed keeps a thread waiting, not the event loop.
THREADS = 8


class House:
    """The server without its sockets."""

    def __init__(self, store: Store, settings: Settings, metrics: Metrics | None = None) -> None:
        self.store = store
        self.settings = settings
        self.limits = settings.limits
        self.metrics = metrics or Metrics()
        self.version = __version__
        self.wall = time.time
        self.people = People(store, self.limits, self.wall)
        self.tables: dict[str, HostedTable] = {}
        self.damaged: dict[str, str] = {}
        """Tables that could not be read, and why: they are left alone, the others play."""
        self.lobby: list[Listener] = []
        self.sockets: dict[str, set[Listener]] = {}
        """By person: everything that is open, at tables, in the lobby, or before its hello."""
        self.verdicts: dict[tuple[str, int], Verdict] = {}
        """Of finished games that were computed again, by id and mark: a referee may take an end back."""
        self._secrets: dict[str, str] = {}
        self._throws = Buckets(*_at_once(self.limits.throws_per_s))
        self._chats = Buckets(self.limits.chat_messages, self.limits.chat_window_s)
        self._thinkers = Thinkers()
        self.advisers = Advisers()
        self._threads = ThreadPoolExecutor(THREADS, thread_name_prefix="throw")
        self._workers: Workers | None = None
        self._physical: Thrower | None = None
        self._rng = SystemRandom()
        self._lobby_due = False
        self._count_everything()

    def _count_everything(self) -> None:
        self.metrics.tables.set_function(lambda: len(self.tables))
        self.metrics.listeners.set_function(lambda: sum(len(table.listeners) for table in self.tables.values()))
        self.metrics.damaged_tables.set_function(lambda: len(self.damaged))

    # Time

    def now(self) -> float:
        """A clock that never jumps."""
        return asyncio.get_running_loop().time()

    def at(self, when: float, work: Callable[[], None]) -> asyncio.TimerHandle:
        return asyncio.get_running_loop().call_at(when, work)

    def later(self, seconds: float, work: Callable[..., None], *arguments: Any) -> None:
        asyncio.get_running_loop().call_later(seconds, work, *arguments)

    # Throws and thoughts

    def thrower_of(self, terms: Terms) -> Thrower:
        """Who throws at a table of these terms."""
        if terms.kind == "referee":
            return EnteredByHand()
        if terms.thrower != "physics":
            return Luck()
        if self._physical is None:
            from throwdown.throwers.physical import Physical

            self._physical = Physical(workers=self.workers)
        return self._physical

    @property
    def workers(self) -> Workers:
        if self._workers is None:
            from throwdown.throwers.workers import Workers

            self._workers = Workers(self.settings.workers or os.cpu_count() or 1)
        return self._workers

    async def in_thread(self, work: Callable[..., T], *arguments: Any) -> T:
        """Something that waits for a worker process: the event loop does not."""
        begun = self.now()
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, work, *arguments)
        finally:
            self.metrics.throw_seconds.observe(self.now() - begun)

    async def prepare_bots(self, match: Match, bots: Collection[str]) -> None:
        """They read their tables while the first die still flies."""
        await self._thinkers.prepare(match.game, bots, physical=match.thrower.has_places)

    async def think(self, match: Match, bot: str, seat: int) -> Choice:
        """What a bot does in this seat."""
        watched = match.watched(seat) if watches(match.game, bot) else ()
        return await self._thinkers.choose(match.game, bot, match.view(seat), match.lying, watched)

    def bot_pause(self, *, watched: bool) -> float:
        """Bots take their time where people watch."""
        if not watched:
            return self.limits.bot_pause_s / 10
        return self.limits.bot_pause_s * self._rng.uniform(0.6, 1.4)

    def bot_names(self, room: Room) -> list[str]:
        taken = {chair.name for chair in room.chairs}
        return [name if name not in taken else f"{name} {seat + 1}" for seat, name in enumerate(BOT_NAMES)]

    def check_bot(self, game: str, bot: str) -> None:
        """Only bots of ours sit down by name; others come with a token."""
        if bot not in BOTS[game]:
            raise BotUnknown(f"no bot {bot!r} plays {game}: choose one of {', '.join(BOTS[game])}")

    # Limits

    def may_throw(self, table: str, seat: int | str) -> bool:
        return self._throws.take((table, seat))

    def may_chat(self, person: str) -> bool:
        return self._chats.take(person)

    # Secrets

    def keep_secret(self, game: str, secret: str) -> None:
        """Of a game that is about to begin: it is stored with it."""
        if len(self._secrets) >= SECRETS_KEPT:
            self._secrets.pop(next(iter(self._secrets)))
        self._secrets[game] = secret

    def secret_of(self, game: str) -> str:
        known = self._secrets.get(game)
        if known is not None:
            return known
        row = self.store.game(game)
        if row is None:
            raise TableDamaged("the secret of this game is not stored")
        return row.secret

    # Tables

    def table(self, id: str) -> HostedTable | None:
        """The table of this id, read from the store if it rests."""
        table = self.tables.get(id)
        if table is not None:
            return table
        row = self.store.table(id)
        if row is None:
            return None
        if id in self.damaged:
            raise TableDamaged(self.damaged[id])
        try:
            table = HostedTable(self.read_room(id), self)
        except ThrowdownError as error:
            self.damaged[id] = error.message
            log.error("table %s cannot be read: %s", id[:6], error.message)
            raise TableDamaged(error.message) from None
        table.created = row.created
        self.tables[id] = table
        table.take_up()
        return table

    def read_room(self, id: str) -> Room:
        room = Room(id, self.secret_of, self.thrower_of)
        room.read(row.told for row in self.store.events(id))
        return room

    async def open_table(self, person: Person, wanted: TableWanted, *, auto: bool = False) -> HostedTable:
        """A new table, as it was wanted; everything about it is checked first."""
        terms = self._terms(person, wanted, auto=auto)
        opened = happened.Opened(terms=terms, host=person.id, seats=len(wanted.seats))
        seated = [
            happening for seat, each in enumerate(wanted.seats) for happening in self._seated(person, terms, seat, each)
        ]
        if sum(each.me for each in wanted.seats) > 1:
            raise TableRefused("you can sit only once: give the others names", code="server/sits_already")
        table = HostedTable(Room(secrets.token_urlsafe(16), self.secret_of, self.thrower_of), self)
        table.created = self.wall()
        self.tables[table.room.id] = table
        try:
            await table.open([opened, *seated])
        except BaseException:
            self.tables.pop(table.room.id, None)
            raise
        table.take_up()
        if wanted.start:
            await table.begin()
        return table

    def _terms(self, person: Person, wanted: TableWanted, *, auto: bool) -> Terms:
        own = sum(table.room.host == person.id and table.room.status in ("open", "playing")
                  for table in self.tables.values())  # fmt: skip
        if own >= self.limits.tables_per_person:
            raise TableRefused("you have too many tables open: finish or close some", code="server/too_many_tables")
        game = make_game(wanted.game, len(wanted.seats), wanted.options, preset=wanted.preset)
        if wanted.tournament and not isinstance(game, ArenaGame):
            raise TableRefused(f"{wanted.game} has no tournament: play single games", code="table/tournament")
        if (wanted.visibility == "password") != bool(wanted.password):
            raise TableRefused("a table with a password needs one, and only such a table", code="server/password")
        self.check_bot(wanted.game, wanted.stand_in)
        if wanted.first >= len(wanted.seats):
            raise TableRefused(f"there is no seat {wanted.first} to begin", code="server/no_seat")
        return Terms(
            game=wanted.game,
            name=name_of(wanted.name or person.name, self.limits),
            kind=wanted.kind,
            preset=wanted.preset,
            options=wanted.options,
            thrower="entered" if wanted.kind == "referee" else wanted.thrower,
            clock=wanted.clock,
            visibility=wanted.visibility if wanted.kind == "online" else "link",
            password=hidden(wanted.password) if wanted.password else "",
            chat=wanted.chat,
            spectators=wanted.spectators,
            delay=wanted.delay,
            tournament=wanted.tournament,
            hints=wanted.hints,
            stand_in=wanted.stand_in,
            first=wanted.first,
            auto=auto,
        )

    def _seated(self, person: Person, terms: Terms, seat: int, wanted: SeatWanted) -> list[Happening]:
        if wanted.bot is not None:
            if terms.kind == "referee":
                raise TableRefused("people with a real box play themselves", code="server/no_bots")
            self.check_bot(terms.game, wanted.bot)
            return [happened.Seated(seat=seat, name=BOT_NAMES[seat], bot=wanted.bot)]
        if wanted.name is not None:
            if terms.kind == "online":
                raise TableRefused("at this table everybody sits under the own name", code="server/own_name")
            return [happened.Seated(seat=seat, name=name_of(wanted.name, self.limits), person=person.id)]
        if wanted.me:
            return [happened.Seated(seat=seat, name=person.name, person=person.id)]
        return []

    async def play_now(self, person: Person, game: str) -> HostedTable:
        """A table where somebody waits, or one of one's own where bots come after a short wait."""
        from throwdown.server.protocol.messages import SeatWanted, TableWanted

        for table in self._open_tables():
            room = table.room
            free = [seat for seat, chair in enumerate(room.chairs) if chair.free]
            fits = room.terms.game == game and room.terms.auto and free and room.host in table.people_here
            if fits and person.id not in room.seats_of_people and person.id not in room.expelled:
                await table.open([happened.Seated(seat=free[0], name=person.name, person=person.id)])
                return table
        wanted = TableWanted(game=game, seats=[SeatWanted(me=True), SeatWanted()])
        table = await self.open_table(person, wanted, auto=True)
        table.fill_after(self.limits.play_now_s)
        return table

    def rest(self, table: str) -> None:
        """A table that nobody uses leaves the memory; it is in the store."""
        self.tables.pop(table, None)

    # The lobby

    def _open_tables(self) -> list[HostedTable]:
        tables = self.tables.values()
        return [table for table in tables if table.room.status == "open" and table.room.terms.visibility != "link"]

    def open_tables(self) -> list[TableInfo]:
        newest = sorted(self._open_tables(), key=lambda table: -table.created)
        return [table.show.table(table.watching) for table in newest[:LOBBY]]

    @property
    def playing(self) -> int:
        return sum(table.room.playing for table in self.tables.values())

    @property
    def people_here(self) -> int:
        return len({each.person for table in self.tables.values() for each in table.listeners}
                   | {each.person for each in self.lobby})  # fmt: skip

    def heard(self) -> Heard:
        return Heard(tables=self.open_tables(), playing=self.playing, people=self.people_here)

    def turns_of(self, person: str) -> list[TurnInfo]:
        """The tables where this person sits, those that wait for them first."""
        told = []
        for id in Counter(table for table, _ in self.store.seats_of(person)):
            row = self.store.table(id)
            if row is None or row.status in ("closed", "over") or id in self.damaged:
                continue
            try:
                table = self.table(id)
            except TableDamaged:
                continue
            if table is None:
                continue
            seats = table.room.seats_of(person)
            waits = any(seat in table.room.owed() for seat in seats)
            told.append(TurnInfo(table=table.show.table(), seats=seats, your_turn=waits))
        return sorted(told, key=lambda turn: not turn.your_turn)

    def lobby_changed(self) -> None:
        """Something changed that the lobby shows; it is told a moment later, so that many changes are told once."""
        if self.lobby and not self._lobby_due:
            self._lobby_due = True
            self.later(0.25, self._tell_lobby)

    def _tell_lobby(self) -> None:
        self._lobby_due = False
        heard = encoded(self.heard())
        for listener in self.lobby:
            listener.send(heard)
            listener.tell(YourTurn(tables=self.turns_of(listener.person)))

    def socket_opened(self, listener: Listener) -> None:
        self.sockets.setdefault(listener.person, set()).add(listener)

    def socket_closed(self, listener: Listener) -> None:
        own = self.sockets.get(listener.person, set())
        own.discard(listener)
        if not own:
            self.sockets.pop(listener.person, None)

    def close_sockets(self, person: str) -> None:
        """Somebody logged out: whatever they have open is closed."""
        for listener in list(self.sockets.get(person, ())):
            listener.close(4401, "you are signed out")

    # Life

    async def take_up_games(self) -> None:
        """After a start: games that are under way go on, and tables wait for people, whoever is there."""
        for row in (*self.store.tables("playing", limit=-1), *self.store.tables("open", limit=-1)):
            try:
                self.table(row.id)
            except TableDamaged:
                continue
            await asyncio.sleep(0)  # those who come back first are not kept waiting

    async def close(self) -> None:
        """Stop: everybody is told to come back, games rest as they are."""
        for listener in [each for sockets in self.sockets.values() for each in sockets]:
            listener.close(COME_BACK, "the server restarts: come back")
        for table in list(self.tables.values()):
            table.stop()
        self._thinkers.close()
        self.advisers.close()
        if self._workers is not None:
            await asyncio.get_running_loop().run_in_executor(None, self._workers.close)
        self._threads.shutdown(wait=False, cancel_futures=True)


def _at_once(rate: float) -> tuple[float, float]:
    """A bucket for this rate: as many as come in two seconds may come at once, and at least two."""
    count = max(2.0, 2 * rate)
    return count, count / rate
