"""Targets for practice, found by throwing.

Dice are thrown one by one, and those that match or are lost are taken away, as in a game: what lies there is a
position. A goal is set for it, and aims are tried out as a master does, those that promise the most the longest. The
targets lie in ``lessons/targets.json``.
"""

from __future__ import annotations

from collections import Counter
from functools import partial
from itertools import combinations
from math import atan2, dist, pi
from random import Random
from typing import TYPE_CHECKING, NamedTuple

import click
import msgspec

from throwdown.lessons.targets import Goal, Landed, MasterAim, Target, die_of, is_at_wall, reached
from throwdown.library.progress import progress
from throwdown.physics import Intent, Scene, simulate
from throwdown.physics.intent import FASTEST, WAYS, by_way
from throwdown.physics.scene import face_of, place_of
from throwdown.rules.arena.dice import DICE, LOST_FACE
from throwdown.throwers import MANNERS
from throwdown.throwers.physical import unaimed
from throwdown.throwers.release import Hand, released
from throwdown_lab.work import in_order

if TYPE_CHECKING:
    from throwdown.physics import Landing
    from throwdown.rules.record import Manner

    from . import Work

GAMES = ("strike", "impact", "impact_power", "impact_avatar", "hp_strike")
#: The dozen of each game: the kind of goal, how many dice it is about, how many are thrown.
RECIPES = (
    ("stay", 0, 4), ("stay", 0, 8), ("flip", 1, 1), ("flip", 2, 2), ("clear", 1, 1), ("clear", 2, 3),
    ("take", 2, 2), ("take", 4, 4), ("pair", 0, 1), ("pair", 0, 2), ("turn", 1, 1), ("turn", 1, 1),
)  # fmt: skip
#: Dice that lie there.
LYING = (3, 4, 5)
#: Aims that are tried out, and how often: at first, the best two, the best one.
AIMS, FIRST, THEN, LAST = 10, 3, 10, 20
#: Throws of the chosen aim that say how often it works: those that chose it would praise it too much.
MEASURED = 40
#: A goal is fair if a good aim reaches it so often.
FAIR = (0.1, 0.95)
#: Positions that are tried until the goal is fair; of those the one with a chance nearest to this is chosen.
POSITIONS, EASY = 8, 0.4
#: Ways to throw at a die, as a hand sets them.
WAYS_TRIED: tuple[tuple[Manner, int], ...] = (
    ("toss", 40), ("toss", 55), ("hit", 45), ("hit", 60), ("smash", 75), ("smash", 87),
)  # fmt: skip
GENTLE: tuple[tuple[Manner, int], ...] = (("drop", 0), ("toss", 25), ("toss", 30), ("toss", 40), ("hit", 45))
EIGHTH = pi / 4
#: The usual side, in rad: towards the person.
NEAR = -pi / 2


class Aim(NamedTuple):
    """An aim, the throw of it, and how throws ended."""

    hint: MasterAim
    intent: Intent
    ended: list[Landed]


def one(seed: str, piece: tuple[str, int]) -> Target:
    """One target: of this game, by this recipe."""
    game, number = piece
    rng = Random(f"{seed}/{game}/{number}")
    found: list[Target] = []
    while len(found) < POSITIONS and not (found and FAIR[0] <= found[-1].chance <= FAIR[1]):
        found.append(measured(game, _tried(rng, game, *RECIPES[number])))
    return min(found, key=lambda target: abs(target.chance - EASY))


def measured(game: str, target: Target) -> Target:
    """The same target, its chance by new throws."""
    aim = Aim(target.hint, Intent.of(target.intent), [])
    _throw_all(Random(f"{game}/{target.intent}"), game, Scene(target.lying), target.hand, [aim], MEASURED)
    return msgspec.structs.replace(target, chance=round(_share(game, target, aim), 2))


def _tried(rng: Random, game: str, kind: str, count: int, hand: int) -> Target:
    scene = _position(rng, game, count if kind == "clear" else 0)
    goal = Goal(kind=kind, count=count if kind in ("flip", "take") else 0)  # type: ignore[arg-type]
    if kind == "clear":
        goal = Goal(kind="clear", dice=list(_at_wall(scene, count)))
    if kind == "turn":
        goal = Goal(kind="turn", dice=[rng.choice(sorted(scene.poses))])
    aims = _aims(rng, scene, goal)
    _throw_all(rng, game, scene, hand, aims, FIRST)
    if kind == "turn":
        goal = _likely_face(game, scene, goal, aims)
    target = Target(lying=dict(scene.poses), hand=hand, goal=goal, hint=aims[0].hint, intent=(), chance=0)
    for more in (THEN, LAST):
        aims = sorted(aims, key=lambda aim: -_share(game, target, aim))[: 2 if more == THEN else 1]
        _throw_all(rng, game, scene, hand, aims, more)
    best = aims[0]
    chance = round(_share(game, target, best), 2)
    return msgspec.structs.replace(target, hint=best.hint, intent=best.intent.numbers(), chance=chance)


def _at_wall(scene: Scene, count: int) -> tuple[int, ...]:
    """So many dice at a wall, those that are nearest to each other."""
    places = {die: place_of(pose) for die, pose in scene.poses.items() if is_at_wall(pose)}

    def width(dice: tuple[int, ...]) -> float:
        return max((dist(places[one], places[other]) for one, other in combinations(dice, 2)), default=0)

    return min(combinations(sorted(places), count), key=width)


def _share(game: str, target: Target, aim: Aim) -> float:
    return sum(reached(game, target, landed) for landed in aim.ended) / len(aim.ended)


def _likely_face(game: str, scene: Scene, goal: Goal, aims: list[Aim]) -> Goal:
    """The face that the die was turned to the most often."""
    (die,), lost = goal.dice, LOST_FACE[game]
    before = die_of(game)[face_of(scene.poses[die])]
    shown = Counter(landed.faces.get(die, before) for aim in aims for landed in aim.ended)
    faces = [face for face, _ in shown.most_common() if face not in (before, lost)]
    others = [face for face in die_of(game) if face not in (before, lost)]
    return Goal(kind="turn", dice=goal.dice, face=(faces or others)[0])


# Positions


def _position(rng: Random, game: str, at_wall: int) -> Scene:
    """What some throws leave, with at least so many dice at a wall."""
    while True:
        scene, wanted = Scene({}), rng.choice(LYING)
        while len(scene.poses) < wanted:
            free = next(die for die in range(wanted) if die not in scene.poses)
            intent = unaimed(rng, rng.choice(MANNERS), rng.uniform(0, 2 * pi), scene)
            landing = _thrown(rng, scene, intent, (free,))
            scene = _left(game, landing)
        if sum(map(is_at_wall, scene.poses.values())) >= at_wall:
            return scene


def _left(game: str, landing: Landing) -> Scene:
    """What lies there after dice that match and lost ones are taken away."""
    faces = die_of(game)
    shown = Counter(landing.faces.values())
    gone = [each for each, face in landing.faces.items() if shown[face] > 1 or faces[face] == LOST_FACE[game]]
    return landing.scene.without(gone)


def _thrown(rng: Random, scene: Scene, intent: Intent, dice: tuple[int, ...]) -> Landing:
    throws, seed = released(rng, (Hand(dice, intent),), scene)
    return simulate(scene, throws, seed=seed)


def _throw_all(rng: Random, game: str, scene: Scene, hand: int, aims: list[Aim], times: int) -> None:
    dice = tuple(each for each in range(DICE) if each not in scene.poses)[:hand]
    for aim in aims:
        for _ in range(times):
            landing = _thrown(rng, scene, aim.intent, dice)
            faces = {each: die_of(game)[face] for each, face in landing.faces.items()}
            aim.ended.append(Landed(faces=faces, lying=landing.scene.poses, out=frozenset(landing.out)))


# Aims, as the hand of the page sets them


def _aims(rng: Random, scene: Scene, goal: Goal) -> list[Aim]:
    """Aims at the dice that matter, mostly from across the centre: those turn the most dice."""
    ways = GENTLE if goal.kind in ("stay", "take") else WAYS_TRIED
    hints = {_aim(rng, scene, rng.choice(goal.dice or sorted(scene.poses)), *rng.choice(ways)) for _ in range(3 * AIMS)}
    ordered = sorted(hints, key=lambda hint: (hint.die, hint.manner, hint.force, hint.side))
    chosen = rng.sample(ordered, min(AIMS, len(ordered)))
    return [Aim(hint, from_hand(scene, hint), []) for hint in chosen]


def _aim(rng: Random, scene: Scene, die: int, manner: Manner, force: int) -> MasterAim:
    x, y, _ = place_of(scene.poses[die])
    across = round((atan2(-y, -x) - NEAR) / EIGHTH)
    return MasterAim(die=die, manner=manner, force=force, side=(across + rng.choice((-1, 0, 0, 1))) % 8)


def from_hand(scene: Scene, hint: MasterAim) -> Intent:
    """The throw of an aim, as the page's hand throws it."""
    way, bearing = WAYS[hint.manner]._replace(speed=hint.force / 100 * FASTEST), NEAR + hint.side * EIGHTH
    return by_way(way, bearing, place_of(scene.poses[hint.die]), scene)


def _written(found: dict[str, list[Target]]) -> str:
    """As JSON, one target in each line."""
    games = (f'"{game}": [\n {_lines(targets)}\n]' for game, targets in found.items())
    return "{\n" + ",\n".join(games) + "\n}\n"


def _lines(targets: list[Target]) -> str:
    return ",\n ".join(msgspec.json.encode(target).decode() for target in targets)


def made(work: Work) -> bytes:
    """The targets of all games."""
    pieces = [(game, number) for game in GAMES for number in range(work.many(len(RECIPES)))]
    found: dict[str, list[Target]] = {game: [] for game in GAMES}
    with progress("throwing", len(pieces)) as done:
        for (game, _), target in zip(pieces, in_order(work.pool.each(partial(one, work.seed), pieces)), strict=True):
            found[game].append(target)
            done(1)
    for game, targets in found.items():
        targets.sort(key=lambda target: -target.chance)
        click.echo(f"{game}: " + ", ".join(f"{target.goal.kind} {target.chance:.0%}" for target in targets))
    return _written(found).encode()
