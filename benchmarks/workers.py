"""Throws on another machine, beside the same ones here: what the way there costs, and whether they land alike.

python -m benchmarks.workers --throws 200

The worker is a process on this machine, so that nothing but the way itself is added.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import secrets
import sys
import tempfile
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter
from typing import TYPE_CHECKING

from throwdown.physics import Scene, preset
from throwdown.server.compute.remote.crew import Crew
from throwdown.server.compute.remote.jobs import encode
from throwdown.server.compute.remote.landings import landing_told, throw_job, thrown_in
from throwdown.server.operations.metrics import Metrics
from throwdown.throwers.release import Hand, released
from throwdown.throwers.workers import Workers

if TYPE_CHECKING:
    from throwdown.server.compute.remote.jobs import ThrowJob

#: Dice that are thrown at once: one as in a turn, and a whole hand.
DICE = (1, 1, 1, 5)


def jobs(count: int, seed: int) -> list[ThrowJob]:
    rng = Random(seed)
    return [_job(rng, DICE[number % len(DICE)]) for number in range(count)]


def _job(rng: Random, dice: int) -> ThrowJob:
    intent = preset("toss", rng.random() * 6.28, (0.0, 0.0, 0.008), Scene({}))
    throws, seed = released(rng, (Hand(tuple(range(dice)), intent),), Scene({}))
    return throw_job(Scene({}), throws, towers=False, seed=seed, arena="G2")


async def measure(count: int, seed: int) -> None:
    key, all_jobs = secrets.token_hex(32), jobs(count, seed)
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "key"
        file.write_text(key)
        crew = Crew(key, Metrics())
        port = await crew.open("127.0.0.1:0")
        command = ("-m", "throwdown", "worker", "--server", f"127.0.0.1:{port}", "--key-file", str(file))
        worker = await asyncio.create_subprocess_exec(sys.executable, *command, "--cores", "1", "--for", "throws")
        try:
            while not len(crew):
                await asyncio.sleep(0.05)
            await _compare(crew, all_jobs)
        finally:
            worker.terminate()
            await worker.wait()
            await crew.close()


async def _compare(crew: Crew, all_jobs: list[ThrowJob]) -> None:
    (member,) = crew
    here, there, sizes, otherwise, lost = [], [], [], 0, 0
    with Workers(1) as own:
        for job in (all_jobs[0], *all_jobs):  # the first one reads the engine
            scene, throws = thrown_in(job)
            begun = perf_counter()
            landing = await asyncio.to_thread(own.simulate, scene, throws, towers=False, seed=job.seed)
            here.append(perf_counter() - begun)
            begun = perf_counter()
            answer = await member.answer("throws", job)
            there.append(perf_counter() - begun)
            lost += answer is None
            otherwise += answer is not None and answer != landing_told(landing)
            sizes.append(len(encode(job)) + len(answer or b""))
    print(f"{len(all_jobs)} throws, load {os.getloadavg()[0]:.1f}")
    print(f"median here {median(here[1:]) * 1000:.1f} ms, at a worker {median(there[1:]) * 1000:.1f} ms")
    print(f"median more {median(b - a for a, b in zip(here[1:], there[1:], strict=True)) * 1000:.1f} ms")
    print(f"bytes both ways, median {median(sizes):.0f}, at most {max(sizes)}")
    print(f"landed otherwise {otherwise}, too slow or lost {lost}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--throws", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    told = parser.parse_args()
    asyncio.run(measure(told.throws, told.seed))


if __name__ == "__main__":
    main()
