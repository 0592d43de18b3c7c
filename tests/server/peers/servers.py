"""Several servers over one database, each in a thread of its own."""

from __future__ import annotations

from contextlib import contextmanager
from typing import TYPE_CHECKING, Any

from tests.server.server_fixture import ROOMY, Guest, ListeningServer, until
from throwdown.server.operations.limits import Limits
from throwdown.server.operations.settings import Settings

if TYPE_CHECKING:
    from collections.abc import Iterator
    from pathlib import Path

Pair = tuple[ListeningServer, ListeningServer]
KEY = "0f" * 32
METRICS = "shown-to-whoever-says-this"


def site(folder: Path, database: str, name: str, public_url: str = "", **limits: Any) -> ListeningServer:
    """One more server over that database; it is not open yet."""
    settings = Settings(
        port=0,
        data=folder,
        workers=1,
        free_chat="everywhere",
        store=database,
        secrets_key=KEY,
        server_name=name,
        public_url=public_url,
        metrics_token=METRICS,
        limits=Limits(**(ROOMY | {"lease_s": 5.0} | limits)),
    )
    return ListeningServer(settings)


@contextmanager
def two_servers(tmp_path: Path, database: str, **limits: Any) -> Iterator[Pair]:
    """Two servers that know each other."""
    with (
        site(tmp_path / "one", database, "one", **limits) as one,
        site(tmp_path / "two", database, "two", **limits) as two,
    ):
        until(lambda: one.inside.peers.membership.others and two.inside.peers.membership.others)
        yield one, two


def at(there: ListeningServer, guest: Guest) -> Guest:
    """The same person at another server."""
    client = there.visitor(**{"user-agent": "a browser"})
    client.cookies.set("throwdown", guest.token)
    return Guest(there, client, guest.id)
