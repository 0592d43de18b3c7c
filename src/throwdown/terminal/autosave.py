"""Saves the games at a terminal while they are played."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .saves import Save, SaveRefused, TournamentSave, new_save, new_tournament_save

if TYPE_CHECKING:
    from pathlib import Path

    from throwdown.table import Match, TournamentTable


class Autosave:
    """Gives every game a file. A disk that cannot hold it does not stop the game."""

    def __init__(
        self, save: Save | TournamentSave | None = None, *, enabled: bool = False, folder: Path | None = None
    ) -> None:
        """``save`` is that of the first game or of the tournament; ``enabled`` gives games without one a new save."""
        self.save = save
        self.enabled = enabled
        self.folder = folder
        self.current: Save | None = None
        """The file of the game that is being played."""

    def begin(self, match: Match, table: TournamentTable | None = None) -> None:
        """Write this match down from now on."""
        if match.result is not None:
            return
        if self._needs_save(table):
            self.save = self._new_save(match.game.id, table)
        self.current = self.save if not isinstance(self.save, TournamentSave) else self.save.game(self.save.unfinished)
        if self.current is not None:
            self.current.watch(match)

    def _needs_save(self, table: TournamentTable | None) -> bool:
        """A single game has a file of its own, a tournament one folder for all its games."""
        if table is not None:
            return not isinstance(self.save, TournamentSave)
        return self.save is self.current

    def _new_save(self, game: str, table: TournamentTable | None) -> Save | TournamentSave | None:
        if not self.enabled:
            return None
        try:
            return new_save(game, self.folder) if table is None else new_tournament_save(game, self.folder)
        except SaveRefused:  # reported when a player asks where the game is saved
            return None

    def write(self, match: Match) -> None:
        """Write it down now, whatever was written before."""
        if self.current is not None:
            self.current.write(match.log)

    @property
    def trouble(self) -> str | None:
        """Why the disk could not take the last entry, if it could not."""
        return self.current.trouble if self.current is not None else None

    @property
    def path(self) -> Path | None:
        """Where it is saved: the file of a game, the folder of a tournament."""
        if self.save is None:
            return None
        return self.save.path if isinstance(self.save, Save) else self.save.folder
