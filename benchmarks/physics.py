"""What a throw costs and whether every throw ends well: run from the root and update results.md.

python -m benchmarks.physics speed [ROUNDS]       one into five, 26 at once, towers, the first call, sizes
python -m benchmarks.physics soak FILE [THROWS]   mixed throws, each looked over; FILE keeps what was done
python -m benchmarks.physics turns [INTENTS]      all 24 turns of random intents: each face exactly four times
python -m benchmarks.physics corners              every corner of the bounds of an intent, all 512
"""

from __future__ import annotations

import json
import subprocess
import sys
import time
from collections import Counter
from dataclasses import replace
from functools import partial
from itertools import product
from math import erfc, exp, pi, sqrt
from pathlib import Path
from random import Random
from statistics import median
from typing import TYPE_CHECKING, Any

import mujoco
import numpy as np

from tests.physics.hands import MANNERS, faults, filled, hand, straight, tower
from throwdown.errors import ThrowdownError
from throwdown.physics import BOUNDS, Intent, Scene, Throw, preset, simulate
from throwdown.physics.cube import FACES, ROTATIONS, times, top
from throwdown.physics.dimensions import HALF, STEPS_PER_FRAME
from throwdown.physics.scene import quaternion_of
from throwdown.physics.throw import _Run

if TYPE_CHECKING:
    from collections.abc import Callable

    from throwdown.physics import Landing

Plan = tuple[Scene, list[Throw]]


def main(arguments: list[str]) -> None:
    command, *rest = arguments or ["speed"]
    if command == "speed":
        speed(int(rest[0]) if rest else 5)
    elif command == "soak":
        soak(Path(rest[0]), int(rest[1]) if len(rest) > 1 else 20_000)
    elif command == "turns":
        turns(int(rest[0]) if rest else 200)
    elif command == "corners":
        corners()
    else:
        sys.exit(__doc__)


# Speed


def speed(rounds: int) -> None:
    rng = Random(1)
    reference = best(rounds, count_to_two_million)
    print(f"reference loop: {1000 * reference:.0f} ms")
    one_into_five(rng, rounds)
    many = [(Scene({}), hand(Scene({}), 26, rng, manner)) for manner in ("drop", "toss", "hit", "smash") * 3]
    report_speed("26 at once", many, rounds, reference, "wanted: 3 times the reference at most, 14,000 bytes")
    towers = [(scene, [dropped(scene)]) for scene in (tower(8, rng) for _ in range(8))]
    report_speed("dropped on a tower of 8", towers, rounds, reference, "")
    first_call(rounds)


def count_to_two_million() -> None:
    x = 0
    for i in range(2_000_000):
        x += i


def best(rounds: int, run: Callable[[], object]) -> float:
    """CPU time of the quickest of several runs, in s."""
    quickest = float("inf")
    for _ in range(rounds):
        begin = time.process_time()
        run()
        quickest = min(quickest, time.process_time() - begin)
    return quickest


def one_into_five(rng: Random, rounds: int) -> None:
    rows = []
    for _ in range(40):
        scene = filled(5, rng)
        rows.append(beside_bare_steps(scene, hand(scene, 1, rng, "toss"), rounds))
    alone, encoded, bare, size = zip(*rows, strict=True)
    print(f"one into five: {1000 * median(alone):.1f} ms, with its motion encoded {1000 * median(encoded):.1f} ms")
    print(f"  bare steps of the engine: {1000 * median(bare):.1f} ms")
    print(f"  times bare: {median(alone) / median(bare):.2f} (wanted: 1.5)", end=", ")
    print(f"encoded {median(encoded) / median(bare):.2f} (wanted: 2.2)")
    print(f"  at most {max(size)} bytes (wanted: 2,000)")


def beside_bare_steps(scene: Scene, throws: list[Throw], rounds: int) -> tuple[float, float, float, int]:
    """The same throw in turn: as it is, encoded, and as nothing but steps of the engine; and the size of its motion."""
    landing = simulate(scene, throws)
    alone = encoded = bare = float("inf")
    for _ in range(rounds):
        alone = min(alone, best(1, lambda: simulate(scene, throws)))
        encoded = min(encoded, best(1, lambda: len(simulate(scene, throws).trajectory.encode())))
        run = _Run(scene, throws)
        bare = min(bare, best(1, partial(steps, run, landing.steps)))
    return alone, encoded, bare, len(landing.trajectory.encode())


def steps(run: _Run, count: int) -> None:
    for _ in range(count // STEPS_PER_FRAME):
        mujoco.mj_step(run.model, run.data, STEPS_PER_FRAME)


def dropped(scene: Scene) -> Throw:
    return straight(99, preset("drop", target=(0.004, 0.002, HALF), scene=scene))


def report_speed(what: str, plans: list[Plan], rounds: int, reference: float, wanted: str) -> None:
    spent = [best(rounds, partial(simulate, *plan, towers=True)) for plan in plans]
    landings = [simulate(*plan, towers=True) for plan in plans]
    size = max(len(landing.trajectory.encode()) for landing in landings)
    print(
        f"{what}: {1000 * median(spent):.0f} ms, {median(spent) / reference:.2f} times the reference, "
        f"{median(landing.seconds for landing in landings):.2f} s simulated, at most {size} bytes {wanted}"
    )


FIRST = """
import time
begin = time.perf_counter()
from throwdown.physics import Scene, Throw, simulate
simulate(Scene({}), [Throw(1, (0, 0, 90_000), (0, 0, 0), (4000, 0, 0))])
print(time.perf_counter() - begin)
"""


def first_call(rounds: int) -> None:
    runs = [
        subprocess.run([sys.executable, "-c", FIRST], capture_output=True, check=True).stdout for _ in range(rounds)
    ]
    print(f"first call in a fresh process, imports and all: {min(map(float, runs)):.2f} s (wanted: 2.2)")


# Soak

BLOCK = 250
#: Dice per throw: mostly one, as in the games.
COUNTS = (*[1] * 40, 2, 3, 4, 5, 6, 8, 12, 26)


def soak(file: Path, throws: int) -> None:
    """Mixed manners, 0 to 12 lying dice, 1 to 26 thrown ones, each scene as the throw before left it."""
    done: dict[str, Any] = json.loads(file.read_text()) if file.exists() else {"blocks": 0, "counts": {}, "worst": 0}
    while done["blocks"] * BLOCK < throws:
        counts = Counter(done["counts"])
        done["worst"] = max(done["worst"], _block(done["blocks"], counts))
        done |= {"blocks": done["blocks"] + 1, "counts": dict(counts)}
        fresh = file.with_suffix(".new")
        fresh.write_text(json.dumps(done))
        fresh.replace(file)
        print(f"{done['blocks'] * BLOCK} throws", end="\r", flush=True)
    report(done)


def _block(number: int, counts: Counter[str]) -> float:
    """Some throws, counted; the longest simulated time among them."""
    rng, scene, worst = Random(f"soak/{number}"), Scene({}), 0.0
    for each in range(BLOCK):
        count = rng.choice(COUNTS)
        filling = min(rng.randint(0, 12), 26 - count)
        scene = Scene(dict(enumerate(list(scene.poses.values())[:filling])))
        throws = hand(scene, count, rng, rng.choice(MANNERS))
        towers = each % 4 == 0
        try:
            landing = simulate(scene, throws, towers=towers, seed=each)
        except ThrowdownError as error:
            counts[f"fault: {error.code}"] += 1
            print(f"block {number}, throw {each}: {error}")
            scene = Scene({})
            continue
        for fault in faults(scene, throws, landing, towers):
            counts["fault"] += 1
            print(f"block {number}, throw {each}: {fault}")
        count_landing(landing, throws, counts)
        worst = max(worst, landing.seconds)
        scene = landing.scene
    return worst


def count_landing(landing: Landing, throws: list[Throw], counts: Counter[str]) -> None:
    counts["throws"] += 1
    counts["dice"] += len(throws)
    counts["nudged throws"] += bool(landing.nudges)
    counts["nudges"] += len(landing.nudges)
    counts["flattened"] += len(landing.flattened)
    counts["stacks"] += len(landing.stacks)
    counts["nudged dice lost"] += sum(die in landing.out for die in set(landing.nudges))
    counts.update(landing.out.values())
    for throw in throws:
        if throw.die in landing.faces:
            counts[f"face {landing.faces[throw.die]}"] += 1
            w, x, y, z = ROTATIONS[throw.turn]
            body = times(quaternion_of(landing.scene.poses[throw.die]), (w, -x, -y, -z))
            counts[f"side {top(body)}"] += 1


def report(done: dict[str, Any]) -> None:
    counts = done["counts"]
    print(f"{counts['throws']:,} throws of {counts['dice']:,} dice; at most {done['worst']:.2f} s simulated")
    print("  " + ", ".join(f"{name} {counts[name]:,}" for name in sorted(counts) if name not in ("throws", "dice")))
    print(f"  faults: {sum(number for name, number in counts.items() if name.startswith('fault'))} (wanted: 0)")
    for kind in ("face", "side"):  # what is scored, and which side of the body is up before the turn
        seen = [counts[f"{kind} {number}"] for number in range(FACES)]
        print(f"  {kind}s of thrown dice: {seen}, chi-square p = {even(seen):.3f} (wanted: over 0.0001)")


def even(seen: list[int]) -> float:
    """The p value of Pearson's test that all six are equally likely."""
    mean = sum(seen) / FACES
    square = sum((count - mean) ** 2 for count in seen) / mean
    return erfc(sqrt(square / 2)) + sqrt(2 * square / pi) * exp(-square / 2) * (1 + square / 3)


# Fairness


def turns(intents: int) -> None:
    rng, uneven = Random(24), 0
    for _ in range(intents):
        numbers = [rng.randint(low, high) for low, high, _ in BOUNDS.values()]
        a, b, c = (rng.randint(-1000, 1000) for _ in range(3))
        throw = replace(straight(1, Intent.of(numbers)), orientation=(1, a, b, c))
        landings = [simulate(Scene({}), [replace(throw, turn=turn)]) for turn in range(len(ROTATIONS))]
        shown = Counter(top(landing.trajectory.poses[-1, 0, 3:]) for landing in landings)
        scored = Counter(landing.faces[1] for landing in landings if landing.faces)
        uneven += set(shown.values()) != {4} or (bool(scored) and set(scored.values()) != {4})
    print(f"{intents} intents, all 24 turns of each: {uneven} uneven (wanted: 0)")


def corners() -> None:
    worst = 0.0
    for numbers in product(*((low, high) for low, high, _ in BOUNDS.values())):
        landing = simulate(Scene({}), [straight(1, Intent.of(numbers))])
        assert {*landing.faces, *landing.out} == {1}
        assert np.isfinite(landing.trajectory.poses).all()
        worst = max(worst, landing.seconds)
    print(f"all {2 ** len(BOUNDS)} corners thrown, at most {worst:.2f} s simulated")


if __name__ == "__main__":
    main(sys.argv[1:])
