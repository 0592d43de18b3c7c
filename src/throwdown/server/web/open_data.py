"""The folder of a server and its store, in use: a file in that folder, or a database of PostgreSQL."""

from __future__ import annotations

from typing import TYPE_CHECKING

from throwdown.server.storage.folder import DataFolder
from throwdown.server.storage.sealing import key_file
from throwdown.server.storage.sqlite.store import SqliteStore

if TYPE_CHECKING:
    from throwdown.server.operations.settings import Settings
    from throwdown.server.storage.store import Store

DATABASE = "throwdown.db"


class OpenData:
    """The data of a server, opened for one server."""

    store: Store

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
        self.store = SqliteStore.open(settings.data / DATABASE, key=settings.secrets_key, give_up=give_up)

    def _open_postgres(self, settings: Settings, *, give_up: bool) -> None:
        from throwdown.server.storage.postgres.store import PostgresStore

        file = key_file(settings.data / DATABASE)
        self.store = PostgresStore.open(
            settings.store, file, key=settings.secrets_key, give_up=give_up, name=settings.server_name,
            lease_s=settings.limits.lease_s,
        )  # fmt: skip

    def close(self) -> None:
        self.store.close()
        self._folder.close()
