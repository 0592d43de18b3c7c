"""Links that a host or a person gives away: an invitation for new people, and signing in once more."""

from __future__ import annotations

import secrets
from hashlib import sha256

from throwdown.server.storage.rows import TicketRow

DAY_S = 24 * 3600.0
#: How long a link is good, in days.
INVITE_DAYS, RESET_DAYS = 14, 3


def new_ticket(
    kind: str, now: float, *, person: str | None = None, uses: int = 1, days: float
) -> tuple[str, TicketRow]:
    """What the link holds, and what is stored of it."""
    token = secrets.token_urlsafe(24)
    return token, TicketRow(ticket_hash(token), kind, person, uses, now, now + days * DAY_S)


def ticket_hash(token: str) -> bytes:
    return sha256(token.encode("utf-8", "surrogatepass")).digest()


def invite_path(token: str) -> str:
    """Behind a #: it never reaches a log."""
    return f"/keep#invitation={token}"


def resume_path(token: str) -> str:
    return f"/resume#code={token}"


def reset_path(token: str) -> str:
    return f"/keep#reset={token}"


def code_path(code: str) -> str:
    return f"/keep#code={code.replace(' ', '-')}"
