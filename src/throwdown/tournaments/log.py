"""The log of a tournament: everything that is stored of it, in order. A tournament is the fold of its log.

Entrants and tables are numbers from 1. Names, people and live tables are stored elsewhere under these numbers, so that
a name can be withdrawn. Moments are stored beside the entries: nothing here follows from a clock.
"""

from __future__ import annotations

from typing import Any, Literal

import msgspec

from throwdown.rules.values import snake_case

#: ``swiss``: rounds against others with similar points. ``evening``: free players are seated as soon as enough wait.
#: ``knockout``: the better half of each table plays the next round.
Mode = Literal["swiss", "evening", "knockout"]
#: Where a result comes from.
Source = Literal["game", "typed", "host"]


class Settings(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """What a tournament was opened with."""

    seed: int
    """All chance of the tournament follows from it."""
    mode: Mode = "swiss"
    seats: Literal[2, 4] = 4
    """Tables of four (three or five where the number of players asks for it), or duels."""
    rounds: int = 4
    """Swiss: how many, without the final."""
    final: bool = True
    """Swiss: the best play one more table for the first places."""
    least_games: int = 3
    """Evening: how many games a player needs for a place."""
    terms: dict[str, Any] = {}
    """What the host of the tables needs: game, edition, thrower, countdown. Nothing here reads it."""


class Seating(msgspec.Struct, frozen=True):
    """A table that is to play."""

    number: int
    """Over the whole tournament, from 1."""
    seats: tuple[int, ...]
    """Entrants by seat; the first one begins."""


class Entry(msgspec.Struct, frozen=True, tag_field="is", tag=snake_case, omit_defaults=True):
    """Something that happened; the name of its class is the tag under which it is stored."""


class Opened(Entry, frozen=True, kw_only=True):
    """The tournament was opened; always the first entry."""

    settings: Settings


class Changed(Entry, frozen=True, kw_only=True):
    """The host changed the settings; mode, seats and seed remain."""

    settings: Settings


class Entered(Entry, frozen=True, kw_only=True):
    """A player takes part from now on; numbers count from 1 without a gap."""

    entrant: int
    filler: bool = False
    """A bot that plays only where a table needs it. It has no place in the standings."""


class Left(Entry, frozen=True, kw_only=True):
    """A player takes a break or has gone."""

    entrant: int
    dropped: bool = False
    """The host did it: the player cannot come back without the host."""


class Returned(Entry, frozen=True, kw_only=True):
    """A player who left is here again."""

    entrant: int


class Paired(Entry, frozen=True, kw_only=True):
    """A round begins; in an open evening: free players were seated."""

    tables: tuple[Seating, ...]
    byes: tuple[int, ...] = ()
    """Entrants who have no table in this round."""
    final: bool = False
    """The last table: it decides the first places."""


class Placed(Entry, frozen=True, kw_only=True):
    """Where a table plays: a box, a live table, a device. Nothing here reads it."""

    table: int
    place: dict[str, Any]


class Reported(Entry, frozen=True, kw_only=True):
    """The result of a table."""

    table: int
    places: tuple[int, ...]
    """By seat, 1 for the winner; players who tie have the same place."""
    source: Source = "game"


class Corrected(Entry, frozen=True, kw_only=True):
    """The host says how a table ended, whatever was reported. Without places the table does not count."""

    table: int
    places: tuple[int, ...] = ()


class BellRung(Entry, frozen=True):
    """Evening: nobody is seated any more. Tables that play finish their game, and it counts."""


class Closed(Entry, frozen=True):
    """The tournament is over; the host may still correct results."""


AnyEntry = (
    Opened | Changed | Entered | Left | Returned | Paired | Placed | Reported | Corrected | BellRung | Closed
)  # fmt: skip

_decoder: msgspec.json.Decoder[AnyEntry] = msgspec.json.Decoder(AnyEntry)
_encoder = msgspec.json.Encoder(order="deterministic")


def read_entry(stored: bytes | str) -> AnyEntry:
    """An entry as it was stored."""
    return _decoder.decode(stored)


def entry_bytes(entry: AnyEntry) -> bytes:
    """An entry as it is stored."""
    return _encoder.encode(entry)
