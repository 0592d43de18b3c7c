"""Several servers over one database, each in a thread of its own."""

from __future__ import annotations

import socket
from contextlib import contextmanager
from functools import partial
from typing import TYPE_CHECKING, Any

from tests.server.house_fixture import ROOMY, OpenHouse, until
from throwdown.server.operations.limits import Limits
from throwdown.server.operations.settings import Settings
from throwdown.server.storage.postgres.store import PostgresStore

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

KEY = "0f" * 32


class Data:
    """A store that is open, as a server takes it over."""

    def __init__(self, database: str, settings: Settings) -> None:
        self.opening = partial(PostgresStore.open, database, settings.data / "key", key=KEY)
        self.store = self.opening(inner=settings.inner_address, lease_s=settings.limits.lease_s)

    def close(self) -> None:
        self.store.close()


def free_port() -> int:
    with socket.create_server(("127.0.0.1", 0)) as listening:
        return int(listening.getsockname()[1])


def house(folder: Path, database: str, **limits: Any) -> OpenHouse:
    """One more server over that database; it is not open yet."""
    folder.mkdir(exist_ok=True)
    settings = Settings(
        port=0,
        data=folder,
        workers=1,
        secrets_key=KEY,
        cluster_listen=f"127.0.0.1:{free_port()}",
        cluster_key="k" * 32,
        limits=Limits(**(ROOMY | {"lease_s": 1.0} | limits)),
    )
    made = OpenHouse(settings)
    made.inside._data = Data(database, settings)  # type: ignore[assignment]
    return made


@contextmanager
def two_houses(tmp_path: Path, database: str, **limits: Any) -> Iterator[tuple[OpenHouse, OpenHouse]]:
    """Two servers that know each other."""
    with house(tmp_path / "one", database, **limits) as one, house(tmp_path / "other", database, **limits) as other:
        until(lambda: len(one.inside.neighbours.peers) and len(other.inside.neighbours.peers))
        yield one, other
