"""Ed25519: who signs the end of a game, and receipts of a server for what it was given before one.

``cryptography`` comes with ``throwdown``; a small installation has none, and then signatures are not checked.
"""

from __future__ import annotations

from collections.abc import Callable
from importlib.util import find_spec
from typing import Any, Literal

from throwdown.parts import require
from throwdown.rules.hashed import end_message, joined
from throwdown.rules.record import HEX_32, HEX_64
from throwdown.rules.values import Value

#: What a receipt is for.
Given = Literal["promise", "key"]


#: Public key, message and signature: whether they fit.
Check = Callable[[str, bytes, str], bool]
_own_check: Check | None = None


def check_with(check: Check) -> None:
    """Check signatures with this: a browser has Ed25519 of its own, and no ``cryptography``."""
    global _own_check  # noqa: PLW0603 - one process has one way to check
    _own_check = check


def can_check() -> bool:
    """Whether signatures can be checked here."""
    return _own_check is not None or find_spec("cryptography") is not None


class Signer:
    """A private key; its 32 bytes are ``seed``."""

    def __init__(self, seed: bytes | None = None) -> None:
        """Without a seed a new key, from the operating system."""
        private = _ed25519().Ed25519PrivateKey
        self._key = private.generate() if seed is None else private.from_private_bytes(seed)
        self.public: str = self._key.public_key().public_bytes_raw().hex()

    def __repr__(self) -> str:
        """Without the key: a repr ends up in logs."""
        return f"Signer({self.public[:8]})"

    @property
    def seed(self) -> bytes:
        seed: bytes = self._key.private_bytes_raw()
        return seed

    def sign(self, message: bytes) -> str:
        signed: bytes = self._key.sign(message)
        return signed.hex()

    def sign_end(self, final: str) -> str:
        """The signature of the end of a game, by the hash of its last line."""
        return self.sign(end_message(final))


def is_signed(public: str, message: bytes, signature: str) -> bool:
    """Whether the owner of this public key signed this message."""
    if not (HEX_32.fullmatch(public) and HEX_64.fullmatch(signature)):
        return False
    if _own_check is not None:
        return _own_check(public, message, signature)
    ed25519 = _ed25519()
    from cryptography.exceptions import InvalidSignature

    try:
        key = ed25519.Ed25519PublicKey.from_public_bytes(bytes.fromhex(public))
        key.verify(bytes.fromhex(signature), message)
    except (InvalidSignature, ValueError):
        return False
    return True


def is_end_signed(public: str, final: str, signature: str) -> bool:
    """Whether this is a signature of the end of a game."""
    return is_signed(public, end_message(final), signature)


class Receipt(Value):
    """What a server signs for what it was given before a game: with one for a key, a client can prove that it came."""

    given: Given
    game: str
    commitment: str
    seat: int
    """Of the table."""
    hash: str
    """Of the key, also where the key itself was given."""
    signer: str
    """The public key that was promised with it; empty where there was none."""
    server: str
    """The public key of the server."""
    signature: str = ""

    @property
    def message(self) -> bytes:
        """What is signed."""
        parts = (self.given, self.game, self.commitment, self.seat, self.hash, self.signer)
        return joined("throwdown receipt", *parts)

    def signed_by(self, signer: Signer) -> Receipt:
        return self.but(signature=signer.sign(self.message))

    @property
    def is_right(self) -> bool:
        """Whether the server that it names signed it."""
        return is_signed(self.server, self.message, self.signature)


def _ed25519() -> Any:
    require("cryptography")
    from cryptography.hazmat.primitives.asymmetric import ed25519

    return ed25519
