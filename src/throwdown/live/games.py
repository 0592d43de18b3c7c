"""The games of a table, and the versions of the table with the games they belong to."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple, overload

import msgspec

from throwdown.rules.record import Ended

if TYPE_CHECKING:
    from throwdown.live.protocol.fields import KeyStage
    from throwdown.rules.record import Entry, Header
    from throwdown.table import Match

    from .events import AnyEvent, Committed, KeyPromised, KeysAsked


class PlayedGame(NamedTuple):
    """A game of this table, under way or over."""

    id: str
    number: int
    match: Match
    places: tuple[int, ...]
    """By seat of the game: the seat of the table. They differ only in a decider."""


def game_round(header: Header) -> int:
    """The how manieth commitment for its game this header has; the first version did not count."""
    return header.round or 1


class NextGame(NamedTuple):
    """The game that comes next: what the table is committed to, and what its seats promised."""

    id: str
    round: int
    commitment: str
    hashes: dict[int, str]
    """By seat of the table: of the key that it promised."""
    given: dict[int, int]
    """By seat: how many hashes it gave for this commitment."""
    barred: frozenset[int]
    """Seats that kept a key back in an earlier round: they play without one."""
    asks: KeyStage = "nothing"
    """What is waited for, once the game is to begin."""
    draft: str = ""
    """Once keys are asked for: the hash of the header without them."""

    @classmethod
    def committed(cls, event: Committed, before: NextGame | None) -> NextGame:
        """After a commitment: the first one for its game, or one more."""
        again = before is not None and before.id == event.id
        barred = frozenset(event.barred) | (before.barred if before is not None and again else frozenset())
        wanted = before is not None and again and before.asks != "nothing"
        return cls(event.id, event.round, event.commitment, {}, {}, barred, "hashes" if wanted else "nothing")

    def promised(self, event: KeyPromised) -> NextGame:
        given = self.given | {event.seat: self.given.get(event.seat, 0) + 1}
        return self._replace(hashes=self.hashes | {event.seat: event.hash}, given=given)

    def asked(self, event: KeysAsked) -> NextGame:
        hashes = {seat: hash for seat, hash in enumerate(event.hashes) if hash is not None}
        return self._replace(hashes=hashes, asks="keys", draft=event.draft)

    def without(self, seat: int) -> NextGame:
        """A seat fell free: the game cannot begin now."""
        hashes = {other: hash for other, hash in self.hashes.items() if other != seat}
        return self._replace(hashes=hashes, barred=self.barred - {seat}, asks="nothing", draft="")


class Version(msgspec.Struct, frozen=True, gc=False):
    """One event of a table with what it belongs to: the game and, for an entry, its number in the record."""

    event: AnyEvent
    game: PlayedGame | None = None
    number: int = 0
    entry: Entry | None = None
    """The entry of the record that this event added, if it did."""

    @property
    def is_end(self) -> bool:
        """Whether a game ended with it."""
        return type(self.entry) is Ended


class Story(Sequence[Version]):
    """The versions of a table in order. The oldest may be forgotten; the others keep their places."""

    def __init__(self) -> None:
        self._kept: list[Version] = []
        self.forgotten = 0
        """How many of the oldest are not here any more; the store has them."""

    def __len__(self) -> int:
        return self.forgotten + len(self._kept)

    @overload
    def __getitem__(self, index: int) -> Version: ...
    @overload
    def __getitem__(self, index: slice) -> list[Version]: ...
    def __getitem__(self, index: int | slice) -> Version | list[Version]:
        """One version, refused if it is forgotten; or those of a range, forwards, that are in memory."""
        if isinstance(index, slice):
            start, stop, step = index.indices(len(self))
            return self._kept[max(0, start - self.forgotten) : max(0, stop - self.forgotten) : step]
        place = index - self.forgotten if index >= 0 else len(self._kept) + index
        if place < 0:
            raise IndexError(f"version {index + 1} is not kept: read it from the store")
        return self._kept[place]

    def beginning_of(self, game: str) -> int:
        """How many versions came before this game began."""
        belong = (each.game is not None and each.game.id == game for each in self._kept)
        return self.forgotten + list(belong).index(True)

    def append(self, version: Version) -> None:
        self._kept.append(version)

    def forget(self, count: int) -> None:
        """Keep nothing of the first so many versions."""
        del self._kept[: max(0, count - self.forgotten)]
        self.forgotten = max(count, self.forgotten)
