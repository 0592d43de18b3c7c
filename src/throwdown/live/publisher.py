"""Sends every connection what was committed: immediately, later where spectators have a delay, or again."""

from __future__ import annotations

from collections import deque
from functools import partial
from typing import TYPE_CHECKING

from throwdown.live.slices import Slices

if TYPE_CHECKING:
    from collections.abc import Iterable

    from .games import PlayedGame
    from .listener import Audience, Listener
    from .presenter import Presenter
    from .state import StateHolder
    from .timers import Time

#: Versions whose time a table with late spectators remembers.
TIMES_KEPT = 2000


class Publisher:
    """Publishes the versions of one table to its audience."""

    def __init__(self, table: StateHolder, audience: Audience, presenter: Presenter, time: Time) -> None:
        self._table = table
        self._audience = audience
        self._presenter = presenter
        self._time = time
        self._times: deque[tuple[float, int]] = deque(maxlen=TIMES_KEPT)
        """When which version came about, where spectators are shown it later."""

    def publish(self, before: int) -> None:
        """Send everybody all versions after this one."""
        state = self._table.state
        plain, others = self._audience.by_what_they_see()
        for number in range(before + 1, state.version + 1):
            message = self._presenter.plain_message(number, state.story[number - 1]) if plain else None
            if message is not None:
                for listener in plain:
                    listener.send(message)
            if others or message is None:
                last = number == self._last_of_game(before, state.version)
                self._send_all(others if message is not None else [*plain, *others], number, last=last)

    def _send_all(self, listeners: Iterable[Listener], number: int, *, last: bool) -> None:
        """Send each of them this version as they may see it."""
        tallied = self._presenter.tallied(number)
        for listener in listeners:
            if listener.delay:
                due = self._time.now() + listener.delay
                self._time.call_at(due, partial(self._send_later, listener, number))
            else:
                self._send(listener, number, last=last)
                if tallied is not None:
                    listener.tell(tallied)

    def _send_later(self, listener: Listener, number: int) -> None:
        if listener in self._audience and number <= self._table.state.version:
            self._send(listener, number, last=True, then=True)
            tallied = self._presenter.tallied(number)
            if tallied is not None:
                listener.tell(tallied)

    def _send(self, listener: Listener, number: int, *, last: bool, then: bool = False) -> None:
        """``then``: a spectator who is shown everything later sees the game as it was then."""
        listener.send(self._presenter.message(number, listener, last=last, then=then))
        motion = self._presenter.motion(number) if listener.motions else None
        if motion is not None:
            listener.frame(motion)

    def show_flight(self, motion: bytes) -> None:
        """Send the motion so far of the throw under way, as a frame with the last version: it has no other motion."""
        frame = self._table.state.version.to_bytes(4, "big") + motion
        for listener in self._audience.welcomed:
            if listener.motions and not listener.delay:
                listener.frame(frame)

    # Coming back, and coming late

    async def catch_up(self, listener: Listener, since: int, last: int) -> None:
        """Send a returning listener what happened after one version, up to another. Nothing is committed until then."""
        listener.expect(2 * (last - since))  # each may have a motion
        slices, shown = Slices(), self._last_of_game(since, last)
        for number in range(since + 1, last + 1):
            self._send(listener, number, last=number == shown)
            await slices.pause()

    def _last_of_game(self, since: int, last: int) -> int:
        """The last of these versions that belongs to a game: with it the game is shown, whatever was said later."""
        story = self._table.state.story
        return next((number for number in range(last, since, -1) if story[number - 1].game is not None), last)

    def version_for(self, listener: Listener) -> int:
        """The last version that this listener may know: spectators may be shown everything later."""
        version = self._table.state.version
        if not listener.delay:
            return version
        shown = self._time.now() - listener.delay
        return next((number - 1 for at, number in self._times if at > shown), version)

    def game_for(self, version: int) -> tuple[PlayedGame | None, int | None]:
        """The game as it was at this version, and after which entry; None is the last one."""
        state = self._table.state
        if version >= state.version:
            return state.game, None
        last = next((each for each in reversed(state.story[:version]) if each.game is not None), None)
        return (last.game, last.number) if last is not None else (None, None)

    def note_times(self, versions: Iterable[int]) -> None:
        """These versions came about now."""
        now = self._time.now()
        self._times.extend((now, number) for number in versions)

    def recall_times(self, stored: Iterable[tuple[int, float]]) -> None:
        """Remember versions and the wall-clock times at which they were stored, after a restart."""
        offset = self._time.now() - self._time.wall()
        self._times.extend((at + offset, number) for number, at in stored)
