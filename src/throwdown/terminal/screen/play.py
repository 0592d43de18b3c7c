"""Playing on the screen: the page of the table, with its keys."""

from __future__ import annotations

from typing import TYPE_CHECKING

from throwdown.terminal.front import Changed

from .asking import AimAsking, MoveAsking
from .front import ScreenFront
from .hints import deeds
from .page import TextPage
from .pages import QuitPage, explained, save_message
from .table import TableBoard, TablePage

if TYPE_CHECKING:
    from collections.abc import Callable

    from textual import events

    from throwdown.table import Match, TournamentTable
    from throwdown.terminal.autosave import Autosave
    from throwdown.words import Words

    from .asking import Asking
    from .front import Settings


#: Keys that open something to read: dice in the air wait until it is closed.
READING = ("f1", "question_mark", "f2", "w")


class PlayPage(TablePage):
    """One match, or one game after the other of a tournament."""

    def __init__(
        self, words: Words, match: Match, table: TournamentTable | None, autosave: Autosave, settings: Settings
    ) -> None:
        super().__init__()
        self.front = ScreenFront(self, words.about(match.game.id), match, table, autosave, settings)
        self.terminal_game = self.front.terminal_game
        self.state = self.front.state

    def on_mount(self) -> None:
        self.front.play(over=self._leave)

    def on_unmount(self) -> None:
        self.front.close()

    def _leave(self) -> None:
        self.dismiss(self.front.leaving)

    def on_screen_resume(self) -> None:
        self.front.seen()

    def on_resize(self) -> None:
        self.draw()
        self.front.seen()

    # Keys

    def pressed(self, key: str, character: str | None) -> bool:
        if self.front.flying and key not in READING:
            self.front.skip()
        elif self.front.retrying and key == "enter":
            self.front.give()
        elif key in self._deeds:
            self._deeds[key]()
        elif self.state.asking is not None:
            self._answer(self.state.asking, key, character)
        else:
            return False
        return True

    def on_click(self, event: events.Click) -> None:
        """A click into the arena aims there; the next key or click throws."""
        asking, board = self.state.asking, self.query_one(TableBoard)
        if isinstance(asking, AimAsking | MoveAsking) and event.widget is board:
            asking.target.cell = board.cell_at(event.x, event.y) or asking.target.cell
            self.draw_asking()

    def deeds(self) -> list[tuple[str, str]]:
        return deeds(self.words.say("screen-keys-game"))

    @property
    def _deeds(self) -> dict[str, Callable[[], None]]:
        """What keys do whatever is asked."""
        log = self.query_one("#log")
        return {
            "f1": self._rules,
            "question_mark": self._rules,
            "f2": self._whole_story,
            "w": self._why,
            "u": self._undo,
            "h": self._other_hints,
            "q": self._quit,
            "escape": self._leave_move_or_quit,
            "pageup": log.action_page_up,
            "pagedown": log.action_page_down,
        }

    def _answer(self, asking: Asking, key: str, character: str | None) -> None:
        if character == "m" and isinstance(asking, AimAsking):
            self.front.begin_move()
            return
        answer = asking.press(key, character)
        if answer is None:
            self.draw_asking()
        else:
            self.front.give(answer)

    def _rules(self) -> None:
        guide = self.terminal_game.narrator.rules.guide()
        self.app.push_screen(TextPage(self.words.say("screen-rules-title"), guide, markdown=True))

    def _whole_story(self) -> None:
        text = "\n".join(sentence for _, sentence in self.state.story.sentences)
        self.app.push_screen(TextPage(self.words.say("screen-story-title"), text, at_end=True))

    def _why(self) -> None:
        """The last clause that ruled."""
        narrator = self.terminal_game.narrator
        text = explained(narrator.clauses[-1:], narrator.rules)
        self.app.push_screen(TextPage(self.words.say("screen-why-title"), text))

    def _undo(self) -> None:
        """Also while a bot is about to act: then it does not."""
        if self.terminal_game.undo() is not None:
            self.front.interrupt(Changed())
        elif self.state.asking is not None:
            self.state.asking.complaint = self.words.say("screen-no-undo")
            self.draw_asking()

    def _other_hints(self) -> None:
        """Hints where there were none, and none where there were."""
        self.state.hints = not self.state.hints
        self.draw_advice()

    def _leave_move_or_quit(self) -> None:
        if isinstance(self.state.asking, MoveAsking):
            self.front.leave_move()
        else:
            self._quit()

    def _quit(self) -> None:
        self.app.push_screen(QuitPage(save_message(self.terminal_game.autosave, self.words)), self._quit_answered)

    def _quit_answered(self, sure: bool | None) -> None:
        if sure:
            self.dismiss("quit")
