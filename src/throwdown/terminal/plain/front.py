"""The front of plain lines: what a terminal game shows is written, what it asks is read."""

from __future__ import annotations

from typing import TYPE_CHECKING

from throwdown.narration import ending_text, opening_lines
from throwdown.rules.own import OwnGame
from throwdown.terminal import floor
from throwdown.terminal.front import Wish
from throwdown.terminal.game import TerminalGame
from throwdown.terminal.questions import AnswerUnclear, game_name, read_flight

from .commands import Commands
from .printer import Printer
from .race import RaceTrack
from .tournament import TournamentSheet

if TYPE_CHECKING:
    from collections.abc import Sequence

    from throwdown.errors import ThrowdownError, ThrowFailed
    from throwdown.rules.arena.state import Raced
    from throwdown.rules.record import Manner, Resolved
    from throwdown.table import Match
    from throwdown.table.tournament import TournamentTable
    from throwdown.terminal.autosave import Autosave
    from throwdown.terminal.grid import Aim
    from throwdown.terminal.narrator import News
    from throwdown.terminal.questions import Answer, Question

    from .desk import Desk
    from .race import Stopwatch

#: Enough to push what the last player saw off any screen.
COVER_LINES = 80


class PlainFront:
    """Lines and questions at a desk; nothing here waits but for what is typed."""

    shows_history = False
    covers_first = False
    shows_motion = False

    def __init__(
        self,
        desk: Desk,
        match: Match,
        watch: Stopwatch,
        *,
        table: TournamentTable | None = None,
        autosave: Autosave | None = None,
        learn: bool = False,
        think: float | None = None,
    ) -> None:
        self.desk = desk
        self.words = desk.words
        self.terminal_game = TerminalGame(
            self, match, desk.words, table=table, autosave=autosave, learn=learn, think=think
        )
        self.printer = Printer(desk, self.terminal_game)
        self.commands = Commands(self.printer, self.terminal_game)
        self.track = RaceTrack(self.commands, self.terminal_game, watch)
        self.sheet = TournamentSheet(desk, table) if table is not None else None

    # Showing

    def begin(self) -> None:
        terminal_game, save = self.terminal_game, self.terminal_game.autosave.current
        if self.sheet is not None:
            self.sheet.announce()
        game = game_name(terminal_game.match.game.id).localised(self.words)
        begun = "play-resumed" if terminal_game.hot_seat.resumed else "play-begin"
        self.desk.say(begun, game=game, players=self.words.listed(terminal_game.players))
        if not terminal_game.hot_seat.resumed:
            for sentence in opening_lines(terminal_game.match.log.header, self.words, learns=terminal_game.learn):
                self.desk.put(sentence)
        if save is not None and save.damaged is not None:
            self.desk.say("play-damaged", file=save.damaged.name)

    def show(self, news: Sequence[News]) -> None:
        self.printer.news(news)

    async def wait(self, seconds: float) -> None:
        """Go on at once: lines stay where they are, to be read at any pace."""

    async def fly(self, landing: Resolved) -> None:
        """Show nothing: this front has no motion."""

    async def retry(self, failed: ThrowFailed) -> None:
        self.desk.put(self.words.error(failed))
        self.desk.say("play-try-again", quit=self.commands.word("quit"))
        self.commands.go_on_or_quit()

    async def over(self) -> None:
        match = self.terminal_game.match
        if isinstance(match.game, OwnGame) and match.result is not None:
            self.desk.put(ending_text(match.result, self.terminal_game.players, self.words))
        if self.terminal_game.learn:
            self.printer.lessons()
        self.desk.flush()
        if self.sheet is not None:
            self.sheet.totals()

    def farewell(self, message: str) -> None:
        """Why it stops here, and where it is saved."""
        terminal_game = self.terminal_game
        if terminal_game.playing:
            terminal_game.autosave.write(terminal_game.match)
        self.desk.blank()
        self.desk.say(message)
        if terminal_game.playing or terminal_game.table is None:
            self.printer.where()
        elif terminal_game.autosave.save is not None and terminal_game.autosave.path is not None:
            self.desk.where(terminal_game.autosave.path, terminal_game.autosave.save.name)
        self.desk.flush()

    # Asking

    async def pass_to(self, seat: int) -> None:
        """Clear the screen before the next person comes, then show what they have not seen."""
        self.printer.trouble()
        self.desk.blank(COVER_LINES)
        self.desk.say("play-pass", player=self.terminal_game.players[seat])
        self.commands.go_on_or_quit()
        self.desk.blank(COVER_LINES)
        self.printer.news(self.terminal_game.narrator.again(self.terminal_game.hot_seat.seen.get(seat, 0)))

    def show_table(self, seat: int) -> None:
        self.printer.trouble()
        self.printer.position(seat)

    async def ask(self, asked: Question) -> Answer:
        while True:
            self.printer.question(asked)
            text = await self.commands.answer(asked.seat, lambda: self.printer.question(asked))
            try:
                answer = asked.read(text, self.words)
            except AnswerUnclear as unclear:
                self.terminal_game.refuse(unclear)
                continue
            manner, aim = await self._flight(asked.seat, answer)
            return answer.but(manner=manner, aim=aim)

    async def _flight(self, seat: int, answer: Answer) -> tuple[Manner | None, Aim | None]:
        """How the dice fly and where to, where that was not chosen yet."""
        if not answer.ask_manner:
            return answer.manner, answer.aim
        aimed = floor.has_arena(self.terminal_game.match)
        while True:
            self.printer.manner_question(aimed=aimed)
            text = await self.commands.answer(seat, lambda: self.printer.manner_question(aimed=aimed))
            try:
                manner, aim = read_flight(text, self.words, aimed=aimed)
            except AnswerUnclear as unclear:
                self.desk.write(unclear.line)
                continue
            if manner is not None:
                return manner, aim or answer.aim
            self.desk.say("ask-unclear-manner", typed=text[:20])

    def refuse(self, refused: ThrowdownError) -> None:
        self.printer.refusal(refused)

    async def consents(self, seat: int) -> bool:
        yes = self.words.say("play-word-yes")
        self.desk.say("play-move-consent", player=self.terminal_game.players[seat], yes=yes)
        return self.commands.agrees()

    async def race(self, seats: tuple[int, ...]) -> Raced:
        self.printer.trouble()
        return await self.track.run(seats)

    # Between games

    async def first_wish(self) -> Wish:
        return self.sheet.wish() if self.sheet is not None else Wish.PLAY

    async def next_wish(self) -> Wish:
        return self.sheet.wish() if self.sheet is not None else Wish.STOP
