"""The column of fire as a race on keys (DIG-FIRE-1, DIG-FIRE-4).

Everybody who races has a key of his own and presses it once for each die. Bots draw their times.
The race is over as soon as no player can be faster any more.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from textual.content import Content
from textual.widgets import Static

from throwdown.rules.arena.state import Raced
from throwdown.table.race import LIMIT_S, fastest_ms

from . import styles
from .canvas import padded
from .page import Page

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping
    from random import Random

    from textual.app import ComposeResult

    from throwdown.terminal.front import Racer

#: By seat, spread over the keyboard.
RACE_KEYS = ("a", "l", "v", "1", "0")
LIMIT_MS = round(1000 * LIMIT_S)
#: A key that is held down repeats faster than this; no person taps faster.
REPEAT_MS = 70
TICK_S = 0.05


class RaceCourse:
    """The race itself: who has put how many dice, and when it is decided."""

    def __init__(self, racers: tuple[Racer, ...], clock: Callable[[], float]) -> None:
        self.racers = racers
        self.clock = clock
        self.started: float | None = None
        self.stacked = {racer.seat: 0 for racer in racers}
        self.times: dict[int, int] = {racer.seat: racer.bot_ms for racer in racers if racer.bot_ms is not None}
        self._last_press: dict[int, float] = {}

    def start(self) -> None:
        self.started = self.clock()

    @property
    def elapsed_ms(self) -> int:
        return 0 if self.started is None else round((self.clock() - self.started) * 1000)

    def press(self, seat: int) -> None:
        """One more die; before the signal, and while a key is held down, nothing counts."""
        racer = next((racer for racer in self.racers if racer.seat == seat and racer.bot_ms is None), None)
        if self.started is None or racer is None or seat in self.times:
            return
        now = self.clock()
        held = seat in self._last_press and (now - self._last_press[seat]) * 1000 < REPEAT_MS
        self._last_press[seat] = now
        if held:
            return
        self.stacked[seat] += 1
        if self.stacked[seat] == racer.dice:
            self.times[seat] = max(self.elapsed_ms, fastest_ms(racer.dice))

    def height(self, racer: Racer) -> int:
        """Dice in the tower now; a bot's tower grows steadily."""
        if racer.bot_ms is None:
            return self.stacked[racer.seat]
        return min(racer.dice, racer.dice * self.elapsed_ms // max(racer.bot_ms, 1))

    @property
    def over(self) -> bool:
        """No player can be faster than a time that has passed."""
        if self.started is None:
            return False
        elapsed = self.elapsed_ms
        return elapsed >= LIMIT_MS or any(time <= elapsed for time in self.times.values())

    def outcome(self) -> Raced:
        """The times of those who finished before the limit."""
        reached = min(max(self.elapsed_ms, 0), LIMIT_MS)
        return Raced(times=tuple((seat, time) for seat, time in sorted(self.times.items()) if time <= reached))


class RacePage(Page[Raced]):
    """Get ready, go, and towers that grow."""

    def __init__(
        self, racers: tuple[Racer, ...], *, clock: Callable[[], float], rng: Random, wait: tuple[float, float]
    ) -> None:
        super().__init__()
        self.course = RaceCourse(racers, clock)
        self.wait = rng.uniform(*wait)
        self.keys: Mapping[str, int] = {RACE_KEYS[racer.seat]: racer.seat for racer in racers if racer.bot_ms is None}

    def contents(self) -> ComposeResult:
        yield Static(self.words.say("screen-race-title"), id="title", markup=False)
        yield Static(self.words.say("screen-race-how"), id="said", markup=False)
        yield Static(id="signal", markup=False)
        yield Static(id="towers")
        yield Static(self.words.say("screen-race-keys"), id="keys", markup=False)

    def explained(self) -> None:
        """No one reads help while the clock runs, and the page itself names the keys."""

    def on_mount(self) -> None:
        self._show()
        self.set_timer(max(self.wait, 0.001), self._go)

    def _go(self) -> None:
        self.course.start()
        self.set_interval(TICK_S, self._tick)
        self._tick()

    def _tick(self) -> None:
        self._show()
        if self.course.over and self.is_current:
            self.dismiss(self.course.outcome())

    def pressed(self, key: str, character: str | None) -> bool:
        if character is None or character not in self.keys:
            return False
        self.course.press(self.keys[character])
        self._tick()
        return True

    def _show(self) -> None:
        signal = self.query_one("#signal", Static)
        running = self.course.started is not None
        signal.update(self.words.say("screen-race-go" if running else "screen-race-ready"))
        signal.set_class(running, "-go")
        self.query_one("#towers", Static).update(Content("\n\n").join(map(self._tower, self.course.racers)))

    def _tower(self, racer: Racer) -> Content:
        height = self.course.height(racer)
        key = RACE_KEYS[racer.seat].upper() if racer.bot_ms is None else " "
        style = styles.seat_style(racer.seat)
        return Content.assemble(
            (f" {styles.SEAT_MARKS[racer.seat]} {padded(racer.player, 14)} ", f"bold {style}"),
            (f" {key} ", "bold $on-accent on $accent" if racer.bot_ms is None else ""),
            ("  " + "▣ " * height + "□ " * (racer.dice - height), style),
            (f" {height}/{racer.dice}", "$soft"),
        )
