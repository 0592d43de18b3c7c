"""The solved game: known values, a solver written the plain way, and games really played."""

from __future__ import annotations

from functools import lru_cache
from itertools import product
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from tests.samples import sample
from throwdown.bots.odds.kernels import Kernel, Model, big_kernel, parse_model, throw_kernel
from throwdown.bots.solver import cache as solver_cache
from throwdown.bots.solver.cache import cache_file, load, save, solved_game
from throwdown.bots.solver.core import STOP, Solved, opening_position, solve
from throwdown.bots.solver.cycles import Cycle, resolve
from throwdown.bots.solver.index import owned_by, rank
from throwdown.bots.solver.level import Level, Throws
from throwdown.errors import SeatsRefused, ThrowdownError
from throwdown.rules import Decision, Over, Stop, game
from throwdown.rules.arena.state import ArenaState, Landed, Throw, ThrowAll
from throwdown.throwers import Luck
from throwdown.throwers.luck import LUCK as TABLE

BASE = parse_model("drop=0,0")
THREE = parse_model("drop=0,0;toss=0.5,0.02;smash=0.9,0.12")
LUCK = dict(TABLE)
TWO_MANNERS = parse_model("drop=0,0;smash=0.6,0.12")

Owned = tuple[int, ...]


@lru_cache
def solved(model: str, players: int, objective: str = "win") -> Solved:
    return solve({"base": BASE, "default": THREE, "two": TWO_MANNERS}[model], players, objective)


def positions(players: int, most: int) -> list[tuple[int, Owned]]:
    """All positions of so many players with so many dice at most."""
    return [
        (lying, tuple(map(int, owned)))
        for lying in range(6)
        for dice in range(players, most - lying + 1)
        for owned in owned_by(players, dice)
    ]


# Known values


def test_the_first_of_two_players_is_a_little_behind() -> None:
    values = solved("base", 2).values(*opening_position(2))
    assert values == pytest.approx([0.497146, 0.502854], abs=5e-7)


def test_the_last_die_thrown_into_an_empty_arena_is_the_end() -> None:
    """CORE-19."""
    for name in ("base", "default"):
        assert solved(name, 2).values(0, (1, 5)).tolist() == [0.0, 1.0]
    assert solved("default", 3, "points").values(0, (1, 5, 5))[0] == 2.0


def test_one_die_on_five_symbols_matches_unless_it_shows_x() -> None:
    """The match makes two dice and leaves four lying; X is the end (CORE-12, CORE-17)."""
    base = solved("base", 2)
    assert base.values(5, (1, 3))[0] == pytest.approx(5 / 6 * base.values(4, (3, 2))[1], abs=1e-14)


@pytest.mark.parametrize("players", [2, 3])
def test_base_game_has_one_equilibrium(players: int) -> None:
    base = solved("base", players)
    assert all(base.is_unique(*position) for position in positions(players, base.dice))


def test_who_goes_out_anyway_may_choose_who_wins() -> None:
    """A player with one die before an empty arena is out in any manner, and each manner leaves others better off."""
    three = solved("default", 3)
    assert not three.is_unique(0, (1, 1, 1))
    assert set(three.costs(0, (1, 1, 1)).values()) == {0.0}
    assert three.best(0, (1, 1, 1)) == "drop"


# Against a solver written the plain way


class Plain:
    """The same equations with dictionaries, every position on its own, swept until nothing moves."""

    def __init__(self, model: Model, players: int, dice: int, objective: str) -> None:
        self.model, self.objective = model, objective
        self.value: dict[tuple[bool, int, Owned], list[float]] = {}
        for number in range(2, players + 1):
            states = [(mid, *at) for mid in (False, True) for at in positions(number, dice)]
            self.value |= {state: [0.0] * number for state in states}
            while max([self.renew(*state) for state in states]) > 1e-13:
                pass

    def renew(self, mid: bool, lying: int, owned: Owned) -> float:
        options = [self.passed(lying, owned)] if mid else []
        for manner in self.model.values():
            big = not mid and not lying
            kernel = big_kernel(manner, owned[0]) if big else throw_kernel(manner, lying)
            options.append(self.thrown(kernel, owned, owned[0] if big else 1))
        best = max(option[0] for option in options)
        chosen = next(option for option in options if option[0] >= best - 1e-12)
        before, self.value[mid, lying, owned] = self.value[mid, lying, owned], chosen
        return max(abs(one - other) for one, other in zip(before, chosen, strict=True))

    def thrown(self, kernel: Kernel, owned: Owned, dice: int) -> list[float]:
        led = [(float(p), self.led(lying, owned[0] - dice, taken, owned[1:])) for (lying, taken), p in kernel.items()]
        return [sum(p * value[seat] for p, value in led) for seat in range(len(owned))]

    def led(self, lying: int, left: int, taken: int, others: Owned) -> list[float]:
        if taken:
            return self.passed(lying, (left + taken, *others))
        if left:
            return self.value[True, lying, (left, *others)]
        out = 0.0 if self.objective == "win" else -float(len(others))
        won = 1.0 if self.objective == "win" else 0.0
        return [out, *(self.value[False, lying, others] if len(others) > 1 else [won])]

    def passed(self, lying: int, owned: Owned) -> list[float]:
        next_first = self.value[False, lying, (*owned[1:], owned[0])]
        return [next_first[-1], *next_first[:-1]]


@pytest.mark.parametrize("objective", ["win", "points"])
@pytest.mark.parametrize(("players", "dice"), [(2, 9), (3, 6)])
def test_values_are_those_of_a_plain_solver(players: int, dice: int, objective: str) -> None:
    plain, quick = Plain(TWO_MANNERS, players, dice, objective), solved("two", players, objective)
    sign = 1 if objective == "win" else -1
    for (mid, lying, owned), value in plain.value.items():
        assert quick.values(lying, owned, mid) * sign == pytest.approx(value, abs=1e-10), (mid, lying, owned)


# Against games really played


class Play:
    """Games on the real rules, in which everybody plays as the solver says."""

    def __init__(self, solution: Solved, seed: int) -> None:
        self.best = lru_cache(None)(solution.best)
        self.game: Any = game("strike", solution.players)
        self.luck = Luck(Random(seed), solution.model)

    def at(self, lying: int, owned: Owned) -> ArenaState:
        state, _ = self.game.new_game()
        state, _ = self.game.resolve(state, Landed(((state.resolution.hands[0][1][0], "2"),), (), ()))
        dice = [die for supply in state.supplies for die in supply] + [die for die, _ in state.arena]
        supplies = tuple(tuple(dice.pop() for _ in range(count)) for count in owned)
        arena = tuple((dice.pop(), symbol) for symbol in "23456"[:lying])
        position: ArenaState = state.but(supplies=supplies, arena=arena, removed=tuple(dice))
        return position

    def out(self, state: ArenaState) -> tuple[int, tuple[tuple[int, ...], ...]]:
        """Play to the end: the winner, and who went out in which order."""
        while not isinstance(awaited := self.game.awaiting(state), Over):
            manners = {}
            if isinstance(awaited, Decision):
                action = self.best(len(state.arena), self.owned(state), state.phase == "choice")
                manners = {state.active: action}
                wanted = Stop() if action == STOP else Throw() if Throw() in awaited.actions else ThrowAll()
                state, _ = self.game.apply(state, awaited.seat, wanted)
                awaited = self.game.awaiting(state)
            if not isinstance(awaited, Decision | Over):
                state, _ = self.game.resolve(state, self.luck.answer(self.game, state, awaited, manners))
        return awaited.result.winners[0], state.out

    def owned(self, state: ArenaState) -> Owned:
        seats = [(state.active + seat) % len(state.supplies) for seat in range(len(state.supplies))]
        return tuple(len(state.supplies[seat]) for seat in seats if state.supplies[seat])


@pytest.mark.study
@pytest.mark.parametrize(("model", "position"), [("default", (2, (3, 2, 4))), ("base", (3, (2, 3, 2)))])
def test_games_played_as_solved_are_won_as_often_as_solved(model: str, position: tuple[int, Owned]) -> None:
    games, solution = sample(600, 3000), solved(model, 3)
    play = Play(solution, seed=4)
    state = play.at(*position)
    won = np.bincount([play.out(state)[0] for _ in range(games)], minlength=3) / games
    for share, value in zip(won, solution.values(*position), strict=True):
        assert abs(share - value) < 4.5 * (value * (1 - value) / games) ** 0.5


@pytest.mark.study
def test_games_played_for_points_cost_as_many_as_solved() -> None:
    """TOUR-03: who goes out notes a point for each player who stays in."""
    games, solution, position = sample(600, 3000), solved("two", 3, "points"), (1, (2, 2, 3))
    play = Play(solution, seed=5)
    state = play.at(*position)
    noted = np.zeros((games, 3))
    for number in range(games):
        _, out = play.out(state)
        for place, (seat,) in enumerate(out):
            noted[number, seat] = 2 - place
    spread = noted.std(axis=0) / games**0.5
    assert (abs(noted.mean(axis=0) - solution.values(*position)) < 4.5 * spread).all()


# Nobody gains by another choice


@pytest.mark.parametrize(
    ("model", "players", "objective"),
    [("default", 2, "win"), ("default", 3, "win"), ("two", 3, "points")],
)
def test_no_single_deviation_gains(model: str, players: int, objective: str) -> None:
    solution, sign = solved(model, players, objective), 1 if objective == "win" else -1
    some = Random(1).sample(positions(players, solution.dice), sample(50, 150))
    for (lying, owned), mid in product(some, (False, True)):
        value = solution.values(lying, owned, mid)[0]
        actions = [after[0] * sign for after in solution.action_values(lying, owned, mid).values()]
        assert max(actions) == pytest.approx(value * sign, abs=1e-11)


def test_a_level_without_circles_has_nothing_to_pin() -> None:
    """Also where there is but one manner, and so no choice of it."""
    base = solved("base", 3)
    level = Level(base.tables[3], base.tables[2], Throws(BASE, 11), 10, out=0.0)
    assert level.converge()
    cycle = Cycle(level)
    cycle.watch()
    assert cycle.size == 0 and resolve(level) == "pure"


@pytest.mark.parametrize(("objective", "total"), [("win", 1.0), ("points", 3.0)])
def test_values_add_up(objective: str, total: float) -> None:
    solution = solved("two", 3, objective)
    for lying, owned in Random(2).sample(positions(3, solution.dice), 100):
        assert solution.values(lying, owned, mid=True).sum() == pytest.approx(total, abs=1e-11)


# Actions


def test_stop_comes_before_a_throw_and_throws_in_the_order_of_the_model() -> None:
    twins = solve(parse_model("one=0.3,0.1;other=0.3,0.1"), 2)
    assert list(twins.costs(2, (3, 3)).items()) == [("one", 0.0), ("other", 0.0)]
    assert list(twins.action_values(2, (3, 3), mid=True)) == [STOP, "one", "other"]


def test_stopping_is_an_action_only_in_mid_turn() -> None:
    """CORE-08, CORE-15."""
    base = solved("base", 2)
    assert list(base.costs(1, (8, 8))) == ["drop"]
    assert set(base.costs(1, (8, 8), mid=True)) == {STOP, "drop"}


def test_states_are_those_of_the_research() -> None:
    assert [Solved(BASE, players).states for players in (2, 3, 4, 5)] == [596, 6475, 50276, 241746]


def test_ranks_count_the_ways_to_own_dice() -> None:
    for players, dice in ((1, 5), (2, 9), (3, 8), (5, 9)):
        owned = owned_by(players, dice)
        assert rank(owned).tolist() == list(range(len(owned)))
        assert (owned.sum(axis=1) == dice).all() and owned.min() >= 1


# What is refused


@pytest.mark.parametrize(
    ("lying", "owned", "words"),
    [
        (6, (2, 2), "0 to 5"),
        (-1, (2, 2), "0 to 5"),
        (1, (9, 8), "17 at most"),
        (1, (2, 0), "from 1 on"),
        (1, (2,), "2 to 2 numbers"),
        (1, (2, 2, 2), "2 to 2 numbers"),
    ],
)
def test_positions_that_cannot_be_are_refused(lying: int, owned: Owned, words: str) -> None:
    with pytest.raises(ThrowdownError, match=words):
        solved("base", 2).values(lying, owned)


@pytest.mark.parametrize("players", [0, 1, 6])
def test_two_to_five_play(players: int) -> None:
    """CORE-02."""
    with pytest.raises(SeatsRefused, match="choose 2 to 5"):
        solve(BASE, players)


# On disk


@pytest.fixture
def cache(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path))
    return tmp_path


def test_the_default_model_is_solved_once(cache: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    first = solved_game(LUCK, 2)
    monkeypatch.setattr(solver_cache, "solve", pytest.fail)
    again = solved_game(LUCK, 2)
    assert (again.tables[2].values == first.tables[2].values).all()
    assert again.settled == first.settled and again.unique_to == first.unique_to
    assert len(list((cache / "throwdown").iterdir())) == 1


def test_other_models_leave_nothing_behind(cache: Path) -> None:
    solved_game(BASE, 2)
    assert not list(cache.iterdir())


@pytest.mark.parametrize("damage", [b"", b"PK", b"\x00" * 2000])
def test_a_damaged_file_is_rebuilt(cache: Path, damage: bytes) -> None:
    path = cache_file(LUCK, 2, "win")
    path.parent.mkdir()
    path.write_bytes(damage)
    solved_game(LUCK, 2)
    assert load(path, Solved(LUCK, 2)) is not None


def test_a_file_of_another_game_is_not_taken(tmp_path: Path) -> None:
    save(tmp_path / "two.npz", solved("base", 2))
    kept = bytearray((tmp_path / "two.npz").read_bytes())
    kept[len(kept) // 2] ^= 255
    (tmp_path / "bent.npz").write_bytes(kept)
    assert load(tmp_path / "bent.npz", Solved(BASE, 2)) is None
    assert load(tmp_path / "two.npz", Solved(BASE, 3)) is None
    assert load(tmp_path / "none.npz", Solved(BASE, 2)) is None


def test_a_cache_that_cannot_be_written_costs_only_time(cache: Path) -> None:
    (cache / "throwdown").write_text("no folder")
    assert solved_game(LUCK, 2).best(*opening_position(2)) == "drop"
