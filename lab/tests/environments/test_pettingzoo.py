"""The games as PettingZoo environments: PettingZoo's own tests, seeds, rewards, aims, and what is refused."""

from __future__ import annotations

import pickle
from random import Random
from typing import Any

import numpy as np
import pytest
from pettingzoo import make
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, render_test, seed_test

from tests.cases import for_each
from tests.samples import sample
from throwdown.errors import ThrowdownError
from throwdown.rules.catalogue import game as make_game
from throwdown.rules.game import Result
from throwdown.rules.rulings import EDITION_CHANGES
from throwdown_lab.environments import AIMED, ENVIRONMENTS, register
from throwdown_lab.environments.aims import AIMS, aimed
from throwdown_lab.environments.rewards import rewards
from throwdown_lab.environments.sight import frame

#: What PettingZoo says of every environment with a mask that is not one of its own; its own ones it knows by name.
MASKED = [
    pytest.mark.filterwarnings("ignore:Observation is not a NumPy array"),
    pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be"),
    pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros"),  # after the end nothing may be chosen
]
pytestmark = MASKED

SEATED = [(each, seats) for each in ENVIRONMENTS for seats in range(2, 6)]


@pytest.mark.parametrize(("each", "seats"), SEATED)
def test_passes_the_api_test(each: str, seats: int) -> None:
    api_test(make("aec", each, seats=seats), num_cycles=1000)


@for_each("each", ENVIRONMENTS)
def test_passes_the_tests_of_seeds_and_of_the_parallel_form(each: str) -> None:
    seed_test(lambda: make("aec", each, seats=3), num_cycles=200)
    parallel_api_test(make("parallel", each, seats=3), num_cycles=200)
    parallel_seed_test(lambda: make("parallel", each, seats=3), num_cycles=200)


@for_each("edition", EDITION_CHANGES)
def test_every_printed_edition_is_played(edition: str) -> None:
    game = EDITION_CHANGES[edition][0][-1]
    env = make("aec", f"throwdown/{game}-v0", seats=3, edition=edition)
    api_test(env, num_cycles=30)
    assert env.game.options.items() >= EDITION_CHANGES[edition][1].items()


@for_each("each", [*ENVIRONMENTS, *AIMED])
def test_in_the_physical_arena(each: str) -> None:
    env = make("aec", each, thrower="physics", seats=3)
    env.reset(seed=1)
    agent, (seen, *_) = env.agent_selection, env.last()
    space = env.action_space(agent)
    space.seed(7)
    env.step(space.sample() if each in AIMED else space.sample(seen["action_mask"]))
    assert env.observation_space(agent).contains(env.observe(agent))


def test_a_seed_repeats_a_game_in_the_physical_arena() -> None:
    seed_test(lambda: make("aec", "throwdown/hp_strike-v0", thrower="physics"), num_cycles=2)


@pytest.mark.filterwarnings("ignore:Environment has not defined")
def test_a_hand_that_aims_passes_the_api_test() -> None:
    api_test(make("aec", "throwdown/strike-aim-v0"), num_cycles=2)


@pytest.mark.parametrize("each", [*ENVIRONMENTS][:: sample(3, 1)])
def test_passes_the_test_of_rendering(each: str, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(lambda **chosen: make("aec", each, **chosen))
    assert "player_1" in capsys.readouterr().out


def test_a_seed_repeats_a_game_and_another_gives_another() -> None:
    assert _played(3) == _played(3) != _played(4)


def _played(seed: int) -> list[list[int]]:
    env, rng = make("aec", "throwdown/impact_avatar-v0", seats=4), Random(1)
    env.reset(seed=seed)
    seen = []
    for _ in range(30):
        observation, _, over, _, _ = env.last()
        if over:
            break
        seen.append(observation["observation"].tolist())
        env.step(rng.choice(np.flatnonzero(observation["action_mask"]).tolist()))
    return seen


def test_an_environment_goes_through_pickle() -> None:
    env = pickle.loads(pickle.dumps(make("aec", "throwdown/strike-v0", seats=4, reward="points")))
    env.reset(seed=1)
    assert env.possible_agents == ["player_0", "player_1", "player_2", "player_3"]
    assert env.reward == "points"


def test_observations_leave_out_what_is_hidden() -> None:
    env = make("aec", "throwdown/strike-v0", options={"supply_visibility": "hidden"})
    env.reset(seed=1)
    seen = dict(zip(env.coding.names, env.observe("player_0")["observation"].tolist(), strict=True))
    assert (seen["dice of seat +0"], seen["dice of seat +1"]) == (8, -1)


def test_only_who_is_asked_may_choose() -> None:
    env = make("aec", "throwdown/strike-v0")
    env.reset(seed=1)
    assert env.agent_selection == "player_0"
    assert env.observe("player_0")["action_mask"].any()
    assert not env.observe("player_1")["action_mask"].any()


# Rewards


@for_each(
    ("seats", "winners", "given"),
    [
        (2, (1,), (-1, 1)),
        (2, (0, 1), (0, 0)),
        (4, (2,), (-1 / 3, -1 / 3, 1, -1 / 3)),
        (4, (0, 2), (1 / 3, -1 / 3, 1 / 3, -1 / 3)),
    ],
)
def test_a_win_is_shared_and_sums_up_to_nothing(seats: int, winners: tuple[int, ...], given: tuple[float, ...]) -> None:
    game = make_game("strike", seats)
    assert rewards(game, game.new_game()[0], Result(winners, "last_with_dice"), "win") == pytest.approx(given)


def test_points_are_those_of_a_tournament() -> None:
    """As many points as players remain when one goes out (TOUR-03)."""
    game = make_game("strike", 4)
    state = game.new_game()[0].but(out=((2,), (0, 3)))
    assert rewards(game, state, Result((1,), "last_with_dice"), "points") == (-1, 0, -3, -1)


def test_rewards_come_at_the_end() -> None:
    env, rng = make("aec", "throwdown/strike-v0", seats=3), Random(5)
    env.reset(seed=5)
    totals = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        seen, reward, over, _, _ = env.last()
        totals[agent] += reward
        assert over or reward == 0
        env.step(None if over else rng.choice(np.flatnonzero(seen["action_mask"]).tolist()))
    assert sorted(totals.values()) == pytest.approx([-0.5, -0.5, 1.0])


# Aims


def test_every_throw_can_be_aimed_at_nine_points() -> None:
    env = make("aec", "throwdown/strike-v0", thrower="physics")
    env.reset(seed=1)
    open_names = [env.choices.names[each] for each in np.flatnonzero(env.observe("player_0")["action_mask"])]
    assert open_names == [
        f"throw a die: {manner}, {aim}" for manner in ("drop", "toss", "hit", "smash") for aim in AIMS
    ]


@for_each("seat", range(4))
def test_aims_are_seen_from_the_own_side(seat: int) -> None:
    env = make("aec", "throwdown/strike-v0", thrower="physics", seats=4)
    env.reset(seed=2)
    env.course.seat = seat
    cosine, sine = frame(seat, 4)
    held = {}
    for aim, name in enumerate(AIMS):
        x, y, *_ = aimed(env.course, "drop", aim)
        held[name] = (cosine * x - sine * y, sine * x + cosine * y)
    assert held["left"][0] < held["middle"][0] - 20 < held["middle"][0] + 20 < held["right"][0]
    assert held["near"][1] < held["middle"][1] - 20 < held["middle"][1] + 20 < held["far"][1]


# Refusals


@for_each(
    ("chosen", "sentence"),
    [
        ({"seats": 6}, "for 2 to 5 players, not 6"),
        ({"thrower": "hand"}, "choose luck or physics"),
        ({"reward": "glory"}, "choose win or points"),
        ({"edition": "xx"}, "has no edition 'xx': choose one of"),
        ({"options": {"collect": "never"}}, "choose one of mandatory, optional"),
        ({"render_mode": "film"}, "choose one of human, ansi, rgb_array"),
    ],
)
def test_invalid_parameters_are_refused_in_one_line(chosen: dict[str, Any], sentence: str) -> None:
    with pytest.raises(ThrowdownError, match=sentence):
        make("aec", "throwdown/strike-v0", **chosen)


def test_points_are_refused_where_there_is_no_tournament() -> None:
    with pytest.raises(ThrowdownError, match="no tournament and no points: choose the reward win"):
        make("aec", "throwdown/verasselt-v0", reward="points")


@pytest.mark.parametrize("wrong", [-1, 10_000])
def test_an_id_outside_the_action_space_is_refused_and_changes_nothing(wrong: int) -> None:
    env = make("aec", "throwdown/strike-v0")
    env.reset(seed=1)
    before = env.course.state
    with pytest.raises(ThrowdownError, match="must be a whole number from 0 to"):
        env.step(wrong)
    assert env.course.state is before


@pytest.mark.parametrize(("reward", "lost"), [("win", -1), ("points", -2)])
def test_an_illegal_id_loses_the_game_as_pettingzoo_has_it(reward: str, lost: int) -> None:
    env = make("aec", "throwdown/strike-v0", seats=3, reward=reward)
    env.reset(seed=1)
    wrong = int(np.flatnonzero(env.observe("player_0")["action_mask"] == 0)[0])
    env.step(wrong)
    ends = {}
    for agent in env.agent_iter():
        _, ends[agent], over, _, info = env.last()
        assert over and ("illegal" in info) == (agent == "player_0")
        env.step(None)
    assert ends == {"player_0": lost, "player_1": 0, "player_2": 0}


def test_a_hand_that_aims_says_ten_numbers() -> None:
    env = make("aec", "throwdown/strike-aim-v0")
    env.reset(seed=1)
    with pytest.raises(ThrowdownError, match="give 10 numbers from -1 to 1"):
        env.step(np.zeros(3))


def test_render_without_a_render_mode_is_refused() -> None:
    env = make("aec", "throwdown/strike-v0")
    env.reset(seed=1)
    with pytest.raises(ThrowdownError, match="make the environment with render_mode"):
        env.render()


def test_registering_again_changes_nothing() -> None:
    register()  # a second entry would warn, and warnings are errors
