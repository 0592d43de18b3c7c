"""What solving the core game costs: states, CPU seconds and memory for 2 to 5 players.

python benchmarks/solve.py                 the default model and the base game, to win
python benchmarks/solve.py points          for tournament points
"""

from __future__ import annotations

import resource
import sys
import time
from multiprocessing import get_context

from throwdown.bots.kernels import DEFAULT_MODEL, Model, parse_model
from throwdown.bots.solver import solve

MODELS = {"default": DEFAULT_MODEL, "base": parse_model("drop=0,0")}
#: CPU seconds that issue and users count on.
WANTED = {2: 1, 3: 1, 5: 60}


def main(arguments: list[str]) -> None:
    objective = arguments[0] if arguments else "win"
    for name, model in MODELS.items():
        for players in (2, 3, 4, 5):
            with get_context("spawn").Pool(1) as alone:  # so that each has its own memory
                print(f"  {name} {players} players, {objective}: {alone.apply(measure, (model, players, objective))}")


def measure(model: Model, players: int, objective: str) -> str:
    begin = time.process_time()
    solved = solve(model, players, objective)
    seconds = time.process_time() - begin
    megabytes = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    wanted = f" (wanted: under {WANTED[players]})" if players in WANTED else ""
    circles = sum(how != "swept" for levels in solved.settled.values() for how in levels)
    return f"{solved.states:,} states, {seconds:.2f} s{wanted}, {megabytes:.0f} MB, {circles} levels with circles"


if __name__ == "__main__":
    main(sys.argv[1:])
