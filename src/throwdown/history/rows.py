"""Seats of finished games: as they are stored, and as short as questions about many games allow."""

from __future__ import annotations

from dataclasses import dataclass, fields
from typing import Final, NamedTuple


@dataclass(frozen=True, slots=True)
class PlayRow:
    """One seat of a finished game: what lists and figures of many games are read from."""

    game: str
    seat: int
    person: str | None
    """The id in the journal; none for a bot and for a name that the host typed."""
    bot: str
    """Empty for people; ``program`` for a bot with a token, which is a person too."""
    name: str
    """As it was shown then; empty once it is withdrawn."""
    kind: str
    """The game: ``strike``, ``impact`` …"""
    edition: str
    thrower: str
    table_kind: str
    """``online``, ``hot_seat`` or ``referee``."""
    host: str
    """Where one device serves all: the person whose device it is. Empty for tables online."""
    seats: int
    rank: int
    """From 1; equal seats share it."""
    won: int
    left: int
    """1: gave up; 2: a bot played to the end in this seat."""
    ended: float
    figures: str
    """``figures.SeatFigures``, as JSON."""
    analysis: str = ""
    """``figures.Judged``, as JSON; empty until the game is analysed."""


PLAY_FIELDS: Final = tuple(field.name for field in fields(PlayRow))


class Own(NamedTuple):
    """A seat of the person whose games these are."""

    game: str
    seat: int
    kind: str
    ended: float
    won: int
    left: int
    """1: gave up."""
    figures: str
    analysis: str


#: Before the level of a bot, and before a name that was typed; ids of people have none of these.
BOT, NAME = "bot:", "name:"


def who_is(person: str | None, bot: str, name: str) -> str:
    """One text for one opponent: the id of a person, the level of a bot, or a name that the host typed."""
    if person is not None:
        return person
    return f"{BOT}{bot}" if bot else f"{NAME}{name}"
