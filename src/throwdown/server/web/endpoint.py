"""A route as Starlette calls it: decode, handle, answer; errors become faults, tokens become cookies."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import msgspec
from starlette.responses import Response

from throwdown.api.answers import Answer
from throwdown.api.faults import not_understood
from throwdown.errors import ThrowdownError
from throwdown.server.lobby.people import COOKIE_AGE

from .answers import answer_of, json_answer
from .call import cookie_name
from .compression import shrink
from .deadline import within
from .faults import fault_answer

if TYPE_CHECKING:
    from collections.abc import Awaitable, Callable

    from starlette.requests import HTTPConnection, Request

    from throwdown.api.route import Route
    from throwdown.server.operations.settings import Settings

    from .call import Call

#: The deadline of a request that computes nothing, in s: longer than any read of the database may take.
ANSWER_S = 20.0


def endpoint(
    route: Route, call_for: Callable[[HTTPConnection], Call], settings: Settings
) -> Callable[[Request], Awaitable[Response]]:
    """The function that answers requests to this route; ``call_for`` makes the call of a request."""
    decode = msgspec.json.Decoder(route.body).decode if route.body is not None else None

    async def answer(request: Request) -> Response:
        call = call_for(request)
        try:
            if route.needs_identity:
                await call.identify()
                if not (route.open or route.when_banned):
                    call.lobby.moderation.check_admitted(call.person)
            given = [decode(await request.body())] if decode is not None else []
            work = route.handle(call, *given)
            result = await (work if route.computes else within(ANSWER_S, work))
        except ThrowdownError as error:
            message = await _words_for(call, error)
            call.lobby.bot_errors.note(call.person, error.code, message, f"{route.method} {route.path}")
            return fault_answer(error, message)
        except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
            return answer_of(not_understood(error))
        response = _answer(result, route.status)
        if route.cache_s:
            response.headers["cache-control"] = f"max-age={route.cache_s}"
            await shrink(response, request)
        if call.cookie is not None:
            _set_cookie(response, call.cookie, settings)
        return response

    return answer


def _answer(result: Any, status: int) -> Response:
    if isinstance(result, Response):
        return result
    if isinstance(result, Answer):
        return answer_of(result)
    return Response(status_code=status) if result is None else json_answer(result, status)


async def _words_for(call: Call, error: ThrowdownError) -> str:
    """The error in the language of the client; in English where that is what is wrong."""
    try:
        return (await call.words()).error(error)
    except ThrowdownError:
        return error.message


def _set_cookie(response: Response, token: str, settings: Settings) -> None:
    secure, age = settings.secure, COOKIE_AGE if token else 0
    path = "/" if secure else settings.prefix or "/"
    response.set_cookie(
        cookie_name(settings), token, max_age=age, path=path, secure=secure, httponly=True, samesite="lax"
    )
