"""Who sends a push message: a signed token for each push service (VAPID, RFC 8292)."""

from __future__ import annotations

from typing import TYPE_CHECKING
from urllib.parse import urlsplit

import msgspec
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.asymmetric.utils import decode_dss_signature
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF

from .encryption import b64, point

if TYPE_CHECKING:
    from throwdown.live.timers import Time

#: A token is good for so long, and used for half of that, in s; a push service accepts at most a day.
TOKEN_S = 12 * 3600
#: The order of the curve P-256.
ORDER = 0xFFFFFFFF00000000FFFFFFFFFFFFFFFFBCE6FAADA7179E84F3B9CAC2FC632551
#: So many push services at a time.
CACHED = 64


class Vapid:
    """The key with which push services know this server."""

    def __init__(self, seed: bytes, contact: str, time: Time) -> None:
        """``seed`` is the one key of the server: it is in the database, so all its servers have the same.

        ``contact``: where the server is found, for the people of a push service; may be empty.
        """
        raw = HKDF(SHA256(), 48, None, b"throwdown vapid").derive(seed)
        self._key = ec.derive_private_key(int.from_bytes(raw) % (ORDER - 1) + 1, ec.SECP256R1())
        self.public = b64(point(self._key.public_key()))
        """What a browser asks for when it subscribes."""
        self._contact = contact if contact.startswith("https:") else ""
        self._time = time
        self._tokens: dict[str, tuple[float, str]] = {}

    def header(self, endpoint: str) -> str:
        """The value of ``Authorization`` for a push service."""
        parts = urlsplit(endpoint)
        audience = f"{parts.scheme}://{parts.netloc}"
        until, token = self._tokens.get(audience, (0.0, ""))
        if until < self._time.wall() + TOKEN_S / 2:
            until = self._time.wall() + TOKEN_S
            token = self._token(audience, int(until))
            if len(self._tokens) >= CACHED:
                self._tokens.clear()
            self._tokens[audience] = until, token
        return f"vapid t={token}, k={self.public}"

    def _token(self, audience: str, until: int) -> str:
        claims = {"aud": audience, "exp": until} | ({"sub": self._contact} if self._contact else {})
        signed = ".".join(b64(msgspec.json.encode(each)) for each in ({"typ": "JWT", "alg": "ES256"}, claims))
        numbers = decode_dss_signature(self._key.sign(signed.encode(), ec.ECDSA(SHA256())))
        return f"{signed}.{b64(b''.join(each.to_bytes(32) for each in numbers))}"
