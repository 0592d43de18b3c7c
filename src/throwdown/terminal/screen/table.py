"""The table on the screen: the board, the players, what happened, and what is asked."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rich.cells import chop_cells
from textual.containers import Horizontal, Vertical, VerticalScroll
from textual.content import Content
from textual.widget import Widget
from textual.widgets import Static

from throwdown.rules import Over
from throwdown.rules.arena.pipeline import ArenaView
from throwdown.rules.game import to_act
from throwdown.rules.own import OwnGame
from throwdown.terminal import floor
from throwdown.terminal.learning import LOST_IN_BREAKING

from . import status
from .arena_board import ArenaPicture
from .arena_map import ArenaMap
from .canvas import Canvas
from .hints import clickable
from .page import Page
from .verasselt_board import VerasseltPicture

if TYPE_CHECKING:
    from textual.app import ComposeResult

    from .state import TableState

#: Lines of a window that has room for what happened and for a hint; else only the log shows what happened.
ROOM_FOR_BOTH = 26
#: Sentences of the story that stand beside the board.
STORY_SHOWN = 200


class TableBoard(Widget):
    """The arena or the hub, drawn for the room that there is."""

    state: TableState
    map: ArenaMap | None = None
    """The last drawing, where dice have places."""

    def render(self) -> Content:
        state, room = self.state, (self.size.width, self.size.height)
        view, words, fresh = state.view, state.terminal_game.words, state.story.fresh
        if isinstance(view, ArenaView):
            return self._arena(view, room)
        game = state.terminal_game.match.game
        if isinstance(game, OwnGame):
            return self._own(game.show(view, state.terminal_game.players), room)
        rolled = state.asking.rolled if state.asking is not None else None
        return VerasseltPicture(view, words, room, state.terminal_game.players, rolled=rolled, fresh=fresh).content()

    def _own(self, lines: list[str], room: tuple[int, int]) -> Content:
        """What a registered game shows, in lines."""
        canvas = Canvas(*room)
        rows = [row for line in lines for row in chop_cells(line, max(room[0] - 2, 1)) or [""]]
        for number, row in enumerate(rows):
            canvas.put(1, number, row)
        return canvas.content()

    def _arena(self, view: ArenaView, room: tuple[int, int]) -> Content:
        state, words, fresh = self.state, self.state.terminal_game.words, self.state.story.fresh
        labels = state.asking.labels if state.asking is not None else {}
        seen = floor.floor_of(state.terminal_game.match)
        if seen is None:
            return ArenaPicture(view, words, room, fresh=fresh, labels=labels).content()
        pointing = state.asking.pointing if state.asking is not None else None
        more: dict[str, Any] = {"fresh": fresh, "labels": labels, "pointing": pointing, "frame": state.frame}
        self.map = ArenaMap(view, words, room, seen, **more)
        return self.map.content()

    def cell_at(self, x: int, y: int) -> str | None:
        """The cell of the map that is drawn there."""
        return self.map.cell_at(x, y) if self.map is not None else None


class TablePage(Page[str]):
    """Draws the state of a table; dismissed with what is wanted afterwards."""

    state: TableState

    def contents(self) -> ComposeResult:
        yield Static(id="title", markup=False)
        with Horizontal(id="main"):
            board = TableBoard(id="board")
            board.state = self.state
            yield board
            with Vertical(id="rail"):
                yield Static(id="players")
                with VerticalScroll(id="log", can_focus=False):
                    yield Static(id="story", markup=False)
        yield Static(id="said", markup=False)
        yield Static(id="advice", markup=False)
        yield Static(id="prompt", markup=False)
        yield Static(id="answers")
        yield Static(id="hint", markup=False)
        yield Static(clickable(self.words.say("screen-keys-game")), id="keys")

    # Drawing

    def write(self, where: str, text: str | Content) -> None:
        """One of the lines around the board."""
        self.query_one(f"#{where}", Static).update(text)

    def draw(self) -> None:
        """Everything."""
        state, terminal_game = self.state, self.state.terminal_game
        view = state.view
        self.write("title", status.title(view, terminal_game.match.game.id, self.words))
        acting = to_act(terminal_game.match.awaiting)
        self.write("players", status.players(view, terminal_game.players, self.words, 30, acting))
        self.write("story", "\n".join(sentence for _, sentence in state.story.sentences[-STORY_SHOWN:]))
        self.query_one("#log").scroll_end(animate=False)
        self.write("said", state.story.last_lines(self._two_lines))
        self.draw_board()
        self.draw_asking()
        self.draw_advice()

    def draw_board(self) -> None:
        self.query_one("#board").refresh()

    @property
    def _two_lines(self) -> int:
        """Letters that two lines hold, wherever they are broken."""
        return 2 * (self.app.size.width - 2) - LOST_IN_BREAKING

    def draw_asking(self) -> None:
        """The question, or whom we wait for."""
        asking = self.state.asking
        self.query_one("#prompt", Static).set_class(asking is not None and bool(asking.complaint), "-complaint")
        if asking is None:
            self.write("prompt", self._waiting_for())
            self.write("answers", "")
            self.write("hint", "")
            return
        name = self.state.terminal_game.players[asking.question.seat]
        self.write("prompt", asking.complaint or self.words.say("screen-asked", player=name, prompt=asking.prompt))
        self.write("answers", Content("\n").join(asking.body(self.app.size.width - 2)))
        self.write("hint", clickable(asking.hint()))
        self.draw_board()

    def _waiting_for(self) -> str:
        """No person is asked: bots think, or dice are in the air."""
        terminal_game = self.state.terminal_game
        awaited = terminal_game.match.awaiting
        seats = to_act(awaited)
        if seats:
            return self.words.say(
                "screen-wait", players=self.words.listed(terminal_game.players[seat] for seat in seats)
            )
        return "" if isinstance(awaited, Over) else self.words.say("screen-flight")

    def draw_advice(self) -> None:
        """Shown beside the question; finding advice takes a moment, so the question is there first."""
        wanted = self.state.asking is not None and self.state.hints
        self.query_one("#advice").set_class(wanted, "-shown")
        self.query_one("#said").display = not wanted or self.app.size.height >= ROOM_FOR_BOTH
        if wanted:
            self.call_after_refresh(self._advise)
        else:
            self.write("advice", "")

    def _advise(self) -> None:
        asking = self.state.asking
        if asking is not None:
            self.write("advice", self.state.terminal_game.hint(asking.question.seat, self.app.size.width - 2))
