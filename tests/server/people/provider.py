"""A small provider of OpenID Connect in a thread, for tests: real HTTP, real signatures, PKCE checked.

It signs in whoever its test says, without asking. ``tokens`` can be changed to send what an attacker would.
"""

from __future__ import annotations

import base64
import hmac
import json
import secrets
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from hashlib import sha256
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any
from urllib.parse import parse_qs, urlencode, urlsplit

from joserfc import jwt
from joserfc.jwk import RSAKey

CLIENT, SECRET = "dice", "a secret of the client"
Claims = dict[str, Any]


class Provider:
    """What it knows: who is signed in there, and the codes that it has given away."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.key = RSAKey.generate_key(2048, {"kid": "one"})
        self.subject, self.name = "anna-1", "Anna Elsewhere"
        self.codes: dict[str, dict[str, str]] = {}
        self.tokens: Callable[[Claims], str] = self.signed
        self.requests: list[str] = []

    def signed(self, claims: Claims) -> str:
        return jwt.encode({"alg": "RS256", "kid": "one"}, claims, self.key)

    def unsigned(self, claims: Claims) -> str:
        parts = ({"alg": "none"}, claims)
        return ".".join(_b64(json.dumps(each).encode()) for each in parts) + "."

    def signed_with_public_key(self, claims: Claims) -> str:
        """Key confusion: the public key as a shared secret."""
        parts = ({"alg": "HS256", "kid": "one"}, claims)
        signed = ".".join(_b64(json.dumps(each).encode()) for each in parts)
        return f"{signed}.{_b64(hmac.digest(self.key.as_pem(private=False), signed.encode(), 'sha256'))}"

    def described(self) -> dict[str, Any]:
        return {
            "issuer": self.url,
            "authorization_endpoint": f"{self.url}/authorize",
            "token_endpoint": f"{self.url}/token",
            "jwks_uri": f"{self.url}/keys",
        }

    def authorize(self, asked: dict[str, str]) -> str:
        """Where the browser is sent back to."""
        assert asked["client_id"] == CLIENT and asked["response_type"] == "code" and "openid" in asked["scope"]
        code = secrets.token_urlsafe()
        self.codes[code] = asked
        return f"{asked['redirect_uri']}?{urlencode({'code': code, 'state': asked['state']})}"

    def token(self, given: dict[str, str]) -> tuple[int, dict[str, Any]]:
        asked = self.codes.pop(given.get("code", ""), None)
        challenge = _b64(sha256(given.get("code_verifier", "").encode()).digest())
        if (
            asked is None
            or given.get("client_secret") != SECRET
            or asked["code_challenge"] != challenge
            or asked["redirect_uri"] != given["redirect_uri"]
        ):
            return 400, {"error": "invalid_grant"}
        now = int(time.time())
        claims = {"iss": self.url, "sub": self.subject, "aud": CLIENT, "iat": now, "exp": now + 300}
        return 200, {"id_token": self.tokens(claims | {"nonce": asked["nonce"], "name": self.name})}


def _b64(raw: bytes) -> str:
    return base64.urlsafe_b64encode(raw).rstrip(b"=").decode()


class _Handler(BaseHTTPRequestHandler):
    provider: Provider

    def do_GET(self) -> None:
        url = urlsplit(self.path)
        self.provider.requests.append(url.path)
        if url.path == "/authorize":
            asked = {name: values[0] for name, values in parse_qs(url.query).items()}
            self.send_response(302)
            self.send_header("location", self.provider.authorize(asked))
            self.end_headers()
            return
        keys = {"keys": [self.provider.key.as_dict(private=False)]}
        known = {"/.well-known/openid-configuration": self.provider.described(), "/keys": keys}
        self._answer(200, known[url.path])

    def do_POST(self) -> None:
        self.provider.requests.append(self.path)
        body = self.rfile.read(int(self.headers["content-length"])).decode()
        self._answer(*self.provider.token({name: values[0] for name, values in parse_qs(body).items()}))

    def _answer(self, status: int, content: dict[str, Any]) -> None:
        self.send_response(status)
        self.send_header("content-type", "application/json")
        self.end_headers()
        self.wfile.write(json.dumps(content).encode())

    def log_message(self, format: str, *args: object) -> None:
        pass


@contextmanager
def provider() -> Iterator[Provider]:
    class Handler(_Handler):
        pass

    with ThreadingHTTPServer(("127.0.0.1", 0), Handler) as server:
        Handler.provider = running = Provider(f"http://localhost:{server.server_port}")
        thread = threading.Thread(target=server.serve_forever, daemon=True)
        thread.start()
        yield running
        server.shutdown()
        thread.join()
