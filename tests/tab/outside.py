"""What JavaScript gives the host, made of Python: a database in memory, the native engine, signatures."""

from __future__ import annotations

import zlib
from typing import TYPE_CHECKING

import msgspec
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey

from tests.tab.databases import DictDatabase
from throwdown.errors import ThrowFailed, ThrowRefused
from throwdown.physics import Scene, Throw, simulate
from throwdown.tab.throws import Failure, Landed, Thrown
from throwdown.throwers.signing import Signer

if TYPE_CHECKING:
    from collections.abc import Callable


class NativeOutside:
    """Stays when the tab is closed; ``thrown`` counts the throws that were computed."""

    def __init__(self) -> None:
        self.database = DictDatabase()
        self.thrown = self.prepared = 0
        self.fails: Failure | None = None
        """Why no throw is computed."""
        self.slow = False
        """Shows the motion of each throw once before it has landed."""

    async def throw(self, request: bytes, begun: Callable[[bytes], None] | None) -> tuple[bytes, bytes]:
        self.thrown += 1
        if self.fails is not None:
            return msgspec.json.encode(Landed(failed=self.fails)), b""
        asked = msgspec.json.decode(request, type=Thrown)
        throws = [Throw(**msgspec.structs.asdict(die)) for die in asked.throws]
        try:
            landing = simulate(Scene(dict(asked.lying)), throws, towers=asked.towers, seed=int(asked.seed))
        except (ThrowFailed, ThrowRefused) as error:
            return msgspec.json.encode(Landed(failed=Failure(error.code, error.message))), b""
        landed = Landed(
            rest=list(landing.scene.poses.items()),
            faces=list(landing.faces.items()),
            out=list(landing.out.items()),
            stacks=list(landing.stacks),
            nudges=list(landing.nudges),
        )
        motion = zlib.decompress(landing.trajectory.encode())
        if self.slow and begun is not None:
            begun(motion)
        return msgspec.json.encode(landed), motion

    def public_key(self, seed: str) -> str:
        return Signer(bytes.fromhex(seed)).public

    def prepare(self) -> None:
        self.prepared += 1

    def sign(self, seed: str, message: bytes) -> str:
        return Signer(bytes.fromhex(seed)).sign(message)

    def is_signed(self, public: str, message: bytes, signature: str) -> bool:
        try:
            Ed25519PublicKey.from_public_bytes(bytes.fromhex(public)).verify(bytes.fromhex(signature), message)
        except InvalidSignature:
            return False
        return True
