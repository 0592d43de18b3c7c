"""Passwords of tables: stored only as salt and scrypt hash."""

from __future__ import annotations

import hashlib
import hmac
import secrets
import time
from typing import TYPE_CHECKING

from throwdown.server.operations.buckets import Buckets

if TYPE_CHECKING:
    from collections.abc import Callable

_COST = {"n": 2**13, "r": 8, "p": 1}
#: So many passwords each address may try where too many were tried by everybody together.
TRIES_OF_EACH = 2


class TableTries:
    """How many passwords may be tried at a table: so many by everybody, beyond that a few by each address.

    A person who knows the password is let in, whatever others have tried. Guessing takes ever more addresses.
    """

    def __init__(self, count: int, window_s: float, clock: Callable[[], float] = time.monotonic) -> None:
        self._together = Buckets(count, window_s, clock=clock)
        self._each = Buckets(TRIES_OF_EACH, window_s, clock=clock)

    @property
    def shared(self) -> dict[str, Buckets]:
        """Those that hold over all servers, by name."""
        return {"passwords of a table": self._together, "passwords of a table and an address": self._each}

    def take(self, table: str, address: str) -> bool:
        """Whether this address may try one more; asking counts."""
        return self._together.take(table) or self._each.take(f"{table} {address}")


def hidden(password: str) -> str:
    """A password as it is stored."""
    salt = secrets.token_bytes(16)
    return f"{salt.hex()}${_scrypt(password, salt).hex()}"


def fits(password: str, stored: str) -> bool:
    salt, _, digest = stored.partition("$")
    return hmac.compare_digest(_scrypt(password, bytes.fromhex(salt)).hex(), digest)


def _scrypt(password: str, salt: bytes) -> bytes:
    return hashlib.scrypt(password.encode("utf-8", "surrogatepass"), salt=salt, dklen=32, **_COST)
