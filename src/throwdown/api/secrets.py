"""The secrets from which the chance of games is made: at hand while they are needed, and in the store."""

from __future__ import annotations

from secrets import token_hex
from typing import TYPE_CHECKING, Protocol

from throwdown.live.events import TableDamaged
from throwdown.live.games import PLACE_OF_SECRET
from throwdown.live.store import TableStore

if TYPE_CHECKING:
    from collections.abc import Iterable

    from throwdown.live.store import GameRow

    #: By game: what was revealed at its end; and by game and place what is not.
    Stored = tuple[dict[str, str], dict[tuple[str, int], str]]

#: Secrets of games to come and under way that are cached, and of games that are over while a table is read.
SECRETS_CACHED = 10_000
REVEALED_CACHED = 2000


class SecretStore(TableStore, Protocol):
    """A store that knows secrets."""

    def games(self, table: str) -> list[GameRow]: ...
    def secret(self, game: str, place: int) -> str | None: ...
    def secrets(self, game: str) -> dict[int, str]: ...


class GameSecrets:
    """The secret of each game, and the keys that its seats gave. They are stored, sealed, with the game to come."""

    def __init__(self, store: SecretStore) -> None:
        self._store = store
        self._cached: dict[tuple[str, int], str] = {}
        self._revealed: dict[str, str] = {}

    def new(self, game: str) -> str:
        """A fresh secret for a game to come."""
        return self._remember(game, PLACE_OF_SECRET, token_hex(32))

    def put(self, game: str, place: int, secret: str) -> None:
        """Have this one at hand: a key that a seat gave."""
        self._remember(game, place, secret)

    def of(self, game: str, place: int = PLACE_OF_SECRET) -> str:
        known = self._cached.get((game, place)) or self._revealed.get(game)
        return known or self._remember(game, place, stored_secret(self._store, game, place))

    async def recall(self, table: str) -> None:
        """Have at hand what reading this table will ask for: then nothing waits for the store."""
        revealed, sealed = await self._store.read(self._stored, table)
        for (game, place), secret in sealed.items():
            self._remember(game, place, secret)
        self._revealed |= revealed
        while len(self._revealed) > max(REVEALED_CACHED, len(revealed)):
            self._revealed.pop(next(iter(self._revealed)))

    def _stored(self, table: str) -> Stored:
        games = self._store.games(table)
        revealed = {row.id: row.secret for row in games if row.secret}
        sealed = {(row.id, place): secret for row in games if not row.secret for place, secret in self._sealed(row.id)}
        return revealed, sealed

    def _sealed(self, game: str) -> Iterable[tuple[int, str]]:
        return self._store.secrets(game).items()

    async def expect(self, game: str, place: int) -> None:
        """The same for a game that comes next; its secret may be lost."""
        if (game, place) not in self._cached:
            secret = await self._store.read(self._store.secret, game, place)
            if secret is not None:
                self._remember(game, place, secret)

    def holds(self, game: str) -> bool:
        """Whether the secret is there: with a lost key all secrets of games to come are lost."""
        return (game, PLACE_OF_SECRET) in self._cached or self._store.secret(game, PLACE_OF_SECRET) is not None

    def forget(self, game: str) -> None:
        """Another server continues it: a secret that was made here and never stored must not come back."""
        self._cached = {key: secret for key, secret in self._cached.items() if key[0] != game}
        self._revealed.pop(game, None)

    def _remember(self, game: str, place: int, secret: str) -> str:
        if len(self._cached) >= SECRETS_CACHED:
            self._cached.pop(next(iter(self._cached)))
        self._cached[game, place] = secret
        return secret


def stored_secret(store: SecretStore, game: str, place: int = PLACE_OF_SECRET) -> str:
    """The secret of a game: revealed if that is over, else unsealed."""
    row = store.game(game)
    secret = (row.secret if row is not None else "") or store.secret(game, place)
    if not secret:
        raise TableDamaged("the secret of this game is not stored")
    return secret
