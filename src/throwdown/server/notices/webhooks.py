"""What a webhook is sent: the same two sentences and a link, in the form that each service reads."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final
from urllib.parse import urlsplit

import msgspec

if TYPE_CHECKING:
    from collections.abc import Callable

    from .message import Message


def _ntfy(url: str, message: Message) -> tuple[str, dict[str, Any]]:
    """Its topic is in the address; with JSON it is named in the body, as headers hold plain letters only."""
    parts = urlsplit(url)
    topic = parts.path.strip("/")
    body = {"topic": topic, "title": message.title, "message": message.text, "click": message.link}
    return f"{parts.scheme}://{parts.netloc}/", body


def _discord(url: str, message: Message) -> tuple[str, dict[str, Any]]:
    return url, {"content": message.line, "allowed_mentions": {"parse": []}}


def _text(url: str, message: Message) -> tuple[str, dict[str, Any]]:
    """Slack, and webhooks of a bridge for Matrix."""
    return url, {"text": message.line}


KINDS: Final[dict[str, Callable[[str, Message], tuple[str, dict[str, Any]]]]] = {
    "ntfy": _ntfy,
    "discord": _discord,
    "slack": _text,
    "matrix": _text,
}


def request_for(kind: str, url: str, message: Message) -> tuple[str, bytes]:
    """The address and the body."""
    address, body = KINDS[kind](url, message)
    return address, msgspec.json.encode(body)
