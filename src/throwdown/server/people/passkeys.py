"""Passkeys: the key pair of a device or of a password manager, for one name of a server over https.

They belong to the name in the address. A server that moves to another name loses all of them.
"""

from __future__ import annotations

import asyncio
import json
from dataclasses import dataclass
from importlib.util import find_spec
from ipaddress import ip_address
from typing import TYPE_CHECKING, Any, TypeVar
from urllib.parse import urlsplit

from throwdown.errors import ThrowdownError

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from throwdown.api.person import Person
    from throwdown.server.storage.rows import CredentialRow

    from .challenges import Challenges

Checked = TypeVar("Checked")
SIGN_IN = "passkey/sign-in"
#: Browsers trust this name without https.
HERE = "localhost"


class PasskeyRefused(ThrowdownError):
    """Raised when the answer of an authenticator does not hold, or passkeys do not work at this address."""

    code = "person/passkey"


@dataclass(frozen=True, slots=True)
class Place:
    """Where the page is open, as passkeys see it."""

    name: str
    origin: str

    @classmethod
    def of(cls, url: str) -> Place | None:
        """The place of this address; None if passkeys do not work there: they need https and a name."""
        parts = urlsplit(url)
        name = parts.hostname or ""
        if not (parts.scheme == "https" or name == HERE) or _is_number(name) or find_spec("webauthn") is None:
            return None
        return cls(name, f"{parts.scheme}://{parts.netloc}")


def _is_number(name: str) -> bool:
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


@dataclass(frozen=True, slots=True)
class NewPasskey:
    """What is stored of a passkey."""

    key: str
    public: str
    count: int
    challenge: bytes


class Passkeys:
    """Asks authenticators, and checks what they answer."""

    def __init__(self, challenges: Challenges) -> None:
        self._challenges = challenges

    async def registration(self, person: Person, place: Place, known: Iterable[str]) -> dict[str, Any]:
        """What the page gives to the browser to make a passkey; those that are known are not made again."""
        challenge = self._challenges.new(_adding(person))
        return await asyncio.to_thread(_registration, person, place, challenge, list(known))

    async def register(self, person: Person, place: Place, answer: dict[str, Any]) -> NewPasskey:
        """The new passkey, if the answer holds."""
        challenge = self._challenge_in(answer, _adding(person))
        return await self._checked(lambda: _registered(answer, place, challenge))

    async def question(self, place: Place) -> dict[str, Any]:
        """What the page gives to the browser to sign in with any passkey of this place."""
        return await asyncio.to_thread(_question, place, self._challenges.new(SIGN_IN))

    async def verify(
        self, person: Person, row: CredentialRow, place: Place, answer: dict[str, Any]
    ) -> tuple[int, bytes]:
        """The counter of the passkey and the challenge, if the answer holds and names nobody but this person."""
        challenge = self._challenge_in(answer, SIGN_IN)
        if _user_in(answer) not in (None, *person.ids):
            raise _wrong()
        return await self._checked(lambda: (_verified(row, place, challenge, answer), challenge))

    def _challenge_in(self, answer: dict[str, Any], purpose: str) -> bytes:
        """The challenge that was answered; refused if it is none of ours."""
        from webauthn.helpers import base64url_to_bytes

        try:
            client = json.loads(base64url_to_bytes(answer["response"]["clientDataJSON"]))
            challenge = base64url_to_bytes(client["challenge"])
        except (KeyError, TypeError, ValueError):
            raise _wrong() from None
        if client.get("crossOrigin") or not self._challenges.is_good(challenge, purpose):
            raise _wrong()
        return challenge

    async def _checked(self, work: Callable[[], Checked]) -> Checked:
        from webauthn.helpers.exceptions import WebAuthnException

        try:
            return await asyncio.to_thread(work)
        except (WebAuthnException, KeyError, TypeError, ValueError):  # some broken answers break its parsers
            raise _wrong() from None


def _user_in(answer: dict[str, Any]) -> str | None:
    """Whose passkey it is, if the authenticator says so."""
    from webauthn.helpers import base64url_to_bytes

    handle = answer["response"].get("userHandle")
    try:
        return base64url_to_bytes(handle).decode() if handle else None
    except (TypeError, ValueError):
        raise _wrong() from None


def key_in(answer: dict[str, Any]) -> str:
    """What a passkey is found by."""
    key = answer.get("id")
    if not isinstance(key, str):
        raise _wrong()
    return key.rstrip("=")


def _adding(person: Person) -> str:
    return f"passkey/add/{person.id}"


def _wrong() -> PasskeyRefused:
    return PasskeyRefused("this passkey does not fit here, or it took too long: try again")


def _registration(person: Person, place: Place, challenge: bytes, known: list[str]) -> dict[str, Any]:
    import webauthn
    from webauthn.helpers import base64url_to_bytes
    from webauthn.helpers.structs import (
        AuthenticatorSelectionCriteria,
        PublicKeyCredentialDescriptor,
        ResidentKeyRequirement,
        UserVerificationRequirement,
    )

    options = webauthn.generate_registration_options(
        rp_id=place.name,
        rp_name="Throwdown",
        user_id=person.id.encode(),
        user_name=person.name,
        challenge=challenge,
        # One tap signs in, without a name: so the authenticator has to find the passkey.
        # It asks for a finger or a PIN each time: a key that somebody finds signs nobody in.
        authenticator_selection=AuthenticatorSelectionCriteria(
            resident_key=ResidentKeyRequirement.REQUIRED, user_verification=UserVerificationRequirement.REQUIRED
        ),
        exclude_credentials=[PublicKeyCredentialDescriptor(id=base64url_to_bytes(key)) for key in known],
    )
    made: dict[str, Any] = json.loads(webauthn.options_to_json(options))
    return made


def _registered(answer: dict[str, Any], place: Place, challenge: bytes) -> NewPasskey:
    import webauthn
    from webauthn.helpers import bytes_to_base64url

    found = webauthn.verify_registration_response(
        credential=answer,
        expected_challenge=challenge,
        expected_rp_id=place.name,
        expected_origin=place.origin,
        require_user_verification=True,
    )
    key, public = bytes_to_base64url(found.credential_id), bytes_to_base64url(found.credential_public_key)
    return NewPasskey(key, public, found.sign_count, challenge)


def _question(place: Place, challenge: bytes) -> dict[str, Any]:
    import webauthn
    from webauthn.helpers.structs import UserVerificationRequirement

    options = webauthn.generate_authentication_options(
        rp_id=place.name, challenge=challenge, user_verification=UserVerificationRequirement.REQUIRED
    )
    asked: dict[str, Any] = json.loads(webauthn.options_to_json(options))
    return asked


def _verified(row: CredentialRow, place: Place, challenge: bytes, answer: dict[str, Any]) -> int:
    import webauthn
    from webauthn.helpers import base64url_to_bytes

    found = webauthn.verify_authentication_response(
        credential=answer,
        expected_challenge=challenge,
        expected_rp_id=place.name,
        expected_origin=place.origin,
        credential_public_key=base64url_to_bytes(row.secret),
        credential_current_sign_count=row.count,
        require_user_verification=True,
    )
    return found.new_sign_count
