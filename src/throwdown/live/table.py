"""Everything that the handler knows of a table: what is stored, and what only the memory holds.

All of it is plain data. Time comes in as ``now`` and ``wall`` with each message, randomness as ``rng``; the host
answers a few questions without waiting. ``add`` folds an event immediately, so that a handler sees the state after each
of its events: an action, then the luck that answers it, then the end of the game. What cannot be stored never was: the
inbox then restores the state from the store.
"""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING, NamedTuple

from .effects import Broadcast, NotifyLobby, Post, Send
from .events import Entered
from .hint_cache import HintCache
from .listener import Audience
from .timers import BotPause

if TYPE_CHECKING:
    from random import Random

    import msgspec

    from .absent import Absence
    from .effects import Effect
    from .events import AnyEvent
    from .inputs import AnyInput, Work
    from .limits import TableLimits
    from .listener import Listener
    from .live_race import LiveRace
    from .pace import Clock
    from .protocol.messages import Aimed
    from .services import Host
    from .state import TableState
    from .store import ReportRow
    from .timers import AnyTimer


class Checkpoint(NamedTuple):
    """The memory of a table before a message."""

    timers: dict[AnyTimer, float]
    clock: Clock | None
    clock_shown: bool
    timed_entry: int
    absent: dict[str, Absence]
    working: dict[Work, int]
    race: LiveRace | None
    listeners: list[Listener]


class Table:
    """One table, as ``handle`` takes it."""

    def __init__(self, state: TableState, host: Host, limits: TableLimits, rng: Random) -> None:
        self.state = state
        self.host = host
        self.limits = limits
        self.rng = rng
        self.now = 0.0
        """When the message came, on a clock that never jumps."""
        self.wall = 0.0
        """The same in seconds since 1970."""
        self.audience = Audience()
        self.timers: dict[AnyTimer, float] = {}
        """When each is due."""
        self.working: dict[Work, int] = {}
        """Throws and thoughts under way, each with its number."""
        self._works_begun = 0
        self.clock: Clock | None = None
        self.clock_shown = False
        """Whether the clock that was sent last counts down for any seat."""
        self.timed_entry = 0
        """How many entries the game had when the clocks ran last."""
        self.absent: dict[str, Absence] = {}
        """People who sit here and are not there, or do nothing."""
        self.race: LiveRace | None = None
        self.races_called = 0
        self.aimed: Aimed | None = None
        """The aim that was shown last."""
        self.next_aim = 0.0
        """When the next one may be shown."""
        self.reports: list[ReportRow] = []
        """What the message that is being handled reports to the hosts of the server."""
        self.receipt = ""
        """What the server signed for the promise or the key in the message that is being handled."""
        self.hints = HintCache()
        self.status = ""
        self.events: list[AnyEvent] = []
        """Of the message that is being handled."""
        self.effects: list[Effect] = []

    def checkpoint(self) -> Checkpoint:
        """What the memory holds beside the state, as far as a message that is not stored must not change it."""
        return Checkpoint(
            timers=dict(self.timers),
            clock=self.clock.copy() if self.clock is not None else None,
            clock_shown=self.clock_shown,
            timed_entry=self.timed_entry,
            absent={person: replace(each) for person, each in self.absent.items()},
            working=dict(self.working),
            race=self.race.copy() if self.race is not None else None,
            listeners=list(self.audience),
        )

    def roll_back(self, to: Checkpoint) -> None:
        """What was not stored never was."""
        self.timers, self.clock, self.clock_shown = to.timers, to.clock, to.clock_shown
        self.timed_entry, self.absent, self.working, self.race = to.timed_entry, to.absent, to.working, to.race
        self.audience.roll_back(to.listeners)

    def add(self, event: AnyEvent) -> None:
        """Let something happen. What the rules or the seats forbid is refused before anything changes."""
        self.state.fold(event)
        self.events.append(event)
        if not isinstance(event, Entered):
            self.audience.reseat(self.state)

    def do(self, effect: Effect) -> None:
        self.effects.append(effect)

    def send(self, listener: Listener, message: msgspec.Struct | bytes) -> None:
        self.effects.append(Send(listener, message))

    def broadcast(self, message: msgspec.Struct, *, late: bool = False) -> None:
        self.effects.append(Broadcast(message, late))

    def post(self, message: AnyInput) -> None:
        self.effects.append(Post(message))

    def notify_lobby(self) -> None:
        if NotifyLobby() not in self.effects:
            self.effects.append(NotifyLobby())

    def set_timer(self, timer: AnyTimer, seconds: float) -> None:
        """Make it due so much later; a time that was set before is forgotten."""
        self.timers[timer] = self.now + seconds

    def drop_timer(self, timer: AnyTimer) -> None:
        self.timers.pop(timer, None)

    def begin_work(self, work: Work) -> int:
        """The number by which its result is known."""
        self._works_begun += 1
        self.working[work] = self._works_begun
        return self._works_begun

    def end_work(self, work: Work, number: int) -> bool:
        """A result has come; False: of work that was dropped, and that may be under way again."""
        if self.working.get(work) != number:
            return False
        del self.working[work]
        return True

    def drop_work(self) -> None:
        """Want no result of what is under way, and run no race."""
        self.working.clear()
        self.race = None
        self.timers = {timer: at for timer, at in self.timers.items() if not isinstance(timer, BotPause)}

    def left(self, at: float) -> float:
        """Seconds until then, as they are sent."""
        return round(max(0.0, at - self.now), 1)
