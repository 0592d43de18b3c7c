"""The messages of a server as they come over the wire: JSON objects with their name under ``is``."""

from __future__ import annotations

import json
from typing import Any

Message = dict[str, Any]

#: The protocol that this client speaks.
PROTOCOL = 1
#: A seat for the person who makes the table, and an open one.
ME: dict[str, Any] = {"me": True}
OPEN: dict[str, Any] = {}
#: The answers to a message with a move id.
ANSWERS = ("ack", "advised", "chances", "refused")


def messages_of(frame: str | bytes) -> list[Message]:
    """The messages of a frame: one, a list of them, or a recorded motion with its version."""
    if isinstance(frame, bytes):
        return [{"is": "motion", "moment": int.from_bytes(frame[:4], "big"), "motion": frame[4:]}]
    decoded = json.loads(frame)
    return decoded if isinstance(decoded, list) else [decoded]
