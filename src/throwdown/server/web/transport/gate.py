"""How many connections are open."""

from __future__ import annotations

from ipaddress import ip_address, ip_network
from typing import TYPE_CHECKING

from throwdown.server.operations.buckets import Places, neighbourhood

if TYPE_CHECKING:
    from throwdown.server.operations.limits import Limits


class Gate:
    """How many connections are open, altogether and from each address; proxies may bring as many as there are."""

    def __init__(self, limits: Limits, proxies: list[str]) -> None:
        self._most = limits.connections
        self._places = Places(limits.connections_per_address)
        self._proxies = [ip_network(proxy) for proxy in proxies]
        self.open = 0

    @property
    def full(self) -> bool:
        return self.open >= self._most

    def enter(self, host: str) -> bool:
        if self.full or not (self._proxied(host) or self._places.enter(neighbourhood(host))):
            return False
        self.open += 1
        return True

    def leave(self, host: str) -> None:
        self.open -= 1
        if not self._proxied(host):
            self._places.leave(neighbourhood(host))

    def _proxied(self, host: str) -> bool:
        return any(ip_address(host) in network for network in self._proxies) if host else True
