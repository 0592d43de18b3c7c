"""The parts of one table, put together: each is given what it needs, and none knows the whole."""

from __future__ import annotations

import asyncio
from random import SystemRandom
from typing import TYPE_CHECKING

from .absence import Absences
from .binding import Binding
from .bots import Bots
from .clock import GameClock
from .dice import Dice
from .hints import Hints
from .index import Index
from .journal import Journal
from .listener import Audience
from .play import Play
from .presenter import Presenter
from .publisher import Publisher
from .race import Races
from .resting import Resting
from .schedule import Schedule
from .state import TableState
from .tasks import Tasks
from .timers import Timers

if TYPE_CHECKING:
    from .journal import Observer
    from .listener import Listener
    from .services import Services


class Parts:
    """Everything that a table is made of."""

    def __init__(self, id: str, services: Services, observer: Observer) -> None:
        store, time, limits = services.store, services.time, services.limits
        rng = SystemRandom()
        self.services = services
        self.audience = Audience()
        self.index = Index(store, services.secrets)
        self.journal = Journal(
            lambda keep: TableState(id, services.secrets.of, services.thrower_of, keep),
            store, time, self.index, services.secrets, observer,
        )  # fmt: skip
        self.presenter = Presenter(self.journal)
        self.publisher = Publisher(self.journal, self.audience, self.presenter, time)
        self.timers = Timers(time, self._ring)
        self.tasks = Tasks(id, self._go_on, self._retry)
        self.clock = GameClock(self.journal, self.timers, time, limits, self.audience)
        self.play = Play(self.journal, self.clock, self.audience)
        self.races = Races(self.journal, self.play, self.timers, time, self.audience, rng)
        self.dice = Dice(self.journal, self.play, self.audience, services.throws)
        self.bots = Bots(
            self.journal, self.play, self.tasks, self.audience, services.bots,
            pause_s=limits.bot_pause_s, sleep=asyncio.sleep, rng=rng,
        )  # fmt: skip
        self.absences = Absences(self.journal, self.timers, time, limits, self.audience, self.races)
        self.hints = Hints(self.journal, self.presenter, self.audience, services.advice)
        self.binding = Binding(self.journal, self.timers, services)
        self.resting = Resting(
            self.journal, self.timers, time, self.tasks, self.audience, self.play, self.clock, self.races,
            self.absences, self.binding,
        )  # fmt: skip
        self.schedule = Schedule(
            services, self.journal, self.timers, self.tasks, self.audience, self.play, self.clock, self.dice,
            self.bots, self.races, self.absences, self.binding, self.resting,
        )  # fmt: skip

    @property
    def state(self) -> TableState:
        """The table as it stands; another object after the journal had to read it back."""
        return self.journal.state

    # Timers and tasks are made before the schedule that answers them

    def _ring(self) -> None:
        self.schedule.ring()

    def _go_on(self) -> None:
        self.schedule.go_on()

    def _retry(self) -> None:
        self.schedule.retry()

    def detach(self) -> None:
        """Let the parts go of each other: a table that nobody uses is then freed at once, without a search for it."""
        self.timers.detach()
        self.tasks.detach()
        self.journal.detach()

    def remove(self, listener: Listener, *, meant: bool) -> None:
        """A connection is gone: because its person left, or because the network did."""
        if listener not in self.audience:
            return
        self.audience.remove(listener)
        played = not listener.watches and bool(self.state.seats_of(listener.person))
        if played and not self.audience.of(listener.person):
            self.absences.lose(listener.person, meant=meant)
        if not len(self.audience):
            self.schedule.note_unused()
        self.services.lobby_changed()
