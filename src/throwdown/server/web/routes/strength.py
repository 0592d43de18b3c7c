"""How strong you are, as a band between fixed bots."""

from __future__ import annotations

from typing import TYPE_CHECKING

from throwdown.api import http as wire
from throwdown.api.route import LANGUAGE, THEME, Route
from throwdown.ratings import POOLS, band_of, sentence
from throwdown.ratings.ladder import ladder_of

if TYPE_CHECKING:
    from collections.abc import Sequence

    from throwdown.ratings import Pool
    from throwdown.server.lobby.strength import Strength
    from throwdown.server.web.call import Call
    from throwdown.words import Words


async def strength(call: Call) -> wire.Strength:
    """How strong you are, ladder by ladder, and why your last games do not count."""
    ids, words = call.signed_in().ids, await call.words()
    return await call.lobby.store.read_in_thread(_strength, call.lobby.strength, ids, words)


def _strength(known: Strength, ids: Sequence[str], words: Words) -> wire.Strength:
    uncounted = [
        wire.UncountedGame(id=each.game, game=each.kind, ended=each.ended, reason=each.reason)
        for each in known.uncounted(ids)
    ]
    return wire.Strength(ladders=[_ladder(known, ids, pool, words) for pool in POOLS], uncounted=uncounted)


def _ladder(known: Strength, ids: Sequence[str], pool: Pool, words: Words) -> wire.LadderBand:
    standing = known.standing(ids, pool)
    band = band_of(standing, pool, known.today)
    return wire.LadderBand(
        pool=pool,
        sentence=sentence(band, words),
        games=standing.games,
        levels=[wire.LadderPlace(level=level, place=place) for level, place in ladder_of(pool).levels.items()],
        low=band.low,
        high=band.high,
        lower=band.lower,
        upper=band.upper,
        more_games=band.more_games,
        anchors_missing=band.anchors_missing,
    )


ROUTES = (Route("GET", "/api/mine/strength", strength, wire.Strength, query=(LANGUAGE, THEME), refuses=(404,)),)
