"""Where notices may be sent: to hosts that the owner of the server allows, and to no inner address.

A name is resolved here, every address that it has is checked, and the connection is made to the address that was
checked: a name that changes its address in between leads nowhere else.
"""

from __future__ import annotations

import asyncio
import socket
from dataclasses import dataclass
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import TYPE_CHECKING, Final
from urllib.parse import urlsplit

from throwdown.errors import ThrowdownError

if TYPE_CHECKING:
    from collections.abc import Iterable

    Address = IPv4Address | IPv6Address
    Network = IPv4Network | IPv6Network

#: How long a name may take, and how long its address is cached, in s.
RESOLVE_S, CACHED_S = 3.0, 60.0
#: So many names.
CACHED: Final = 256
URL_LENGTH: Final = 1000
#: Addresses of IPv6 that contain one of IPv4, and where in them it is, in bits from the right.
_CONTAINERS: Final = ((IPv6Network("64:ff9b::/96"), 0), (IPv6Network("2002::/16"), 80), (IPv6Network("::/96"), 0))
#: Inner ones that Python takes for open ones: old site-local, the dummy address of IPv4, examples in documents.
_INNER: Final = (IPv6Network("fec0::/10"), IPv4Network("192.0.0.0/24"), IPv6Network("3fff::/20"))
_USUAL: Final = {"https": 443, "http": 80}


class TargetRefused(ThrowdownError):
    """Raised when notices may not be sent to an address."""

    code = "notice/address"


@dataclass(frozen=True, slots=True)
class Place:
    """Where an address leads, as it is written."""

    scheme: str
    host: str
    port: int

    @property
    def origin(self) -> str:
        host = f"[{self.host}]" if ":" in self.host else self.host
        return f"{self.scheme}://{host}" + ("" if self.port == _USUAL[self.scheme] else f":{self.port}")


def place_of(url: str) -> Place:
    """Refused if it is not a plain address of the web, as a program would write it."""
    plain = url.isascii() and url.isprintable() and not {" ", "\\", '"', "<", ">"} & set(url)
    if not plain or len(url) > URL_LENGTH:
        raise _refused("this is not an address")
    try:
        parts = urlsplit(url)
        port = parts.port
    except ValueError:
        raise _refused("this is not an address") from None
    if parts.scheme not in _USUAL or not parts.hostname or "@" in parts.netloc or parts.fragment:
        raise _refused("this is not an address that begins with https://")
    return Place(parts.scheme, parts.hostname.rstrip("."), _USUAL[parts.scheme] if port is None else port)


def allowed_place(entry: str) -> Place:
    """What an entry of the setting allows: ``host``, ``*.host``, ``host:port``, or all of it with http:// before it."""
    return place_of(entry if "://" in entry else f"https://{entry}")


class AllowedHosts:
    """Hosts that the owner of the server allows."""

    def __init__(self, entries: Iterable[str]) -> None:
        self._places = [allowed_place(entry) for entry in entries]

    def check(self, url: str) -> Place:
        """Where this address leads; refused if it is not allowed."""
        place = place_of(url)
        if not any(_fits(allowed, place) for allowed in self._places):
            raise TargetRefused(
                "this server sends nothing to {host}: choose another, or ask its host",
                code="notice/host",
                host=place.host,
            )
        return place

    @property
    def shown(self) -> list[str]:
        """For people: the names alone."""
        return [place.host for place in self._places]


def _fits(allowed: Place, place: Place) -> bool:
    if (allowed.scheme, allowed.port) != (place.scheme, place.port):
        return False
    if allowed.host.startswith("*."):
        return place.host.endswith(allowed.host[1:])
    return allowed.host == place.host


class Resolver:
    """Finds an address that is not an inner one, or one in a network that the owner of the server names."""

    def __init__(self, networks: Iterable[str] = ()) -> None:
        self._networks: list[Network] = [ip_network(network, strict=False) for network in networks]
        self._known: dict[tuple[str, int], tuple[float, str]] = {}

    async def address(self, place: Place) -> str:
        """The address to connect to; refused if any address of this name is an inner one."""
        key, now = (place.host, place.port), asyncio.get_running_loop().time()
        until, known = self._known.get(key, (0.0, ""))
        if until > now:
            return known
        found = await self._resolved(place)
        if not found or not all(map(self.is_allowed, found)):
            raise _refused(f"{place.host} is not in the open net")
        if len(self._known) >= CACHED:
            self._known.clear()
        self._known[key] = now + CACHED_S, str(found[0])
        return str(found[0])

    async def _resolved(self, place: Place) -> list[Address]:
        loop = asyncio.get_running_loop()
        try:
            async with asyncio.timeout(RESOLVE_S):
                rows = await loop.getaddrinfo(place.host, place.port, type=socket.SOCK_STREAM)
        except (OSError, TimeoutError, UnicodeError):
            raise TargetRefused(
                "{host} is not found: check the address", code="notice/host_unknown", host=place.host
            ) from None
        return [ip_address(str(row[4][0]).partition("%")[0]) for row in rows]

    def is_allowed(self, address: Address) -> bool:
        inside = any(address.version == network.version and address in network for network in self._networks)
        return inside or _is_open(address)


def _is_open(address: Address) -> bool:
    """Whether it is in the open net; one that contains another is what that is."""
    if isinstance(address, IPv6Address):
        if address.ipv4_mapped is not None:
            return _is_open(address.ipv4_mapped)
        for network, shift in _CONTAINERS:
            if address in network:
                return _is_open(IPv4Address((int(address) >> shift) & 0xFFFFFFFF))
        if address.teredo is not None:
            return False
    if any(address.version == network.version and address in network for network in _INNER):
        return False
    return address.is_global and not address.is_multicast and not address.is_reserved


def _refused(why: str) -> TargetRefused:
    return TargetRefused("{why}: notices are not sent there", why=why)
