"""The rows of the store, as the rest of the server knows them."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class PersonRow:
    id: str
    name: str
    kind: str
    """``guest`` or ``bot``."""
    owner: str | None
    language: str
    created: float
    seen: float


@dataclass(frozen=True, slots=True)
class SessionRow:
    hash: bytes
    """Of what the client holds: the store never sees that itself."""
    person: str
    kind: str
    """``cookie``, ``token`` or ``resume``."""
    created: float
    seen: float
    label: str = ""


@dataclass(frozen=True, slots=True)
class TableRow:
    id: str
    status: str
    """``open``, ``playing``, ``over`` or ``closed``."""
    visibility: str
    listing: str
    """What the lobby shows and, of a table at rest, what it goes on with, as JSON."""
    created: float
    changed: float


@dataclass(frozen=True, slots=True)
class GameRow:
    id: str
    table: str
    number: int
    game: str
    secret: str
    """Once it is revealed: of a game to come or under way it is sealed, in a row of its own."""
    started: float
    ended: float | None


@dataclass(frozen=True, slots=True)
class SecretRow:
    """What the chance of a game to come or under way is made from; sealed in the database."""

    game: str
    round: int
    table: str
    secret: str


@dataclass(frozen=True, slots=True)
class EventRow:
    """One event of a table; versions count from 1 without gaps."""

    version: int
    at: float
    told: str
    """As JSON."""


@dataclass(frozen=True, slots=True)
class MoveRow:
    """What a move was answered: the same move id again gets the same answer and does nothing."""

    person: str
    move: str
    fingerprint: str
    answer: str


@dataclass(frozen=True, slots=True)
class Ages:
    """After how many seconds without use something is purged."""

    cookie: float
    code: float
    stranded: float
    """People whom nobody can be any more: after so long since they came."""
    answer: float
    """Answers to moves, at tables where nobody plays any more."""
