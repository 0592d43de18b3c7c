"""Words that work at every question: help, why, rules, undo and so on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from throwdown.errors import ThrowdownError
from throwdown.rules.arena.pipeline import ArenaGame
from throwdown.terminal import floor
from throwdown.terminal.front import Changed
from throwdown.terminal.questions import AnswerUnclear, line, read_cell, side_word
from throwdown.words import folded

from .board import guide_lines

if TYPE_CHECKING:
    from collections.abc import Callable

    from throwdown.terminal.game import TerminalGame

    from .printer import Printer

COMMANDS = ("help", "why", "rules", "position", "log", "undo", "save", "quit", "resign")
#: Of a table where dice have places; two places follow it.
MOVE = "move"
#: What is best here; with --learn it is shown at every question.
HINT = "hint"


class Quit(Exception):
    """Raised when a player wants to continue another time."""


class Commands:
    """Reads answers, and carries out the commands between them."""

    def __init__(self, printer: Printer, terminal_game: TerminalGame) -> None:
        self.printer = printer
        self.desk = printer.desk
        self.words = printer.words
        self.terminal_game = terminal_game
        self._deeds: dict[str, Callable[[int], None]] = {
            "help": self._help,
            "why": self._why,
            "rules": self._rules,
            "position": self._position,
            "log": self._log,
            "undo": self._undo,
            "save": self._save,
            "quit": self._quit,
            "resign": self._resign,
        }

    async def answer(self, seat: int, put_again: Callable[[], None]) -> str:
        """The next line that is not a command; after each command it repeats the question."""
        while True:
            text = self.desk.typed()
            command = self._command(text)
            if command is not None:
                self._deeds[command](seat)
            elif self._is_move(text):
                await self._move(seat, text)
            elif self._is_hint(text):
                if not self.terminal_game.learn:  # else it comes with the question
                    self.printer.hint(seat)
            else:
                return text
            put_again()

    def agrees(self) -> bool:
        """Whether the next line says yes."""
        return folded(self.desk.typed()) in ("yes", folded(self.words.say("play-word-yes")))

    def go_on_or_quit(self) -> None:
        """Any line continues, except for the command that quits."""
        if self._command(self.desk.typed()) == "quit":
            raise Quit

    def word(self, command: str) -> str:
        """What is typed for a command."""
        return self.words.say(f"play-command-{command}")

    def _command(self, text: str) -> str | None:
        typed = folded(text)
        if typed == "?":
            return "help"
        return next((each for each in COMMANDS if typed in (each, folded(self.word(each)))), None)

    def _is_hint(self, text: str) -> bool:
        return folded(text) in (HINT, folded(self.words.say("learn-command")))

    def _is_move(self, text: str) -> bool:
        return folded(text).partition(" ")[0] in (MOVE, folded(self.word(MOVE)))

    # Carried out

    def _help(self, seat: int) -> None:
        desk, words, match = self.desk, self.words, self.terminal_game.match
        desk.blank()
        desk.say("play-help")
        for command in COMMANDS:
            desk.put(words.say(f"play-help-{command}", command=self.word(command)), "  ", "    ")
        desk.put(words.say("learn-help", command=words.say("learn-command")), "  ", "    ")
        if isinstance(match.game, ArenaGame):
            desk.say("play-help-manner")
        if floor.has_arena(match):
            desk.say("play-help-aim", side=side_word(floor.own_side(match, seat), words))
            desk.say("play-help-move", command=self.word(MOVE))

    def _why(self, seat: int) -> None:
        narrator = self.terminal_game.narrator
        clauses = [(clause, narrator.rules.clause(clause)) for clause in narrator.clauses]
        for clause, sentence in clauses:
            if sentence:
                origin = narrator.rules.origins.sentence(clause)
                self.desk.say("play-why", clause=clause, sentence=f"{sentence} {origin}")
        if not any(sentence for _, sentence in clauses):
            self.desk.say("play-why-nothing")

    def _rules(self, seat: int) -> None:
        self.desk.blank()
        for row in guide_lines(self.terminal_game.narrator.rules.guide()):
            self.desk.exactly(row)

    def _position(self, seat: int) -> None:
        self.printer.position(seat)
        self.printer.map(seat)

    def _log(self, seat: int) -> None:
        narrator = self.terminal_game.narrator
        if narrator.shown:
            self.printer.news(narrator.again())
        else:
            self.desk.say("play-log-empty")

    def _undo(self, seat: int) -> None:
        """The own last answer, or that of another person at this terminal if theirs was the last."""
        undone = self.terminal_game.undo()
        if undone is None:
            self.desk.say("play-nothing-to-undo")
            return
        self.desk.say("play-undone", player=self.terminal_game.players[undone])
        raise Changed

    def _save(self, seat: int) -> None:
        self.terminal_game.autosave.write(self.terminal_game.match)
        self.printer.where()

    def _quit(self, seat: int) -> None:
        raise Quit

    def _resign(self, seat: int) -> None:
        yes = self.words.say("play-word-yes")
        self.desk.say("play-resign-sure", player=self.terminal_game.players[seat], yes=yes)
        if not self.agrees():
            self.desk.say("play-stays")
            return
        self.terminal_game.match.leave(seat)
        raise Changed

    async def _move(self, seat: int, text: str) -> None:
        """``move c4 d5``; a refusal gives its reason."""
        try:
            await self.terminal_game.move(seat, *self._cells(text))
        except ThrowdownError as refused:
            self.terminal_game.refuse(refused)
        else:
            raise Changed

    def _cells(self, text: str) -> tuple[str, str]:
        typed = text.split()[1:]
        if len(typed) != 2:
            raise AnswerUnclear(line("ask-move-how", command=self.word(MOVE)))
        return read_cell(typed[0]), read_cell(typed[1])
