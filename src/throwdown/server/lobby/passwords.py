"""Passwords of tables: stored only as salt and scrypt hash."""

from __future__ import annotations

import hashlib
import hmac
import secrets

_COST = {"n": 2**13, "r": 8, "p": 1}


def hidden(password: str) -> str:
    """A password as it is stored."""
    salt = secrets.token_bytes(16)
    return f"{salt.hex()}${_scrypt(password, salt).hex()}"


def fits(password: str, stored: str) -> bool:
    salt, _, digest = stored.partition("$")
    return hmac.compare_digest(_scrypt(password, bytes.fromhex(salt)).hex(), digest)


def _scrypt(password: str, salt: bytes) -> bytes:
    return hashlib.scrypt(password.encode("utf-8", "surrogatepass"), salt=salt, dklen=32, **_COST)
