"""Throws of every kind with every frame of their landings, for engines elsewhere to be held against.

    python -m tests.physics.recorded web/tests/fixtures/throws.json      rewrite what the page's engine is tested with
    python -m tests.physics.recorded --check FILE                        throw all of FILE again here, natively

The check says of each throw in which frame it begins to differ, and exits with 1 if one does. So it compares two
processors: the file was written on x86-64.

A frame is a checksum of all places and orientations, bit for bit, so that the file stays small and still says in which
frame another engine begins to differ.
"""

from __future__ import annotations

import json
import sys
import zlib
from base64 import b64decode, b64encode
from collections.abc import Iterator, Sequence
from dataclasses import astuple
from hashlib import sha256
from itertools import count, islice, product
from math import pi
from pathlib import Path
from platform import machine
from random import Random
from typing import Any
from unittest.mock import patch

import numpy as np

from tests.physics.hands import MANNERS, filled, hand, lying, released, tower
from throwdown.physics import Scene, Throw, preset, simulate
from throwdown.physics.arenas import ARENA
from throwdown.physics.dimensions import MOST_DICE
from throwdown.physics.intent import spread
from throwdown.physics.model import described
from throwdown.physics.throw import MOST_FRAMES, NUDGE_FRAMES, _Run
from throwdown.rules import GAMES, Resign, game
from throwdown.table import Match, Seat
from throwdown.throwers import physical
from throwdown.throwers.fairness import Fairness

Row = dict[str, Any]
#: A throw before it is thrown: the scene, the dice, whether towers may stand, the seed for nudges.
Plan = tuple[Scene, Sequence[Throw], bool, int]
#: Throws in the fixture.
FIXTURE = 300


def plans(rng: Random) -> Iterator[Plan]:
    """All kinds in turn, without end."""
    kinds = (_one, _handful, _at_a_tower, _several_hands)
    played = _played(rng)
    for number in count():
        if number % 5 == 4:
            yield next(played)
            continue
        if number % 10 == 3:
            yield _onto_many(rng)
            continue
        scene, throws = kinds[number % 5](rng, MANNERS[number // 5 % len(MANNERS)])
        yield scene, throws, rng.random() < 0.3, rng.getrandbits(63)


def _one(rng: Random, manner: str) -> tuple[Scene, list[Throw]]:
    scene = filled(rng.choice((0, 1, 2, 3, 5, 8, 12)), rng)
    return scene, hand(scene, 1, rng, manner)


def _handful(rng: Random, manner: str) -> tuple[Scene, list[Throw]]:
    scene = filled(rng.choice((0, 0, 2, 6)), rng)
    return scene, hand(scene, rng.randint(2, MOST_DICE - len(scene.poses)), rng, manner)


def _at_a_tower(rng: Random, manner: str) -> tuple[Scene, list[Throw]]:
    """Somewhere near the middle, so that most of them touch it."""
    scene = tower(rng.randint(2, 8), rng)
    target = rng.uniform(-0.01, 0.01), rng.uniform(-0.01, 0.01), rng.uniform(0.008, 0.1)
    intent = preset(manner, rng.uniform(0, 2 * pi), target, scene)
    (points,) = spread([(intent, 1)], scene)
    return scene, [released(100, points[0], intent, rng)]


def _several_hands(rng: Random, manner: str) -> tuple[Scene, list[Throw]]:
    """People throw at the same moment, from all around."""
    scene = filled(rng.choice((0, 3)), rng)
    intents = [preset(manner, 2 * pi * seat / 4, (0.0, 0.0, 0.008), scene) for seat in range(rng.randint(2, 4))]
    hands = spread([(intent, rng.randint(1, 3)) for intent in intents], scene)
    pairs = [(intent, point) for intent, points in zip(intents, hands, strict=True) for point in points]
    return scene, [released(100 + index, point, intent, rng) for index, (intent, point) in enumerate(pairs)]


def _onto_many(rng: Random) -> Plan:
    """Onto so many that nudges hardly bring it down: often it has to be laid flat beside them."""
    places = [16.6 * index for index in range(-2, 3)]
    scene = Scene({die: lying(x, y, die % 6) for die, (x, y) in enumerate(product(places, places))})
    intent = preset("drop", rng.uniform(0, 2 * pi), (0.0, 0.0, 0.03), scene)
    (points,) = spread([(intent, 1)], scene)
    return scene, [released(100, points[0], intent, rng)], False, rng.getrandbits(63)


def _played(rng: Random) -> Iterator[Plan]:
    """Throws of games between bots, some of each game in turn."""
    while True:
        for name in GAMES:
            thrown = _thrown_in(name, rng)
            yield from rng.sample(thrown, min(3, len(thrown)))


def _thrown_in(name: str, rng: Random) -> list[Plan]:
    found: list[Plan] = []

    def noted(scene: Scene, throws: Sequence[Throw], *, towers: bool, seed: int) -> Any:
        found.append((scene, throws, towers, seed))
        return simulate(scene, throws, towers=towers, seed=seed)

    with patch.object(physical, "simulate", noted):
        match = Match(
            game(name, 2),
            [Seat("A"), Seat("B", "thumb")],
            physical.Physical(rng),
            rng=rng,
            fair=Fairness.seeded(str(rng.random())),
        )
        while match.result is None and len(found) < 12:
            match.run()
            if match.result is None:
                actions = [each for each in match.game.legal_actions(match.state, 0) if not isinstance(each, Resign)]
                match.act(0, rng.choice(actions))
    return found


def recorded(plan: Plan) -> Row:
    """A throw as it landed here."""
    scene, throws, towers, seed = plan
    run = _Run(scene, throws)
    run.settle(MOST_FRAMES - NUDGE_FRAMES)
    landing = run.landing(run.nudge(towers, Random(seed)))
    checksums = np.array([zlib.crc32(frame.tobytes()) for frame in run.frames], dtype="<u4")
    return {
        "arena": ARENA.name,
        "lying": list(scene.poses.items()),
        "throws": [astuple(throw) for throw in throws],
        "towers": towers,
        "seed": str(seed),
        "rest": list(landing.scene.poses.items()),
        "faces": list(landing.faces.items()),
        "out": list(landing.out.items()),
        "stacks": landing.stacks,
        "nudges": landing.nudges,
        "flattened": landing.flattened,
        "steps": landing.steps,
        "frames": b64encode(checksums.tobytes()).decode(),
        "motion": sha256(zlib.decompress(landing.trajectory.encode())).hexdigest(),
    }


def planned(row: Row) -> Plan:
    """A throw that was written down, before it is thrown."""
    throws = [_thrown(*numbers) for numbers in row["throws"]]
    return Scene({die: tuple(pose) for die, pose in row["lying"]}), throws, row["towers"], int(row["seed"])


def _thrown(die: int, *rest: Any) -> Throw:
    at, velocity, spin, orientation, turn = rest
    return Throw(die, tuple(at), tuple(velocity), tuple(spin), tuple(orientation), turn)


def difference(row: Row) -> str:
    """What is another here than it was where this was written down: the first frame, or fields; empty if nothing is."""
    here = json.loads(json.dumps(recorded(planned(row))))
    if here["frames"] != row["frames"]:
        ours, theirs = (np.frombuffer(b64decode(each["frames"]), "<u4") for each in (here, row))
        same = min(len(ours), len(theirs))
        other = np.flatnonzero(ours[:same] != theirs[:same])
        return f"frame {other[0] if len(other) else same}"
    return ", ".join(field for field in row if here[field] != row[field])


def check(path: Path) -> int:
    """Throw all of them again; how many differ."""
    found = json.loads(path.read_text("utf-8"))["throws"]
    differing = [(number, what) for number, row in enumerate(found) if (what := difference(row))]
    for number, what in differing:
        print(f"throw {number} differs: {what}")
    print(f"{machine()}: {len(found) - len(differing)} of {len(found)} the same in every frame")
    return len(differing)


def rows(throws: int, seed: str) -> list[Row]:
    return [recorded(plan) for plan in islice(plans(Random(f"{seed} {ARENA.name}")), throws)]


def models() -> list[tuple[str, int, str]]:
    """What the engine's model is, by a hash."""
    return [(ARENA.name, dice, sha256(described(dice, ARENA).encode()).hexdigest()) for dice in (1, 7, 8, 26)]


def drawn() -> list[tuple[str, list[int]]]:
    """What Python's generator draws with a few seeds, in the order in which the test asks for it."""
    found = []
    for seed in (0, 5, 2**32, 2**63 - 1, 123456789012345678):
        rng = Random(seed)
        found.append((str(seed), [rng.randrange(bound) for bound in (1, 2, 1001, 20001, 20001) * 150]))
    return found


def summary(found: list[Row]) -> str:
    dice = [len(row["lying"]) + len(row["throws"]) for row in found]
    having = {field: sum(bool(row[field]) for row in found) for field in ("out", "nudges", "flattened", "stacks")}
    return f"{len(found)} throws, {min(dice)} to {max(dice)} dice; of these with {having}"


def main(path: Path) -> None:
    found = rows(FIXTURE, "fixture")
    written = {"models": models(), "drawn": drawn(), "throws": found}
    path.write_text(json.dumps(written, separators=(",", ":")) + "\n", encoding="utf-8")
    print(summary(found))


if __name__ == "__main__":
    if sys.argv[1:2] == ["--check"]:
        sys.exit(check(Path(sys.argv[2])) > 0)
    main(Path(sys.argv[1]))
