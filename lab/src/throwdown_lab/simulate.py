"""Many games between bots, on the luck model or in the physical arena, on all cores: who wins, how long it takes."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import TYPE_CHECKING, Any

from throwdown.bots import AMONG_BOTS, THINK, check_bots, make_bot
from throwdown.errors import TableRefused
from throwdown.library.own import address, game_named
from throwdown.library.own import game_id as id_of
from throwdown.rules.arena.state import ArenaState, Raced
from throwdown.rules.game import Drawn
from throwdown.rules.record import Resolved
from throwdown.rules.rulings import options_of_seats
from throwdown.rules.tournament import game_points
from throwdown.rules.values import Value
from throwdown.table import Match, Seat
from throwdown.throwers import Fairness, Luck, Thrower

from .guests import seated
from .share import Share, share_of
from .work import in_order, open_pool

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

    from .work import Pool

#: The most games in one piece of work.
CHUNK = 50


class Played(Value):
    """The result of one game."""

    winners: tuple[int, ...]
    throws: int
    steps: int
    reason: str
    points: tuple[int, ...] = ()
    """By seat: cards in voll verasselt, points of a tournament (few are good) in the arena."""


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
    lengths: tuple[tuple[int, int], ...] = ()
    """How many games had so many throws."""


class Plan(Value):
    """Which games to play: the same plan gives the same games on any number of cores."""

    game: str
    bots: tuple[str, ...]
    seed: str
    options: tuple[tuple[str, Any], ...] = ()
    edition: str | None = None
    thrower: str = "luck"
    think: float = THINK

    def play(self, number: int) -> Played:
        """One game."""
        match = self.match(number)
        match.run()
        assert match.result is not None  # noqa: S101  # bots never wait for a person
        return Played(match.result.winners, _throws(match), match.version, match.result.reason, _points(match))

    def match(self, number: int) -> Match:
        """One game before its first throw. Bots move on by one seat from game to game; seat 0 always begins.

        Each bot takes its starting dice along.
        """
        rng = Random(f"{self.seed}/{number}")
        options = options_of_seats(dict(self.options), self.seating(number))
        game = game_named(self.game, len(self.bots), options, edition=self.edition)
        seats = [Seat(self.label(bot), seated(self.bots[bot])) for bot in self.seating(number)]
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
    edition: str | None = None,
    *,
    thrower: str = "luck",
    think: float = THINK,
) -> Plan:
    """A plan that can be played: a game, players, options or a thrower that do not exist are refused here.

    ``game_id`` may be ``module:name`` for a game of your own.
    """
    chosen = AMONG_BOTS.get(game_id, {}) | dict(options or {})
    plan = Plan(address(game_id), tuple(bots), seed, tuple(chosen.items()), edition, thrower, think)
    _thrower(thrower, Random(0), seed)
    check_bots(id_of(plan.game), map(seated, bots))
    game = game_named(plan.game, len(bots), dict(plan.options), edition=plan.edition)
    for bot in bots:
        make_bot(game, seated(bot))
    return plan


def simulate(
    plan: Plan,
    games: int,
    *,
    progress: Callable[[int], None] = lambda played: None,
    processes: int | None = None,
    on: str | None = None,
    keep: Callable[[PlayedGame], None] = lambda game: None,
) -> Report:
    """Play so many games; ``progress`` is called after each bunch, ``keep`` with each game in order."""
    if games < 1:
        raise TableRefused(f"{games} games cannot be played: give a number from 1", code="table/games")
    with open_pool(processes, on) as workers:
        return simulated(workers, plan, games, progress=progress, keep=keep)


def simulated(
    workers: Pool,
    plan: Plan,
    games: int,
    *,
    progress: Callable[[int], None] = lambda played: None,
    keep: Callable[[PlayedGame], None] = lambda game: None,
) -> Report:
    """The same by workers that are there already."""
    tally = Tally(plan)
    for bunch in play_games(workers, bunches_of(plan, range(games), workers.size)):
        for game in bunch:
            tally.add(game)
            keep(game)
        progress(len(bunch))
    return tally.report()


# Games in bunches


class PlayedGame(Value):
    """One game that was played."""

    plan: Plan
    number: int
    played: Played


class Bunch(Value):
    """Some games of a plan: a piece of work."""

    plan: Plan
    numbers: range

    def play(self) -> list[Played]:
        return [self.plan.play(number) for number in self.numbers]


def bunches_of(plan: Plan, numbers: range, workers: int) -> Iterator[Bunch]:
    """These games in pieces that are small enough to keep so many workers busy to the end."""
    size = max(1, min(CHUNK, len(numbers) // (4 * workers)))
    for start in range(0, len(numbers), size):
        yield Bunch(plan, numbers[start : start + size])


def play_games(workers: Pool, bunches: Iterable[Bunch]) -> Iterator[list[PlayedGame]]:
    """Bunch by bunch in their order, wherever they were played."""
    for bunch, played in in_order(workers.each(_play_bunch, bunches)):
        yield [PlayedGame(bunch.plan, number, each) for number, each in zip(bunch.numbers, played, strict=True)]


def _play_bunch(bunch: Bunch) -> tuple[Bunch, list[Played]]:
    return bunch, bunch.play()


def _throws(match: Match) -> int:
    """Throws of the game: not the start die, no lots, no races."""
    if isinstance(match.state, ArenaState):
        return match.state.throws
    outcomes = (entry.outcome for entry in match.log.entries if isinstance(entry, Resolved))
    return sum(not isinstance(outcome, Drawn | Raced) for outcome in outcomes)


def _points(match: Match) -> tuple[int, ...]:
    assert match.result is not None  # noqa: S101  # it was played to its end
    if isinstance(match.state, ArenaState):
        return game_points(match.game.seats, match.state.out, match.game.options.get("simul_points", "after_all"))
    return match.result.scores


class Tally:
    """What is counted of many games, in their order."""

    def __init__(self, plan: Plan) -> None:
        self.plan = plan
        self.by_bot, self.by_seat = [0.0] * len(plan.bots), [0.0] * len(plan.bots)
        self.throws, self.steps, self.endings = Counter[int](), Counter[int](), Counter[str]()

    def add(self, game: PlayedGame) -> None:
        played, seating = game.played, self.plan.seating(game.number)
        for winner in played.winners:
            self.by_bot[seating[winner]] += 1 / len(played.winners)
            self.by_seat[winner] += 1 / len(played.winners)
        self.throws[played.throws] += 1
        self.steps[played.steps] += 1
        self.endings[played.reason] += 1

    def report(self) -> Report:
        plan, games = self.plan, self.endings.total()
        return Report(
            game=plan.game,
            bots=plan.bots,
            games=games,
            seed=plan.seed,
            by_bot=tuple(share_of(plan.label(bot), wins, games) for bot, wins in enumerate(self.by_bot)),
            by_seat=tuple(share_of(f"seat {seat}", wins, games) for seat, wins in enumerate(self.by_seat)),
            throws=_spread(self.throws),
            steps=_spread(self.steps),
            endings=tuple(sorted(self.endings.items())),
            thrower=plan.thrower,
            lengths=tuple(sorted(self.throws.items())),
        )


def _spread(counts: Counter[int]) -> tuple[float, int, int]:
    """Mean, fewest, most."""
    return sum(count * games for count, games in counts.items()) / counts.total(), min(counts), max(counts)
