"""A table whose clock, store and helpers are in the test's hand: no sleeping, no sockets, no disk."""

from __future__ import annotations

import asyncio
import json
from dataclasses import replace
from operator import attrgetter
from typing import TYPE_CHECKING, Any, cast

from throwdown.bots import Choice
from throwdown.live import events as ev
from throwdown.live.listener import Listener
from throwdown.live.parts import Parts
from throwdown.live.services import Services
from throwdown.rules.game import Stop
from throwdown.server.operations.limits import Limits
from throwdown.server.storage import writes
from throwdown.server.storage.store import EventRow, GameRow, MoveRow, StoreFailed
from throwdown.throwers import Luck

if TYPE_CHECKING:
    from collections.abc import Callable, Collection
    from random import Random

    from throwdown.live.timers import Handle
    from throwdown.rules.game import ActionSpace
    from throwdown.server.compute.queue import Order
    from throwdown.server.storage.store import Batch
    from throwdown.table import Match

Json = dict[str, Any]


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

    async def look(self, read: Callable[..., Any], *args: Any, **named: Any) -> Any:
        return read(*args, **named)

    look_long = look

    def _rows(self, write: writes.Write) -> list[tuple[Any, ...]]:
        if self.broken:
            raise StoreFailed("the disk is broken")
        steps = (step for batch in self.batches for step in batch.steps)
        return [values for kind, values in steps if kind is write]

    def events(self, table: str, since: int = 0) -> list[EventRow]:
        rows = self._rows(writes.ADD_EVENT)
        return [EventRow(version, at, told) for id, version, at, told, _ in rows if id == table and version > since]

    def move(self, table: str, person: str, move: str) -> MoveRow | None:
        rows = self._rows(writes.ADD_MOVE)
        return next((MoveRow(*row[1:]) for row in rows if row[:3] == (table, person, move)), None)

    def game(self, id: str) -> GameRow | None:
        return next((GameRow(*row) for row in reversed(self._rows(writes.PUT_GAME)) if row[0] == id), None)


class FixedSecrets:
    """The same secret for every game, and another for each further round of it."""

    def new(self, game: str, round: int = 1) -> str:
        return self.of(game, round)

    def of(self, game: str, round: int = 1) -> str:
        return f"{0x5D + round:x}" * 32

    async def recall(self, table: str) -> None:
        pass

    async def expect(self, game: str, round: int) -> None:
        pass

    def holds(self, game: str, round: int) -> bool:
        return True

    def forget(self, game: str) -> None:
        pass


class SlowThrows:
    """Throws that are computed when the test lets them."""

    def __init__(self) -> None:
        self.go = asyncio.Event()
        self.asked: list[Any] = []

    async def run(self, order: Order, work: Callable[..., Any], *arguments: Any) -> Any:
        self.asked.append(arguments)
        await self.go.wait()
        return work(*arguments)


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
        return next((told for told in reversed(self.messages) if told["is"] == kind), None)

    def kinds(self) -> list[str]:
        return [told["is"] for told in self.messages]


def fake_services(store: MemoryStore, time: HandTime, **limits: Any) -> Services:
    """Everything that a table needs, fake; nothing is ever too often."""
    return Services(
        store=cast("Any", store),
        time=time,
        limits=Limits(**({"hash_wait_s": 0.0} | limits)),
        secrets=FixedSecrets(),
        throws=SlowThrows(),
        bots=FirstChoice(),
        advice=NoAdvice(),
        thrower_of=lambda terms: Luck(),
        may_throw=lambda table, seat: True,
        may_chat=lambda person: True,
        may_store=lambda person, address: True,
        lobby_changed=lambda: None,
        rest=lambda table: None,
        lie_down=lambda table, told: None,
        disowned=lambda table: None,
    )


class Table(Parts):
    """The parts of a table with everything around them fake; what the journal observed is written down."""

    def __init__(self, store: MemoryStore | None = None, time: HandTime | None = None, **limits: Any) -> None:
        self.time = time or HandTime()
        self.store = store or MemoryStore()
        self.throws = SlowThrows()
        self.thinkers = FirstChoice()
        self.thrower: Any = Luck()
        self.observed: list[str] = []
        self.rested: list[str] = []
        services = fake_services(self.store, self.time, **limits)
        services = replace(
            services, throws=self.throws, bots=self.thinkers, thrower_of=lambda terms: self.thrower,
            rest=self.rested.append,
        )  # fmt: skip
        super().__init__("t", services, self)

    # The journal's observer

    def committed(self, before: int) -> None:
        self.observed.append(f"committed {before}")
        self.audience.reseat(self.state)
        self.publisher.publish(before)

    def lost(self) -> None:
        self.observed.append("lost")

    def restored(self) -> None:
        self.observed.append("restored")

    def disowned(self) -> None:
        self.observed.append("disowned")

    # What tests do

    async def open(self, *people: str, **terms: Any) -> list[Heard]:
        """Open the table with these people in its seats, all of them listening; a name in capitals is a bot."""
        events: list[ev.AnyEvent] = [
            ev.Opened(terms=opened(**terms), host=people[0], seats=len(people)),
            *(
                ev.Seated(seat=seat, name=who.title(), bot=who.lower() if who.isupper() else None,
                          person=None if who.isupper() else who)
                for seat, who in enumerate(people) if who
            ),
        ]  # fmt: skip
        await self.journal.commit(events)
        return [self.listen(who) for who in people if who and not who.isupper()]

    def listen(self, person: str) -> Heard:
        listener = Heard(person)
        self.audience.add(listener)
        listener.sit(self.state)
        return listener

    async def begin(self) -> None:
        """Begin a game, and let what comes by itself come until somebody is asked."""
        await self.schedule.begin()
        while self.state.playing and self.play.comes_by_itself() and not self._waits_for_arena():
            await self.dice.land()

    def _waits_for_arena(self) -> bool:
        return bool(self.state.begun_match().thrower.has_places)

    async def act(self, rng: Random | None = None) -> int:
        """Whoever is asked does the first thing they may, or anything by chance; the seat."""
        seat = self.state.owed()[0]
        actions = self._actions(seat)
        action = next(iter(actions)) if rng is None else actions.sample(rng)
        await self.journal.commit(self.play.act(self.state.in_game(seat), action))
        return seat

    async def pass_on(self) -> None:
        """Whoever is asked stops as soon as they may: by chance a game would end before the next one's turn."""
        seat = self.state.owed()[0]
        actions = self._actions(seat)
        action = Stop() if Stop() in actions else next(iter(actions))
        await self.journal.commit(self.play.act(self.state.in_game(seat), action))

    def _actions(self, seat: int) -> ActionSpace:
        actions: ActionSpace = self.state.begun_match().view(self.state.in_game(seat)).actions
        return actions


def opened(**terms: Any) -> ev.Terms:
    return ev.Terms(**({"game": "strike", "name": "Table", "thrower": "luck"} | terms))


async def background() -> None:
    """Let everything that can go on in the background go on."""
    for _ in range(20):
        await asyncio.sleep(0)
