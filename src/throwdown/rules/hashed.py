"""What is hashed and signed outside the chain of a record: lists of parts, each with its length before it.

So no two lists give the same bytes. Each list begins with what it is about, so that a hash or a signature of one
thing is never one of another.
"""

from __future__ import annotations

from hashlib import sha256


def joined(*parts: str | bytes | int) -> bytes:
    """Parts as bytes, each after its length."""
    message = b""
    for part in parts:
        # A record may contain what is no text at all (half a character): checking it must not fail here.
        encoded = part if isinstance(part, bytes) else str(part).encode("utf-8", "surrogatepass")
        message += len(encoded).to_bytes(4, "big") + encoded
    return message


def name_hash(salt: str, name: str) -> str:
    """What a header holds of a name: without the salt nobody can find out which name it is."""
    return sha256(joined("throwdown name", salt, name)).hexdigest()


def end_message(final: str) -> bytes:
    """What a seat signs at the end: the hash of the last line."""
    return joined("throwdown end", final)
