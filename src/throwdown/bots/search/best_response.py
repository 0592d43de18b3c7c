"""The best answer to an opponent who does not play well, for two players of the core game.

Against perfect play nothing beats the solved game. Against a player who throws on when stopping is right, or
throws too hard, more can be had: here the other side follows a fixed habit, and the own side does its best.

Solving takes seconds, so the answer to the one habit that bots look out for lies in ``data/respond.npz``. It is made
by ``throwdown lab make respond`` and must be made again when the luck model changes.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

import numpy as np
import numpy.typing as npt
from msgspec.structs import astuple

from throwdown.bots.odds.kernels import SYMBOLS, big_kernel, throw_kernel
from throwdown.bots.solver.core import STOP, dice_of
from throwdown.rules.values import Value
from throwdown.throwers import MANNERS
from throwdown.throwers.luck import LUCK

if TYPE_CHECKING:
    from collections.abc import Mapping

    from throwdown.bots.odds.kernels import Model

Array = npt.NDArray[np.float64]
#: Sweeps end when nothing changes by more than this.
CLOSE = 1e-5


class Habit(Value):
    """How an opponent plays without thinking: the chance to stop, and how often each manner is used."""

    stops: float
    manners: tuple[tuple[str, float], ...]


#: An opponent who throws on more often than not, and in any manner.
THOUGHTLESS = Habit(stops=0.4, manners=tuple((manner, 1 / len(MANNERS)) for manner in MANNERS))
RESPONSES_FILE = Path(__file__).parents[1] / "data" / "respond.npz"


class Response:
    """Chances to win of the player who answers: [lying, own dice, other dice], by who is on turn."""

    def __init__(self, model: Model, habit: Habit, known: Mapping[str, Array] | None = None) -> None:
        self.model, self.habit = model, habit
        most = dice_of(2)
        shape = (SYMBOLS + 1, most + 1, most + 1)
        self.mine, self.mine_mid = np.full(shape, 0.5), np.full(shape, 0.5)
        self.theirs, self.theirs_mid = np.full(shape, 0.5), np.full(shape, 0.5)
        self.kernels = {
            name: [
                [(led, float(chance)) for led, chance in throw_kernel(manner, lying).items()]
                for lying in range(SYMBOLS + 1)
            ]
            for name, manner in model.items()
        }
        self.big = {name: big_shares(model, name, most) for name in model}
        self.bare = {name: 1 - shares.sum(axis=(1, 2)) for name, shares in self.big.items()}
        if known is not None:
            self.mine, self.mine_mid = known["mine"].astype(float), known["mine_mid"].astype(float)
            self.theirs, self.theirs_mid = known["theirs"].astype(float), known["theirs_mid"].astype(float)
            return
        change = 1.0
        while change > CLOSE:
            before = self.mine.copy()
            self._sweep()
            change = float(np.abs(self.mine - before).max())

    def action_values(self, lying: int, own: int, other: int, mid: bool) -> dict[str, float]:
        """The chance to win after each action of the own side."""
        values = {STOP: float(self.theirs[lying, own, other])} if mid else {}
        for name in self.model:
            values[name] = float(self._thrown(name, lying, True, mid)[own, other])
        return values

    def _sweep(self) -> None:
        for lying in range(SYMBOLS + 1):
            throws = [self._thrown(name, lying, True, True) for name in self.model]
            self.mine_mid[lying] = with_ends(np.maximum(self.theirs[lying], np.max(throws, axis=0)))
            self.mine[lying] = with_ends(
                np.max([self._thrown(name, lying, True, False) for name in self.model], axis=0)
            )
            going_on = self._by_habit(lying, True)
            self.theirs_mid[lying] = with_ends(self.habit.stops * self.mine[lying] + (1 - self.habit.stops) * going_on)
            self.theirs[lying] = with_ends(self._by_habit(lying, False))

    def _by_habit(self, lying: int, mid: bool) -> Array:
        thrown = [share * self._thrown(name, lying, False, mid) for name, share in self.habit.manners]
        return np.asarray(np.sum(np.array(thrown), axis=0), dtype=float)

    def _thrown(self, name: str, lying: int, own: bool, mid: bool) -> Array:
        """The value of a throw for every number of own and other dice; all dice where nothing lies at the beginning."""
        if not lying and not mid:
            return self._big(name, own)
        mean: Array = np.zeros_like(self.mine[0])
        for (left, collected), chance in self.kernels[name][lying]:
            mean += chance * self._after(left, collected, own)
        return mean

    def _after(self, lying: int, collected: int, own: bool) -> Array:
        """The value after one die was thrown: shifted along the dice of the one who threw."""
        if collected:
            values = (self.theirs if own else self.mine)[lying]
        else:
            values = (self.mine_mid if own else self.theirs_mid)[lying]
        return shifted(values, collected - 1) if own else np.asarray(shifted(values.T, collected - 1).T)

    def _big(self, name: str, own: bool) -> Array:
        """All dice at once: who collects goes on with what was collected, who does not is out."""
        mean: Array = np.einsum(
            "tlc,lco->to" if own else "tlc,loc->ot", self.big[name], self.theirs if own else self.mine
        )
        return mean if own else mean + self.bare[name]


def with_ends(values: Array) -> Array:
    """The same where both have dice: a player without dice has lost."""
    values[0, 1:], values[1:, 0] = 0.0, 1.0
    return values


def big_shares(model: Model, name: str, most: int) -> Array:
    """The chances of a big throw: [thrown, lying, collected], where something is collected."""
    chances = np.zeros((most + 1, SYMBOLS + 1, most + 1))
    for thrown in range(1, most + 1):
        for (lying, collected), chance in big_kernel(model[name], thrown).items():
            if collected:
                chances[thrown, lying, collected] = float(chance)
    return chances


def shifted(values: Array, by: int) -> Array:
    """values[n + by] for every n; below nothing is nothing, above the most it is the most."""
    rows = np.clip(np.arange(len(values)) + by, 0, len(values) - 1)
    return np.asarray(values[rows])


@cache
def answer_to_thoughtless() -> Response:
    """The answer that lies beside this file, or a fresh one if it was made for other luck."""
    with np.load(RESPONSES_FILE) as known:
        if str(known["model"]) == named(LUCK):
            return Response(dict(LUCK), THOUGHTLESS, dict(known))
    return Response(dict(LUCK), THOUGHTLESS)


def named(model: Model) -> str:
    """The chances of a model, as one text."""
    return repr(sorted((name, astuple(manner)) for name, manner in model.items()))
