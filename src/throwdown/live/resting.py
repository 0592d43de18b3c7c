"""Whether a table is at rest, the note that is left of it, and taking it up again as if it had never been away."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .infos import listed_info
from .rest import Due, Rest, listing_of
from .timers import Quiet, Unused

if TYPE_CHECKING:
    from collections.abc import Callable

    from .absence import Absences
    from .binding import Binding
    from .clock import GameClock
    from .journal import Journal
    from .listener import Audience
    from .play import Play
    from .race import Races
    from .tasks import Tasks
    from .timers import AnyTimer, Time, Timers

#: Where something is due within this time the table stays, in s.
SOON_S = 30.0


class Resting:
    """Judges one table."""

    def __init__(
        self,
        journal: Journal,
        timers: Timers,
        time: Time,
        tasks: Tasks,
        audience: Audience,
        play: Play,
        clock: GameClock,
        races: Races,
        absences: Absences,
        binding: Binding,
    ) -> None:
        self._journal = journal
        self._timers = timers
        self._time = time
        self._tasks = tasks
        self._audience = audience
        self._play = play
        self._clock = clock
        self._races = races
        self._absences = absences
        self._binding = binding

    @property
    def at_rest(self) -> bool:
        """Whether it is missed by nobody, and nothing that only the memory holds would be lost."""
        if self._audience.used or self._tasks.busy or self._journal.unread or self._races.race is not None:
            return False
        if self._journal.state.status not in ("open", "playing") or self._goes_on():
            return False
        soon = self._time.now() + SOON_S
        return all(when >= soon for when in self._running().values())

    def _goes_on(self) -> bool:
        """Whether something comes by itself."""
        state = self._journal.state
        if state.playing:
            return self._play.comes_by_itself() or any(state.chairs[seat].player is not None for seat in state.owed())
        return self._binding.beginning or (state.terms.auto and not state.games and not state.free_seats)

    @property
    def ends_unused(self) -> bool:
        """Whether something becomes of the table where nobody comes for long: turn by turn and at home nothing does."""
        state = self._journal.state
        if state.status == "playing":
            return state.playing and state.waits_for_people
        return state.status != "open" or state.terms.clock != "days"

    def _running(self) -> dict[AnyTimer, float]:
        """The timers that matter."""
        idle = (Quiet(),) if self.ends_unused else (Quiet(), Unused())
        return {timer: when for timer, when in self._timers.times().items() if timer not in idle}

    def note(self) -> tuple[int, bytes]:
        """What is left of the table, as it is stored; and the version of which that is true."""
        state, ahead = self._journal.state, self._ahead
        rest = Rest(
            version=state.version,
            playing=state.playing,
            owed=state.owed(),
            due=[Due(timer, when + ahead) for timer, when in self._running().items()],
            clock=self._clock.note(ahead),
            absent=self._absences.note(ahead),
        )
        return state.version, listing_of(listed_info(state), rest)

    @property
    def _ahead(self) -> float:
        """How far the wall clock is ahead of the one that never jumps."""
        return self._time.wall() - self._time.now()

    def take_up(self, rest: Rest, go_on: Callable[[], None]) -> None:
        """Let clocks run on and people be waited for as they were, and everything be due when it was."""
        self._clock.take_up(rest.clock, -self._ahead)
        self._absences.take_up(rest.absent, -self._ahead)
        go_on()
        for each in rest.due:  # some of it was just set anew
            self._timers.set(each.timer, each.at - self._time.wall())
