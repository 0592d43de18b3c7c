"""The folder of a server and its store, in use: a file in that folder, or a database of PostgreSQL."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from throwdown.server.storage.folder import DataFolder
from throwdown.server.storage.sealing import key_file
from throwdown.server.storage.sqlite.store import SqliteStore

if TYPE_CHECKING:
    from collections.abc import Callable

    from throwdown.server.operations.settings import Settings
    from throwdown.server.storage.store import Store

DATABASE = "throwdown.db"


class OpenData:
    """The data of a server, opened for one server; ``opening`` lets another process of it read."""

    store: Store
    opening: Callable[[], Store]

    def __init__(self, settings: Settings, *, give_up_games: bool = False) -> None:
        """``give_up_games``: without those whose secrets were sealed with a key that is lost."""
        self._folder = DataFolder(settings.data)
        try:
            if settings.store:
                self._open_postgres(settings, give_up=give_up_games)
            else:
                self._open_sqlite(settings, give_up=give_up_games)
        except BaseException:
            self._folder.close()
            raise

    def _open_sqlite(self, settings: Settings, *, give_up: bool) -> None:
        opening = partial(SqliteStore.open, settings.data / DATABASE, key=settings.secrets_key)
        self.store, self.opening = opening(give_up=give_up), opening

    def _open_postgres(self, settings: Settings, *, give_up: bool) -> None:
        from throwdown.server.storage.postgres.store import PostgresStore

        file = key_file(settings.data / DATABASE)
        opening = partial(PostgresStore.open, settings.store, file, key=settings.secrets_key)
        self.store = opening(give_up=give_up, name=settings.server_name, lease_s=settings.limits.lease_s)
        self.opening = partial(opening, reading=True)

    def close(self) -> None:
        self.store.close()
        self._folder.close()
