"""The host in a browser tab: it answers the requests of one page, and plays its tables."""

from __future__ import annotations

import logging
import re
from typing import TYPE_CHECKING, Any, Self
from urllib.parse import parse_qsl, unquote

import msgspec

from throwdown.api.answers import Answer
from throwdown.api.faults import not_understood, status_of
from throwdown.api.http import Fault
from throwdown.errors import TableRefused, ThrowdownError
from throwdown.live.limits import TableLimits
from throwdown.live.narrator import words_of
from throwdown.throwers import signing

from .call import Call
from .clock import TabTime
from .connection import Connection
from .missing import Unavailable, unavailable
from .parts import Parts
from .routes import ROUTES

if TYPE_CHECKING:
    from collections.abc import Callable

    from throwdown.api.route import Route
    from throwdown.live.timers import Time

    from .outside import Outside

log = logging.getLogger("throwdown.tab")

#: A tab may be closed for weeks, and nobody waits for its person.
PATIENCE_S = 30 * 24 * 3600.0
LIMITS = TableLimits(
    grace_s=PATIENCE_S, abandoned_s=PATIENCE_S, idle_turn_s=PATIENCE_S, unused_s=PATIENCE_S
)  # fmt: skip


class Host:
    """Everything that the page reaches through its port."""

    def __init__(self, parts: Parts) -> None:
        self.parts = parts
        self._routes = [(route, _pattern(route.path)) for route in ROUTES]

    @classmethod
    async def start(
        cls, outside: Outside, *, language: str = "en", limits: TableLimits = LIMITS, time: Time | None = None
    ) -> Self:
        """Open the store, and read the words of the language in which the page begins."""
        parts = await Parts.open(outside, limits, time or TabTime())
        signing.check_with(outside.is_signed)
        words_of(language, "published")
        return cls(parts)

    # Requests

    async def request(self, method: str, path: str, body: bytes | None = None) -> Answer:
        """The answer to a request; ``path`` is below the base, with its query: ``/api/tables?x=1``."""
        where, _, asked = path.partition("?")
        query = dict(parse_qsl(asked, keep_blank_values=True))
        route, named = self._find(method, where)
        call = Call(self.parts, named, query)
        try:
            if route is None:
                raise unavailable(f"{method} {where}")
            result = await route.handle(call, *_given(route, body))
        except ThrowdownError as error:
            return _fault(error, _sentence(call, error))
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            return not_understood(error)
        except Exception:  # whatever it is, the page must get an answer
            log.exception("%s %s failed", method, where)
            fault = TableRefused("this failed: load the page again", code="server/fault")
            return _fault(fault, _sentence(call, fault), 500)
        return _answer(result, route.status)

    def _find(self, method: str, path: str) -> tuple[Route | None, dict[str, str]]:
        for route, pattern in self._routes:
            found = pattern.fullmatch(path) if route.method == method else None
            if found is not None:
                return route, {name: unquote(part) for name, part in found.groupdict().items()}
        return None, {}

    # Connections

    def connect(self, path: str, send: Callable[[str | bytes], None], close: Callable[[int, str], None]) -> Connection:
        """A connection to ``/ws/tables/ID`` or ``/ws/lobby``."""
        connection = Connection(send, close)
        connection.start(self.parts.device.person, unquote(path), self.parts.tables, self.parts.lobby)
        return connection

    def stop(self) -> None:
        """Leave games as they are; what was acknowledged is stored."""
        self.parts.stop()


def _pattern(path: str) -> re.Pattern[str]:
    return re.compile(re.sub(r"\{(\w+)\}", r"(?P<\1>[^/]+)", path))


def _given(route: Route, body: bytes | None) -> list[Any]:
    return [] if route.body is None else [msgspec.json.decode(body or b"", type=route.body)]


def _answer(result: Any, status: int) -> Answer:
    if isinstance(result, Answer):
        return result
    return Answer(b"" if result is None else msgspec.json.encode(result), status=status)


def _sentence(call: Call, error: ThrowdownError) -> str:
    """The error in the language of the person; in English where that is what is wrong."""
    try:
        return words_of(call.language, call.theme).error(error)
    except ThrowdownError:
        return error.message


def _fault(error: ThrowdownError, message: str, status: int = 0) -> Answer:
    status = status or (404 if isinstance(error, Unavailable) else status_of(error))
    return Answer(msgspec.json.encode(Fault(code=error.code, message=message, clause=error.clause)), status=status)
