"""Resume games from disk, damaged ones too."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from throwdown.errors import RecordDamaged
from throwdown.rules.record import Ended, Record, read_record
from throwdown.rules.values import Value
from throwdown.table import Match
from throwdown.terminal.throwing import thrower_of
from throwdown.throwers import Entered, Fairness

from .files import BESIDE, SUFFIX, Save, SaveRefused, save_folder

if TYPE_CHECKING:
    from random import Random

    from throwdown.throwers import Thrower

DAMAGED = ".damaged"


class Loaded(Value):
    """A record from disk. Where it was damaged, ``damage`` says how and ``set_aside`` is where the file is now."""

    log: Record
    damage: str | None = None
    set_aside: Path | None = None


def find_save(name: str | Path, folder: Path | None = None) -> Path:
    """The file of a save, by its name or by its path."""
    home = folder or save_folder()
    for candidate in (home / f"{name}{SUFFIX}", home / name, Path(name)):
        if str(name) and candidate.exists():
            return candidate
    raise SaveRefused("there is no save {name}: look at the list of saves", code="save/unknown", name=name)


def load(path: Path) -> Loaded:
    """The record of this file; after damage, the part before it, with the damaged file set aside."""
    try:
        return Loaded(read_record(rows_of(path)))
    except RecordDamaged as damage:
        if not isinstance(damage.before, Record):
            raise SaveRefused(
                "{file} cannot be read: {why}", code="save/unreadable", file=path.name, why=damage
            ) from None
        set_aside = _set_aside(path)
        Save(path).write(damage.before)
        return Loaded(damage.before, damage.message, set_aside)


def resume(path: Path, thrower: Thrower, rng: Random | None = None) -> tuple[Match, Save, Loaded]:
    """Resume the match of this file, and save it in the same file from now on.

    ``thrower`` is for games without places; what was begun in a physical arena continues there.
    """
    loaded = load(path)
    if loaded.log.header.thrower == Entered.id:
        raise SaveRefused(
            "this game is played with a real box: go on with throwdown referee --resume {save}",
            code="save/referee",
            save=path.stem,
        )
    match, save = match_of(path, loaded.log, thrower, rng), Save(path, damaged=loaded.set_aside)
    save.watch(match)
    return match, save, loaded


def match_of(path: Path, log: Record, thrower: Thrower, rng: Random | None) -> Match:
    """The match of the record in this file, with its own chance."""
    return Match.resume(log, thrower_of(log.header.thrower, thrower, rng), rng, _fairness(path, log))


def _fairness(path: Path, log: Record) -> Fairness | None:
    """The chance of this game: revealed by its record, or from the file beside it."""
    header = log.header
    if not header.commitment:
        return None
    last = log.entries[-1] if log.entries else None
    secret = last.secret if isinstance(last, Ended) else _secret(path)
    try:
        fair = Fairness.revealed(header, secret)
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
        "this game cannot go on: its secret, {name}, " + why + ". Put the file back beside "
        "{file}, or look at the game so far: throwdown replay {path}",
        code="save/secret",
        name=name,
        file=path.name,
        path=path,
    )


def rows_of(path: Path) -> list[str]:
    """Bytes that are not text become damage of their line, not of the program."""
    try:
        return path.read_text(encoding="utf-8", errors="replace").splitlines()
    except OSError as error:
        raise SaveRefused("{path} cannot be read: {why}", path=path, why=error.strerror) from None


def _set_aside(path: Path) -> Path:
    number = 1
    while (target := path.with_name(f"{path.stem}{DAMAGED}-{number}{SUFFIX}")).exists():
        number += 1
    path.replace(target)
    return target
