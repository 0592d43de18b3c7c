"""The list of saves."""

from __future__ import annotations

from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING

from throwdown.errors import RecordDamaged
from throwdown.library.printable import printable
from throwdown.rules.record import Record, read_record
from throwdown.rules.values import Value
from throwdown.terminal.questions import game_name
from throwdown.throwers import Entered

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
    real_box: bool
    """Played with real dice: only the referee can resume it."""
    when: datetime
    """When it was played last, by the clock on the wall."""


def saves(folder: Path | None = None) -> list[Listing]:
    """All saves, the one played last first; files that are not records are left out."""
    paths = [path for path in (folder or save_folder()).glob(f"*{SUFFIX}") if f"{DAMAGED}-" not in path.name]
    found = [listing for path in paths if (listing := _listing(path)) is not None]
    return sorted(found, key=lambda listing: (listing.when, listing.path.name), reverse=True)


def _listing(path: Path) -> Listing | None:
    damaged = False
    try:
        log = read_record(rows_of(path))
    except RecordDamaged as damage:
        if not isinstance(damage.before, Record):
            return None
        log, damaged = damage.before, True
    except SaveRefused:
        return None
    header, when = log.header, datetime.fromtimestamp(path.stat().st_mtime).astimezone()
    players = tuple(map(printable, header.players))
    return Listing(
        path, header.game, players, len(log.entries), log.finished, damaged, header.thrower == Entered.id, when
    )


def save_lines(words: Words, folder: Path | None = None) -> list[str]:
    """The list of saves, one line each."""
    return [listing_line(listing, words) for listing in saves(folder)] or [words.say("play-saves-none")]


def listing_line(listing: Listing, words: Words) -> str:
    """One save as a line of text."""
    state = "damaged" if listing.damaged else "finished" if listing.finished else "open"
    game, players = game_name(listing.game).localised(words), words.listed(listing.players)
    when = f"{listing.when:%Y-%m-%d %H:%M}"  # the same in every language
    values = {"save": listing.path.stem, "game": game, "players": players, "moves": listing.entries, "when": when}
    return words.say(f"play-save-{state}", **values)
