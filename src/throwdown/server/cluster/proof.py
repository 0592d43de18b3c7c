"""How two servers prove to each other that they hold the same key, without telling it."""

from __future__ import annotations

import hmac
from typing import Literal

import msgspec

from throwdown.errors import ThrowdownError

#: What is spoken on inner connections: only servers with the same number speak to each other.
INNER_PROTOCOL = 1
NONCE_BYTES = 32

Role = Literal["dials", "answers"]


class ProofRefused(ThrowdownError):
    """Raised when the other side does not hold the key of this cluster, or speaks otherwise."""

    code = "cluster/proof"


class Hello(msgspec.Struct, frozen=True):
    """Who is there, and what the other side shall prove itself with."""

    server: str
    nonce: bytes
    protocol: int = INNER_PROTOCOL


def hello_told(body: bytes) -> Hello:
    try:
        told = msgspec.msgpack.decode(body, type=Hello)
    except msgspec.MsgspecError:
        raise ProofRefused("the other side does not speak as a server of a cluster does") from None
    if told.protocol != INNER_PROTOCOL or len(told.nonce) != NONCE_BYTES or not 0 < len(told.server) <= 64:
        raise ProofRefused(f"the other server speaks the inner protocol {told.protocol}, this one {INNER_PROTOCOL}")
    return told


def proof(key: str, role: Role, own: Hello, other: Hello) -> bytes:
    """What only a server with the key can say, only in this role, and only to this challenge."""
    told = msgspec.msgpack.encode((role, own.server, own.nonce, other.server, other.nonce))
    return hmac.digest(key.encode(), told, "sha256")


def check_proof(key: str, role: Role, other: Hello, own: Hello, given: bytes) -> None:
    if not hmac.compare_digest(proof(key, role, other, own), given):
        raise ProofRefused("the other side does not hold our key: give both the same")
