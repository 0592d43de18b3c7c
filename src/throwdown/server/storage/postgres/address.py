"""Where a database of PostgreSQL is, and how it is told without its password."""

from __future__ import annotations

import re
from typing import Final
from urllib.parse import urlsplit

_SCHEMES: Final = ("postgresql://", "postgres://")
_PASSWORD: Final = re.compile(r"(?<=password=)[^&]*")


def is_address(text: str) -> bool:
    """Whether this names a database of PostgreSQL, not a file."""
    return text.startswith(_SCHEMES)


def masked(address: str) -> str:
    """The address without its password: it ends up in logs and on screens. A file is told as it is."""
    if not is_address(address):
        return address
    parts = urlsplit(address)
    place = parts.netloc.rpartition("@")
    who = place[0].partition(":")
    netloc = f"{who[0]}{':…' if who[1] else ''}@{place[2]}" if place[1] else parts.netloc
    query = _PASSWORD.sub("…", parts.query)
    return f"{parts.scheme}://{netloc}{parts.path}{'?' if query else ''}{query}"


def without_password(text: str, address: str) -> str:
    """What a library says, in one line, without the password of this address."""
    secrets = {*_PASSWORD.findall(urlsplit(address).query), urlsplit(address).password or ""}
    for secret in sorted(filter(None, secrets), key=len, reverse=True):
        text = text.replace(secret, "…")
    return " ".join(text.split())
