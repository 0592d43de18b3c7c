"""The secrets from which the chance of games is made: at hand while they are needed, and in the store."""

from __future__ import annotations

from secrets import token_hex
from typing import TYPE_CHECKING

from throwdown.server.table.events import TableDamaged

if TYPE_CHECKING:
    from throwdown.server.storage.store import Store

#: Secrets of games under way that are kept at hand.
SECRETS_KEPT = 1000


class GameSecrets:
    """The secret of each game. It is stored with the game when that begins."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._kept: dict[str, str] = {}

    def new(self, game: str) -> str:
        """A fresh secret for a game that is about to begin."""
        if len(self._kept) >= SECRETS_KEPT:
            self._kept.pop(next(iter(self._kept)))
        self._kept[game] = secret = token_hex(32)
        return secret

    def of(self, game: str) -> str:
        known = self._kept.get(game)
        if known is not None:
            return known
        row = self._store.game(game)
        if row is None:
            raise TableDamaged("the secret of this game is not stored")
        return row.secret
