"""What each server shows in the lobby; only PostgreSQL has several servers."""

from __future__ import annotations

from typing import Final

SQLITE: Final[tuple[str, ...]] = ()

# Unlogged: a crash of PostgreSQL empties it, and the servers fill it again.
POSTGRES: Final = ("CREATE UNLOGGED TABLE lobby (server TEXT PRIMARY KEY, shown TEXT NOT NULL)",)
