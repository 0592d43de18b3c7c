"""One finished game: what it says about the people in it.

The model is Bradley and Terry's for pairs, by Weng and Lin, as openskill has it. A game gives the pairs of a winner and
each other seat. It does not compare those who lose: nobody plays for the second place.
"""

from __future__ import annotations

from functools import cache
from itertools import permutations
from typing import TYPE_CHECKING, Any

from openskill.models import BradleyTerryFull

from .finished import LEFT, WON, unrated
from .ladder import ladder_of
from .standing import Belief, Gain, News, newcomer, rested

if TYPE_CHECKING:
    from collections.abc import Mapping

    from .finished import Finished, Player
    from .ladder import Ladder
    from .pools import Pool
    from .standing import Standing

#: Bots are known for certain. openskill divides by the spread, so it is not 0.
CERTAIN = 1e-3
#: What a pair of two people counts. Their games fix the distance between them, not where both are: people who play each
#: other share their error, however many games they play. Less weight leaves room for it (``benchmarks.ratings``).
AMONG_PEOPLE = 0.65


def rate(finished: Finished, standings: Mapping[str, Standing]) -> dict[str, Standing]:
    """The standings of the people of this game after it; empty if the game is not rated.

    ``standings`` has those of the pool by person. People who are not in it are newcomers.
    """
    before = _before(finished, standings)
    return {person: before[person].plus(gain) for person, gain in gains(finished, standings).items()}


def gains(finished: Finished, standings: Mapping[str, Standing]) -> dict[str, Gain]:
    """What this game says about each person in it; empty if the game is not rated."""
    pool = finished.pool
    if pool is None or unrated(finished) is not None:
        return {}
    before = _before(finished, standings)
    news = _news(finished, pool, [_morning(player, before, ladder_of(pool)) for player in finished.players])
    return {
        player.person: Gain(finished.day, news[seat], anchored=int(finished.has_bot))
        for seat, player in enumerate(finished.players)
        if player.person is not None
    }


def _before(finished: Finished, standings: Mapping[str, Standing]) -> dict[str, Standing]:
    """Everybody on the morning of the game."""
    unknown = newcomer(finished.day)
    return {person: rested(standings.get(person, unknown), finished.day) for person in finished.people}


def _morning(player: Player, people: Mapping[str, Standing], ladder: Ladder) -> Belief:
    if player.person is not None:
        return people[player.person].morning
    return Belief(mean=ladder.levels[player.bot or ""], spread=CERTAIN)


def _news(finished: Finished, pool: Pool, mornings: list[Belief]) -> list[News]:
    """By seat: what the pairs of this game say."""
    news = [News() for _ in mornings]
    for one, other in permutations(range(len(mornings)), 2):
        weight = _weight(finished, one, other)
        if weight:
            pair = _pair_news(pool, mornings[one], mornings[other])
            news[one], news[other] = (
                news[seat].plus(each, weight) for seat, each in zip((one, other), pair, strict=True)
            )
    return news


def _weight(finished: Finished, one: int, other: int) -> float:
    """How much a win of one seat over another counts.

    All pairs of a game have the same winner. Two pairs in so many seats are worth as much as the one game that it was:
    among equals a win moves by (seats - 1) / seats, and a loss by 1 / seats.
    """
    both = all(finished.players[seat].person is not None for seat in (one, other))
    return _beaten(finished, one, other) * 2 / len(finished.players) * (AMONG_PEOPLE if both else 1.0)


def _beaten(finished: Finished, one: int, other: int) -> float:
    """How much of a win of one seat over another this game was.

    Of a shared win each winner has a share, and so they draw. Who leaves loses to those who lose, too.
    """
    places = finished.places
    if places[one] == WON:
        return 1 / places.count(WON)
    return 1.0 if places[one] < places[other] == LEFT else 0.0


def _pair_news(pool: Pool, *beliefs: Belief) -> list[News]:
    """What a win says about the winner, and about the loser."""
    model = _model(pool)
    rated = model.rate([[model.rating(mu=belief.mean, sigma=belief.spread)] for belief in beliefs])
    after = [Belief(mean=each.mu, spread=each.sigma) for (each,) in rated]
    return [News.between(*pair) for pair in zip(beliefs, after, strict=True)]


@cache
def _model(pool: Pool) -> BradleyTerryFull:
    return BradleyTerryFull(beta=ladder_of(pool).luck, gamma=_full, tau=0.0, kappa=1e-9)


def _full(*_: Any) -> float:
    """openskill lets a small spread fall more slowly. That is not needed: the luck of the model is fitted."""
    return 1.0
