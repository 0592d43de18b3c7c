"""The list of saves."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from throwdown.errors import RecordDamaged
from throwdown.rules.record import Log, read_record
from throwdown.rules.values import Value
from throwdown.terminal.questions import game_name

from .files import SUFFIX, SaveRefused, save_folder
from .resuming import DAMAGED, rows_of

if TYPE_CHECKING:
    from throwdown.words import Words


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
        log = read_record(rows_of(path))
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
