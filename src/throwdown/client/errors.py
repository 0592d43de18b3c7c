"""Errors between a client and its server."""

from __future__ import annotations

import json
from contextlib import suppress
from typing import TYPE_CHECKING

from throwdown.errors import ThrowdownError

if TYPE_CHECKING:
    from throwdown.throwers.signing import Receipt


class Refused(ThrowdownError):
    """Raised when the server rejects a request; code and message come from the server."""

    code = "client/refused"


class KeyDropped(ThrowdownError):
    """Raised when the server began a game without a key for which it had signed; ``proof`` has the signature."""

    code = "client/key_dropped"

    def __init__(self, message: str, proof: Receipt) -> None:
        super().__init__(message)
        self.proof = proof


class EndDiffers(ThrowdownError):
    """Raised when the record of a game differs from what this client saw; the client does not sign its end."""

    code = "client/end_differs"


class LinkLost(ThrowdownError):
    """Raised when the table cannot be reached any more: refused, or without an answer for too long."""

    code = "client/lost"


def refusal(text: str, status: int) -> Refused:
    """The error in the body of a response with this status."""
    with suppress(ValueError, KeyError, TypeError, RecursionError):
        answer = json.loads(text)
        return Refused(str(answer["message"]), code=str(answer["code"]), clause=answer.get("clause"))
    return Refused("the server answers with status {status}", code="client/status", status=status)
