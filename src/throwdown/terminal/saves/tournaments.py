"""Tournaments on disk: a folder with one record for each game."""

from __future__ import annotations

from typing import TYPE_CHECKING

from throwdown.table import Seat, TournamentTable
from throwdown.terminal.throwing import thrower_of

from .files import SUFFIX, Save, SaveRefused, save_folder
from .resuming import load, match_of

if TYPE_CHECKING:
    from pathlib import Path
    from random import Random

    from throwdown.rules.record import Record
    from throwdown.throwers import Thrower


class TournamentSave:
    """The folder of a tournament: game-1.jsonl, game-2.jsonl and so on."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    @property
    def name(self) -> str:
        return self.folder.name

    def game(self, number: int) -> Save:
        """The save of one of its games, deciders after the others."""
        return Save(self.folder / f"game-{number}{SUFFIX}", self.name)

    @property
    def unfinished(self) -> int:
        """The number of the game that is being played, or comes next."""
        number = 1
        while (path := self.game(number).path).exists() and load(path).log.finished:
            number += 1
        return number


def new_tournament_save(game: str, folder: Path | None = None) -> TournamentSave:
    where = folder or save_folder()
    for number in range(1, 1_000_000):
        path = where / f"{game}-tournament-{number}"
        try:
            path.mkdir(parents=True)
        except FileExistsError:
            continue
        except OSError as error:
            raise SaveRefused("{where} cannot hold saves: {why}", where=where, why=error.strerror) from None
        return TournamentSave(path)
    raise SaveRefused("{where} is full of tournaments: remove some", where=where)


def resume_tournament(
    folder: Path, thrower: Thrower, rng: Random | None = None
) -> tuple[TournamentTable, TournamentSave]:
    """The tournament of this folder: every finished game is counted again, the last one is resumed."""
    save = TournamentSave(folder)
    if not save.game(1).path.exists():
        raise SaveRefused("{folder} holds no tournament", code="save/unknown", folder=folder)
    log = load(save.game(1).path).log
    table = _table(log, thrower_of(log.header.thrower, thrower, rng), rng)
    number = 1
    while (path := save.game(number).path).exists():
        table.match = match_of(path, load(path).log, table.thrower, rng)
        if table.match.result is None:
            break
        table.next_match()
        number += 1
    return table, save


def _table(log: Record, thrower: Thrower, rng: Random | None) -> TournamentTable:
    header = log.header
    seats = [Seat(player, bot) for player, bot in zip(header.players, header.bots, strict=True)]
    options = dict(header.options)
    return TournamentTable(
        header.game, seats, thrower, options=options, edition=header.edition, first=header.first, rng=rng
    )
