"""Limits on how often: buckets that hold so many and refill evenly.

A bucket is one number, the time at which it will be full again, so a hundred thousand of them
are cheap. No wall clock is read: a clock that is put back gives no client more, or less.
"""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable, Hashable, Mapping
from functools import lru_cache
from heapq import nlargest
from ipaddress import IPv4Address, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Any

Clock = Callable[[], float]


class Bucket:
    """``count`` together, and ``count`` more in every ``window_s``."""

    __slots__ = ("_clock", "_each", "_full_at", "_window", "_within")

    def __init__(self, count: float, window_s: float, clock: Clock = time.monotonic) -> None:
        self._window = window_s
        # The sum of many small steps may miss the window by a rounding error.
        self._within = window_s * (1 + 1e-9)
        self._each = window_s / count
        self._clock = clock
        self._full_at = clock()

    def take(self, many: float = 1) -> bool:
        """Take so many, if there are that many; otherwise nothing is taken."""
        now, full_at = self._clock(), self._full_at
        taken = (full_at if full_at > now else now) + many * self._each
        if taken - now > self._within:
            return False
        self._full_at = taken
        return True

    def give_back(self) -> None:
        """One was taken that does not count."""
        self._full_at -= self._each

    def drain(self, many: float) -> None:
        """Take so many, or whatever is left: they were taken elsewhere."""
        self.hold(max(0.0, self._full_at - self._clock()) + many * self._each)

    def hold(self, seconds: float) -> None:
        """Be full after so many seconds at the earliest; no bucket takes longer than its window."""
        self._full_at = max(self._full_at, self._clock() + min(seconds, self._window))

    @property
    def full_in(self) -> float:
        """Seconds until it is full."""
        return max(0.0, self._full_at - self._clock())

    def wait(self, many: float = 1) -> float:
        """Seconds until so many could be taken; 0 when they can be now."""
        now = self._clock()
        full_in = max(self._full_at, now) + many * self._each - now
        return full_in - self._window if full_in > self._within else 0.0

    @property
    def full(self) -> bool:
        """Whether it is as good as new, so that nothing is lost by forgetting it."""
        return self.full_in == 0


class Buckets:
    """One bucket for each key, for at most ``room`` keys: full buckets go first, then those used longest ago.

    A flood of new keys can thus push out old ones, but never take more memory.
    """

    def __init__(self, count: float, window_s: float, room: int = 10_000, clock: Clock = time.monotonic) -> None:
        self._count = count
        self._window = window_s
        self._room = room
        self._clock = clock
        self._buckets: OrderedDict[Hashable, Bucket] = OrderedDict()
        self.on_taken: Callable[[Any, float], None] | None = None
        """Called with the key and how many it took."""

    def __len__(self) -> int:
        return len(self._buckets)

    def take(self, key: Hashable, many: float = 1) -> bool:
        taken = self._of(key).take(many)
        if taken and self.on_taken is not None:
            self.on_taken(key, many)
        return taken

    def count(self, key: Hashable, many: float) -> None:
        """``key`` took so many elsewhere."""
        self._of(key).drain(many)

    def waits(self, most: int) -> dict[Any, float]:
        """Seconds until a bucket is full, for so many of those that are not: the emptiest."""
        emptiest = nlargest(most, self._buckets.items(), key=lambda item: item[1].full_in)
        return {key: bucket.full_in for key, bucket in emptiest if not bucket.full}

    def hold(self, waits: Mapping[Any, float]) -> None:
        """Be no fuller than the same buckets elsewhere."""
        for key, seconds in waits.items():
            self._of(key).hold(seconds)

    def wait(self, key: Hashable, many: float = 1) -> float:
        """Seconds until ``key`` could take so many; asking costs nothing."""
        bucket = self._buckets.get(key)
        return bucket.wait(many) if bucket else 0.0

    def is_full(self, key: Hashable) -> bool:
        """Whether ``key`` has taken nothing of late."""
        bucket = self._buckets.get(key)
        return bucket is None or bucket.full

    def give_back(self, key: Hashable) -> None:
        """``key`` took one that does not count, such as a login that was right."""
        if (bucket := self._buckets.get(key)) is not None:
            bucket.give_back()

    def _of(self, key: Hashable) -> Bucket:
        bucket = self._buckets.get(key)
        if bucket is None:
            self._make_room()
            bucket = self._buckets[key] = Bucket(self._count, self._window, self._clock)
        else:
            self._buckets.move_to_end(key)
        return bucket

    def _make_room(self) -> None:
        """Forget what is full at the old end once half the room is used; when all is in use, the oldest."""
        if len(self._buckets) < self._room // 2:
            return
        for _ in range(2):
            if next(iter(self._buckets.values())).full:
                self._buckets.popitem(last=False)
        while len(self._buckets) >= self._room:
            self._buckets.popitem(last=False)


class ConcurrencyLimit:
    """How many of something each key holds now, at most ``count``."""

    def __init__(self, count: int) -> None:
        self._count = count
        self._held: dict[Hashable, int] = {}
        self._total = 0

    def __len__(self) -> int:
        return self._total

    def enter(self, key: Hashable) -> bool:
        held = self._held.get(key, 0)
        if held >= self._count:
            return False
        self._held[key] = held + 1
        self._total += 1
        return True

    def leave(self, key: Hashable) -> None:
        held = self._held.pop(key, 0)
        self._total -= min(held, 1)
        if held > 1:
            self._held[key] = held - 1


@lru_cache(maxsize=4096)
def neighbourhood(host: str) -> str:
    """Who counts as one address: an IPv4 address, or the /64 network that one line gets in IPv6."""
    if len(host) > 64:
        return "?"
    try:
        address: IPv4Address | IPv6Address = ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(address, IPv6Address):
        return str(address.ipv4_mapped or ip_network((address, 64), strict=False))
    return str(address)


@lru_cache(maxsize=4096)
def wide_network(neighbourhood: str) -> str | None:
    """The /48 around a /64 of IPv6, which one customer of a provider may have; None for anything else."""
    try:
        return str(IPv6Network(neighbourhood).supernet(new_prefix=48))
    except ValueError:
        return None
