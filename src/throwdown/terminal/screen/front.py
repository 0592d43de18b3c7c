"""The front of the text screen: what a terminal game shows is drawn, what it asks is answered by keys."""

from __future__ import annotations

from contextlib import suppress
from functools import partial
from typing import TYPE_CHECKING, TypeVar

from throwdown.errors import ThrowdownError
from throwdown.rules.arena.pipeline import ArenaGame
from throwdown.rules.values import Value
from throwdown.terminal import floor
from throwdown.terminal.front import Changed, Wish
from throwdown.terminal.game import TerminalGame
from throwdown.terminal.motion import RATE, frames
from throwdown.terminal.pace import UNHURRIED, Pace
from throwdown.terminal.questions import AnswerUnclear
from throwdown.terminal.stepping import Awaited, Steps
from throwdown.terminal.wrapping import wrapped

from .asking import FIRST_MANNER, AimAsking, Hand, MoveAsking, MoveWish, asking_for
from .page import TextPage
from .pages import ConsentPage, CoverPage, EndPage, end_text
from .race import RacePage
from .state import TableState

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence
    from random import Random

    from throwdown.errors import ThrowFailed
    from throwdown.rules.arena.state import Raced
    from throwdown.rules.record import Manner, Resolved
    from throwdown.table import Match, TournamentTable
    from throwdown.terminal.autosave import Autosave
    from throwdown.terminal.narrator import News
    from throwdown.terminal.questions import Answer, Question
    from throwdown.words import Words

    from .page import Page
    from .table import TablePage

Given = TypeVar("Given")
#: What the last page of a game asks for, where another game comes of it.
WISHES = {"next": Wish.PLAY, "again": Wish.AGAIN, "share": Wish.SHARE}


class Settings(Value):
    """How games are played on this screen."""

    clock: Callable[[], float]
    rng: Random
    pace: Pace = UNHURRIED
    motion: bool = True
    """Whether dice are shown on their way."""
    learn: bool = False
    think: float | None = None


class _Skipped(Exception):
    """Raised when a player skips a motion."""


class ScreenFront:
    """Draws on a page of the table. Keys come in through ``give``, ``interrupt`` and their like."""

    shows_history = True
    covers_first = True

    def __init__(
        self,
        page: TablePage,
        words: Words,
        match: Match,
        table: TournamentTable | None,
        autosave: Autosave,
        settings: Settings,
    ) -> None:
        self.page = page
        self.words = words
        self.settings = settings
        self.terminal_game = TerminalGame(
            self,
            match,
            words,
            table=table,
            autosave=autosave,
            pace=settings.pace,
            clock=settings.clock,
            rng=settings.rng,
            learn=settings.learn,
            think=settings.think,
        )
        self.state = TableState(self.terminal_game)
        self.leaving = "quit"
        """What is wanted after the last game."""
        self.flying = False
        self.retrying = False
        self.manners: dict[int, Manner] = {}
        """How each seat threw last."""
        self._answered = False
        self._held: Awaited | None = None
        """A pause that is over while the table is covered."""

    @property
    def shows_motion(self) -> bool:
        return self.settings.motion

    # Waiting

    def play(self, over: Callable[[], None]) -> None:
        """Begin; ``over`` is called when no player wants to continue."""
        self._over = over
        self._steps = Steps(self.terminal_game.play())
        self._go_on(self._steps.give)

    def close(self) -> None:
        """Stop the terminal game where it waits."""
        self._steps.close()

    def give(self, what: object = None) -> None:
        """Let the terminal game continue with what it waits for."""
        self._go_on(partial(self._steps.give, what))

    def interrupt(self, reason: Exception) -> None:
        """Let the terminal game continue with this error instead of what it waits for."""
        self._go_on(partial(self._steps.interrupt, reason))

    def _go_on(self, step: Callable[[], None]) -> None:
        step()
        if self._steps.over:
            self._over()

    async def wait(self, seconds: float) -> None:
        self.page.draw()
        await self._pause(seconds)

    async def _pause(self, seconds: float) -> None:
        awaited = Awaited()
        due = partial(self._due, awaited)
        if seconds > 0:
            self.page.set_timer(seconds, due)
        else:
            self.page.call_later(due)
        await awaited

    async def _opened(self, page: Page[Given]) -> Given:
        """Open a page, and wait for what it is dismissed with."""
        self.page.app.push_screen(page, self.give)
        given: Given = await Awaited()
        return given

    def _due(self, awaited: Awaited) -> None:
        """A pause is over; nothing happens behind a page that is being read."""
        if awaited is not self._steps.awaited:
            return
        if self.page.is_seen:
            self.give()
        else:
            self._held = awaited

    def seen(self) -> None:
        """The table can be seen again: continue what was held."""
        if self._held is not None and not self.page.too_small:
            self.page.call_later(partial(self._due, self._held))
            self._held = None

    # Showing

    def begin(self) -> None:
        self.state.begin()

    def show(self, news: Sequence[News]) -> None:
        if self._answered:  # what led to the last question is of no interest any more
            self.state.story.lately = []
            self._answered = False
        self.state.story.add(news)
        self.state.asking = None  # drawn when we wait, or with the next question

    async def fly(self, landing: Resolved) -> None:
        """Show rolling dice before what they show; any key ends it."""
        game = self.terminal_game.match.game
        assert isinstance(game, ArenaGame)  # noqa: S101  # only an arena has places
        self.page.write("hint", self.words.say("screen-keys-motion"))
        self.flying = True
        try:
            with suppress(_Skipped):
                await self._roll(landing, game.die)
        finally:
            self.flying, self.state.frame = False, {}

    async def _roll(self, landing: Resolved, faces: Sequence[str]) -> None:
        shown = frames(landing, faces)
        for number, frame in enumerate(shown, start=1):
            self.state.frame = frame
            self.page.draw_board()
            await self._pause(1 / RATE if number < len(shown) else self.settings.pace.flight)

    def skip(self) -> None:
        """Let the dice lie at once."""
        self.interrupt(_Skipped())

    async def retry(self, failed: ThrowFailed) -> None:
        """The throw stays locked; Enter computes it again."""
        self.page.write("said", self.words.error(failed))
        self.page.write("hint", self.words.say("screen-keys-try-again"))
        self.retrying = True
        try:
            await Awaited()
        finally:
            self.retrying = False

    # Asking

    async def pass_to(self, seat: int) -> None:
        self.page.draw()
        await self._opened(CoverPage(self.terminal_game.players[seat]))

    def show_table(self, seat: int) -> None:
        """The table is drawn together with the question."""

    async def ask(self, asked: Question) -> Answer:
        state = self.state
        if state.asking is None or state.asking.question is not asked:
            manner = self.manners.get(asked.seat, FIRST_MANNER)
            state.asking = asking_for(asked, self.words, manner, self._hand(asked.seat))
        self.page.draw()
        while isinstance(answer := await Awaited(), MoveWish):
            await self._move(asked.seat, answer)
        if answer.manner is not None:
            self.manners[asked.seat] = answer.manner
        self._answered = True
        given: Answer = answer
        return given

    def _hand(self, seat: int) -> Hand | None:
        """Who aims, where dice have places."""
        match = self.terminal_game.match
        seen = floor.floor_of(match)
        if seen is None:
            return None
        return Hand(seen, floor.bearing(match, seat), floor.own_side(match, seat), match.state.arena)

    def refuse(self, refused: ThrowdownError) -> None:
        self._answered = False
        if self.state.asking is not None:
            self.state.asking.complaint = self._reason(refused)
        self.page.draw()

    def _reason(self, refused: ThrowdownError) -> str:
        if isinstance(refused, AnswerUnclear):
            return refused.line.localised(self.words)
        return self.terminal_game.narrator.rules.error(refused)

    # Moving a die before the throw

    def begin_move(self) -> None:
        if isinstance(self.state.asking, AimAsking):
            self.state.asking = MoveAsking(self.state.asking)
            self.page.draw_asking()

    def leave_move(self) -> None:
        """Back to the question that waits."""
        if isinstance(self.state.asking, MoveAsking):
            self.state.asking = self.state.asking.back
            self.state.asking.complaint = ""
            self.page.draw_asking()

    async def _move(self, seat: int, wish: MoveWish) -> None:
        try:
            await self.terminal_game.move(seat, wish.start, wish.goal)
        except ThrowdownError as refused:
            self.leave_move()
            self.terminal_game.refuse(refused)
        else:
            raise Changed

    async def consents(self, seat: int) -> bool:
        return await self._opened(ConsentPage(self.terminal_game.players[seat]))

    # The race

    async def race(self, seats: tuple[int, ...]) -> Raced:
        settings = self.settings
        racers, wait = self.terminal_game.racers(seats), settings.pace.race_wait
        page = RacePage(racers, clock=settings.clock, rng=settings.rng, wait=wait)
        return await self._opened(page)

    # Between games

    async def over(self) -> None:
        self.page.draw()
        if self.terminal_game.learn and self.terminal_game.people:
            await self._opened(self._review())

    def _review(self) -> TextPage:
        """How it ended, and the decisions that cost the people here the most."""
        width = self.page.app.size.width - 8
        rows = [row for sentence in self.terminal_game.lessons() for row in wrapped(sentence, then="    ", width=width)]
        lines = [end_text(self.terminal_game.match, None, self.words), "", *rows]
        return TextPage(self.words.say("learn-title"), "\n".join(lines))

    async def first_wish(self) -> Wish:
        return Wish.PLAY

    async def next_wish(self) -> Wish:
        save = self.terminal_game.autosave.current
        name = save.name if save is not None else ""
        page = EndPage(self.terminal_game.match, self.terminal_game.table, self.words, name)
        self.leaving = await self._opened(page)
        return WISHES.get(self.leaving, Wish.STOP)
