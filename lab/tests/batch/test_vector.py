"""The vector environment: spaces, masks, rewards, games that begin again, seeds that repeat."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from throwdown.errors import ThrowdownError
from throwdown_lab.batch.vector import ThrowdownVectorEnv


def choose(seen: dict[str, Any], rng: np.random.Generator) -> Any:
    """One of the open ids in each game."""
    return (seen["action_mask"] * rng.random(seen["action_mask"].shape)).argmax(axis=1)


def run(env: ThrowdownVectorEnv, steps: int, seed: int) -> list[Any]:
    rng = np.random.default_rng(0)
    seen, info = env.reset(seed=seed)
    result: list[Any] = [(seen, info)]
    for _ in range(steps):
        seen, *rest = env.step(choose(seen, rng))
        result.append((seen, *rest))
    env.close()
    return result


@pytest.mark.parametrize(("game", "seats"), [("strike", 2), ("hp_strike", 3), ("impact_avatar", 4), ("verasselt", 3)])
def test_what_is_seen_keeps_to_the_spaces_while_games_end_and_begin(
    game: str, seats: int, request: pytest.FixtureRequest
) -> None:
    if game == "verasselt":
        request.getfixturevalue("verasselt_compiled")
    env = ThrowdownVectorEnv(game, 8, seats)
    output = run(env, 150, seed=1)
    assert game == "verasselt" or sum(step[2].sum() for step in output[1:]) > 8
    for seen, *_, info in output:
        assert env.observation_space.contains(seen)
        assert seen["action_mask"].any(axis=1).all()
        assert ((info["seat"] >= 0) & (info["seat"] < seats)).all()


def test_rewards_of_a_game_sum_up_to_nothing_and_come_when_it_ends() -> None:
    for step in run(ThrowdownVectorEnv("strike", 16, 3), 100, seed=2)[1:]:
        _, own, over, truncated, info = step
        assert not truncated.any() and not info["rewards"][~over].any() and not own[~over].any()
        assert np.allclose(info["rewards"].sum(axis=1), 0)
        assert (info["rewards"][over].max(axis=1) > 0).all()


def test_points_are_a_loss() -> None:
    ended = [
        step[4]["rewards"][step[2]] for step in run(ThrowdownVectorEnv("strike", 16, 3, reward="points"), 99, 3)[1:]
    ]
    rewards = np.concatenate(ended)
    assert len(rewards) and (np.sort(rewards, axis=1) == [-2, -1, 0]).all()


def test_the_same_seed_gives_the_same_games() -> None:
    env = ThrowdownVectorEnv("hp_strike", 4, 2, edition="de")
    one, two, other = (run(env, 60, seed) for seed in (5, 5, 6))
    assert all((a[0]["observation"] == b[0]["observation"]).all() for a, b in zip(one, two, strict=True))
    assert any((a[0]["observation"] != b[0]["observation"]).any() for a, b in zip(one, other, strict=True))


def test_a_reward_that_does_not_exist_is_refused() -> None:
    with pytest.raises(ThrowdownError, match="nothing is given for 'speed': choose win or points"):
        ThrowdownVectorEnv(reward="speed")
    with pytest.raises(ThrowdownError, match="verasselt has no tournament and no points: choose the reward win"):
        ThrowdownVectorEnv("verasselt", reward="points")
