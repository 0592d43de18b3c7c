"""The file of one game: the whole record, rewritten after every entry."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING, Protocol

from throwdown.errors import ThrowdownError
from throwdown.library import folders
from throwdown.rules.record import Ended, Entry, Record

if TYPE_CHECKING:
    from collections.abc import Iterable

    from throwdown.table import Match
    from throwdown.throwers import Fairness

SUFFIX = ".jsonl"
BESIDE = ".secret"


class SaveRefused(ThrowdownError):
    """Raised when a save cannot be found, read or made."""

    code = "save/refused"


def save_folder() -> Path:
    """Where games are saved: THROWDOWN_SAVES, else the folder for the user's data."""
    configured = os.environ.get("THROWDOWN_SAVES")
    if configured:
        return Path(configured)
    return folders.save_folder()


class Recorded(Protocol):
    """Something that can be written down: a log, or several."""

    def lines(self) -> Iterable[str]: ...


class Save:
    """The file of one game. A disk that fails does not end the game: ``trouble`` says what happened."""

    def __init__(self, path: Path, name: str | None = None, damaged: Path | None = None) -> None:
        self.path = path
        self.name = name or path.stem
        """The command that resumes it."""
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

    def write(self, log: Recorded) -> bool:
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


class _SavedLog(Record):
    """A log that writes each entry to disk before it is shown."""

    def __init__(self, log: Record, save: Save) -> None:
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
    """A new empty file that no other process has: two terminals may start at the same moment."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
        for number in range(1, 1_000_000):
            path = folder / f"{stem}-{number}{SUFFIX}"
            with suppress(FileExistsError):
                path.open("x").close()
                return path
    except OSError as error:
        raise SaveRefused("{folder} cannot hold saves: {why}", folder=folder, why=error.strerror) from None
    raise SaveRefused("{folder} is full of saves of {stem}: remove some", folder=folder, stem=stem)
