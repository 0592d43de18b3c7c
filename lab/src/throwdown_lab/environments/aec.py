"""The games as PettingZoo environments: agents take turns, choices are ids, an observation brings its mask."""

from __future__ import annotations

from abc import ABC, abstractmethod
from random import Random, SystemRandom
from typing import TYPE_CHECKING, Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from gymnasium.utils import EzPickle
from pettingzoo import AECEnv
from pettingzoo.utils.env_logger import EnvLogger

from throwdown.errors import ActionRefused, ThrowdownError
from throwdown_lab.coding import coding_of

from .aims import Aims, Unaimed
from .course import Course
from .render import picture_of, text_of
from .rewards import rewards
from .settings import configured_game, make_thrower
from .sight import Sight

if TYPE_CHECKING:
    from collections.abc import Mapping

    from gymnasium.spaces import Space
    from numpy.typing import NDArray

    from throwdown.rules import Game
    from throwdown_lab.coding.form import Ids

RENDER_MODES = ("human", "ansi", "rgb_array")
METADATA = {"render_modes": [*RENDER_MODES], "is_parallelizable": False, "render_fps": 2}
#: Bits of a seed that is drawn if none is given.
SEED_BITS = 64


class TableEnv(AECEnv[str, Any, Any], EzPickle, ABC):  # type: ignore[misc]
    """What all environments of ours share: seats, seeds, rewards and pictures. Subclasses code the choices."""

    metadata: dict[str, Any] = METADATA  # as PettingZoo declares it: each environment has its name

    def __init__(
        self,
        game: str = "strike",
        seats: int = 2,
        edition: str | None = None,
        options: Mapping[str, Any] | None = None,
        thrower: str = "luck",
        reward: str = "win",
        render_mode: str | None = None,
    ) -> None:
        EzPickle.__init__(self, game, seats, edition, options, thrower, reward, render_mode)
        super().__init__()
        if render_mode is not None and render_mode not in RENDER_MODES:
            raise ThrowdownError(
                f"nothing is drawn as {render_mode!r}: choose one of {', '.join(RENDER_MODES)}", code="lab/render"
            )
        self.game: Game[Any] = configured_game(game, seats, options, edition, thrower, reward)
        self.coding = coding_of(self.game)
        self.thrower, self.reward, self.render_mode = thrower, reward, render_mode
        self.metadata = {**METADATA, "name": f"throwdown_{game}_v0"}
        self.possible_agents = [f"player_{seat}" for seat in range(seats)]
        self.agents: list[str] = []
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._observed: dict[str, Space[Any]] = {}
        self._actions: dict[str, Space[Any]] = {}
        self._rng = Random(SystemRandom().getrandbits(SEED_BITS))
        self.sight = Sight(self.coding, places=thrower == "physics")
        self._prepare()

    @abstractmethod
    def _prepare(self) -> None:
        """The spaces of all agents."""

    # Playing

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A new game; the same seed and the same choices give the same game. ``options`` are not asked."""
        if seed is not None:
            self._rng = Random(seed)
        self.course = Course(self.game, make_thrower(self.thrower, self._rng))
        self.course.run()
        self.agents = self.possible_agents[:]
        self.rewards: dict[str, float] = dict.fromkeys(self.agents, 0)
        self._cumulative_rewards: dict[str, float] = dict.fromkeys(self.agents, 0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.course.seat or 0]
        if self.render_mode == "human":
            self.render()

    def step(self, action: Any) -> None:
        """The seat that is asked chooses this; everything follows until a seat is asked again."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0
        self._choose(action)
        seat = self.course.seat
        if seat is None:  # everything has fallen, and no seat is asked
            self._end()
        elif not self.terminations[agent]:
            self.agent_selection = self.possible_agents[seat]
        if self.render_mode == "human":
            self.render()

    def observation_space(self, agent: str) -> Space[Any]:
        return self._observed[agent]

    def action_space(self, agent: str) -> Space[Any]:
        return self._actions[agent]

    @abstractmethod
    def _choose(self, action: Any) -> None:
        """Apply the choice of the seat that is asked."""

    def _end(self) -> None:
        """All agents leave together: who is out waits for the end, since a game may begin again (AMB-05)."""
        result = self.course.result
        assert result is not None  # noqa: S101  # the caller has checked
        given = rewards(self.game, self.course.state, result, self.reward)
        self.rewards = dict(zip(self.agents, given, strict=True))
        self.terminations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()

    def _forfeit(self, why: str) -> None:
        """An illegal action ends the game: who chose it loses, as PettingZoo's TerminateIllegalWrapper has it."""
        EnvLogger.warn_on_illegal_move()
        agent = self.agent_selection
        self.infos[agent] = {"illegal": why}
        self.rewards = dict.fromkeys(self.agents, 0)
        self.rewards[agent] = -1 if self.reward == "win" else 1 - len(self.possible_agents)
        self.terminations = dict.fromkeys(self.agents, True)
        self.truncations = dict.fromkeys(self.agents, True)
        self._accumulate_rewards()

    # Seeing

    def render(self) -> str | NDArray[np.uint8] | None:
        """Text for ``ansi``, a picture for ``rgb_array``; ``human`` prints the text."""
        if self.render_mode is None:
            raise ThrowdownError(
                f"nobody said how to draw: make the environment with render_mode, one of {', '.join(RENDER_MODES)}",
                code="lab/render",
            )
        if self.render_mode == "rgb_array":
            return picture_of(self.course)
        text = text_of(self.course)
        if self.render_mode == "ansi":
            return text
        print(text)  # render_mode "ansi" prints
        return None

    def close(self) -> None:
        """Nothing is held open."""

    def __str__(self) -> str:
        return str(self.metadata["name"])


class ThrowdownEnv(TableEnv):
    """Choices by id; in a physical arena every throw has an aim, too."""

    def _prepare(self) -> None:
        self.choices = Aims(self.coding) if self.sight.places else Unaimed(self.coding)
        low, high = self.sight.bounds
        size = self.choices.size
        spaces: dict[str, Space[Any]] = {
            "observation": Box(low, high, dtype=np.int16),
            "action_mask": Box(0, 1, (size,), np.int8),
        }
        self._observed = {agent: Dict(spaces) for agent in self.possible_agents}
        self._actions = {agent: Discrete(size) for agent in self.possible_agents}
        self._nothing = np.zeros(size, np.int8)
        self._taken: Ids = ()

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self._taken = ()
        super().reset(seed, options)

    def observe(self, agent: str) -> dict[str, Any]:
        """What this agent sees, and what it may choose: nothing while it is not asked."""
        seat, course = self._seats[agent], self.course
        if seat != course.seat:
            return {"observation": self.sight.observe(course, seat), "action_mask": self._nothing.copy()}
        mask = self.choices.menu(course, seat, self._taken).mask
        return {"observation": self.sight.observe(course, seat, self._taken), "action_mask": mask.copy()}

    def _choose(self, action: Any) -> None:
        if not 0 <= action < self.choices.size:
            raise ActionRefused(f"id {action} must be a whole number from 0 to {self.choices.size - 1}")
        try:
            decoded = self.choices.read(self.course, action, self._taken)
        except ActionRefused as refused:
            self._forfeit(refused.message)
            return
        if decoded is None:
            self._taken = (*self._taken, int(action))
        else:
            self._taken = ()
            self.course.act(*decoded)
            self.course.run()
