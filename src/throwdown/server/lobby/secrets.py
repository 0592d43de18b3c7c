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
    """The secret of each round of each game. It is stored, sealed, with the commitment to it."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._kept: dict[tuple[str, int], str] = {}

    def new(self, game: str, round: int = 1) -> str:
        """A fresh secret for a game to come."""
        return self._keep(game, round, token_hex(32))

    def of(self, game: str, round: int = 1) -> str:
        return self._kept.get((game, round)) or self._keep(game, round, stored_secret(self._store, game, round))

    def holds(self, game: str, round: int) -> bool:
        """Whether the secret is there: with a lost key all secrets of games to come are lost."""
        return (game, round) in self._kept or self._store.secret(game, round) is not None

    def forget(self, game: str) -> None:
        """Another server goes on with it: a secret that was made here and never stored must not come back."""
        self._kept = {key: secret for key, secret in self._kept.items() if key[0] != game}

    def _keep(self, game: str, round: int, secret: str) -> str:
        if len(self._kept) >= SECRETS_KEPT:
            self._kept.pop(next(iter(self._kept)))
        self._kept[game, round] = secret
        return secret


def stored_secret(store: Store, game: str, round: int = 1) -> str:
    """The secret of a game: revealed if that is over, else unsealed."""
    row = store.game(game)
    secret = (row.secret if row is not None else "") or store.secret(game, round)
    if not secret:
        raise TableDamaged("the secret of this game is not stored")
    return secret
