"""Which throws pay: run from the root and update results.md.

python -m benchmarks.throws --minutes 4      strike in the arena: throws by chance at lying dice, and what they gain

Positions come from games of experts. In each of them dice are thrown at a target in many ways; a landing is judged as a
master judges it, by the mean of all faces that its dice might show, against the best throw that is not aimed. What it
tells stands in ``throwdown.bots.search.practice``.
"""

from __future__ import annotations

import os
import time
from concurrent.futures import ProcessPoolExecutor
from math import atan2, inf, pi
from random import Random
from statistics import fmean, stdev
from typing import TYPE_CHECKING, Any, NamedTuple

import click

from throwdown.bots import make_bot
from throwdown.bots.search.eye import scene_of
from throwdown.bots.search.practice import at_the_foot
from throwdown.bots.search.solved import solved_values
from throwdown.bots.search.worth import Worth
from throwdown.physics import simulate
from throwdown.physics.scene import face_of, place_of
from throwdown.rules import Stop, game
from throwdown.rules.arena.state import Throw
from throwdown.table import Match, Seat
from throwdown.throwers import Fairness
from throwdown.throwers.physical import Physical
from throwdown.throwers.release import Hand, released

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

#: Throws in each position, and dice that lie there at least.
THROWS, LYING = 100, 2
#: What distinguishes throws: least and most, in m, m/s and rad/s.
WAYS = {
    "speed": (1.0, 4.5),
    "back": (0.03, 0.24),
    "height": (0.066, 0.16),
    "foot": (-0.012, 0.02),
    "beside": (-0.02, 0.02),
    "spin": (-55.0, 55.0),
}
#: Rows for each of them.
PARTS = 6


class Thrown(NamedTuple):
    """One throw: how, and what came of it."""

    way: dict[str, float]
    gain: float
    turned: int
    lost: bool


def study(seed: str, seconds: float) -> list[Thrown]:
    """Throws by chance until the time is over."""
    rng, until = Random(seed), time.monotonic() + seconds
    thrown: list[Thrown] = []
    while time.monotonic() < until:
        match = _some_position(rng)
        if match.result is None and len(match.lying) >= LYING and Throw() in match.view(match.state.active).actions:
            thrown += _thrown_in(match, rng)
    return thrown


def _some_position(rng: Random) -> Match:
    """Somewhere in a game of experts."""
    seats = [Seat("A", "expert"), Seat("B", "expert")]
    fair = Fairness.seeded(str(rng.random()))
    match = Match(game("strike", 2), seats, Physical(rng), rng=rng, fair=fair, think=0.0)
    for _ in range(rng.randrange(3, 40)):
        if match.result is None:
            match.step()
    return match


def _thrown_in(match: Match, rng: Random) -> Iterator[Thrown]:
    rules: Any = match.game
    seat, scene = match.state.active, scene_of(match.lying)
    view = match.view(seat)
    plain = max(value for choice, value in solved_values(rules, view).items() if choice.action != Stop())
    judge: Any = make_bot(rules, "master", rng)
    worth = Worth(judge.foresight, view, Throw(), until=inf)
    for _ in range(THROWS):
        way = {name: rng.uniform(*ends) for name, ends in WAYS.items()}
        way["side"] = rng.triangular(-pi, pi, 0.0)  # 0 is across the centre
        target = rng.choice(list(scene.poses))
        x, y, _ = place_of(scene.poses[target])
        intent = at_the_foot(scene, target, **way | {"side": atan2(-y, -x) + way["side"]})
        throws, chance = released(rng, (Hand((worth.die,), intent),), scene)
        landing = simulate(scene, throws, seed=chance)
        turned = tuple(
            each for each, pose in scene.poses.items() if landing.faces.get(each, -1) not in (-1, face_of(pose))
        )
        gain = worth.of(turned, tuple(landing.out)) - plain
        yield Thrown(way, gain, len(turned), worth.die in landing.out)


# Printed


def text(thrown: list[Thrown]) -> str:
    """What throws of each kind gain; those from across the centre are separate, since the side matters the most."""
    across = [each for each in thrown if abs(each.way["side"]) < pi / 6]
    lines = [f"{len(thrown):,} throws: {_mean(thrown)}", ""]
    for what, apart in {
        "turned a die, stayed": lambda each: each.turned and not each.lost,
        "turned a die, lost": lambda each: each.turned and each.lost,
        "turned nothing, stayed": lambda each: not each.turned and not each.lost,
        "turned nothing, lost": lambda each: not each.turned and each.lost,
    }.items():
        lines.append(f"  {what:24}{_mean(list(filter(apart, thrown)))}")
    lines += ["", *_by("side", thrown, lambda each: abs(each.way["side"]))]
    for name in WAYS:
        lines += ["", *_by(f"{name}, across the centre", across, lambda each, name=name: each.way[name])]  # type: ignore[misc]
    return "\n".join(lines)


def _by(name: str, thrown: list[Thrown], by: Callable[[Thrown], float]) -> Iterator[str]:
    yield f"  {name}"
    ranked = sorted(thrown, key=by)
    for part in range(PARTS):
        some = ranked[part * len(ranked) // PARTS : (part + 1) * len(ranked) // PARTS]
        if some:
            yield f"  {by(some[0]):10.3f} to {by(some[-1]):6.3f}    {_mean(some)}"


def _mean(thrown: list[Thrown]) -> str:
    if len(thrown) < 2:
        return "too few"
    gains = [each.gain for each in thrown]
    turned, lost = fmean(each.turned for each in thrown), fmean(each.lost for each in thrown)
    error = stdev(gains) / len(gains) ** 0.5
    return f"gain {fmean(gains):+.4f} ± {error:.4f}, turned {turned:.2f}, lost {lost:.2f} ({len(thrown):,})"


@click.command()
@click.option(
    "--minutes", default=4.0, show_default=True, type=click.FloatRange(0, min_open=True), help="How long, on all cores."
)
@click.option("--seed", default="throws", show_default=True, help="Other positions and throws.")
def main(minutes: float, seed: str) -> None:
    """Throw by chance, and tell what pays."""
    cores = os.cpu_count() or 1
    with ProcessPoolExecutor(cores) as pool:
        studies = pool.map(study, [f"{seed}/{core}" for core in range(cores)], [60 * minutes] * cores)
        click.echo(text([each for some in studies for each in some]))


if __name__ == "__main__":
    main()
