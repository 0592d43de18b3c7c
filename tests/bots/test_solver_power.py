"""Powers of the elements solved on the real rules, for two players."""

from __future__ import annotations

from functools import lru_cache
from random import Random
from typing import Any

import pytest

from throwdown.bots.kernels import parse_model, throw_kernel
from throwdown.bots.solver import STOP, solve
from throwdown.bots.solver_power import Explorer, Position, SolvedPower, fallen, solve_power
from throwdown.errors import ThrowdownError
from throwdown.rules import Decision, Over, Stop, game
from throwdown.rules.arena_state import Throw, ThrowAll, landed
from throwdown.throwers import Luck
from throwdown.throwers.luck import Manner

BASE = parse_model("drop=0,0")
HARD = Manner(hit=0.5, turn=0.8, leave=0.3, knock=0.1)


@lru_cache
def solved(element: str) -> SolvedPower:
    return solve_power(BASE, element)


def test_without_its_power_the_swamp_is_the_core_game() -> None:
    """The explorer on the rules of base Impact finds the values of the solver, and 0.497146 among them."""
    explorer = Explorer(BASE, "WATER")
    start = explorer.begin()
    state = explorer.examples[start].but(elements=())
    explorer.examples[start] = state
    plain = SolvedPower("WATER", start, explorer.explore(start))
    core = solve(BASE, 2)
    assert plain.value(plain.start) == pytest.approx(0.497146, abs=5e-7)
    for position in Random(1).sample(list(plain.actions), 100):
        lying, owned = sum(position.shown), (position.own, position.other)
        assert plain.value(position) == pytest.approx(core.values(lying, owned, position.phase == "choice")[0])


@pytest.mark.parametrize(("element", "most"), [("AIR", 990), ("LIGHTNING", 990), ("WATER", 2875)])
def test_there_are_no_more_turns_than_the_research_counted(element: str, most: int) -> None:
    turns = sum(position.phase == "turn" for position in solved(element).actions)
    assert 0.8 * most < turns <= most


@pytest.mark.parametrize("element", ["AIR", "LIGHTNING", "WATER"])
def test_no_single_deviation_gains(element: str) -> None:
    solution = solved(element)
    for position in Random(2).sample(list(solution.actions), 200):
        best = min if position.phase == "reaction" else max
        assert best(solution.action_values(position).values()) == pytest.approx(solution.value(position), abs=1e-11)


def test_a_hurricane_makes_riches_a_danger() -> None:
    """IMP-POW-HURR-01: with air lying there the rich stop where they would throw on in the core game."""
    rich = Position("choice", (1, 1, 1, 0, 0), 11, 2)
    costs = solved("AIR").action_values(rich)
    assert costs[STOP] > costs["drop"]
    assert solve(BASE, 2).best(3, (11, 2), mid=True) == "drop"


def test_games_played_as_solved_are_won_as_often_as_solved() -> None:
    games, solution, rng = 600, solved("WATER"), Random(6)
    won = sum(play(solution, rng) == 0 for _ in range(games)) / games
    value = solution.value(solution.start)
    assert abs(won - value) < 4.5 * (value * (1 - value) / games) ** 0.5


def play(solution: SolvedPower, rng: Random) -> int:
    """One game on the rules with a thrower of its own; the winner."""
    rules: Any = game("impact_power", 2)
    luck, explorer = Luck(rng, BASE), Explorer(BASE, solution.element)
    state, _ = rules.new_game()
    state, _ = rules.resolve(state, landed(((state.resolution.hands[0][1][0], solution.element),), (), ()))
    while not isinstance(awaited := rules.awaiting(state), Over):
        if isinstance(awaited, Decision):
            values = solution.action_values(explorer._meet(state))
            best = max(values, key=lambda name: values[name])
            action = Stop() if best == STOP else Throw() if Throw() in awaited.actions else ThrowAll()
            state, _ = rules.apply(state, awaited.seat, action)
        else:
            state, _ = rules.resolve(state, luck.answer(rules, state, awaited, {}))
    winner: int = awaited.result.winners[0]
    return winner


@pytest.mark.parametrize("lying", [0, 1, 3])
def test_what_falls_is_what_the_kernel_says(lying: int) -> None:
    """Among symbols without a power, dice that stay alone and dice in sets are those of the core."""
    counted: dict[tuple[int, int], float] = {}
    for shown, chance in fallen((0, *[1] * lying, *[0] * (4 - lying)), 1, HARD).items():
        alone = sum(count == 1 for count in shown)
        counted[alone, sum(shown) - alone] = counted.get((alone, sum(shown) - alone), 0) + chance
    assert counted == pytest.approx({outcome: float(chance) for outcome, chance in throw_kernel(HARD, lying).items()})


@pytest.mark.parametrize("element", ["FIRE", "STONE", "EARTH"])
def test_races_and_piles_are_beyond_the_line(element: str) -> None:
    with pytest.raises(ThrowdownError, match="choose one of AIR, LIGHTNING, WATER"):
        solve_power(BASE, element)
