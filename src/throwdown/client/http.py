"""Requests to a server over HTTP, and what proves who asks."""

from __future__ import annotations

import ssl
from functools import cached_property
from http.cookies import SimpleCookie
from typing import Any

import httpx2

from throwdown import __version__

from .errors import LinkLost, Refused, refusal

#: Longest wait for an answer, in s.
REQUEST_S = 30.0
#: The status that sends a request to another server, and how often it is followed.
SENT_ON, HOPS = 307, 4
AGENT = {"User-Agent": f"throwdown/{__version__}"}


class HttpSession:
    """One person at one server: a bot with its token, or a guest with a cookie."""

    def __init__(self, url: str, token: str | None = None, *, cookie: str = "") -> None:
        address = _address(url)
        self.url = f"{address.scheme}://{address.netloc.decode()}{address.path.rstrip('/')}"
        self._origin = f"{address.scheme}://{address.netloc.decode()}"
        self._token, self._cookie = token, cookie

    async def ask(self, method: str, path: str, body: Any = None) -> Any:
        """Any request; the answer as JSON, or as text where it is none."""
        sent = {"json": body} if body is not None else {}
        try:
            async with httpx2.AsyncClient(verify=self._trust, timeout=REQUEST_S, trust_env=False) as http:
                response = await self._request(http, method, path, **sent)
        except httpx2.HTTPError as error:
            why = str(error) or type(error).__name__
            raise LinkLost("{url} cannot be reached ({why}): is the server running?", url=self.url, why=why) from None
        if response.is_error:
            raise refusal(response.text, response.status_code)
        self._take_cookies(response)
        is_json = response.headers.get("content-type", "").partition(";")[0] == "application/json"
        return response.json() if is_json else response.text

    async def _request(self, http: httpx2.AsyncClient, method: str, path: str, **sent: Any) -> httpx2.Response:
        """One of several servers sends on what another one has to answer; the library would leave our cookie behind."""
        url = f"{self.url}{path}"
        for _ in range(HOPS):
            response = await http.request(method, url, headers=self.headers, **sent)
            place = response.headers.get("location", "")
            if response.status_code != SENT_ON or not place.startswith("/") or place.startswith("//"):
                break
            url = f"{self._origin}{place}"
        return response

    @property
    def headers(self) -> dict[str, str]:
        """Which program this is, and what proves who asks: a token, or a cookie as our own page would send it."""
        if self._token is not None:
            return AGENT | {"Authorization": f"Bearer {self._token}"}
        return AGENT | ({"Cookie": self._cookie, "Origin": self._origin} if self._cookie else {})

    def socket_url(self, path: str, server: str = "") -> str:
        """The address of a socket; ``server`` is the path of the one that has the table, where there are several."""
        return f"ws{self.url.removeprefix('http')}{server}/ws{path}"

    def _take_cookies(self, response: httpx2.Response) -> None:
        for header in response.headers.get_list("set-cookie"):
            for name, morsel in SimpleCookie(header).items():
                self._cookie = f"{name}={morsel.value}" if morsel.value else ""

    @cached_property
    def _trust(self) -> ssl.SSLContext:
        """Whom to believe over https. Reading the list of authorities takes a while and is of no use without https."""
        secure = self.url.startswith("https:")
        return ssl.create_default_context() if secure else ssl.SSLContext(ssl.PROTOCOL_TLS_CLIENT)


def _address(url: str) -> httpx2.URL:
    try:
        address = httpx2.URL(url if "://" in url else f"http://{url}")
    except httpx2.InvalidURL:
        address = httpx2.URL()
    if address.scheme not in ("http", "https") or not address.host:
        raise Refused(
            "{url!r} is not an address of a server: give one like http://localhost:8642", code="client/url", url=url
        )
    return address
