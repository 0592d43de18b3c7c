"""What it is worth to a seat that a throw turns this die, knocks out that one, or is lost.

Which dice move is a matter of aim, what they show is luck: a landing is judged by the mean of all faces that its dice
might show. Judged by the one face that came up, a few trials could not separate good throws from lucky ones.
"""

from __future__ import annotations

from itertools import product
from math import prod
from statistics import fmean
from typing import TYPE_CHECKING, cast

from throwdown.bots import clock
from throwdown.rules.arena.state import Landed

from .determinize import imagined

if TYPE_CHECKING:
    from throwdown.rules import Action
    from throwdown.rules.arena.pipeline import ArenaView

    from .lookahead import Foresight

Stacks = tuple[tuple[int, ...], ...]

#: So many of the faces that dice might show are looked at; when the time is over, so many.
MOST_SHOWN, LEAST_SHOWN = 36, 8


class Worth:
    """What can become of one die that is thrown at what lies there."""

    def __init__(self, foresight: Foresight, view: ArenaView, throw: Action, until: float) -> None:
        self.foresight, self.until = foresight, until
        self.seat = cast("int", view.seat)
        self.flying, _ = foresight.game.apply(imagined(view), self.seat, throw)
        ((_, (self.die,)),) = self.flying.resolution.hands
        self.before = dict(self.flying.arena)
        self.known: dict[tuple[frozenset[int], frozenset[int], Stacks], float] = {}

    @property
    def loose(self) -> list[int]:
        """Dice that stand in no tower."""
        standing = {die for stack in self.flying.stacks for die in stack}
        return [die for die in self.before if die not in standing]

    # One landing

    def of(self, turned: tuple[int, ...] = (), out: tuple[int, ...] = (), stacks: Stacks | None = None) -> float:
        """The chance to win once these dice have turned and those have left."""
        standing = self.flying.stacks if stacks is None else stacks
        key = frozenset(turned), frozenset(out), standing
        if key not in self.known:
            self.known[key] = self._mean(turned, out, standing)
        return self.known[key]

    def _mean(self, turned: tuple[int, ...], out: tuple[int, ...], stacks: Stacks) -> float:
        dice = [*turned, *([] if self.die in out else [self.die])]
        left = tuple((die, "bounced" if die == self.die else "knocked") for die in out)
        foresight = self.foresight
        landings = (Landed(tuple(zip(dice, faces, strict=True)), left, stacks) for faces in self._shown(dice))
        return fmean(
            foresight.evaluate(foresight.trial.until_quiet(self.flying, {}, landing), self.seat) for landing in landings
        )

    def _shown(self, dice: list[int]) -> list[tuple[str, ...]]:
        """What the dice might show: all of it, or some."""
        faces = [[face for face in self.foresight.game.die if face != self.before.get(die)] for die in dice]
        count = MOST_SHOWN if clock.now() < self.until else LEAST_SHOWN
        if prod(map(len, faces)) <= count:
            return list(product(*faces))
        return [tuple(self.foresight.rng.choice(each) for each in faces) for _ in range(count)]

    # A way of throwing

    def expected(self, turns: dict[int, float], leaves: float) -> float:
        """The mean of throws that turn each of these dice so often and are lost so often."""
        nothing = self.of()
        gains = sum(chance * (self.of((die,)) - nothing) for die, chance in turns.items())
        return nothing + gains + leaves * (self.of(out=(self.die,)) - nothing)
