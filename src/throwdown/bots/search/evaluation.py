"""What a position of an arena game is worth to a seat: the solved core game, read for any edition.

The core (Strike and base Impact) is solved exactly. The other editions add powers to it, but their positions
are compared well by the same two things: how many symbols lie open, and how many dice everybody owns.
"""

from __future__ import annotations

from functools import cache, lru_cache
from typing import TYPE_CHECKING

from throwdown.bots.odds.kernels import SYMBOLS
from throwdown.bots.solver.cache import solved_game
from throwdown.bots.solver.core import dice_of
from throwdown.throwers.luck import LUCK

if TYPE_CHECKING:
    from throwdown.bots.solver.core import Solved
    from throwdown.rules.arena.pipeline import ArenaGame
    from throwdown.rules.arena.state import ArenaState

#: Up to this number of players the core is solved when it is needed; more are looked at as if they were so many.
MOST_SOLVED = 3
#: Looking ahead comes to the same positions again and again: so many are cached.
REMEMBERED = 1 << 15


def core(players: int, dice: int = 0) -> Solved:
    """The core game for so many players, on the table of luck.

    ``dice`` are all of a game with a handicap: those of few players are solved with them.
    """
    if players > MOST_SOLVED or dice <= dice_of(players):
        dice = 0
    return _core(min(players, MOST_SOLVED), dice)


def core_of(game: ArenaGame) -> Solved:
    """The core game with the players and the dice of this one."""
    return core(game.seats, game.dice_in_play)


@cache
def _core(players: int, dice: int) -> Solved:
    return solved_game(dict(LUCK), players, dice=dice or None)


@lru_cache(maxsize=REMEMBERED)
def _read(solved: Solved, lying: int, dice: tuple[int, ...], mid: bool) -> tuple[float, ...]:
    """Everybody's chances, as the solved game has them."""
    return tuple(solved.values(lying, dice, mid).tolist())


class Evaluation:
    """The value of positions to one seat."""

    def __init__(self, game: ArenaGame) -> None:
        self.core = core_of(game)
        self.lost_face = game.lost_face

    def of_state(self, state: ArenaState, seat: int) -> float:
        """Between throws, or when the game is over."""
        if state.result is not None:
            return 1 / len(state.result.winners) if seat in state.result.winners else 0.0
        return self.of(open_symbols(state, self.lost_face), dice_owned(state), seat, state.phase == "choice")

    def of(self, lying: int, owned: dict[int, int], seat: int, mid: bool = False) -> float:
        """So many symbols lie open; ``owned`` are the dice of those still in the game, from the one on turn on."""
        if seat not in owned:
            return 0.0
        if len(owned) == 1:
            return 1.0
        if len(owned) <= self.core.players:
            return self._among_few(lying, owned, seat, mid)
        return self._among_few(lying, owned, seat, mid) / sum(
            self._among_few(lying, owned, each, mid) for each in owned
        )

    def of_everybody(self, state: ArenaState, owned: dict[int, int]) -> dict[int, float]:
        """The same for all players who are still in the game, if it continues."""
        lying, mid = open_symbols(state, self.lost_face), state.phase == "choice"
        if len(owned) <= self.core.players:
            return {each: self.of(lying, owned, each, mid) for each in owned}
        found = {each: self._among_few(lying, owned, each, mid) for each in owned}
        return {each: value / sum(found.values()) for each, value in found.items()}

    def _among_few(self, lying: int, owned: dict[int, int], seat: int, mid: bool) -> float:
        """Among so many as are solved."""
        order = self._seen_by(seat, owned)
        dice = self._within([owned[each] for each in order], lying)
        return _read(self.core, lying, dice, mid and dice[0] > 0)[order.index(seat)]

    def _seen_by(self, seat: int, owned: dict[int, int]) -> list[int]:
        """The seats that count: the one on turn, the own one, and of the others those with the most dice."""
        order = list(owned)
        if len(order) <= self.core.players:
            return order
        others = sorted((each for each in order[1:] if each != seat), key=lambda each: -owned[each])
        seats = {order[0], seat}
        while len(seats) < self.core.players:
            seats.add(others.pop(0))
        return [each for each in order if each in seats]

    def _within(self, dice: list[int], lying: int) -> tuple[int, ...]:
        """No more dice than the solved game has: what is too much is taken from those who have the most."""
        dice = [max(count, 1) for count in dice]
        while lying + sum(dice) > self.core.dice:
            dice[dice.index(max(dice))] -= 1
        return tuple(dice)


def dice_owned(state: ArenaState) -> dict[int, int]:
    """The dice of everybody who is still in the game, from the seat on turn on."""
    owned = [len(loose) + sum(map(len, piles)) for loose, piles in zip(state.supplies, state.piles, strict=True)]
    turn = [(state.active + step * state.direction) % len(owned) for step in range(len(owned))]
    return {each: owned[each] for each in turn if owned[each]}


def open_symbols(state: ArenaState, lost_face: str) -> int:
    """How many different symbols a thrown die could match."""
    covered = {die for stack in state.stacks for die in stack[:-1]}
    shown = {face for die, face in state.arena if die not in covered and face != lost_face}
    return min(len(shown), SYMBOLS)
