"""What throwing is worth in the arena: whole games, and what throws do. Run from the root and update results.md.

python -m benchmarks.pays --game strike --games 1000        a hit where two or more dice lie, else a drop: against drops
python -m benchmarks.pays --game strike --games 1000 --smash       a smash against a hit
python -m benchmarks.pays --game strike --games 1000 --off 15      an aim off by 15 mm against one with the tremor alone
python -m benchmarks.pays --game impact_avatar --games 2000 --best-target     the die whose turn is worth most, any die
python -m benchmarks.pays --rates 5000                      what throws of each way do where two to four dice lie

Two seats play, which change from game to game; the same bot decides everything but how to throw, and every throw has
the tremor of a hand. The last line of ``--json`` has the share of games that the first of the two wins.
"""

from __future__ import annotations

import argparse
import json
import os
from collections import Counter
from concurrent.futures import ProcessPoolExecutor
from itertools import product
from math import pi, sqrt
from random import Random
from statistics import fmean
from typing import TYPE_CHECKING, Any, NamedTuple

from throwdown.bots import make_bot
from throwdown.physics import Scene, preset, simulate
from throwdown.physics.arenas import START
from throwdown.physics.intent import WAYS, bearing_of, by_way, open_place
from throwdown.physics.scene import face_of, place_of
from throwdown.rules import game
from throwdown.rules.arena.state import THROWS, Landed
from throwdown.rules.game import to_act
from throwdown.table import Match, Seat
from throwdown.throwers.physical import Physical, anywhere
from throwdown.throwers.release import Hand, released

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator

    from throwdown.physics import Intent, Landing
    from throwdown.rules import Action

#: The bot that decides everything but how to throw.
DECIDES = "casual"
#: Where at least so many dice lie, one of them is thrown at.
WORTH_HITTING = 2
#: Dice that lie there when rates are counted, and the number of the thrown die.
LYING, THROWN = (2, 3, 4), 25
#: Games and throws of one piece of work.
PIECE = 4


class Player(NamedTuple):
    """How somebody throws."""

    way: str = "hit"
    """The way of throwing at a die."""
    off: float = 0.0
    """How far the aim is off each way besides the tremor, as a standard deviation in m."""
    best: bool = False
    """Whether the die is chosen whose turn is worth most, or any."""


class Asked(NamedTuple):
    """Games to play."""

    game: str
    first: Player
    other: Player
    seed: str


# Games


def won(asked: Asked, number: int) -> float:
    """The share that the first of the two has of winning one game."""
    rng, seat = Random(f"{asked.seed}/{number}"), number % 2
    rules = game(asked.game, 2)
    players = (asked.first, asked.other) if seat == 0 else (asked.other, asked.first)
    match = Match(rules, [Seat("A"), Seat("B")], Physical(Random(rng.random())), rng=Random(rng.random()))
    bots = [make_bot(rules, DECIDES, Random(rng.random()), 0.0) for _ in players]
    match.run()
    while match.result is None:
        asks = to_act(match.awaiting)[0]
        choice = bots[asks].choose(match.view(asks))
        throws = isinstance(choice.action, THROWS)
        intent = thrown_by(players[asks], rng, match, asks, choice.action).numbers() if throws else ()
        match.act(asks, choice.action, intent=intent)
        match.run()
    winners = match.result.winners
    return 1 / len(winners) if seat in winners else 0.0


def thrown_by(player: Player, rng: Random, match: Match, seat: int, action: Action) -> Intent:
    """A throw at a die where two or more lie, else a drop onto a free place."""
    lying: Any = match.lying
    scene, bearing = Scene(dict(lying)), bearing_of(seat, 2)
    if player.way == "drop" or len(scene.poses) < WORTH_HITTING:
        return preset("drop", bearing, open_place(scene), scene)
    dice = sorted(scene.poses)
    die = max(dice, key=lambda each: worth(match, seat, action, each)) if player.best else rng.choice(dice)
    x, y, z = place_of(scene.poses[die])
    target = x + rng.gauss(0, player.off), y + rng.gauss(0, player.off), z
    return by_way(WAYS[player.way], bearing, target, scene)


def worth(match: Match, seat: int, action: Action, die: int) -> float:
    """The dice that this seat has on average more than the others, once this die turned and the thrown one lies."""
    rules: Any = match.game
    flying, _ = rules.apply(match.state, seat, action)
    thrown = [each for _, dice in getattr(rules.awaiting(flying), "hands", ()) for each in dice]
    if len(thrown) != 1:
        return 0.0
    shown = dict(match.state.arena)[die]
    faces = product([face for face in rules.die if face != shown], rules.die)
    landings = (Landed(((die, turned), (thrown[0], face)), (), match.state.stacks) for turned, face in faces)
    return fmean(_ahead(rules.resolve(flying, landed)[0], seat) for landed in landings)


def _ahead(state: Any, seat: int) -> float:
    owned = [len(loose) + sum(map(len, piles)) for loose, piles in zip(state.supplies, state.piles, strict=True)]
    return owned[seat] - (sum(owned) - owned[seat]) / (len(owned) - 1)


# Throws


def counted(way: str, seed: str) -> Counter[str]:
    """What one throw in this way does where two to four dice lie; a drop goes onto a free place."""
    rng = Random(f"{way}/{seed}")
    scene = some_scene(rng, rng.choice(LYING))
    bearing, die = rng.uniform(0, 2 * pi), rng.choice(sorted(scene.poses))
    target = open_place(scene) if way == "drop" else place_of(scene.poses[die])
    landing = thrown(rng, scene, preset(way, bearing, target, scene))
    turned = {
        each for each, face in landing.faces.items() if each in scene.poses and face != face_of(scene.poses[each])
    }
    count = Counter(throws=1, lost=THROWN in landing.out, turned=len(turned), aimed=die in turned)
    return count + Counter(nudged=bool(landing.nudges), flattened=bool(landing.flattened))


def some_scene(rng: Random, dice: int) -> Scene:
    """So many dice with different faces, where gentle throws left them."""
    scene = Scene({})
    while len(scene.poses) < dice:
        free = next(die for die in range(dice) if die not in scene.poses)
        landing = thrown(rng, scene, by_way(START, rng.uniform(0, 2 * pi), anywhere(rng), scene), free)
        shown = list(map(face_of, landing.scene.poses.values()))
        if len(set(shown)) == len(shown):
            scene = landing.scene
    return scene


def thrown(rng: Random, scene: Scene, intent: Intent, die: int = THROWN) -> Landing:
    """One die thrown with the tremor of the hand."""
    throws, seed = released(rng, (Hand((die,), intent),), scene)
    return simulate(scene, throws, seed=seed)


# Work


def _games(asked: Asked, numbers: range) -> list[float]:
    return [won(asked, number) for number in numbers]


def _rates(way: str, numbers: range) -> Counter[str]:
    return sum((counted(way, str(number)) for number in numbers), Counter())


def in_pieces(do: Callable[..., Any], what: Any, count: int) -> Iterator[Any]:
    """What comes of all pieces of so many, on all cores."""
    pieces = [range(start, min(start + PIECE, count)) for start in range(0, count, PIECE)]
    with ProcessPoolExecutor(os.cpu_count()) as pool:
        yield from pool.map(do, [what] * len(pieces), pieces)


def play(asked: Asked, games: int) -> dict[str, Any]:
    """All games, as the share of the first of the two with its interval of 95 %."""
    shares = [share for piece in in_pieces(_games, asked, games) for share in piece]
    share = fmean(shares)
    spread = 1.96 * sqrt(share * (1 - share) / games)
    return {"game": asked.game, "games": games, "share": round(share, 4), "within": round(spread, 4)}


def rates(throws: int) -> Iterator[dict[str, Any]]:
    """What throws of each way do."""
    for way in WAYS:
        count: Counter[str] = sum(in_pieces(_rates, way, throws), Counter())
        shares = {what: round(count[what] / throws, 4) for what in ("lost", "turned", "aimed", "nudged", "flattened")}
        yield {"way": way, "throws": throws, **shares}


def report(found: Iterable[dict[str, Any]], as_json: bool) -> None:
    for each in found:
        line = json.dumps(each) if as_json else ", ".join(f"{what} {value}" for what, value in each.items())
        print(line, flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(prog="python -m benchmarks.pays", description="What throwing is worth.")
    parser.add_argument("--game", default="strike")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--smash", action="store_true", help="a smash against a hit")
    parser.add_argument(
        "--off", type=float, default=0.0, metavar="MM", help="a hit that is off against one that is not"
    )
    parser.add_argument("--best-target", action="store_true", help="the die whose turn is worth most against any die")
    parser.add_argument("--rates", type=int, metavar="N", help="count N throws of each way instead")
    parser.add_argument("--json", action="store_true")
    given = parser.parse_args()
    if given.rates:
        report(rates(given.rates), given.json)
        return
    compared = given.smash or given.off or given.best_target
    first = Player("smash" if given.smash else "hit", given.off / 1000, given.best_target)
    asked = Asked(given.game, first, Player("hit" if compared else "drop"), given.seed)
    report([play(asked, given.games)], given.json)


if __name__ == "__main__":
    main()
