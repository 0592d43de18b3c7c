"""What aim gains by the throw: run from the root and update results.md.

python -m benchmarks.sights --game impact_avatar     by eye, by practice and by trial, in positions of games of experts
python -m benchmarks.sights --help                   positions, throws in each, seed, time to think

In every position with two dice or more each sight picks its throw, which is then thrown in the arena a few times over,
beside the best manner without aim. A landing counts by the mean of all faces that its dice might show, in chances to
win. So a few hundred throws tell what takes thousands of games. It also tells what it gains that a lying die turns at
all: any of them, and the one that is worth the most.
"""

from __future__ import annotations

from math import inf
from random import Random
from statistics import fmean, stdev
from typing import TYPE_CHECKING, Any, get_args

import click

from throwdown.bots import BOTS, clock
from throwdown.bots.search.aiming import aimed
from throwdown.bots.search.eye import MISSED_BY, by_eye, scene_of
from throwdown.bots.search.lookahead import Foresight
from throwdown.bots.search.sight import WEIGHING, Sight
from throwdown.bots.search.solved import evaluator
from throwdown.bots.search.worth import Worth
from throwdown.commands.shared import think_option
from throwdown.physics import Intent, Scene, simulate
from throwdown.physics.scene import face_of
from throwdown.rules import game as make_game
from throwdown.rules.arena.state import Throw
from throwdown.table import Match, Seat
from throwdown.throwers import MANNERS, Fairness
from throwdown.throwers.physical import Physical, unaimed
from throwdown.throwers.release import Hand, released

if TYPE_CHECKING:
    from collections.abc import Iterator

GAMES = [game for game in BOTS if game != "verasselt"]
#: Steps of a game between two positions that are looked at.
APART = 5
ANY, BEST = "any die turned", "the right die turned"


def positions(game: str, rng: Random) -> Iterator[Match]:
    """Where one die is thrown at several, in games of experts."""
    while True:
        fair = Fairness.seeded(str(rng.random()))
        seats = [Seat("A", "expert"), Seat("B", "expert")]
        match = Match(make_game(game, 2), seats, Physical(rng), rng=rng, fair=fair, think=0.0)
        steps = rng.randrange(APART)
        while match.result is None and match.step():
            steps += 1
            if steps >= APART and len(match.lying) > 1 and _may_throw(match):
                yield match
                steps = 0


def _may_throw(match: Match) -> bool:
    return match.state.phase in ("turn", "choice") and Throw() in match.view(match.state.active).actions


class Position:
    """One of them, and what throws are worth there."""

    def __init__(self, match: Match, rng: Random) -> None:
        rules: Any = match.game
        self.rng, self.lying, self.view = rng, match.lying, match.view(match.state.active)
        self.scene = scene_of(match.lying)
        self.foresight = Foresight(rules, rng, evaluator(rules))
        self.worth = Worth(self.foresight, self.view, Throw(), inf)
        self.towers = rules.options.get("accidental_stack") == "tower"

    def aimed(self, sight: Sight, think: float) -> Intent | None:
        until = clock.now() + think
        if sight not in WEIGHING:
            return by_eye(self.rng, self.scene, MISSED_BY[sight])
        found = aimed(sight, self.foresight, self.rng, self.view, self.lying, Throw(), until)
        return found and found.intent

    def unaimed(self) -> Intent:
        """In the best manner, from any side."""
        manner = max(MANNERS, key=self.worth.by_manner)
        return unaimed(self.rng, manner, self.rng.uniform(0, 7), self.scene)

    def value(self, intent: Intent) -> float:
        """What one throw in the arena came to."""
        throws, seed = released(self.rng, (Hand((self.worth.die,), intent),), self.scene)
        landing = simulate(self.scene, throws, towers=self.towers, seed=seed)
        return self.worth.of(_turned(self.scene, landing.faces), tuple(landing.out), landing.stacks)

    def turns(self) -> dict[str, float]:
        """What it gains that a die turns: which one is worth the most is found first, then looked at afresh."""
        again = Worth(self.foresight, self.view, Throw(), inf)
        gained = {die: again.of((die,)) - again.of() for die in again.loose}
        best = max(gained, key=lambda die: self.worth.of((die,)), default=None)
        return {} if best is None else {ANY: fmean(gained.values()), BEST: gained[best]}


def _turned(scene: Scene, faces: dict[int, int]) -> tuple[int, ...]:
    return tuple(die for die, pose in scene.poses.items() if faces.get(die, face_of(pose)) != face_of(pose))


def gains(position: Position, throws: int, think: float) -> dict[str, float]:
    """By sight: chances to win more than by the best manner without aim; and by what turned."""
    plain = fmean(position.value(position.unaimed()) for _ in range(throws))
    found = {sight: position.aimed(sight, think) for sight in get_args(Sight)}
    return position.turns() | {
        sight: fmean(position.value(intent) for _ in range(throws)) - plain if intent else 0.0
        for sight, intent in found.items()
    }


@click.command()
@click.option("--game", default="strike", show_default=True, type=click.Choice(GAMES))
@click.option("--positions", "wanted", default=100, show_default=True, type=click.IntRange(2))
@click.option("--throws", default=4, show_default=True, type=click.IntRange(1), help="Of each kind in a position.")
@click.option("--seed", default="sights", show_default=True, help="Other positions and throws.")
@think_option("150ms")
def main(game: str, wanted: int, throws: int, seed: str, think: float) -> None:
    """Throw by eye, by practice and by trial, and tell what it gains."""
    rng = Random(seed)
    some = positions(game, rng)
    seen = [gains(Position(next(some), rng), throws, think) for _ in range(wanted)]
    click.echo(f"{game}: {wanted} positions, {throws} throws of each kind, think {think * 1000:g} ms (seed {seed})")
    for what in (ANY, BEST, *get_args(Sight)):
        values = [each[what] for each in seen if what in each]
        error = stdev(values) / len(values) ** 0.5
        click.echo(f"  {what:20} gains {fmean(values):+.4f} ± {1.96 * error:.4f} chances to win")


if __name__ == "__main__":
    main()
