"""Secrets of games at rest: encrypted with a key that is not in the database.

The key is a file beside the database that only its owner may read, or a setting, so that several servers can
share it. A copy of the database alone reveals nothing of coming dice.
"""

from __future__ import annotations

import os
import re
import secrets
from base64 import b64decode, b64encode
from contextlib import contextmanager, suppress
from hashlib import sha256
from typing import TYPE_CHECKING, Final

from cryptography.exceptions import InvalidTag
from cryptography.hazmat.primitives.ciphers.aead import AESGCM

from throwdown.errors import ThrowdownError

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

KEY_BYTES: Final = 32
NONCE_BYTES: Final = 12
_DIGITS: Final = re.compile(rf"[0-9a-f]{{{2 * KEY_BYTES}}}", re.ASCII)


class KeyRefused(ThrowdownError):
    """Raised when the key that opens the secrets of a store is missing, invalid, or the wrong one."""

    code = "store/key"


class Sealer:
    """Encrypts texts with one key (AES-256 in Galois counter mode), each bound to what it is about."""

    def __init__(self, key: str) -> None:
        """``key``: 64 hexadecimal digits."""
        self.key = checked_key(key, "this key")
        raw = bytes.fromhex(key)
        self.id = sha256(b"throwdown key id\n" + raw).hexdigest()[:8]
        """Identifies this key; a sealed text begins with it."""
        self._cipher = AESGCM(raw)

    def __repr__(self) -> str:
        """Without the key: a repr ends up in logs."""
        return f"Sealer({self.id})"

    def seal(self, text: str, about: str) -> str:
        """The text as only this key opens it, and only as what it is about."""
        nonce = secrets.token_bytes(NONCE_BYTES)
        sealed = self._cipher.encrypt(nonce, text.encode(), about.encode())
        return f"{self.id}:{b64encode(nonce + sealed).decode()}"

    def unseal(self, sealed: str, about: str) -> str:
        id, _, body = sealed.partition(":")
        if id != self.id:
            raise KeyRefused(
                "this was sealed with the key {id}, not with {name}: start with that key", id=id, name=self.id
            )
        try:
            raw = b64decode(body)
            return self._cipher.decrypt(raw[:NONCE_BYTES], raw[NONCE_BYTES:], about.encode()).decode()
        except (InvalidTag, ValueError):
            raise KeyRefused("a sealed secret was changed in the database: restore it from a backup") from None


def about(game: str, place: int) -> str:
    """What a sealed secret is bound to: it is of no use in another row."""
    return f"{game} {place}"


def checked_key(text: str, source: str) -> str:
    """The key, if it is one."""
    if not _DIGITS.fullmatch(text):
        raise KeyRefused(
            "{source} is not a key: {digits} hexadecimal digits in small letters", source=source, digits=2 * KEY_BYTES
        )
    return text


def new_key() -> str:
    return secrets.token_hex(KEY_BYTES)


# The file


def key_file(database: Path) -> Path:
    """Where the key of a database lies, unless it is set."""
    return database.with_suffix(".key")


def read_key(file: Path) -> str | None:
    """The key in this file, for the eyes of its owner alone; None if there is no such file."""
    try:
        text = file.read_text("ascii").strip()
        mode = file.stat().st_mode
    except FileNotFoundError:
        return None
    except UnicodeDecodeError:
        text, mode = "", 0
    if os.name == "posix" and mode & 0o077:
        raise KeyRefused("{file} can be read by others (mode {mode:o}): chmod 600 {file}", file=file, mode=mode & 0o777)
    return checked_key(text, f"what {file} holds")


def write_key(file: Path, key: str) -> None:
    """Put the key into a new file; one that is there already is left as it is."""
    with suppress(FileExistsError):
        write_new_key(file, key)


def write_new_key(file: Path, key: str) -> None:
    """Put the key into a file that must not be there yet."""
    with _written_beside(file, key) as beside:
        os.link(beside, file)  # whole or not at all, and never over another one


def replace_key(file: Path, key: str) -> None:
    with _written_beside(file, key) as beside:
        beside.replace(file)


@contextmanager
def _written_beside(file: Path, key: str) -> Iterator[Path]:
    """The key in a file of another name, for its owner alone and on the disk."""
    beside = file.with_name(f".{file.name}.{secrets.token_hex(4)}")
    try:
        descriptor = os.open(beside, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
        with os.fdopen(descriptor, "w", encoding="ascii") as writing:
            writing.write(f"{key}\n")
            writing.flush()
            os.fsync(descriptor)
        yield beside
        _flush_folder(file.parent)
    finally:
        beside.unlink(missing_ok=True)


def _flush_folder(folder: Path) -> None:
    descriptor = os.open(folder, os.O_RDONLY)
    try:
        os.fsync(descriptor)
    finally:
        os.close(descriptor)
