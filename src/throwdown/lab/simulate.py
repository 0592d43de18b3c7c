"""Many games between bots, by luck or in the physical arena, on all cores: who wins, how long it takes."""

from __future__ import annotations

import os
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from math import sqrt
from random import Random
from statistics import fmean
from typing import TYPE_CHECKING, Any

from throwdown.bots import AMONG_BOTS, THINK, make_bot
from throwdown.errors import TableRefused
from throwdown.rules.arena.state import ArenaState
from throwdown.rules.catalogue import game as make_game
from throwdown.rules.record import Resolved
from throwdown.rules.values import Value
from throwdown.rules.verasselt.state import Rolled
from throwdown.table import Match, Seat
from throwdown.throwers import Fairness, Luck, Thrower

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator, Mapping, Sequence

#: 95 % of a normal distribution lie within so many standard deviations.
Z95 = 1.959964
CHUNK = 50


class Played(Value):
    """What is kept of one game."""

    winners: tuple[int, ...]
    throws: int
    steps: int
    reason: str


class Share(Value):
    """A win share with its 95 % interval."""

    who: str
    wins: float
    games: int
    share: float
    low: float
    high: float


class Report(Value):
    """What many games showed."""

    game: str
    bots: tuple[str, ...]
    games: int
    seed: str
    by_bot: tuple[Share, ...]
    by_seat: tuple[Share, ...]
    throws: tuple[float, int, int]
    """Mean, fewest, most."""
    steps: tuple[float, int, int]
    endings: tuple[tuple[str, int], ...]
    thrower: str = "luck"


class Plan(Value):
    """Which games to play: the same plan gives the same games on any number of cores."""

    game: str
    bots: tuple[str, ...]
    seed: str
    options: tuple[tuple[str, Any], ...] = ()
    preset: str | None = None
    thrower: str = "luck"
    think: float = THINK

    def play(self, number: int) -> Played:
        """One game."""
        match = self.match(number)
        match.run()
        assert match.result is not None  # noqa: S101  # bots never wait for a person
        return Played(match.result.winners, _throws(match), match.version, match.result.reason)

    def match(self, number: int) -> Match:
        """One game before its first throw. Bots move on by one seat from game to game; seat 0 always begins."""
        rng = Random(f"{self.seed}/{number}")
        game = make_game(self.game, len(self.bots), dict(self.options), preset=self.preset)
        seats = [Seat(self.label(bot), self.bots[bot]) for bot in self.seating(number)]
        thrower, fair = _thrower(self.thrower, rng, f"{self.seed}/{number}")
        return Match(game, seats, thrower, rng=rng, fair=fair, think=self.think)

    def seating(self, number: int) -> tuple[int, ...]:
        """Which of the bots sits where."""
        return tuple((seat + number) % len(self.bots) for seat in range(len(self.bots)))

    def label(self, bot: int) -> str:
        """The name of a bot, with its number where the same name plays more than once."""
        name = self.bots[bot]
        return name if self.bots.count(name) == 1 else f"{name} ({bot + 1})"


def _thrower(name: str, rng: Random, seed: str) -> tuple[Thrower, Fairness | None]:
    """The arena computes in this process: the games themselves are spread over the cores."""
    if name == "luck":
        return Luck(rng), None
    if name != "physics":
        raise TableRefused(f"nothing throws by {name!r}: choose luck or physics", code="table/thrower")
    from throwdown.throwers.physical import Physical

    return Physical(rng), Fairness.seeded(seed)


def make_plan(
    game_id: str,
    bots: Sequence[str],
    seed: str,
    options: Mapping[str, Any] | None = None,
    preset: str | None = None,
    *,
    thrower: str = "luck",
    think: float = THINK,
) -> Plan:
    """A plan that can be played: a game, players, options or a thrower that do not exist are refused here."""
    settled = AMONG_BOTS.get(game_id, {}) | dict(options or {})
    plan = Plan(game_id, tuple(bots), seed, tuple(settled.items()), preset, thrower, think)
    _thrower(thrower, Random(0), seed)
    make_game(game_id, len(bots), dict(plan.options), preset=preset)
    for bot in bots:
        make_bot(game_id, bot)
    return plan


def simulate(
    plan: Plan,
    games: int,
    *,
    progress: Callable[[int], None] = lambda played: None,
    processes: int | None = None,
) -> Report:
    """Play so many games; ``progress`` is told after each bunch."""
    if games < 1:
        raise TableRefused(f"{games} games cannot be played: give a number from 1", code="table/games")
    played: list[Played] = []
    for _, each in play_games(plan, range(games), processes):
        played.append(each)
        progress(1)
    return _report(plan, played)


def play_games(plan: Plan, numbers: range, processes: int | None = None) -> Iterator[tuple[int, Played]]:
    """These games of the plan, each with its number, in order, on several cores."""
    for bunch in _bunches(plan, numbers, processes or os.cpu_count() or 1):
        yield from bunch


def _throws(match: Match) -> int:
    """Throws of the game: not the start die, no lots, no races."""
    if isinstance(match.state, ArenaState):
        return match.state.throws
    return sum(isinstance(entry, Resolved) and isinstance(entry.outcome, Rolled) for entry in match.log.entries)


def _bunches(plan: Plan, numbers: range, processes: int) -> Iterator[list[tuple[int, Played]]]:
    size = max(1, min(CHUNK, len(numbers) // (4 * processes)))
    bunches = [(plan, numbers[start : start + size]) for start in range(0, len(numbers), size)]
    if processes == 1 or len(bunches) == 1:
        yield from map(_play_bunch, bunches)
    else:
        with ProcessPoolExecutor(processes) as pool:
            yield from pool.map(_play_bunch, bunches)


def _play_bunch(bunch: tuple[Plan, range]) -> list[tuple[int, Played]]:
    plan, numbers = bunch
    return [(number, plan.play(number)) for number in numbers]


def _report(plan: Plan, played: list[Played]) -> Report:
    games, players = len(played), range(len(plan.bots))
    by_bot, by_seat = [0.0 for _ in players], [0.0 for _ in players]
    for number, game in enumerate(played):
        seating = plan.seating(number)
        for winner in game.winners:
            by_bot[seating[winner]] += 1 / len(game.winners)
            by_seat[winner] += 1 / len(game.winners)
    return Report(
        game=plan.game,
        bots=plan.bots,
        games=games,
        seed=plan.seed,
        by_bot=tuple(share_of(plan.label(bot), by_bot[bot], games) for bot in players),
        by_seat=tuple(share_of(f"seat {seat}", by_seat[seat], games) for seat in players),
        throws=_spread([game.throws for game in played]),
        steps=_spread([game.steps for game in played]),
        endings=tuple(sorted(Counter(game.reason for game in played).items())),
        thrower=plan.thrower,
    )


def _spread(counts: list[int]) -> tuple[float, int, int]:
    return fmean(counts), min(counts), max(counts)


def share_of(name: str, wins: float, games: int) -> Share:
    low, high = wilson(wins, games)
    return Share(name, wins, games, wins / games, low, high)


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval for a share."""
    share, spread = wins / games, Z95 * Z95 / games
    middle = (share + spread / 2) / (1 + spread)
    half = Z95 * sqrt(max(share * (1 - share), 0) / games + spread / (4 * games)) / (1 + spread)
    return max(middle - half, 0.0), min(middle + half, 1.0)
