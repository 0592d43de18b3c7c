"""What the screen shows of the table now."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from throwdown.narration import opening_lines
from throwdown.rules.own import OwnGame
from throwdown.terminal.narrator import TakenBack

if TYPE_CHECKING:
    from collections.abc import Iterable

    from throwdown.rules import Game
    from throwdown.terminal.motion import Frame
    from throwdown.terminal.narrator import News, Told
    from throwdown.terminal.session import Session
    from throwdown.words import Words

    from .asking import Asking

#: Events that the question after them tells again.
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
        """What is said before anything happens."""
        self.lately = [*sentences]
        self.sentences = [(0, sentence) for sentence in self.lately]

    def add(self, news: Iterable[News]) -> None:
        for each in news:
            if isinstance(each, TakenBack):
                self._take_back(each.to)
            else:
                self._tell(each)

    def last_said(self, room: int) -> str:
        """The latest sentences, as many as there is room for, in letters."""
        said: list[str] = []
        for sentence in reversed(self.lately):
            if said and sum(map(len, said)) + len(said) + len(sentence) > room:
                break
            said.insert(0, sentence)
        return " ".join(said)

    def _take_back(self, to: int) -> None:
        taken_back = self.words.say("screen-taken-back")
        self.sentences = [(version, sentence) for version, sentence in self.sentences if version <= to]
        self.sentences.append((to, taken_back))
        self.lately = [taken_back]

    def _tell(self, told: Told) -> None:
        self._note_dice(told.event)
        if told.sentence:
            self.sentences.append((told.version, told.sentence))
            if told.event.name not in ASKED_ANYWAY:
                self.lately.append(told.sentence)

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
    """The session as the screen shows it: story, question, dice on their way."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self.story = Story(session.words, session.match.game)
        self.asking: Asking | None = None
        self.frame: Frame = {}
        """Dice on their way, while a throw is shown."""
        self.hints = session.learn
        """Whether hints stand beside the questions."""

    def begin(self) -> None:
        """A game begins: nothing was told yet."""
        session = self.session
        self.story = Story(session.words, session.match.game)
        if not session.hot_seat.resumed:
            self.story.open(opening_lines(session.match.log.header, session.words))
        self.asking = None

    @property
    def view(self) -> Any:
        """What may be seen on the screen now."""
        session = self.session
        if self.asking is not None:
            return session.hot_seat.view(self.asking.question.seat)
        if not session.hot_seat.secret and session.people:
            return session.match.view(session.people[0])
        return session.match.view(None)
