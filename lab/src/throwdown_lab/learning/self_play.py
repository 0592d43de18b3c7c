"""A network learns to play by playing itself, thousands of games as a batch.

In every iteration it plays a batch of games against itself, mostly what it takes to be best. Then every decision is
compared with what came of it: partly who won, partly the estimate of the network at the next decision of the same seat,
which varies less. What the network estimates is moved a little towards that, and the next iteration plays with it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

import numpy as np
from numpy.typing import NDArray

from throwdown.bots.nets.net import LAYERS, fresh, save_net
from throwdown.bots.nets.shelf import file_of
from throwdown_lab.batch import batch_for

from .playing import between, play

if TYPE_CHECKING:
    from pathlib import Path

    from throwdown.bots.coding.form import Numbers
    from throwdown_lab.batch import Batch

    from .playing import Floats, Whole

#: How much of the value of a decision comes from what followed later, the rest from what the network says of the
#: seat's next decision.
LATER = 0.8
#: A choice that costs more than this by the network's own word is a trial: what follows says nothing about before.
TRIAL = 0.03
#: Decisions in one step of descent.
ROWS = 2048
#: From the first iteration to the last: choices by chance, how far close choices are mixed (in logits), steps.
BY_CHANCE, MIXED, STEP = (0.3, 0.04), (0.1, 0.03), (2e-3, 2e-5)
#: The stored net is a mean of all weights in which late ones count more: it covers about the last tenth.
RECENT = 8
#: Adam's memory of slopes and of their squares.
SLOPES, SQUARES = 0.9, 0.999


class Decided(NamedTuple):
    """Decisions of one step of all games."""

    games: Whole
    seats: Whole
    seen: Numbers
    ids: Whole
    best: Floats
    """What the network took the position to be worth."""
    trial: NDArray[np.bool_]


class Lessons(NamedTuple):
    """Decisions of whole games, and what came of them."""

    seen: Numbers
    ids: Whole
    worth: Floats
    shares: Floats
    """Who won, the seat that decided first."""

    def some(self, which: Whole) -> Lessons:
        return Lessons(self.seen[which], self.ids[which], self.worth[which], self.shares[which])


def chances(logits: Floats) -> Floats:
    return np.asarray(1 / (1 + np.exp(-logits)), np.float32)


class Learner:
    """A network, and how it gets better."""

    def __init__(self, game: str, seats: int, seed: int, games: int = 2048, hidden: int = 96) -> None:
        self.rng = np.random.default_rng(seed)
        self.batch: Batch = batch_for(game, seats, games=games)
        self.net = fresh(self.batch.coding, hidden, self.rng)
        self.learned = self.net.copy()
        """What it has learned: the weights of late iterations together, since those of each err in another way."""
        self.met = np.zeros(len(self.net.rungs), np.bool_)
        """The questions of an observation that anybody ever had to say yes to."""
        self.seeds = seed << 40
        self.steps = self.iterations = 0
        self.slopes = {layer: np.zeros_like(self.net.weights[layer]) for layer in LAYERS}
        self.squares = {layer: np.zeros_like(self.net.weights[layer]) for layer in LAYERS}

    def iterate(self, done: float) -> int:
        """Play and learn once; ``done`` is the share of all iterations before this one. Gives how many decisions."""
        lessons = self.play(done)
        order = self.rng.permutation(len(lessons.ids))
        for first in range(0, len(order), ROWS):
            which = order[first : first + ROWS]
            self.descend(lessons.some(which), between(STEP, done))
        self._take_the_mean()
        return len(order)

    def shipped(self) -> Path:
        """Where the bots look for the network."""
        return file_of(self.batch.coding.game.id, self.net.seats)

    def save(self, path: Path) -> None:
        save_net(self.learned, self.batch.coding, path)

    def _take_the_mean(self) -> None:
        """Inputs that were never met get no weight: there the network still holds its random start."""
        newest = (RECENT + 1) / (RECENT + 1 + self.iterations)
        self.iterations += 1
        for layer in LAYERS:
            self.learned.weights[layer] += newest * (self.net.weights[layer] - self.learned.weights[layer])
        self.learned.weights["w1"][~self.met] = 0

    # Playing

    def play(self, done: float) -> Lessons:
        first, course = np.arange(self.batch.games) % self.net.seats, list[Decided]()
        won = play(self.batch, self.seeds, first, lambda live, ids: course.append(self._decide(live, ids, done)))
        self.seeds += self.batch.games
        return self._lessons(course, won)

    def _decide(self, live: Whole, ids: Whole, done: float) -> Decided:
        """Choose in all unfinished games, forced moves too; ``ids`` come as choices by chance.

        Searches with the network ask it about positions in which there is nothing to choose as well.
        """
        open_ids = self.batch.mask()[live]
        seen = self.batch.observe()[live]
        outs = np.flatnonzero(open_ids.any(axis=0))
        logits = np.where(open_ids[:, outs], self.net.forward(seen, outs).logits, -np.inf)
        mixed = logits + np.float32(between(MIXED, done)) * self._gumbel(logits.shape)
        by_chance = self.rng.random(len(live)) < between(BY_CHANCE, done)
        chosen = np.where(by_chance, ids[live], outs[mixed.argmax(axis=1)])
        ids[live] = chosen
        best = chances(logits.max(axis=1))
        cost = best - chances(logits[np.arange(len(live)), np.searchsorted(outs, chosen)])
        return Decided(live, self.batch.seat()[live].astype(np.int64), seen, chosen, best, cost > TRIAL)

    def _gumbel(self, shape: tuple[int, ...]) -> Floats:
        """Added to logits, the largest is any of them by its softmax; in small floats it takes a third of the time."""
        even = self.rng.random(shape, np.float32)
        return np.asarray(-np.log(-np.log(even * np.float32(1 - 2e-7) + np.float32(1e-7))), np.float32)

    def _lessons(self, course: list[Decided], won: Floats) -> Lessons:
        """Backwards from the end: what came of every decision of games that are over."""
        after, worth = won.copy(), []
        for each in reversed(course):
            came = after[each.games, each.seats]
            worth.append(came)
            after[each.games, each.seats] = np.where(each.trial, each.best, LATER * came + (1 - LATER) * each.best)
        games, seats = (np.concatenate([each[part] for each in course]) for part in (0, 1))
        over = self.batch.over()[games]
        around = (seats[:, None] + np.arange(self.net.seats)) % self.net.seats
        return Lessons(
            np.concatenate([each.seen for each in course])[over],
            np.concatenate([each.ids for each in course])[over],
            np.concatenate(worth[::-1])[over],
            won[games[:, None], around][over],
        )

    # Learning

    def descend(self, lessons: Lessons, step: float) -> None:
        """One step of Adam down the slope of how surprising the lessons are."""
        net, rows = self.net, np.arange(len(lessons.ids))
        outs = np.union1d(lessons.ids, np.arange(net.ids, net.ids + net.seats))
        output = net.forward(lessons.seen, outs)
        self.met[output.which] = True
        policy, chosen = chances(output.logits), np.searchsorted(outs, lessons.ids)
        wrong = np.zeros_like(policy)
        wrong[rows, chosen] = policy[rows, chosen] - lessons.worth
        wrong[:, -net.seats :] = policy[:, -net.seats :] - lessons.shares
        wrong /= len(rows)
        back = (wrong @ net.weights["w2"][:, outs].T) * (output.hidden > 0)
        slopes = {layer: np.zeros_like(weight) for layer, weight in net.weights.items()}
        slopes["w1"][output.which], slopes["b1"] = output.seen.T @ back, back.sum(axis=0)
        slopes["w2"][:, outs], slopes["b2"][outs] = output.hidden.T @ wrong, wrong.sum(axis=0)
        self._adam(slopes, step)

    def _adam(self, slopes: dict[str, Floats], step: float) -> None:
        self.steps += 1
        for layer, slope in slopes.items():
            self.slopes[layer] += (1 - SLOPES) * (slope - self.slopes[layer])
            self.squares[layer] += (1 - SQUARES) * (slope * slope - self.squares[layer])
            mean = self.slopes[layer] / (1 - SLOPES**self.steps)
            scale = np.sqrt(self.squares[layer] / (1 - SQUARES**self.steps)) + 1e-7
            self.net.weights[layer] -= step * mean / scale
