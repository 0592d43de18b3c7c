"""Tables without sleeping, sockets or a disk.

``PureTable`` drives ``handle`` alone: it runs what an inbox would run, at the time that the test says.
``fake_services`` are for whole live tables, whose clock and store are in the test's hand.
"""

from __future__ import annotations

import asyncio
import json
from collections import deque
from dataclasses import dataclass, replace
from operator import attrgetter
from random import Random
from typing import TYPE_CHECKING, Any, ClassVar, TypeVar, cast

from throwdown.bots import Choice
from throwdown.live import effects as fx
from throwdown.live import events as ev
from throwdown.live import handle as handling
from throwdown.live import timers as tm
from throwdown.live.handle import handle
from throwdown.live.inbox import LiveTable
from throwdown.live.inputs import Chose, Joined, Landed, Left, Said, Start, TimerFired
from throwdown.live.listener import Listener, encoded
from throwdown.live.naming import NameBeside
from throwdown.live.play import act
from throwdown.live.presenter import Presenter
from throwdown.live.protocol import messages as wire
from throwdown.live.publisher import Publisher
from throwdown.live.services import Services
from throwdown.live.state import TableState
from throwdown.live.store import Batch, EventRow, GameRow, MoveRow, StoreFailed
from throwdown.live.table import Table
from throwdown.rules.codec import encode
from throwdown.rules.game import Stop
from throwdown.server.operations.limits import Limits
from throwdown.server.storage import writes
from throwdown.throwers import Luck
from throwdown.throwers.signing import Signer
from throwdown.throwers.simulating import simulate, thrown_by

if TYPE_CHECKING:
    from collections.abc import Callable, Collection, Sequence

    from throwdown.live.services import Begun
    from throwdown.live.timers import Handle
    from throwdown.rules.game import ActionSpace
    from throwdown.server.compute.queue import Order
    from throwdown.table import Match
    from throwdown.throwers.simulating import Throwing

Json = dict[str, Any]
#: With which fake servers sign receipts.
SERVER_KEY = Signer(bytes(range(32)))
E = TypeVar("E")


class Call:
    """Something that the clock is to do later."""

    def __init__(self, when: float, work: Callable[[], None]) -> None:
        self.when = when
        self.work = work
        self.cancelled = False

    def cancel(self) -> None:
        self.cancelled = True
        self.work = lambda: None  # as the event loop does, which lets go of it


class HandTime:
    """Clocks that stand still until the test moves them."""

    def __init__(self) -> None:
        self._now = 1000.0
        self.calls: list[Call] = []

    def now(self) -> float:
        return self._now

    def wall(self) -> float:
        return 1_700_000_000.0 + self._now

    def call_at(self, when: float, work: Callable[[], None]) -> Handle:
        self.calls.append(Call(when, work))
        return self.calls[-1]

    @property
    def waiting(self) -> list[Call]:
        return [call for call in self.calls if not call.cancelled]

    def move(self, seconds: float) -> None:
        """Let time pass; whatever was ordered for then is done, in its order."""
        ends = self._now + seconds
        while due := [call for call in self.waiting if call.when <= ends]:
            call = min(due, key=attrgetter("when"))
            self.calls.remove(call)
            self._now = max(self._now, call.when)
            call.work()
        self._now = ends


class MemoryStore:
    """A store that forgets with the test, and whose disk can be full or broken."""

    def __init__(self) -> None:
        self.batches: list[Batch] = []
        self.full = False
        self.broken = False
        self.when_committed: Callable[[], None] = lambda: None

    async def commit(self, batch: Batch) -> None:
        if self.full:
            raise StoreFailed("the disk is full")
        self.batches.append(batch)
        self.when_committed()

    async def read(self, query: Callable[..., Any], *args: Any, **named: Any) -> Any:
        return query(*args, **named)

    read_in_thread = read

    def _rows(self, write: writes.Write) -> list[tuple[Any, ...]]:
        if self.broken:
            raise StoreFailed("the disk is broken")
        steps = (step for batch in self.batches for step in batch.steps)
        return [values for kind, values in steps if kind is write]

    def events(self, table: str, since: int = 0) -> list[EventRow]:
        rows = self._rows(writes.ADD_EVENT)
        names = [(version, NameBeside(*beside)) for id, version, *beside in self._rows(writes.ADD_NAME) if id == table]
        return [
            EventRow(version, at, text, tuple(name for at_version, name in names if at_version == version))
            for id, version, at, text, _ in rows
            if id == table and version > since
        ]

    def move(self, table: str, person: str, move: str) -> MoveRow | None:
        rows = self._rows(writes.ADD_MOVE)
        return next((MoveRow(*row[1:]) for row in rows if row[:3] == (table, person, move)), None)

    def game(self, id: str) -> GameRow | None:
        return next((GameRow(*row) for row in reversed(self._rows(writes.PUT_GAME)) if row[0] == id), None)


class FixedSecrets:
    """The same secret for every game, and the keys that were put here."""

    put_here: ClassVar[dict[tuple[str, int], str]] = {}
    """Shared by all: a server that was killed finds them in its store."""

    def new(self, game: str) -> str:
        return self.of(game)

    def of(self, game: str, place: int = 0) -> str:
        return self.put_here.get((game, place)) or "5e" * 32

    def put(self, game: str, place: int, secret: str) -> None:
        self.put_here[game, place] = secret

    async def recall(self, table: str) -> None:
        pass

    async def expect(self, game: str, place: int) -> None:
        pass

    def holds(self, game: str) -> bool:
        return True

    def forget(self, game: str) -> None:
        pass


class SlowThrows:
    """Throws that are computed when the test lets them."""

    def __init__(self) -> None:
        self.go = asyncio.Event()
        self.asked: list[Any] = []
        self.orders: list[Order] = []
        """Those with which throws were ordered, or ranked again."""
        self.begun: Begun | None = None
        """Shows the beginning of the throw under way."""

    async def run(self, order: Order, work: Throwing[Any], begun: Begun | None = None) -> Any:
        self.asked.append(work)
        self.orders.append(order)
        self.begun = begun
        await self.go.wait()
        return thrown_by(simulate, work)

    def rank(self, order: Order) -> None:
        self.orders.append(order)


class FirstChoice:
    """Bots that take the first action they see, when the test lets them."""

    def __init__(self) -> None:
        self.go = asyncio.Event()
        self.go.set()
        self.prepared: list[set[str]] = []
        self.asked: list[tuple[str, int]] = []
        self.shown: list[tuple[Any, int]] = []
        """The state that a bot was shown, and how many entries it knew."""

    async def prepare(self, order: Order, match: Match, bots: Collection[str]) -> None:
        self.prepared.append(set(bots))

    async def choose(self, order: Order, match: Match, bot: str, seat: int, state: Any, entries: int) -> Choice:
        self.asked.append((bot, seat))
        self.shown.append((state, entries))
        view: Any = match.game.view(state, seat)
        await self.go.wait()
        return Choice(next(iter(view.actions)))

    def rank(self, order: Order) -> None:
        pass


class NoAdvice:
    async def hint(self, order: Order, game: Any, view: Any) -> Any:
        return "win", [], None

    async def odds(self, order: Order, view: Any) -> Any:
        return None, []


class Heard(Listener):
    """Somebody who listens and writes everything down."""

    def __init__(self, person: str) -> None:
        super().__init__(person, person.title(), self._hear, self.raw_frame)
        self.messages: list[Json] = []
        self.frames: list[bytes] = []
        self.closed: list[int] = []
        self.close = lambda code, reason: self.closed.append(code)

    def _hear(self, message: bytes) -> None:
        self.messages.append(json.loads(message))

    def raw_frame(self, frame: bytes) -> None:
        self.frames.append(frame)

    def last(self, kind: str) -> Json | None:
        return next((message for message in reversed(self.messages) if message["is"] == kind), None)

    def kinds(self) -> list[str]:
        return [message["is"] for message in self.messages]


def fake_services(store: MemoryStore, time: HandTime, **limits: Any) -> Services:
    """Everything that a table needs, fake; nothing is ever too often."""
    return Services(
        store=cast("Any", store),
        time=time,
        limits=Limits(**({"hash_wait_s": 0.0} | limits)),
        secrets=FixedSecrets(),
        signer=SERVER_KEY,
        throws=SlowThrows(),
        bots=FirstChoice(),
        advice=NoAdvice(),
        thrower_of=lambda terms: Luck(),
        may_throw=lambda table, seat: True,
        may_chat=lambda person: True,
        may_store=lambda person, address: True,
        lobby_changed=lambda: None,
        evicted=lambda table, snapshot: None,
        released=lambda table: None,
        disowned=lambda table: None,
    )


@dataclass(frozen=True)
class Happened:
    """A message of tests alone: these events happen."""

    events: Sequence[ev.AnyEvent]


@dataclass(frozen=True)
class Acts:
    """A message of tests alone: a seat of the game acts, without a person."""

    seat: int
    action: Any


def _happen(table: Table, message: Happened) -> None:
    for event in message.events:
        table.add(event)


handling._HANDLERS[Happened] = _happen
handling._HANDLERS[Acts] = lambda table, message: act(table, message.seat, message.action)


def seated(*people: str, **terms: Any) -> list[ev.AnyEvent]:
    """A table with these people in its seats; a name in capitals is a bot, no name a free seat."""
    return [
        ev.Opened(terms=opened(**terms), host=next(who for who in people if who), seats=len(people)),
        *(
            ev.Seated(seat=seat, name=who.title(), bot=who.lower() if who.isupper() else None,
                      person=None if who.isupper() else who)
            for seat, who in enumerate(people) if who
        ),
    ]  # fmt: skip


def landed(throw: fx.Throw) -> Landed:
    """What the arena answers."""
    return Landed(throw.number, throw.match, throw.version, throw.match.thrower.resolve(throw.match.asked()))


def chose(asked: fx.Think) -> Chose:
    """The bot takes the first action it sees."""
    view: Any = asked.match.game.view(asked.state, asked.own)
    choice = Choice(next(iter(view.actions)))
    return Chose(asked.number, asked.match, asked.version, asked.seat, asked.bot, choice)


class PureTable:
    """One table and ``handle``. What an inbox would send is sent, what it would post is handled next; everything else
    that the table wants done is written down in ``done``."""

    def __init__(self, thrower: Any = None, seed: int = 1, **limits: Any) -> None:
        self.thrower = thrower or Luck()
        services = fake_services(MemoryStore(), HandTime(), **limits)
        self.services = replace(services, thrower_of=lambda terms: self.thrower)
        self.table = Table(self._new_state(), self.services, services.limits, Random(seed))
        self.table.now, self.table.wall = 1000.0, 1_700_001_000.0
        self.presenter = Presenter(self.table)
        self.publisher = Publisher(self.table, self.table.audience, self.presenter, services.time)
        self.events: list[ev.AnyEvent] = []
        self.done: list[fx.Effect] = []
        self._moves = 0

    def _new_state(self) -> TableState:
        return TableState("t", self.services.secrets.of, self.services.thrower_of, 2, SERVER_KEY.public)

    @property
    def state(self) -> TableState:
        return self.table.state

    @property
    def now(self) -> float:
        return self.table.now

    @property
    def timers(self) -> dict[tm.AnyTimer, float]:
        return self.table.timers

    def ends_in(self, timer: tm.AnyTimer) -> float | None:
        """In how many seconds it is due, rounded up: to wait so long is long enough."""
        at = self.timers.get(timer)
        left = None if at is None else round(at - self.now, 6)
        return left if at is None or left is None or self.now + left >= at else left + 1e-6

    # Messages

    def handle(self, message: Any) -> list[fx.Effect]:
        """Handle a message and everything that it makes the table post; the effects of all of them."""
        waiting, effects = deque([message]), list[fx.Effect]()
        while waiting:
            made = self._handle_one(waiting.popleft())
            waiting.extend(effect.message for effect in made if isinstance(effect, fx.Post))
            effects += made
        return effects

    def _handle_one(self, message: Any) -> list[fx.Effect]:
        before = self.state.version
        events, effects = handle(self.table, message)
        self.events += events
        if events:
            if self.state.terms.delay:
                self.publisher.note_times(range(before + 1, self.state.version + 1))
            self.publisher.publish(before)
        for effect in effects:
            self._run(effect)
        return effects

    def _run(self, effect: fx.Effect) -> None:
        match effect:
            case fx.Send(listener, message):
                listener.send(message if isinstance(message, bytes) else encoded(message))
            case fx.Broadcast(message, late):
                for each in self.table.audience.welcomed:
                    if not (late and each.delay):
                        each.tell(message)
            case fx.Welcome(listener):
                listener.welcomed = True
            case fx.CloseConnection(listener, code, reason):
                listener.close(code, reason)
            case fx.Post() | fx.NotifyLobby() | fx.SendLog():
                pass
            case _:
                self.done.append(effect)

    def took(self, kind: type[E]) -> E:
        """The one effect of this kind that waits to be done; it is not there any more."""
        (found,) = [each for each in self.done if isinstance(each, kind)]
        self.done.remove(found)
        return found

    # What tests do

    def open(self, *people: str, **terms: Any) -> list[Heard]:
        """Open the table with these people in its seats, all of them listening."""
        self.handle(Happened(seated(*people, **terms)))
        return [self.listen(who) for who in dict.fromkeys(people) if who and not who.isupper()]

    def listen(self, person: str, *, watches: bool = False) -> Heard:
        listener = Heard(person)
        listener.watches = watches
        return self.listen_as(listener)

    def listen_as(self, listener: Heard) -> Heard:
        """A connection with wishes of its own opens."""
        self.handle(Joined(listener))
        return listener

    def leave(self, listener: Listener) -> None:
        self.handle(Left(listener))

    def say(self, listener: Listener, kind: Callable[..., Any], **fields: Any) -> None:
        if "move" in kind.__struct_fields__:  # type: ignore[attr-defined]
            self._moves += 1
            fields = {"move": f"m{self._moves}"} | fields
        self.handle(Said(listener, kind(**fields)))

    def begin(self) -> None:
        self.handle(Start())

    def act(self, rng: Random | None = None) -> int:
        """The seat that is asked does the first thing it may, or anything by chance; the seat."""
        seat = self.state.owed()[0]
        actions = self.actions(seat)
        action = next(iter(actions)) if rng is None else actions.sample(rng)
        self.handle(Acts(self.state.in_game(seat), action))
        return seat

    def pass_on(self) -> None:
        """The seat that is asked stops as soon as it may: by chance a game would end before the next one's turn."""
        seat = self.state.owed()[0]
        actions = self.actions(seat)
        self.handle(Acts(self.state.in_game(seat), Stop() if Stop() in actions else next(iter(actions))))

    def actions(self, seat: int) -> ActionSpace:
        actions: ActionSpace = self.state.begun_match().view(self.state.in_game(seat)).actions
        return actions

    def land(self) -> None:
        """The throw in the air lands."""
        self.handle(landed(self.took(fx.Throw)))

    def think(self) -> None:
        """The bot that was asked takes the first action it sees."""
        self.handle(chose(self.took(fx.Think)))

    def wait(self, seconds: float) -> None:
        """Let time pass; timers that are due fire in their order."""
        ends = self.now + seconds
        while due := [(at, number, timer) for number, (timer, at) in enumerate(self.timers.items()) if at <= ends]:
            at, _, timer = min(due, key=lambda each: each[:2])
            self._move(max(0.0, at - self.now))
            self.handle(TimerFired(timer))
        self._move(ends - self.now)

    def _move(self, seconds: float) -> None:
        self.table.now += seconds
        self.table.wall += seconds
        cast("HandTime", self.services.time).move(seconds)

    def restarted(self) -> PureTable:
        """The same table after its server was killed."""
        again = PureTable(self.thrower)
        again.table.now, again.table.wall = self.table.now, self.table.wall
        for event in self.events:
            again.state.fold(event)
        again.events = list(self.events)
        again.table.limits, again.table.status = self.table.limits, again.state.status
        return again


class Visit:
    """A live table with Ann and Ben, and everything they hear."""

    def __init__(
        self, store: MemoryStore | None = None, time: HandTime | None = None, services: Any = None, **limits: Any
    ) -> None:
        self.store, self.time = store or MemoryStore(), time or HandTime()
        made = fake_services(self.store, self.time, **limits)
        self.services = replace(made, **(services or {}))
        self.table = LiveTable("t", self.services)
        self.people = [Heard("ann"), Heard("ben")]
        self._moves = 0

    @property
    def inside(self) -> Table:
        return self.table._table

    async def open(self, **terms: Any) -> None:
        await self.table.open(seated(*(who.person for who in self.people), **terms))
        await self.join()
        await self.say(0, wire.Start)

    async def join(self) -> None:
        for listener in self.people:
            listener.views = True
            await self.table.ask(Joined(listener))
        await background()

    async def say(self, who: int, kind: Callable[..., Any], **fields: Any) -> None:
        self._moves += 1
        message = kind(move=fields.pop("move", f"m{id(self)}.{self._moves}"), **fields)
        await self.table.ask(Said(self.people[who], message))
        await background()

    async def happen(self, *events: ev.AnyEvent) -> None:
        await self.table.ask(cast("Any", Happened(events)))
        await background()

    async def act(self, rng: Random | None = None) -> None:
        """The seat that is asked acts."""
        state = self.table.state
        seat = state.owed()[0]
        actions = state.begun_match().view(seat).actions
        action = next(iter(actions)) if rng is None else actions.sample(rng)
        await self.say(seat, wire.Act, seat=seat, version=state.version, action=encode(action))

    async def pass_time(self, seconds: float) -> None:
        self.time.move(seconds)
        await background()

    async def leave(self) -> None:
        for listener in self.people:
            self.table.post(Left(listener))
        await background()

    def actions(self) -> list[str]:
        """Everything that players did so far."""
        actions = (message.get("action") for message in self.people[0].messages if message["is"] == "moment")
        return [action["is"] for action in actions if action]


def fire(live: LiveTable, timer: tm.AnyTimer) -> None:
    """Let a timer of a live table be due now."""
    live._table.timers[timer] = 0.0
    live.post(TimerFired(timer))


def opened(**terms: Any) -> ev.Terms:
    return ev.Terms(**({"game": "strike", "name": "Table", "thrower": "luck"} | terms))


async def background() -> None:
    """Let everything that can continue in the background continue."""
    for _ in range(40):
        await asyncio.sleep(0)
