"""How strong people are: rates finished games, one after the other, and reads what came of it.

What a game says is stored once for each person in it, in the same batch as the mark that the game is counted. So a
server that stops in between resumes, and several servers count no game twice.
"""

from __future__ import annotations

import asyncio
import logging
from itertools import takewhile
from typing import TYPE_CHECKING, Literal, NamedTuple

from throwdown.errors import ThrowdownError
from throwdown.history.figures import began_with
from throwdown.live.plays import PROGRAM, RESIGNED
from throwdown.ratings import Finished, Player, gains, pool_of, rested, standing_of, unrated
from throwdown.server.storage.store import Batch, RatingRow

if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    from throwdown.live.timers import Time
    from throwdown.ratings import Gain, Pool, Standing, Unrated
    from throwdown.server.storage.store import PlayRow, Store

log = logging.getLogger("throwdown.strength")

DAY_S = 86400.0
#: How long a game waits at most until it is rated, in s.
EVERY_S = 5.0
#: Games that are rated in one batch: other commits wait for it.
AT_A_TIME = 50
#: So many games that do not count are explained.
EXPLAINED = 5
#: In ``PlayRow.rated``.
WAITS = 1


class Uncounted(NamedTuple):
    """A game that does not count, and why; ``waits``: it is rated in a moment."""

    game: str
    kind: str
    ended: float
    reason: Unrated | Literal["waits"]


class Strength:
    """Rates games and reads standings. Every server has one, and all of them write to the same rows."""

    def __init__(self, store: Store, time: Time) -> None:
        self._store = store
        self._time = time

    @property
    def today(self) -> int:
        return day_of(self._time.wall())

    async def run(self) -> None:
        """Rate what waits, for as long as the server runs."""
        while True:
            try:
                await self.catch_up()
            except ThrowdownError as error:
                log.warning("games are rated later: %s", error.message)
            await asyncio.sleep(EVERY_S)

    async def catch_up(self) -> None:
        """Rate all games that wait, the oldest first."""
        while batch := await self._store.read_in_thread(self._next_batch):
            await self._store.commit(batch)

    def _next_batch(self) -> Batch | None:
        """Games of one day: what they say follows from the days before, so their order does not matter."""
        waiting = [self._store.plays_in(game) for game in self._store.games_to_rate(AT_A_TIME)]
        games = [plays for plays in waiting if plays]
        batch = Batch()
        for plays in takewhile(lambda plays: _day(plays) == _day(games[0]), games):
            self._rate(batch, plays)
        return batch if games else None

    def _rate(self, batch: Batch, plays: Sequence[PlayRow]) -> None:
        """What one game says about its people, and that it does not wait any more."""
        ids = {play.person: self._ids_of(play.person) for play in plays if play.person is not None}
        finished = finished_of(plays, {id: known[0] for id, known in ids.items()})
        found = gains(finished, {known[0]: self._morning(known, finished) for known in ids.values()})
        for id, known in ids.items():
            if known[0] in found and self._store.person(id) is not None:  # else they were forgotten since
                batch.rating(_row(plays[0], id, found[known[0]]))
        batch.rated(plays[0].game, counts=bool(found))

    def _ids_of(self, id: str) -> list[str]:
        """All ids of the person who has this one by now; the first is the person's own."""
        row = self._store.person(id)
        return self._store.ids_of(id if row is None or row.joined is None else row.joined)

    def _morning(self, ids: Sequence[str], finished: Finished) -> Standing:
        """A person before the day of this game."""
        gained = self._store.gains_of(ids, finished.pool) if finished.pool is not None else []
        return standing_of(gain for gain in gained if gain.day < finished.day)

    # Reading

    def standing(self, ids: Sequence[str], pool: Pool) -> Standing:
        """A person today."""
        return rested(standing_of(self._store.gains_of(ids, pool)), self.today)

    def uncounted(self, ids: Sequence[str]) -> list[Uncounted]:
        """The last games of a person that do not count, the newest first."""
        own = dict.fromkeys(ids, ids[0])
        return [self._explained(*each, own) for each in self._store.uncounted_plays_of(ids, EXPLAINED)]

    def _explained(self, game: str, rated: int, own: Mapping[str, str]) -> Uncounted:
        plays = self._store.plays_in(game)
        reason = "waits" if rated == WAITS else why_uncounted(finished_of(plays, own))
        return Uncounted(game, plays[0].kind, plays[0].ended, reason)


def why_uncounted(finished: Finished) -> Unrated:
    """Why a game does not count. What its seats do not show is that hints were allowed."""
    return unrated(finished) or "learning"


def day_of(moment: float) -> int:
    """Days since 1970-01-01 UTC."""
    return int(moment // DAY_S)


def _day(plays: Sequence[PlayRow]) -> int:
    return day_of(plays[0].ended)


def _row(play: PlayRow, person: str, gain: Gain) -> RatingRow:
    pool = pool_of(play.kind, play.thrower) or ""
    return RatingRow(play.game, person, pool, gain.day, gain.news.weight, gain.news.moment, gain.anchored)


def finished_of(plays: Sequence[PlayRow], people: Mapping[str, str] | None = None) -> Finished:
    """A game as ratings see it; ``people``: who a guest became, by id."""
    first = plays[0]
    return Finished(
        game=first.kind,
        thrower=first.thrower,
        players=tuple(_player(play, people or {}) for play in plays),
        winners=tuple(play.seat for play in plays if play.won),
        day=_day(plays),
        kind=first.table_kind,
        tab=first.place != "",
        handicap=began_with(first.figures) > 0,
    )


def _player(play: PlayRow, people: Mapping[str, str]) -> Player:
    """A seat without a person and without a name of a bot is a bot of unknown strength for ratings."""
    if play.person is None or play.bot == PROGRAM:
        return Player(bot="" if play.bot == PROGRAM else play.bot)
    return Player(person=people.get(play.person, play.person), left=play.left == RESIGNED)
