"""The table of a terminal game as lines: what happened, the position, the question."""

from __future__ import annotations

from typing import TYPE_CHECKING

from throwdown.library.own import address
from throwdown.rules.own import OwnGame
from throwdown.terminal import floor
from throwdown.terminal.narrator import EventLine
from throwdown.terminal.questions import MANNER_CHOICES, MANNER_QUESTION, AnswerUnclear

from .board import map_lines, position

if TYPE_CHECKING:
    from collections.abc import Sequence

    from throwdown.errors import ThrowdownError
    from throwdown.terminal.game import TerminalGame
    from throwdown.terminal.narrator import News
    from throwdown.terminal.questions import Question

    from .desk import Desk


class Printer:
    """Writes what the terminal game has to show to a desk."""

    def __init__(self, desk: Desk, terminal_game: TerminalGame) -> None:
        self.desk = desk
        self.words = desk.words
        self.terminal_game = terminal_game
        self._trouble_shown = False

    def news(self, news: Sequence[News]) -> None:
        """Write what happened, except for what was taken back: that has its own line."""
        for line in news:
            if isinstance(line, EventLine) and line.sentence:
                if line.event.name == "turn_started":
                    self.desk.blank()
                self.desk.put(line.sentence)

    def position(self, seat: int) -> None:
        terminal_game, game = self.terminal_game, self.terminal_game.match.game
        self.desk.blank()
        if isinstance(game, OwnGame):
            for sentence in game.show(terminal_game.hot_seat.view(seat), terminal_game.players):
                self.desk.put(sentence, then="  ")
            return
        lying = floor.floor_of(terminal_game.match)
        for row in position(terminal_game.hot_seat.view(seat), terminal_game.players, self.words, lying):
            self.desk.exactly(row)

    def map(self, seat: int) -> None:
        """The arena from above, where dice have places."""
        lying = floor.floor_of(self.terminal_game.match)
        if lying is not None:
            self.desk.blank()
            for row in map_lines(self.terminal_game.hot_seat.view(seat), lying, self.words):
                self.desk.exactly(row)
            self.desk.say("play-map", towers=len(lying.stacks))

    def question(self, asked: Question) -> None:
        self.desk.blank()
        if len(self.terminal_game.people) > 1:
            self.desk.say("play-to", player=self.terminal_game.players[asked.seat])
        self.desk.write(asked.prompt)
        if asked.form is not None:
            for each in asked.form.hints:
                self.desk.write(each, "  ")
        self.desk.choose((choice.key, choice.label) for choice in asked.choices)
        self.desk.write(asked.default_line, "  ")
        if self.terminal_game.learn:
            self.hint(asked.seat)

    def manner_question(self, *, aimed: bool) -> None:
        self.desk.write(MANNER_QUESTION)
        self.desk.choose((choice.key, choice.label) for choice in MANNER_CHOICES)
        if aimed:
            self.desk.put(self.words.say("ask-aim-hint"), "  ")
        self.desk.put(self.words.say("ask-manner-default"), "  ")

    def refusal(self, refused: ThrowdownError) -> None:
        """Why an answer does not do."""
        if isinstance(refused, AnswerUnclear):
            self.desk.write(refused.line)
        else:
            self.desk.put(self.terminal_game.narrator.rules.error(refused))

    def hint(self, seat: int) -> None:
        self.desk.put(self.terminal_game.hint(seat), "  ", "  ")

    def lessons(self) -> None:
        """The decisions that cost the people here the most."""
        self.desk.blank()
        for sentence in self.terminal_game.lessons():
            self.desk.put(sentence, then="    ")

    def trouble(self) -> None:
        """A disk that fails is reported once, not at every answer."""
        trouble = self.terminal_game.autosave.trouble
        if trouble is not None and not self._trouble_shown:
            self.desk.say("play-save-failed", reason=trouble)
            self._trouble_shown = True

    def where(self) -> None:
        """Where the game is, and how to resume it."""
        save = self.terminal_game.autosave.current
        if save is None:
            self.desk.say("play-not-saved")
        elif save.trouble is not None:
            self.desk.say("play-save-failed", reason=save.trouble)
        else:
            game = self.terminal_game.match.game
            own = f" {address(game.id)}" if isinstance(game, OwnGame) else ""
            self.desk.where(save.path, save.name + own, over=self.terminal_game.match.result is not None)
