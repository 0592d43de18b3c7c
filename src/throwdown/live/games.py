"""The games of a table, and the versions of the table with the games they belong to."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, NamedTuple, overload

import msgspec

from throwdown.rules.record import Ended

if TYPE_CHECKING:
    from throwdown.live.protocol.fields import KeyStage
    from throwdown.rules.record import Entry
    from throwdown.table import Match

    from .events import AnyEvent, Committed, KeyGiven, KeyPromised, KeysAsked

#: Where the secret of a game is stored.
PLACE_OF_SECRET: Final = 0


class PlayedGame(NamedTuple):
    """A game of this table, under way or over."""

    id: str
    number: int
    match: Match
    places: tuple[int, ...]
    """By seat of the game: the seat of the table. They differ only in a decider."""


def place_of_key(seat: int) -> int:
    """Where the key of a seat is stored until its game begins: beside the secret."""
    return 1 + seat


class NextGame(NamedTuple):
    """The game that comes next: what the table is committed to, and what its seats promised."""

    id: str
    commitment: str
    hashes: dict[int, str]
    """By seat of the table: of the key that it promised."""
    given: dict[int, int]
    """By seat: how many hashes it gave for this commitment."""
    signers: dict[int, str]
    """By seat of the table: the public key that it promised with the hash."""
    keys: frozenset[int]
    """Seats of the table whose key came."""
    asks: KeyStage = "nothing"
    """What is waited for, once the game is to begin."""
    draft: str = ""
    """Once keys are asked for: the hash of the header without them."""
    salts: tuple[str, ...] = ()
    """Once keys are asked for: of the names, by seat of the game."""
    void: tuple[str, ...] = ()
    """The games that were voided for this one."""
    is_spoilt: bool = False
    """The draft was shown and would have to change: this game is never played."""

    @classmethod
    def committed(cls, event: Committed, before: NextGame | None) -> NextGame:
        """After a commitment: the first one, or one that takes the place of a game which is void."""
        replaced = before if before is not None and event.void == before.id else None
        void = () if replaced is None else (*replaced.void, event.void)
        asks: KeyStage = "nothing" if replaced is None or replaced.asks == "nothing" else "hashes"
        return cls(event.id, event.commitment, {}, {}, {}, frozenset(), asks, void=void)

    def promised(self, event: KeyPromised) -> NextGame:
        given = self.given | {event.seat: self.given.get(event.seat, 0) + 1}
        signers = {seat: signer for seat, signer in self.signers.items() if seat != event.seat}
        signers |= {event.seat: event.signer} if event.signer else {}
        return self._replace(hashes=self.hashes | {event.seat: event.hash}, given=given, signers=signers)

    def asked(self, event: KeysAsked) -> NextGame:
        hashes = {seat: hash for seat, hash in enumerate(event.hashes) if hash is not None}
        signers = {seat: signer for seat, signer in self.signers.items() if seat in hashes}
        return self._replace(hashes=hashes, signers=signers, asks="keys", draft=event.draft, salts=tuple(event.salts))

    def gave(self, event: KeyGiven) -> NextGame:
        return self._replace(keys=self.keys | {event.seat})

    def without(self, seat: int) -> NextGame:
        """A seat fell free: the game cannot begin now, and never if keys were asked for."""
        hashes = {other: hash for other, hash in self.hashes.items() if other != seat}
        signers = {other: signer for other, signer in self.signers.items() if other != seat}
        spoilt = self.is_spoilt or self.asks == "keys"
        return self._replace(hashes=hashes, signers=signers, asks="nothing", draft="", is_spoilt=spoilt)


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
        self._cached: list[Version] = []
        self.forgotten = 0
        """How many of the oldest are not here any more; the store has them."""

    def __len__(self) -> int:
        return self.forgotten + len(self._cached)

    @overload
    def __getitem__(self, index: int) -> Version: ...
    @overload
    def __getitem__(self, index: slice) -> list[Version]: ...
    def __getitem__(self, index: int | slice) -> Version | list[Version]:
        """One version, refused if it is forgotten; or those of a range, forwards, that are in memory."""
        if isinstance(index, slice):
            start, stop, step = index.indices(len(self))
            return self._cached[max(0, start - self.forgotten) : max(0, stop - self.forgotten) : step]
        place = index - self.forgotten if index >= 0 else len(self._cached) + index
        if place < 0:
            raise IndexError(f"version {index + 1} is not in memory: read it from the store")
        return self._cached[place]

    def beginning_of(self, game: str) -> int:
        """How many versions came before this game began."""
        belong = (each.game is not None and each.game.id == game for each in self._cached)
        return self.forgotten + list(belong).index(True)

    def append(self, version: Version) -> None:
        self._cached.append(version)

    def forget(self, count: int) -> None:
        """Keep nothing of the first so many versions."""
        del self._cached[: max(0, count - self.forgotten)]
        self.forgotten = max(count, self.forgotten)
