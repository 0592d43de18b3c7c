"""The rows of the store, as the rest of the server knows them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from throwdown.history.rows import PlayRow
from throwdown.live.store import EventRow, GameRow, MoveRow, PersonRow, SecretRow, TableRow

__all__ = [
    "Ages", "CredentialRow", "EventRow", "GameRow", "MoveRow", "NamedIn", "PersonRow", "PlayRow",
    "SecretRow", "SessionRow", "TableRow", "TicketRow", "Withdrawal",
]  # fmt: skip


@dataclass(frozen=True, slots=True)
class CredentialRow:
    """What a person proves themselves with on a device that has no session of theirs."""

    id: str
    person: str
    kind: str
    """``code``, ``passkey``, or ``old_code``: one that a newer code has replaced."""
    key: str
    """It is found by this. A code: its hash; a passkey: the id of its key."""
    secret: str
    """A passkey: its public key; otherwise empty."""
    label: str
    """What the person calls it."""
    count: int
    """The counter of a passkey."""
    created: float
    used: float
    """When it last signed its person in; an old code: when it was replaced."""


@dataclass(frozen=True, slots=True)
class TicketRow:
    """A link that the host gives away: to come in, or to sign in once more."""

    hash: bytes
    kind: str
    """``invite`` or ``reset``; ``used`` is a challenge that was answered."""
    person: str | None
    """Who signs in with it; none for an invitation."""
    uses: int
    """So often it is still good."""
    created: float
    until: float


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
class NamedIn:
    """A name of a person in an event of a table."""

    table: str
    version: int
    seat: int
    name: str
    text: str
    """Of a chat line."""
    at: float


@dataclass(frozen=True, slots=True)
class Withdrawal:
    """A person is forgotten, or their names are withdrawn from the games until then."""

    person: str
    kind: Literal["person", "names"]
    at: float


@dataclass(frozen=True, slots=True)
class Ages:
    """After how many seconds without use something is purged."""

    cookie: float
    code: float
    old_code: float
    """Recovery codes: so long after they were replaced."""
    stranded: float
    """People without a session: after so long since they came."""
    answer: float
    """Answers to moves, at tables that are over."""
