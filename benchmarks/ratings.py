"""Whether the bands that people see are honest: run from the root and update results.md.

python -m benchmarks.ratings                          clubs of every habit in both pools, 60 games a person
python -m benchmarks.ratings --pool arena --games 120 one pool, more games
python -m benchmarks.ratings --played                 one club of bots that really play voll verasselt

A club of people with known places plays an evening a week. Real games would take days, so the winner is drawn from the
fitted ladder. Afterwards each band is compared with the place of its person: how often it holds the place, and how much
of the distance from novice to master it has, and how much the levels around it that are named. ``--played`` draws
nothing: each person is a bot of some level, and the bots play every game. Only people with ten games with a bot have a
band.
"""

from __future__ import annotations

from math import exp, sqrt
from random import Random
from statistics import mean, median
from typing import TYPE_CHECKING

import click
import msgspec

from throwdown.ratings import POOLS, Band, Finished, Player, Pool, Standing, band_of, rate
from throwdown.ratings.ladder import HIGHEST, LOWEST, ladder_of
from throwdown.ratings.standing import MIDDLE, UNKNOWN, Z90
from throwdown_lab.simulate import make_plan

from .own_time import think_by_own_time

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    #: Who of the people and bots of a table wins.
    Winner = Callable[[Sequence[str]], tuple[int, ...]]

think_by_own_time()

#: A table plays so many games on an evening, and the next evening is a week later.
EVENING, WEEK = 4, 7
MOST_SEATS = 5
GAMES: dict[Pool, str] = {"arena": "strike", "verasselt": "verasselt"}
#: What the bots of the fitted ladder had to think.
THINK = 0.01


class Habit(msgspec.Struct, frozen=True):
    """How a club plays."""

    name: str
    people: tuple[int, ...]
    """So many sit at a table: one of these numbers."""
    bots: tuple[int, ...]
    """So many bots join them: one of these numbers."""


HABITS = (
    Habit("pairs, a bot on every second evening", (2,), (0, 1)),
    Habit("pairs and a bot", (2,), (1,)),
    Habit("two to four, a bot on every second evening", (2, 3, 4), (0, 1)),
    Habit("four, a bot on every fourth evening", (4,), (0, 0, 0, 1)),
)

#: Where people are, by name of the crowd.
CROWDS: dict[str, Callable[[Random, Pool], float]] = {
    "spread evenly": lambda rng, pool: rng.uniform(LOWEST, HIGHEST),
    "some beyond the bots": lambda rng, pool: rng.gauss(MIDDLE, UNKNOWN),
    "as strong as a bot": lambda rng, pool: rng.choice([*ladder_of(pool).levels.values()]),
}


class Club:
    """People who play every week, and what is known about them."""

    def __init__(self, pool: Pool, places: Sequence[float], habit: Habit, rng: Random) -> None:
        self.pool, self.habit, self.rng = pool, habit, rng
        self.places = {f"person {number}": place for number, place in enumerate(places)}
        self.standings: dict[str, Standing] = {}
        self.day = 0

    def play(self, games: int, winner: Winner) -> None:
        """Evenings until everybody has so many games; who has them plays no more while enough others have not."""
        while waiting := [person for person in self.places if self.games(person) < games]:
            self.day += WEEK
            there = (
                waiting if len(waiting) > 1 else [*waiting, next(each for each in self.places if each not in waiting)]
            )
            for table in self.tables(self.rng.sample(there, len(there))):
                for _ in range(EVENING):
                    self.finish(table, winner)

    def games(self, person: str) -> int:
        return self.standings[person].games if person in self.standings else 0

    def tables(self, people: list[str]) -> list[list[str]]:
        """Everybody sits; a last person who is alone joins another table."""
        tables = []
        while people:
            count = self.rng.choice(self.habit.people)
            count = len(people) if len(people) - count < 2 else count
            tables.append([*people[:count], *self.bots(MOST_SEATS - count)])
            people = people[count:]
        return tables

    def bots(self, most: int) -> list[str]:
        return self.rng.choices([*ladder_of(self.pool).levels], k=min(self.rng.choice(self.habit.bots), most))

    def finish(self, table: list[str], winner: Winner) -> None:
        """One game, with seats drawn."""
        seats = self.rng.sample(table, len(table))
        players = tuple(Player(person=each) if each in self.places else Player(bot=each) for each in seats)
        finished = Finished(GAMES[self.pool], "physics", players, winner(seats), self.day)
        self.standings |= rate(finished, self.standings)

    def place(self, name: str) -> float:
        """Of a person or a bot."""
        return self.places[name] if name in self.places else ladder_of(self.pool).levels[name]

    def drawn(self, seats: Sequence[str]) -> tuple[int, ...]:
        """Each wins in proportion to the odds that the ladder gives."""
        unit = ladder_of(self.pool).luck * sqrt(2)
        return (self.rng.choices(range(len(seats)), [exp(self.place(each) / unit) for each in seats])[0],)

    def judged(self) -> list[Judged]:
        """Everybody who has a band."""
        bands = {person: band_of(each, self.pool, self.day) for person, each in self.standings.items()}
        return [
            judged(self.pool, band, self.places[person], self.standings[person])
            for person, band in bands.items()
            if not band.anchors_missing
        ]


class Judged(msgspec.Struct, frozen=True):
    """One band beside the true place."""

    held: bool
    share: float
    """Of the distance from novice to master."""
    named: float
    """The same of the levels that the sentence names."""
    close: bool
    """The place is within the 90 % of the belief, which no level rounds."""


def judged(pool: Pool, band: Band, place: float, standing: Standing) -> Judged:
    levels, now, length = ladder_of(pool).levels, standing.now, HIGHEST - LOWEST
    low = levels[band.lower] if band.lower else LOWEST
    high = levels[band.upper] if band.upper else HIGHEST
    held = (band.low is None or band.low <= place) and (band.high is None or place <= band.high)
    return Judged(held, band.width / length, (high - low) / length, abs(place - now.mean) <= Z90 * now.spread)


def row(name: str, people: Sequence[Judged]) -> str:
    return (
        f"{name:66} {mean(each.held for each in people):6.1%} of {len(people)}, "
        f"median share {median(each.share for each in people):.0%}, named {median(each.named for each in people):.0%}; "
        f"without rounding {mean(each.close for each in people):.1%}"
    )


def in_clubs(pool: Pool, clubs: int, size: int, games: int, seed: str) -> None:
    """Clubs of every habit and crowd."""
    everybody = []
    for habit in HABITS:
        for crowd, place in CROWDS.items():
            people = []
            for number in range(clubs):
                rng = Random(f"{seed}/{pool}/{habit.name}/{crowd}/{number}")
                club = Club(pool, [place(rng, pool) for _ in range(size)], habit, rng)
                club.play(games, club.drawn)
                people += club.judged()
            everybody += people
            click.echo(row(f"{pool}: {habit.name}, {crowd}", people))
    click.echo(row(f"{pool}: all", everybody))


def by_playing(size: int, games: int, seed: str) -> None:
    """A club of bots that play voll verasselt, two of them with a bot that is known."""
    rng, levels = Random(seed), ladder_of("verasselt").levels
    names = [rng.choice([*levels]) for _ in range(size)]
    club = Club("verasselt", [levels[name] for name in names], HABITS[1], rng)
    bots = dict(zip(club.places, names, strict=True))

    def winner(seats: Sequence[str]) -> tuple[int, ...]:
        plan = make_plan("verasselt", tuple(bots.get(each, each) for each in seats), str(rng.random()), think=THINK)
        return plan.play(0).winners

    club.play(games, winner)
    click.echo(row("verasselt, played: pairs and a bot, as strong as a bot", club.judged()))


@click.command()
@click.option("--pool", "pools", multiple=True, type=click.Choice(POOLS), help="Only this one (default: both).")
@click.option("--games", default=60, show_default=True, type=click.IntRange(20), help="Games of each person.")
@click.option("--clubs", default=10, show_default=True, type=click.IntRange(1), help="For each habit and crowd.")
@click.option("--people", default=20, show_default=True, type=click.IntRange(4), help="In each club.")
@click.option("--seed", default="test", show_default=True)
@click.option("--played", is_flag=True, help="One club of bots that really play.")
def main(pools: tuple[Pool, ...], games: int, clubs: int, people: int, seed: str, played: bool) -> None:
    """How often bands hold the true place, and how wide they are."""
    click.echo(f"after {games} games (seed {seed}): bands that hold the place")
    if played:
        by_playing(people, games, seed)
        return
    for pool in pools or POOLS:
        in_clubs(pool, clubs, people, games, seed)


if __name__ == "__main__":
    main()
