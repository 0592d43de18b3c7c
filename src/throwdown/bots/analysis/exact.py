"""Everybody's chance to win where the game is solved: Strike and base Impact up to three seats."""

from __future__ import annotations

from functools import cached_property
from statistics import fmean
from typing import TYPE_CHECKING

from throwdown.bots.bot import Choice
from throwdown.bots.search.evaluation import MOST_SOLVED, core_of
from throwdown.bots.search.lookahead import choices, listed
from throwdown.bots.search.solved import core_position
from throwdown.bots.solver.cache import solved_game
from throwdown.bots.solver.core import CORE_GAMES, STOP
from throwdown.rules.arena.state import ArenaState, Board, Landed
from throwdown.rules.game import to_act
from throwdown.throwers.luck import Luck

from .estimate import Chances, shared

if TYPE_CHECKING:
    from collections.abc import Sequence

    from throwdown.bots.models import ThrowModel
    from throwdown.bots.solver.core import Solved
    from throwdown.rules.arena.pipeline import ArenaGame, ArenaView


class SolvedGame:
    """What is known exactly of a game; None for whatever is not."""

    def __init__(self, game: ArenaGame, model: ThrowModel) -> None:
        """The core game is solved on any model."""
        self.game, self.model = game, model
        self.is_core = game.id in CORE_GAMES and game.seats <= MOST_SOLVED
        self._last: tuple[ArenaState | None, dict[Choice, Chances]] = None, {}
        """Cached, because most states are asked for again."""

    def values(self, state: ArenaState) -> Chances | None:
        """Of a state between throws, at the beginning or at the end."""
        if state.result is not None:
            return shared(state.result, self.game.seats)
        if not self.is_core:
            return None
        if state.phase == "start":
            return self._before_start_die(state)
        if state.phase != "place":
            return self._of_core(state)
        options = self.options(state)
        return options[best_of(options, mover(self.game, state))] if options else None

    def options(self, state: ArenaState) -> dict[Choice, Chances]:
        """The same after each choice of the seat that is asked; nothing where that is not known."""
        if self._last[0] != state:
            self._last = state, self._options(state)
        return self._last[1]

    def _options(self, state: ArenaState) -> dict[Choice, Chances]:
        if not self.is_core:
            return {}
        return self._start_dice(state) if state.phase == "place" else self._core_options(state)

    # The core game: a vector from the seat on turn on

    @cached_property
    def _core(self) -> Solved:
        if self.model.name == Luck.engine:
            return core_of(self.game)
        return solved_game(self.model.manners, self.game.seats, dice=self.game.dice_in_play)

    def _of_core(self, state: ArenaState) -> Chances | None:
        position = core_position(self.game, open_view(self.game, state))
        return None if position is None else self._by_seat(state, self._core.values(*position).tolist())

    def _core_options(self, state: ArenaState) -> dict[Choice, Chances]:
        view = open_view(self.game, state)
        position = core_position(self.game, view)
        if position is None:
            return {}
        found = self._core.action_values(*position)
        return {
            choice: self._by_seat(state, found[choice.manner or STOP].tolist())
            for choice in choices(listed(view))
            if (choice.manner or STOP) in found
        }

    def _by_seat(self, state: ArenaState, values: Sequence[float]) -> Chances:
        seats = self.game.seats
        order = [(state.active + step * state.direction) % seats for step in range(seats)]
        alive = dict(zip([seat for seat in order if state.supplies[seat]], values, strict=True))
        return tuple(alive.get(seat, 0.0) for seat in range(seats))

    # The start die

    def _before_start_die(self, state: ArenaState) -> Chances | None:
        """The mean of all faces; one that is thrown again changes nothing."""
        ((_, (die,)),) = state.resolution.hands
        shown = [self.game.resolve(state, Landed(((die, face),), ()))[0] for face in self.game.die]
        found = [self.values(after) for after in shown if after.phase != "start"]
        known = [values for values in found if values is not None]
        return tuple(map(fmean, zip(*known, strict=True))) if known and len(known) == len(found) else None

    def _start_dice(self, state: ArenaState) -> dict[Choice, Chances]:
        seat = mover(self.game, state)
        actions = self.game.legal_actions(state, seat)
        found = {Choice(action): self.values(self.game.apply(state, seat, action)[0]) for action in actions}
        known = {choice: values for choice, values in found.items() if values is not None}
        return known if len(known) == len(found) else {}


def mover(game: ArenaGame, state: ArenaState) -> int:
    """The seat that is asked; of several the first."""
    return to_act(game.awaiting(state))[0]


def open_view(game: ArenaGame, state: ArenaState, seat: int | None = None) -> ArenaView:
    """What the seat that is asked sees, with all supplies open: the game is over."""
    board = Board(state)
    view = game.view(state, mover(game, state) if seat is None else seat)
    return view.but(supplies=tuple(board.owned(each) for each in range(game.seats)))


def best_of(options: dict[Choice, Chances], seat: int) -> Choice:
    """What is best for this seat; of equal ones the first."""
    return max(options, key=lambda choice: options[choice][seat])
