"""What comes by itself at a table: dice, races, bots, clocks, the next game, and every timer that is due."""

from __future__ import annotations

from typing import TYPE_CHECKING, assert_never

from throwdown.errors import ThrowdownError
from throwdown.rules import Race

from . import events as ev
from . import timers as tm
from .bot_names import bot_names
from .store import Batch, StoreFailed

if TYPE_CHECKING:
    from collections.abc import Sequence

    from .absence import Absences
    from .binding import Binding
    from .bots import Bots
    from .clock import GameClock
    from .dice import Dice
    from .journal import Journal
    from .listener import Audience
    from .play import Play
    from .race import Races
    from .resting import Resting
    from .services import Services
    from .tasks import Tasks
    from .timers import AnyTimer, Timers

#: The bot that takes a free seat where nobody came to play.
FILLING_BOT = "casual"


class Schedule:
    """Starts whatever comes by itself, and does what is due."""

    def __init__(
        self,
        services: Services,
        journal: Journal,
        timers: Timers,
        tasks: Tasks,
        audience: Audience,
        play: Play,
        clock: GameClock,
        dice: Dice,
        bots: Bots,
        races: Races,
        absences: Absences,
        binding: Binding,
        resting: Resting,
    ) -> None:
        self._services = services
        self._limits = services.limits
        self._journal = journal
        self._timers = timers
        self._tasks = tasks
        self._audience = audience
        self._play = play
        self._clock = clock
        self._dice = dice
        self._bots = bots
        self._races = races
        self._absences = absences
        self._binding = binding
        self._resting = resting

    def go_on(self) -> None:
        """Start what comes next by itself. Whoever holds the lock of the journal does this afterwards."""
        state = self._journal.state
        if state.closed or self._journal.lock.locked():
            return
        if self._journal.unread:
            self._tasks.start("read back", self._read_back)
            return
        self._clock.run()
        self._binding.run_timers()
        if not state.playing:
            self._between_games()
        elif self._play.comes_by_itself():
            self._resolve()
        else:
            self._bots.start_acting()

    def _resolve(self) -> None:
        awaited = self._journal.state.begun_match().awaiting
        if isinstance(awaited, Race) and (self._races.race is not None or self._play.runners(awaited)):
            self._races.begin(awaited)
        else:
            self._tasks.start("land dice", self._dice.land)

    async def _read_back(self) -> None:
        async with self._journal.lock:
            await self._journal.ensure_read()

    def retry(self) -> None:
        """Something failed: try again in a moment."""
        self._timers.set(tm.Again(), self._limits.again_s)

    def stop(self) -> None:
        """Let nothing more come by itself."""
        self._timers.clear()
        self.cancel()

    def cancel(self) -> None:
        """Cancel what was begun: dice in the air, bots that think, a race."""
        self._tasks.cancel_all()
        self._races.race = None

    # Between games

    def _between_games(self) -> None:
        state = self._journal.state
        if self._binding.due and self._sits_here():
            self._tasks.start("commit chance", self._commit_chance)
        if self._binding.beginning:
            return
        if state.terms.auto and not state.games and state.chairs and not state.free_seats:
            self._tasks.start("begin", self.begin)
            return
        goes_on = state.unfinished_tournament and bool(state.games) and not state.asked_to_share
        if goes_on and self._timers.time_of(tm.NextGame()) is None:
            self._timers.set(tm.NextGame(), self._limits.next_game_s)

    def _sits_here(self) -> bool:
        """Whether somebody with a seat listens: an old table that is only looked at needs no next game."""
        return any(listener.seats for listener in self._audience)

    async def _commit_chance(self) -> None:
        async with self._journal.lock:
            await self._journal.commit(self._binding.commit_chance())

    async def begin(self) -> None:
        """Let a game begin unless one is under way, or about to begin."""
        async with self._journal.lock:
            if not (self._journal.state.playing or self._binding.beginning):
                await self._journal.commit(self._binding.start())

    def fill_after(self, seconds: float) -> None:
        """Put bots into the free seats if nobody comes."""
        self._timers.set(tm.BotsFill(), seconds)

    def fills_in(self) -> float | None:
        """Seconds until bots take the free seats; None where they do not by themselves."""
        at = self._timers.time_of(tm.BotsFill())
        return None if at is None else round(max(0.0, at - self._services.time.now()), 1)

    def note_unused(self) -> None:
        """Nobody listens any more."""
        self._timers.set(tm.Unused(), self._limits.unused_s)
        self.note_quiet()

    def note_quiet(self, seconds: float | None = None) -> None:
        """See after a while, or after so long, whether the table may leave the memory."""
        self._timers.set(tm.Quiet(), self._limits.rest_s if seconds is None else seconds)

    def note_used(self) -> None:
        self._timers.drop(tm.Unused())
        self._timers.drop(tm.Quiet())

    # What is due

    def ring(self) -> None:
        """At least one timer is due."""
        self._tasks.start("due", self._do_due)

    async def _do_due(self) -> None:
        """Do everything whose time has come; what fails is tried again."""
        async with self._journal.lock:
            due = self._timers.take_due()
            if tm.Quiet() in due and len(due) > 1:  # it does not leave before all is done
                due.remove(tm.Quiet())
                self.note_quiet()
            while due:
                try:
                    await self._do(due[0])
                except ThrowdownError:
                    for missed in due:
                        self._timers.set(missed, self._limits.again_s)
                    raise
                due.pop(0)
        self._timers.rearm()

    async def _do(self, timer: AnyTimer) -> None:
        match timer:
            case tm.Again():
                pass  # whoever did what is due lets the table go on
            case tm.Signal():
                self._races.signal()
            case tm.RaceGoes():
                self._races.go_on()
            case tm.RaceEnds():
                await self._races.end()
            case tm.WindowEnds():
                await self._time_out(self._journal.state.owed())
            case tm.ClockEnds():
                await self._time_out(self._clock.over())
            case tm.Idle():
                self._absences.notice_idle()
            case tm.GraceEnds():
                self._absences.end_grace(timer.person)
            case tm.ChoiceEnds():
                await self._absences.stand_in(timer.person)
            case tm.Unused():
                await self._end_unused()
            case tm.Quiet():
                await self._lie_down()
            case tm.NextGame():
                await self._begin_next()
            case tm.HashesEnd():
                await self._journal.commit(self._binding.end_hashes())
            case tm.KeysEnd():
                await self._journal.commit(self._binding.end_keys())
            case tm.BotsFill():
                await self._fill()
            case _:
                assert_never(timer)

    async def _begin_next(self) -> None:
        """The next game of the tournament, unless somebody was faster."""
        state = self._journal.state
        if state.unfinished_tournament and not (state.playing or self._binding.beginning):
            await self._journal.commit(self._binding.start())

    async def _time_out(self, seats: Sequence[int]) -> None:
        """The time of these seats is over, as far as people play them and still owe a decision."""
        state = self._journal.state
        late = [seat for seat in seats if seat in state.owed() and state.chairs[seat].player is None]
        if late:
            await self._journal.commit(self._play.timed_out(late))

    async def _end_unused(self) -> None:
        """Nobody came for long: a table that waits is closed, a game goes on without people, one that is over goes."""
        state = self._journal.state
        if self._audience or not self._resting.ends_unused:
            return
        if self._audience.used or state.playing:
            self._timers.set(tm.Unused(), self._limits.unused_s)
            if state.playing:
                self._absences.abandon()
            return
        if state.status == "open":
            await self._journal.commit([ev.TableClosed()])
        self.stop()
        self._services.rest(state.id)

    async def _lie_down(self) -> None:
        """Nobody is there: leave the memory for a while, if there is nothing to do and nobody comes meanwhile."""
        if self._audience:
            return
        told = await self._noted() if self._resting.at_rest else None
        if told is not None and self._resting.at_rest:
            self.stop()
            self._services.lie_down(self._journal.state.id, told)
            return
        self.note_quiet()
        if self._timers.time_of(tm.Unused()) is None:  # a game ended at which nobody was
            self._timers.set(tm.Unused(), self._limits.unused_s)

    async def _noted(self) -> bytes | None:
        """TableStore what is left of the table; None if that cannot be done now."""
        version, told = self._resting.note()
        try:
            await self._services.store.commit(Batch().rest(self._journal.state.id, version, told.decode()))
        except StoreFailed:
            return None
        return told

    async def _fill(self) -> None:
        """Nobody came to play now: bots do."""
        state = self._journal.state
        names = bot_names(state)
        if state.free_seats and not state.games:
            await self._journal.commit(
                [ev.Seated(seat=seat, name=names[seat], bot=FILLING_BOT) for seat in state.free_seats]
            )
