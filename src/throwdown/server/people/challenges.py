"""Challenges: random, good for a few minutes and for one purpose. No server has to remember those it gave away.

A challenge holds when it ends, and is authenticated with a key that all servers over one store have. That it is used
only once the store ensures, when it is used.
"""

from __future__ import annotations

import hmac
import secrets
from hashlib import sha256
from typing import TYPE_CHECKING

from throwdown.server.storage.rows import TicketRow

if TYPE_CHECKING:
    from throwdown.live.timers import Time

#: How long a person may take, in s.
PATIENCE_S = 600
_RANDOM, _UNTIL, _TAG = 16, 8, 16
SIZE = _RANDOM + _UNTIL + _TAG


class Challenges:
    """Makes and checks challenges; ``seed`` is a secret of the store."""

    def __init__(self, seed: bytes, time: Time) -> None:
        self._key = sha256(b"throwdown/challenges/1" + seed).digest()
        self._time = time

    def new(self, purpose: str) -> bytes:
        body = secrets.token_bytes(_RANDOM) + int(self._time.wall() + PATIENCE_S).to_bytes(_UNTIL)
        return body + self._tag(body, purpose)

    def is_good(self, challenge: bytes, purpose: str) -> bool:
        """Whether it is one of ours for this purpose, and not too old."""
        body, tag = challenge[:-_TAG], challenge[-_TAG:]
        whole = len(challenge) == SIZE and hmac.compare_digest(tag, self._tag(body, purpose))
        return whole and self._time.wall() <= int.from_bytes(body[_RANDOM:])

    def used(self, challenge: bytes) -> TicketRow:
        """What is stored once it was used: it cannot be stored a second time."""
        now = self._time.wall()
        return TicketRow(sha256(challenge).digest(), "used", None, 1, now, now + PATIENCE_S)

    def _tag(self, body: bytes, purpose: str) -> bytes:
        return hmac.digest(self._key, purpose.encode() + b"\0" + body, "sha256")[:_TAG]
