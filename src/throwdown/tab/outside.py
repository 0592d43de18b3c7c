"""What JavaScript gives the host: a database, an engine that throws, and signatures."""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from collections.abc import Callable

    from .database import Database


class Engine(Protocol):
    """Computes throws."""

    async def throw(self, request: bytes, begun: Callable[[bytes], None] | None) -> tuple[bytes, bytes]:
        """Compute a throw: JSON of what is thrown, and JSON of the landing with the motion, not deflated.

        While that takes long, ``begun`` gets the motion so far, not deflated.

        ``throws`` describes both. A throw that fails gives ``{"failed": {"code", "message"}}``.
        """
        ...


class Checker(Engine, Protocol):
    """What checking a finished game needs."""

    def is_signed(self, public: str, message: bytes, signature: str) -> bool:
        """Whether the owner of this public key signed this message."""
        ...


class Outside(Checker, Protocol):
    """Everything that Python in a browser has none of; ``bridge`` makes one of a JavaScript object."""

    @property
    def database(self) -> Database: ...

    def prepare(self) -> None:
        """Load the engine: throws will come."""
        ...

    def public_key(self, seed: str) -> str:
        """The public Ed25519 key of a seed, both as hex."""
        ...

    def sign(self, seed: str, message: bytes) -> str:
        """The Ed25519 signature of a message, as hex."""
        ...
