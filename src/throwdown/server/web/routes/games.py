"""Finished games: replays, records, verdicts and reviews. A game under way shows nothing."""

from __future__ import annotations

from typing import TYPE_CHECKING

from starlette.responses import Response

from throwdown.server.protocol import http as say
from throwdown.server.protocol.route import LANGUAGE, THEME, Route
from throwdown.server.web.answers import json_bytes

if TYPE_CHECKING:
    from throwdown.server.web.call import Call


def _finished(call: Call) -> str:
    """The id of the game that is asked for; one that is not over is refused."""
    game = call.path("game")
    call.archive.check_is_over(game)
    return game


async def replay(call: Call) -> Response:
    """A finished game, step by step."""
    return json_bytes(await call.archive.replay(_finished(call), call.language, call.theme))


async def record(call: Call) -> Response:
    """The record of a finished game, for ``throwdown replay`` and ``throwdown verify``."""
    game = _finished(call)
    lines = await call.archive.record(game)
    name = f'attachment; filename="{game}.jsonl"'
    return Response(lines, media_type="application/jsonl", headers={"content-disposition": name})


async def verdict(call: Call) -> Response:
    """A finished game computed again: commitment, intents, every throw."""
    game = _finished(call)
    if not call.archive.has_verdict(game):
        call.spend_try()
    return json_bytes(await call.archive.verdict(game))


async def review(call: Call) -> say.Review:
    """The decisions of a finished game that cost each player the most."""
    return await call.house.advisers.review(await call.archive.finished_game(_finished(call)))


ROUTES = (
    Route("GET", "/api/replays/{game}", replay, say.Replay, refuses=(404, 409), query=(LANGUAGE, THEME), open=True),
    Route("GET", "/api/replays/{game}/record", record, "application/jsonl", refuses=(404, 409), open=True),
    Route("GET", "/api/replays/{game}/verify", verdict, say.Verdict, refuses=(404, 409), open=True),
    Route("GET", "/api/replays/{game}/review", review, say.Review, refuses=(404, 409), open=True),
)
