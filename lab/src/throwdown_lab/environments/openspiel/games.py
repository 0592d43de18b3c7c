"""All games for OpenSpiel, under ``throwdown_strike`` and so on: importing this module registers them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, ClassVar

import msgspec
import numpy as np
import pyspiel

from throwdown.rules.catalogue import GAMES
from throwdown_lab.environments.rewards import bounds

from .chance import MOST_OUTCOMES
from .node import CHANCE, TERMINAL
from .standing import standing
from .table import PARAMETERS, Table, options_text, table_of

if TYPE_CHECKING:
    from throwdown.rules import Game

#: More steps no game has: 5,000 throws of all dice, or a thousand turns.
LONGEST = 200_000


def name_of(game: str) -> str:
    """What a game is called in OpenSpiel."""
    return f"throwdown_{game}"


def _type_of(game: str, table: Table | None = None) -> pyspiel.GameType:
    """What kind of game it is: as registered, or as a table plays it."""
    explicit, hides, wins = table is None or table.explicit, table is not None and table.hides, True
    if table is not None:
        wins = table.reward == "win"
    kinds = pyspiel.GameType
    return kinds(
        short_name=name_of(game),
        long_name=f"Throwdown: {game}",
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC if explicit else kinds.ChanceMode.SAMPLED_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION if hides else kinds.Information.PERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM if wins else kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=5,
        min_num_players=2,
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=PARAMETERS,
    )


class ThrowdownGame(pyspiel.Game):  # type: ignore[misc]
    """One game with its parameters; a class of its own for each, as OpenSpiel's registry needs it."""

    plays: ClassVar[str]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        game, chosen = self.plays, {**PARAMETERS, **(params or {})}
        self.table = table = table_of(game, tuple(chosen.items()))
        least, most = bounds(table.game.seats, table.reward)
        info = pyspiel.GameInfo(
            num_distinct_actions=table.choices.size,
            max_chance_outcomes=MOST_OUTCOMES if table.explicit else 1,
            num_players=table.game.seats,
            min_utility=least,
            max_utility=most,
            utility_sum=0.0 if table.reward == "win" else None,
            max_game_length=LONGEST,
        )
        super().__init__(_type_of(game, table), info, params or {})

    def new_initial_state(self) -> ThrowdownState:
        return ThrowdownState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> Observer:
        return Observer(self.table)

    def max_chance_nodes_in_history(self) -> int:
        return LONGEST


class ThrowdownState(pyspiel.State):  # type: ignore[misc]
    """A position; its node is a value, so that copies cost next to nothing."""

    def __init__(self, game: ThrowdownGame) -> None:
        super().__init__(game)
        self.table = game.table
        self.node = game.table.start()

    def current_player(self) -> int:
        return self.node.player

    def is_terminal(self) -> bool:
        return self.node.player == TERMINAL

    def _legal_actions(self, player: int) -> list[int]:
        return self.table.legal(self.node)

    # OpenSpiel would ask three times on the way here: callers from Python are answered directly.

    def legal_actions(self, player: int | None = None) -> list[int]:
        node = self.node
        if node.player >= 0 and (player is None or player == node.player):
            return self.table.legal(node).copy()
        listed: list[int] = super().legal_actions() if player is None else super().legal_actions(player)
        return listed

    def is_chance_node(self) -> bool:
        return self.node.player == CHANCE

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """A copy that the caller may change: OpenSpiel's search shuffles it."""
        return self.node.draw.chances.copy() if self.node.draw is not None else [(0, 1.0)]

    def _apply_action(self, action: int) -> None:
        node = self.node
        self.node = self.table.step(node, action) if node.near is None else self.table.near_step(node, action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player != CHANCE:
            return self.table.choices.names[action]
        return self.node.draw.label(action) if self.node.draw is not None else "the dice fall"

    def returns(self) -> tuple[float, ...]:
        return self.table.returns(self.node)

    def __str__(self) -> str:
        return standing(self.node)


class Observer:
    """What a seat sees, as numbers and as text: both come from its view, so what is hidden stays hidden.

    It is all that a seat needs to know; what happened before is not repeated.
    """

    def __init__(self, table: Table) -> None:
        self.table = table
        self.tensor = np.zeros(len(table.sight.names), np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: ThrowdownState, player: int) -> None:
        self.tensor[:] = self.table.observe(state.node, player)

    def string_from(self, state: ThrowdownState, player: int) -> str:
        node = state.node
        seen = msgspec.json.encode(self.table.game.view(node.course.state, player)).decode()
        return f"{seen} {list(node.taken)}" if node.taken and node.player == player else seen


#: By id. What the registry holds must outlive the interpreter: classes do, and functions do not.
KINDS = {game: type(f"Throwdown_{game}", (ThrowdownGame,), {"plays": game}) for game in GAMES}


def loaded(game: Game[Any]) -> ThrowdownGame:
    """The game of OpenSpiel that plays by exactly these rules."""
    made: ThrowdownGame = KINDS[game.id]({"players": game.seats, "options": options_text(game.options)})
    return made


def register() -> None:
    """Tell OpenSpiel of all games; to do so again changes nothing."""
    known = set(pyspiel.registered_names())
    for game, kind in KINDS.items():
        if name_of(game) not in known:
            pyspiel.register_game(_type_of(game), kind)


register()
