"""Gymnasium's vector API over a batch: one learner plays all seats of many games.

Each game shows what the seat that is asked sees and may choose. A game that ends gives its rewards and is a new one in
the same step; who begins it is drawn.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import ArrayLike, NDArray

from throwdown.bots import AMONG_BOTS
from throwdown_lab.environments.rewards import check_reward

from . import batch_for

if TYPE_CHECKING:
    from collections.abc import Mapping

    from .form import Flags

Seen = dict[str, NDArray[Any]]


class ThrowdownVectorEnv(VectorEnv[Seen, ArrayLike, NDArray[Any]]):
    """Many games of one edition: ``observation`` and ``action_mask`` of the asked seat, which is named in ``info``.

    The reward of a step is that of the seat that chose; ``info["rewards"]`` has those of all seats where a game ended.
    """

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012  # Gymnasium's own way

    def __init__(
        self,
        game: str = "strike",
        num_envs: int = 256,
        seats: int = 2,
        options: Mapping[str, Any] | None = None,
        *,
        edition: str | None = None,
        reward: str = "win",
    ) -> None:
        check_reward(game, reward)
        self.batch = batch_for(
            game, seats, {**AMONG_BOTS.get(game, {}), **(options or {})}, edition=edition, games=num_envs
        )
        self.num_envs = num_envs
        self.reward = reward
        coding = self.batch.coding
        self.single_action_space = Discrete(coding.size)
        self.single_observation_space = Dict(
            {
                "observation": Box(coding.low, coding.high, dtype=np.int16),
                "action_mask": Box(0, 1, (coding.size,), np.int8),
            }
        )
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.observation_space = batch_space(self.single_observation_space, num_envs)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Seen, dict[str, Any]]:
        """All games begin. The same seed gives the same games for the same choices."""
        super().reset(seed=seed)
        self._begin(np.ones(self.num_envs, np.bool_))
        return self._seen(), {"seat": self.batch.seat()}

    def step(self, actions: ArrayLike) -> tuple[Seen, NDArray[Any], NDArray[Any], NDArray[Any], dict[str, Any]]:
        """One id for each game; the ids are those of the mask."""
        chose = self.batch.seat()
        self.batch.step(actions)
        over = self.batch.over()
        rewards = self._rewards(over)
        info: dict[str, Any] = {"rewards": rewards}
        if over.any():
            info |= {"final_obs": self._seen(), "_final_obs": over}
            self._begin(over)
        info["seat"] = self.batch.seat()
        own = rewards[np.arange(self.num_envs), chose]
        return self._seen(), own, over, np.zeros(self.num_envs, np.bool_), info

    def _begin(self, which: Flags) -> None:
        games = int(which.sum())
        seeds = self.np_random.integers(0, 2**64, games, np.uint64)
        self.batch.reset_where(which, seeds, self.np_random.integers(0, self.batch.coding.game.seats, games))

    def _seen(self) -> Seen:
        return {"observation": self.batch.observe(), "action_mask": self.batch.mask()}

    def _rewards(self, over: Flags) -> NDArray[np.float64]:
        """Shares of the win that sum up to nothing, or points as a loss; nothing while a game is played."""
        if self.reward == "points":
            return np.where(over[:, None], -self.batch.points().astype(np.float64), 0.0)
        winners = self.batch.winners()
        seats = winners.shape[1]
        shared = np.maximum(winners.sum(axis=1, keepdims=True), 1)
        rewards = np.where(winners, seats / shared - 1, -1.0) / (seats - 1)
        return np.where(over[:, None], rewards, 0.0)
