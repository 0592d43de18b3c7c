"""Where a database of PostgreSQL is, and how to show it without its password."""

from __future__ import annotations

import re
from itertools import chain
from typing import Final
from urllib.parse import unquote

#: How an address is written.
PATTERN: Final = "postgresql://USER:PASSWORD@HOST:PORT/DATABASE"
_SCHEMES: Final = ("postgresql://", "postgres://")
_QUERY: Final = re.compile(r"(?<=password=)[^&]*")
#: Scheme, user, password, and the rest from the host on.
_PARTS: Final = re.compile(r"(postgres(?:ql)?://)(?:([^:/?#]*@|[^:@/?#]*)(?::([^/?#]*)@)?)?([^@]*)")


def is_address(text: str) -> bool:
    """Whether this names a database of PostgreSQL, not a file."""
    return text.startswith(_SCHEMES)


def masked(address: str) -> str:
    """The address without its password: it ends up in logs and on screens. A file is shown as it is."""
    found = _PARTS.fullmatch(address)
    if found is None:
        return address
    scheme, user, password, rest = found.groups()
    return f"{scheme}{user or ''}{':…@' if password is not None else ''}{_QUERY.sub('…', rest)}"


def without_password(text: str, address: str) -> str:
    """What a library says, in one line, without the password of this address."""
    found = _PARTS.fullmatch(address)
    secrets = {*_QUERY.findall(address), *([found[3] or ""] if found else [])}
    for secret in sorted(filter(None, chain(secrets, map(unquote, secrets))), key=len, reverse=True):
        text = text.replace(secret, "…")
    return " ".join(text.split())
