"""What solving costs: states, CPU seconds and memory.

python benchmarks/solve.py                 the core game for 2 to 5 players, luck, research and the base game, to win
python benchmarks/solve.py points          for tournament points
python benchmarks/solve.py powers          powers of the elements for two: luck thrower, research, base game
"""

from __future__ import annotations

import resource
import sys
import time
from multiprocessing import get_context
from typing import TYPE_CHECKING

from throwdown.bots.odds.kernels import RESEARCH_MODEL, Model, parse_model
from throwdown.bots.solver.core import solve
from throwdown.bots.solver.powers.solve import opening, solve_power
from throwdown.rules.rulings import ELEMENTS
from throwdown.throwers.luck import LUCK

if TYPE_CHECKING:
    from collections.abc import Callable

BASE = parse_model("drop=0,0")
MODELS = {"luck": dict(LUCK), "research": RESEARCH_MODEL, "base": BASE}
#: CPU seconds that issue and users count on.
WANTED = {2: 1, 3: 1, 5: 60}
POWER_WANTED = 60


def main(arguments: list[str]) -> None:
    objective = arguments[0] if arguments else "win"
    if objective == "powers":
        for name, model in MODELS.items():
            for element in ELEMENTS:
                print(f"  {name} {element}: {alone(measure_power, model, element)}")
        return
    for name, model in MODELS.items():
        for players in (2, 3, 4, 5):
            print(f"  {name} {players} players, {objective}: {alone(measure, model, players, objective)}")


def alone(measured: Callable[..., str], *arguments: object) -> str:
    """In a process of its own, so that each has its own memory."""
    with get_context("spawn").Pool(1) as process:
        return process.apply(measured, arguments)


def measure(model: Model, players: int, objective: str) -> str:
    begin = time.process_time()
    solved = solve(model, players, objective)
    wanted = f" (wanted: under {WANTED[players]})" if players in WANTED else ""
    circles = sum(how != "swept" for levels in solved.settled.values() for how in levels)
    return f"{solved.states:,} states, {cost(begin, wanted)}, {circles} levels with circles"


def measure_power(model: Model, element: str) -> str:
    begin = time.process_time()
    solved = solve_power(model, element)
    costs = cost(begin, f" (wanted: under {POWER_WANTED})")
    return f"{solved.states:,} states, {costs}, the first player wins {solved.value(opening()):.6f}"


def cost(begin: float, wanted: str) -> str:
    megabytes = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    return f"{time.process_time() - begin:.2f} s{wanted}, {megabytes:.0f} MB"


if __name__ == "__main__":
    main(sys.argv[1:])
