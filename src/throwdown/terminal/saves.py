"""Games on disk: the record of a match, written anew after every entry.

A save is a record and nothing else, so ``throwdown replay`` reads it too. It is written to a file
beside it and then moved into place: whoever pulls the plug finds the game as it was one entry ago.
A tournament is a folder with one record for each game.

Where chance is committed, the secret of the game lies beside its record (NAME.secret, for the owner's
eyes only) from before the first entry until the game is over and the record itself reveals it.
"""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

from throwdown.errors import RecordDamaged, ThrowdownError
from throwdown.rules.record import Ended, Entry, Log, read_record
from throwdown.rules.values import Value
from throwdown.table import Match, Seat
from throwdown.table.tournament import TournamentTable
from throwdown.throwers import Fairness

from .questions import game_name
from .throwing import thrower_of

if TYPE_CHECKING:
    from random import Random

    from throwdown.throwers import Thrower
    from throwdown.words import Words

SUFFIX = ".jsonl"
DAMAGED = ".damaged"
BESIDE = ".secret"


class SaveRefused(ThrowdownError):
    """Raised when a save cannot be found, read or made."""

    code = "save/refused"


def save_folder() -> Path:
    """Where games are kept: THROWDOWN_SAVES, else the place for the user's data."""
    told = os.environ.get("THROWDOWN_SAVES")
    if told:
        return Path(told)
    data = os.environ.get("XDG_DATA_HOME", "")
    home = Path(data) if data and Path(data).is_absolute() else Path.home() / ".local" / "share"
    return home / "throwdown" / "saves"


# Writing


class Save:
    """The file of one game. A disk that fails does not end the game: ``trouble`` says what happened."""

    def __init__(self, path: Path, name: str | None = None, damaged: Path | None = None) -> None:
        self.path = path
        self.name = name or path.stem
        """What is typed to go on with it."""
        self.damaged = damaged
        """Where the file went that was damaged, if it was."""
        self.trouble: str | None = None
        self._unkept: Fairness | None = None
        """A secret that is not on disk yet."""

    @property
    def secret(self) -> Path:
        """Where the secret of this game lies until it is over."""
        return self.path.with_suffix(BESIDE)

    def watch(self, match: Match) -> None:
        """From now on every entry of this match is written down at once, its secret before all of them."""
        match.log = _SavedLog(match.log, self)
        self._unkept = match.fair if match.result is None else None
        self.write(match.log)

    def write(self, log: Log) -> bool:
        """Write the whole record; true if it is safe now."""
        try:
            if self._unkept is not None:
                _replace(self.secret, f"{self._unkept.secret.hex()}\n", mode=0o600)
                self._unkept = None
            _replace(self.path, "".join(f"{row}\n" for row in log.lines()))
        except OSError as error:
            self.trouble = error.strerror or str(error)
            return False
        self.trouble = None
        return True

    def forget_secret(self) -> None:
        """The game is over, and its record has revealed it."""
        with suppress(OSError):
            self.secret.unlink(missing_ok=True)


class _SavedLog(Log):
    """A log that is on disk before anybody hears of the entry."""

    def __init__(self, log: Log, save: Save) -> None:
        super().__init__(log.header, log.entries)
        self.save = save

    def append(self, entry: Entry) -> int:
        number = super().append(entry)
        if self.save.write(self) and isinstance(entry, Ended):
            self.save.forget_secret()
        return number


def _replace(path: Path, text: str, mode: int = 0o666) -> None:
    """All of it or nothing: a reader never sees half a file."""
    path.parent.mkdir(parents=True, exist_ok=True)
    beside = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        handle = os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, mode)
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        beside.replace(path)
    finally:
        with suppress(OSError):
            beside.unlink(missing_ok=True)


def new_save(game: str, folder: Path | None = None) -> Save:
    """A save with a name of its own: the game and the next free number."""
    return Save(_claim(folder or save_folder(), game))


def _claim(folder: Path, stem: str) -> Path:
    """An empty file nobody else has: two terminals may start at the same moment."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for number in range(1, 1_000_000):
            path = folder / f"{stem}-{number}{SUFFIX}"
            with suppress(FileExistsError):
                path.open("x").close()
                return path
    except OSError as error:
        raise SaveRefused(f"{folder} cannot hold saves: {error.strerror}") from None
    raise SaveRefused(f"{folder} is full of saves of {stem}: remove some")


# Reading


class Loaded(Value):
    """A record from disk. Where it was damaged, ``damage`` tells and ``kept`` is where the damaged file is now."""

    log: Log
    damage: str | None = None
    kept: Path | None = None


def find_save(name: str | Path, folder: Path | None = None) -> Path:
    """The file of a save, by its name or by its path."""
    home = folder or save_folder()
    for candidate in (home / f"{name}{SUFFIX}", home / name, Path(name)):
        if str(name) and candidate.exists():
            return candidate
    raise SaveRefused(f"there is no save {name}: look at the list of saves", code="save/unknown")


def load(path: Path) -> Loaded:
    """The record of this file; after damage, what stands before it, with the damaged file set aside."""
    try:
        return Loaded(read_record(_rows(path)))
    except RecordDamaged as damage:
        if not isinstance(damage.before, Log):
            raise SaveRefused(f"{path.name} cannot be read: {damage.message}", code="save/unreadable") from None
        kept = _set_aside(path)
        Save(path).write(damage.before)
        return Loaded(damage.before, damage.message, kept)


def resume(path: Path, thrower: Thrower, rng: Random | None = None) -> tuple[Match, Save, Loaded]:
    """The match of this file, going on where it stopped, saved in the same file from now on.

    ``thrower`` is for games without places; what was begun in a physical arena goes on there.
    """
    loaded = load(path)
    match, save = _resumed(path, loaded.log, thrower, rng), Save(path, damaged=loaded.kept)
    save.watch(match)
    return match, save, loaded


def _resumed(path: Path, log: Log, thrower: Thrower, rng: Random | None) -> Match:
    return Match.resume(log, thrower_of(log.header.thrower, thrower, rng), rng, _fairness(path, log))


def _fairness(path: Path, log: Log) -> Fairness | None:
    """The chance of this game: revealed by its record, or from the file beside it."""
    header = log.header
    if not header.commitment:
        return None
    last = log.entries[-1] if log.entries else None
    told = last.secret if isinstance(last, Ended) else _secret(path)
    try:
        fair = Fairness.revealed(header.id, told, header.keys)
    except RecordDamaged:
        raise _no_secret(path, "is damaged") from None
    if fair.commitment != header.commitment:
        raise _no_secret(path, "belongs to another game")
    return fair


def _secret(path: Path) -> str:
    try:
        return path.with_suffix(BESIDE).read_text(encoding="utf-8").strip()
    except FileNotFoundError:
        raise _no_secret(path, "is missing") from None
    except (OSError, UnicodeDecodeError):
        raise _no_secret(path, "cannot be read") from None


def _no_secret(path: Path, why: str) -> SaveRefused:
    name = path.with_suffix(BESIDE).name
    return SaveRefused(
        f"this game cannot go on: its secret, {name}, {why}. Put the file back beside {path.name},"
        f" or look at the game so far: throwdown replay {path}",
        code="save/secret",
    )


def _rows(path: Path) -> list[str]:
    """Bytes that are no text become damage of their line, not of the program."""
    try:
        return path.read_text(encoding="utf-8", errors="replace").splitlines()
    except OSError as error:
        raise SaveRefused(f"{path} cannot be read: {error.strerror}") from None


def _set_aside(path: Path) -> Path:
    number = 1
    while (kept := path.with_name(f"{path.stem}{DAMAGED}-{number}{SUFFIX}")).exists():
        number += 1
    path.replace(kept)
    return kept


class Listing(Value):
    """One line of the list of saves; the stem of ``path`` is its name."""

    path: Path
    game: str
    players: tuple[str, ...]
    entries: int
    finished: bool
    damaged: bool


def saves(folder: Path | None = None) -> list[Listing]:
    """All saves, the one played last first; files that are no records at all are left out."""
    paths = [path for path in (folder or save_folder()).glob(f"*{SUFFIX}") if f"{DAMAGED}-" not in path.name]
    return [told for path in sorted(paths, key=_changed, reverse=True) if (told := _listing(path)) is not None]


def _changed(path: Path) -> tuple[float, str]:
    try:
        return path.stat().st_mtime, path.name
    except OSError:
        return 0.0, path.name


def _listing(path: Path) -> Listing | None:
    damaged = False
    try:
        log = read_record(_rows(path))
    except RecordDamaged as damage:
        if not isinstance(damage.before, Log):
            return None
        log, damaged = damage.before, True
    except SaveRefused:
        return None
    header = log.header
    return Listing(path, header.game, header.players, len(log.entries), log.finished, damaged)


def told_saves(words: Words, folder: Path | None = None) -> list[str]:
    """The list of saves, one line each."""
    return [listing_line(listing, words) for listing in saves(folder)] or [words.say("play-saves-none")]


def listing_line(listing: Listing, words: Words) -> str:
    """One save, told."""
    state = "damaged" if listing.damaged else "finished" if listing.finished else "open"
    game, players = game_name(listing.game).said(words), words.listed(listing.players)
    return words.say(f"play-save-{state}", save=listing.path.stem, game=game, players=players)


# Tournaments


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
            raise SaveRefused(f"{where} cannot hold saves: {error.strerror}") from None
        return TournamentSave(path)
    raise SaveRefused(f"{where} is full of tournaments: remove some")


def resume_tournament(
    folder: Path, thrower: Thrower, rng: Random | None = None
) -> tuple[TournamentTable, TournamentSave]:
    """The tournament of this folder: every finished game is counted again, the last one goes on."""
    save = TournamentSave(folder)
    if not save.game(1).path.exists():
        raise SaveRefused(f"{folder} holds no tournament", code="save/unknown")
    log = load(save.game(1).path).log
    table = _table(log, thrower_of(log.header.thrower, thrower, rng), rng)
    number = 1
    while (path := save.game(number).path).exists():
        table.match = _resumed(path, load(path).log, table.thrower, rng)
        if table.match.result is None:
            break
        table.next_match()
        number += 1
    return table, save


def _table(log: Log, thrower: Thrower, rng: Random | None) -> TournamentTable:
    header = log.header
    seats = [Seat(player, bot) for player, bot in zip(header.players, header.bots, strict=True)]
    options = dict(header.options)
    return TournamentTable(header.game, seats, thrower, options=options, first=header.first, rng=rng)
