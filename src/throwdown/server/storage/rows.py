"""The rows of the store, as the rest of the server knows them."""

from __future__ import annotations

from dataclasses import dataclass

from throwdown.live.store import EventRow, GameRow, MoveRow, SecretRow, TableRow

__all__ = ["Ages", "EventRow", "GameRow", "MoveRow", "PersonRow", "SecretRow", "SessionRow", "TableRow"]


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
class Ages:
    """After how many seconds without use something is purged."""

    cookie: float
    code: float
    stranded: float
    """People without a session: after so long since they came."""
    answer: float
    """Answers to moves, at tables that are over."""
