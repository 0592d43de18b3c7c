"""Encryption of a push message for one browser (RFC 8291, content coding aes128gcm of RFC 8188)."""

from __future__ import annotations

import secrets
from base64 import urlsafe_b64decode, urlsafe_b64encode

from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.hashes import SHA256
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

#: One record holds a whole message.
RECORD_BYTES = 4096
SALT_BYTES, SECRET_BYTES, POINT_BYTES = 16, 16, 65
#: All messages have the same length, so that the push service does not learn which one it is.
PADDED_BYTES = 512
_LAST_RECORD = b"\x02"


def b64(raw: bytes) -> str:
    return urlsafe_b64encode(raw).rstrip(b"=").decode()


def unb64(text: str) -> bytes:
    """Refused with ValueError if it is not base64."""
    return urlsafe_b64decode(text + "=" * (-len(text) % 4))


def point(key: ec.EllipticCurvePublicKey) -> bytes:
    return key.public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)


def checked_keys(public: str, secret: str) -> str:
    """The keys of a browser as they are stored; refused with ValueError if they are none."""
    raw = unb64(public)
    if len(raw) != POINT_BYTES or len(unb64(secret)) != SECRET_BYTES:
        raise ValueError("these are not the keys of a browser")
    ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), raw)  # refuses what is not on the curve
    return f"{b64(raw)} {b64(unb64(secret))}"


def encrypted(message: bytes, keys: str) -> bytes:
    """The message as only the browser with these keys can read it; it takes about a millisecond."""
    public, secret = map(unb64, keys.split(" "))
    browser = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), public)
    own, salt = ec.generate_private_key(ec.SECP256R1()), secrets.token_bytes(SALT_BYTES)
    own_point = point(own.public_key())
    shared = own.exchange(ec.ECDH(), browser)
    material = _derived(shared, secret, b"WebPush: info\0" + public + own_point, 32)
    key = _derived(material, salt, b"Content-Encoding: aes128gcm\0", 16)
    nonce = _derived(material, salt, b"Content-Encoding: nonce\0", 12)
    padded = message + _LAST_RECORD + bytes(max(0, PADDED_BYTES - len(message)))
    header = salt + RECORD_BYTES.to_bytes(4, "big") + bytes([POINT_BYTES]) + own_point
    return header + AESGCM(key).encrypt(nonce, padded, None)


def _derived(material: bytes, salt: bytes, info: bytes, length: int) -> bytes:
    return HKDF(SHA256(), length, salt, info).derive(material)
