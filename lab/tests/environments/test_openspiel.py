"""The games for OpenSpiel: its own tests, chances that are those of luck, values that are those of the solver."""

from __future__ import annotations

import sys
from collections import Counter, defaultdict
from random import Random
from types import ModuleType
from typing import TYPE_CHECKING, Any

import pyspiel
import pytest

from throwdown.bots.solver import solve
from throwdown.errors import ThrowdownError
from throwdown.rules import GAMES, Outcome
from throwdown.rules.arena.state import IDLE, Landed, Throw
from throwdown.rules.catalogue import game as make_game
from throwdown.rules.game import InFlight
from throwdown.rules.record import Acted
from throwdown.throwers import Luck
from throwdown.throwers.luck import LUCK
from throwdown_lab.environments.openspiel import name_of
from throwdown_lab.environments.openspiel.falling import falling
from throwdown_lab.environments.openspiel.player import Mcts
from throwdown_lab.environments.openspiel.racing import winning_chances
from throwdown_lab.simulate import make_plan

if TYPE_CHECKING:
    from throwdown_lab.environments.openspiel.draw import Draw


@pytest.mark.parametrize("game", GAMES)
def test_passes_the_test_of_random_play(game: str) -> None:
    seats = 2 if game == "verasselt" else 4
    pyspiel.random_sim_test(pyspiel.load_game(f"{name_of(game)}(players={seats})"), 1, True, False)


def test_the_arena_is_sampled() -> None:
    game = pyspiel.load_game("throwdown_strike(thrower=physics,dice=1,seed=3)")
    assert game.get_type().chance_mode == pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC
    pyspiel.random_sim_test(game, 1, False, False)  # nobody can write down the state of its generator


def test_open_spiel_generates_a_playthrough() -> None:
    from open_spiel.python.algorithms.generate_playthrough import playthrough

    result = playthrough("throwdown_strike(dice=1)", None, seed=4, observation_params_string=None)
    assert "throw a die: " in result
    assert "shows" in result


def test_a_throw_of_eight_dice_is_eight_draws() -> None:
    state = pyspiel.load_game("throwdown_strike(options=start_die:placed)").new_initial_state()
    node = state.node
    course = node.course.copy()
    course.state = course.state.but(phase="turn", resolution=make_game("strike").new_game()[0].resolution.but(hands=()))
    state.node = type(node)(_seen(course), explicit=True)
    state.apply_action(state.legal_actions()[0])
    draws = 0
    while state.is_chance_node():
        assert sum(chance for _, chance in state.chance_outcomes()) == pytest.approx(1)
        state.apply_action(min(draws, 4))
        draws += 1
    assert draws == 8


def _seen(course: Any) -> Any:
    """The course with what its state waits for."""
    return type(course)(course.game, course.thrower, course.state)


def test_values_are_those_of_the_solver(monkeypatch: pytest.MonkeyPatch) -> None:
    """OpenSpiel's own value iteration, on every position of a game with two dice against one."""
    # It imports a solver of linear programs that only simultaneous moves need.
    monkeypatch.setitem(sys.modules, "open_spiel.python.algorithms.lp_solver", ModuleType("lp_solver"))
    from open_spiel.python.algorithms.value_iteration import value_iteration

    game = pyspiel.load_game("throwdown_strike(dice=21,options=start_die:placed)")
    solved, compared = solve(LUCK, 2), 0
    for position, value in value_iteration(game, -1, 1e-12, cyclic_game=True).items():
        phase, result = position.split(" ", 1)
        if phase in ("turn", "choice"):
            active, owned, lying = _read(result)
            expected = solved.values(lying, owned, mid=phase == "choice")[0]
            assert (1 + (value if active == 0 else -value)) / 2 == pytest.approx(expected, abs=1e-9)
            compared += 1
    assert compared > 50


def _read(text: str) -> tuple[int, tuple[int, int], int]:
    """Who is on turn, what each owns from there on, and how many dice lie there."""
    words = text.removesuffix(" bare").split()
    active, (one, other) = int(words[1][0]), map(int, words[3].split(","))
    return active, (one, other) if active == 0 else (other, one), len([face for face in words[5:] if face != "-"])


# Chances


def test_draws_have_the_chances_of_luck() -> None:
    """Two hands into an arena with a tower: what becomes of a die of each kind, drawn and counted."""
    game: Any = make_game("hp_strike", 3)
    begun = game.new_game()[0]
    lying = tuple(zip((18, 10, 11, 12), game.symbols, strict=False))
    hands = ((0, (0,)), (1, (6, 7)))
    state = begun.but(phase="reacting", arena=lying, stacks=((10, 11, 12),))
    manners, rng = {0: "toss", 1: "smash"}, Random(3)
    faces = {18: game.symbols[0], 11: game.symbols[2]}
    drawn = Counter(_fate(_drawn(falling(game, state, hands, manners), rng), faces) for _ in range(TRIED))
    thrown = Counter(_fate(_by_luck(game, state, hands, manners, seed), faces) for seed in range(TRIED))
    assert len(drawn) > 20
    for fate in drawn | thrown:
        assert drawn[fate] / TRIED == pytest.approx(thrown[fate] / TRIED, abs=0.03)


TRIED = 3000


def _drawn(due: Draw | Outcome, rng: Random) -> Outcome:
    while not isinstance(due, Outcome):
        numbers, chances = zip(*due.chances, strict=True)
        due = due.after(rng.choices(numbers, chances)[0])
    return due


def _by_luck(game: Any, state: Any, hands: Any, manners: dict[int, str], seed: int) -> Outcome:
    outcome = Luck(Random(seed)).answer(game, state, InFlight(hands), manners)
    assert outcome is not None
    return outcome


def _fate(outcome: Outcome, faces: dict[int, str]) -> tuple[Any, ...]:
    """Whether the thrown dice stay, whether the loose one changes, how high the tower stands."""
    assert isinstance(outcome, Landed)
    shown, out = dict(outcome.faces), dict(outcome.out)
    changed = tuple(die in out or shown.get(die, face) != face for die, face in faces.items())
    return (0 in out, 6 in out, *changed, sum(map(len, outcome.stacks)))


def test_chances_of_one_die_are_exact() -> None:
    """Drop among two lying dice: the chance of each landing, against the table by hand."""
    game: Any = make_game("strike")
    state = game.new_game()[0].but(phase="flying", arena=((16, "2"), (15, "3")))
    found: dict[Outcome, float] = defaultdict(float)
    _all(falling(game, state, ((0, (0,)),), {0: "toss"}), 1.0, found)
    toss = LUCK["toss"].among(2)
    turned = toss.hit * toss.turn * 5 / 6
    assert sum(found.values()) == pytest.approx(1)
    assert found[Landed(((0, "4"),))] == pytest.approx((1 - turned) ** 2 * (1 - toss.leave) / 6)
    assert found[Landed((), ((0, "bounced"),))] == pytest.approx((1 - turned) ** 2 * toss.leave)
    struck = toss.hit * toss.turn / 6 * (1 - turned) * (1 - toss.leave) / 6
    assert found[Landed(((15, "6"), (0, "4")))] == pytest.approx(struck)


def _all(due: Draw | Outcome, weight: float, into: dict[Outcome, float]) -> None:
    if isinstance(due, Outcome):
        into[due] += weight
    else:
        for number, chance in due.chances:
            _all(due.after(number), weight * chance, into)


def test_races_are_won_by_those_with_fewer_dice() -> None:
    """DIG-FIRE-2: five dice against four win three of ten, equal towers half of the races."""
    assert winning_chances((5, 4))[0] == pytest.approx(0.30, abs=0.002)
    assert winning_chances((8, 8)) == pytest.approx((0.5, 0.5))
    assert sum(winning_chances((3, 4, 5))) == pytest.approx(1)


# Cards


def test_cards_are_dealt_when_they_are_drawn() -> None:
    """Ten for the hub before the first turn, and the order of the rest is nobody's secret: there is none."""
    state = pyspiel.load_game("throwdown_verasselt(players=3)").new_initial_state()
    rng = Random(1)
    dealt = 0
    while state.is_chance_node():
        numbers, chances = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(rng.choices(numbers, chances)[0])
        dealt += 1
    deck = state.node.course.state.deck
    assert dealt == 10
    assert deck == "".join(sorted(deck, key="YBRG".index))


def test_a_refill_is_drawn_card_by_card_before_the_owner_may_roll() -> None:
    game = pyspiel.load_game("throwdown_verasselt(players=2,options=first_turn_refill:true)")
    state = game.new_initial_state()
    for _ in range(10):
        state.apply_action(state.chance_outcomes()[0][0])
    bars = state.node.course.state.dice.count("=")
    state.apply_action(0)  # roll for the hub
    drawn = 0
    while state.is_chance_node():
        assert sum(chance for _, chance in state.chance_outcomes()) == pytest.approx(1)
        state.apply_action(state.chance_outcomes()[0][0])
        drawn += 1
    assert drawn == 2 * bars
    assert state.node.course.state.phase == "roll"


# What is hidden


def test_information_states_hide_what_is_hidden() -> None:
    game = pyspiel.load_game("throwdown_strike(options=supply_visibility:hidden)")
    assert game.get_type().information == pyspiel.GameType.Information.IMPERFECT_INFORMATION
    state = game.new_initial_state()
    assert '"supplies":[8,null]' in state.information_state_string(0)
    assert '"supplies":[null,8]' in state.observation_string(1)
    names = game.table.coding.names
    tensor = dict(zip(names, state.information_state_tensor(1), strict=True))
    assert (tensor["dice of seat +0"], tensor["dice of seat +1"]) == (8, -1)


def test_a_copy_goes_its_own_way() -> None:
    state = pyspiel.load_game("throwdown_hp_strike").new_initial_state()
    state.apply_action(2)
    copy = state.clone()
    before = str(state)
    copy.apply_action(copy.legal_actions()[0])
    assert str(state) == before != str(copy)


# Refusals


@pytest.mark.parametrize(
    ("chosen", "sentence"),
    [
        ("strike(options=collect)", "write NAME:VALUE"),
        ("strike(options=collect:never)", "choose one of mandatory, optional"),
        ("strike(dice=9)", "one digit from 1 to 8 for all"),
        ("strike(dice=123)", "one for each player"),
        ("verasselt(dice=2)", "elsewhere 0"),
        ("strike(thrower=hand)", "choose luck or physics"),
    ],
)
def test_invalid_parameters_are_refused_in_one_line(chosen: str, sentence: str) -> None:
    with pytest.raises(ThrowdownError, match=sentence):
        pyspiel.load_game(f"throwdown_{chosen}")


# On the ladder


@pytest.mark.parametrize("game", ["hp_strike", "verasselt"])
def test_its_tree_search_sits_down_at_our_tables(game: str) -> None:
    """Every choice that it makes in a game is taken by the rules."""
    plan = make_plan(game, ("openspiel:mcts", "thumb"), "ladder", {"max_turns": 2} if game == "verasselt" else {})
    match = plan.but(think=0.0001).match(0)
    for _ in range(30):
        match.step()
    assert [seat.player for seat in match.seats] == ["openspiel:mcts", "thumb"]
    assert any(isinstance(entry, Acted) and entry.seat == 0 for entry in match.log.entries)


def test_its_tree_search_sees_that_a_sure_pair_is_better_than_to_stop() -> None:
    """All five symbols lie there: any face but the X, one of six, makes a pair."""
    game: Any = make_game("strike")
    lying = tuple(zip(range(1, 6), game.symbols, strict=True))
    state = game.new_game()[0].but(phase="choice", supplies=((0,), (8,)), arena=lying, resolution=IDLE)
    assert Mcts(Random(1), game, think=0.0, walks=400).choose(game.view(state, 0)).action == Throw()
