"""A ladder: everybody plays everybody, seats rotated, and a table shows who is stronger.

Two sit at a table. At larger ones a bot plays alone among copies of another, and then the other way round: who wins
more often than an even share, one of so many seats, is the stronger.

Games are numbered and seeded, so a ladder that was interrupted continues where it stopped, and the
same ladder gives the same games on any number of cores (as long as the bots think by counting, not
by the clock).
"""

from __future__ import annotations

import json
from itertools import combinations, pairwise
from math import exp, log
from typing import TYPE_CHECKING, Any

from throwdown.errors import TableRefused, ThrowdownError
from throwdown.library.files import check_place
from throwdown.rules.values import Value
from throwdown_lab import MOST_GAMES

from .share import Share, share_of
from .simulate import Plan, PlayedGame, bunches_of, make_plan, play_games
from .work import open_pool

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Sequence
    from pathlib import Path

    from .simulate import Bunch

#: Ratings are on the scale of chess: 400 points are odds of ten to one, and the mean is 1500.
SCALE, MEAN = 400 / log(10), 1500.0
#: Games of one pair that are played between two notes in the file.
BATCH = 200


class Pair(Value):
    """Two bots and how their games went so far; a shared win is half a win for both.

    Where more than two play, the first sits alone among copies of the second.
    """

    one: str
    other: str
    games: int = 0
    wins: float = 0.0

    def share(self) -> Share:
        """The share of the first bot."""
        return share_of(self.one, self.wins, max(self.games, 1))


class Ladder(Value):
    """Everybody against everybody."""

    game: str
    bots: tuple[str, ...]
    pairs: tuple[Pair, ...]
    seed: str
    thrower: str
    think: float
    seats: int = 2

    @property
    def even(self) -> float:
        """What equally strong bots win."""
        return 1 / self.seats

    @property
    def ratings(self) -> dict[str, float]:
        """Strengths that explain the results best (Bradley and Terry), as numbers like those of chess."""
        return _ratings(self.bots, self.pairs, self.seats - 1)

    def pair(self, one: str, other: str) -> Share:
        """How the first fared against the second."""
        for pair in self.pairs:
            if (pair.one, pair.other) == (one, other):
                return pair.share()
            if (pair.one, pair.other) == (other, one) and self.seats == 2:
                return share_of(one, pair.games - pair.wins, max(pair.games, 1))
        raise LookupError((one, other))

    def pair_of(self, plan: Plan) -> Pair:
        """The two who play by this plan."""
        return next(pair for pair in self.pairs if (pair.one, pair.other) == plan.bots[:2])

    def after(self, games: Sequence[PlayedGame]) -> Ladder:
        """The table after further games of one pair; the bots change seats from game to game."""
        now = before = self.pair_of(games[0].plan)
        for game in games:
            seat, winners = game.plan.seating(game.number).index(0), game.played.winners
            now = now.but(games=now.games + 1, wins=now.wins + (seat in winners) / len(winners))
        return self.but(pairs=tuple(now if pair is before else pair for pair in self.pairs))

    def as_json(self) -> dict[str, Any]:
        return {
            "game": self.game,
            "bots": list(self.bots),
            "thrower": self.thrower,
            "think": self.think,
            "seed": self.seed,
            "seats": self.seats,
            "even": self.even,
            "pairs": [
                {"one": pair.one, "other": pair.other, "games": pair.games, "wins": pair.wins}
                | {"share": pair.share().share, "low": pair.share().low, "high": pair.share().high}
                for pair in self.pairs
            ],
            "ratings": self.ratings,
        }


def ladder(
    game: str,
    bots: Sequence[str],
    games: int,
    *,
    seed: str,
    thrower: str = "luck",
    think: float,
    seats: int = 2,
    neighbours: bool = False,
    against: str | None = None,
    data: Path | None = None,
    processes: int | None = None,
    on: str | None = None,
    progress: Callable[[int], None] = lambda played: None,
    keep: Callable[[PlayedGame], None] = lambda game: None,
) -> Ladder:
    """Play so many games for each pair, from three seats on each way round.

    ``neighbours``: only bots next to each other in the list; ``against``: everybody only against this one; with both,
    both. With ``data`` the results so far are stored in a file, and a ladder that was stopped continues from there.
    """
    bots = ranked(bots, against)
    if len(set(bots)) < 2 or len(set(bots)) != len(bots):
        raise TableRefused("a ladder needs two different bots or more, each named once", code="table/seats")
    chosen = pairs_of(bots, seats=seats, neighbours=neighbours, against=against)
    plans = {pair: _plan(game, pair, seats, seed, thrower, think) for pair in chosen}
    table = Ladder(game, tuple(bots), tuple(Pair(*pair) for pair in chosen), seed, thrower, think, seats)
    if data is not None:
        check_place(data)
        table = _resumed(table, data)
    progress(sum(min(pair.games, games) for pair in table.pairs))
    with open_pool(processes, on) as workers:
        open_games = [
            bunch
            for pair in table.pairs
            for bunch in _bunches(plans[pair.one, pair.other], range(pair.games, games), workers.size)
        ]
        waiting = 0
        for bunch in play_games(workers, open_games):
            table = table.after(bunch)
            waiting += len(bunch)
            for played in bunch:
                keep(played)
            if waiting == BATCH or table.pair_of(bunch[0].plan).games == games:
                _store(table, data)
                progress(waiting)
                waiting = 0
    return table


def _bunches(plan: Plan, numbers: range, workers: int) -> Iterator[Bunch]:
    """All of these games; a new bunch begins with every note in the file."""
    for start in range(0, len(numbers), BATCH):
        yield from bunches_of(plan, numbers[start : start + BATCH], workers)


def ranked(bots: Sequence[str], against: str | None = None) -> tuple[str, ...]:
    """All bots of a ladder: whom all play against is one of them, named or not."""
    return (*bots, against) if against is not None and against not in bots else tuple(bots)


def pairs_of(
    bots: Sequence[str], *, seats: int = 2, neighbours: bool = False, against: str | None = None
) -> list[tuple[str, str]]:
    """Who plays whom; from three seats on each way round."""
    chosen = [] if against is None else [(bot, against) for bot in bots if bot != against]
    if neighbours or against is None:
        both = list(pairwise(bots)) if neighbours else list(combinations(bots, 2))
        chosen += [pair for pair in both if pair not in chosen and pair[::-1] not in chosen]
    return chosen if seats == 2 else [each for pair in chosen for each in (pair, pair[::-1])]


def _plan(game: str, pair: tuple[str, str], seats: int, seed: str, thrower: str, think: float) -> Plan:
    """One of the first among as many of the second as there are seats left."""
    one, other = pair
    return make_plan(game, (one, *[other] * (seats - 1)), seed, thrower=thrower, think=think)


# On disk


def _resumed(table: Ladder, data: Path) -> Ladder:
    if not data.exists():
        return table
    try:
        stored = json.loads(data.read_text(encoding="utf-8"))
        same = all(stored[key] == value for key, value in table.as_json().items() if key not in ("pairs", "ratings"))
        known = {(pair["one"], pair["other"]): _counted(pair["games"], pair["wins"]) for pair in stored["pairs"]}
        same = same and known.keys() == {(pair.one, pair.other) for pair in table.pairs}
    except (OSError, ValueError, KeyError, TypeError, RecursionError):
        raise ThrowdownError(f"{data} holds no ladder: remove it or name another file", code="study/file") from None
    if not same:
        raise ThrowdownError(
            f"{data} holds another ladder (game, bots, seats, seed, thrower and think must agree): name another file",
            code="study/file",
        )
    pairs = (
        pair.but(games=known[key][0], wins=known[key][1])
        for pair in table.pairs
        if (key := (pair.one, pair.other)) in known
    )
    return table.but(pairs=tuple(pairs))


def _counted(games: Any, wins: Any) -> tuple[int, float]:
    if type(games) is not int or type(wins) not in (int, float) or not 0 <= wins <= games < MOST_GAMES:
        raise ValueError
    return games, float(wins)


def _store(table: Ladder, data: Path | None) -> None:
    if data is None:
        return
    beside = data.with_name(data.name + ".new")
    try:
        beside.write_text(json.dumps(table.as_json()), encoding="utf-8")
        beside.replace(data)
    except OSError as error:
        raise ThrowdownError(f"{data} cannot be written: {error.strerror}", code="study/file") from None


# Ratings


def _ratings(bots: tuple[str, ...], pairs: tuple[Pair, ...], rivals: int = 1) -> dict[str, float]:
    """By Newton-like steps of each strength; one drawn game per pair keeps a clean sweep finite.

    A player alone among so many rivals wins with the share of the own strength in all of theirs.
    """
    even = 1 / (1 + rivals)
    strength = dict.fromkeys(bots, 0.0)
    for _ in range(200):
        for bot in bots:
            wins = expected = weight = 0.0
            for pair in pairs:
                if bot in (pair.one, pair.other):
                    alone = 1 / (1 + rivals * exp(strength[pair.other] - strength[pair.one]))
                    chance = alone if bot == pair.one else 1 - alone
                    wins += pair.wins + even if bot == pair.one else pair.games - pair.wins + 1 - even
                    expected += (pair.games + 1) * chance
                    weight += (pair.games + 1) * chance * (1 - chance)
            strength[bot] += (wins - expected) / weight if weight else 0.0
    middle = sum(strength.values()) / len(strength)
    return {bot: round(MEAN + SCALE * (strength[bot] - middle), 1) for bot in bots}
