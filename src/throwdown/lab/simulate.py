"""Many games between bots on the luck thrower, on all cores: who wins, how long it takes."""

from __future__ import annotations

import os
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from math import sqrt
from random import Random
from statistics import fmean
from typing import TYPE_CHECKING, Any

from throwdown.bots import AMONG_BOTS, make_bot
from throwdown.errors import TableRefused
from throwdown.rules.arena_state import ArenaState
from throwdown.rules.catalogue import game as make_game
from throwdown.rules.record import Resolved
from throwdown.rules.values import Value
from throwdown.rules.verasselt import Rolled
from throwdown.table import Match, Seat
from throwdown.throwers import Luck

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


class Plan(Value):
    """Which games to play: the same plan gives the same games on any number of cores."""

    game: str
    bots: tuple[str, ...]
    seed: str
    options: tuple[tuple[str, Any], ...] = ()
    preset: str | None = None

    def play(self, number: int) -> Played:
        """One game. Bots move on by one seat from game to game; seat 0 always begins."""
        rng = Random(f"{self.seed}/{number}")
        game = make_game(self.game, len(self.bots), dict(self.options), preset=self.preset)
        seats = [Seat(self.label(bot), self.bots[bot]) for bot in self.seating(number)]
        match = Match(game, seats, Luck(rng), rng=rng)
        match.run()
        assert match.result is not None  # noqa: S101  # bots never wait for a person
        return Played(match.result.winners, _throws(match), match.version, match.result.reason)

    def seating(self, number: int) -> tuple[int, ...]:
        """Which of the bots sits where."""
        return tuple((seat + number) % len(self.bots) for seat in range(len(self.bots)))

    def label(self, bot: int) -> str:
        """The name of a bot, with its number where the same name plays more than once."""
        name = self.bots[bot]
        return name if self.bots.count(name) == 1 else f"{name} ({bot + 1})"


def make_plan(
    game_id: str, bots: Sequence[str], seed: str, options: Mapping[str, Any] | None = None, preset: str | None = None
) -> Plan:
    """A plan that can be played: a game, players or options that do not exist are refused here."""
    settled = AMONG_BOTS.get(game_id, {}) | dict(options or {})
    plan = Plan(game_id, tuple(bots), seed, tuple(settled.items()), preset)
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
    for bunch in _bunches(plan, games, processes or os.cpu_count() or 1):
        played += bunch
        progress(len(bunch))
    return _report(plan, played)


def _throws(match: Match) -> int:
    """Throws of the game: not the start die, no lots, no races."""
    if isinstance(match.state, ArenaState):
        return match.state.throws
    return sum(isinstance(entry, Resolved) and isinstance(entry.outcome, Rolled) for entry in match.log.entries)


def _bunches(plan: Plan, games: int, processes: int) -> Iterator[list[Played]]:
    starts = range(0, games, CHUNK)
    bunches = [(plan, start, min(start + CHUNK, games)) for start in starts]
    if processes == 1 or len(bunches) == 1:
        yield from map(_play_bunch, bunches)
    else:
        with ProcessPoolExecutor(processes) as pool:
            yield from pool.map(_play_bunch, bunches)


def _play_bunch(bunch: tuple[Plan, int, int]) -> list[Played]:
    plan, start, end = bunch
    return [plan.play(number) for number in range(start, end)]


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
        by_bot=tuple(_share(plan.label(bot), by_bot[bot], games) for bot in players),
        by_seat=tuple(_share(f"seat {seat}", by_seat[seat], games) for seat in players),
        throws=_spread([game.throws for game in played]),
        steps=_spread([game.steps for game in played]),
        endings=tuple(sorted(Counter(game.reason for game in played).items())),
    )


def _spread(counts: list[int]) -> tuple[float, int, int]:
    return fmean(counts), min(counts), max(counts)


def _share(name: str, wins: float, games: int) -> Share:
    low, high = wilson(wins, games)
    return Share(name, wins, games, wins / games, low, high)


def wilson(wins: float, games: int) -> tuple[float, float]:
    """Wilson's 95 % interval for a share."""
    share, spread = wins / games, Z95 * Z95 / games
    middle = (share + spread / 2) / (1 + spread)
    half = Z95 * sqrt(max(share * (1 - share), 0) / games + spread / (4 * games)) / (1 + spread)
    return max(middle - half, 0.0), min(middle + half, 1.0)
