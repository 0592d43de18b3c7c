"""The random bytes of a server, from which its keys are made: every server of one database has the same."""

from __future__ import annotations

from secrets import token_bytes
from typing import TYPE_CHECKING, Any

from .statements import SERVER_SEED, SERVER_SEED_ADD

if TYPE_CHECKING:
    from collections.abc import Callable

BYTES = 32


def server_seed(run: Callable[..., list[Any]]) -> bytes:
    """Read the bytes of this server; the first start draws them. ``run`` gives all rows of a shared statement."""
    if not run(SERVER_SEED):
        run(SERVER_SEED_ADD, token_bytes(BYTES))
    return bytes(run(SERVER_SEED)[0][0])
