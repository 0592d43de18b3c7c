"""Finished games: replays, records, verdicts and reviews. A game under way shows nothing."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Any

from starlette.responses import Response

from throwdown.api import http as wire
from throwdown.api.route import LANGUAGE, THEME, Route
from throwdown.bots.analysis.figures import Analysis, HandsThrown, HandsToThrow
from throwdown.history.figures import Judged, written
from throwdown.server.compute.queue import Order, Urgency
from throwdown.server.storage.store import Batch
from throwdown.server.web.answers import json_bytes
from throwdown.server.web.archive import Visitor
from throwdown.table.story import Story

if TYPE_CHECKING:
    from throwdown.server.storage.store import Store
    from throwdown.server.web.call import Call


#: Where browsers send what came of hands: a body there may be as large as a record.
HANDS_PATH = "/api/hands"


async def _finished(call: Call) -> str:
    """The id of the game that is asked for; one that is not over is refused, and so is a foreign page."""
    game = call.path("game")
    await _check_finished(call, game)
    return game


async def _check_finished(call: Call, game: str) -> None:
    call.check_own_page()
    await call.archive.check_is_over(game)


def _reader(call: Call) -> Visitor:
    """A client that wants a game read."""
    return Visitor(call.address, partial(call.lobby.quotas.spend_replay, call.address))


def _judge(call: Call) -> Visitor:
    """A client that wants a game computed again."""
    return Visitor(call.address, partial(call.lobby.quotas.spend_verdict, call.address))


async def replay(call: Call) -> Response:
    """A finished game, step by step."""
    return json_bytes(await call.archive.replay(_reader(call), await _finished(call), call.language, call.theme))


async def record(call: Call) -> Response:
    """The record of a finished game, for ``throwdown replay`` and ``throwdown verify``."""
    game = await _finished(call)
    lines = await call.archive.record(_reader(call), game)
    name = f'attachment; filename="{game}.jsonl"'
    return Response(lines, media_type="application/jsonl", headers={"content-disposition": name})


async def verdict(call: Call) -> Response:
    """A finished game computed again: commitment, intents, every throw."""
    return json_bytes(await call.archive.verdict(_judge(call), await _finished(call)))


async def story(call: Call) -> Response:
    """How a finished game went: its course, rolled against expected, where throws were aimed."""
    return json_bytes(await call.archive.story(_reader(call), await _finished(call)))


async def review(call: Call) -> wire.Review:
    """The decisions of a finished game that cost each player the most."""
    game = await call.archive.finished_game(_judge(call), await _finished(call))
    return await call.lobby.advisers.review(Order(Urgency.LEISURE, call.address), game)


async def analysis(call: Call) -> Analysis:
    """A finished game as everybody's chance to win after every choice and throw: what was luck, what was skill."""
    game = await call.archive.finished_game(_judge(call), await _finished(call))
    found = await call.lobby.advisers.analysis(Order(Urgency.LEISURE, call.address), game)
    await _store_judgements(call.lobby.store, game.id, found)
    return found


async def hands(call: Call) -> HandsToThrow:
    """The hands of a finished game in the arena, for a browser to throw again; or the stored analysis."""
    game = await call.archive.finished_game(_judge(call), await _finished(call))
    return await call.lobby.advisers.hands(Order(Urgency.LEISURE, call.address), game)


async def weigh_hands(call: Call, thrown: HandsThrown) -> Analysis:
    """The analysis of a finished game from hands that a browser threw again. It is not stored."""
    await _check_finished(call, thrown.game)
    call.lobby.quotas.spend_verdict(call.address)
    game = await call.archive.finished_game(_reader(call), thrown.game)
    return await call.lobby.advisers.weigh_hands(Order(Urgency.LEISURE, call.address), game, thrown)


async def _store_judgements(store: Store, game: str, found: Analysis) -> None:
    """What it says of each seat is stored with the seats, for figures over many games."""
    plays = await store.read(store.plays_in, game)
    if not plays or all(play.analysis for play in plays):
        return
    batch = Batch()
    for total in found.totals:
        judged = Judged(decisions=total.decisions, cost=-total.skill, luck=total.luck, exact=found.exact)
        batch.analysed(game, total.seat, written(judged))
    await store.commit(batch)


_MADE: dict[str, Any] = {"refuses": (404, 409), "open": True, "computes": True}
ROUTES = (
    Route("GET", "/api/replays/{game}", replay, wire.Replay, query=(LANGUAGE, THEME), **_MADE),
    Route("GET", "/api/replays/{game}/record", record, "application/jsonl", **_MADE),
    Route("GET", "/api/replays/{game}/verify", verdict, wire.Verdict, **_MADE),
    Route("GET", "/api/replays/{game}/story", story, Story, **_MADE),
    Route("GET", "/api/replays/{game}/review", review, wire.Review, **_MADE),
    Route("GET", "/api/replays/{game}/analysis", analysis, Analysis, **_MADE),
    Route("GET", "/api/replays/{game}/hands", hands, HandsToThrow, **_MADE),
    Route("POST", HANDS_PATH, weigh_hands, Analysis, HandsThrown, **_MADE),
)
