"""What positions with powers and spells are worth, learned from games of the bots against themselves.

Every seat has a strength, a weighted sum of what can be seen of it, and wins with its share of all strengths: that
holds for any number of players. One of the things seen is what the solved core game says, so where nothing was learned
the core remains. The weights lie in ``data/learned.json``, made by ``python -m throwdown_lab.studies.learn``.
"""

from __future__ import annotations

import json
from functools import cache
from math import exp, log
from pathlib import Path
from typing import TYPE_CHECKING

from throwdown.throwers.luck import Luck

from .evaluation import Evaluation, dice_owned

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from throwdown.rules.arena.pipeline import ArenaGame
    from throwdown.rules.arena.state import ArenaState

WEIGHTS_FILE = Path(__file__).parents[1] / "data" / "learned.json"
#: The weight of what the core game says, before anything is learned.
CORE = "core"
#: No chance is taken for smaller than this.
LEAST = 1e-4

Weights = dict[str, float]
#: By seat: what is seen of it, and how much.
Signs = dict[int, list[tuple[str, float]]]


@cache
def learned() -> dict[str, Weights]:
    """What was learned, by game; nothing if it was learned with other luck."""
    stored = json.loads(WEIGHTS_FILE.read_text(encoding="utf-8"))
    weights: dict[str, Weights] = stored["weights"]
    return weights if stored["made"]["luck"] == Luck.engine else {}


class Learned:
    """The value of positions to one seat, as learned."""

    def __init__(self, game: ArenaGame, weights: Mapping[str, float]) -> None:
        self.core, self.weights = Evaluation(game), weights

    def of_state(self, state: ArenaState, seat: int) -> float:
        """Between throws, or when the game is over."""
        if state.result is not None or not (state.supplies[seat] or state.piles[seat]):
            return self.core.of_state(state, seat)
        weight = self.weights.get
        strengths = {
            each: exp(sum(weight(sign, 0.0) * much for sign, much in seen)) for each, seen in self.signs(state).items()
        }
        return strengths[seat] / sum(strengths.values())

    def signs(self, state: ArenaState) -> Signs:
        """What is seen of everybody who is still in the game."""
        owned = dice_owned(state)
        covered = {die for stack in state.stacks for die in stack[:-1]} if state.stacks else ()
        shown = [face for die, face in state.arena if die not in covered]
        powers = [symbol for symbol in state.elements if symbol in shown]
        signs = {seat: list(_of_owner(state, seat, owned, powers)) for seat in owned}
        for seat, chance in self.core.of_everybody(state, owned).items():
            signs[seat].append((CORE, log(max(chance, LEAST))))
        seats = list(owned)
        phase = "bare" if not state.arena and state.phase == "turn" else state.phase
        signs[seats[0]] += _of_mover(phase, shown, powers, len(covered), owned[seats[0]])
        if len(seats) > 1:
            signs[seats[1]].append((f"{phase} next", 1.0))
        return signs


def _of_owner(state: ArenaState, seat: int, owned: Mapping[int, int], powers: list[str]) -> Iterator[tuple[str, float]]:
    """Dice and piles, and what each power that lies there means for a player who owns much."""
    many = log(owned[seat])
    yield "dice", many
    yield "all dice", owned[seat] / 8
    if state.piles[seat]:
        yield "piles", len(state.piles[seat]) / 2
        yield "piled", sum(map(len, state.piles[seat])) / 8
    for power in powers:
        yield f"dice by {power}", many
    if "AIR" in powers:
        ring = sorted(owned)
        yield "gift", log(owned[ring[ring.index(seat) - 1]])  # a hurricane hands everything to the left


def _of_mover(phase: str, shown: list[str], powers: list[str], covered: int, dice: int) -> Iterator[tuple[str, float]]:
    """The seat on turn has what lies there before it."""
    yield f"{phase} mover", 1.0
    yield f"{phase} mover dice", log(dice)
    yield f"{phase} {len(set(shown))} symbols", 1.0
    if covered:
        yield f"{phase} covered", covered / 3
    for power in powers:
        yield f"{phase} {power}", 1.0
        if (count := shown.count(power)) > 1:
            yield f"{phase} more {power}", (count - 1) / 3
