"""Fair dice: commit, lock, reveal.

Before a game begins, the table publishes the hash of a secret. All chance of the game flows from that
secret and the number of the throw, never from what a player intends, so nobody can search for a lucky
intent, and nobody, the table included, can change the dice once the hash is out. After the game the
secret is revealed and everything can be computed again.

Each message that is hashed is a list of parts, each with its length before it, so that no two lists
give the same bytes.
"""

from __future__ import annotations

import hmac
import re
import secrets
from dataclasses import dataclass
from hashlib import sha256
from random import Random
from typing import TypeVar

from throwdown.errors import RecordDamaged

T = TypeVar("T")
SECRET_BYTES = 32


def joined(*parts: str | bytes | int) -> bytes:
    """Parts as bytes, each after its length."""
    # What is no text at all (half a character) may stand in a record too: it must not stop anybody who checks it.
    told = [part if isinstance(part, bytes) else str(part).encode("utf-8", "surrogatepass") for part in parts]
    return b"".join(len(part).to_bytes(4, "big") + part for part in told)


class Stream(Random):
    """Randomness that anybody can draw again who knows the key: SHA-256 over key and block number.

    Whole numbers below a bound come by rejection, as in every ``Random`` that is made of bits.
    """

    def __init__(self, key: bytes) -> None:
        self._key = key
        self._block = 0
        self._pool = self._bits = 0
        super().__init__()

    def seed(self, *args: object, **more: object) -> None:
        """The key is the seed."""

    def getrandbits(self, k: int, /) -> int:
        while self._bits < k:
            block = sha256(self._key + self._block.to_bytes(8, "big")).digest()
            self._block += 1
            self._pool = self._pool << 256 | int.from_bytes(block, "big")
            self._bits += 256
        self._bits -= k
        number = self._pool >> self._bits
        self._pool &= (1 << self._bits) - 1
        return number

    def random(self) -> float:
        return self.getrandbits(53) / (1 << 53)


def shuffled(rng: Random, items: tuple[T, ...]) -> tuple[T, ...]:
    """Fisher and Yates: every order is equally likely."""
    mixed = list(items)
    for last in range(len(mixed) - 1, 0, -1):
        other = rng.randrange(last + 1)
        mixed[last], mixed[other] = mixed[other], mixed[last]
    return tuple(mixed)


@dataclass(frozen=True, slots=True)
class Fairness:
    """The chance of one game: its secret, and the keys that players may have added."""

    game_id: str
    secret: bytes
    keys: tuple[str, ...] = ()

    @classmethod
    def fresh(cls, keys: tuple[str, ...] = ()) -> Fairness:
        """A new secret from the operating system."""
        return cls(secrets.token_hex(8), secrets.token_bytes(SECRET_BYTES), keys)

    @classmethod
    def seeded(cls, seed: str) -> Fairness:
        """A secret that a seed gives: for studies, and for playing the same again. Whoever knows it knows the dice."""
        return cls(sha256(joined("id", seed)).hexdigest()[:16], sha256(joined("seed", seed)).digest())

    @classmethod
    def revealed(cls, game_id: str, secret: str, keys: tuple[str, ...], line: int = 1) -> Fairness:
        """The secret as a record tells it, in this line."""
        if not re.fullmatch(f"[0-9a-f]{{{2 * SECRET_BYTES}}}", secret, re.ASCII):
            raise RecordDamaged(
                f"{secret[:70]!r} is no secret: {2 * SECRET_BYTES} hexadecimal digits in small letters",
                line=line,
                code="record/secret",
            )
        return cls(game_id, bytes.fromhex(secret), keys)

    @property
    def commitment(self) -> str:
        """What is published before the game."""
        return sha256(joined("throwdown commitment", self.game_id, self.secret)).hexdigest()

    def throw(self, number: int, attempt: int = 0) -> Stream:
        """The chance of the throw of this number. A further attempt is made only where the engine failed."""
        if attempt:
            return self._stream("again", self.game_id, number, attempt, *self.keys)
        return self._stream("throw", self.game_id, number, *self.keys)

    def deck(self) -> Stream:
        """The chance of the shuffle before the game."""
        return self._stream("deck", self.game_id)

    def _stream(self, *parts: str | int) -> Stream:
        # Not hmac.digest: that lets other threads in for every little thing it hashes, and waits for them.
        return Stream(hmac.new(self.secret, joined(*parts), sha256).digest())
