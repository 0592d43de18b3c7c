"""Errors as answers: their status and their body."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from throwdown.errors import GameUnknown, ThrowdownError, ThrowFailed
from throwdown.live.events import TableDamaged
from throwdown.live.store import StoreFailed
from throwdown.words import LanguageUnknown

from .answers import Answer
from .http import Fault
from .person import NotSignedIn

if TYPE_CHECKING:
    from collections.abc import Mapping

Statuses = dict[type[ThrowdownError] | str, int]


class NotFound(ThrowdownError):
    """Raised when there is no such table, game or person, or the client may not see it."""

    code = "server/not_found"


#: The HTTP status of an error that is not simply a bad request.
STATUS: Statuses = {
    NotSignedIn: 401,
    NotFound: 404,
    GameUnknown: 404,
    LanguageUnknown: 404,
    StoreFailed: 503,
    ThrowFailed: 503,
    TableDamaged: 503,
    "server/not_over": 409,
}


def status_of(error: ThrowdownError, statuses: Mapping[type[ThrowdownError] | str, int] = STATUS) -> int:
    """By its code, or by the first class that it belongs to."""
    by_class = (status for kind, status in statuses.items() if isinstance(kind, type) and isinstance(error, kind))
    return statuses.get(error.code) or next(by_class, 400)


def not_understood(error: Exception) -> Answer:
    """The answer to a body or a query that has not the wanted form."""
    if isinstance(error, msgspec.ValidationError):
        fault = Fault(code="message/schema", message=str(error))
    else:
        fault = Fault(code="message/json", message="this is not a JSON object")
    return Answer(msgspec.json.encode(fault), status=400)
