"""Keeping one's games: what a person proves themselves with, and where they are signed in. As types."""

from __future__ import annotations

from typing import Annotated, Any, Literal

import msgspec
from msgspec import Meta

from .http import Body

Typed = Annotated[str, Meta(max_length=400)]
SignUp = Literal["open", "invite", "closed"]
#: An ``old_code`` is a recovery code that was replaced or removed less than a day ago.
CredentialKind = Literal["code", "old_code", "passkey"]


class SignInWanted(Body, frozen=True, kw_only=True):
    """Sign in with a recovery code."""

    code: Typed
    join: bool = False
    """Whether the guest of this browser becomes a part of that person, with all tables and games."""


class ResetWanted(Body, frozen=True, kw_only=True):
    """Sign in once with a link from the host. Codes and passkeys of before are good no more."""

    ticket: Typed


class CredentialInfo(msgspec.Struct, frozen=True, kw_only=True):
    """Something that signs a person in."""

    id: str
    kind: CredentialKind
    label: str
    """What the person calls it."""
    created: float
    used: float
    """When it last signed you in; an ``old_code``: when it was replaced."""


class DeviceInfo(msgspec.Struct, frozen=True, kw_only=True):
    """A browser in which a person is signed in."""

    id: str
    label: str
    """Browser and system; empty if they are not known."""
    created: float
    seen: float
    """The day of its last use."""
    here: bool
    """Whether it is the one that asks."""


class Ways(msgspec.Struct, frozen=True, kw_only=True):
    """How people come in here."""

    signup: SignUp
    passkeys: bool
    """Whether passkeys work at this address: they need https and a name."""


class Keeping(msgspec.Struct, frozen=True, kw_only=True):
    """What keeps your games, and where you are signed in."""

    credentials: list[CredentialInfo]
    devices: list[DeviceInfo]
    ways: Ways
    may_invite: bool


class RecoveryCode(msgspec.Struct, frozen=True, kw_only=True):
    """A new recovery code. It is shown only here."""

    code: str
    link: str
    """It opens the page with the code filled in."""
    qr: str
    """The link as a picture (SVG)."""


class DeviceLink(msgspec.Struct, frozen=True, kw_only=True):
    """A link with which another device becomes you, once."""

    link: str
    qr: str
    """The link as a picture (SVG)."""
    seconds: int


class InvitationLink(msgspec.Struct, frozen=True, kw_only=True):
    """A link with which one new person may come in."""

    link: str
    qr: str
    """The link as a picture (SVG)."""
    seconds: int


class PasskeyQuestion(msgspec.Struct, frozen=True, kw_only=True):
    """What a browser is given to make or to use a passkey, as WebAuthn writes it in JSON."""

    options: dict[str, Any]


class PasskeyMade(Body, frozen=True, kw_only=True):
    """A passkey that the browser has made, as WebAuthn writes it in JSON."""

    answer: dict[str, Any]
    label: Typed = ""
    """What you call it; without one browser and system."""


class PasskeyUsed(Body, frozen=True, kw_only=True):
    """What a passkey has signed, as WebAuthn writes it in JSON."""

    answer: dict[str, Any]
    join: bool = False
