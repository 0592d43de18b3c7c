"""What comes and goes over HTTP about notices."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec
from msgspec import Meta

from throwdown.api.http import Body

Minute = Annotated[int, Meta(ge=0, lt=24 * 60)]
Zone = Annotated[str, Meta(max_length=64)]
Address = Annotated[str, Meta(max_length=1000)]


class NoticeDeviceWanted(Body, frozen=True, kw_only=True):
    """A browser that asked its push service for an address."""

    endpoint: Address
    public: Annotated[str, Meta(max_length=200)]
    """Its public key (`p256dh`), in base64 for addresses."""
    secret: Annotated[str, Meta(max_length=100)]
    """Its secret (`auth`)."""


class WebhookWanted(Body, frozen=True, kw_only=True):
    """An address to which each notice is posted as JSON: `title`, `text` and `link`."""

    url: Address


class QuietHours(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """From then to then no notice comes; minutes since midnight. They may go over midnight."""

    start: Minute
    end: Minute


class HoursWanted(Body, frozen=True, kw_only=True):
    """Quiet hours, or none."""

    zone: Zone
    """Such as `Europe/Berlin`."""
    quiet: QuietHours | None = None


class NoticeTarget(msgspec.Struct, frozen=True, kw_only=True):
    """Where notices are sent."""

    id: str
    kind: Literal["push", "webhook"]
    label: str
    """The browser, or the host."""
    created: float
    here: bool = False
    """Whether it is the browser that asks."""
    failing: bool = False
    """The last notice could not be delivered."""


class NoticeSettings(msgspec.Struct, frozen=True, kw_only=True):
    """Where your notices are sent, and when not."""

    key: str | None
    """With which a browser subscribes (`applicationServerKey`); null: this server sends none to browsers."""
    hosts: list[str] = []
    """Hosts to which webhooks may lead; empty: none."""
    targets: list[NoticeTarget] = []
    zone: str = "UTC"
    quiet: QuietHours | None = None


class NoticeTested(msgspec.Struct, frozen=True, kw_only=True):
    """What became of a notice that was sent as a test."""

    outcome: Literal["sent", "gone", "refused", "later"]
    """`gone`: nothing is there any more, and it was removed; `refused`: it was not accepted; `later`: no answer."""
