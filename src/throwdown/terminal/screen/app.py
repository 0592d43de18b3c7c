"""``throwdown play`` on a terminal.

ThrowdownApp(words).run()                  the first menu: a new game, or one that waits
ThrowdownApp(words, match=match).run()     this match at once
play(words, match=match, save=save)        the same, and say afterwards where it is saved
"""

from __future__ import annotations

import time
from pathlib import Path
from random import Random, SystemRandom
from typing import TYPE_CHECKING, ClassVar

from textual.binding import Binding, BindingType
from textual.command import CommandPalette

from throwdown.errors import ThrowdownError
from throwdown.terminal import saves
from throwdown.terminal.autosave import Autosave
from throwdown.terminal.pace import UNHURRIED, Pace
from throwdown.terminal.throwing import LUCK, make_thrower

from . import styles
from .front import Settings
from .page import SpeakingApp, TextPage
from .pages import MenuPage
from .palette import Deeds
from .play import PlayPage
from .setup import SetUpPage

if TYPE_CHECKING:
    from collections.abc import Callable

    from throwdown.table import Match, TournamentTable
    from throwdown.throwers import Thrower
    from throwdown.words import Words

    from .setup_form import Chosen


class ThrowdownApp(SpeakingApp):
    """The game on a text screen."""

    CSS_PATH = "style.tcss"
    COMMANDS = {Deeds}  # noqa: RUF012  # as Textual types it
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("ctrl+c", "leave", show=False, priority=True),
        Binding("ctrl+q", "leave", show=False, priority=True),
        Binding("f9", "other_light", show=False, priority=True),
    ]

    def __init__(
        self,
        words: Words,
        *,
        match: Match | None = None,
        table: TournamentTable | None = None,
        save: saves.Save | saves.TournamentSave | None = None,
        game: str = "strike",
        autosaves: bool = True,
        folder: Path | None = None,
        pace: Pace = UNHURRIED,
        clock: Callable[[], float] = time.monotonic,
        rng: Random | None = None,
        thrower: Thrower | None = None,
        throws: str = LUCK,
        light: bool = False,
        seed: str | None = None,
        motion: bool = True,
        learn: bool = False,
        think: float | None = None,
    ) -> None:
        """``autosaves`` says whether new games are saved, ``folder`` where; ``save`` is that of ``match`` or ``table``.

        ``throws`` says who throws in new games where there is no ``thrower`` yet, ``seed`` gives them the same
        dice again; without ``motion`` dice land immediately. ``learn`` shows hints and a review, ``think`` is
        how long bots may think.
        """
        super().__init__(words)
        self.first_match = match if match is not None or table is None else table.match
        self.first_table = table
        self.first_save = save
        self.first_game = game
        self.autosaves = autosaves
        self.folder = folder
        self.pace = pace
        self.clock = clock
        self.rng = rng if rng is not None else SystemRandom()
        self.throws = throws
        self._thrower = thrower
        self.light = light
        self.seed = seed
        self.motion = motion
        self.learn = learn
        self.think = think
        self.autosave: Autosave | None = None
        """Where the last games are saved."""

    def get_theme_variable_defaults(self) -> dict[str, str]:
        """Our own names of colours, known before a theme is chosen."""
        return styles.DARK.variables

    def on_mount(self) -> None:
        for theme in (styles.LIGHT, styles.DARK):
            self.register_theme(theme)
        self.theme = (styles.LIGHT if self.light else styles.DARK).name
        if self.first_match is not None:
            self.play(self.first_match, self.first_table, self.first_save)
        else:
            self.menu()

    @property
    def thrower(self) -> Thrower:
        """Created when the first game needs it, so that the menu does not wait for an engine."""
        if self._thrower is None:
            self._thrower = make_thrower(self.throws, self.rng)
        return self._thrower

    @property
    def shows_motion(self) -> bool:
        """Not for those who want none (TEXTUAL_ANIMATIONS=none), and not where nothing takes any time."""
        return self.motion and self.animation_level != "none" and self.pace.flight > 0

    def action_command_palette(self) -> None:
        """Everything that can be done here, found by typing."""
        if not isinstance(self.screen, CommandPalette):
            self.push_screen(CommandPalette(placeholder=self.words.say("screen-palette"), id="--command-palette"))

    def action_other_light(self) -> None:
        """From dark to light and back."""
        self.theme = (styles.DARK if self.theme == styles.LIGHT.name else styles.LIGHT).name

    # From page to page

    def menu(self) -> None:
        """A new game, a game that waits, or leave."""
        rows = [("new", self.words.say("screen-menu-new"))]
        if self._waiting():
            rows.append(("resume", self.words.say("screen-menu-resume")))
        rows.append(("quit", self.words.say("screen-menu-quit")))
        page = MenuPage(self.words.say("screen-menu-title"), rows, self.words.say("screen-menu-notice"), leave="quit")
        self.push_screen(page, self._menu_chosen)

    def _menu_chosen(self, wish: str | None) -> None:
        if wish == "new":
            self.set_up()
        elif wish == "resume":
            self.choose_save()
        else:
            self.exit()

    def set_up(self) -> None:
        self.push_screen(SetUpPage(self.words, self.first_game), self._set_up_done)

    def _set_up_done(self, chosen: Chosen | None) -> None:
        if chosen is None:
            self.menu()
            return
        try:
            table = chosen.table(self.thrower, self.rng, self.seed) if chosen.tournament else None
            match = table.match if table is not None else chosen.match(self.thrower, self.rng, self.seed)
        except ThrowdownError as error:
            self.show_error(error, self.set_up)
            return
        self.play(match, table)

    def play(
        self, match: Match, table: TournamentTable | None, save: saves.Save | saves.TournamentSave | None = None
    ) -> None:
        """Open the table; games without a ``save`` get one, if games are saved."""
        self.autosave = Autosave(save, enabled=self.autosaves, folder=self.folder)
        settings = Settings(self.clock, self.rng, self.pace, self.shows_motion, self.learn, self.think)
        self.push_screen(PlayPage(self.words, match, table, self.autosave, settings), self._played)

    def _played(self, wish: str | None) -> None:
        if wish == "new":
            self.set_up()
        else:
            self.leave()

    def show_error(self, error: ThrowdownError, then: Callable[[], None]) -> None:
        """What went wrong, and then back."""
        page = TextPage(self.words.say("screen-trouble-title"), self.words.error(error))
        self.push_screen(page, lambda _: then())

    def leave(self) -> None:
        """Everything is on disk already: entries are written as they come."""
        self.exit()

    def action_leave(self) -> None:
        self.leave()

    # Saves

    def farewell(self) -> str:
        """The message after the screen is closed: where the game is, if one was played."""
        if self.autosave is None:
            return ""
        if self.autosave.save is None or self.autosave.trouble:
            return self.words.say("play-not-saved")
        return f"{self.words.say('play-saved-in')} {self.autosave.path}"

    def _waiting(self) -> list[tuple[str, str]]:
        """(path, label) of every game that is not over and needs no real box."""
        if not self.autosaves:
            return []
        listed = [
            (str(save.path), saves.listing_line(save, self.words))
            for save in saves.saves(self.folder)
            if not (save.finished or save.real_box)
        ]
        return listed + self._waiting_tournaments()

    def _waiting_tournaments(self) -> list[tuple[str, str]]:
        folder = self.folder or saves.save_folder()
        found = sorted(folder.glob("*-tournament-*/game-1.jsonl"))
        return [(str(path.parent), self.words.say("screen-save-tournament", save=path.parent.name)) for path in found]

    def choose_save(self) -> None:
        page = MenuPage(self.words.say("screen-resume-title"), self._waiting(), leave="")
        self.push_screen(page, self._save_chosen)

    def _save_chosen(self, path: str | None) -> None:
        if not path:
            self.menu()
            return
        try:
            self._resume(Path(path))
        except ThrowdownError as error:
            self.show_error(error, self.menu)

    def _resume(self, path: Path) -> None:
        if path.is_dir():
            self._resume_tournament(path)
        else:
            self._resume_game(path)

    def _resume_tournament(self, path: Path) -> None:
        table, save = saves.resume_tournament(path, self.thrower, self.rng)
        self.play(table.match, table, save)

    def _resume_game(self, path: Path) -> None:
        match, save = saves.resume(path, self.thrower, self.rng)[:2]
        if save.damaged is None:
            self.play(match, None, save)
            return
        message = self.words.say("screen-damaged", kept=save.damaged.name)
        page = TextPage(self.words.say("screen-trouble-title"), message)
        self.push_screen(page, lambda _: self.play(match, None, save))


def play(words: Words, **how: object) -> str:
    """Run the game until a player leaves; the answer says where it is saved, if it is."""
    app = ThrowdownApp(words, **how)  # type: ignore[arg-type]
    app.run()
    return app.farewell()
