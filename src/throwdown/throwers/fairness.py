"""Fair dice: commit, lock, reveal.

Before a game begins, the table publishes the hash of a secret. Then each seat publishes the hash of a key of its own.
When all hashes are there, the seats publish their keys. If a key does not arrive in time, the seat gets the key that a
bot would have, which follows from the secret.

Every draw of the game depends on the secret, the number of the throw and the hash of the header. The header contains
keys, seats, hashes of names, and options. No draw depends on an intent, so no player can search for a lucky one.
Nobody, the table included, can choose the dice if one seat hides its key until then and gives it in time. After the
game the table reveals the secret, and anybody can repeat every draw.

Each message that is hashed is a list of parts, each with its length before it, so that no two lists
give the same bytes.
"""

from __future__ import annotations

import hmac
import secrets
from dataclasses import dataclass, field
from hashlib import sha256
from random import Random
from typing import TYPE_CHECKING, TypeVar

from throwdown.errors import RecordDamaged, TableRefused
from throwdown.rules.hashed import joined
from throwdown.rules.record import HEX_32

if TYPE_CHECKING:
    from throwdown.rules.record import Header

T = TypeVar("T")
SECRET_BYTES = 32
KEY_BYTES = 32
SALT_BYTES = 16


# What a seat adds


def fresh_key() -> str:
    """A new key of a seat, from the operating system: create it after you saw the commitment, and use it once."""
    return secrets.token_hex(KEY_BYTES)


def seeded_keys(seed: str, seats: int) -> tuple[str, ...]:
    """Keys from a seed: for studies, and for repeating a game."""
    return tuple(sha256(joined("key", seed, seat)).hexdigest() for seat in range(seats))


def fresh_salts(seats: int) -> tuple[str, ...]:
    """New salts for the names of a game, from the operating system: they must not follow from the secret."""
    return tuple(secrets.token_hex(SALT_BYTES) for _ in range(seats))


def key_hash(key: str) -> str:
    """The hash that a seat publishes before it reveals its key."""
    return sha256(joined("throwdown key", checked_key(key))).hexdigest()


def checked_key(value: object) -> str:
    """Return the value if it is a key; raise an error otherwise."""
    return _checked_digits(value, "key")


def checked_key_hash(value: object) -> str:
    """Return the value if it is the hash of a key; raise an error otherwise."""
    return _checked_digits(value, "hash of a key")


def _checked_digits(value: object, what: str) -> str:
    if isinstance(value, str) and HEX_32.fullmatch(value):
        return value
    shown = repr(value if not isinstance(value, str) or len(value) <= 70 else f"{value[:67]}...")[:80]
    raise TableRefused(
        f"{shown} is not a {what}: send {2 * KEY_BYTES} hexadecimal digits in small letters", code="table/key"
    )


# Chance


class Stream(Random):
    """A random stream that anybody with the key can repeat: SHA-256 over key and block number.

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
    """The chance of one game: its secret, and what it is bound to."""

    game_id: str
    secret: bytes
    header: str = ""
    """The header hash of the game."""
    seed: str | None = field(default=None, compare=False, repr=False)
    """Where a seed gives everything: for studies, and for playing the same again."""

    @classmethod
    def fresh(cls) -> Fairness:
        """A new secret from the operating system."""
        return cls(secrets.token_hex(8), secrets.token_bytes(SECRET_BYTES))

    @classmethod
    def seeded(cls, seed: str) -> Fairness:
        """A secret from a seed: for studies, and for repeating a game. The secret determines every roll."""
        id, secret = sha256(joined("id", seed)).hexdigest()[:16], sha256(joined("seed", seed)).digest()
        return cls(id, secret, seed=seed)

    @classmethod
    def revealed(cls, header: Header, secret: str, line: int = 1) -> Fairness:
        """The chance of the game of this header, with the secret from this line of a record."""
        if not HEX_32.fullmatch(secret):
            raise RecordDamaged(
                f"{secret[:70]!r} is not a secret: {2 * SECRET_BYTES} hexadecimal digits in small letters",
                line=line,
                code="record/secret",
            )
        return cls(header.id, bytes.fromhex(secret)).bound(header)

    def bound(self, header: Header) -> Fairness:
        """The same secret, bound to the game of this header."""
        return Fairness(self.game_id, self.secret, header=header.digest)

    @property
    def commitment(self) -> str:
        """What is published before the game."""
        return sha256(joined("throwdown commitment", self.game_id, self.secret)).hexdigest()

    def salts(self, seats: int) -> tuple[str, ...]:
        """Salts for the names of this game; never from the secret, which is revealed while a name may be withdrawn."""
        if self.seed is None:
            return fresh_salts(seats)
        digests = (sha256(joined("salt", self.seed, seat)).hexdigest() for seat in range(seats))
        return tuple(digest[: 2 * SALT_BYTES] for digest in digests)

    def bot_key(self, seat: int) -> str:
        """The key of a bot's seat, or of a seat whose own key did not arrive: the table cannot choose it later."""
        return hmac.new(self.secret, joined("bot key", self.game_id, seat), sha256).hexdigest()

    def throw(self, number: int, attempt: int = 0) -> Stream:
        """The random stream of the throw of this number; ``attempt`` counts failures of the engine."""
        if attempt:
            return self._stream("again", number, attempt)
        return self._stream("throw", number)

    def deck(self) -> Stream:
        """The random stream of the shuffle before the game."""
        return self._stream("deck")

    def first(self, seats: int) -> int:
        """Draw the seat that begins."""
        return self._stream("first").randrange(seats)

    def _stream(self, what: str, *parts: str | int) -> Stream:
        bound = (self.header,) if self.header else ()
        # Not hmac.digest: that lets other threads in for every little thing it hashes, and waits for them.
        return Stream(hmac.new(self.secret, joined(what, self.game_id, *parts, *bound), sha256).digest())
