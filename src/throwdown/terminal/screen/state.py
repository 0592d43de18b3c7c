"""What the screen shows of the table now."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from throwdown.narration import opening_lines
from throwdown.rules.own import OwnGame
from throwdown.terminal.narrator import TakenBack

if TYPE_CHECKING:
    from collections.abc import Iterable

    from throwdown.rules import Game
    from throwdown.terminal.game import TerminalGame
    from throwdown.terminal.motion import Frame
    from throwdown.terminal.narrator import EventLine, News
    from throwdown.words import Words

    from .asking import Asking

#: Events that the question after them shows again.
ASKED_ANYWAY = ("choice_required", "big_throw_required", "top_up_required")


class Story:
    """What happened in one game, and which dice are new on the board."""

    def __init__(self, words: Words, game: Game[Any]) -> None:
        self.words = words
        self.game = game
        self.sentences: list[tuple[int, str]] = []
        """(version, sentence)."""
        self.lately: list[str] = []
        """What happened since the last answer, without what the question says anyway."""
        self.fresh: frozenset[int] = frozenset()

    def open(self, sentences: Iterable[str]) -> None:
        """The lines before the first event."""
        self.lately = [*sentences]
        self.sentences = [(0, sentence) for sentence in self.lately]

    def add(self, news: Iterable[News]) -> None:
        for each in news:
            if isinstance(each, TakenBack):
                self._take_back(each.to)
            else:
                self._add(each)

    def last_lines(self, room: int) -> str:
        """The latest sentences, as many as there is room for, in letters."""
        lines: list[str] = []
        for sentence in reversed(self.lately):
            if lines and sum(map(len, lines)) + len(lines) + len(sentence) > room:
                break
            lines.insert(0, sentence)
        return " ".join(lines)

    def _take_back(self, to: int) -> None:
        taken_back = self.words.say("screen-taken-back")
        self.sentences = [(version, sentence) for version, sentence in self.sentences if version <= to]
        self.sentences.append((to, taken_back))
        self.lately = [taken_back]

    def _add(self, line: EventLine) -> None:
        self._note_dice(line.event)
        if line.sentence:
            self.sentences.append((line.version, line.sentence))
            if line.event.name not in ASKED_ANYWAY:
                self.lately.append(line.sentence)

    def _note_dice(self, event: Any) -> None:
        if isinstance(self.game, OwnGame):  # whose events may be called like others
            return
        if event.name in ("throw_committed", "reaction_started"):
            self.fresh = frozenset()
        elif event.name == "dice_settled":
            self.fresh |= {die for die, _ in (*event.thrown, *event.changed)}
        elif event.name == "dice_rolled":
            self.fresh = frozenset(event.rolled)


class TableState:
    """The terminal game as the screen shows it: story, question, dice on their way."""

    def __init__(self, terminal_game: TerminalGame) -> None:
        self.terminal_game = terminal_game
        self.story = Story(terminal_game.words, terminal_game.match.game)
        self.asking: Asking | None = None
        self.frame: Frame = {}
        """Dice on their way, while a throw is shown."""
        self.hints = terminal_game.learn
        """Whether hints stand beside the questions."""

    def begin(self) -> None:
        """A game begins: nothing was shown yet."""
        terminal_game = self.terminal_game
        self.story = Story(terminal_game.words, terminal_game.match.game)
        if not terminal_game.hot_seat.resumed:
            header, learns = terminal_game.match.log.header, terminal_game.learn
            self.story.open(opening_lines(header, terminal_game.words, learns=learns))
        self.asking = None

    @property
    def view(self) -> Any:
        """What may be seen on the screen now."""
        terminal_game = self.terminal_game
        if self.asking is not None:
            return terminal_game.hot_seat.view(self.asking.question.seat)
        if not terminal_game.hot_seat.secret and terminal_game.people:
            return terminal_game.match.view(terminal_game.people[0])
        return terminal_game.match.view(None)
