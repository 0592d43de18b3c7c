"""Records: load, write and verify them."""

from __future__ import annotations

from os import PathLike
from pathlib import Path
from typing import TYPE_CHECKING, Any

from throwdown.errors import RecordDamaged, ThrowdownError
from throwdown.rules.record import Record, read_record

from .files import read_lines, write_lines

if TYPE_CHECKING:
    from collections.abc import Collection

    from throwdown import table
    from throwdown.table.verify import Verified


def load(path: str | PathLike[str]) -> Record:
    """The record in this file, checked to its last line.

    ``record.header`` describes the game, ``record.replay()`` yields its steps. Damage raises
    ``RecordDamaged`` with the line, the reason and, as ``before``, the record up to there. A record of a game of
    your own is read once that game is registered.
    """
    file = _path(path)
    try:
        return read_record(read_lines(file))
    except RecordDamaged as damage:
        damage.values["file"] = file
        raise


def dump(record: Record | table.Match, path: str | PathLike[str], *, overwrite: bool = False) -> None:
    """Write a record, or that of a match, into a new file; ``overwrite`` replaces an existing file."""
    write_lines(_path(path), _log(record).lines(), overwrite=overwrite)


def verify(record: Record | table.Match | str | PathLike[str], *, signers: Collection[str] = ()) -> Verified:
    """Recompute a game: commitment, keys, and every throw. ``record`` is a record, a match, or the path of a file.

    ``verified.dice`` is one of:

    - "holds": everything is as recorded;
    - "differs": something is not (``verified.fault`` says what);
    - "uncommitted": the game has no commitment;
    - "hidden": the game is not over;
    - "elsewhere": this processor cannot compute the dice of another.

    ``verified.verdict`` is the same, or "unbound" if the dice hold but nothing proves that it was this game. A
    signature proves it if its public key is among ``signers``, the keys that you know from the players.
    """
    from throwdown.table.verify import verify as compute
    from throwdown.table.verify import verify_lines

    if isinstance(record, str | PathLike):
        return verify_lines(read_lines(_path(record)), known=signers)
    return compute(_log(record), known=signers)


def _path(given: Any) -> Path:
    if not isinstance(given, str | PathLike):
        raise ThrowdownError(f"{given!r} is not a file: give its path")
    return Path(given)


def _log(given: Any) -> Record:
    log = given if isinstance(given, Record) else getattr(given, "log", None)
    if not isinstance(log, Record):
        raise ThrowdownError(f"{given!r} is not a record: give a record or a match")
    return log
