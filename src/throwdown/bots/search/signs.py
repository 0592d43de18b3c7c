"""What is seen of every seat in an arena game, for chances that are fitted to how games end (``calibration.py``)."""

from __future__ import annotations

from math import log
from typing import TYPE_CHECKING

from throwdown.bots.search.evaluation import Evaluation, dice_owned

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping

    from throwdown.rules.arena.pipeline import ArenaGame
    from throwdown.rules.arena.state import ArenaState

    from .calibration import Signs

#: The sign of what the solved core game says.
CORE = "core"
#: No chance is taken for smaller than this.
LEAST = 1e-4


class ArenaSigns:
    """What is seen of everybody in positions of a game."""

    def __init__(self, game: ArenaGame) -> None:
        self.core = Evaluation(game)

    def of(self, state: ArenaState) -> Signs:
        """Of everybody who is still in the game."""
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
