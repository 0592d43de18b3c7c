"""An account elsewhere: OpenID Connect with one provider of the host's choice.

The authorization code flow with state, nonce and PKCE. The provider sends the browser back to the page, and the page
gives the code to the server: so no GET signs anybody in. What belongs together is in a cookie of that one browser.
"""

from __future__ import annotations

import asyncio
import base64
import secrets
import ssl
from dataclasses import dataclass
from hashlib import sha256
from typing import TYPE_CHECKING, Any
from urllib.parse import urlencode, urlsplit

import msgspec

from throwdown.errors import ThrowdownError
from throwdown.parts import require

if TYPE_CHECKING:
    from throwdown.live.timers import Time

#: Requests to the provider, in s; and for how long its description is cached.
REQUEST_S, CACHED_S = 10.0, 3600.0
#: With which its tokens may be signed: keys of its own, never a shared secret or none.
ALGORITHMS = ("RS256", "RS384", "RS512", "PS256", "ES256", "ES384", "EdDSA", "Ed25519")
#: How far the clocks may be apart, in s.
LEEWAY_S = 120
HERE = ("localhost", "127.0.0.1", "::1")
WELL_KNOWN = "/.well-known/openid-configuration"


class OidcRefused(ThrowdownError):
    """Raised when what the provider or the browser brings back does not hold."""

    code = "person/oidc"


class OidcAway(ThrowdownError):
    """Raised when the provider does not answer."""

    code = "person/oidc_away"


class Started(msgspec.Struct, frozen=True):
    """What one sign-in began with: in a cookie of the browser that comes back."""

    state: str
    nonce: str
    verifier: str
    join: bool


@dataclass(frozen=True, slots=True)
class Account:
    """A person as the provider knows them."""

    key: str
    name: str


class Provider(msgspec.Struct, frozen=True):
    """The description of a provider."""

    issuer: str
    authorization_endpoint: str
    token_endpoint: str
    jwks_uri: str


class Oidc:
    """Signs in with one provider."""

    def __init__(self, issuer: str, client: str, secret: str, time: Time) -> None:
        require("joserfc")
        self._issuer = issuer.rstrip("/")
        self._client = client
        self._secret = secret
        self._time = time
        self._cached: tuple[float, Provider, Any] | None = None
        self._trust: ssl.SSLContext | None = None

    async def start(self, back: str, *, join: bool) -> tuple[str, Started]:
        """Where to send the browser, and what it brings back. The provider then sends it to ``back``."""
        provider, _ = await self._described()
        begun = Started(secrets.token_urlsafe(24), secrets.token_urlsafe(24), secrets.token_urlsafe(48), join)
        asked = {
            "response_type": "code", "scope": "openid profile", "client_id": self._client, "redirect_uri": back,
            "state": begun.state, "nonce": begun.nonce, "code_challenge_method": "S256",
            "code_challenge": _s256(begun.verifier),
        }  # fmt: skip
        separator = "&" if urlsplit(provider.authorization_endpoint).query else "?"
        return f"{provider.authorization_endpoint}{separator}{urlencode(asked)}", begun

    async def finish(self, begun: Started, state: str, code: str, back: str) -> Account:
        """Who came back, if all of it holds."""
        if not secrets.compare_digest(begun.state.encode(), state.encode("utf-8", "surrogatepass")):
            raise _wrong("it was begun in another browser")
        provider, keys = await self._described()
        given = await self._exchanged(provider, code, begun.verifier, back)
        token = given.get("id_token")
        if not isinstance(token, str):
            raise _wrong("the provider sent no ID token")
        claims = await self._claims(token, provider, keys, begun.nonce)
        name = next((claims[each] for each in ("name", "preferred_username") if isinstance(claims.get(each), str)), "")
        return Account(f"{provider.issuer} {claims['sub']}", name)

    async def _exchanged(self, provider: Provider, code: str, verifier: str, back: str) -> dict[str, Any]:
        body = {
            "grant_type": "authorization_code", "code": code, "redirect_uri": back, "code_verifier": verifier,
            "client_id": self._client,
        } | ({"client_secret": self._secret} if self._secret else {})  # fmt: skip
        return await self._fetched("POST", provider.token_endpoint, data=body)

    async def _claims(self, token: str, provider: Provider, keys: Any, nonce: str) -> dict[str, Any]:
        """What the ID token says; keys are read again once, as a provider changes them now and then."""
        from joserfc import jwt
        from joserfc.errors import InvalidKeyIdError, JoseError

        try:
            try:
                decoded = jwt.decode(token, keys, algorithms=ALGORITHMS)
            except InvalidKeyIdError:
                self._cached = None
                _, keys = await self._described()
                decoded = jwt.decode(token, keys, algorithms=ALGORITHMS)
            registry = jwt.JWTClaimsRegistry(
                now=int(self._time.wall()),
                leeway=LEEWAY_S,
                iss={"essential": True, "value": provider.issuer},
                aud={"essential": True, "value": self._client},
                nonce={"essential": True, "value": nonce},
                exp={"essential": True},
                sub={"essential": True},
            )
            registry.validate(decoded.claims)
        except (JoseError, ValueError) as error:
            raise _wrong(str(error)) from None
        claims: dict[str, Any] = decoded.claims
        audience = claims["aud"]
        if isinstance(audience, list) and len(audience) > 1 and claims.get("azp") != self._client:
            raise _wrong("the token is for another client")
        return claims

    async def _described(self) -> tuple[Provider, Any]:
        """The provider and its keys."""
        if self._cached is None or self._time.now() - self._cached[0] > CACHED_S:
            provider = await self._read_provider()
            self._cached = self._time.now(), provider, await self._keys(provider)
        return self._cached[1], self._cached[2]

    async def _read_provider(self) -> Provider:
        found = await self._fetched("GET", f"{self._issuer}{WELL_KNOWN}")
        try:
            provider = msgspec.convert(found, Provider)
        except msgspec.ValidationError as error:
            raise OidcAway(f"the provider does not describe itself: {error}") from None
        if provider.issuer.rstrip("/") != self._issuer:
            raise OidcAway("the provider describes itself as another one: check the setting oidc_issuer")
        for url in (provider.authorization_endpoint, provider.token_endpoint, provider.jwks_uri):
            if not is_safe(url):
                raise OidcAway("the provider names an address without https")
        return provider

    async def _keys(self, provider: Provider) -> Any:
        from joserfc.errors import JoseError
        from joserfc.jwk import KeySet

        try:
            return KeySet.import_key_set(await self._fetched("GET", provider.jwks_uri))  # type: ignore[arg-type]
        except (JoseError, KeyError, ValueError):
            raise OidcAway("the provider has no keys that we can read") from None

    async def _fetched(self, method: str, url: str, **sent: Any) -> dict[str, Any]:
        """The JSON object there."""
        import httpx2  # here, as few servers use it: one that was killed is to be back soon

        if self._trust is None:  # in a thread: reading all certificates takes a while
            self._trust = await asyncio.to_thread(ssl.create_default_context)
        try:
            async with httpx2.AsyncClient(verify=self._trust, timeout=REQUEST_S) as http:
                response = await http.request(method, url, headers={"accept": "application/json"}, **sent)
        except httpx2.HTTPError as error:
            raise OidcAway(f"the provider does not answer ({error}): try again later") from None
        if method == "POST" and response.status_code in (400, 401):
            raise _wrong("the provider refuses it")
        try:
            found = response.json()
        except ValueError:
            found = None
        if response.status_code != httpx2.codes.OK or not isinstance(found, dict):
            raise OidcAway(f"the provider answers with {response.status_code}: try again later")
        return found


def is_safe(url: str) -> bool:
    """Whether it is https, or on this machine."""
    parts = urlsplit(url)
    return parts.scheme == "https" or (parts.scheme == "http" and parts.hostname in HERE)


def _s256(verifier: str) -> str:
    return base64.urlsafe_b64encode(sha256(verifier.encode()).digest()).rstrip(b"=").decode()


def _wrong(why: str) -> OidcRefused:
    return OidcRefused(f"signing in with that account did not work ({why}): try again")
