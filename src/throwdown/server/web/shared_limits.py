"""Limits that hold over all servers: what somebody takes at one is taken at the others as well.

Only those that guard people, not machines: tries of passwords and codes, new guests, new tables. They are slow, so
each of them is told at once. What is told may be lost, and a server that comes or comes back is told how things stand.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

import msgspec

if TYPE_CHECKING:
    from collections.abc import Mapping

    from throwdown.server.cluster.link import Link
    from throwdown.server.cluster.peers import Peers
    from throwdown.server.operations.buckets import Buckets

TOPIC = "limits"
#: Of so many a server that is connected anew is told, for each limit.
MOST_TOLD = 1000


class Taken(msgspec.Struct, frozen=True, tag=True):
    """Somebody took so many."""

    limit: str
    key: str
    many: float


class Standing(msgspec.Struct, frozen=True, tag=True):
    """By limit and key: how many seconds until all could be taken again."""

    waits: dict[str, dict[str, float]]


_read = msgspec.msgpack.Decoder(Taken | Standing).decode
_written = msgspec.msgpack.Encoder().encode


class SharedLimits:
    """Tells the other servers what is taken here, and takes here what is taken there."""

    def __init__(self, peers: Peers, limits: Mapping[str, Buckets]) -> None:
        self._peers = peers
        self._limits = limits
        peers.hear(TOPIC, self._hear)
        for name, buckets in limits.items():
            buckets.on_taken = partial(self._tell, name)

    def greet(self, link: Link) -> None:
        """Tell a server that is connected anew how things stand."""
        waits = {name: buckets.waits(MOST_TOLD) for name, buckets in self._limits.items()}
        self._peers.tell(link, TOPIC, _written(Standing(waits)))

    def _tell(self, limit: str, key: str, many: float) -> None:
        if len(self._peers):
            self._peers.tell_all(TOPIC, _written(Taken(limit, key, many)))

    def _hear(self, server: str, text: bytes) -> None:
        try:
            told = _read(text)
        except msgspec.MsgspecError:
            return  # another version: it counts for itself
        if isinstance(told, Standing):
            for limit, waits in told.waits.items():
                if limit in self._limits:
                    self._limits[limit].hold(waits)
        elif told.limit in self._limits:
            self._limits[told.limit].count(told.key, told.many)
