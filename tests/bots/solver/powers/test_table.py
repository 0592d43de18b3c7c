"""The solved powers that come with the program, as bots ask for them."""

from __future__ import annotations

from itertools import pairwise
from random import Random
from typing import TYPE_CHECKING, Any, cast

import numpy as np
import pytest

from tests.cases import for_each
from tests.samples import sample
from throwdown.bots.solver.powers import table as solver_power_table
from throwdown.bots.solver.powers.solve import Position, lying_position, opening, solve_power
from throwdown.bots.solver.powers.table import TABLE_FILE, PowerTable, made_for, make, position_of, solved_power
from throwdown.rules import Action, Decision, Over, Stop, game
from throwdown.rules.arena.state import ArenaState, Landed, React, Throw, ThrowAll, ThrowFromPile, ThrowPile
from throwdown.rules.game import Resign, to_act
from throwdown.rules.rulings import ELEMENTS, defaults, resolve_options
from throwdown.throwers import MANNERS, Luck
from throwdown.throwers.luck import LUCK

if TYPE_CHECKING:
    from pathlib import Path

    from throwdown.rules.arena.pipeline import ArenaGame

RULES = cast("ArenaGame", game("impact_power", 2))


def table(element: str) -> PowerTable:
    shipped = solved_power(element)
    assert shipped is not None
    return shipped


def begun(element: str) -> ArenaState:
    state, _ = RULES.new_game()
    ((_, (die,)),) = state.resolution.hands
    return RULES.resolve(state, Landed(((die, element),), (), ()))[0]


def options(state: ArenaState, seat: int) -> dict[tuple[Action, str | None], float] | None:
    return table(state.elements[0]).option_values(RULES.view(state, seat))


# The file


def test_the_file_is_for_the_luck_there_is() -> None:
    """Made again by ``python -m throwdown.bots.solver.powers.table`` when the luck model changes."""
    with np.load(TABLE_FILE) as kept:
        assert str(kept["luck"]) == made_for()
        assert Luck.engine in made_for()
        assert set(ELEMENTS) < set(kept)
    assert TABLE_FILE.stat().st_size < 1_500_000


def test_the_file_is_part_of_the_package() -> None:
    """Whatever lies in the package is built into the wheel, unless it is ignored; the other table is there too."""
    from throwdown.bots.search import best_response as respond

    assert TABLE_FILE.parent == respond.RESPONSES_FILE.parent


def test_the_file_holds_what_solving_finds() -> None:
    fresh, kept = solve_power(dict(LUCK), "AIR"), table("AIR").solved
    assert np.abs(fresh.values - kept.values).max() < 1e-6


def test_a_file_for_other_luck_is_not_used(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    other = tmp_path / "powers.npz"
    np.savez(other, luck=np.array("luck of others"), AIR=np.zeros(3), race=np.zeros((2, 2)))
    monkeypatch.setattr(solver_power_table, "TABLE_FILE", other)
    assert solved_power.__wrapped__("AIR") is None
    assert solver_power_table.stored_race() is None


def test_a_written_table_is_read_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With one element, so that it is quick."""
    kept = table("FIRE").solved
    monkeypatch.setattr(solver_power_table, "ELEMENTS", ("FIRE",))
    monkeypatch.setattr(solver_power_table, "TABLE_FILE", tmp_path / "powers.npz")
    monkeypatch.setattr(solver_power_table, "solve_power", lambda *_: kept)
    make(tmp_path / "powers.npz")
    again = solved_power.__wrapped__("FIRE")
    assert again is not None and (again.solved.values == kept.values).all()
    assert solved_power.__wrapped__("AIR") is None


@for_each(
    ("element", "value"),
    [("AIR", 0.501192), ("LIGHTNING", 0.489917), ("WATER", 0.463382), ("FIRE", 0.506360), ("STONE", 0.494582)],
)
def test_the_first_player_has_these_chances(element: str, value: float) -> None:
    assert table(element).solved.value(opening()) == pytest.approx(value, abs=1e-6)


@for_each("element", ELEMENTS)
def test_values_are_those_of_the_best_move(element: str) -> None:
    """What is kept hangs together: no position is worth more or less than its best move."""
    solved, rng = table(element).solved, Random(4)
    for _ in range(40):
        position = any_position(element, rng)
        best = min if position.phase == "reaction" else max
        assert best(solved.move_values(position).values()) == pytest.approx(solved.value(position), abs=1e-6)


def any_position(element: str, rng: Random) -> Position:
    if element == "LIGHTNING" and rng.random() < 0.3:
        return Position("reaction", (2, rng.choice((1, 2)), rng.choice((0, 1)), 0, 0), (rng.randint(0, 6),), (3,))
    lying = rng.randint(0, 6 if element == "WATER" else 1), rng.randint(0, 4)
    hands = [(rng.randint(0, 2), *sorted(rng.choices((2, 3), k=rng.randint(1, 2)), reverse=True)) for _ in range(2)]
    if element != "STONE":
        hands = [(sum(hand),) for hand in hands]
    return lying_position(rng.choice(("turn", "choice")), *lying, *hands) if sum(map(sum, hands)) < 8 else opening()


# Asking it


@pytest.mark.parametrize("element", ELEMENTS)
def test_every_action_of_every_position_of_a_game_has_a_value(element: str) -> None:
    rng = Random(5)
    asked: set[type[Action]] = set()
    for _ in range(8):
        for state in played(element, rng):
            seat = to_act(RULES.awaiting(state))[0]
            result = options(state, seat)
            assert result is not None and all(0 <= value <= 1 for value in result.values())
            actions = list(RULES.legal_actions(state, seat))
            expected = {(act, how) for act in actions for how in ((None,) if act == Stop() else MANNERS)}
            assert set(result) == expected
            asked |= {type(action) for action in actions}
            assert max(result.values()) == pytest.approx(table(element).position_value(state, seat), abs=1e-6)
            assert options(state, 1 - seat) is None, "nothing is asked of the other seat"
    special: dict[str, type[Action]] = {"STONE": ThrowPile, "LIGHTNING": React}
    assert asked >= {Throw, Stop, special.get(element, Throw)}


def played(element: str, rng: Random) -> list[ArenaState]:
    """The decisions of one game, decided at random."""
    state, states, luck = begun(element), [], Luck(rng)
    while not isinstance(awaited := RULES.awaiting(state), Over):
        if seats := to_act(awaited):
            states.append(state)
            state, _ = RULES.apply(state, seats[0], RULES.legal_actions(state, seats[0]).sample(rng))
        else:
            outcome = luck.answer(RULES, state, awaited, dict.fromkeys((0, 1), rng.choice(MANNERS)))
            assert outcome is not None
            state, _ = RULES.resolve(state, outcome)
    return states


@pytest.mark.study
@pytest.mark.parametrize("element", ["FIRE", "LIGHTNING"])
def test_games_played_as_solved_are_won_as_often_as_solved(element: str) -> None:
    """On the luck thrower, races and storms included; a shared game counts half."""
    games, rng, known = sample(150, 400), Random(6), dict[Any, tuple[Action, str]]()
    won = sum(win(element, rng, known) for _ in range(games)) / games
    value = table(element).solved.value(opening())
    assert abs(won - value) < 4 * (value * (1 - value) / games) ** 0.5


def win(element: str, rng: Random, known: dict[Any, tuple[Action, str]]) -> float:
    """One game of two who play as well as can be: what the first has of it."""
    state, luck, manners = begun(element), Luck(rng), dict[int, str]()
    while not isinstance(awaited := RULES.awaiting(state), Over):
        if seats := to_act(awaited):
            key = position_of(state), tuple(map(len, state.piles[state.active]))
            if key not in known:
                known[key] = best(state, seats[0])
            action, manners[seats[0]] = known[key]
            state, _ = RULES.apply(state, seats[0], action)
        else:
            outcome = luck.answer(RULES, state, awaited, manners)
            assert outcome is not None
            state, _ = RULES.resolve(state, outcome)
    return (0 in awaited.result.winners) / len(awaited.result.winners)


def best(state: ArenaState, seat: int) -> tuple[Action, str]:
    result = options(state, seat) or {}
    action, manner = max(result, key=lambda option: result[option])
    return action, manner or "drop"


def test_a_game_that_is_over_is_worth_what_it_brought() -> None:
    state, _ = RULES.apply(begun("AIR"), 0, Resign())
    assert [table("AIR").position_value(state, seat) for seat in (0, 1)] == [0.0, 1.0]


def test_positions_that_were_not_solved_have_no_values() -> None:
    state = begun("AIR")
    view = RULES.view(state, 0)
    asked = table("AIR").option_values
    assert asked(view) is not None
    assert asked(RULES.view(state, None)) is None, "a spectator"
    assert asked(view.but(game="impact_avatar")) is None
    assert asked(view.but(elements=("AIR", "FIRE"))) is None
    assert asked(view.but(elements=("FIRE",))) is None, "another table"
    assert asked(view.but(supplies=(8, None))) is None
    assert asked(view.but(stacks=((1, 2),))) is None
    assert asked(view.but(arena=((16, "AIR"), (17, "AIR")))) is None, "a set lies there"
    assert asked(view.but(arena=((16, "FIRE"), (17, "FIRE")))) is None
    assert asked(view.but(arena=((16, "BLANK"),))) is None
    assert asked(view.but(piles=((2,), ()))) is None, "piles without boulders"
    assert asked(view.but(supplies=(12, 8))) is None
    assert asked(view.but(phase="collect")) is None
    three = game("impact_power", 3)
    assert asked(cast("Any", three).view(cast("Any", three.new_game()[0]), 0)) is None


def test_a_pile_that_may_be_split_has_no_values() -> None:
    """D-09: another game than the one solved."""
    rules = cast("ArenaGame", game("impact_power", 2, {"pile_split": "allowed"}))
    state = begun("STONE").but(supplies=((0, 1), (8, 9)), piles=(((2, 3),), ()))
    view = rules.view(state, 0)
    assert ThrowFromPile(0) in view.actions
    assert table("STONE").option_values(view) is None
    assert table("STONE").option_values(RULES.view(state, 0)) is not None


def test_a_state_in_the_middle_of_a_throw_has_no_value() -> None:
    flying, _ = RULES.apply(begun("WATER"), 0, Throw())
    assert position_of(flying) is None and table("WATER").position_value(flying, 0) is None


def test_options_that_make_another_game_are_not_covered() -> None:
    assert all(table(element).covers(defaults("impact_power")) for element in ELEMENTS)
    french, italian = (resolve_options("impact_power", {}, language) for language in ("fr", "it"))
    assert [table(each).covers(french) for each in ("AIR", "STONE")] == [True, False]
    assert not any(table(element).covers(italian) for element in ELEMENTS)
    fewest = resolve_options("impact_power", {"fire_mode": "fewest_dice"})
    assert [table(each).covers(fewest) for each in ("AIR", "FIRE")] == [True, False]
    assert table("FIRE").covers(resolve_options("impact_power", {"fire_mode": "simulated"}))


def test_two_piles_of_one_size_are_one_as_good_as_the_other() -> None:
    state = begun("STONE").but(supplies=((0,), (8, 9)), piles=(((2, 3), (4, 5)), ()), phase="choice")
    result = options(state, 0)
    assert result is not None
    assert all(result[ThrowPile(0), manner] == result[ThrowPile(1), manner] for manner in MANNERS)


def test_all_dice_are_thrown_into_an_empty_arena() -> None:
    """CORE-18."""
    state = begun("STONE").but(arena=(), supplies=((0, 1), (8, 9)), piles=(((2, 3),), ()))
    result = options(state, 0)
    assert result is not None and {action for action, _ in result} == {ThrowAll()}
    assert isinstance(RULES.awaiting(state), Decision)


def test_more_dice_are_worth_more_where_nothing_else_differs() -> None:
    worth = [table("WATER").solved.value(lying_position("turn", 1, 1, (own,), (5,))) for own in range(2, 9)]
    assert all(less < more for less, more in pairwise(worth))
