"""Finished games: replays, records, verdicts and reviews. A game under way shows nothing."""

from __future__ import annotations

import json
from typing import TYPE_CHECKING

from starlette.responses import Response

from throwdown.errors import TableRefused
from throwdown.narration import clauses
from throwdown.rules.codec import encode
from throwdown.rules.record import Acted, Resolved
from throwdown.server.protocol import messages as say
from throwdown.server.protocol.route import LANGUAGE, THEME, Route
from throwdown.server.table.narrator import Narrator
from throwdown.server.web.faults import NotFound
from throwdown.table.verify import verify

if TYPE_CHECKING:
    from throwdown.server.table.games import PlayedGame
    from throwdown.server.table.session import Session
    from throwdown.server.web.call import Call
    from throwdown.table import Match

#: A verdict is kept: a finished game does not change.
VERDICTS_KEPT = 500


def _finished(call: Call) -> tuple[Session, PlayedGame]:
    """A game that is over; one under way shows nothing."""
    row = call.house.store.game(call.path("game"))
    table = call.house.tables.find(row.table) if row is not None else None
    games = table.state.games if table is not None else []
    game = next((each for each in games if each.id == call.path("game")), None)
    if table is None or game is None:
        raise NotFound("there is no such game")
    if game.match.result is None:
        raise TableRefused("this game is not over yet: nothing is revealed before its end", code="server/not_over")
    return table, game


async def replay(call: Call) -> say.Replay:
    """A finished game, step by step."""
    _, game = _finished(call)
    row = call.house.store.game(game.id)
    header, match = game.match.log.header, game.match
    narrator = Narrator(match, call.words())
    return say.Replay(
        id=game.id,
        game=header.game,
        players=list(header.players),
        bots=list(header.bots),
        options=dict(header.options),
        thrower=header.thrower,
        engine=header.engine,
        commitment=header.commitment,
        secret=getattr(match.log.entries[-1], "secret", ""),
        started=row.started if row is not None else 0.0,
        ended=row.ended if row is not None else None,
        result=encode(match.result),
        steps=[_step(match, narrator, number) for number in range(match.version + 1)],
    )


def _step(match: Match, narrator: Narrator, number: int) -> say.ReplayStep:
    entry = match.log.entries[number - 1] if number else None
    events = match.moments[number].events
    return say.ReplayStep(
        n=number,
        seat=entry.seat if isinstance(entry, Acted) else None,
        action=encode(entry.action) if isinstance(entry, Acted) else None,
        intent=list(entry.intent) if isinstance(entry, Acted) else [],
        events=[encode(event) for event in events],
        told=narrator.about(number),
        why=clauses(events),
        view=encode(match.game.view(match.state_at(number), None)),
        lying=list(match.lying_at(number).items()),
        motion=entry.motion if isinstance(entry, Resolved) else "",
    )


async def record(call: Call) -> Response:
    """The record of a finished game, for ``throwdown replay`` and ``throwdown verify``."""
    _, game = _finished(call)
    text = "".join(f"{line}\n" for line in game.match.log.lines())
    name = f'attachment; filename="{game.id}.jsonl"'
    return Response(text, media_type="application/jsonl", headers={"content-disposition": name})


async def verdict(call: Call) -> say.Verdict:
    """A finished game computed again: commitment, intents, every throw."""
    _, game = _finished(call)
    key = (game.id, game.match.log.mark)
    kept = call.house.verdicts.get(key)
    if kept is None:
        call.spend_try()
        kept = await call.house.throwing.run(_verdict, game.match)
        if len(call.house.verdicts) >= VERDICTS_KEPT:
            call.house.verdicts.pop(next(iter(call.house.verdicts)))
        call.house.verdicts[key] = kept
    return kept


async def review(call: Call) -> say.Review:
    """The decisions of a finished game that cost each player the most."""
    _, game = _finished(call)
    return await call.house.advisers.review(game.id, game.match.log)


def _verdict(match: Match) -> say.Verdict:
    verified = verify(match.log)
    *_, last = match.log.lines()
    checks = [
        say.CheckInfo(entry=check.number, what=check.what, verdict=check.verdict, why=check.why)
        for check in verified.checks
    ]
    return say.Verdict(verdict=verified.verdict, fingerprint=json.loads(last)["hash"], checks=checks)


ROUTES = (
    Route("GET", "/api/replays/{game}", replay, say.Replay, refuses=(404, 409), query=(LANGUAGE, THEME), open=True),
    Route("GET", "/api/replays/{game}/record", record, "application/jsonl", refuses=(404, 409), open=True),
    Route("GET", "/api/replays/{game}/verify", verdict, say.Verdict, refuses=(404, 409), open=True),
    Route("GET", "/api/replays/{game}/review", review, say.Review, refuses=(404, 409), open=True),
)
