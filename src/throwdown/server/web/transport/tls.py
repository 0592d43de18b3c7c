"""https without a proxy: the certificate and the key of the settings, checked before anybody is let in."""

from __future__ import annotations

import ssl
from pathlib import Path
from typing import TYPE_CHECKING

from throwdown.server.operations.settings import SettingsRefused

if TYPE_CHECKING:
    from throwdown.server.operations.settings import Settings


def tls_context(settings: Settings) -> ssl.SSLContext | None:
    """What speaks TLS for this server; None where it speaks plain http."""
    if not settings.tls:
        return None
    certificate, key = (Path(file).expanduser() for file in (settings.tls_certificate, settings.tls_key))
    for file in (certificate, key):
        _check_readable(file)
    _check_certificate(certificate)
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    try:
        context.load_cert_chain(certificate, key, password=_no_password)
    except _Locked:
        raise _refused(f"the key in {key} is locked with a password: give one without") from None
    except ssl.SSLError as trouble:
        if trouble.reason == "KEY_VALUES_MISMATCH":
            raise _refused(f"the key in {key} does not belong to the certificate in {certificate}") from None
        raise _refused(f"{key} holds no key in PEM form that fits {certificate}") from None
    return context


def _check_readable(file: Path) -> None:
    try:
        file.read_bytes()
    except OSError as trouble:
        raise _refused(f"{file} cannot be read ({trouble.strerror}): name the right file") from None


def _check_certificate(file: Path) -> None:
    try:
        ssl.PEM_cert_to_DER_cert(_first_certificate(file.read_text("ascii", "replace")))
    except ValueError:
        raise _refused(f"{file} holds no certificate in PEM form: name the file of the certificate first") from None


def _first_certificate(text: str) -> str:
    start, end = text.find(ssl.PEM_HEADER), text.find(ssl.PEM_FOOTER)
    return text[start : end + len(ssl.PEM_FOOTER)] if 0 <= start < end else ""


class _Locked(Exception):
    """The key asks for a password."""


def _no_password() -> str:
    raise _Locked


def _refused(why: str) -> SettingsRefused:
    return SettingsRefused("https cannot be served: {why}", code="settings/tls", why=why)
