"""Several servers over one database, each in a thread of its own."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from tests.server.house_fixture import ROOMY, OpenHouse, until
from tests.server.ports import free_port
from throwdown.server.operations.limits import Limits
from throwdown.server.operations.settings import Settings

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

KEY = "0f" * 32
METRICS = "shown-to-whoever-says-this"


def house(folder: Path, database: str, **limits: Any) -> OpenHouse:
    """One more server over that database; it is not open yet."""
    settings = Settings(
        port=0,
        data=folder,
        workers=1,
        store=database,
        secrets_key=KEY,
        cluster_listen=f"127.0.0.1:{free_port()}",
        cluster_key="k" * 32,
        metrics_token=METRICS,
        limits=Limits(**(ROOMY | {"lease_s": 1.0} | limits)),
    )
    return OpenHouse(settings)


@contextmanager
def two_houses(tmp_path: Path, database: str, **limits: Any) -> Iterator[tuple[OpenHouse, OpenHouse]]:
    """Two servers that know each other."""
    with house(tmp_path / "one", database, **limits) as one, house(tmp_path / "other", database, **limits) as other:
        until(lambda: len(one.inside.neighbours.peers) and len(other.inside.neighbours.peers))
        yield one, other
