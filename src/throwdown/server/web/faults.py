"""Errors over HTTP: their status and their body."""

from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING

from throwdown.errors import GameUnknown, ThrowdownError
from throwdown.live.events import TableDamaged
from throwdown.server.lobby.people import NotSignedIn
from throwdown.server.lobby.quotas import QuotaSpent
from throwdown.server.protocol.http import Fault
from throwdown.server.storage.store import NotOwner, StoreFailed
from throwdown.table.story import NoThrow
from throwdown.words import LanguageUnknown

from .answers import json_answer
from .redirects import OwnerAway

if TYPE_CHECKING:
    from starlette.exceptions import HTTPException
    from starlette.responses import Response


class NotFound(ThrowdownError):
    """Raised when there is no such table, game or person, or the client may not see it."""

    code = "server/not_found"


class ForeignPage(ThrowdownError):
    """Raised when a foreign page lets its visitor ask for what costs something."""

    code = "request/origin"


class TooOften(ThrowdownError):
    """Raised when a client tries something too often."""

    code = "server/too_often"


#: The HTTP status of an error that is not simply a bad request.
STATUS: dict[type[ThrowdownError] | str, int] = {
    NotSignedIn: 401,
    ForeignPage: 403,
    NotFound: 404,
    GameUnknown: 404,
    LanguageUnknown: 404,
    NoThrow: 404,
    TooOften: 429,
    QuotaSpent: 429,
    StoreFailed: 503,
    OwnerAway: 503,
    NotOwner: 503,
    TableDamaged: 503,
    "server/password": 403,
    "server/expelled": 403,
    "server/seat_taken": 409,
    "server/bot_away": 409,
    "server/bot_busy": 409,
    "server/bot_declines": 409,
    "server/too_many_tables": 409,
    "server/too_many_tables_here": 409,
    "server/disk_low": 503,
    "server/not_over": 409,
    "server/no_film": 404,
    "server/busy": 503,
}
#: Seconds after which it is worth trying again, where it may be.
RETRY_AFTER = "5"


def status_of(error: ThrowdownError) -> int:
    return STATUS.get(error.code) or next((status for kind, status in STATUS.items() if isinstance(kind, type)
                                           and isinstance(error, kind)), 400)  # fmt: skip


def fault_answer(error: ThrowdownError, message: str) -> Response:
    """An error with this message."""
    status = status_of(error)
    response = json_answer(Fault(code=error.code, message=message, clause=error.clause), status)
    if status == 401:
        response.headers["www-authenticate"] = "Bearer"
    if status in (429, 503):
        response.headers["retry-after"] = _retry_after(error)
    return response


def _retry_after(error: ThrowdownError) -> str:
    return str(ceil(error.wait_s)) if isinstance(error, QuotaSpent) else RETRY_AFTER


def no_route_answer(error: HTTPException) -> Response:
    """The answer where there is no route."""
    words = {404: ("server/not_found", "there is nothing here"), 405: ("server/method", "not with this method")}
    code, message = words.get(error.status_code, ("server/refused", "this cannot be done"))
    return json_answer(Fault(code=code, message=message), error.status_code, dict(error.headers or {}))
