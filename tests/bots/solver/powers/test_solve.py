"""Powers of the elements for two players: the solver against the real rules, and against games that are played."""

from __future__ import annotations

from collections import defaultdict
from functools import lru_cache
from random import Random
from typing import TYPE_CHECKING, cast

import pytest

from tests.cases import for_each
from tests.samples import sample
from throwdown.bots.odds.kernels import parse_model, throw_kernel
from throwdown.bots.solver.core import solve
from throwdown.bots.solver.powers.falls import falls, landings, shown_after
from throwdown.bots.solver.powers.hands import Layout
from throwdown.bots.solver.powers.level import Power, solve_level
from throwdown.bots.solver.powers.race import race_chances
from throwdown.bots.solver.powers.solve import (
    STOP,
    Move,
    Position,
    SolvedPower,
    check_position,
    empty_values,
    lying_position,
    opening,
    solve_power,
)
from throwdown.bots.solver.powers.storms import after_storm, all_storms
from throwdown.bots.solver.powers.table import position_of, stored_race
from throwdown.errors import ThrowdownError
from throwdown.rules import Decision, Over, Stop, game
from throwdown.rules.arena.state import ArenaState, Landed, Raced, React, ThrowAll, ThrowPile
from throwdown.rules.game import InFlight, Race, Several
from throwdown.rules.rulings import ELEMENTS
from throwdown.throwers import Luck
from throwdown.throwers.luck import ThrowChances, race_times

if TYPE_CHECKING:
    from collections.abc import Iterator

    from throwdown.rules import Action
    from throwdown.rules.arena.pipeline import ArenaGame

BASE = parse_model("drop=0,0")
HARD = ThrowChances(hit=0.5, turn=0.8, leave=0.3, knock=0.1)
#: Every chance of a manner matters in it, and both are the best somewhere.
MIXED = {"soft": ThrowChances(hit=0.3, turn=0.6, leave=0.02, knock=0.05), "hard": HARD}
FEW = 9

RULES = cast("ArenaGame", game("impact_power", 2))


@lru_cache
def few(element: str) -> SolvedPower:
    """Solved for few dice."""
    return solve_power(MIXED, element, FEW, stored_race())


# The rules, played


def begun(element: str, dice: int) -> ArenaState:
    """The start die shows the element (IMP-POW-01); both own less than usual."""
    state, _ = RULES.new_game()
    ((_, (die,)),) = state.resolution.hands
    state, _ = RULES.resolve(state, Landed(((die, element),), (), ()))
    own = (dice - 1) // 2
    taken = tuple(each for hand in state.supplies for each in hand[own:])
    return state.but(supplies=tuple(hand[:own] for hand in state.supplies), removed=taken)


def met(element: str, dice: int, rng: Random, games: int) -> Iterator[ArenaState]:
    """States in which somebody decides, of games that are played at random."""
    luck = Luck(rng, MIXED)
    for _ in range(games):
        state = begun(element, dice)
        while not isinstance(awaited := RULES.awaiting(state), Over):
            if isinstance(awaited, Decision | Several):
                yield state
                seat = awaited.seat if isinstance(awaited, Decision) else awaited.decisions[0].seat
                state, _ = RULES.apply(state, seat, RULES.legal_actions(state, seat).sample(rng))
            else:
                outcome = luck.answer(RULES, state, awaited, dict.fromkeys((0, 1), rng.choice(list(MIXED))))
                assert outcome is not None
                state, _ = RULES.resolve(state, outcome)


def move_of(state: ArenaState, action: Action, manner: str) -> Move:
    """The solver's word for an action."""
    if isinstance(action, Stop):
        return STOP
    piles = [len(pile) for pile in state.piles[state.active]]
    if isinstance(action, ThrowPile):
        return Move(piles[action.pile], manner)
    return Move(len(state.supplies[state.active]) + sum(piles) if isinstance(action, ThrowAll) else 1, manner)


def played(solved: SolvedPower, state: ArenaState, action: Action, manner: ThrowChances) -> float:
    """What an action is worth to the player on turn: each of its landings on the rules, by the values it leads to."""
    seat = 1 - state.active if isinstance(action, React) else state.active
    after, _ = RULES.apply(state, seat, action)
    if not isinstance(RULES.awaiting(after), InFlight):
        return worth(solved, after, state.active)
    thrown = sum(len(dice) for _, dice in after.resolution.hands)
    faces = [face for _, face in state.arena]
    lying = tuple(map(faces.count, in_order(solved.element)))
    return sum(
        chance * worth(solved, land(after, solved.element, shown), state.active)
        for shown, chance in fallen(lying, thrown, manner).items()
    )


def worth(solved: SolvedPower, state: ArenaState, seat: int) -> float:
    awaited = RULES.awaiting(state)
    if isinstance(awaited, Over):
        return (seat in awaited.result.winners) / len(awaited.result.winners)
    if isinstance(awaited, Race):
        own, other = len(state.supplies[state.active]), len(state.supplies[1 - state.active])
        wins = solved.power.race[own, other]
        won, lost = (RULES.resolve(state, Raced(winner=each))[0] for each in (state.active, 1 - state.active))
        return float(wins * worth(solved, won, seat) + (1 - wins) * worth(solved, lost, seat))
    position = position_of(state)
    assert position is not None
    value = solved.value(position)
    return value if state.active == seat else 1 - value


def in_order(element: str) -> list[str]:
    return [element, *(symbol for symbol in RULES.symbols if symbol != element)]


def land(flying: ArenaState, element: str, shown: tuple[int, ...]) -> ArenaState:
    """Let the dice show this; what is too many has left the arena."""
    dice = [die for _, hand in flying.resolution.hands for die in hand]
    faces = [symbol for symbol, count in zip(in_order(element), shown, strict=True) for _ in range(count)]
    moved = [*dice, *(die for die, _ in flying.arena)]
    out = tuple((die, "bounced" if die in dice else "knocked") for die in moved[len(faces) :])
    state, _ = RULES.resolve(flying, Landed(tuple(zip(moved, faces, strict=False)), out, ()))
    return state


@lru_cache(maxsize=4096)
def fallen(shown: tuple[int, ...], thrown: int, manner: ThrowChances) -> dict[tuple[int, ...], float]:
    """Die by die what lies there after a throw, every lying die struck by each thrown one in turn (DIG-03)."""
    chances: dict[tuple[int, ...], float] = {(0,) * 5: 1.0}
    for symbol, dice in enumerate(shown):
        for _ in range(dice):
            chances = one_more(chances, struck(symbol, thrown, manner))
    lands = (1 - manner.leave) / 6
    for _ in range(thrown):
        chances = one_more(chances, [lands] * 5 + [1 - 5 * lands])
    return chances


def struck(symbol: int, times: int, manner: ThrowChances) -> list[float]:
    """Chances to show each symbol, and to be lost."""
    shows = [float(each == symbol) for each in range(6)]
    gone = 0.0
    for _ in range(times):
        gone += sum(shows) * manner.hit * manner.knock
        turned = sum(shows) * manner.hit * (1 - manner.knock) * manner.turn
        left = 1 - manner.hit * (manner.knock + (1 - manner.knock) * manner.turn)
        shows = [each * left + turned / 6 for each in shows]
    return [*shows[:5], shows[5] + gone]


def one_more(chances: dict[tuple[int, ...], float], shows: list[float]) -> dict[tuple[int, ...], float]:
    after: dict[tuple[int, ...], float] = defaultdict(float)
    for shown, chance in chances.items():
        after[shown] += chance * shows[5]
        for symbol in range(5):
            after[(*shown[:symbol], shown[symbol] + 1, *shown[symbol + 1 :])] += chance * shows[symbol]
    return {shown: chance for shown, chance in after.items() if chance}


@pytest.mark.study
@for_each("element", ELEMENTS)
def test_every_move_is_worth_what_the_rules_make_of_it(element: str) -> None:
    """Who is out, whose turn it is, storms, races, swaps and piles: all as on the rules, in positions of real games."""
    solved, rng = few(element), Random(1)
    states = list({position_of(state): state for state in met(element, FEW, rng, sample(20, 60))}.values())
    for state in rng.sample(states, sample(12, 40)):
        position = position_of(state)
        assert position is not None
        check_moves(solved, state, position)


def check_moves(solved: SolvedPower, state: ArenaState, position: Position) -> None:
    result, moves = solved.move_values(position), set()
    seat = 1 - state.active if position.phase == "reaction" else state.active
    for action in RULES.legal_actions(state, seat):
        for name, manner in MIXED.items():
            move = move_of(state, action, name)
            moves.add(move)
            assert result[move] == pytest.approx(played(solved, state, action, manner), abs=1e-12)
    assert set(result) == moves


# What the values are


def test_without_a_power_it_is_the_core_game() -> None:
    """An element that does nothing leaves the values of the solver of the core, and 0.497146 among them."""
    power = Power(BASE, Layout("NONE", 17))
    plain = SolvedPower(power, empty_values(power.layout))
    for dice in range(2, 18):
        solve_level(power, plain.values, dice)
    core = solve(BASE, 2)
    assert plain.value(opening()) == pytest.approx(0.497146, abs=5e-7)
    for element, alone, own, other in ((0, 0, 9, 4), (1, 0, 3, 8), (0, 3, 5, 5), (1, 4, 2, 6), (1, 2, 7, 1)):
        for phase in ("turn", "choice"):
            value = plain.value(lying_position(phase, element, alone, (own,), (other,)))
            assert value == pytest.approx(core.values(element + alone, (own, other), phase == "choice")[0], abs=1e-12)


@pytest.mark.study
@pytest.mark.parametrize(
    ("element", "states", "value"),
    [
        ("LIGHTNING", 990, 0.494081567237),
        ("AIR", 990, 0.502962192624),
        ("WATER", 2875, 0.454330056552),
    ][: sample(1, 3)],
)
def test_the_base_game_is_worth_what_playing_every_landing_on_the_rules_found(
    element: str, states: int, value: float
) -> None:
    """The turns are those that research counted."""
    solved = solve_power(BASE, element)
    assert solved.states == states
    assert solved.value(opening()) == pytest.approx(value, abs=1e-11)


@for_each("element", ELEMENTS)
def test_no_single_deviation_gains(element: str) -> None:
    solved, rng = few(element), Random(2)
    positions = [position_of(state) for state in met(element, FEW, rng, 20)]
    for position in rng.sample(positions, 60):
        assert position is not None
        best = min if position.phase == "reaction" else max
        assert best(solved.move_values(position).values()) == pytest.approx(solved.value(position), abs=1e-12)


def test_a_hurricane_makes_riches_a_danger() -> None:
    """IMP-POW-HURR-01: with air lying there the rich stop where they would throw on in the core game."""
    assert solve_power(BASE, "AIR").best(lying_position("choice", 1, 2, (11,), (2,))) == STOP
    assert solve(BASE, 2).best(3, (11, 2), mid=True) == "drop"


def test_the_best_move_comes_first_and_costs_nothing() -> None:
    """In a storm the other player moves, and wants the value low."""
    for position in (
        lying_position("choice", 1, 1, (2, 2), (3,)),
        Position("reaction", (2, 1, 0, 0, 0), (3,), (2,)),
    ):
        solved = few("LIGHTNING" if position.phase == "reaction" else "STONE")
        costs, values = solved.costs(position), solved.move_values(position)
        assert list(costs.values()) == sorted(costs.values()) and costs[solved.best(position)] == 0
        assert values[solved.best(position)] == pytest.approx(solved.value(position), abs=1e-12)


# Chances


@pytest.mark.parametrize("lying", [0, 1, 3])
def test_what_falls_is_what_the_kernel_says(lying: int) -> None:
    """Among symbols without a power, dice that stay alone and dice in sets are those of the core."""
    counted: dict[tuple[int, int], float] = defaultdict(float)
    for shown, chance in shown_after((0, *[1] * lying, *[0] * (4 - lying)), 1, HARD).items():
        alone = sum(count == 1 for count in shown)
        counted[alone, sum(shown) - alone] += chance
    assert counted == pytest.approx({outcome: float(chance) for outcome, chance in throw_kernel(HARD, lying).items()})


@for_each(("element", "alone", "thrown"), [(1, 2, 1), (4, 1, 1), (1, 3, 3), (0, 0, 6)])
def test_a_throw_lands_as_die_by_die(element: int, alone: int, thrown: int) -> None:
    result = landings({"hard": HARD}, element, alone, thrown)
    ways = zip(result.element, result.alone, result.matched, result.chances[0], strict=True)
    landed_as = {(int(own), int(others), int(sets)): chance for own, others, sets, chance in ways}
    counted: dict[tuple[int, int, int], float] = defaultdict(float)
    for (own, *others), chance in fallen((element, *[1] * alone, *[0] * (4 - alone)), thrown, HARD).items():
        counted[own, others.count(1), sum(each for each in others if each > 1)] += chance
    assert landed_as == pytest.approx(counted)


@for_each("shown", list(all_storms(6))[::5])
def test_a_throw_into_a_storm_lands_as_die_by_die(shown: tuple[int, ...]) -> None:
    result = after_storm(falls(HARD, 1), shown)
    for (own, *others), chance in fallen(shown, 1, HARD).items():
        sets = sum(each for each in (own, *others) if each > 1)
        result[int(own == 1), others.count(1), sets] -= chance
    assert abs(result).max() < 1e-12


@pytest.mark.study
def test_a_race_is_won_as_often_as_towers_are_built() -> None:
    """DIG-FIRE-2, on the thrower's own times; ties go to the player on turn (AMB-11)."""
    chances, rng, races = race_chances(3), Random(3), 4000
    for own, other in ((1, 1), (2, 3), (3, 1)):
        drawn = (dict(race_times(rng, ((0, own, 1000), (1, other, 1000)))) for _ in range(races))
        won = sum(times[0] <= times[1] for times in drawn) / races
        assert abs(won - chances[own, other]) < 4.5 * (won * (1 - won) / races) ** 0.5
        both = chances[own, other] + chances[other, own]
        assert 1 < both < 1.002, "what is more than one are the ties"


# What is refused


@for_each(
    ("element", "position", "words"),
    [
        ("AIR", lying_position("turn", 2, 0, (5,), (5,)), "would be a set"),
        ("AIR", lying_position("turn", 1, 5, (4,), (5,)), "0 to 4"),
        ("AIR", lying_position("turn", 1, 0, (5, 2), (5,)), "only STONE has piles"),
        ("STONE", lying_position("turn", 1, 0, (5, 1), (5,)), "of two dice or more"),
        ("WATER", lying_position("turn", 8, 0, (5,), (5,)), "17 at most"),
        ("FIRE", lying_position("turn", 1, 0, (0,), (5,)), "is out"),
    ],
)
def test_positions_that_cannot_be_are_refused(element: str, position: Position, words: str) -> None:
    with pytest.raises(ThrowdownError, match=words):
        check_position(element, position)


def test_an_element_that_is_none_is_refused() -> None:
    with pytest.raises(ThrowdownError, match="choose one of FIRE, WATER, STONE, LIGHTNING, AIR"):
        solve_power(BASE, "EARTH")
