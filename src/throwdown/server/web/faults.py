"""Errors over HTTP: their status and their body."""

from __future__ import annotations

from math import ceil
from typing import TYPE_CHECKING

from msgspec import structs

from throwdown.api import faults as api
from throwdown.api.http import Fault
from throwdown.errors import Sanctioned, ThrowdownError
from throwdown.server.lobby.credentials import CredentialRefused, JoinRefused
from throwdown.server.lobby.moderation import DeskRefused
from throwdown.server.lobby.quotas import QuotaSpent
from throwdown.server.lobby.tournament_log import TournamentDamaged
from throwdown.server.operations.supervisor import WorkDown
from throwdown.server.people.passkeys import PasskeyRefused
from throwdown.server.storage.store import NotOwner

from .answers import json_answer
from .redirects import OwnerAway

if TYPE_CHECKING:
    from starlette.exceptions import HTTPException
    from starlette.responses import Response

    from throwdown.api.faults import Statuses


class ForeignPage(ThrowdownError):
    """Raised when a foreign page lets its visitor ask for what costs something."""

    code = "request/origin"


class TooOften(ThrowdownError):
    """Raised when a client tries something too often."""

    code = "server/too_often"


#: The HTTP status of an error that is not simply a bad request.
STATUS: Statuses = api.STATUS | {
    ForeignPage: 403,
    TooOften: 429,
    QuotaSpent: 429,
    OwnerAway: 503,
    NotOwner: 503,
    TournamentDamaged: 503,
    WorkDown: 503,
    JoinRefused: 409,
    CredentialRefused: 403,
    PasskeyRefused: 403,
    Sanctioned: 403,
    DeskRefused: 403,
    "person/enough": 409,
    "group/keeper": 403,
    "group/own_name": 403,
    "group/bot": 403,
    "group/too_many": 409,
    "group/full": 409,
    "notice/too_many": 409,
    "notice/too_often": 429,
    "tournament/name_taken": 409,
    "tournament/host_only": 403,
    "tournament/not_yours": 403,
    "tournament/dropped": 403,
    "tournament/own_name": 403,
    "tournament/bot": 403,
    "tournament/online": 403,
    "tournament/table": 404,
    "tournament/entered": 409,
    "tournament/not_entered": 409,
    "tournament/too_many": 409,
    "tournament/full": 409,
    "tournament/bots": 409,
    "tournament/no_bots": 409,
    "tournament/paper": 409,
    "tournament/device": 409,
    "tournament/busy": 409,
    "tournament/reported": 409,
    "tournament/closed": 409,
    "tournament/begun": 409,
    "tournament/running": 409,
    "tournament/played": 409,
    "tournament/few": 409,
    "tournament/bell": 409,
    "tournament/entrant": 409,
    "server/reserved": 409,
    "desk/muted": 409,
    "server/password": 403,
    "server/expelled": 403,
    "server/seat_taken": 409,
    "server/bot_away": 409,
    "server/bot_busy": 409,
    "server/bot_declines": 409,
    "server/too_many_tables": 409,
    "server/too_many_tables_here": 409,
    "server/disk_low": 503,
    "server/busy": 503,
}
#: Seconds after which it is worth trying again, where it may be.
RETRY_AFTER = "5"


def fault_answer(error: ThrowdownError, message: str) -> Response:
    """An error with this message."""
    status = api.status_of(error, STATUS)
    response = json_answer(_fault(error, message), status)
    if status == 401:
        response.headers["www-authenticate"] = "Bearer"
    if status in (429, 503):
        response.headers["retry-after"] = _retry_after(error)
    return response


def _fault(error: ThrowdownError, message: str) -> Fault:
    fault = Fault(code=error.code, message=message, clause=error.clause)
    if isinstance(error, Sanctioned):
        return structs.replace(fault, reason=error.reason, until=error.until)
    return fault


def _retry_after(error: ThrowdownError) -> str:
    return str(ceil(error.wait_s)) if isinstance(error, QuotaSpent) else RETRY_AFTER


def no_route_answer(error: HTTPException) -> Response:
    """The answer where there is no route."""
    words = {404: ("server/not_found", "there is nothing here"), 405: ("server/method", "not with this method")}
    code, message = words.get(error.status_code, ("server/refused", "this cannot be done"))
    return json_answer(Fault(code=code, message=message), error.status_code, dict(error.headers or {}))
