"""https without a proxy, and one sentence for files that cannot serve it."""

from __future__ import annotations

import asyncio
import datetime
import socket
import ssl
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx2
import pytest
from cryptography import x509
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.x509.oid import NameOID
from websockets.asyncio.client import connect
from websockets.typing import Origin

from tests.server.serving import PATIENCE, serving
from throwdown.api.sockets import NOT_SIGNED_IN
from throwdown.server.operations.settings import Settings, SettingsRefused, load
from throwdown.server.web.transport.tls import tls_context

NAME = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, "localhost")])


def key_pem(key: ec.EllipticCurvePrivateKey, password: bytes = b"") -> bytes:
    locked = serialization.BestAvailableEncryption(password) if password else serialization.NoEncryption()
    return key.private_bytes(serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, locked)


@pytest.fixture(name="files", scope="module")
def _files(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """cert.pem and key.pem belong together; other.pem and locked.pem do not fit, junk.pem is nothing."""
    folder = tmp_path_factory.mktemp("tls")
    key = ec.generate_private_key(ec.SECP256R1())
    now = datetime.datetime.now(datetime.UTC)
    certificate = (
        x509.CertificateBuilder()
        .subject_name(NAME)
        .issuer_name(NAME)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - datetime.timedelta(days=1))
        .not_valid_after(now + datetime.timedelta(days=1))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName("localhost")]), critical=False)
        .sign(key, hashes.SHA256())
    )
    (folder / "cert.pem").write_bytes(certificate.public_bytes(serialization.Encoding.PEM))
    (folder / "key.pem").write_bytes(key_pem(key))
    (folder / "locked.pem").write_bytes(key_pem(key, b"secret"))
    (folder / "other.pem").write_bytes(key_pem(ec.generate_private_key(ec.SECP256R1())))
    (folder / "junk.pem").write_bytes(b"\xff\x00 nothing of the kind")
    return folder


def tls_settings(files: Path, certificate: str = "cert.pem", key: str = "key.pem") -> Settings:
    return load(environ={}, overrides={"tls_certificate": str(files / certificate), "tls_key": str(files / key)})


async def test_the_server_speaks_https_itself(files: Path, tmp_path: Path) -> None:
    tls: dict[str, Any] = {"tls_certificate": files / "cert.pem", "tls_key": files / "key.pem"}
    async with serving(tmp_path / "data", **tls) as plain:
        here = plain.replace("http://127.0.0.1", "https://localhost")
        trusted = ssl.create_default_context(cafile=files / "cert.pem")
        async with httpx2.AsyncClient(
            base_url=here, verify=trusted, headers={"origin": here}, timeout=PATIENCE
        ) as visitor:
            assert (await visitor.get("/healthz")).status_code == 200
            answer = await visitor.post("/api/guests", json={"name": "Anna", "language": "en"})
            assert answer.status_code == 200, answer.text
            assert "secure" in answer.headers["set-cookie"].lower()
        wss = f"{here.replace('https', 'wss')}/ws/lobby"
        async with connect(wss, ssl=trusted, origin=Origin(here), proxy=None) as stranger:
            await stranger.wait_closed()
            assert stranger.close_code == NOT_SIGNED_IN
        async with httpx2.AsyncClient(base_url=plain, timeout=PATIENCE) as visitor:
            with pytest.raises(httpx2.HTTPError):
                await visitor.get("/healthz")


async def test_connections_that_never_begin_tls_count_for_their_address(files: Path, tmp_path: Path) -> None:
    tls: dict[str, Any] = {"tls_certificate": files / "cert.pem", "tls_key": files / "key.pem"}
    async with serving(tmp_path / "data", {"connections_per_address": 3}, **tls) as plain:
        here = plain.replace("http://127.0.0.1", "https://localhost")
        trusted = ssl.create_default_context(cafile=files / "cert.pem")
        port = int(plain.rpartition(":")[2])
        with ExitStack() as silent:
            for _ in range(3):
                line = silent.enter_context(socket.create_connection(("127.0.0.1", port), PATIENCE))
            async with httpx2.AsyncClient(base_url=here, verify=trusted, timeout=PATIENCE) as visitor:
                with pytest.raises(httpx2.HTTPError):
                    await visitor.get("/healthz")
                line.close()
                while not await _is_served(visitor):  # the server reads a moment later that it is closed
                    await asyncio.sleep(0)


async def _is_served(visitor: httpx2.AsyncClient) -> bool:
    try:
        return (await visitor.get("/healthz")).status_code == 200
    except httpx2.HTTPError:
        return False


@pytest.mark.parametrize(
    ("certificate", "key", "why"),
    [
        ("gone.pem", "key.pem", "gone.pem cannot be read (No such file or directory): name the right file"),
        ("cert.pem", "gone.pem", "gone.pem cannot be read (No such file or directory): name the right file"),
        ("junk.pem", "key.pem", "junk.pem holds no certificate in PEM form"),
        ("key.pem", "cert.pem", "key.pem holds no certificate in PEM form"),
        ("cert.pem", "junk.pem", "junk.pem holds no key in PEM form"),
        ("cert.pem", "other.pem", "other.pem does not belong to the certificate in"),
        ("cert.pem", "locked.pem", "locked.pem is locked with a password: give one without"),
    ],
)
def test_unusable_certificate_files_are_refused(files: Path, certificate: str, key: str, why: str) -> None:
    with pytest.raises(SettingsRefused) as refused:
        tls_context(tls_settings(files, certificate, key))
    assert refused.value.code == "settings/tls"
    assert why in refused.value.message and "\n" not in refused.value.message


def test_a_certificate_without_its_key_is_refused() -> None:
    with pytest.raises(SettingsRefused, match="belong together"):
        load(environ={}, overrides={"tls_certificate": "cert.pem"})


@pytest.mark.parametrize(
    ("settings", "address"),
    [
        ({}, "http://localhost:80/"),
        ({"host": "::1"}, "http://[::1]:80/"),
        ({"host": "::"}, "http://[::1]:80/"),
        ({"lan": True}, "http://localhost:80/"),
        ({"host": "192.0.2.7"}, "http://192.0.2.7:80/"),
        ({"host": "2001:db8::7"}, "http://[2001:db8::7]:80/"),
        ({"public_url": "http://dice.example/dice"}, "http://localhost:80/dice/"),
        ({"tls_certificate": "c", "tls_key": "k"}, "https://localhost:80/"),
    ],
)
def test_the_printed_address_follows_the_settings(settings: dict[str, Any], address: str) -> None:
    assert Settings(**settings).address(80) == address
    assert Settings().address(80, "2001:db8::7") == "http://[2001:db8::7]:80/"
