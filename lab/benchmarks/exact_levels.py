"""How strong the levels are at Strike on luck, exactly: run from the root and update results.md.

python -m lab.benchmarks.exact_levels

Every level is asked what it does in every position of the core game for two, and the chances to win follow from that
without a game being played. Base Impact is the same game. A master is taken as it plays against a player it has not
seen through: who plays by chance loses a little more often to it in a real game.
"""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from random import Random
from string import ascii_lowercase
from typing import Any, cast

import click
import numpy as np

from throwdown.bots import LEVELS, Bot
from throwdown.bots.odds.kernels import SYMBOLS, throw_kernel
from throwdown.bots.roster import make_bot
from throwdown.bots.search.best_response import Array, big_shares, shifted, with_ends
from throwdown.bots.solver.core import dice_of, opening_position
from throwdown.rules import Stop, game
from throwdown.rules.arena.pipeline import ArenaGame, ArenaView
from throwdown.rules.arena.state import THROWS
from throwdown.throwers import MANNERS
from throwdown.throwers.luck import LUCK

RULES = cast("ArenaGame", game("strike", 2))
MOST = dice_of(2)
SHAPE = (SYMBOLS + 1, MOST + 1, MOST + 1)
#: What a player does at the beginning of a turn, and within it: stopping first, then the manners; [lying, own, other].
Policy = tuple[Array, Array]
#: A habit of the hand is asked so often, at evenly spaced numbers of chance: twelfths tell thirds and sixths exactly.
ASKED = 12
#: Values are swept until nothing changes by more.
CLOSE = 1e-7


class Even(Random):
    """Numbers of chance that are not left to chance."""

    number = 0.0

    def random(self) -> float:
        return self.number


def position(lying: int, own: int, other: int, mid: bool) -> ArenaView:
    """What the player on turn sees."""
    dice = iter(ascii_lowercase)
    supplies = "/".join("".join(next(dice) for _ in range(count)) for count in (own, other))
    arena = ",".join(f"{next(dice)}:{symbol}" for symbol in RULES.symbols[:lying])
    position = f"{'choice' if mid else 'turn'} active=0 supplies={supplies}"
    return RULES.view(RULES.parse(f"{position}{f' arena={arena}' if arena else ''} aside={''.join(dice)}"), 0)


def policy(level: str) -> Policy:
    """What a level does everywhere."""
    return _played(level, mid=False), _played(level, mid=True)


def _played(level: str, mid: bool) -> Array:
    rng = Even(0)
    player, shares = make_bot(RULES, level, rng, 0.0), np.zeros((1 + len(MANNERS), *SHAPE))
    for lying, own, other in np.ndindex(SHAPE):
        if own and other and lying + own + other <= MOST:
            for number, count in _choices(player, rng, position(lying, own, other, mid)).items():
                shares[number, lying, own, other] = count / ASKED
    return shares


def _choices(player: Bot, rng: Even, view: ArenaView) -> Counter[int]:
    """0 for stopping, else the number of the manner from 1 on."""
    found: Counter[int] = Counter()
    for rng.number in (np.arange(ASKED) + 0.5) / ASKED:
        choice = player.choose(view)
        assert isinstance(choice.action, (Stop, *THROWS))  # nothing else is asked in the core game
        found[0 if choice.manner is None else 1 + MANNERS.index(choice.manner)] += 1
    return found


def by_chance() -> Policy:
    """Stops at every second choice, throws in any manner."""
    turn = np.zeros((1 + len(MANNERS), *SHAPE))
    turn[1:] = 1 / len(MANNERS)
    choice = turn / 2
    choice[0] = 1 / 2
    return turn, choice


class Duel:
    """Two who play by their policies: the chance of the first to win, [within a turn, lying, own, other dice]."""

    def __init__(self, one: Policy, other: Policy) -> None:
        self.policies = one, tuple(each.swapaxes(-1, -2) for each in other)
        self.first, self.second = np.full((2, *SHAPE), 0.5), np.full((2, *SHAPE), 0.5)
        change = 1.0
        while change > CLOSE:
            before = self.first.copy()
            self._sweep()
            change = float(np.abs(self.first - before).max())

    def even(self) -> float:
        """The chance of the first in a game that each of them begins as often."""
        lying, owned = opening_position(2)
        return float(self.first[0, lying, *owned] + self.second[0, lying, *owned]) / 2

    def _sweep(self) -> None:
        for mid in (1, 0):
            for lying in range(SYMBOLS + 1):
                for own, values in ((True, self.first), (False, self.second)):
                    values[mid, lying] = with_ends(self._mean(own, mid, lying))

    def _mean(self, own: bool, mid: int, lying: int) -> Array:
        shares = self.policies[0 if own else 1][mid][:, lying]
        mean = shares[0] * (self.second if own else self.first)[0, lying]
        for manner, share in zip(MANNERS, shares[1:], strict=True):
            if share.any():
                mean = mean + share * self._thrown(manner, own, mid, lying)
        return np.asarray(mean)

    def _thrown(self, manner: str, own: bool, mid: int, lying: int) -> Array:
        mine, theirs = (self.first, self.second) if own else (self.second, self.first)
        if not lying and not mid:
            return self._all_thrown(manner, own, theirs[0])
        mean: Array = np.zeros(SHAPE[1:])
        for (left, collected), chance in throw_kernel(LUCK[manner], lying).items():
            values = theirs[0, left] if collected else mine[1, left]
            mean += float(chance) * _moved(values, collected - 1, own)
        return mean

    def _all_thrown(self, manner: str, own: bool, theirs: Array) -> Array:
        """Who collects nothing is out."""
        shares = big_shares(dict(LUCK), manner, MOST)
        mean: Array = np.einsum("tlc,lco->to" if own else "tlc,loc->ot", shares, theirs)
        return mean if own else mean + 1 - shares.sum(axis=(1, 2))


def _moved(values: Array, by: int, own: bool) -> Array:
    """Along the dice of the one who threw."""
    return shifted(values, by) if own else np.asarray(shifted(values.T, by).T)


@click.command()
def main() -> None:
    """Each level against chance and against the level below."""
    policies: dict[str, Any] = {level: policy(level) for level in LEVELS}
    for level in LEVELS:
        click.echo(f"{level:8} – chance   {Duel(policies[level], by_chance()).even():6.2%}")
    for weaker, stronger in pairwise(LEVELS):
        click.echo(f"{stronger:8} – {weaker:8} {Duel(policies[stronger], policies[weaker]).even():6.2%}")


if __name__ == "__main__":
    main()
