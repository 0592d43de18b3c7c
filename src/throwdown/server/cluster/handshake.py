"""How an inner connection begins: both sides say hello and prove themselves, the one who dials first."""

from __future__ import annotations

import secrets
from typing import TYPE_CHECKING

import msgspec

from .frames import Kind
from .proof import NONCE_BYTES, Hello, ProofRefused, check_proof, hello_told, proof

if TYPE_CHECKING:
    from collections.abc import Iterator

    from .frames import Frame

    Said = Iterator[tuple[Kind, bytes]]


class Handshake:
    """One side of it; what it gives is to be said to the other."""

    def __init__(self, server: str, key: str, *, dials: bool) -> None:
        self._key = key
        self._dials = dials
        self._own = Hello(server, secrets.token_bytes(NONCE_BYTES))
        self._other: Hello | None = None
        self.done = False
        """Whether both have proved themselves."""

    @property
    def other(self) -> str:
        """The other server, as it says; empty before that."""
        return self._other.server if self._other is not None else ""

    def begin(self) -> Said:
        """Whoever has no key learns nothing from a door: it says nothing first."""
        if self._dials:
            yield self._hello()

    def take(self, frame: Frame) -> Said:
        """What the other side said; refused if it proves nothing."""
        if frame.kind is Kind.HELLO and self._other is None:
            self._other = hello_told(frame.data)
            yield self._proof(self._other) if self._dials else self._hello()
        elif frame.kind is Kind.PROOF and self._other is not None:
            check_proof(self._key, "answers" if self._dials else "dials", self._other, self._own, frame.data)
            if not self._dials:
                yield self._proof(self._other)
            self.done = True
        else:
            raise ProofRefused("the other side says something before it has proved itself")

    def _hello(self) -> tuple[Kind, bytes]:
        return Kind.HELLO, msgspec.msgpack.encode(self._own)

    def _proof(self, other: Hello) -> tuple[Kind, bytes]:
        return Kind.PROOF, proof(self._key, "dials" if self._dials else "answers", self._own, other)
