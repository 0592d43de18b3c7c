"""How fast the learning environments are, and whether OpenSpiel finds the values of our solver.

python -m lab.benchmarks.environments speed [SECONDS]   steps of random play, ours and others' in turn, in one process
python -m lab.benchmarks.environments values DICE  OpenSpiel's value iteration against the solver, so many dice each

Speeds are of processor time, the best of several turns. ``speed`` exits with 1 if a ratio is missed.
"""

from __future__ import annotations

import sys
import time
from functools import partial
from random import Random
from types import ModuleType
from typing import TYPE_CHECKING, Any

import click

if TYPE_CHECKING:
    from collections.abc import Callable

#: Turns that each is measured.
TURNS = 5
#: Ours, the other, and how many times as fast ours has to be.
WANTED = (
    ("PettingZoo strike", "PettingZoo connect_four", 2.0),
    ("OpenSpiel strike", "OpenSpiel python_kuhn", 0.5),
)


@click.group()
def main() -> None:
    """Environments."""


@main.command()
@click.argument("seconds", type=float, default=1.0)
def speed(seconds: float) -> None:
    """Steps a second: decisions of players, with all chance in between."""
    played = _aec() | _spiel()
    best = dict.fromkeys(played, 0.0)
    for _ in range(TURNS):
        for name, play in played.items():
            best[name] = max(best[name], _rate(play, seconds))
    for name, rate in best.items():
        click.echo(f"| {name} | {rate:,.0f} |")
    missed = False
    for ours, other, wanted in WANTED:
        ratio = best[ours] / best[other]
        missed = missed or ratio < wanted
        click.echo(f"{ours} / {other}: {ratio:.2f} (wanted {wanted})")
    sys.exit(missed)


def _rate(play: Callable[[Random], int], seconds: float) -> float:
    rng, steps, begin = Random(1), 0, time.process_time()
    while (spent := time.process_time() - begin) < seconds:
        steps += play(rng)
    return steps / spent


# PettingZoo


def _aec() -> dict[str, Callable[[Random], int]]:
    # connect_four draws with pygame, which playing does not need.
    sys.modules.setdefault("pygame", ModuleType("pygame"))
    from pettingzoo import make
    from pettingzoo.classic.connect_four.connect_four import env as connect_four

    from throwdown_lab.environments import ENVIRONMENTS

    ours = {f"PettingZoo {game}": make("aec", each) for each, game in ENVIRONMENTS.items()}
    played = {name: partial(_aec_game, env) for name, env in ours.items()}
    return {**played, "PettingZoo connect_four": partial(_aec_game, connect_four())}


def _aec_game(env: Any, rng: Random) -> int:
    """One game as everybody would play it; its number of decisions."""
    steps = 0
    env.reset(seed=rng.getrandbits(32))
    for _ in env.agent_iter():
        seen, _, terminated, truncated, _ = env.last()
        if terminated or truncated:
            env.step(None)
        else:
            open_ids = seen["action_mask"].nonzero()[0]
            env.step(int(open_ids[int(rng.random() * len(open_ids))]))
            steps += 1
    return steps


# OpenSpiel


def _spiel() -> dict[str, Callable[[Random], int]]:
    import pyspiel
    from open_spiel.python.games import kuhn_poker  # noqa: F401  # registers it

    import throwdown_lab.environments.openspiel
    from throwdown.rules import GAMES

    name_of = throwdown_lab.environments.openspiel.name_of
    ours = {f"OpenSpiel {game}": pyspiel.load_game(name_of(game)) for game in GAMES}
    ours["OpenSpiel python_kuhn"] = pyspiel.load_game("python_kuhn_poker")
    return {name: partial(_spiel_game, game) for name, game in ours.items()}


def _spiel_game(game: Any, rng: Random) -> int:
    steps, state = 0, game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            state.apply_action(_drawn(state.chance_outcomes(), rng))
        else:
            open_ids = state.legal_actions()
            state.apply_action(open_ids[int(rng.random() * len(open_ids))])
            steps += 1
    return steps


def _drawn(outcomes: list[tuple[int, float]], rng: Random) -> int:
    left = rng.random()
    for number, chance in outcomes:
        left -= chance
        if left < 0:
            return number
    return outcomes[-1][0]


# Values


@main.command()
@click.argument("dice", type=click.IntRange(1, 88))
def values(dice: int) -> None:
    """The largest difference over all positions: 2 is two dice each (about a minute), 21 two against one."""
    import pyspiel

    # It imports a solver of linear programs that only simultaneous moves need.
    sys.modules["open_spiel.python.algorithms.lp_solver"] = ModuleType("lp_solver")
    from open_spiel.python.algorithms.value_iteration import value_iteration

    import throwdown_lab.environments.openspiel  # noqa: F401  # registers the games
    from throwdown.bots.solver import solve
    from throwdown.throwers.luck import LUCK

    game = pyspiel.load_game(f"throwdown_strike(dice={dice},options=start_die:placed)")
    solved, compared, worst = solve(LUCK, 2), 0, 0.0
    for position, value in value_iteration(game, -1, 1e-12, cyclic_game=True).items():
        phase, *words = position.removesuffix(" bare").split()
        if phase in ("turn", "choice"):
            active, owned = int(words[1][0]), [int(count) for count in words[3].split(",")]
            lying = len([face for face in words[5:] if face != "-"])
            expected = solved.values(lying, owned if active == 0 else owned[::-1], mid=phase == "choice")[0]
            worst = max(worst, abs((1 + (value if active == 0 else -value)) / 2 - expected))
            compared += 1
    click.echo(f"{compared} positions, largest difference {worst:.1e}")


if __name__ == "__main__":
    main()
