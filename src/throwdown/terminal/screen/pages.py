"""The small pages: cover, quit, end of a game, list of saves, first menu."""

from __future__ import annotations

from typing import TYPE_CHECKING

from textual.content import Content
from textual.widgets import Static

from throwdown.narration import Teller, ending_text
from throwdown.rules.own import OwnGame

from . import styles
from .canvas import padded
from .hints import clickable
from .page import Page
from .styles import KEY, MARKED

if TYPE_CHECKING:
    from collections.abc import Sequence

    from textual.app import ComposeResult

    from throwdown.narration import RuleBook
    from throwdown.table import Match, TournamentTable
    from throwdown.terminal.autosave import Autosave
    from throwdown.words import Words


class CoverPage(Page[None]):
    """Between two people at one screen: nothing is to be seen."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.player = name

    def contents(self) -> ComposeResult:
        yield Static(self.words.say("screen-cover", player=self.player), id="big", markup=False)
        yield Static(clickable(self.words.say("screen-keys-cover")), id="keys")

    def pressed(self, key: str, character: str | None) -> bool:
        if key == "enter":
            self.dismiss()
        return key == "enter"


class QuitPage(Page[bool]):
    """Asks whether to quit, and says where the game is saved."""

    def __init__(self, where: str) -> None:
        super().__init__()
        self.where = where

    def contents(self) -> ComposeResult:
        yield Static(self.where, id="big", markup=False)
        yield Static(clickable(self.words.say("screen-keys-quit")), id="keys")

    def pressed(self, key: str, character: str | None) -> bool:
        if key in ("enter", "q"):
            self.dismiss(True)
        elif key == "escape":
            self.dismiss(False)
        return True


class ConsentPage(Page[bool]):
    """May dice be moved off the walls? Everybody is asked once in a game."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.player = name

    def contents(self) -> ComposeResult:
        yield Static(self.words.say("screen-consent", player=self.player), id="big", markup=False)
        yield Static(clickable(self.words.say("screen-keys-consent")), id="keys")

    def pressed(self, key: str, character: str | None) -> bool:
        if key in ("enter", "escape"):
            self.dismiss(key == "enter")
        return True


class MenuPage(Page[str]):
    """A few things to choose from, one line each."""

    def __init__(self, title: str, rows: Sequence[tuple[str, str]], above: str = "", *, leave: str = "") -> None:
        """``rows`` are (wish, label); ``leave`` is what Escape wishes."""
        super().__init__()
        self.heading = title
        self.rows = tuple(rows)
        self.above = above
        self.leave = leave
        self.cursor = 0

    def contents(self) -> ComposeResult:
        yield Static(self.heading, id="title", markup=False)
        yield Static(id="rows")
        yield Static(clickable(self.words.say("screen-keys-menu")), id="keys")

    def on_mount(self) -> None:
        self._show()

    def _show(self) -> None:
        self.query_one("#rows", Static).update(self._rows())

    def _rows(self) -> Content:
        room = max(self.app.size.height - 6 - self.above.count("\n"), 3)
        first = max(0, min(self.cursor - room // 2, len(self.rows) - room))
        shown = [self._row(place) for place in range(first, min(first + room, len(self.rows)))]
        above = [Content(self.above), Content("")] if self.above else []
        return Content("\n").join([*above, *shown])

    def _row(self, place: int) -> Content:
        marked = place == self.cursor
        label = padded(f" {self.rows[place][1]}", min(self.app.size.width - 12, 90))
        key = f" {place + 1} " if place < 9 else "   "
        click = f"@click=screen.choose({place})"
        return Content.assemble(
            ("▸ " if marked else "  ", "$primary"),
            (key, f"{KEY} {click}"),
            (label, f"{MARKED if marked else ''} {click}"),
        )

    def action_choose(self, place: int) -> None:
        """A click on a row."""
        if not self.left:
            self.dismiss(self.rows[place][0])

    def deeds(self) -> list[tuple[str, str]]:
        rows = [(str(place + 1), label) for place, (_, label) in enumerate(self.rows[:9])]
        return [*rows, *super().deeds()]

    def on_resize(self) -> None:
        self._show()

    def pressed(self, key: str, character: str | None) -> bool:
        if key in ("up", "down"):
            self.cursor = (self.cursor + (1 if key == "down" else -1)) % len(self.rows)
            self._show()
        elif key == "enter":
            self.dismiss(self.rows[self.cursor][0])
        elif key in ("escape", "q"):
            self._leave()
        elif character and character.isdecimal() and 0 < int(character) <= len(self.rows):
            self.dismiss(self.rows[int(character) - 1][0])
        else:
            return False
        return True

    def _leave(self) -> None:
        """To leave for good takes a second key: the first may have been meant for the page before."""
        last = len(self.rows) - 1
        if self.rows[last][0] != self.leave or self.cursor == last:
            self.dismiss(self.leave)
        else:
            self.cursor = last
            self._show()


class EndPage(MenuPage):
    """Who has won, the points so far, and what next."""

    def __init__(self, match: Match, table: TournamentTable | None, words: Words, save: str = "") -> None:
        """``save`` is the name of the game on disk, by which it can be told and checked."""
        text = end_text(match, table, words)
        if save and table is None:
            text += f"\n\n{words.say('play-afterwards', save=save)}"
        super().__init__(words.say("screen-end-title"), end_choices(table, words), text, leave="quit")


def end_choices(table: TournamentTable | None, words: Words) -> list[tuple[str, str]]:
    """A rematch, the next game of the tournament, or its decider."""
    last = [("new", words.say("screen-end-new")), ("quit", words.say("screen-end-quit"))]
    if table is None:
        return [("again", words.say("screen-end-again")), *last]
    tally = table.tally
    if tally.champions is not None:
        return last
    if not tally.finished:
        return [("next", words.say("screen-end-next")), *last]
    share = [("share", words.say("screen-end-share"))] if tally.tie == "players_choose" else []
    return [("next", words.say("screen-end-decider")), *share, *last]


def end_text(match: Match, table: TournamentTable | None, words: Words) -> str:
    names = [seat.player for seat in match.seats]
    if isinstance(match.game, OwnGame) and match.result is not None:
        return ending_text(match.result, names, words)
    lines = [sentence for sentence in _ending(match, Teller(names, words.about(match.game.id))) if sentence]
    if table is not None:
        lines += ["", *tournament_lines(table, words)]
    return "\n".join(lines)


def _ending(match: Match, teller: Teller) -> list[str]:
    """The last sentences: how it ended, and the score."""
    last = ("player_eliminated", "game_over", "game_ended", "scored")
    events = [event for moment in match.moments[-3:] for event in moment.events]
    return [teller.tell(event) for event in events if event.name in last]


def tournament_lines(table: TournamentTable, words: Words) -> list[str]:
    """The points of each game and the totals, as a table."""
    tally = table.tally
    games = [words.say("screen-table-game", number=number + 1) for number in range(tally.games)]
    total = words.say("screen-table-total")
    width = max(len(word) for word in (*games, total)) + 2
    lines = [" " * 16 + "".join(word.rjust(width) for word in (*games, total))]
    for seat, who in enumerate(table.seats):
        points = [str(game[seat]) for game in tally.points] + ["·"] * (tally.games - len(tally.points))
        cells = "".join(cell.rjust(width) for cell in (*points, str(tally.totals[seat])))
        lines.append(f"{styles.SEAT_MARKS[seat]} {padded(who.player, 14)}{cells}")
    if tally.champions is not None:
        champions = words.listed(table.seats[seat].player for seat in tally.champions)
        lines += ["", words.say("screen-table-champions", players=champions, count=len(tally.champions))]
    else:
        lines += ["", words.say("screen-table-fewest")]
    return lines


def explained(clauses: Sequence[str], rules: RuleBook) -> str:
    """The clauses as a text to read."""
    paragraphs = [
        f"{clause}\n{rules.clause(clause)}\n{rules.origins.sentence(clause)}"
        for clause in clauses
        if rules.clause(clause)
    ]
    return "\n\n".join(paragraphs) or rules.words.say("screen-why-nothing")


def save_message(autosave: Autosave, words: Words) -> str:
    """Where the game is, in one sentence."""
    if autosave.save is None:
        return words.say("screen-not-kept")
    if autosave.trouble:
        return words.say("screen-save-trouble", why=autosave.trouble)
    return words.say("screen-kept", save=autosave.save.name, path=str(autosave.path))
